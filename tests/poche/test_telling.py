"""What is said about a game of Chats de poche, to whom."""

from __future__ import annotations

from typing import Any

import pytest

import ronron
from ronron.api import telling
from ronron.conformance.cases import Case, played
from ronron.games.poche.notation import tile_name
from ronron.games.poche.telling import result
from ronron.said import People, tell
from support.cases import CASES

from .grids import moving

FREE = next(case for case in CASES if case.slug == "poche" and ("mode", "free") in case.options)
EXPERT = next(case for case in CASES if case.slug == "poche" and ("mode", "expert") in case.options)
PEOPLE = People(["Anna", "Ben"], you=0)


def end_with(first: list[str], second: list[str], clans: tuple[str, str]) -> Any:
    """The end of some game, with other prey caught by other clans."""
    position = played(FREE, 1)
    box: Any = position.game.box
    state, _ = position.seen_by(None)
    named = {tile_name(box, state, tile): tile for tile in range(10, 20)}
    state.taken[0], state.taken[1] = (sum(1 << named[name] for name in caught) for caught in (first, second))
    order = ("royal", "gourmet", "crook", "defender", "chaos", "power", "ghost")
    state.clans[0], state.clans[1] = (order.index(clan) for clan in clans)
    return box, state


@pytest.mark.parametrize(
    ("first", "second", "clans", "message"),
    [
        (["M6"], ["P2", "M4a"], ("royal", "defender"), "poche-tie-prey"),
        (["M4a"], ["M4b"], ("royal", "defender"), "poche-tie-defenders"),
        (["M4a"], ["M4b"], ("royal", "ghost"), "poche-tie-shared"),
        (["M6"], ["M4b"], ("royal", "ghost"), None),
    ],
)
def test_p21_what_breaks_a_tie_is_said(
    first: list[str], second: list[str], clans: tuple[str, str], message: str | None
) -> None:
    decided_by, sheets, _ = result(*end_with(first, second, clans))
    assert (decided_by.id if decided_by else None) == message
    assert sum(line.points or 0 for line in sheets[0]) == (6 if first == ["M6"] else 4)


def test_the_log_names_what_was_flipped_and_what_it_was_swapped_with() -> None:
    position = ronron.load("poche").deal(seed=1, mode="free")
    for decision in (0, 6):
        position.play(decision)
    flip = position.legal[0]
    before = position.copy()
    position.play(flip, settle=False)
    line = telling.entry(before, position, 0)
    tile = position.view(0).cells[flip]  # type: ignore[attr-defined]
    assert (line.mover, line.text) == (before.turn, "flip a1")
    assert tell("en", line.told[0], PEOPLE).endswith(f"a1: {tell('en', tile.words, PEOPLE)}.")


def test_the_log_says_where_a_turned_dog_looks_and_which_prey_moves() -> None:
    rotating = ronron.load("poche").position(
        """
        phase=rotate first=0 clans=royal,gourmet
        M5b G5   M6  G4   M4a
        M3  R4   G2  D5   G3*
        F4  D4   P2  D1^0 R5*
        P5  R3   D3  R2   M5a
        M4b D2^1 F3  G1   R1
    """,
        mode="free",
    )
    haunting = moving(
        """
        M5a M3  (?) (?) (?)
        (?) (?) (?) (?) (?)
        (?) (?) (?) (?) (?)
        (?) (?) (?) (?) (?)
        (?) (?) (?) (?) (?)
        """,
        "a1",
        "ghost",
        "royal",
        phase="prey",
    )
    assert told_of(rotating, "turn west 1") == "You turn the dog on d3; now it is a dog looking east."
    assert told_of(haunting, "move b1") == "You move the mouse 3 on b1 instead."


def told_of(position: ronron.Position, decision: str) -> str:
    before = position.copy()
    assert before.turn is not None
    position.play(position.game.parse(position, decision), settle=False)
    return tell("en", telling.entry(before, position, before.turn).told[0], People(["Anna", "Ben"], before.turn))


def test_a_chosen_clan_is_named_to_everybody() -> None:
    case: Case = EXPERT
    start = case.deal(3)
    chooser = start.turn
    assert chooser is not None
    before = start.copy()
    start.play(start.legal[0], settle=False)
    own, other = (telling.entry(before, start, eyes).told[0].id for eyes in (chooser, 1 - chooser))
    assert own == "poche-chose"
    assert other == "poche-chose"


def test_who_reads_is_spoken_to_and_others_are_named() -> None:
    sentence = next(line.told[0] for line in telling.entries(played(FREE, 1), 0) if line.told[0].id == "poche-flipped")
    mover = sentence.seats["who"]
    assert tell("en", sentence, People(["Anna", "Ben"], mover)).startswith("You flip ")
    assert tell("en", sentence, People(["Anna", "Ben"])).startswith(f"{['Anna', 'Ben'][mover]} flips ")
    assert tell("fr", sentence, People(["Anna", "Ben"], mover)).startswith("Vous retournez ")
