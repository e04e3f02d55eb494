"""Does a string touch a toy, and how long is it? Beside Shapely, and exactly where floating point would guess."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from ronron.games.caty.geometry import Disc, Polygon, Shape, is_simple, length, overlap, touches

from .reference import Point, distance, notch
from .reference import touches as near_enough
from .rooms import caty, components, furnished, notch_number, tables

NEAR = 1e-6
"""Nearer to an edge Shapely need not be right."""
BRACKET = Polygon(((0, 0), (60, 0), (60, 100), (0, 100), (0, 80), (40, 80), (40, 20), (0, 20)))
"""Open to the left, between y = 20 and y = 80."""
SQUARE = Polygon(((100, 100), (200, 100), (200, 200), (100, 200)))
TRIPLES = [(3, 4, 5), (5, 12, 13), (8, 15, 17), (20, 21, 29), (119, 120, 169)]

coordinates = st.integers(0, 1000)
points = st.tuples(coordinates, coordinates)
far = st.integers(0, 100_000)
far_points = st.tuples(far, far)


def crossed(start: Point, end: Point, shape: Shape) -> bool:
    """The same from either end."""
    answer = touches(start, end, shape)
    assert touches(end, start, shape) == answer
    return answer


def random_polygon(dice: random.Random) -> Polygon:
    """A star with corners at whole numbers, convex or not, but simple."""
    while True:
        x, y, corners = dice.randint(200, 800), dice.randint(200, 800), dice.randint(3, 12)
        angles = sorted(dice.uniform(0, 2 * math.pi) for _ in range(corners))
        reach = [dice.randint(10, 200) for _ in range(corners)]
        star = [(round(x + r * math.cos(a)), round(y + r * math.sin(a))) for a, r in zip(angles, reach, strict=True)]
        if len({*star}) == corners and shapely.Polygon(star).is_valid:
            return Polygon(tuple(star))


def test_all_ways_of_all_boards_touch_what_shapely_says() -> None:
    box = components()
    names = [name for wall in box["furniture"].values() for name in wall]
    for board, room in enumerate(box["boards"].values()):
        ends = [tuple(point) for name in names for point in room["notches"][name]]
        pairs = [(one, other) for one in range(40) for other in range(40) if one != other]
        lines = shapely.linestrings([[ends[one], ends[other]] for one, other in pairs])
        centres = shapely.points([room["toys"][toy]["disc"][:2] for toy in box["toys"]])
        apart = shapely.distance(np.asarray(lines)[:, None], np.asarray(centres)[None, :])
        assert np.min(np.abs(apart - 55)) > NEAR
        masks = (apart <= 55) @ (1 << np.arange(10))
        table = np.asarray(tables(caty).touched)[40 * board : 40 * board + 40]
        assert [int(table[one, other]) for one, other in pairs] == masks.tolist()


def test_all_lengths_are_the_nearest_thousandth() -> None:
    lengths = np.asarray(tables(caty).lengths).astype(object)
    ends = np.asarray(tables(caty).notches).astype(object).reshape(4, 40, 2)
    for board in range(4):
        across = ends[board][:, None, :] - ends[board][None, :, :]
        squared = 4_000_000 * (across**2).sum(axis=2)
        twice = 2 * lengths[40 * board : 40 * board + 40]
        assert ((twice - 1) ** 2 <= squared)[squared > 0].all()
        assert (squared < (twice + 1) ** 2).all()
        assert (np.diag(twice) == 0).all()


@settings(max_examples=120)
@given(start=far_points, end=far_points)
def test_a_length_is_rounded_half_up_to_thousandths(start: Point, end: Point) -> None:
    squared = (start[0] - end[0]) ** 2 + (start[1] - end[1]) ** 2
    assert length(start, end) == distance(start, end) == (math.isqrt(4_000_000 * squared) + 1) // 2


@pytest.mark.parametrize(
    ("end", "thousandths"),
    [((3, 4), 5_000), ((1, 1), 1_414), ((1, 2), 2_236), ((120, 1000), 1_007_174), ((7, 0), 7_000)],
)
def test_lengths_by_hand(end: Point, thousandths: int) -> None:
    assert length((0, 0), end) == thousandths


@settings(max_examples=200)
@given(start=points, end=points, centre=points, radius=st.integers(1, 300))
def test_discs_are_touched_as_shapely_says(start: Point, end: Point, centre: Point, radius: int) -> None:
    apart = shapely.distance(shapely.LineString([start, end]), shapely.Point(centre))
    if start != end and abs(apart - radius) > NEAR:
        assert crossed(start, end, Disc(centre, radius)) == (apart < radius)


@settings(max_examples=200)
@given(seed=st.integers(0, 2**32), start=points, end=points)
def test_polygons_are_touched_as_shapely_says(seed: int, start: Point, end: Point) -> None:
    shape = random_polygon(random.Random(seed))
    line, floor = shapely.LineString([start, end]), shapely.Polygon(shape.corners)
    if start != end:
        if line.distance(floor) > NEAR:
            assert not crossed(start, end, shape)
        elif line.intersection(floor).length > NEAR:
            assert crossed(start, end, shape)


@settings(max_examples=120)
@given(start=far_points, end=far_points, centre=far_points)
def test_the_least_whole_radius_that_touches_is_found_exactly(start: Point, end: Point, centre: Point) -> None:
    """As far apart as a box allows, where the squares of products no longer fit a machine word."""
    radius = next(
        radius for radius in range(_guess(start, end, centre), 200_000) if near_enough(start, end, centre, radius)
    )
    if start != end and radius > 1:
        assert crossed(start, end, Disc(centre, radius))
        assert not crossed(start, end, Disc(centre, radius - 1))


def _guess(start: Point, end: Point, centre: Point) -> int:
    """A whole number a little below the distance."""
    apart = shapely.distance(shapely.LineString([start, end]), shapely.Point(centre))
    radius = max(0, int(apart) - 2)
    assert radius == 0 or not near_enough(start, end, centre, radius)
    return radius


@pytest.mark.parametrize("triple", TRIPLES, ids=str)
@pytest.mark.parametrize("times", [1, 7, 40])
def test_a_tangent_touches_exactly_at_the_edge(triple: tuple[int, int, int], times: int) -> None:
    """A string along (a, b) and a disc whose centre is c aside: (b, -a) from the foot."""
    a, b, c = (times * side for side in triple)
    start, end, centre = (0, 0), (2 * a, 2 * b), (a + b, b - a)
    assert crossed(start, end, Disc(centre, c))
    assert not crossed(start, end, Disc(centre, c - 1))
    assert not crossed(start, end, Disc((centre[0] + 1, centre[1]), c))
    assert crossed(start, (a, b), Disc(centre, c)), "a string that ends where it touches"
    assert not crossed(start, (a - 1, b - 1), Disc(centre, c)), "and one that ends just before"


@pytest.mark.parametrize("triple", TRIPLES, ids=str)
def test_a_string_that_ends_at_the_edge_of_a_disc_touches_it(triple: tuple[int, int, int]) -> None:
    a, b, c = triple
    centre, edge = (1000, 1000), (1000 - a, 1000 - b)
    for start in [(0, 0), (1000 - 3 * a, 1000 - 3 * b), (0, 1000 - b)]:
        assert crossed(start, edge, Disc(centre, c))
        assert not crossed(start, edge, Disc(centre, c - 1))


def test_a_string_inside_a_disc_touches_it() -> None:
    assert crossed((90, 100), (110, 100), Disc((100, 100), 55))


@pytest.mark.parametrize(
    ("start", "end", "touched"),
    [
        ((0, 150), (300, 150), True),
        ((120, 120), (180, 170), True),
        ((0, 150), (100, 150), True),
        ((0, 150), (99, 150), False),
        ((0, 200), (200, 0), True),
        ((0, 199), (199, 0), False),
        ((0, 100), (300, 100), True),
        ((0, 99), (300, 99), False),
        ((0, 100), (99, 100), False),
        ((0, 100), (100, 100), True),
        ((120, 100), (180, 100), True),
        ((150, 0), (150, 120), True),
        ((210, 100), (300, 100), False),
        ((0, 300), (300, 201), False),
    ],
    ids=[
        "through", "inside", "ends at a side", "ends before it", "by a corner", "past a corner", "along a side",
        "beside a side", "on the line of a side, ends before", "on the line of a side, ends at the corner",
        "within a side", "ends inside", "on the line of a side, beyond", "far",
    ],
)  # fmt: skip
def test_a_square_toy_by_hand(start: Point, end: Point, touched: bool) -> None:
    assert crossed(start, end, SQUARE) == touched


@pytest.mark.parametrize(
    ("start", "end", "touched"),
    [
        ((-50, 50), (39, 50), False),
        ((-50, 50), (40, 50), True),
        ((10, 21), (10, 79), False),
        ((10, 20), (10, 79), True),
        ((-10, 21), (39, 79), False),
        ((-10, -10), (-10, 110), False),
        ((0, -10), (0, 110), True),
        ((20, -10), (20, 110), True),
        ((-20, 20), (-1, 20), False),
    ],
    ids=[
        "into the opening", "to its ground", "within the opening", "from its side", "askew in the opening", "outside",
        "along the ends", "through both arms", "on the line of an inner side",
    ],
)  # fmt: skip
def test_a_toy_with_an_opening_by_hand(start: Point, end: Point, touched: bool) -> None:
    assert crossed(start, end, BRACKET) == touched


def coarse(dice: random.Random) -> Polygon:
    """A simple polygon on few lines, so that corners often lie on sides of others."""
    while True:
        corners = [(dice.randint(0, 6), dice.randint(0, 6)) for _ in range(dice.randint(3, 6))]
        floor = shapely.Polygon(corners)
        if len({*corners}) == len(corners) and floor.is_valid and floor.area:
            return Polygon(tuple(corners))


@pytest.mark.parametrize(
    ("one", "other", "share"),
    [
        (((0, 0), (4, 0), (4, 4), (0, 4)), ((2, 2), (6, 2), (6, 6), (2, 6)), True),
        (((0, 0), (4, 0), (4, 4), (0, 4)), ((4, 0), (8, 0), (8, 4), (4, 4)), False),
        (((0, 0), (4, 0), (4, 4), (0, 4)), ((4, 4), (8, 4), (8, 8)), False),
        (((0, 0), (4, 0), (2, 3)), ((0, 0), (4, 0), (2, 3)), True),
        (((3, 4), (2, 6), (5, 6)), ((3, 6), (3, 2), (6, 6)), True),
        (((0, 2), (2, 0), (6, 2)), ((1, 1), (2, 0), (4, 2)), True),
    ],
    ids=[
        "corners within each other", "side by side", "corner to corner", "the same", "crossing only at corners",
        "all corners on the sides of the other",
    ],
)  # fmt: skip
def test_polygons_overlap_by_hand(one: tuple[Point, ...], other: tuple[Point, ...], share: bool) -> None:
    assert overlap(Polygon(one), Polygon(other)) == overlap(Polygon(other), Polygon(one)) == share


@settings(max_examples=300)
@given(seed=st.integers(0, 2**32))
def test_shapes_overlap_where_they_share_some_floor(seed: int) -> None:
    dice = random.Random(seed)
    one, other = coarse(dice), coarse(dice)
    assert is_simple(one)
    shared = shapely.Polygon(one.corners).intersection(shapely.Polygon(other.corners)).area
    assert overlap(one, other) == overlap(other, one) == (shared > NEAR)
    disc = Disc((dice.randint(0, 6), dice.randint(0, 6)), dice.randint(1, 3))
    apart = shapely.Polygon(one.corners).distance(shapely.Point(disc.centre))
    if abs(apart - disc.radius) > NEAR:
        assert overlap(one, disc) == overlap(disc, one) == (apart < disc.radius)


def test_the_rooms_tables_know_polygons_and_exact_tangents() -> None:
    """Room A: from chair1 (160, 0) down to bedside0 (160, 1000)."""
    rooms = furnished(
        block=(215, 500, 55),
        ball=(104, 300, 55),
        car=((160, 700), (200, 700), (200, 740)),
        duck=((161, 800), (200, 800), (200, 840)),
    )
    start, end = notch_number("chair1"), notch_number("bedside0")
    assert (notch("A", "chair1"), notch("A", "bedside0")) == ((160, 0), (160, 1000))
    assert tables(rooms).touched[start, end] == tables(rooms).touched[end, start] == 0b1001
    assert tables(rooms).lengths[start, end] == 1_000_000
