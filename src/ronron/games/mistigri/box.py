"""The box of Crazy Mistigri: 45 cats in a few colours, and Mistigri. The colours are reconstructed."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

import msgspec

from ronron.kernel import Ints, Masks, Record

VALUES = range(1, 10)
MISTIGRI_VALUE = 10
FEWEST_COLOURS, MOST_COLOURS = 2, 8
MOST_KINDS = sum(min(MOST_COLOURS, 10 - value) for value in VALUES) + 1
"""The most kinds of card: as many colours of each value as possible, and Mistigri."""
MOST_ALIKE = 9
"""The most cards of one kind: all cats of value 1 in one colour."""
FEWEST_PLAYERS, MOST_PLAYERS = 3, 5
MOST_CARDS = 9 * MOST_PLAYERS + 1
MISTIGRI = "mistigri"


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The component file."""

    game: str
    mistigri: int
    origin: dict[str, str]
    colours: dict[str, list[int]]


class Box(Record):
    """What rules look up. A kind is a colour and a value; kinds are in the order of their values, Mistigri last."""

    alike: Annotated[Masks, MISTIGRI_VALUE + 1]
    """The kinds of each value."""
    pairs: Annotated[Masks, MOST_KINDS]
    """With which other kinds a kind makes a pair."""
    values: Annotated[Ints, MOST_KINDS]
    colours: Annotated[Ints, MOST_KINDS]
    """The colour of each kind, in the order of `names`; Mistigri's comes after the last."""
    copies: Annotated[Ints, MOST_PLAYERS + 1, MOST_KINDS]
    """How many cards of each kind are played with, by the number of players."""
    kinds: int
    letters: Annotated[Ints, MOST_COLOURS, 16]
    """The colours' names, letter by letter."""


def check(components: Components) -> list[str]:
    """What is wrong, in sentences that name the key and what it should be."""
    complaints = [] if components.game == "mistigri" else [f"game: expected 'mistigri', found {components.game!r}"]
    if components.mistigri != MISTIGRI_VALUE:
        complaints.append(f"mistigri: expected {MISTIGRI_VALUE}, which it is worth, found {components.mistigri}")
    if not FEWEST_COLOURS <= len(components.colours) <= MOST_COLOURS:
        found = len(components.colours)
        complaints.append(f"colours: expected {FEWEST_COLOURS} to {MOST_COLOURS} of them, found {found}")
    for name, values in components.colours.items():
        complaints += _check_colour(name, values)
    return complaints + _check_counts(components.colours)


def _check_colour(name: str, values: list[int]) -> list[str]:
    complaints = []
    if not (name.isascii() and name.isalpha() and name.islower() and len(name) <= 16) or name == MISTIGRI:
        complaints.append(f"colours.{name}: expected a name of at most 16 small letters a–z, but not {MISTIGRI}")
    if not values:
        complaints.append(f"colours.{name}: expected at least one cat")
    if strange := sorted({value for value in values if value not in VALUES}):
        complaints.append(f"colours.{name}: expected values from 1 to 9, found {', '.join(map(str, strange))}")
    return complaints


def _check_counts(colours: dict[str, list[int]]) -> list[str]:
    complaints = []
    for value in VALUES:
        found = sum(values.count(value) for values in colours.values())
        if found != 10 - value:
            complaints.append(f"colours: expected {10 - value} cats of value {value} in all, found {found}")
    return complaints


def fill(components: Components, box: Box) -> None:
    """Turn the lists into tables."""
    names = list(components.colours)
    cats = {(value, colour) for colour, name in enumerate(names) for value in components.colours[name]}
    for kind, (value, colour) in enumerate([*sorted(cats), (MISTIGRI_VALUE, len(names))]):
        box.values[kind], box.colours[kind] = value, colour
        box.alike[value] |= 1 << kind
        copies = 1 if value == MISTIGRI_VALUE else components.colours[names[colour]].count(value)
        for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
            box.copies[players, kind] = 0 if value in left_out(players) else copies
    box.kinds = len(cats) + 1
    for kind in range(box.kinds):
        box.pairs[kind] = sum(1 << other for other in range(box.kinds) if other != kind and _matches(box, kind, other))
    for colour, name in enumerate(names):
        box.letters[colour, : len(name)] = list(name.encode())


def left_out(players: int) -> tuple[int, ...]:
    """M1: the values not played with."""
    return {5: (), 4: (1,), 3: (1, 2, 9)}[players]


def _matches(box: Box, kind: int, other: int) -> bool:
    """M5: the same colour or the same value."""
    return bool(box.colours[kind] == box.colours[other] or box.values[kind] == box.values[other])


@lru_cache(maxsize=8)
def colour_names(box: Box) -> list[str]:
    """What the colours are called, in the order of the file."""
    names = [bytes(letter for letter in letters if letter).decode() for letters in box.letters.tolist()]
    return [name for name in names if name]
