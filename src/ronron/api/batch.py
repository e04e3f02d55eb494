"""Many games at once, played together in single calls."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from ronron.errors import DecisionError
from ronron.kernel import NATURE, NOBODY
from ronron.kernel.bits import WIDTH
from ronron.kernel.engine import Engine
from ronron.kernel.kernels import SKIP
from ronron.kernel.records import Records
from ronron.said import said

Kind = TypeVar("Kind", bound=np.generic)


class Batch:
    """An array of games. `turns` and `masks` say who is to decide in each game, and between which decisions.

    >>> import ronron
    >>> batch = ronron.load("connect4").batch(1000, seed=1)
    >>> while not batch.over.all():
    ...     batch.play(batch.choose())
    >>> batch.states["winner"].shape
    (1000,)
    """

    def __init__(self, engine: Engine, fresh: Any, count: int, seed: int | None) -> None:
        self._engine = engine
        self._fresh = fresh
        self._states = engine.blank_states(count)
        self._rngs = engine.generator(seed)
        self._turns = np.full(count, NOBODY, np.int64)
        self._masks = np.zeros(count, np.int64)
        self.renew()

    def __len__(self) -> int:
        return len(self._turns)

    @property
    def turns(self) -> npt.NDArray[np.int64]:
        """The mover of each game; a read-only view."""
        return _read_only(self._turns)

    @property
    def masks(self) -> npt.NDArray[np.int64]:
        """The set of legal decisions of each game; a read-only view."""
        return _read_only(self._masks)

    @property
    def states(self) -> Records:
        """The true states: an array of records, read-only."""
        if self._engine.plain:
            return self._engine.records(self._states)
        return _read_only(self._states)

    @property
    def over(self) -> npt.NDArray[np.bool_]:
        """For each game whether it is over."""
        return np.equal(self.turns, NOBODY)

    def renew(self) -> int:
        """Deal every game that is over anew, and return how many those were."""
        engine = self._engine
        return int(engine.renew(engine.boxes, self._fresh, self._states, self._turns, self._masks, self._rngs))

    def choose(self) -> npt.NDArray[np.int64]:
        """A random decision for every game, drawn by `chances` where nature is to move; −1 for a game that is over."""
        return self._choose(NOBODY)

    def draw(self) -> None:
        """Let nature move in every game until a seat is to decide or the game is over."""
        while (self.turns == NATURE).any():
            self.play(self._choose(NATURE))

    def play(self, decisions: npt.ArrayLike) -> None:
        """Play one decision in each game, −1 for none. If one is illegal, none is played."""
        try:
            given = np.ascontiguousarray(decisions)
        except ValueError:
            raise DecisionError("error-batch", count=len(self), given=repr(decisions)) from None
        if given.shape != self.turns.shape or given.dtype.kind not in "iu":
            raise DecisionError(
                "error-batch",
                count=len(self),
                given=said("error-batch-shape", kind=str(given.dtype), shape=str(given.shape)),
            )
        engine = self._engine
        chosen = np.minimum(given, WIDTH).astype(np.int64, copy=False)
        refused = int(engine.play_all(engine.boxes, self._states, chosen, self._turns, self._masks))
        if refused != SKIP:
            raise DecisionError("error-batch-game", number=refused, given=str(given[refused]))

    def _choose(self, who: int) -> npt.NDArray[np.int64]:
        engine = self._engine
        decisions = np.empty(len(self), np.int64)
        engine.choose(engine.boxes, self._states, self._turns, self._masks, self._rngs, who, decisions)
        return decisions


def _read_only(array: npt.NDArray[Kind]) -> npt.NDArray[Kind]:
    seen = array.view()
    seen.flags.writeable = False
    return seen
