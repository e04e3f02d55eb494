"""The box of Caty Mini: four rooms with furniture, notches and toys, and what a string between two notches does."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from itertools import combinations
from typing import Annotated, TypeAlias

import msgspec

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
from ronron.kernel import Ints, Record

WALLS = ("turquoise", "yellow", "red", "violet")
"""The walls: above, at the right, below, at the left."""
BOARDS = ("A", "B", "C", "D")
PER_WALL = 5
FURNITURE = len(WALLS) * PER_WALL
NOTCHES = 2 * FURNITURE
"""The number of notches; those of furniture f are 2 f and 2 f + 1."""
TOYS = 10
TOKENS = 5
"""The number of tokens of each toy."""
MOST_CORNERS = 24
LONGEST_NAME = 16
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


class Box(Record):
    """What rules look up. Lengths are in thousandths of a unit."""

    lengths: Annotated[Ints, len(BOARDS) * NOTCHES, NOTCHES]
    """The length of a string between two notches of a board, in the row `lane`."""
    touched: Annotated[Ints, len(BOARDS) * NOTCHES, NOTCHES]
    """The toys on the way, as a set."""
    tokens: Annotated[Ints, TOKENS]
    """The values of the tokens of a toy, sorted."""
    string: int
    under: int
    sizes: Annotated[Ints, len(BOARDS), 2]
    notches: Annotated[Ints, len(BOARDS) * NOTCHES, 2]
    corners: Annotated[Ints, len(BOARDS) * TOYS, 2 * MOST_CORNERS]
    """The corners of a polygon, or the centre of a disc …"""
    counts: Annotated[Ints, len(BOARDS) * TOYS]
    """… and how many there are."""
    radii: Annotated[Ints, len(BOARDS) * TOYS]
    letters: Annotated[Ints, FURNITURE + TOYS, LONGEST_NAME]
    """The names of furniture and toys, letter by letter."""


def check(components: Components) -> list[str]:
    """What is wrong, in sentences that name the key and what it should be."""
    complaints = [] if components.game == "caty" else [f"game: expected 'caty', found {components.game!r}"]
    complaints += _check_numbers(components)
    complaints += _check_names(components)
    if complaints:
        return complaints
    if sorted(components.boards) != list(BOARDS):
        return [f"boards: expected {', '.join(BOARDS)}, found {', '.join(components.boards) or 'none'}"]
    for name in BOARDS:
        complaints += _check_room(f"boards.{name}", components.boards[name], components)
    return complaints


def _check_numbers(components: Components) -> list[str]:
    complaints = []
    for key, value in (("string", components.string), ("under", components.under)):
        if not 0 < value <= FARTHEST:
            complaints.append(f"{key}: expected a length from 1 to {FARTHEST}, found {value}")
    if len(components.tokens) != TOKENS or not all(1 <= value <= 9 for value in components.tokens):
        complaints.append(f"tokens: expected {TOKENS} values from 1 to 9, found {components.tokens}")
    return complaints


def _check_names(components: Components) -> list[str]:
    if list(components.furniture) != list(WALLS):
        found = ", ".join(components.furniture) or "none"
        return [f"furniture: expected the walls {', '.join(WALLS)} in this order, found {found}"]
    complaints = [
        f"furniture.{wall}: expected {PER_WALL} pieces, found {len(names)}"
        for wall, names in components.furniture.items()
        if len(names) != PER_WALL
    ]
    if len(components.toys) != TOYS:
        complaints.append(f"toys: expected {TOYS} of them, found {len(components.toys)}")
    names = [*furniture_of(components), *components.toys]
    complaints += [
        f"{name!r}: expected a name of at most {LONGEST_NAME} small letters a–z"
        for name in names
        if not (name.isascii() and name.isalpha() and name.islower() and len(name) <= LONGEST_NAME)
    ]
    if len(set(names)) != len(names):
        twice = sorted({name for name in names if names.count(name) > 1})
        complaints.append(f"furniture, toys: expected every name once, found {', '.join(twice)} again")
    return complaints


def furniture_of(components: Components) -> list[str]:
    """All furniture, wall by wall."""
    return [name for wall in components.furniture.values() for name in wall]


def _check_room(key: str, room: Room, components: Components) -> list[str]:
    if len(room.size) != 2 or not all(0 < side <= FARTHEST for side in room.size):
        return [f"{key}.size: expected a width and a height from 1 to {FARTHEST}, found {room.size}"]
    return _check_notches(key, room, components) + _check_toys(key, room, components)


def _check_notches(key: str, room: Room, components: Components) -> list[str]:
    complaints = _compare_names(f"{key}.notches", room.notches, furniture_of(components))
    seen: dict[Point, str] = {}
    for wall, names in components.furniture.items():
        for name in names:
            points = room.notches.get(name, [])
            if name in room.notches and (len(points) != 2 or any(len(point) != 2 for point in points)):
                complaints.append(f"{key}.notches.{name}: expected two notches [x, y], found {points}")
                continue
            for x, y in points:
                if not _on_wall(x, y, wall, room.size):
                    complaints.append(
                        f"{key}.notches.{name}: [{x}, {y}] is not on the {wall} wall, {_where(wall, room)}"
                    )
                elif (x, y) in seen:
                    complaints.append(f"{key}.notches.{name}: [{x}, {y}] is a notch of {seen[x, y]} too")
                seen[x, y] = name
    return complaints


def _compare_names(key: str, found: Collection[str], wanted: list[str]) -> list[str]:
    complaints = [f"{key}: {name} is missing" for name in wanted if name not in found]
    return complaints + [f"{key}.{name}: there is no such thing in this box" for name in found if name not in wanted]


def _on_wall(x: int, y: int, wall: str, size: Numbers) -> bool:
    width, height = size
    inside = 0 <= x <= width and 0 <= y <= height
    return inside and {"turquoise": y == 0, "yellow": x == width, "red": y == height, "violet": x == 0}[wall]


def _where(wall: str, room: Room) -> str:
    width, height = room.size
    return {"turquoise": "y = 0", "yellow": f"x = {width}", "red": f"y = {height}", "violet": "x = 0"}[wall]


def _check_toys(key: str, room: Room, components: Components) -> list[str]:
    complaints = _compare_names(f"{key}.toys", room.toys, components.toys)
    shapes: dict[str, Shape] = {}
    for name, toy in room.toys.items():
        wrong = _check_shape(toy)
        if wrong:
            complaints.append(f"{key}.toys.{name}: {wrong}")
            continue
        shapes[name] = shape_of(toy)
        (left, top), (right, bottom) = bounds(shapes[name])
        if left < 0 or top < 0 or right > room.size[0] or bottom > room.size[1]:
            complaints.append(
                f"{key}.toys.{name}: it does not lie wholly in the room, {room.size[0]} by {room.size[1]}"
            )
    for (name, shape), (other, another) in combinations(shapes.items(), 2):
        if overlap(shape, another):
            complaints.append(f"{key}.toys: {name} and {other} overlap")
    return complaints


def _check_shape(toy: ToyShape) -> str:
    if (toy.disc is None) == (toy.polygon is None):
        return "expected either a disc or a polygon"
    if toy.disc is not None:
        fits = len(toy.disc) == 3 and toy.disc[2] > 0 and all(abs(number) <= FARTHEST for number in toy.disc)
        return "" if fits else f"expected disc = [x, y, radius], found {toy.disc}"
    points = toy.polygon or []
    if not 3 <= len(points) <= MOST_CORNERS or any(len(point) != 2 for point in points):
        return f"expected from 3 to {MOST_CORNERS} corners [x, y], found {points}"
    if len({tuple(point) for point in points}) != len(points):
        return "two of its corners are the same"
    return "" if is_simple(_polygon(points)) else "its sides cross"


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


@lru_cache(maxsize=8)
def names(box: Box) -> list[str]:
    """What furniture and then toys are called."""
    return [bytes(letter for letter in letters if letter).decode() for letters in box.letters.tolist()]
