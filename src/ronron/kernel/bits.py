"""Sets of up to 62 things as one integer: bit d says that d is in the set."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, overload

from ronron.kernel.generator import Generator, below
from ronron.kernel.rule import rule

WIDTH = 62
"""The most things a set holds: the sign bit stays clear, and one more bit so that `1 << WIDTH` does not overflow."""


def popcount(mask: int) -> int:
    """How many things are in the set.

    >>> popcount(0b1011)
    3
    """
    return int(mask).bit_count()


def lowest(mask: int) -> int:
    """The smallest thing of a set, which must not be empty.

    >>> lowest(0b1010)
    1
    """
    return (int(mask) & -int(mask)).bit_length() - 1


@intrinsic
def _ctpop(_context: Any, _mask: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


@intrinsic
def _cttz(_context: Any, _mask: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), generate


@overload(popcount, strict=False)
def _compiled_popcount(mask: Any) -> Any:
    return lambda mask: _ctpop(mask)


@overload(lowest, strict=False)
def _compiled_lowest(mask: Any) -> Any:
    return lambda mask: _cttz(mask)


@rule
def bit(thing: int) -> int:
    """The set of one thing."""
    return 1 << thing


@rule
def full(count: int) -> int:
    """The set of 0, 1, … count − 1."""
    return (1 << count) - 1


@rule
def has(mask: int, thing: int) -> bool:
    """Is the thing in the set?"""
    return (mask >> thing) & 1 == 1


@rule
def pick(rng: Generator, mask: int) -> int:
    """A random thing of the set, all equally likely."""
    for _ in range(below(rng, popcount(mask))):
        mask &= mask - 1
    return lowest(mask)


@lru_cache(maxsize=4096)
def members(mask: int) -> tuple[int, ...]:
    """The things of a set in order, for Python callers.

    >>> members(0b1010)
    (1, 3)
    """
    return tuple(thing for thing in range(WIDTH) if mask >> thing & 1)
