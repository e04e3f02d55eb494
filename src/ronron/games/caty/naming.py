"""How the pieces of Caty Mini are named in messages, before those are put into a language."""

from __future__ import annotations

from functools import lru_cache

from ronron.games.caty.box import FURNITURE, NOTCHES, WALLS, Box, names
from ronron.said import Said, said

KNOWN_FURNITURE = (
    *("chair", "bed", "drawers", "lamp", "bookcase"),
    *("table", "armchair", "sideboard", "clock", "radio"),
    *("sofa", "wardrobe", "mirror", "chest", "bedside"),
    *("piano", "desk", "stool", "fishtank", "plantstand"),
)
KNOWN_TOYS = ("block", "ball", "mouse", "car", "teddy", "top", "train", "duck", "rocket", "doll")
"""These names have translations; a box of somebody's own may have names without one."""
ALIKE = 128


def furniture(box: Box, number: int) -> Said:
    """A piece of furniture by its name."""
    return _named("furniture", names(box)[number], KNOWN_FURNITURE)


def the_furniture(box: Box, number: int) -> Said:
    """The same within a sentence: "the bed"."""
    name = names(box)[number]
    return said(f"caty-the-{name}") if name in KNOWN_FURNITURE else said("caty-the-other", name=name)


def toy(box: Box, number: int) -> Said:
    """A toy by its name."""
    return _named("toy", names(box)[FURNITURE + number], KNOWN_TOYS)


@lru_cache(maxsize=ALIKE)
def _named(kind: str, name: str, known: tuple[str, ...]) -> Said:
    return said(f"caty-{kind}-{name}") if name in known else said("caty-other", name=name)


@lru_cache(maxsize=len(WALLS))
def wall(number: int) -> Said:
    """A wall, or the pile of its tiles, by its colour."""
    return said(f"caty-wall-{WALLS[number]}")


def notch(box: Box, board: int, number: int) -> Said:
    """One of the two notches of a piece of furniture: "left notch"."""
    return said(f"caty-notch-{side(box, board, number)}")


def side(box: Box, board: int, number: int) -> str:
    """Which of the two notches it is, as seen from above: left, right, upper or lower."""
    x, y = box.notches[board * NOTCHES + number, :].tolist()
    other_x, other_y = box.notches[board * NOTCHES + (number ^ 1), :].tolist()
    if abs(x - other_x) >= abs(y - other_y):
        return "left" if x < other_x else "right"
    return "upper" if y < other_y else "lower"
