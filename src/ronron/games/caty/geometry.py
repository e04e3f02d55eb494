"""Exact geometry: whether a straight string touches a toy, and how long it is; only the length is rounded."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations, pairwise
from math import isqrt
from typing import TypeAlias

Point: TypeAlias = tuple[int, int]
Spot: TypeAlias = tuple[int | Fraction, int | Fraction]
"""A point whose coordinates need not be integers."""
THOUSAND = 1000


@dataclass(frozen=True)
class Disc:
    """A round toy."""

    centre: Point
    radius: int


@dataclass(frozen=True)
class Polygon:
    """A toy with corners, in order around it."""

    corners: tuple[Point, ...]

    @property
    def edges(self) -> list[tuple[Point, Point]]:
        """Each side, from corner to corner."""
        return list(zip(self.corners, (*self.corners[1:], self.corners[0]), strict=True))


Shape: TypeAlias = Disc | Polygon


def length(start: Point, end: Point) -> int:
    """In thousandths of a unit, rounded half up.

    >>> length((0, 0), (3, 4))
    5000
    >>> length((0, 0), (1, 1))
    1414
    """
    squared = _square(start, end)
    return (isqrt(4 * THOUSAND * THOUSAND * squared) + 1) // 2


def touches(start: Point, end: Point, shape: Shape) -> bool:
    """Does a straight line between two points touch a shape, edge included?

    >>> touches((0, 0), (10, 0), Disc((5, 3), 3)), touches((0, 0), (10, 0), Disc((5, 4), 3))
    (True, False)
    """
    if isinstance(shape, Disc):
        return _compare(shape.centre, start, end, shape.radius) <= 0
    return contains(shape, start) or any(_meet(start, end, *edge) for edge in shape.edges)


def overlap(one: Shape, other: Shape) -> bool:
    """Do two shapes share more than an edge?"""
    if isinstance(one, Disc) and isinstance(other, Disc):
        return _square(one.centre, other.centre) < (one.radius + other.radius) ** 2
    if isinstance(one, Disc):
        return overlap(other, one)
    if isinstance(other, Disc):
        near = any(_compare(other.centre, *edge, other.radius) < 0 for edge in one.edges)
        return near or _strictly_inside(one, other.centre)
    return _polygons_overlap(one, other)


def _polygons_overlap(one: Polygon, other: Polygon) -> bool:
    """Whether a piece of one outline lies inside the other shape, or both outlines are the same."""
    mine, theirs = list(_pieces(one, other)), list(_pieces(other, one))
    if any(_strictly_inside(other, spot) for spot in mine) or any(_strictly_inside(one, spot) for spot in theirs):
        return True
    return all(contains(other, spot) for spot in mine)


def _pieces(polygon: Polygon, other: Polygon) -> Iterator[Spot]:
    """The outline cut wherever it may meet another's; a spot in the middle of each piece."""
    for start, end in polygon.edges:
        along = end[0] - start[0], end[1] - start[1]
        cuts = {Fraction(0), Fraction(1)}
        for edge in other.edges:
            cuts |= {cut for cut in _cuts(start, along, *edge) if 0 < cut < 1}
        for first, second in pairwise(sorted(cuts)):
            middle = (first + second) / 2
            yield start[0] + middle * along[0], start[1] + middle * along[1]


def _cuts(start: Point, along: Point, near: Point, far: Point) -> Iterator[Fraction]:
    """Where along a line another line meets it; a parallel line may meet it at its own ends."""
    x, y = far[0] - near[0], far[1] - near[1]
    slant = along[0] * y - along[1] * x
    if slant:
        yield Fraction((near[0] - start[0]) * y - (near[1] - start[1]) * x, slant)
        return
    for point in (near, far):
        reach = (point[0] - start[0]) * along[0] + (point[1] - start[1]) * along[1]
        yield Fraction(reach, along[0] ** 2 + along[1] ** 2)


def is_simple(polygon: Polygon) -> bool:
    """Do its sides meet at their corners and nowhere else?"""
    edges = polygon.edges
    for first, second in combinations(range(len(edges)), 2):
        if (first + 1) % len(edges) == second:
            meet = _turn_back(*edges[first], edges[second][1])
        elif (second + 1) % len(edges) == first:
            meet = _turn_back(*edges[second], edges[first][1])
        else:
            meet = _meet(*edges[first], *edges[second])
        if meet:
            return False
    return True


def _turn_back(start: Point, corner: Point, end: Point) -> bool:
    """Whether the outline turns back on itself at a corner."""
    return _between(end, start, corner) or _between(start, corner, end)


def contains(polygon: Polygon, point: Spot) -> bool:
    """Is a point in a polygon, edge included?"""
    return any(_between(point, *edge) for edge in polygon.edges) or _strictly_inside(polygon, point)


def _strictly_inside(polygon: Polygon, point: Spot) -> bool:
    """Whether a point lies inside: a ray to the right crosses the outline an odd number of times."""
    if any(_between(point, *edge) for edge in polygon.edges):
        return False
    crossings = 0
    for start, end in polygon.edges:
        low, high = (start, end) if start[1] < end[1] else (end, start)
        if low[1] <= point[1] < high[1] and _turn(low, high, point) > 0:
            crossings += 1
    return crossings % 2 == 1


def _square(one: Point, other: Point) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def _turn(a: Spot, b: Spot, c: Spot) -> int | Fraction:
    """Positive if a, b, c turn one way, negative if the other, 0 on a line."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _between(point: Spot, start: Spot, end: Spot) -> bool:
    """Does a point lie on a straight line between two others?"""
    if _turn(start, end, point) != 0:
        return False
    return all(min(a, b) <= p <= max(a, b) for a, b, p in zip(start, end, point, strict=True))


def _compare(point: Point, start: Point, end: Point, distance: int) -> int:
    """Compare the distance of a point from a line segment with a number: negative if nearer, 0 if equal."""
    whole = _square(start, end)
    along = (point[0] - start[0]) * (end[0] - start[0]) + (point[1] - start[1]) * (end[1] - start[1])
    if along <= 0:
        return _square(point, start) - distance**2
    if along >= whole:
        return _square(point, end) - distance**2
    return int(_turn(start, end, point) ** 2 - distance**2 * whole)


def _meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Do two straight lines have a point in common?"""
    if _cross(a, b, c, d):
        return True
    return _between(a, c, d) or _between(b, c, d) or _between(c, a, b) or _between(d, a, b)


def _cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Do two straight lines cross, each from one side of the other to its other side?"""
    ends = _turn(a, b, c), _turn(a, b, d), _turn(c, d, a), _turn(c, d, b)
    return _opposite(ends[0], ends[1]) and _opposite(ends[2], ends[3])


def _opposite(one: int | Fraction, other: int | Fraction) -> bool:
    return (one > 0 > other) or (one < 0 < other)


def bounds(shape: Shape) -> tuple[Point, Point]:
    """The corners of the upright rectangle around a shape."""
    if isinstance(shape, Disc):
        (x, y), r = shape.centre, shape.radius
        return (x - r, y - r), (x + r, y + r)
    xs, ys = _columns(shape.corners)
    return (min(xs), min(ys)), (max(xs), max(ys))


def _columns(points: Sequence[Point]) -> tuple[list[int], list[int]]:
    return [x for x, _ in points], [y for _, y in points]
