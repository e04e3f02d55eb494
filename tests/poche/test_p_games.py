"""Chats de poche: random games in every mode, held against the rules as written once more."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ronron
from ronron.conformance.cases import Case, positions
from support.cases import CASES

from .grids import captured, options, out, poche, say, see, sheet, tiles
from .reference import (
    CELLS,
    LETTERS,
    Grid,
    before_the_dogs,
    dogs_beside_the_royal_chief,
    is_prey,
    resolve,
    targets,
)

SIDES = {"N": "north", "E": "east", "S": "south", "W": "west"}
MODES = [case for case in CASES if case.slug == "poche" and ("starts", "drawn") in case.options]
PAIRS = [(one, other) for one in LETTERS.values() for other in LETTERS.values() if one != other]
seeds = st.integers(0, 2**32)


def grid(position: ronron.Position) -> Grid:
    """Every tile by its name, whichever way up."""
    words = position.notation().split("\n", 1)[1].split()
    return {cell: word.strip("()[]") for cell, word in zip(CELLS, words, strict=True)}


def up(position: ronron.Position) -> set[str]:
    return {cell for cell, tile in zip(CELLS, see(position).cells, strict=True) if tile is not None}


def clans(position: ronron.Position) -> list[str]:
    return [clan or "" for clan in see(position).clans]


@pytest.mark.parametrize("mode", MODES, ids=str)
@settings(max_examples=20)
@given(seed=seeds)
def test_tiles_are_conserved_and_no_flip_is_undone(mode: Case, seed: int) -> None:
    names: set[str] = set()
    shown: set[str] = set()
    for position in positions(mode, seed):
        assert len(set(grid(position).values())) == 25
        if see(position).phase in ("draft", "rotate", "over"):
            continue
        seen = {tile.name for tile in tiles(position)}
        assert shown <= seen
        assert len(seen) == 25 - see(position).flips_left
        names, shown = names or set(grid(position).values()), seen
        assert names == set(grid(position).values()), "nothing changes its facing either"


@pytest.mark.parametrize("mode", MODES, ids=str)
@settings(max_examples=15)
@given(seed=seeds)
def test_p6_to_p12_exactly_what_the_articles_allow_is_legal(mode: Case, seed: int) -> None:
    flipped = ""
    for position in positions(mode, seed):
        view = see(position)
        if position.turn is None or view.phase in ("draft", "rotate"):
            continue
        tiles, clan = grid(position), clans(position)[position.turn] if view.effects else ""
        if view.phase == "flip":
            assert options(position) == {f"flip {cell}" for cell in set(CELLS) - up(position)}
            continue
        flipped = view.flipped or ""
        prey = {cell for cell in up(position) if is_prey(tiles[cell])}
        if view.phase == "prey":
            assert (clan, flipped in prey, len(prey) > 1) == ("ghost", True, True)
            assert options(position) == {f"move {cell}" for cell in prey}
            continue
        where = view.moving or ""
        assert where == flipped or (clan == "ghost" and {where, flipped} <= prey)
        allowed = targets(tiles, up(position), where, flipped, clan)
        assert options(position) == {"stay" if cell == where else f"to {cell}" for cell in allowed}


@pytest.mark.parametrize("mode", MODES, ids=str)
@settings(max_examples=30)
@given(seed=seeds)
def test_p12_the_ghosts_are_asked_whenever_they_flip_a_prey_beside_another(mode: Case, seed: int) -> None:
    before: ronron.Position | None = None
    for position in positions(mode, seed):
        view = see(position)
        if before is not None and see(before).phase == "flip" and position.turn is not None:
            prey = {cell for cell in up(position) if is_prey(grid(position)[cell])}
            ghost = view.effects and clans(position)[position.turn] == "ghost"
            asked = ghost and view.flipped in prey and len(prey) > 1
            assert view.phase == ("prey" if asked else "move")
        before = position.copy()


def check_the_end(position: ronron.Position) -> None:
    """P15–P21 on the tiles as they lie at the very end."""
    view = see(position)
    expected = resolve(grid(position), clans(position), view.effects)
    assert out(position) == expected.out
    assert [captured(position, seat) for seat in range(2)] == expected.captured
    assert not captured(position, 0) & captured(position, 1), "a prey is taken at most once"
    assert position.scores == view.scores == expected.scores
    assert [sum(sheet(position, seat).values()) for seat in range(2)] == position.scores
    assert position.winners == expected.winners


@pytest.mark.parametrize("mode", MODES, ids=str)
@settings(max_examples=60)
@given(seed=seeds)
def test_p15_to_p21_the_end_is_as_the_articles_say(mode: Case, seed: int) -> None:
    for position in positions(mode, seed):
        if not position.over:
            assert (position.scores, see(position).scores) == ([0, 0], [0, 0]), "nothing is scored before the end"
    check_the_end(position)


def full_grid(pair: tuple[str, str], dice: random.Random) -> str:
    """All tiles face up, anyhow."""
    cats = {
        "royal": "R1 R2 R3 R4 R5*",
        "gourmet": "G1 G2 G3* G4 G5",
        "crook": "C1 C2 C3 C4 C7*",
        "defender": "J1 J1 J1 J1 J9*",
        "chaos": "X X X X X*",
        "power": "W2* W3 W4 W4 W6",
        "ghost": "H2 H2 H3 H3 H5*",
    }
    names = f"{cats[pair[0]]} {cats[pair[1]]} M3 M4 M4 M5 M5 M6 P2 P5 F3 F4".split()
    names += [f"D{dog}^{dice.randrange(4)}" for dog in range(1, 6)]
    dice.shuffle(names)
    return "\n".join(" ".join(names[start : start + 5]) for start in range(0, 25, 5))


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_p14_to_p21_every_pair_of_clans_ends_as_the_articles_say(pair: tuple[str, str]) -> None:
    dice = random.Random("-".join(pair))
    for _ in range(40):
        position = poche.position(full_grid(pair, dice), clans=pair)
        before = before_the_dogs(grid(position), list(pair))
        sides = dogs_beside_the_royal_chief(before)
        fights: dict[str, list[int]] = {}
        while not position.over:
            if position.turn is not None:
                assert (position.turn, grid(position)) == (pair.index("royal"), before)
                turns = {f"turn {SIDES[side]} {quarters}" for side in sides for quarters in (1, 2, 3)}
                assert options(position) == turns | {"decline"}
                position.play(dice.choice(position.legal), settle=False)
                assert len(set(grid(position).items()) - set(before.items())) <= 1, "one dog is turned, no more"
                before, sides = grid(position), set()
            position.step()
            step = see(position).step
            if step is not None and step.cell is not None and step.sums is not None:
                assert step.cell not in fights
                fights[step.cell] = step.sums
        assert not sides, "who has a dog beside the royal chief is asked"
        assert grid(position) == before
        assert fights == resolve(before, list(pair)).sums
        check_the_end(position)


@pytest.mark.parametrize("pair", [pair for pair in PAIRS if "chaos" not in pair], ids="-".join)
def test_p2_without_effects_only_the_tiles_count(pair: tuple[str, str]) -> None:
    dice = random.Random("-".join(pair))
    for _ in range(20):
        position = poche.position(full_grid(pair, dice), clans=pair, effects=False)
        before = grid(position)
        while position.step():
            pass
        assert (position.over, grid(position)) == (True, before)
        check_the_end(position)


@settings(max_examples=20)
@given(seed=seeds)
def test_p14_a_declined_turn_changes_nothing(seed: int) -> None:
    dice = random.Random(seed)
    position = poche.position(full_grid(("royal", "ghost"), dice), clans=("royal", "ghost"))
    before = grid(position)
    if position.turn is not None:
        say(position, "decline")
    while position.step():
        pass
    assert grid(position) == before
    check_the_end(position)
