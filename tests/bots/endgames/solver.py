"""Exact values of endgames, by trying everything.

The solver knows no rules: it plays on in copies of a position. It is for endgames in which all who still decide know
the same. What they do not know is chance then: they share a belief, worlds of which each is so likely, and learn
together what a decision brings to light.

Every seat wants the most for itself, as the game's own `standing` counts it, and knows that the others do too. With
two players one's gain is the other's loss, and values are what they are. With more, somebody may be indifferent where
another is not, and then what a decision is worth depends on who is kind to whom. So such endgames are solved twice:
those who are indifferent are always kind to the seat that is asked, or always unkind. Only where both come to the same
is a value exact.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import ronron
from ronron.kernel import WHOLE

Values: TypeAlias = tuple[float, ...]
"""Each seat's share of the win."""
Belief: TypeAlias = list[tuple[ronron.Position, float]]
"""Worlds that nobody can tell apart, and how likely each is."""

SAME = 5e-6
"""Values that differ by no more are equal: a game judges in whole millionths."""
FOREVER = 1_000_000


class BeyondError(Exception):
    """The endgame has more turns than the solver may look ahead."""


class TooLargeError(Exception):
    """The endgame has more decisions than the solver may try."""


def truth(position: ronron.Position) -> bytes:
    """All there is to know."""
    frozen: bytes = position._states.tobytes()
    return frozen


def public(position: ronron.Position) -> bytes:
    """What everybody can see."""
    return position.redacted(ronron.SPECTATOR).tobytes()


def mover(position: ronron.Position) -> int:
    """The seat that is to decide."""
    seat = position.turn
    assert seat is not None
    assert seat >= 0
    return seat


def number(position: ronron.Position, name: str) -> int:
    """A field of the true state."""
    return int(position._states[name][0])


def _game_over(position: ronron.Position) -> bool:
    return position.over


def _the_whole_win(position: ronron.Position, seat: int) -> float:
    return 1.0


@dataclass(frozen=True)
class Horizon:
    """How far an endgame goes, and what is seen on the way."""

    seen: Callable[[ronron.Position], bytes] = truth
    """What those who decide can see: worlds that look the same to them are not told apart."""
    ended: Callable[[ronron.Position], bool] = _game_over
    ceiling: Callable[[ronron.Position, int], float] = _the_whole_win
    """The best value a seat can reach; once a decision reaches it, no other is tried."""
    turns: int = FOREVER
    """The most changes of the mover before the solver gives up."""
    plays: int = 20_000
    """The most decisions to try."""


def solve(worlds: Sequence[ronron.Position], horizon: Horizon) -> dict[int, float] | None:
    """The value of each decision to the mover, over equally likely worlds; None if the solver gives up."""
    kind = _solve(worlds, horizon, 1.0)
    if kind is None or worlds[0].players == 2:
        return kind
    unkind = _solve(worlds, horizon, -1.0)
    if unkind is None or any(abs(kind[decision] - unkind[decision]) > SAME for decision in kind):
        return None
    return kind


def _solve(worlds: Sequence[ronron.Position], horizon: Horizon, kindness: float) -> dict[int, float] | None:
    try:
        return _Solver(worlds[0], horizon, kindness).decisions([(world, 1.0 / len(worlds)) for world in worlds])
    except (BeyondError, TooLargeError):
        return None


class _Solver:
    def __init__(self, asked: ronron.Position, horizon: Horizon, kindness: float) -> None:
        self._seat = mover(asked)
        self._horizon = horizon
        self._kindness = kindness
        self._plays_left = horizon.plays
        self._solved: dict[tuple[bytes, ...], Values] = {}

    def decisions(self, belief: Belief) -> dict[int, float]:
        """The value of each decision to the seat that is asked."""
        world = belief[0][0]
        return {decision: self._after(belief, decision, self._horizon.turns)[self._seat] for decision in world.legal}

    def _after(self, belief: Belief, decision: int, turns: int) -> Values:
        """The mean value of a decision over everything it may reveal."""
        return _mean([(self._value(part, belief, turns), weight) for part, weight in self._parted(belief, decision)])

    def _parted(self, belief: Belief, decision: int) -> list[tuple[Belief, float]]:
        """The possible worlds after a decision, by what is seen then, with the probability of each."""
        if len(belief) == 1:
            return [([(self._played(belief[0][0], decision), 1.0)], 1.0)]
        parts: dict[bytes, Belief] = {}
        for world, weight in belief:
            after = self._played(world, decision)
            parts.setdefault(self._horizon.seen(after), []).append((after, weight))
        sums = [(part, sum(weight for _, weight in part)) for part in parts.values()]
        return [([(world, weight / total) for world, weight in part], total) for part, total in sums]

    def _played(self, world: ronron.Position, decision: int) -> ronron.Position:
        if self._plays_left == 0:
            raise TooLargeError
        self._plays_left -= 1
        after = world.copy()
        after.play(decision)
        return after

    def _value(self, belief: Belief, before: Belief, turns: int) -> Values:
        if self._horizon.ended(belief[0][0]):
            return _mean([(standing(world), weight) for world, weight in belief])
        key = tuple(truth(world) for world, _ in belief)
        if key not in self._solved:
            passed = belief[0][0].turn != before[0][0].turn
            self._solved[key] = self._work_out(belief, turns - passed)
        return self._solved[key]

    def _work_out(self, belief: Belief, turns: int) -> Values:
        if turns < 0:
            raise BeyondError
        world = belief[0][0]
        if world.turn == ronron.NATURE:
            drawn = zip(world.legal, world.chances, strict=True)
            return _mean([(self._after(belief, outcome, turns), chance) for outcome, chance in drawn])
        return self._best(belief, turns)

    def _best(self, belief: Belief, turns: int) -> Values:
        """The value of the mover's best decision. A decision with the best possible value ends the search."""
        world = belief[0][0]
        seat = mover(world)
        ceiling = self._horizon.ceiling(world, seat)
        best: Values | None = None
        beyond = False
        for decision in world.legal:
            try:
                values = self._after(belief, decision, turns)
            except BeyondError:
                beyond = True
                continue
            if best is None or self._prefers(seat, values, best):
                best = values
            if best[seat] > ceiling - SAME:
                return best
        if best is None or beyond:
            raise BeyondError
        return best

    def _prefers(self, seat: int, one: Values, other: Values) -> bool:
        gain = one[seat] - other[seat]
        if abs(gain) < SAME:
            gain = self._kindness * (one[self._seat] - other[self._seat])
        return gain > 0


def _mean(weighted: Sequence[tuple[Values, float]]) -> Values:
    if len(weighted) == 1:
        return weighted[0][0]
    return tuple(map(sum, zip(*[[weight * value for value in values] for values, weight in weighted], strict=True)))


_standings: dict[tuple[object, ...], Values] = {}


def standing(position: ronron.Position) -> Values:
    """The part of the win of each seat, as the game itself judges it: at the end of an endgame by the result alone."""
    scores, winners = position._result()
    result = position.game.slug, position.over, tuple(scores), winners
    if result not in _standings:
        _standings[result] = judged(position.game, position.game.engine.twin(position._states))
    return _standings[result]


def judged(game: ronron.Game, twin: Any) -> Values:
    """The same from the un-compiled twin of a state."""
    return tuple(int(game.book.rules.standing(game.box, twin, seat)) / WHOLE for seat in range(twin.players))
