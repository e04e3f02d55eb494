"""Sets as masks: the compiled tricks and the plain ones give the same."""

from __future__ import annotations

import numba
import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from ronron.kernel import bit, full, has, lowest, popcount, rule
from ronron.kernel.bits import WIDTH, members
from ronron.kernel.cache import compiled
from ronron.kernel.records import Masks

MASKS = st.integers(1, 2**WIDTH - 1)


@rule
def describe(mask: int, out: Masks) -> None:
    out[0] = popcount(mask)
    out[1] = lowest(mask)
    out[2] = bit(lowest(mask))
    out[3] = full(popcount(mask))
    out[4] = has(mask, WIDTH - 1)


describe_compiled = compiled(describe, (numba.int64, numba.int64[::1]), None)


@given(mask=MASKS)
def test_compiled_and_plain_agree(mask: int) -> None:
    plain, fast = np.zeros(5, np.int64), np.zeros(5, np.int64)
    describe(mask, plain)
    describe_compiled(mask, fast)
    assert plain.tolist() == fast.tolist()


@given(things=st.sets(st.integers(0, WIDTH - 1)))
def test_members_are_what_went_in(things: set[int]) -> None:
    mask = sum(1 << thing for thing in things)
    assert members(mask) == tuple(sorted(things))
    assert popcount(mask) == len(things)
    assert all(has(mask, thing) for thing in things)
