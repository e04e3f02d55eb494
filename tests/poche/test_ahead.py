"""What each side would take if the hunt ended now."""

from __future__ import annotations

import random
from typing import cast

import pytest

import ronron
from ronron.conformance.effort import few
from ronron.games.poche.view import View

from .grids import lay, poche, see
from .reference import CELLS, Grid, before_the_dogs, resolve


def open_tiles(position: ronron.Position) -> Grid:
    """The truth, with nothing where a tile is hidden."""
    tiles = position.notation().split("\n", 1)[1].split()
    return {cell: "?" if "(" in tile else tile for cell, tile in zip(CELLS, tiles, strict=True)}


@pytest.mark.parametrize(("mode", "deals"), [("first", 3), ("free", 30)])
def test_it_is_the_end_of_the_articles_played_with_the_open_tiles(mode: str, deals: int) -> None:
    for seed in range(few(deals)):
        dice = random.Random(seed)
        position = poche.deal(seed=seed, mode=mode)
        while not position.over:
            shown = see(position)
            if shown.phase in ("flip", "prey", "move", "rotate"):
                clans = [cast(str, clan) for clan in shown.clans]
                grid = open_tiles(position)
                ending = resolve(before_the_dogs(grid, clans) if shown.effects else grid, clans, shown.effects)
                assert [each.points for each in shown.ahead] == ending.scores
                assert [set(each.prey) for each in shown.ahead] == ending.captured
            position.play(dice.choice(position.legal))


def test_hidden_tiles_count_for_nothing_and_chiefs_not_found_do_nothing() -> None:
    position = lay(
        """
        .   .   .   .   .
        .   M6  C1  .   .
        .   C2  P5  J1a .
        .   .   D1  .   .
        .   .   .   .   .
        """.replace(" . ", " (?) ")
        .replace(".\n", "(?)\n")
        .replace("\n        .", "\n        (?)"),
        "crook",
        "defender",
    )
    assert [(each.points, each.prey) for each in see(position).ahead] == [(6 + 5 + 2, ["M6", "P5"]), (0, [])]


def test_nothing_is_foretold_before_the_first_turn_and_once_the_end_has_begun() -> None:
    position = poche.deal(seed=1, mode="free")
    assert see(position).ahead == []
    dice = random.Random(1)
    while not position.over:
        position.play(dice.choice(position.legal))
    assert cast(View, position.view(0)).ahead == []
