"""Positions of Chats de poche that could not be, each refused where it is wrong."""

from __future__ import annotations

from typing import Any

import pytest

import ronron
from ronron.errors import PositionError

poche = ronron.load("poche")

GRID = """
M5b  D3^0 D5   D4   G4
M3   R4   F3   G2   G3*
G5   G1   D2^1 M4a  P2
P5   R3   R5*  R2   M5a
M4b  D1^3 F4   M6   R1
"""


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("M5b ", "", "expected 5 rows of 5 words"),
        ("M5b", "M7", "a1: no tile of these two clans, no prey and no dog is called 'M7'"),
        ("M5b", "M5a", "e4: there is no further M5a"),
        ("M5b", "M6", "d5: there is no further M6"),
        ("D5  ", "D6  ", "c1: expected a dog such as D3 or D3\\^1, found 'D6'"),
        ("D3^0", "D3^4", "b1: expected a dog such as D3 or D3\\^1"),
        ("D3^0", "D5", "c1: there is no further D5"),
        ("D3^0", "(D3", "b1: expected a tile, a tile in .* found '\\(D3'"),
        ("M5b", "?", "a1: a tile not known lies face down: \\(\\?\\)"),
        ("M5b", "[M5b]", "a1: only cats are turned face down again, not M5b"),
        ("R1", "[R1]", "cats are turned face down again only at the end"),
        ("G4", "H5*", "e1: no tile of these two clans"),
    ],
)
def test_a_grid_that_could_not_be(old: str, new: str, complaint: str) -> None:
    with pytest.raises(PositionError, match=complaint):
        poche.position(GRID.replace(old, new, 1), clans=("royal", "gourmet"))


@pytest.mark.parametrize(
    ("header", "complaint"),
    [
        (
            "phase=dance clans=royal,gourmet",
            "first line: phase is draft, flip, prey, move, rotate, end or over, not 'dance'",
        ),
        ("phase=flip clans=royal,gourmet", "no tile lies face down; the end is to be resolved"),
        ("phase=laying clans=royal,gourmet", "first line: phase is"),
        ("phase=over clans=royal,gourmet first=2", "first line: first is 0 or 1, not '2'"),
        ("phase=over clans=royal", "clans: expected two of royal, gourmet"),
        ("phase=over clans=royal,royal", "clans: the two are different, not both royal"),
        ("phase=over clans=royal,-", "only in the draft may a clan be missing|no tile of these two clans"),
        (
            "phase=over clans=royal,gourmet weather=fine",
            "first line: expected phase=, first=, .*, found 'weather=fine'",
        ),
        ("phase=draft clans=-,-", "in the draft all tiles lie face down|no tile of these two clans"),
        ("phase=move clans=royal,gourmet", "first line: expected cell= and a cell from a1 to e5, found ''"),
        ("phase=move clans=royal,gourmet cell=f9", "first line: expected cell= and a cell from a1 to e5, found 'f9'"),
        ("phase=prey clans=royal,gourmet cell=a1", "only the ghosts are asked which prey moves"),
        ("phase=move clans=royal,gourmet cell=a1 moving=a2", "only the ghosts are asked which prey moves"),
    ],
)
def test_a_first_line_that_could_not_be(header: str, complaint: str) -> None:
    with pytest.raises(PositionError, match=complaint):
        poche.position(f"{header}\n{GRID}", mode="free")


def test_brackets_must_be_around_the_cats_that_are_really_turned_down() -> None:
    header = "phase=over first=0 clans=royal,gourmet"
    true = poche.position(f"{header}\n{GRID}", mode="first").notation()
    assert "[G4]" in true
    assert poche.position(true, mode="first").scores == [15, 13]
    with pytest.raises(PositionError, match="e5: the dogs and chiefs turn other cats face down than those in brackets"):
        poche.position(true.replace("R1", "[R1]"), mode="first")


@pytest.mark.parametrize("clans", [5, None, "royal", ("royal",), ("royal", "wolf"), ("royal", "royal"), (1, 2)])
def test_clans_that_are_none(clans: Any) -> None:
    with pytest.raises(PositionError, match="clans: "):
        poche.position(GRID, clans=clans)


def test_chaos_cannot_be_played_without_effects() -> None:
    grid = GRID.replace("R1", "Xa").replace("R2", "Xb").replace("R3", "Xc").replace("R4", "Xd").replace("R5*", "X*")
    assert poche.position(grid, clans=("chaos", "gourmet"))
    with pytest.raises(PositionError, match=r"clans: chaos cannot be played without effects \(P2\)"):
        poche.position(grid, clans=("chaos", "gourmet"), effects=False)


def test_no_draft_without_a_card_to_choose_and_none_in_the_first_game() -> None:
    draft = poche.deal(seed=1, mode="expert", starts="seat 0")
    draft.play(draft.legal[0])
    passed_on = draft.notation().split("hands=")[1].split("\n")[0].split(",")[1]
    taken = draft.notation().split("clans=")[1].split(",")[0]
    with pytest.raises(PositionError, match="no card left to choose from"):
        poche.position(draft.notation().replace(f",{passed_on}\n", f",{taken}\n"), mode="expert")
    with pytest.raises(PositionError, match="the first game has no draft"):
        poche.position(draft.notation(), mode="first")


def test_twins_may_be_named_without_their_letter() -> None:
    short = GRID.replace("M5b", "M5").replace("M5a", "M5").replace("M4a", "M4").replace("M4b", "M4")
    game = poche.position(short, effects=False)
    while game.step():
        pass
    assert game.scores == [15, 13]
