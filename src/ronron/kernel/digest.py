"""A 64-bit hash of the whole content of a record, the same compiled and un-compiled."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic, overload

from ronron.kernel.records import Record

BITS = 64


@cache
def multipliers(count: int) -> tuple[int, ...]:
    """Fixed pseudo-random odd numbers, one for each 32-bit word of a record."""
    return tuple(
        int.from_bytes(hashlib.blake2b(b"%d" % index, digest_size=8).digest(), "little") | 1 for index in range(count)
    )


def digest(record: Any) -> int:
    """The sum of all 32-bit words, each times a number of its own.

    Two records that differ in one word have different digests; any two others collide with a chance of about 2⁻⁶⁴.
    """
    return _of_twin(record)


def _of_twin(twin: Record) -> int:
    records = twin.new()
    twin.write(records)
    words: list[int] = records.view(np.uint32).tolist()
    total = sum(word * factor for word, factor in zip(words, multipliers(len(words)), strict=True))
    total &= (1 << BITS) - 1
    return total - (1 << BITS) if total >> (BITS - 1) else total


@intrinsic
def _of_record(_context: Any, record: Any) -> Any:
    count = record.size // 4

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        wide, narrow = ir.IntType(BITS), ir.IntType(32)
        factors = ir.Constant(ir.ArrayType(wide, count), [ir.Constant(wide, each) for each in multipliers(count)])
        table = cgutils.global_constant(builder, f"ronron_multipliers_{count}", factors)
        words = builder.bitcast(arguments[0], narrow.as_pointer())
        total = cgutils.alloca_once_value(builder, ir.Constant(wide, 0))
        with cgutils.for_range(builder, ir.Constant(wide, count)) as loop:
            word = builder.zext(builder.load(builder.gep(words, [loop.index])), wide)
            factor = builder.load(builder.gep(table, [ir.Constant(wide, 0), loop.index]))
            builder.store(builder.add(builder.load(total), builder.mul(word, factor)), total)
        return builder.load(total)

    return types.int64(record), generate


@overload(digest, strict=False)
def _compiled_digest(record: Any) -> Any:
    return lambda record: _of_record(record)
