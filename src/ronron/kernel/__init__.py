"""The kernel: rules as plain functions over one record, compiled once per game.

Read in this order: `records` (a state is one record), `rule` (the decorator of every rule), `bits` and
`generator` (what rules are made of), `dispatch` (the names every game answers to), `kernels` (what is compiled:
playouts, steps, perft), `search` (thinking ahead), `cache` (where compiled code lives), `engine` (all of it bound to
one game).
"""

from ronron.kernel.bits import bit, full, has, lowest, pick, popcount
from ronron.kernel.dispatch import NATURE, NOBODY, SPECTATOR, WHOLE, Manner, share, with_margin
from ronron.kernel.generator import Generator, below, shuffle
from ronron.kernel.records import Ints, Mask, Masks, Record
from ronron.kernel.rule import rule

__all__ = [
    "NATURE",
    "NOBODY",
    "SPECTATOR",
    "WHOLE",
    "Generator",
    "Ints",
    "Manner",
    "Mask",
    "Masks",
    "Record",
    "below",
    "bit",
    "full",
    "has",
    "lowest",
    "pick",
    "popcount",
    "rule",
    "share",
    "shuffle",
    "with_margin",
]
