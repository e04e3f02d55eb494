"""The box of Chats de poche: what is in it, where each fact is from, and what is said of a wrong copy."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import ronron
from ronron.errors import BoxError
from support.typed import Answer, command

OWN = ronron.load("poche").book.folder / "components.toml"
TEXT = OWN.read_text(encoding="utf-8")


def changed(tmp_path: Path, old: str, new: str) -> Path:
    assert old in TEXT, "the test's own text is not in the file"
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    return path


def test_every_part_of_the_box_names_its_origin() -> None:
    box = tomllib.loads(TEXT)
    assert set(box["origin"]) == {"clans", "prey", "dogs", "pairs", "chaos_values"}
    assert all(re.match("[RCH]: ", origin) for origin in box["origin"].values())


def test_a_corrected_copy_is_played_with() -> None:
    poche = ronron.load("poche", box=OWN)
    assert poche.fingerprint == ronron.load("poche").fingerprint


def test_another_value_makes_another_box(tmp_path: Path) -> None:
    mine = ronron.load("poche", box=changed(tmp_path, "mice = [3, 4, 4, 5, 5, 6]", "mice = [3, 4, 4, 5, 5, 9]"))
    assert mine.fingerprint != ronron.load("poche").fingerprint
    assert "M9" in mine.deal(seed=1).notation()


def test_p17_in_a_box_where_it_shows_a_cat_as_strong_as_the_crooks_chief_stands(tmp_path: Path) -> None:
    mine = ronron.load("poche", box=changed(tmp_path, "tiles = [1, 2, 3, 4, 7]", "tiles = [1, 2, 3, 4, 6]"))
    game = mine.position(
        """
        C6* W6  M3  M4a M4b
        W4a C1  M5a M5b M6
        P2  P5  F3  F4  W2*
        W3  W4b C2  C3  C4
        D1  D2  D3  D4  D5
        """,
        clans=("power", "crook"),
    )
    while game.step():
        pass
    assert " ".join(game.notation().splitlines()[1:3]).startswith("C6* W6 M3 M4a M4b [W4a] C1"), "C1 is not beside him"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('game = "poche"', 'game = "posh"', "game: expected 'poche', found 'posh'"),
        ('id = "royal"', 'id = "regal"', "clans: expected the ids royal, gourmet, crook, .* found regal, gourmet"),
        ("tiles = [1, 2, 3, 4, 5]", "tiles = [1, 2, 3, 4]", r"clans\[0\] \(royal\)\.tiles: expected 5 values, found 4"),
        (
            "tiles = [1, 1, 1, 1, 9]",
            "tiles = [1, 1, 1, 0, 9]",
            r"\(defender\)\.tiles: expected values from 1 to 20, found 0",
        ),
        (
            "tiles = [0, 0, 0, 0, 0]",
            "tiles = [0, 0, 3, 0, 0]",
            r"\(chaos\)\.tiles: expected 0, as no value is printed, found 3",
        ),
        ("chief = 3", "chief = 6", r"clans\[1\] \(gourmet\)\.chief: expected 1 to 5, found 6"),
        ('fr = "Les Malfrats"', 'fr = " "', r"clans\[2\] \(crook\): expected a name in fr and en and a colour"),
        ("mice = [3, 4, 4, 5, 5, 6]", "mice = [3, 4, 4, 5, 5]", "prey.mice: expected 6 values, found 5"),
        ("mice = [3, 4, 4, 5, 5, 6]", "mice = [3, 4, 4, 5, 5, 10]", "prey.mice: expected values from 1 to 9, found 10"),
        ("pigeons = [2, 5]", "pigeons = [2, 5, 5]", "prey.pigeons: expected 2 values, found 3"),
        ("flies = [3, 4]", "flies = [0, 4]", "prey.flies: expected values from 1 to 9, found 0"),
        ("both_flies = 12", "both_flies = 21", "prey.both_flies: expected 1 to 20, found 21"),
        ("both_pigeons = 10", "", "prey: both_pigeons is missing"),
        (
            "chaos_values = [10, 8, 6, 4, 2]",
            "chaos_values = [10, 8]",
            "effects.chaos_values: expected 5 values, found 2",
        ),
        ('D1 = ["N"]', 'D1 = ["X"]', "dogs.D1: expected N, NE, .* found 'X'"),
        ('D1 = ["N"]', "D1 = []", "dogs.D1: expected at least one arrow and none twice"),
        ('D2 = ["W", "E"]', 'D2 = ["W", "W"]', "dogs.D2: expected at least one arrow and none twice"),
        ('D5 = ["NE", "SE", "SW", "NW"]', "", "dogs: expected D1, D2, D3, D4 and D5, found D1, D2, D3, D4"),
        ("chief = 3", "chief = 'three'", r"clans\[1\]\.chief: expected a whole number, found a text"),
        ("[prey]", "[pray]", "prey is missing|there is no pray here"),
    ],
)
def test_each_mistake_gets_a_sentence_with_its_key(old: str, new: str, complaint: str, tmp_path: Path) -> None:
    path = changed(tmp_path, old, new)
    with pytest.raises(BoxError, match=complaint):
        ronron.load("poche", box=path)


def test_all_mistakes_of_a_file_are_said_at_once(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        TEXT.replace("both_flies = 12", "both_flies = 0").replace("chief = 3", "chief = 9"), encoding="utf-8"
    )
    with pytest.raises(BoxError, match=r"gourmet\)\.chief: .*; prey\.both_flies: "):
        ronron.load("poche", box=path)


def check(path: Path) -> Answer:
    return command("check", str(path))


def test_the_check_command_praises_and_complains(tmp_path: Path) -> None:
    good = check(OWN)
    assert (good.returncode, good.stderr) == (0, "")
    assert "is valid: a box of poche, the same as Ronron’s own" in " ".join(good.stdout.split())
    other = check(changed(tmp_path, "flies = [3, 4]", "flies = [4, 4]"))
    assert "a box of your own" in " ".join(other.stdout.split())
    bad = check(changed(tmp_path, "flies = [3, 4]", "flies = [3]"))
    assert (bad.returncode, bad.stdout) == (2, "")
    assert bad.stderr.strip() == "ronron: mine.toml: prey.flies: expected 2 values, found 1"
    nameless = check(changed(tmp_path, 'game = "poche"', ""))
    assert nameless.stderr.strip() == 'ronron: mine.toml: game: expected the name of a game, such as game = "poche"'
