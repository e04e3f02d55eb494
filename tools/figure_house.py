"""The picture of the house: packages as floors and rooms, drawn from the import contracts in `pyproject.toml`.

Which packages there are, which lies above which and what each may not import is read from the contracts; what each is
for is the first sentence of its docstring. Nothing about the house is written down here.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from svg import arrow, box, polygon, sheet, text

ROOT = Path(__file__).resolve().parent.parent
HOMES = {"ronron": ROOT / "src", "ronron_practice": ROOT / "bench"}
ALT = "The house: one floor for each package, from the command line under the roof down to the words"

LEFT, RIGHT, NAMES, WORDS = 30, 800, 48, 160
SHED_LEFT, SHED_RIGHT = 866, 1000
WIDTH, ROOF, EAVES = 1030, 34, 138
FLOOR, RULE, ROOM, GAP = 40, 19, 27, 5
MIN_WORDS = 200
LETTER = 6.5
"""The average width of a letter in a room's sentence, in pixels."""


@dataclass(frozen=True)
class Floor:
    """One layer of the house."""

    package: str
    sentence: str
    rules: tuple[str, ...]
    """The names of the contracts that forbid it certain imports."""
    rooms: tuple[tuple[str, ...], ...]
    """Packages within it that a contract names, row by row from the top."""

    @property
    def name(self) -> str:
        """The package or module as it lies in the folder."""
        short = self.package.partition(".")[2]
        return f"{short}.py" if _file(self.package).suffix == ".py" and _file(self.package).stem == short else short

    @property
    def height(self) -> float:
        """How much of the picture it takes."""
        return FLOOR + RULE * len(self.rules) + (ROOM + GAP) * len(self.rooms)


def contracts(project: str) -> list[dict[str, Any]]:
    """The import contracts of a `pyproject.toml`."""
    found: list[dict[str, Any]] = tomllib.loads(project)["tool"]["importlinter"]["contracts"]
    return found


def floors(told: Sequence[dict[str, Any]]) -> list[Floor]:
    """The floors of the house from above, as the contracts tell of them."""
    outer = next(contract for contract in told if contract["type"] == "layers" and not _container(contract))
    inner = [contract for contract in told if contract is not outer]
    return [_floor(package, inner) for layer in outer["layers"] for package in _siblings(layer)]


def _floor(package: str, told: Sequence[dict[str, Any]]) -> Floor:
    rules = tuple(each["name"] for each in told if each["type"] == "forbidden" and each["source_modules"][0] == package)
    rooms = tuple(row for each in told if _container(each) == package for row in _rows(each))
    return Floor(package, sentence(package), rules, rooms)


def sheds(told: Sequence[dict[str, Any]]) -> dict[str, tuple[str, ...]]:
    """Packages beside the house whose parts do not know each other."""
    found = {_container(each): each for each in told if each["type"] == "independence"}
    return {home: row for home, each in found.items() if "." not in home for row in _rows(each)}


def _container(contract: dict[str, Any]) -> str:
    """The package whose parts a contract is about; empty for the whole house."""
    if containers := contract.get("containers"):
        return str(containers[0])
    named = [name for layer in contract.get("layers") or contract.get("modules", []) for name in _siblings(layer)]
    parents = {name.rpartition(".")[0] for name in named}
    only = parents.pop() if len(parents) == 1 else ""
    return "" if only == "ronron" else only


def _rows(contract: dict[str, Any]) -> Iterator[tuple[str, ...]]:
    """The rooms of a contract: a row for each layer, or one for parts that do not know each other."""
    rows = [contract["modules"]] if "modules" in contract else [_siblings(layer) for layer in contract["layers"]]
    yield from (tuple(name.rpartition(".")[2] for name in row) for row in rows)


def _siblings(layer: str) -> list[str]:
    return [name.strip(" ()") for name in re.split("[|:]", layer)]


def sentence(package: str) -> str:
    """The first sentence of a package's docstring, without its full stop and without the package's own name."""
    told = ast.get_docstring(ast.parse(_file(package).read_text(encoding="utf-8"))) or ""
    first = re.split(r"\.\s|\.$", " ".join(told.split("\n\n")[0].split()), maxsplit=1)[0]
    short = re.sub(rf"^(The|A) {package.rpartition('.')[2]}: ", "", first, flags=re.IGNORECASE)
    return (short[:1].upper() + short[1:]).replace("`", "")


def _file(package: str) -> Path:
    path = HOMES[package.partition(".")[0]].joinpath(*package.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def draw(project: str) -> str:
    """The figure for a `pyproject.toml`."""
    told = contracts(project)
    attic, *below = floors(told)
    bottom = EAVES + sum(floor.height for floor in below)
    parts = [*_roof(attic), *_walls(below), *_sheds(told, bottom), *_downwards(bottom)]
    return sheet(WIDTH, bottom + 34, ALT, parts)


def _roof(attic: Floor) -> Iterator[str]:
    middle = (LEFT + RIGHT) / 2
    yield box(LEFT + 150, ROOF + 2, 44, 60, "wall", 2)
    yield polygon([(LEFT - 18, EAVES), (middle, ROOF - 14), (RIGHT + 18, EAVES)], "roof")
    yield text(middle, EAVES - 42, attic.name, "name attic", "middle")
    yield text(middle, EAVES - 20, attic.sentence, "plain attic", "middle")
    yield from _cat(RIGHT - 210, ROOF + 30)


def _cat(x: float, y: float) -> Iterator[str]:
    """A cat that sits on the slope of the roof and looks at the reader."""
    ears = f"M{x - 11:g},{y - 42:g} l2,-13 l7,7 h5 l7,-7 l2,13 z"
    body = f"M{x - 15:g},{y + 14:g} q-4,-44 16,-44 q20,0 17,52 z"
    tail = f"M{x + 14:g},{y + 16:g} q26,8 22,-20 q-1,-9 -7,-5 q5,17 -14,12 z"
    yield f'<path class="cat" d="{body} {tail} {ears}"/><circle class="cat" cx="{x + 0.5:g}" cy="{y - 36:g}" r="12.5"/>'
    yield f'<circle class="sheet" cx="{x - 4:g}" cy="{y - 38:g}" r="1.8"/>'
    yield f'<circle class="sheet" cx="{x + 5:g}" cy="{y - 38:g}" r="1.8"/>'


def _walls(below: Iterable[Floor]) -> Iterator[str]:
    y: float = EAVES
    for floor in below:
        yield box(LEFT, y, RIGHT - LEFT, floor.height, "wall", 0)
        yield text(NAMES, y + 25, floor.name, "name")
        yield text(WORDS, y + 25, floor.sentence)
        for number, rule in enumerate(floor.rules, 1):
            yield text(WORDS, y + 25 + RULE * number, f"contract: {rule}", "small")
        top = y + FLOOR - 2 + RULE * len(floor.rules)
        for number, row in enumerate(floor.rooms):
            yield from _rooms(floor.package, row, (WORDS, RIGHT - 16), top + (ROOM + GAP) * number)
        y += floor.height


def _rooms(package: str, names: Sequence[str], between: tuple[float, float], y: float) -> Iterator[str]:
    left, right = between
    width = (right - left - GAP * (len(names) - 1)) / len(names)
    for number, name in enumerate(names):
        x = left + (width + GAP) * number
        yield box(x, y, width, ROOM, "room")
        yield text(x + 10, y + 18, name, "room-name")
        yield text(x + 78, y + 18, _fitting(sentence(f"{package}.{name}"), width - 84), "small")


def _fitting(told: str, width: float) -> str:
    """A sentence, or as much of its beginning as makes sense and fits; nothing in a narrow room."""
    if width < MIN_WORDS:
        return ""
    shorter = (told, told.rpartition(", and")[0], told.partition(":")[0])
    return next((each for each in shorter if each and len(each) * LETTER <= width), "")


def _sheds(told: Sequence[dict[str, Any]], bottom: float) -> Iterator[str]:
    """Small houses in the garden, on the same ground."""
    for home, rooms in sheds(told).items():
        top = bottom - (ROOM + GAP) * len(rooms) - GAP
        yield polygon([(SHED_LEFT - 12, top), ((SHED_LEFT + SHED_RIGHT) / 2, top - 44), (SHED_RIGHT + 12, top)], "roof")
        yield box(SHED_LEFT, top, SHED_RIGHT - SHED_LEFT, bottom - top, "wall", 0)
        yield text((SHED_LEFT + SHED_RIGHT) / 2, top - 52, home, "name", "middle")
        for number, room in enumerate(rooms):
            yield from _rooms(home, (room,), (SHED_LEFT + 12, SHED_RIGHT - 12), top + GAP + (ROOM + GAP) * number)


def _downwards(bottom: float) -> Iterator[str]:
    yield arrow([(RIGHT + 32, EAVES + 8), (RIGHT + 32, bottom - 4)])
    yield text(RIGHT + 48, EAVES + 24, "Imports go", "lane")
    yield text(RIGHT + 48, EAVES + 42, "down only.", "lane")
