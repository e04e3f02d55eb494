"""The kernel: rules as plain functions over one record, compiled once per game.

Read in this order: `records` (a state is one record), `rule` (the decorator of every rule), `bits` and
`generator` (what rules are made of), `dispatch` (the functions every game has), `playing` (a turn, in terms of those),
`kernels` (what is compiled: playing, playouts, batches, perft), `search` (tree search), `cache` (where compiled code is
kept), `engine` (all kernels bound to one game).
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
