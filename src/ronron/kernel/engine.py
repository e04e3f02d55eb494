"""All kernels bound to one game and one box, compiled or as plain Python."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np

from ronron.kernel import kernels
from ronron.kernel.cache import compiled, directory
from ronron.kernel.dispatch import Rules, register
from ronron.kernel.generator import Generator, seeded
from ronron.kernel.records import Record, Records, Twins


class Engine:
    """The kernels of a game, and the arrays they work on.

    A plain engine runs the same functions un-compiled, on twins in place of records: slower by far, but every line
    can be stepped through, and the bytes are the same.
    """

    def __init__(self, rules: Rules, box: Record, plain: bool = False) -> None:
        register(rules)
        self.rules = rules
        self.plain = plain or bool(numba.config.DISABLE_JIT)
        self.boxes = self.shelve(box)
        where = None if self.plain else directory(rules.slug, rules.sources)

        def bind(kernel: Any) -> Any:
            return kernel if self.plain else compiled(kernel, where)

        self.begin = bind(kernels.begin)
        self.look = bind(kernels.look)
        self.step = bind(kernels.step)
        self.follow = bind(kernels.follow)
        self.conceal = bind(kernels.conceal)
        self.complete = bind(kernels.complete)
        self.result = bind(kernels.result)
        self.odds = bind(kernels.odds)
        self.playouts = bind(kernels.playouts)
        self.renew = bind(kernels.renew)
        self.choose = bind(kernels.choose)
        self.steps = bind(kernels.steps)
        self.perft = bind(kernels.perft)

    def shelve(self, twin: Record) -> Any:
        """An array that holds one record equal to a twin."""
        if self.plain:
            return Twins([_copy(twin)])
        records = twin.new()
        twin.write(records)
        return records

    def blank(self, count: int) -> Any:
        """An array of blank states."""
        return Twins(self.rules.state() for _ in range(count)) if self.plain else self.rules.state.new(count)

    def copy(self, states: Any) -> Any:
        """An independent copy of an array of states."""
        return Twins(_copy(twin) for twin in states) if self.plain else states.copy()

    def twin(self, states: Any, index: int = 0) -> Any:
        """The un-compiled twin of one state, independent of it."""
        return _copy(states[index]) if self.plain else self.rules.state.read(states, index)

    def records(self, states: Any) -> Records:
        """A copy of the states as an array of records, whichever way they are held."""
        if not self.plain:
            return np.array(states)
        records = self.rules.state.new(len(states))
        for index, twin in enumerate(states):
            twin.write(records, index)
        return records

    def generator(self, seed: int | None) -> Any:
        """An array of one generator."""
        return self.hold(seeded(seed), Generator)

    def hold(self, records: Records, declared: type[Record]) -> Any:
        """Records as this engine wants them."""
        if self.plain:
            return Twins(declared.read(records, index) for index in range(len(records)))
        return records

    def tally(self) -> Any:
        """An array of one empty tally."""
        blank = kernels.Tally()
        extremes = np.iinfo(np.int64)
        blank.lowest_score, blank.highest_score = int(extremes.max), int(extremes.min)
        return self.shelve(blank)


def _copy(twin: Record) -> Record:
    other = type(twin)()
    other.assign(twin)
    return other
