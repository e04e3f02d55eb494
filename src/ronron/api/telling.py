"""What one reader is told of a game: each decision and each consequence, as far as they may know of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, pairwise
from typing import Any

import msgspec

from ronron.api.playing import consequences
from ronron.api.position import Position
from ronron.errors import TurnError
from ronron.games.contract import UNTOLD, Choice, Prompt, Result, ended
from ronron.said import Said

ALIKE = 64
"""Entries remembered: those of the last event, for the next reader who knows the same."""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """A line of the log: a decision, or one consequence of it, as its reader was told."""

    decisions: int
    """How many decisions had been made by then."""
    mover: int | None
    """Who decided, nature as −1; None for what followed by itself."""
    text: str
    """The decision in notation, `?` where its reader does not learn which; empty for a consequence."""
    told: list[Said]


class Picture(Entry, frozen=True, gc=False):
    """A line of the log, with what its reader sees after it."""

    view: Any
    prompt: Prompt

    def without_view(self) -> Entry:
        """The line of the log alone."""
        return Entry(self.decisions, self.mover, self.text, self.told)


def choices(position: Position) -> list[Choice]:
    """The decisions open to the mover, as the mover knows the position."""
    book, box, known = position.game.book, position.game.box, position.known_to_mover()
    return [
        Choice(decision, book.text(box, known, decision), *book.telling.choice(box, known, decision))
        for decision in position.legal
    ]


def decision_for(position: Position, verb: str, targets: Sequence[str]) -> int | None:
    """The mover's decision with this verb and these targets, a legal one if there is one; None if none fits.

    The first targets are enough, and an empty verb stands for any verb.
    """
    telling, box, known = position.game.book.telling, position.game.box, position.known_to_mover()
    others = (decision for decision in range(position.game.title.decisions) if not position.mask >> decision & 1)
    for decision in chain(position.legal, others):
        does, to, _ = telling.choice(box, known, decision)
        if verb in ("", does) and to[: len(targets)] == list(targets):
            return decision
    return None


def prompt(position: Position, eyes: int | None) -> Prompt:
    """What is to be done now, as these eyes are told."""
    told: Prompt = position.game.book.telling.prompt(position.game.box, *position.seen_by(eyes))
    return told


def describe(position: Position, eyes: int | None) -> list[Said]:
    """The board in words, as these eyes see it."""
    lines: list[Said] = position.game.book.telling.describe(position.game.box, *position.seen_by(eyes))
    return lines


def result(position: Position) -> Result:
    """How a finished game ended, and why."""
    if not position.over:
        raise TurnError("error-no-result")
    game = position.game
    book, box, state = game.book.telling, game.box, position.seen_by(None)[0]
    decided_by, sheets, notes = book.result(box, state)
    tie_breaks = [book.tie_break(box, state, seat) for seat in range(position.players)]
    return ended(position.scores, position.winners, decided_by, sheets, notes, tie_breaks)


def entry(before: Position, after: Position, eyes: int | None) -> Entry:
    """What a reader is told of the one decision, or the one consequence, between two positions."""
    game, decisions = before.game, after.decisions
    (known, _), (known_after, _) = before.seen_by(eyes), after.seen_by(eyes)
    if len(decisions) == len(before.decisions):
        return _followed(game, known, known_after, len(decisions))
    made, mover = decisions[-1], before.turn
    assert mover is not None  # noqa: S101  somebody decided
    learns = eyes is None or game.book.knows(game.box, known, made, eyes)
    return _decided(game, known, known_after, len(decisions), mover, made if learns else UNTOLD)


@lru_cache(ALIKE)
def _decided(game: Any, known: Any, known_after: Any, decisions: int, mover: int, decision: int) -> Entry:
    """Cached: readers with the same knowledge share the states they know, and are told the same."""
    book, box = game.book, game.box
    text = book.untold(box, known) if decision == UNTOLD else book.text(box, known, decision)
    return Entry(decisions, mover, text, book.telling.told(box, known, known_after, mover, decision))


@lru_cache(ALIKE)
def _followed(game: Any, known: Any, known_after: Any, decisions: int) -> Entry:
    return Entry(decisions, None, "", game.book.telling.followed(game.box, known, known_after))


def picture(before: Position, after: Position, eyes: int | None) -> Picture:
    """The same with what the reader sees after it."""
    line = entry(before, after, eyes)
    return Picture(line.decisions, line.mover, line.text, line.told, after.view_for(eyes), prompt(after, eyes))


def entries(position: Position, eyes: int | None, first: int = 0) -> Iterator[Entry]:
    """All that a reader was told, from after so many decisions on."""
    return (entry(before, after, eyes) for before, after in pairwise(moments(position, first)))


def pictures(position: Position, eyes: int | None) -> Iterator[Picture]:
    """The whole of a finished game: its beginning, every decision, and every consequence by itself.

    The eyes are a seat's or SPECTATOR's; None for open ones, which see everything, as players do who lay down their
    cards after a game.

    >>> import ronron
    >>> game = ronron.load("leduc").deal(seed=1)
    >>> for decision in (2, 0):
    ...     game.play(decision)
    >>> [(each.mover, each.text) for each in pictures(game, 0)]
    [(None, ''), (0, 'raise'), (1, 'fold')]
    """
    if not position.over:
        raise TurnError("error-not-shown-yet")
    start = position.beginning()
    yield Picture(0, None, "", [], start.view_for(eyes), prompt(start, eyes))
    for before, after in pairwise(moments(position)):
        yield picture(before, after, eyes)


def descriptions(position: Position, eyes: int | None) -> Iterator[list[Said]]:
    """The board in words, as these eyes see it, before the first decision and after each."""
    moment = position.beginning()
    yield describe(moment, eyes)
    for decision in position.decisions:
        moment.play(decision)
        yield describe(moment, eyes)


def moments(position: Position, first: int = 0) -> Iterator[Position]:
    """The game after so many decisions, then after each further decision and each consequence."""
    last = position.after(first)
    yield last
    for decision in position.decisions[first:]:
        for moment in consequences(last, decision):
            yield (last := moment)
