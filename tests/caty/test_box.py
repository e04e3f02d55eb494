"""The box of Caty Mini: what is in it, where each fact is from, and what is said of a wrong copy."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

import ronron
from ronron.errors import BoxError

from .reference import CENTRES, TOYS, VALUES, WALLS, notch
from .rooms import OWN, caty, components, save, see

TRIANGLES = {
    toy: {"polygon": [[60 * n + 150, 400], [60 * n + 190, 400], [60 * n + 170, 600]]} for n, toy in enumerate(TOYS)
}


def changed(path: Path, *changes: tuple[str, Any]) -> Path:
    """A copy in which keys such as `boards.A.size` are something else, or missing where that is None."""
    box = components()
    for key, value in changes:
        *folders, last = key.split(".")
        part = box
        for folder in folders:
            part = part[folder]
        if value is None:
            del part[last]
        else:
            part[last] = value
    return save(path / "mine.toml", box)


def complaint(path: Path) -> str:
    with pytest.raises(BoxError) as error:
        ronron.load("caty", box=path)
    return str(error.value)


def test_the_box_holds_what_the_rules_say() -> None:
    box = components()
    assert {wall: tuple(names) for wall, names in box["furniture"].items()} == WALLS
    assert (box["toys"], box["tokens"], box["string"], box["under"]) == (TOYS, VALUES, 14_000, 120)
    assert list(box["boards"]) == list("ABCD")
    for number, (board, room) in enumerate(box["boards"].items()):
        assert room["size"] == [1000, 1000]
        assert room["toys"] == {toy: {"disc": [*CENTRES[toy][number], 55]} for toy in TOYS}
        for name, ends in room["notches"].items():
            assert [tuple(end) for end in ends] == [notch(board, f"{name}{side}") for side in (0, 1)]
        assert len({tuple(end) for ends in room["notches"].values() for end in ends}) == 40


def test_the_boards_are_one_floor_turned_by_quarters() -> None:
    """So they are equally strong."""
    floor = {CENTRES[toy][0] for toy in TOYS}
    for board in (1, 2, 3):
        floor = {(1000 - y, x) for x, y in floor}
        assert {CENTRES[toy][board] for toy in TOYS} == floor


def test_every_part_of_the_box_names_its_origin() -> None:
    origins = components()["origin"]
    assert set(origins) == set(components()) - {"game", "origin"}
    assert all(re.match("[RPDXH](: |$)", part) for origin in origins.values() for part in origin.split("; "))


def test_a_copy_is_the_same_box(tmp_path: Path) -> None:
    assert ronron.load("caty", box=OWN).fingerprint == caty.fingerprint
    assert ronron.load("caty", box=changed(tmp_path)).fingerprint == caty.fingerprint


def test_rooms_with_polygons_and_of_another_size_are_played_in(tmp_path: Path) -> None:
    room = components()["boards"]["A"]
    wide = {name: [[2 * x, y] for x, y in ends] for name, ends in room["notches"].items()}
    path = changed(
        tmp_path,
        ("boards.A.toys", TRIANGLES),
        ("boards.B.toys.car", {"polygon": [[790, 500], [820, 500], [820, 540], [790, 540]]}),
        ("boards.C", {"size": [2000, 1000], "notches": wide, "toys": TRIANGLES}),
    )
    mine = ronron.load("caty", box=path)
    assert mine.fingerprint != caty.fingerprint
    dice, won = random.Random(1), 0
    for seed in range(5):
        position = mine.deal(seed, 4)
        while not position.over:
            position.play(dice.choice(position.legal))
        won += sum(position.scores)
        rooms = {cat.board: cat.room for cat in see(position).players}
        assert (rooms["C"].width, rooms["C"].height, rooms["C"].toys[0].radius) == (2000, 1000, 0)
        assert rooms["A"].toys[0].corners == [(150, 400), (190, 400), (170, 600)]
        assert (rooms["B"].toys[0].corners, rooms["B"].toys[0].radius) == ([(730, 770)], 55)
    assert won > 0


def test_other_names_values_and_lengths_are_played_with(tmp_path: Path) -> None:
    path = changed(tmp_path, ("tokens", [9, 1, 5, 5, 7]), ("string", 500), ("under", 1))
    position = ronron.load("caty", box=path).deal(1, 4)
    assert set(map(tuple, see(position).tokens)) == {(1, 5, 5, 7, 9)}
    assert see(position).string == 500_000


@pytest.mark.parametrize(
    ("key", "value", "said"),
    [
        ("game", "cathy", "game: expected 'caty', found 'cathy'"),
        ("string", 0, "string: expected a length"),
        ("string", -5, "string: expected a length"),
        ("under", 100_001, "under: expected a length"),
        ("string", "long", "string"),
        ("tokens", [2, 2, 3, 3], "tokens: expected 5 values"),
        ("tokens", [2, 2, 3, 3, 4, 4], "tokens: expected 5 values"),
        ("tokens", [0, 2, 3, 3, 4], "tokens: expected 5 values"),
        ("tokens", [2, 2, 3, 3, 10], "tokens: expected 5 values"),
        ("toys", TOYS[:9], "toys: expected 10 of them, found 9"),
        ("toys", [*TOYS, "kite"], "toys: expected 10 of them, found 11"),
        ("toys", [*TOYS[:9], "Doll"], "expected a name of at most 16 small letters a–z, found 'Doll'"),
        ("toys", [*TOYS[:9], "doll2"], "expected a name of .*, found 'doll2'"),
        ("toys", [*TOYS[:9], ""], "expected a name of .*, found ''"),
        ("toys", [*TOYS[:9], "a" * 17], "expected a name of at most 16"),
        ("toys", [*TOYS[:9], "block"], "expected every name once, found block again"),
        ("toys", [*TOYS[:9], "chair"], "expected every name once, found chair again"),
        ("toys", [*TOYS[:9], "kite"], r"boards\.A\.toys: kite is missing"),
        ("furniture.red", ["sofa", "wardrobe", "mirror", "chest"], r"furniture\.red: expected 5 pieces, found 4"),
        ("furniture.violet", None, "furniture: expected the walls turquoise, yellow, red and violet"),
        ("furniture.pink", ["x"], "furniture: expected the walls .*found .*pink"),
        ("boards.D", None, "boards: expected A, B, C and D, found A, B, C"),
        ("boards.E", {"size": [1, 1], "notches": {}, "toys": {}}, "boards: expected A, B, C and D, found .*E"),
        ("boards.B.size", [1000], r"boards\.B\.size: expected a width and a height"),
        ("boards.B.size", [1000, 0], r"boards\.B\.size: expected a width and a height"),
        ("boards.B.size", [1000, 200_000], r"boards\.B\.size: expected a width and a height"),
        ("boards.A.notches.chair", None, r"boards\.A\.notches: chair is missing"),
        ("boards.A.notches.throne", [[1, 0], [2, 0]], r"boards\.A\.notches\.throne: there is no such thing"),
        ("boards.A.notches.chair", [[40, 0]], r"boards\.A\.notches\.chair: expected two notches"),
        ("boards.A.notches.chair", [[40, 0], [160, 0], [170, 0]], r"boards\.A\.notches\.chair: expected two notches"),
        ("boards.A.notches.chair", [[40, 0], [160]], r"boards\.A\.notches\.chair: expected two notches"),
        ("boards.A.notches.chair", [[40, 1], [160, 0]], r"boards\.A\.notches\.chair: \[40, 1\] is not on the"),
        ("boards.A.notches.chair", [[-40, 0], [160, 0]], r"boards\.A\.notches\.chair: .* is not on the turquoise"),
        ("boards.A.notches.table", [[999, 40], [1000, 9]], r"boards\.A\.notches\.table: .* is not on the yellow wall"),
        ("boards.A.notches.sofa", [[960, 0], [840, 1000]], r"boards\.A\.notches\.sofa: .* is not on the red wall"),
        ("boards.C.notches.piano", [[0, 1001], [0, 9]], r"boards\.C\.notches\.piano: .* is not on the violet wall"),
        ("boards.A.notches.bed", [[160, 0], [360, 0]], r"boards\.A\.notches\.bed: \[160, 0\] is a notch of chair too"),
        ("boards.A.notches.bed", [[300, 0], [300, 0]], r"boards\.A\.notches\.bed: .*\[300, 0\]"),
        ("boards.A.toys.block", None, r"boards\.A\.toys: block is missing"),
        ("boards.A.toys.kite", {"disc": [5, 5, 1]}, r"boards\.A\.toys\.kite: there is no such thing"),
        ("boards.A.toys.block", {}, r"boards\.A\.toys\.block: expected either a disc or a polygon"),
        ("boards.A.toys.block", {"disc": [9, 9, 0]}, r"boards\.A\.toys\.block: expected disc = \[x, y, radius\]"),
        ("boards.A.toys.block", {"disc": [9, 9, -3]}, r"boards\.A\.toys\.block: expected disc = \[x, y, radius\]"),
        ("boards.A.toys.block", {"disc": [9, 9]}, r"boards\.A\.toys\.block: expected disc = \[x, y, radius\]"),
        ("boards.A.toys.block", {"disc": [54, 300, 55]}, r"boards\.A\.toys\.block: it does not lie wholly in the room"),
        ("boards.A.toys.block", {"disc": [300, 54, 55]}, r"boards\.A\.toys\.block: it does not lie wholly in the room"),
        ("boards.A.toys.block", {"disc": [946, 90, 55]}, r"boards\.A\.toys\.block: it does not lie wholly in the room"),
        ("boards.A.toys.block", {"disc": [90, 946, 55]}, r"boards\.A\.toys\.block: it does not lie wholly in the room"),
        ("boards.A.toys.block", {"square": [1, 2, 3]}, "square"),
        ("boards.A.toys.block", {"disc": [200, 480, 5]}, r"boards\.A\.toys: (block and ball|ball and block) overlap"),
        ("boards.A.toys.block", {"disc": [299, 480, 55]}, r"boards\.A\.toys: (block and ball|ball and block) overlap"),
        ("surprise", 1, "surprise"),
    ],
)  # fmt: skip
def test_each_mistake_gets_a_sentence_with_its_key(key: str, value: Any, said: str, tmp_path: Path) -> None:
    assert re.search(said, complaint(changed(tmp_path, (key, value))))


@pytest.mark.parametrize(
    ("corners", "said"),
    [
        ([[10, 10], [50, 10]], "expected from 3 to 24 corners"),
        ([[x, 10 + x * x] for x in range(25)], "expected from 3 to 24 corners"),
        ([[10, 10], [50, 10], [50]], "expected from 3 to 24 corners"),
        ([[10, 10], [50, 10], [30, 40], [10, 10]], "two of its corners are the same"),
        ([[10, 10], [50, 50], [50, 10], [10, 50]], "its sides cross"),
        ([[10, 10], [30, 30], [50, 50], [50, 10], [10, 50]], "its sides cross"),
        ([[10, 10], [50, 10], [50, 50], [30, 5], [10, 50]], "its sides cross"),
        ([[10, 10], [50, 10], [30, -1]], "it does not lie wholly in the room"),
        ([[990, 10], [1001, 20], [980, 30]], "it does not lie wholly in the room"),
    ],
    ids=[
        "two corners", "twenty-five", "half a corner", "closed by hand", "a bow", "a bow that crosses at a corner",
        "a corner pulled through a side", "above the wall", "beyond the wall",
    ],
)  # fmt: skip
def test_a_polygon_that_is_none_is_refused(corners: list[list[int]], said: str, tmp_path: Path) -> None:
    path = changed(tmp_path, ("boards.A.toys.block", {"polygon": corners}))
    assert f"boards.A.toys.block: {said}" in complaint(path)


@pytest.mark.parametrize(
    "other",
    [
        {"disc": [170, 470, 5]},
        {"disc": [170, 450, 200]},
        {"polygon": [[100, 500], [900, 500], [900, 510], [100, 510]]},
        {"polygon": [[165, 405], [175, 405], [170, 430]]},
        {"polygon": [[100, 300], [300, 300], [300, 700], [100, 700]]},
        {"polygon": [[150, 400], [190, 400], [170, 600]]},
        {"polygon": [[170, 600], [190, 400], [150, 400]]},
        {"polygon": [[160, 500], [170, 400], [180, 500]]},
    ],
    ids=[
        "a disc within it", "a disc around it", "a bar across it", "a triangle within it", "a square around it",
        "itself", "itself the other way round", "a triangle with its corners on the sides",
    ],
)  # fmt: skip
def test_toys_that_overlap_are_named(other: dict[str, Any], tmp_path: Path) -> None:
    toys: dict[str, Any] = {toy: {"disc": [60 * number + 300, 900, 5]} for number, toy in enumerate(TOYS)}
    toys |= {"block": TRIANGLES["block"], "ball": other}
    assert re.search(r"boards\.A\.toys: block and ball overlap", complaint(changed(tmp_path, ("boards.A.toys", toys))))


def test_all_mistakes_of_a_file_are_said_at_once(tmp_path: Path) -> None:
    path = changed(
        tmp_path,
        ("boards.A.notches.chair", [[40, 1], [160, 0]]),
        ("boards.B.toys.doll", {"disc": [1, 1, 55]}),
        ("boards.D.toys.car", None),
    )
    said = complaint(path)
    assert all(key in said for key in ("boards.A.notches.chair", "boards.B.toys.doll", "boards.D.toys: car"))
