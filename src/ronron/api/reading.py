"""Reading a record: the game is played again, and whatever does not fit is refused with its line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from ronron.api.position import Position
from ronron.api.record import Lines, begin, mark
from ronron.errors import NotationError, OptionError, RecordError, RonronError
from ronron.games.title import Title

Start: TypeAlias = Callable[..., Position]
"""Makes a position from its notation, the number of players and the options."""
Parse: TypeAlias = Callable[[Position, str], int]
"""Finds the decision that a text names in a position."""


def read(record: str, title: Title, fingerprint: str, start: Start, parse: Parse) -> Position:
    """Play a record again. The title and the fingerprint of the box are those of the game that is loaded."""
    lines = begin(record)
    options = _read_headers(title, fingerprint, lines)
    first = lines.number
    deal = "\n".join(lines.block("deal"))
    try:
        position = start(deal, **options)
    except NotationError as error:
        raise RecordError(f"line {first + 2}: {error}") from None
    for entry in lines.block("decisions"):
        _replay(parse, position, entry, lines.number)
    _check_scores(position, lines)
    return position


def _read_headers(title: Title, fingerprint: str, lines: Lines) -> dict[str, Any]:
    versions = [str(version) for version in (title.version, *title.replays)]
    remedies = {
        "game": "",
        "rules": f"; this Ronron plays rules {' and '.join(versions)} of {title.slug}",
        "box": "; name its component file with --box (in Python: box=)",
    }
    for key, ours in (("game", [title.slug]), ("rules", versions), ("box", [fingerprint])):
        value = lines.value(key)
        if value not in ours:
            found = f"{key} {value!r} was played, but loaded is {key} {ours[0]!r}"
            raise RecordError(f"line {lines.number}: {found}{remedies[key]}")
    options: dict[str, Any] = {}
    try:
        options["players"] = title.check_players(_whole(lines.value("players"), lines.number))
        for name, values in title.options.items():
            given = lines.value(name)
            options[name] = {str(value): value for value in values}.get(given, given)
            title.check_options({name: options[name]})
    except OptionError as error:
        raise RecordError(f"line {lines.number}: {error}") from None
    return options


def _replay(parse: Parse, position: Position, entry: str, number: int) -> None:
    who, _, what = entry.partition(" ")
    expected = mark(position.turn)
    if who != expected:
        raise RecordError(f"line {number}: expected a decision of {expected!r}, found {entry!r}")
    try:
        position.play(parse(position, what))
    except RonronError as error:
        raise RecordError(f"line {number}: {error}") from None


def _check_scores(position: Position, lines: Lines) -> None:
    line = lines.peek()
    if position.over and line is not None and line.startswith("scores"):
        scores = [_whole(word, lines.number) for word in lines.value("scores").split()]
        if scores != position.scores:
            raise RecordError(f"line {lines.number}: the scores are {position.scores}, not {scores}")
    while (line := lines.peek()) is not None:
        if line.strip():
            raise RecordError(f"line {lines.number + 1}: expected the end of the record, found {line!r}")
        lines.number += 1


def _whole(word: str, number: int) -> int:
    try:
        return int(word)
    except ValueError:
        raise RecordError(f"line {number}: expected a whole number, found {word!r}") from None
