"""The component file of Chabyrinthe: its shape, what is wrong with it, and the box it becomes."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ronron.games.chabyrinthe.box import CATS, GUTTERS, MOST_POINTS, QUARTERS, SEPARATE, SHAPES, Box
from ronron.games.chabyrinthe.grid import BOARDS, EDGES, MOST_CELLS, SIDES, SIZES
from ronron.games.chabyrinthe.trial import DEALS, can_begin
from ronron.games.complaints import expected, from_to, names_found
from ronron.said import Said, all_of, one_of, said


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


def check(components: Components) -> list[Said]:
    """What is wrong, by key, and what it should be."""
    complaints = [*_check_game(components.game), *_check_gutters(components.gutters), *_check_cats(components.cats)]
    if sorted(components.boards) != sorted(BOARDS):
        return [*complaints, expected("boards", all_of(BOARDS), names_found(components.boards))]
    for board, size in zip(BOARDS, SIZES, strict=True):
        complaints += _check_start(f"boards.{board}", components.boards[board], 4 * size)
    if not complaints:
        complaints += _check_elbows(components)
    return complaints or list(_check_deals(components))


def _check_game(game: str) -> Iterator[Said]:
    if game != "chabyrinthe":
        yield expected("game", repr("chabyrinthe"), game)


def _check_deals(components: Components) -> Iterator[Said]:
    """C3 deals again until no cat is joined to a home; with some gutters that would go on for ever."""
    box = Box()
    fill(components, box)
    for index, board in enumerate(BOARDS):
        if not can_begin(box, index):
            yield said("chabyrinthe-error-never-begins", board=board, deals=DEALS)


def _check_gutters(gutters: dict[str, Gutter]) -> Iterator[Said]:
    if sorted(gutters) != sorted(SHAPES):
        yield expected("gutters", all_of(SHAPES), names_found(gutters))
        return
    for shape in SHAPES:
        gutter = gutters[shape]
        if not 0 <= gutter.cards <= GUTTERS:
            yield expected(f"gutters.{shape}.cards", from_to(0, GUTTERS), gutter.cards)
        yield from _check_joins(f"gutters.{shape}.joins", gutter.joins)
    total = sum(gutter.cards for gutter in gutters.values())
    if total != GUTTERS:
        yield expected("gutters", said("chabyrinthe-error-cards-in-all", count=GUTTERS), total)
    if gutters["elbow"].cards < 2:
        yield said("chabyrinthe-error-two-elbows")


def _check_joins(key: str, joins: list[str]) -> Iterator[Said]:
    sides = "".join(joins)
    if not 1 <= len(joins) <= SEPARATE or any(len(gutter) < 2 for gutter in joins):
        yield expected(key, said("chabyrinthe-error-joins"), joins)
    elif len(set(sides)) != len(sides) or not set(sides) <= set(SIDES):
        yield expected(key, said("chabyrinthe-error-sides", sides=one_of(SIDES)), joins)


def _check_cats(cats: dict[str, int]) -> Iterator[Said]:
    for points in cats:
        if points not in tuple("123456789"):
            yield expected(f"cats.{points}", said("chabyrinthe-error-cat-points", most=MOST_POINTS), points)
    for points, count in cats.items():
        if count < 0:
            yield expected(f"cats.{points}", said("chabyrinthe-error-cat-count"), count)
    if sum(cats.values()) != CATS:
        yield expected("cats", said("error-in-all", count=CATS), sum(cats.values()))


def _check_start(key: str, start: Start, places: int) -> Iterator[Said]:
    both = ("cats", start.cats), ("homes", start.homes)
    wrong = [name for name, found in both if len(found) != 2 or not all(0 <= place < places for place in found)]
    for name in wrong:
        yield expected(f"{key}.{name}", said("chabyrinthe-error-places", last=places - 1), getattr(start, name))
    taken = [*start.cats, *start.homes]
    if not wrong and len(set(taken)) != len(taken):
        yield expected(key, said("chabyrinthe-error-four-places"), taken)


def _check_elbows(components: Components) -> Iterator[Said]:
    """The shapes are sound: can the two elbows lie as the boards say?"""
    elbow = components.gutters["elbow"].joins
    if len(elbow) != 1 or _facing(elbow[0], elbow[0]) is None or len(elbow[0]) != 2 or _opposite(elbow[0]):
        yield expected("gutters.elbow.joins", said("chabyrinthe-error-elbow"), elbow)
        return
    for board in BOARDS:
        for corner in ("bottom_left", "top_right"):
            sides = getattr(components.boards[board].elbows, corner)
            if _facing(elbow[0], sides) is None:
                yield expected(f"boards.{board}.elbows.{corner}", said("chabyrinthe-error-two-sides"), sides)


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
