"""The component file of Caty Mini: its shape, what is wrong with it, and the box it becomes."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations
from typing import TypeAlias

import msgspec

from ronron.games.caty.box import (
    BOARDS,
    LONGEST_NAME,
    MOST_CORNERS,
    NOTCHES,
    PER_WALL,
    TOKENS,
    TOYS,
    WALLS,
    Box,
)
from ronron.games.caty.geometry import (
    THOUSAND,
    Disc,
    Point,
    Polygon,
    Shape,
    bounds,
    is_simple,
    length,
    overlap,
    touches,
)
from ronron.games.complaints import expected, is_name, name_of, names_found
from ronron.said import Said, all_of, said

FARTHEST = 100_000

Numbers: TypeAlias = list[int]


class ToyShape(msgspec.Struct, forbid_unknown_fields=True):
    """A toy on the floor: one of the two."""

    disc: Numbers | None = None
    polygon: list[Numbers] | None = None


class Room(msgspec.Struct, forbid_unknown_fields=True):
    """One board of the component file."""

    size: Numbers
    notches: dict[str, list[Numbers]]
    toys: dict[str, ToyShape]


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The component file."""

    game: str
    string: int
    under: int
    tokens: Numbers
    toys: list[str]
    origin: dict[str, str]
    furniture: dict[str, list[str]]
    boards: dict[str, Room]


def check(components: Components) -> list[Said]:
    """What is wrong, by key, and what it should be."""
    complaints = [*_check_numbers(components), *_check_names(components)]
    if complaints:
        return complaints
    if sorted(components.boards) != list(BOARDS):
        return [expected("boards", all_of(BOARDS), names_found(components.boards))]
    return [
        complaint for name in BOARDS for complaint in _check_room(f"boards.{name}", components.boards[name], components)
    ]


def _check_numbers(components: Components) -> Iterator[Said]:
    if components.game != "caty":
        yield expected("game", repr("caty"), components.game)
    for key, value in (("string", components.string), ("under", components.under)):
        if not 0 < value <= FARTHEST:
            yield expected(key, said("caty-error-length", most=FARTHEST), value)
    if len(components.tokens) != TOKENS or not all(1 <= value <= 9 for value in components.tokens):
        yield expected("tokens", said("error-values-each", count=TOKENS, lowest=1, highest=9), components.tokens)


def _check_names(components: Components) -> Iterator[Said]:
    if list(components.furniture) != list(WALLS):
        yield expected("furniture", said("caty-error-walls", walls=all_of(WALLS)), names_found(components.furniture))
        return
    for wall, pieces in components.furniture.items():
        if len(pieces) != PER_WALL:
            yield expected(f"furniture.{wall}", said("caty-error-pieces", count=PER_WALL), len(pieces))
    if len(components.toys) != TOYS:
        yield expected("toys", said("caty-error-toys", count=TOYS), len(components.toys))
    names = [*furniture_of(components), *components.toys]
    for name in names:
        if not is_name(name, LONGEST_NAME):
            yield expected("furniture, toys", name_of(LONGEST_NAME), name)
    if len(set(names)) != len(names):
        twice = sorted({name for name in names if names.count(name) > 1})
        yield said("caty-error-names-twice", names=", ".join(twice))


def furniture_of(components: Components) -> list[str]:
    """All furniture, wall by wall."""
    return [name for wall in components.furniture.values() for name in wall]


def _check_room(key: str, room: Room, components: Components) -> Iterator[Said]:
    if len(room.size) != 2 or not all(0 < side <= FARTHEST for side in room.size):
        yield expected(f"{key}.size", said("caty-error-size", most=FARTHEST), room.size)
        return
    yield from _check_notches(key, room, components)
    yield from _check_toys(key, room, components)


def _check_notches(key: str, room: Room, components: Components) -> Iterator[Said]:
    yield from _compare_names(f"{key}.notches", room.notches, furniture_of(components))
    seen: dict[Point, str] = {}
    for wall, names in components.furniture.items():
        for name in names:
            points, where = room.notches.get(name, []), f"{key}.notches.{name}"
            if name in room.notches and (len(points) != 2 or any(len(point) != 2 for point in points)):
                yield expected(where, said("caty-error-two-notches"), points)
                continue
            for x, y in points:
                notch = f"[{x}, {y}]"
                if not _on_wall(x, y, wall, room.size):
                    yield said("caty-error-off-wall", key=where, notch=notch, wall=wall, line=_where(wall, room))
                elif (x, y) in seen:
                    yield said("caty-error-same-notch", key=where, notch=notch, other=seen[x, y])
                seen[x, y] = name


def _compare_names(key: str, found: Collection[str], wanted: list[str]) -> Iterator[Said]:
    yield from (said("caty-error-missing", key=key, name=name) for name in wanted if name not in found)
    yield from (said("caty-error-no-such-thing", key=f"{key}.{name}") for name in found if name not in wanted)


def _on_wall(x: int, y: int, wall: str, size: Numbers) -> bool:
    width, height = size
    inside = 0 <= x <= width and 0 <= y <= height
    return inside and {"turquoise": y == 0, "yellow": x == width, "red": y == height, "violet": x == 0}[wall]


def _where(wall: str, room: Room) -> str:
    width, height = room.size
    return {"turquoise": "y = 0", "yellow": f"x = {width}", "red": f"y = {height}", "violet": "x = 0"}[wall]


def _check_toys(key: str, room: Room, components: Components) -> Iterator[Said]:
    yield from _compare_names(f"{key}.toys", room.toys, components.toys)
    shapes: dict[str, Shape] = {}
    for name, toy in room.toys.items():
        where = f"{key}.toys.{name}"
        if wrong := _check_shape(where, toy):
            yield wrong
            continue
        shapes[name] = shape_of(toy)
        (left, top), (right, bottom) = bounds(shapes[name])
        if left < 0 or top < 0 or right > room.size[0] or bottom > room.size[1]:
            yield said("caty-error-outside", key=where, size="{} × {}".format(*room.size))
    for (name, shape), (other, another) in combinations(shapes.items(), 2):
        if overlap(shape, another):
            yield said("caty-error-overlap", key=f"{key}.toys", toy=name, other=other)


def _check_shape(key: str, toy: ToyShape) -> Said | None:
    if (toy.disc is None) == (toy.polygon is None):
        return said("caty-error-one-shape", key=key)
    if toy.disc is not None:
        fits = len(toy.disc) == 3 and toy.disc[2] > 0 and all(abs(number) <= FARTHEST for number in toy.disc)
        return None if fits else expected(key, said("caty-error-disc"), toy.disc)
    points = toy.polygon or []
    if not 3 <= len(points) <= MOST_CORNERS or any(len(point) != 2 for point in points):
        return expected(key, said("caty-error-corners", most=MOST_CORNERS), points)
    if len({tuple(point) for point in points}) != len(points):
        return said("caty-error-same-corner", key=key)
    return None if is_simple(_polygon(points)) else said("caty-error-sides-cross", key=key)


def _polygon(points: list[Numbers]) -> Polygon:
    return Polygon(tuple((x, y) for x, y in points))


def shape_of(toy: ToyShape) -> Shape:
    """A toy that has been checked."""
    if toy.disc is not None:
        x, y, radius = toy.disc
        return Disc((x, y), radius)
    return _polygon(toy.polygon or [])


def fill(components: Components, box: Box) -> None:
    """Turn the rooms into tables."""
    box.string, box.under = THOUSAND * components.string, THOUSAND * components.under
    box.tokens[:] = sorted(components.tokens)
    for index, name in enumerate([*furniture_of(components), *components.toys]):
        box.letters[index, : len(name)] = list(name.encode())
    for board, name in enumerate(BOARDS):
        room = components.boards[name]
        box.sizes[board, :] = room.size
        points = [(x, y) for furniture in furniture_of(components) for x, y in room.notches[furniture]]
        shapes = [shape_of(room.toys[toy]) for toy in components.toys]
        for toy, shape in enumerate(shapes):
            _keep_shape(box, board * TOYS + toy, shape)
        for start, here in enumerate(points):
            box.notches[board * NOTCHES + start, :] = here
            for end, there in enumerate(points):
                box.lengths[board * NOTCHES + start, end] = length(here, there)
                on_the_way = sum(1 << toy for toy, shape in enumerate(shapes) if touches(here, there, shape))
                box.touched[board * NOTCHES + start, end] = on_the_way


def _keep_shape(box: Box, row: int, shape: Shape) -> None:
    corners = (shape.centre,) if isinstance(shape, Disc) else shape.corners
    box.counts[row] = len(corners)
    box.radii[row] = shape.radius if isinstance(shape, Disc) else 0
    box.corners[row, : 2 * len(corners)] = [number for corner in corners for number in corner]
