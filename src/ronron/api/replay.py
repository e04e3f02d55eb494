"""A game shown again, picture by picture, through anybody's eyes or with everything open."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ronron.api.position import Position
from ronron.errors import TurnError
from ronron.kernel import SPECTATOR


class Picture(msgspec.Struct, frozen=True):
    """One moment of a game."""

    decisions: int
    """How many had been made."""
    mover: int | None
    """Who made the last one, NATURE included; None for the beginning, and for what follows by itself."""
    told: str
    """That decision as these eyes were told of it; empty where there is none."""
    view: Any
    """What these eyes saw; everything, if they are open."""


def pictures(position: Position, eyes: int | None) -> Iterator[Picture]:
    """The whole of a finished game: its beginning, every decision, and every consequence by itself.

    The eyes are a seat's or SPECTATOR's; None for open ones, which see everything, as players do who lay down their
    cards after a game.

    >>> import ronron
    >>> game = ronron.load("leduc").deal(seed=1)
    >>> for decision in (2, 0):
    ...     game.play(decision)
    >>> [(each.mover, each.told) for each in pictures(game, 0)]
    [(None, ''), (0, 'raise'), (1, 'fold')]
    """
    if not position.over:
        raise TurnError("a game is shown again once it is over; until then everybody sees only what they may")
    moment = position.beginning()
    yield Picture(0, None, "", _seen(moment, eyes))
    for number, decision in enumerate(position.decisions, 1):
        mover, told = moment.turn, _told(moment, decision, eyes)
        moment.play(decision, settle=False)
        yield Picture(number, mover, told, _seen(moment, eyes))
        while moment.step():
            yield Picture(number, None, "", _seen(moment, eyes))


def _told(moment: Position, decision: int, eyes: int | None) -> str:
    return moment.game.text(moment, decision) if eyes is None else moment.told(decision, eyes)


def _seen(moment: Position, eyes: int | None) -> Any:
    if eyes is not None:
        return moment.view(eyes)
    game = moment.game
    return game.book.view(game.box, game.engine.twin(moment._states), SPECTATOR)
