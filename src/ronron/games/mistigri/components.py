"""The component file of Crazy Mistigri: its shape, what is wrong with it, and the box it becomes."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ronron.games.complaints import expected, is_name, name_of, names_found, values_from
from ronron.games.mistigri.box import (
    FEWEST_COLOURS,
    FEWEST_PLAYERS,
    LONGEST_NAME,
    MISTIGRI,
    MISTIGRI_VALUE,
    MOST_COLOURS,
    MOST_PLAYERS,
    VALUES,
    Box,
)
from ronron.said import Said, said


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The component file."""

    game: str
    mistigri: int
    origin: dict[str, str]
    colours: dict[str, list[int]]


def check(components: Components) -> list[Said]:
    """What is wrong, by key, and what it should be."""
    return [*_check_numbers(components), *_check_colours(components.colours), *_check_counts(components.colours)]


def _check_numbers(components: Components) -> Iterator[Said]:
    if components.game != "mistigri":
        yield expected("game", repr("mistigri"), components.game)
    if components.mistigri != MISTIGRI_VALUE:
        yield expected("mistigri", said("mistigri-error-worth", value=MISTIGRI_VALUE), components.mistigri)
    if not FEWEST_COLOURS <= len(components.colours) <= MOST_COLOURS:
        wanted = said("mistigri-error-colours", fewest=FEWEST_COLOURS, most=MOST_COLOURS)
        yield expected("colours", wanted, len(components.colours))


def _check_colours(colours: dict[str, list[int]]) -> Iterator[Said]:
    for name, values in colours.items():
        if not is_name(name, LONGEST_NAME) or name == MISTIGRI:
            yield expected(f"colours.{name}", said("mistigri-error-name", name=name_of(LONGEST_NAME)), name)
        if not values:
            yield said("mistigri-error-no-cat", colour=name)
        if strange := sorted({value for value in values if value not in VALUES}):
            yield expected(f"colours.{name}", values_from(VALUES[0], VALUES[-1]), names_found(map(str, strange)))


def _check_counts(colours: dict[str, list[int]]) -> Iterator[Said]:
    for value in VALUES:
        found = sum(values.count(value) for values in colours.values())
        if found != 10 - value:
            yield expected("colours", said("mistigri-error-cats", count=10 - value, value=value), found)


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
