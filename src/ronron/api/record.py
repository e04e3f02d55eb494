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
from collections.abc import Iterator, Mapping, Sequence

from ronron.errors import RecordError
from ronron.kernel import NATURE
from ronron.said import Said, said

FORMAT = "ronron record 1"
LOGGED = re.compile(r"(\d+|\*) \S")
"""How a line of a log begins: who decided, then what."""


def write(headers: Mapping[str, object], deal: str, decisions: Sequence[str], scores: Sequence[int] | None) -> str:
    """A record as text; scores only of a finished game."""
    lines = [FORMAT, *(f"{name}: {value}" for name, value in headers.items())]
    lines += ["deal:", *_indented(deal.splitlines())]
    lines += ["decisions:", *_indented(decisions)]
    if scores is not None:
        lines.append(f"scores: {' '.join(map(str, scores))}")
    return "\n".join(lines) + "\n"


def mark(turn: int | None) -> str:
    """Whose turn it is, as a record writes it: a seat, `*` for nature, `nobody`."""
    return {NATURE: "*", None: "nobody"}.get(turn, str(turn))


def at_line(line: int, why: Said) -> RecordError:
    """An error in a line of a record."""
    return RecordError("error-line", why.article, line=line, why=why)


def game_of(record: str) -> str:
    """The name of the game that a record is of."""
    return begin(record).value("game")


class Lines:
    """The lines of a record, read one after the other; `number` is that of the line read last."""

    def __init__(self, record: str) -> None:
        self._lines = record.splitlines()
        self.number = 0

    def peek(self) -> str | None:
        """The next line, which stays the next; None at the end."""
        return self._lines[self.number] if self.number < len(self._lines) else None

    def next(self, expected: str) -> str:
        """The next line, which must exist; `expected` says what it should have been."""
        line = self.peek()
        if line is None:
            raise at_line(self.number + 1, said("error-record-ends", expected=expected))
        self.number += 1
        return line

    def value(self, key: str) -> str:
        """What the next line, which must be `key: …`, says after the colon."""
        line = self.next(f"'{key}: …'")
        found, _, value = line.partition(":")
        if found != key:
            raise at_line(self.number, said("error-record-key", key=f"'{key}: …'", found=repr(line)))
        return value.strip()

    def block(self, key: str) -> Iterator[str]:
        """The indented lines under a key."""
        if self.value(key):
            raise at_line(self.number, said("error-record-alone", key=key))
        while (line := self.peek()) is not None and line.startswith(" "):
            self.number += 1
            yield line.strip()


def begin(record: str) -> Lines:
    """The lines of a record, the first of which has been read and checked."""
    if not isinstance(record, str):
        raise RecordError("error-record-text", given=repr(record))
    lines = Lines(record.removeprefix("\ufeff"))  # the byte order mark that some editors write
    first = lines.next(repr(FORMAT)).strip()
    if LOGGED.match(first):
        raise at_line(1, said("error-record-log", words=repr(FORMAT)))
    if first != FORMAT:
        raise at_line(1, said("error-record-begins", words=repr(FORMAT)))
    return lines


def _indented(lines: Sequence[str]) -> list[str]:
    return [f"  {line}" for line in lines]
