"""The rules once more, from their articles alone, on the names of tiles: slow, short and independent of the engine."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

CELLS = [f"{column}{row}" for row in "12345" for column in "abcde"]
COMPASS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
STEPS = dict(zip(COMPASS, ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)), strict=True))
STRAIGHT = ("N", "E", "S", "W")
ARROWS = {"D1": "N", "D2": "W E", "D3": "NE E SE", "D4": "N E S W", "D5": "NE SE SW NW"}
LETTERS = {"R": "royal", "G": "gourmet", "C": "crook", "J": "defender", "X": "chaos", "W": "power", "H": "ghost"}
CHAOS_VALUES = {5: 2, 4: 4, 3: 6, 2: 8, 1: 10, 0: 0}

Grid = dict[str, str]
"""Cells and the names of the tiles on them, all of them known."""


@dataclass
class Ending:
    """How a game ends."""

    out: set[str] = field(default_factory=set)
    sums: dict[str, list[int]] = field(default_factory=dict)
    captured: list[set[str]] = field(default_factory=lambda: [set(), set()])
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)


def is_prey(name: str) -> bool:
    return name[0] in "MPF"


def is_dog(name: str) -> bool:
    return name[0] == "D"


def is_cat(name: str) -> bool:
    return name[0] in LETTERS


def printed(name: str) -> int:
    found = re.search(r"\d", name)
    return int(found[0]) if found else 0


def away(cell: str, direction: str, distance: int = 1) -> str | None:
    """The cell so far away, if there is one."""
    across, down = STEPS[direction]
    name = f"{chr(ord(cell[0]) + across * distance)}{int(cell[1]) + down * distance}"
    return name if name in CELLS else None


def beside(cell: str) -> list[str]:
    return [near for direction in STRAIGHT if (near := away(cell, direction))]


def around(cell: str) -> list[str]:
    return [near for direction in COMPASS if (near := away(cell, direction))]


def targets(grid: Grid, up: set[str], cell: str, flipped: str, clan: str) -> set[str]:
    """P7–P12: where the tile on a cell may go, the cell itself if it may stay; clan is "" without effects."""
    name = grid[cell]
    if is_prey(name):
        return set(around(cell))
    if is_dog(name):
        return {other for other in CELLS if other != cell and (other[0] == cell[0] or other[1] == cell[1])}
    lines = COMPASS if clan == "defender" else STRAIGHT
    reached = {away(cell, direction, distance) for direction in lines for distance in (1, 2)}
    found = {other for other in reached if other}
    if clan == "royal":
        found |= {other for other in up if is_dog(grid[other])}
    if clan == "power":
        found.add(flipped)
    return found


def before_the_dogs(grid: Grid, clans: list[str]) -> Grid:
    """P14: the defender chief swaps with the centre, if he is open."""
    if "defender" not in clans or "J9*" not in grid.values():
        return grid
    chief = next(cell for cell in CELLS if grid[cell] == "J9*")
    return {**grid, chief: grid["c3"], "c3": grid[chief]}


def dogs_beside_the_royal_chief(grid: Grid) -> set[str]:
    """P14: the sides of the royal chief on which dogs lie."""
    chief = next((cell for cell in CELLS if grid[cell] == "R5*"), None)
    if chief is None:
        return set()
    return {side for side in STRAIGHT if (near := away(chief, side)) and is_dog(grid[near])}


def arrows(name: str) -> list[str]:
    dog, quarters = name.split("^")
    return [COMPASS[(COMPASS.index(arrow) + 2 * int(quarters)) % 8] for arrow in ARROWS[dog].split()]


def resolve(grid: Grid, clans: list[str], effects: bool = True) -> Ending:
    """P15–P21: what is left when the dogs may attack."""
    ending = Ending()
    playing = clans if effects else ["", ""]
    for dog in CELLS:
        if is_dog(grid[dog]):
            bitten = {grid[near] for arrow in arrows(grid[dog]) if (near := away(dog, arrow)) and is_cat(grid[near])}
            ending.out |= bitten - ({"H5*"} if effects else set())
    left = sum(name[0] == "X" and name not in ending.out for name in grid.values())

    def attack(name: str) -> int:
        return CHAOS_VALUES[left] if name[0] == "X" else printed(name)

    crook = next((cell for cell in CELLS if grid[cell] == "C7*"), "")
    if "crook" in playing and crook and grid[crook] not in ending.out:
        neighbours = [grid[cell] for cell in beside(crook) if is_cat(grid[cell]) and grid[cell] not in ending.out]
        ending.out |= {name for name in neighbours if attack(name) < attack("C7*")}

    def counts(cat: str, prey: str) -> bool:
        name = grid[cat]
        if cat in beside(prey):
            return True
        if name == "G3*" and effects:
            return cat in around(prey)
        return name == "W2*" and effects and (cat[0] == prey[0] or cat[1] == prey[1])

    for prey in CELLS:
        if not is_prey(grid[prey]):
            continue
        sums = [0, 0]
        for cat in CELLS:
            if is_cat(grid[cat]) and grid[cat] not in ending.out and counts(cat, prey):
                sums[clans.index(LETTERS[grid[cat][0]])] += attack(grid[cat])
        ending.sums[prey] = sums
        if sums[0] != sums[1]:
            ending.captured[0 if sums[0] > sums[1] else 1].add(grid[prey])

    if "chaos" in playing and "X*" in grid.values() and "X*" not in ending.out:
        seat = clans.index("chaos")
        chief = next(cell for cell in CELLS if grid[cell] == "X*")
        for one, other in (("P2", "P5"), ("P5", "P2"), ("F3", "F4"), ("F4", "F3")):
            helped = any(grid[cell] == one for cell in beside(chief))
            if helped and one in ending.captured[seat] and all(other not in caught for caught in ending.captured):
                ending.captured[seat].add(other)

    ending.scores = [_score(grid, ending, seat, playing[seat]) for seat in (0, 1)]
    ranks = [
        (ending.scores[seat], len(ending.captured[seat]), clans[seat] == "defender" and effects) for seat in (0, 1)
    ]
    ending.winners = [seat for seat in (0, 1) if ranks[seat] == max(ranks)]
    return ending


def _score(grid: Grid, ending: Ending, seat: int, clan: str) -> int:
    """P20."""
    caught = ending.captured[seat]
    points = sum(printed(name) for name in caught)
    points += 10 - 7 if caught >= {"P2", "P5"} else 0
    points += 12 - 7 if caught >= {"F3", "F4"} else 0
    points += len(caught) if clan == "gourmet" else 0
    if clan == "crook":
        points += sum(name[0] == "C" and name not in ending.out for name in grid.values())
    return points
