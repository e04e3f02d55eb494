"""The box of Crazy Mistigri: what is in it, where it is from, other colours, and what is said of a wrong copy."""

from __future__ import annotations

import random
import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import ronron
from ronron.errors import BoxError

from .cards import decide, mistigri
from .reference import CATS, LEFT_OUT, Table, value

OWN = mistigri.book.folder / "components.toml"
TEXT = OWN.read_text(encoding="utf-8")
NAMES = ("amber", "brick", "coal", "denim", "elm", "fawn", "gold", "heather", "ivory")


def changed(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    text = TEXT
    for old, new in changes:
        assert old in text, "the test's own text is not in the file"
        text = text.replace(old, new, 1)
    return written(tmp_path, text)


def with_colours(tmp_path: Path, colours: dict[str, list[int]]) -> Path:
    head = TEXT[: TEXT.index("[colours]")]
    return written(
        tmp_path, "\n".join([head + "[colours]", *(f"{name} = {cats}" for name, cats in colours.items()), ""])
    )


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return path


def split(count: int) -> dict[str, list[int]]:
    """All 45 cats dealt out to so many colours."""
    colours: dict[str, list[int]] = {name: [] for name in NAMES[:count]}
    cats = [cat for cat in range(1, 10) for _ in range(10 - cat)]
    for number, cat in enumerate(cats):
        colours[NAMES[number % count]].append(cat)
    return colours


def test_the_box_holds_what_the_rules_say() -> None:
    colours = tomllib.loads(TEXT)["colours"]
    assert {name: "".join(map(str, cats)) for name, cats in colours.items()} == CATS
    cats = Counter(cat for cats in colours.values() for cat in cats)
    assert cats == {cat: 10 - cat for cat in range(1, 10)}
    assert (cats.total(), tomllib.loads(TEXT)["mistigri"]) == (45, 10)


def test_every_part_of_the_box_names_its_origin() -> None:
    origins = tomllib.loads(TEXT)["origin"]
    assert set(origins) == {"mistigri", "colours"}
    for origin in origins.values():
        assert all(re.match("[RDXH]: ", part) for part in origin.split("; "))
    assert "X: " in origins["colours"], "the colours are reconstructed, and it says so"


def test_a_copy_is_the_same_box() -> None:
    assert ronron.load("mistigri", box=OWN).fingerprint == mistigri.fingerprint


@pytest.mark.parametrize("count", range(2, 9))
def test_two_to_eight_colours_are_played_with(count: int, tmp_path: Path) -> None:
    mine = ronron.load("mistigri", box=with_colours(tmp_path, split(count)), plain=True)
    assert mine.fingerprint != mistigri.fingerprint
    dice = random.Random(count)
    players = 3 + count % 3
    position = mine.deal(count, players)
    expected = Table.read(position.notation())
    colours = {card[:-1] for card in sum(expected.hands, Counter()) if card != "mistigri"}
    assert colours == {name for name, cats in split(count).items() if set(map(str, cats)) - set(LEFT_OUT[players])}
    for _ in range(60):
        if position.over:
            break
        assert set(position.choices.values()) == expected.legal()
        decision = decide(position, dice)
        expected.play(mine.text(position, decision))
        position.play(decision)
        assert Table.read(position.notation()) == expected


def test_cats_of_one_value_in_one_colour_are_all_twins(tmp_path: Path) -> None:
    colours = {
        "ash": [cat for cat in range(1, 10, 2) for _ in range(10 - cat)],
        "oak": [2] * 8 + [4] * 6 + [6] * 4 + [8] * 2,
    }
    mine = ronron.load("mistigri", box=with_colours(tmp_path, colours), plain=True)
    dealt = sum(Table.read(mine.deal(1, 5).notation()).hands, Counter())
    assert dealt == {f"ash{v}": 10 - v for v in (1, 3, 5, 7, 9)} | {f"oak{v}": 10 - v for v in (2, 4, 6, 8)} | {
        "mistigri": 1
    }
    assert {value(card) for card in dealt} == set(range(1, 11))


def test_the_names_of_the_colours_are_shown(tmp_path: Path) -> None:
    mine = ronron.load("mistigri", box=changed(tmp_path, ("\nred =", "\nrust =")), plain=True)
    position = mine.deal(1, 3)
    assert "rust" in position.notation()
    assert "red" not in position.notation()


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('game = "mistigri"', 'game = "mistigris"', "game: expected 'mistigri', found 'mistigris'"),
        ("mistigri = 10", "mistigri = 11", "mistigri: expected 10, which it is worth, found 11"),
        ("mistigri = 10", "mistigri = 'ten'", "mistigri"),
        ("\nred = [1, 1, 2", "\nred = [1, 2", "colours: expected 9 cats of value 1 in all, found 8"),
        ("\nred = [1, 1, 2", "\nred = [1, 2, 2", "colours: expected 8 cats of value 2 in all, found 9"),
        ("8, 9]", "8, 8]", "colours: expected 1 cats of value 9 in all, found 0"),
        ("8, 9]", "8, 10]", r"colours\.yellow: expected values from 1 to 9, found 10"),
        ("8, 9]", "8, 0]", r"colours\.yellow: expected values from 1 to 9, found 0"),
        ("8, 9]", "8, -9]", r"colours\.yellow: expected values from 1 to 9, found -9"),
        ("8, 9]", "8, 'nine']", "colours"),
        ("\nred =", "\nRed =", r"colours\.Red: expected a name of at most 16 small letters"),
        ("\nred =", "\nred2 =", r"colours\.red2: expected a name of at most 16 small letters"),
        ("\nred =", '\n"dark red" =', r"colours\.dark red: expected a name of at most 16 small letters"),
        ("\nred =", '\n"rosé" =', r"colours\.rosé: expected a name of at most 16 small letters"),
        ("\nred =", "\nabcdefghijklmnopq =", r"colours\.abcdefghijklmnopq: expected a name of at most 16"),
        ("\nred =", "\nmistigri =", r"colours\.mistigri: expected a name .* but not mistigri"),
        ("[colours]", "[colours]\npink = []", r"colours\.pink: expected at least one cat"),
        ("[colours]", "[shades]", "shades|colours"),
        ("[origin]", "[sources]", "sources|origin"),
    ],
)
def test_each_mistake_gets_a_sentence_with_its_key(old: str, new: str, complaint: str, tmp_path: Path) -> None:
    with pytest.raises(BoxError, match=complaint):
        ronron.load("mistigri", box=changed(tmp_path, (old, new)))


@pytest.mark.parametrize("count", [1, 9])
def test_fewer_than_two_and_more_than_eight_colours_are_refused(count: int, tmp_path: Path) -> None:
    with pytest.raises(BoxError, match=f"colours: expected 2 to 8 of them, found {count}"):
        ronron.load("mistigri", box=with_colours(tmp_path, split(count)))


def test_all_mistakes_of_a_file_are_said_at_once(tmp_path: Path) -> None:
    path = changed(tmp_path, ("mistigri = 10", "mistigri = 9"), ("8, 9]", "8, 12]"), ("\nblue =", "\nBlue ="))
    with pytest.raises(BoxError, match=r"mistigri: .*colours\.yellow: .*colours\.Blue: .*value 9"):
        ronron.load("mistigri", box=path)
