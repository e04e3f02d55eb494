"""Records: a game as text, deal and decisions.

    ronron record 1
    game: leduc
    rules: 1
    box: d0f86c176b93
    players: 2
    deal:
      J K
    decisions:
      0 raise
      1 call
      * Q
    scores: 0 0

The deal is the position the game began with; `*` is nature. Options stand among the first lines by name. The scores
stand only under a finished game.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ronron.errors import NotationError, OptionError, RecordError, RonronError
from ronron.kernel import NATURE

if TYPE_CHECKING:
    from ronron.api.game import Game
    from ronron.api.position import Position

FORMAT = "ronron record 1"
LOGGED = re.compile(r"(\d+|\*) \S")
"""How a decision begins in a log: who made it, then what."""


def write(position: Position) -> str:
    """The record of a game so far."""
    game, start = position.game, position.beginning()
    lines = [FORMAT, f"game: {game.slug}", f"rules: {game.title.version}", f"box: {game.fingerprint}"]
    lines.append(f"players: {position.players}")
    lines += [f"{name}: {value}" for name, value in position.options.items()]
    lines += ["deal:", *_indented(start.notation().splitlines())]
    lines += ["decisions:", *_indented(_retold(position, position.game.text))]
    if position.over:
        lines.append(f"scores: {' '.join(map(str, position.scores))}")
    return "\n".join(lines) + "\n"


def told(position: Position, seat: int) -> list[str]:
    """The decisions of a game as a seat was told of them."""
    return _retold(position, lambda moment, decision: tell(moment, decision, seat))


def tell(position: Position, decision: int, seat: int) -> str:
    """A decision about to be made here, as a seat will be told of it."""
    game, state = position.game, position._known(seat)
    known = game.book.knows(game.box, state, decision, seat)
    return game.book.text(game.box, state, decision) if known else game.book.untold(game.box, state)


def game_of(record: str) -> str:
    """The name of the game that a record is of."""
    return _begin(record).value("game")


def read(game: Game, record: str) -> Position:
    """Play a record again; whatever does not fit names its line."""
    lines = _begin(record)
    options = _read_headers(game, lines)
    first = lines.number
    deal = "\n".join(lines.block("deal"))
    try:
        position = game.position(deal, **options)
    except NotationError as error:
        raise RecordError(f"line {first + 2}: {error}") from None
    for entry in lines.block("decisions"):
        _replay(game, position, entry, lines.number)
    _check_scores(position, lines)
    return position


class _Lines:
    """The lines of a record, read one after the other; `number` is that of the line read last."""

    def __init__(self, record: str) -> None:
        self._lines = record.splitlines()
        self.number = 0

    def peek(self) -> str | None:
        return self._lines[self.number] if self.number < len(self._lines) else None

    def next(self, expected: str) -> str:
        line = self.peek()
        if line is None:
            raise RecordError(f"line {self.number + 1}: the record ends where {expected} should stand")
        self.number += 1
        return line

    def value(self, key: str) -> str:
        line = self.next(f"'{key}: …'")
        found, _, value = line.partition(":")
        if found != key:
            raise RecordError(f"line {self.number}: expected '{key}: …', found {line!r}")
        return value.strip()

    def block(self, key: str) -> Any:
        """The indented lines under a key."""
        if self.value(key):
            raise RecordError(f"line {self.number}: '{key}:' stands alone, with indented lines below it")
        while (line := self.peek()) is not None and line.startswith(" "):
            self.number += 1
            yield line.strip()


def _begin(record: str) -> _Lines:
    """The lines of a record after the first, which says that it is one."""
    if not isinstance(record, str):
        raise RecordError(f"a record is a text, not {record!r}")
    lines = _Lines(record.removeprefix("\ufeff"))  # some editors mark UTF-8 at its beginning
    first = lines.next(repr(FORMAT)).strip()
    if LOGGED.match(first):
        unfinished = "this is the log of a game that was not finished; only a whole record can be read"
        raise RecordError(f"line 1: {unfinished}, which begins with {FORMAT!r}")
    if first != FORMAT:
        raise RecordError(f"line 1: a record begins with {FORMAT!r}")
    return lines


def _read_headers(game: Game, lines: _Lines) -> dict[str, Any]:
    versions = [str(version) for version in (game.title.version, *game.title.replays)]
    remedies = {
        "game": "",
        "rules": f"; this Ronron plays rules {' and '.join(versions)} of {game.slug}",
        "box": "; name its component file with --box (in Python: box=)",
    }
    for key, ours in (("game", [game.slug]), ("rules", versions), ("box", [game.fingerprint])):
        value = lines.value(key)
        if value not in ours:
            found = f"{key} {value!r} was played, but loaded is {key} {ours[0]!r}"
            raise RecordError(f"line {lines.number}: {found}{remedies[key]}")
    options: dict[str, Any] = {}
    try:
        options["players"] = game.title.check_players(_whole(lines.value("players"), lines.number))
        for name, values in game.title.options.items():
            given = lines.value(name)
            options[name] = {str(value): value for value in values}.get(given, given)
            game.title.check_options({name: options[name]})
    except OptionError as error:
        raise RecordError(f"line {lines.number}: {error}") from None
    return options


def _replay(game: Game, position: Position, entry: str, number: int) -> None:
    who, _, what = entry.partition(" ")
    if who != _mover(position):
        raise RecordError(f"line {number}: expected a decision of {_mover(position)!r}, found {entry!r}")
    try:
        position.play(game.parse(position, what))
    except RonronError as error:
        raise RecordError(f"line {number}: {error}") from None


def _check_scores(position: Position, lines: _Lines) -> None:
    line = lines.peek()
    if position.over and line is not None and line.startswith("scores"):
        scores = [_whole(word, lines.number) for word in lines.value("scores").split()]
        if scores != position.scores:
            raise RecordError(f"line {lines.number}: the scores are {position.scores}, not {scores}")
    while (line := lines.peek()) is not None:
        if line.strip():
            raise RecordError(f"line {lines.number + 1}: expected the end of the record, found {line!r}")
        lines.number += 1


def _retold(position: Position, tell: Callable[[Position, int], str]) -> list[str]:
    """Who decided what, from the beginning."""
    entries = []
    moment = position.beginning()
    for decision in position.decisions:
        entries.append(f"{_mover(moment)} {tell(moment, decision)}")
        moment.play(decision)
    return entries


def _mover(position: Position) -> str:
    return {NATURE: "*", None: "nobody"}.get(position.turn, str(position.turn))


def _whole(word: str, number: int) -> int:
    try:
        return int(word)
    except ValueError:
        raise RecordError(f"line {number}: expected a whole number, found {word!r}") from None


def _indented(lines: list[str]) -> list[str]:
    return [f"  {line}" for line in lines]
