"""All kernels bound to one game and one box, compiled or as plain Python."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import numba
import numpy as np

from ronron.kernel import kernels, search
from ronron.kernel.cache import compiled, directory
from ronron.kernel.dispatch import Rules, register
from ronron.kernel.generator import Generator, seeded
from ronron.kernel.records import Masks, Record, Records, Twins

R = TypeVar("R", bound=Record)
TYPES = {int: numba.int64, Masks: numba.int64[::1], search.Reals: numba.float64[::1]}
"""Numba's types for kernel arguments that are not arrays of records."""
MOST_TWINS = 64
"""The most twins that `shared_twin` keeps. All who watch a move share those of two states."""
PADDING_BYTES = 256
"""More than a cache line, and more than the two lines some processors fetch together."""


class Engine:
    """The kernels of a game, each compiled on first use, and the arrays they work on.

    Compiled kernels do not check their arguments: callers must. A plain engine runs the same functions un-compiled, on
    twins instead of records. It is far slower, but a debugger can step through every line, and the bytes are the same.
    """

    def __init__(self, rules: Rules, box: Record, plain: bool = False) -> None:
        register(rules)
        self.rules = rules
        self.plain = plain or bool(numba.config.DISABLE_JIT)
        self.boxes = self.array_of(box)
        self._twins: dict[bytes, Any] = {}

    def __getattr__(self, name: str) -> Any:
        """A kernel by its name, compiled or loaded from disk on first use."""
        if name not in kernels.KERNELS:
            raise AttributeError(f"{name!r} is neither an attribute of Engine nor a kernel")
        bound = self._bind(kernels.KERNELS[name])
        setattr(self, name, bound)
        return bound

    def array_of(self, twin: Record) -> Any:
        """An array that holds one record equal to a twin."""
        if self.plain:
            return Twins([twin.copy()])
        records = twin.new()
        twin.write(records)
        return records

    def blank_states(self, count: int) -> Any:
        """An array of blank states."""
        return Twins(self.rules.state() for _ in range(count)) if self.plain else self.rules.state.new(count)

    def blank_records(self, kind: type[Record], count: int) -> Any:
        """An array of blank records of another kind than states."""
        return Twins(kind() for _ in range(count)) if self.plain else kind.new(count)

    def freeze(self, states: Any) -> Any:
        """A snapshot of an array of states, which `thaw` restores."""
        return self.copy(states) if self.plain else states.tobytes()

    def thaw(self, frozen: Any) -> Any:
        """An array of states from a snapshot."""
        return self.copy(frozen) if self.plain else np.frombuffer(bytearray(frozen), self.rules.state.dtype)

    def copy(self, states: Any) -> Any:
        """An independent copy of an array of states. (Through bytes: NumPy copies records three times as slowly.)"""
        return Twins(twin.copy() for twin in states) if self.plain else self.thaw(states.tobytes())

    def twin(self, states: Any, index: int = 0) -> Any:
        """The un-compiled twin of one state, independent of it."""
        return states[index].copy() if self.plain else self.rules.state.read(states, index)

    def read(self, kind: type[R], records: Any, index: int = 0) -> R:
        """The twin of one record of another kind than a state, to read only."""
        twin: R = records[index] if self.plain else kind.read(records, index)
        return twin

    def shared_twin(self, frozen: bytes) -> Any:
        """The twin of a snapshot, shared by all who ask for the same one; nobody may write to it."""
        twin = self._twins.get(frozen)
        if twin is None:
            if len(self._twins) >= MOST_TWINS:
                self._twins.clear()
            twin = self._twins[frozen] = self.twin(self.thaw(frozen))
        return twin

    def records(self, states: Any) -> Records:
        """A copy of the states as an array of records, also in a plain engine."""
        if not self.plain:
            return np.array(states)
        records = self.rules.state.new(len(states))
        for index, twin in enumerate(states):
            twin.write(records, index)
        return records

    def states_from(self, records: Records) -> Any:
        """A copy of an array of records as this engine keeps states: records, or twins in a plain engine."""
        if self.plain:
            return Twins(self.rules.state.read(records, index) for index in range(len(records)))
        return self.thaw(records.tobytes())

    def generator(self, seed: int | None) -> Any:
        """An array of one generator."""
        return self.generators_from(seeded(seed))

    def generators_from(self, generators: Records) -> Any:
        """An array of generators as this engine keeps them: records, or twins in a plain engine."""
        if self.plain:
            return Twins(Generator.read(generators, index) for index in range(len(generators)))
        return generators

    def on_own_cache_lines(self, records: Any) -> Any:
        """A copy of a few records that shares no cache line with other memory, for one thread to write to.

        Two threads that write to the same cache line wait for each other at every write (false sharing).
        """
        if self.plain:
            return Twins(twin.copy() for twin in records)
        room = np.zeros(records.nbytes + 2 * PADDING_BYTES, np.uint8)
        padded = room[PADDING_BYTES : PADDING_BYTES + records.nbytes].view(records.dtype)
        padded[:] = records
        return padded

    def empty_tally(self) -> Any:
        """An array of one empty tally."""
        blank = kernels.Tally()
        extremes = np.iinfo(np.int64)
        blank.lowest_score, blank.highest_score = int(extremes.max), int(extremes.min)
        return self.array_of(blank)

    def _bind(self, kernel: Callable[..., Any]) -> Any:
        if self.plain:
            return kernel
        return compiled(kernel, self._types(kernel), self._where, nogil=kernel.__name__ in kernels.LONG)

    @cached_property
    def _where(self) -> Path | None:
        """Where compiled code of these rules is kept, if anywhere."""
        return directory(self.rules.slug, self.rules.sources)

    def _types(self, kernel: Callable[..., Any]) -> tuple[Any, ...]:
        """The argument types of a kernel, by its annotations."""
        hints = get_type_hints(kernel, include_extras=True)
        return tuple(self._type(hint) for name, hint in hints.items() if name != "return")

    def _type(self, hint: Any) -> Any:
        if get_origin(hint) is not Annotated:
            return TYPES[hint]
        _, kind = get_args(hint)
        record = getattr(self.rules, kind) if isinstance(kind, str) else kind
        return numba.from_dtype(record.dtype)[::1]
