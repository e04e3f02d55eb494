"""The box of Chabyrinthe: what is in it, where each fact is from, and what is said of a wrong copy."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import ronron
from ronron.errors import BoxError

from .reference import CARDS, JOINS, POINTS
from .squares import table

OWN = ronron.load("chabyrinthe").book.folder / "components.toml"
TEXT = OWN.read_text(encoding="utf-8")
LETTERS = {"elbow": "e", "straight": "s", "tee": "t", "cross": "x", "double_elbow": "d", "bridge": "b"}
PATIENCE = 60
"""Seconds in which an impossible box must be refused; it takes about one."""


def changed(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    text = TEXT
    for old, new in changes:
        assert old in text, "the test's own text is not in the file"
        text = text.replace(old, new, 1)
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def with_cards(tmp_path: Path, **counts: int) -> Path:
    """A box with other numbers of cards; none of those not named."""
    text = TEXT
    for shape, letter in LETTERS.items():
        old = f"{shape} = {{ cards = {CARDS[letter]},"
        assert text.count(f"\n{old}") == 1
        text = text.replace(f"\n{old}", f"\n{shape} = {{ cards = {counts.get(shape, 0)},")
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_the_box_holds_what_the_rules_say() -> None:
    box = tomllib.loads(TEXT)
    assert {LETTERS[shape]: gutter["cards"] for shape, gutter in box["gutters"].items()} == CARDS
    sides = {LETTERS[shape]: {frozenset(join) for join in gutter["joins"]} for shape, gutter in box["gutters"].items()}
    assert sides == {letter: {frozenset(join) for join in joins} for letter, joins in JOINS.items()}
    assert {int(points): count for points, count in box["cats"].items()} == POINTS
    assert (sum(CARDS.values()), sum(POINTS.values())) == (26, 15)
    boards = box["boards"]
    assert {name: (board["cats"], board["homes"]) for name, board in boards.items()} == {
        "matous": ([0, 8], [4, 12]),
        "chatons": ([0, 6], [3, 9]),
    }
    assert all(set(board["elbows"]["bottom_left"]) == {"W", "N"} for board in boards.values())
    assert all(set(board["elbows"]["top_right"]) == {"E", "S"} for board in boards.values())


def test_every_part_of_the_box_names_its_origin() -> None:
    origins = tomllib.loads(TEXT)["origin"]
    assert set(origins) == {"gutters", "cats", "boards"}
    for origin in origins.values():
        assert re.match("[ROXH]: ", origin)
        assert "X: " in origin, "how many of each and where exactly is reconstructed, and says so"
        assert all(re.match("[ROXH]: ", part) for part in origin.split("; "))


def test_a_copy_is_the_same_box() -> None:
    assert ronron.load("chabyrinthe", box=OWN).fingerprint == ronron.load("chabyrinthe").fingerprint


def test_a_corrected_copy_is_played_with(tmp_path: Path) -> None:
    path = changed(tmp_path, ("5 = 5\n", "5 = 1\n9 = 4\n"), ("cats = [0, 8]", "cats = [1, 9]"))
    mine = ronron.load("chabyrinthe", box=path, plain=True)
    assert mine.fingerprint != ronron.load("chabyrinthe").fingerprint
    game = table(mine.deal(seed=1))
    assert set(game.cats) == {1, 9}
    assert Counter([*game.cats.values(), *game.to_come]) == {3: 5, 4: 5, 5: 1, 9: 4}


def test_other_gutters_are_dealt_and_other_joins_are_walked(tmp_path: Path) -> None:
    path = with_cards(tmp_path, elbow=20, double_elbow=6)
    game = table(ronron.load("chabyrinthe", box=path, plain=True).deal(seed=1))
    assert Counter([*game.pile, *(card[0] for row in game.square for card in row)]) == {"e": 20, "d": 6}


def test_the_elbows_in_the_corners_lie_as_the_box_says(tmp_path: Path) -> None:
    path = changed(tmp_path, ('bottom_left = "WN", top_right = "ES"', 'bottom_left = "NE", top_right = "WS"'))
    mine = ronron.load("chabyrinthe", box=path, plain=True)
    for seed in range(5):
        game = table(mine.deal(seed=seed))
        assert (game.square[3][0], game.square[0][3]) == ("e0", "e2")


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('game = "chabyrinthe"', 'game = "labyrinth"', "game: expected 'chabyrinthe', found 'labyrinth'"),
        ("elbow = { cards = 10", "elbow = { cards = 11", "gutters: expected 26 cards in all, found 27"),
        ("straight = { cards = 6", "straight = { cards = 5", "gutters: expected 26 cards in all, found 25"),
        ("elbow = { cards = 10", "elbow = { cards = 1", r"gutters\.elbow\.cards: expected at least 2"),
        ("tee = { cards = 4", "tee = { cards = -4", r"gutters\.tee\.cards: expected 0 to 26, found -4"),
        ("tee = { cards = 4", "tee = { cards = 'four'", r"gutters\.tee\.cards|gutters\[\.\.\.\]\.cards|cards"),
        ("\nbridge =", "\ntunnel =", "gutters: expected elbow, straight, .* found .*tunnel"),
        ('bridge = { cards = 2, joins = ["NS", "EW"] }\n', "", "gutters: expected elbow, straight, .*bridge, found"),
        ('joins = ["NS", "EW"]', 'joins = ["NS", "SW"]', r"gutters\.bridge\.joins: .*none twice"),
        ('joins = ["NS", "EW"]', 'joins = ["NS", "EX"]', r"gutters\.bridge\.joins: .*N, E, S or W"),
        ('joins = ["NS", "EW"]', "joins = []", r"gutters\.bridge\.joins: .*found \[\]"),
        ('joins = ["NS"]', 'joins = ["N"]', r"gutters\.straight\.joins: .*at least two sides"),
        ('joins = ["WNE"]', 'joins = ["WNN"]', r"gutters\.tee\.joins: .*none twice"),
        ('elbow = { cards = 10, joins = ["NE"]', 'elbow = { cards = 10, joins = ["NS"]', r"gutters\.elbow\.joins: "),
        ("3 = 5", "3 = 6", "cats: expected 15 in all, found 16"),
        ("4 = 5", "4 = -5", r"cats\.4: expected 0 cats or more, found -5"),
        ("5 = 5\n", "0 = 5\n", r"cats\.0: expected points from 1 to 9"),
        ("5 = 5\n", "10 = 5\n", r"cats\.10: expected points from 1 to 9"),
        ("5 = 5\n", "many = 5\n", r"cats\.many: expected points from 1 to 9"),
        ("cats = [0, 8]", "cats = [0, 4]", r"boards\.matous: .*four different places"),
        ("cats = [0, 8]", "cats = [8, 8]", r"boards\.matous: .*four different places"),
        ("homes = [4, 12]", "homes = [4, 4]", r"boards\.matous: .*four different places"),
        ("homes = [4, 12]", "homes = [4, 16]", r"boards\.matous\.homes: expected two places from 0 to 15"),
        ("homes = [3, 9]", "homes = [3, 12]", r"boards\.chatons\.homes: expected two places from 0 to 11"),
        ("cats = [0, 6]", "cats = [0, 6, 7]", r"boards\.chatons\.cats: expected two places"),
        ("cats = [0, 6]", "cats = [0, -1]", r"boards\.chatons\.cats: expected two places"),
        ('bottom_left = "WN"', 'bottom_left = "WE"', r"boards\.matous\.elbows\.bottom_left: .*next to each other"),
        ('top_right = "ES"', 'top_right = "NS"', r"boards\.matous\.elbows\.top_right: .*next to each other"),
        ('top_right = "ES"', 'top_right = "E"', r"boards\.matous\.elbows\.top_right: .*found 'E'"),
        ('top_right = "ES"', 'top_right = "ESW"', r"boards\.matous\.elbows\.top_right: .*found 'ESW'"),
        ('top_right = "ES"', 'top_right = "XY"', r"boards\.matous\.elbows\.top_right: .*found 'XY'"),
        ("[boards.chatons]", "[boards.kittens]", "boards: expected matous and chatons, found matous, kittens"),
        ("[gutters]", "[gutter]", "gutters is missing|there is no gutter here"),
    ],
)
def test_each_mistake_gets_a_sentence_with_its_key(old: str, new: str, complaint: str, tmp_path: Path) -> None:
    path = changed(tmp_path, (old, new))
    with pytest.raises(BoxError, match=complaint):
        ronron.load("chabyrinthe", box=path)


def test_all_mistakes_of_a_file_are_said_at_once(tmp_path: Path) -> None:
    path = changed(tmp_path, ("3 = 5", "3 = 4"), ("tee = { cards = 4", "tee = { cards = 3"), ("[4, 12]", "[4, 99]"))
    with pytest.raises(BoxError, match=r"gutters: .*; cats: .*; boards\.matous\.homes: "):
        ronron.load("chabyrinthe", box=path)


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own, so that what hangs can be ended."""
    return subprocess.run([sys.executable, *command], capture_output=True, text=True, check=False, timeout=PATIENCE)


def test_the_check_command_praises_and_complains(tmp_path: Path) -> None:
    good = run("-m", "ronron", "check", str(OWN))
    assert (good.returncode, good.stderr) == (0, "")
    assert "is valid: a box of chabyrinthe, the same as Ronron’s own" in " ".join(good.stdout.split())
    bad = run("-m", "ronron", "check", str(changed(tmp_path, ("3 = 5", "3 = 4"))))
    assert (bad.returncode, bad.stdout) == (2, "")
    assert bad.stderr.strip() == "ronron: mine.toml: cats: expected 15 in all, found 14"


def refused_by_check(path: Path) -> str:
    answer = run("-m", "ronron", "check", str(path))
    assert answer.returncode == 2, f"it was not refused: {answer.stdout}"
    return " ".join(answer.stderr.split())


def test_c3_a_box_of_crosses_whose_every_deal_joins_a_cat_is_refused_in_words(tmp_path: Path) -> None:
    path = with_cards(tmp_path, elbow=2, cross=24)
    assert re.match("ronron: mine.toml: .*C3", refused_by_check(path))


def test_c3_a_cat_and_a_home_on_the_same_elbow_are_refused_in_words(tmp_path: Path) -> None:
    """The elbow at the bottom left joins places 11 and 12 in every deal."""
    path = changed(
        tmp_path,
        ("cats = [0, 8]", "cats = [0, 11]"),
        ('bottom_left = "WN"', 'bottom_left = "WS"'),
    )
    assert re.match("ronron: mine.toml: .*(C3|matous)", refused_by_check(path))


def test_c3_a_box_that_seldom_deals_well_is_dealt_until_it_does(tmp_path: Path) -> None:
    path = with_cards(tmp_path, elbow=10, cross=16)
    code = f"import ronron; print(ronron.load('chabyrinthe', box={str(path)!r}, plain=True).deal(seed=1).notation())"
    answer = run("-c", code)
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.startswith("phase=act")
