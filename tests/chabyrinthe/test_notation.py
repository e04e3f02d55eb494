"""Positions of Chabyrinthe that could not be, each refused where it is wrong."""

from __future__ import annotations

import pytest

from ronron.errors import PositionError

from .squares import chabyrinthe, game, lay, say

GOOD = """
+ 3 . . +
. s1 e0 e1 A
. s0 x0 t0 .
B e1 e2 b0 .
+ . . 4 +
pile: e e e e e e s s s s t t t x d d b |
cats: 3 3 3 3 4 4 4 4 5 5 5 5 5
won:
"""


def test_a_position_needs_no_first_line() -> None:
    position = chabyrinthe.position(GOOD, board="chatons")
    assert position.notation().splitlines()[0] == "phase=act first=0 seat=0 turn=1 idle=0 actions=2"
    assert position.notation().splitlines()[1:] == GOOD.strip().splitlines()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("x0", "y0"),
        ("x0", "x4"),
        ("x0", "x"),
        ("x0", "e0"),
        ("x0 t0", "x0"),
        ("x0", "x0 x0"),
        (" A", " ."),
        (" A", " B"),
        (" A", " C"),
        ("+ 3 . . +", "+ 3 3 . +"),
        ("+ 3 . . +", "+ . . . +"),
        ("+ 3 . . +", "+ 6 . . +"),
        ("+ 3 . . +", "+ 3 . +"),
        ("+ 3 . . +", "3 . . ."),
        ("pile: e", "pile: s"),
        ("pile: e", "pile:"),
        ("pile: e", "pile: e e"),
        ("pile: e", "pile: q"),
        ("cats: 3", "cats: 4"),
        ("cats: 3", "cats:"),
        ("cats: 3", "cats: 3 3"),
        ("cats: 3", "cats: 0"),
        ("won:", "won: 0:3"),
        ("won:", "won: 3"),
        ("won:", ""),
        ("cats:", "dogs:"),
    ],
)
def test_a_table_that_could_not_be(old: str, new: str) -> None:
    assert old in GOOD
    with pytest.raises(PositionError, match="not a position of chabyrinthe: "):
        chabyrinthe.position(GOOD.replace(old, new, 1), board="chatons")


@pytest.mark.parametrize(
    "first_line",
    [
        "phase=dance",
        "phase=where",
        "phase=facing hand=e",
        "phase=home",
        "phase=over",
        "seat=2",
        "seat=-1",
        "first=2",
        "turn=0",
        "idle=100",
        "idle=-1",
        "actions=0",
        "actions=3",
        "hand=e",
        "out=a1^",
        "phase=where hand=q",
        "took=a1^:A",
        "weather=fine",
        "inserted=maybe",
        "phase",
    ],
)
def test_a_first_line_that_could_not_be(first_line: str) -> None:
    with pytest.raises(PositionError, match="not a position of chabyrinthe: "):
        chabyrinthe.position(f"{first_line}\n{GOOD.strip()}", board="chatons")


def test_the_square_has_the_size_of_its_board() -> None:
    with pytest.raises(PositionError, match="not a position of chabyrinthe: "):
        chabyrinthe.position(GOOD, board="matous")


def test_c5_a_turn_that_has_inserted_and_rotated_nothing_yet_is_half_over() -> None:
    """An insertion takes an action: with both left there was none."""
    with pytest.raises(PositionError, match="not a position of chabyrinthe: "):
        chabyrinthe.position(f"actions=2 inserted=yes\n{GOOD.strip()}", board="chatons")


def test_every_choice_of_a_game_can_be_written_down_and_read_again() -> None:
    for seed in range(6):
        for position in game(seed, 3, board="chatons", free_actions=seed % 2 == 0):
            again = chabyrinthe.position(position.notation(), 3, board="chatons", free_actions=seed % 2 == 0)
            assert (again.notation(), again.choices) == (position.notation(), position.choices)


def test_c10_a_choice_already_made_is_written_down() -> None:
    crossroads = """
        + 3  .  4  +
        . e0 t2 e3 .
        B s1 t2 s1 A
        . e0 s1 e3 .
        + .  .  .  +
    """
    asked = say(lay(crossroads), "turn b2 half", "home B")
    assert "took=a1^:B" in asked.notation().splitlines()[0]
    again = chabyrinthe.position(asked.notation(), board="chatons")
    assert say(again, "home B").notation() == say(asked, "home B").notation()
