"""The box of Chabyrinthe: gutters, cats, and how the two squares begin. Most of it is reconstructed."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ronron.games.chabyrinthe.grid import BOARDS, EDGES, MOST_CELLS, SIDES, SIZES
from ronron.kernel import Ints, Masks, Record

SHAPES = ("elbow", "straight", "tee", "cross", "double_elbow", "bridge")
ELBOW = 0
GUTTERS = 26
CATS = 15
MOST_POINTS = 9
QUARTERS = 4
SEPARATE = 2
"""The most separate gutters on one card."""


class Gutter(msgspec.Struct, forbid_unknown_fields=True):
    """One shape of the component file."""

    cards: int
    joins: list[str]


class Elbows(msgspec.Struct, forbid_unknown_fields=True):
    """Which sides are joined by the two elbows that are laid first."""

    bottom_left: str
    top_right: str


class Start(msgspec.Struct, forbid_unknown_fields=True):
    """How a board begins."""

    cats: list[int]
    homes: list[int]
    elbows: Elbows


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The component file."""

    game: str
    origin: dict[str, str]
    gutters: dict[str, Gutter]
    cats: dict[str, int]
    boards: dict[str, Start]


class Box(Record):
    """What rules look up. `gutters` are sets of edges that a card joins, by board, cell, shape, facing and gutter."""

    gutters: Annotated[Masks, len(BOARDS) * MOST_CELLS * len(SHAPES) * QUARTERS * SEPARATE]
    joins: Annotated[Ints, len(SHAPES), SEPARATE]
    """Sets of sides that a shape joins at rotation 0."""
    counts: Annotated[Ints, len(SHAPES)]
    cats: Annotated[Ints, CATS]
    """The points of all cats, sorted."""
    start_cats: Annotated[Ints, len(BOARDS), 2]
    start_homes: Annotated[Ints, len(BOARDS), 2]
    start_facings: Annotated[Ints, len(BOARDS), 2]
    """How the elbows at the bottom left and the top right are turned."""


def check(components: Components) -> list[str]:
    """What is wrong, in sentences that name the key and what it should be."""
    complaints = (
        [] if components.game == "chabyrinthe" else [f"game: expected 'chabyrinthe', found {components.game!r}"]
    )
    complaints += _check_gutters(components.gutters)
    complaints += _check_cats(components.cats)
    if sorted(components.boards) != sorted(BOARDS):
        return [*complaints, f"boards: expected {' and '.join(BOARDS)}, found {', '.join(components.boards) or 'none'}"]
    for board, size in zip(BOARDS, SIZES, strict=True):
        complaints += _check_start(f"boards.{board}", components.boards[board], 4 * size)
    if not complaints:
        complaints += _check_elbows(components)
    return complaints or _check_deals(components)


def _check_deals(components: Components) -> list[str]:
    """C3 deals again until no cat is joined to a home; with some gutters that would go on for ever."""
    from ronron.games.chabyrinthe.trial import DEALS, can_begin  # its rules import this module

    box = Box()
    fill(components, box)
    return [
        f"gutters: on {board} each of {DEALS} deals joins a cat to a home at once, so that no game could begin (C3)"
        for index, board in enumerate(BOARDS)
        if not can_begin(box, index)
    ]


def _check_gutters(gutters: dict[str, Gutter]) -> list[str]:
    if sorted(gutters) != sorted(SHAPES):
        return [f"gutters: expected {', '.join(SHAPES)}, found {', '.join(gutters) or 'none'}"]
    complaints = []
    for shape in SHAPES:
        gutter = gutters[shape]
        if not 0 <= gutter.cards <= GUTTERS:
            complaints.append(f"gutters.{shape}.cards: expected 0 to {GUTTERS}, found {gutter.cards}")
        complaints += _check_joins(f"gutters.{shape}.joins", gutter.joins)
    total = sum(gutter.cards for gutter in gutters.values())
    if total != GUTTERS:
        complaints.append(f"gutters: expected {GUTTERS} cards in all, found {total}")
    if gutters["elbow"].cards < 2:
        complaints.append("gutters.elbow.cards: expected at least 2, since two elbows are laid first (C1)")
    return complaints


def _check_joins(key: str, joins: list[str]) -> list[str]:
    sides = "".join(joins)
    if not 1 <= len(joins) <= SEPARATE or any(len(gutter) < 2 for gutter in joins):
        return [f"{key}: expected one or two gutters of at least two sides each, found {joins}"]
    if len(set(sides)) != len(sides) or not set(sides) <= set(SIDES):
        return [f"{key}: expected sides out of {', '.join(SIDES)}, none twice, found {joins}"]
    return []


def _check_cats(cats: dict[str, int]) -> list[str]:
    complaints = [
        f"cats.{points}: expected points from 1 to {MOST_POINTS}, found {points!r}"
        for points in cats
        if points not in tuple("123456789")
    ]
    complaints += [
        f"cats.{points}: expected 0 cats or more, found {count}" for points, count in cats.items() if count < 0
    ]
    if sum(cats.values()) != CATS:
        complaints.append(f"cats: expected {CATS} in all, found {sum(cats.values())}")
    return complaints


def _check_start(key: str, start: Start, places: int) -> list[str]:
    complaints = []
    for name, found in (("cats", start.cats), ("homes", start.homes)):
        if len(found) != 2 or not all(0 <= place < places for place in found):
            complaints.append(f"{key}.{name}: expected two places from 0 to {places - 1}, found {found}")
    taken = [*start.cats, *start.homes]
    if not complaints and len(set(taken)) != len(taken):
        complaints.append(f"{key}: expected cats and homes on four different places, found {taken}")
    return complaints


def _check_elbows(components: Components) -> list[str]:
    """Check that the two elbows can lie as the boards say; the shapes have been checked before."""
    elbow = components.gutters["elbow"].joins
    if len(elbow) != 1 or _facing(elbow[0], elbow[0]) is None or len(elbow[0]) != 2 or _opposite(elbow[0]):
        return [f"gutters.elbow.joins: expected one gutter that joins two sides next to each other, found {elbow}"]
    complaints = []
    for board in BOARDS:
        for corner in ("bottom_left", "top_right"):
            sides = getattr(components.boards[board].elbows, corner)
            if _facing(elbow[0], sides) is None:
                key = f"boards.{board}.elbows.{corner}"
                complaints.append(f"{key}: expected two sides next to each other, such as 'WN', found {sides!r}")
    return complaints


def _opposite(sides: str) -> bool:
    return set(sides) in ({"N", "S"}, {"E", "W"})


def _turned(sides: int, quarters: int) -> int:
    """A set of sides after quarter turns clockwise."""
    return (sides << quarters | sides >> (4 - quarters)) & 0b1111


def _set_of(sides: str) -> int:
    return sum(1 << SIDES.index(side) for side in sides)


def _facing(gutter: str, sides: str) -> int | None:
    """How many quarter turns make a gutter join these sides; None if no number does."""
    if not set(sides) <= set(SIDES):
        return None
    wanted = _set_of(sides)
    return next((quarters for quarters in range(QUARTERS) if _turned(_set_of(gutter), quarters) == wanted), None)


def fill(components: Components, box: Box) -> None:
    """Turn the lists into tables."""
    for index, shape in enumerate(SHAPES):
        gutter = components.gutters[shape]
        box.counts[index] = gutter.cards
        for number, sides in enumerate(gutter.joins):
            box.joins[index, number] = _set_of(sides)
    box.cats[:] = sorted(int(points) for points, count in components.cats.items() for _ in range(count))
    elbow = components.gutters["elbow"].joins[0]
    for board, name in enumerate(BOARDS):
        start = components.boards[name]
        box.start_cats[board, :] = start.cats
        box.start_homes[board, :] = start.homes
        box.start_facings[board, :] = [_facing(elbow, start.elbows.bottom_left), _facing(elbow, start.elbows.top_right)]
        for cell, edges in enumerate(EDGES[board]):
            _fill_cell(box, board * MOST_CELLS + cell, edges)


def _fill_cell(box: Box, cell: int, edges: list[int]) -> None:
    """Which edges around a cell every card joins there."""
    for card in range(len(SHAPES) * QUARTERS):
        shape, facing = divmod(card, QUARTERS)
        for gutter in range(SEPARATE):
            sides = _turned(int(box.joins[shape, gutter]), facing)
            joined = sum(1 << edge for side, edge in enumerate(edges) if sides >> side & 1)
            box.gutters[(cell * len(SHAPES) * QUARTERS + card) * SEPARATE + gutter] = joined
