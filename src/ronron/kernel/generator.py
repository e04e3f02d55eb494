"""Random numbers that are the same bits compiled and un-compiled.

The generator is Chris Doty-Humphrey's *small fast counting* generator with 32-bit words: a 128-bit state, no
multiplication, nothing that leaves 64 signed bits, so Python's integers and the machine's agree. It is no part of the
state of a game: a state does not tell what will be drawn.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from typing import Any

import numpy as np

from ronron.errors import SeedError
from ronron.kernel.records import Mask, Record, Records
from ronron.kernel.rule import rule

WORD = 0xFFFFFFFF
_WHOLE = (int, np.integer)


class Generator(Record):
    """The state of one generator."""

    a: Mask
    b: Mask
    c: Mask
    count: Mask


@rule
def word(rng: Generator) -> int:
    """The next 32 random bits."""
    a, b, c, count = rng.a, rng.b, rng.c, rng.count
    result = (a + b + count) & WORD
    rng.count = (count + 1) & WORD
    rng.a = b ^ (b >> 9)
    rng.b = (c + (c << 3)) & WORD
    rng.c = (((c << 21) & WORD | c >> 11) + result) & WORD
    return result


@rule
def below(rng: Generator, count: int) -> int:
    """A random whole number from 0 to count − 1, uniform up to a bias of count / 2³²."""
    return (word(rng) * count) >> 32


@rule
def shuffle(rng: Generator, things: Any) -> None:
    """Put an array into random order, in place."""
    for last in range(len(things) - 1, 0, -1):
        other = below(rng, last + 1)
        things[last], things[other] = things[other], things[last]


def seeded(seed: int | None, count: int = 1) -> Records:
    """Independent generators from one seed; without a seed, from the system's secure random source.

    >>> rng = Generator.read(seeded(7))
    >>> [below(rng, 6) + 1 for _ in range(8)]
    [2, 6, 2, 1, 1, 1, 1, 2]
    """
    if seed is None:
        seed = secrets.randbits(128)
    if isinstance(seed, bool) or not isinstance(seed, _WHOLE) or seed < 0:
        raise SeedError("error-seed", given=repr(seed))
    begun = bytearray()
    for index in range(count):
        begun += _begun(b"%d:%d" % (seed, index))
    return np.frombuffer(begun, Generator.dtype)


def _begun(name: bytes) -> bytes:
    """The bytes of a generator in its first state, whose words are a hash of the name."""
    a, b, c = struct.unpack("<3I", hashlib.blake2b(name, digest_size=12).digest())
    return struct.pack("=4q", a, b, c, 1)
