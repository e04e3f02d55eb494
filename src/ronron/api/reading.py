"""Reading a record: the game is played again, and whatever does not fit is refused with its line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from ronron.api.position import Position
from ronron.api.record import Lines, at_line, begin, mark
from ronron.errors import NotationError, OptionError, RonronError
from ronron.games.title import Title
from ronron.said import Value, all_of, said

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
        raise at_line(first + 2, error.said) from None
    for entry in lines.block("decisions"):
        _replay(parse, position, entry, lines.number)
    _check_scores(position, lines)
    return position


def _read_headers(title: Title, fingerprint: str, lines: Lines) -> dict[str, Any]:
    versions = [str(version) for version in (title.version, *title.replays)]
    _check_same(lines, "error-record-other", "game", [title.slug])
    _check_same(lines, "error-record-rules", "rules", versions, versions=all_of(versions), game=title.slug)
    _check_same(lines, "error-record-box", "box", [fingerprint])
    options: dict[str, Any] = {}
    try:
        options["players"] = title.check_players(_whole(lines.value("players"), lines.number))
        for name, values in title.options.items():
            given = lines.value(name)
            options[name] = {str(value): value for value in values}.get(given, given)
            title.check_options({name: options[name]})
    except OptionError as error:
        raise at_line(lines.number, error.said) from None
    return options


def _check_same(lines: Lines, message: str, key: str, ours: list[str], **values: Value) -> None:
    """The next line must say what is loaded here."""
    value = lines.value(key)
    if value not in ours:
        raise at_line(lines.number, said(message, key=key, found=repr(value), ours=repr(ours[0]), **values))


def _replay(parse: Parse, position: Position, entry: str, number: int) -> None:
    who, _, what = entry.partition(" ")
    expected = mark(position.turn)
    if who != expected:
        raise at_line(number, said("error-record-mover", mover=repr(expected), found=repr(entry)))
    try:
        position.play(parse(position, what))
    except RonronError as error:
        raise at_line(number, error.said) from None


def _check_scores(position: Position, lines: Lines) -> None:
    line = lines.peek()
    if position.over and line is not None and line.startswith("scores"):
        scores = [_whole(word, lines.number) for word in lines.value("scores").split()]
        if scores != position.scores:
            raise at_line(lines.number, said("error-record-scores", scores=str(position.scores), found=str(scores)))
    while (line := lines.peek()) is not None:
        if line.strip():
            raise at_line(lines.number + 1, said("error-record-end", found=repr(line)))
        lines.number += 1


def _whole(word: str, number: int) -> int:
    try:
        return int(word)
    except ValueError:
        raise at_line(number, said("error-record-whole", found=repr(word))) from None
