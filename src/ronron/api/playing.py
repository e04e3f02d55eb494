"""Playing a game to its end, or step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ronron.api.position import Position
from ronron.kernel import NATURE


def play_to_the_end(
    position: Position, decide: Callable[[Position], int], draw: Callable[[Position], int] = Position.draw
) -> None:
    """Let nature draw and everybody else decide until the game is over.

    >>> import ronron
    >>> game = ronron.load("leduc").deal(seed=1)
    >>> play_to_the_end(game, lambda position: position.legal[-1])
    >>> game.over
    True
    """
    while (turn := position.turn) is not None:
        if turn == NATURE:
            draw(position)
        else:
            position.play(decide(position))


def consequences(position: Position, decision: int) -> Iterator[Position]:
    """The game right after a decision, and after each consequence nobody chooses."""
    after = position.copy()
    after.play(decision, settle=False)
    yield after
    while after.turn is None and not after.over:
        after = after.copy()
        after.step()
        yield after
