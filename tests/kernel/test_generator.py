"""The generator: the same numbers everywhere, evenly distributed, and different for different seeds."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy.stats import chisquare

from ronron.errors import SeedError
from ronron.kernel import Generator, below, pick, shuffle
from ronron.kernel.generator import seeded, word


def test_the_numbers_of_a_seed_never_change() -> None:
    rng = Generator.read(seeded(7))
    assert [word(rng) for _ in range(4)] == [1401628047, 3664147617, 1198928022, 531093599]


def test_words_agree_with_the_published_recurrence() -> None:
    rng = Generator.read(seeded(5))
    a, b, c, count = (np.uint32(value) for value in (rng.a, rng.b, rng.c, rng.count))
    with np.errstate(over="ignore"):
        for _ in range(1000):
            expected = a + b + count
            count += np.uint32(1)
            a = b ^ (b >> np.uint32(9))
            b = c + (c << np.uint32(3))
            c = (c << np.uint32(21) | c >> np.uint32(11)) + expected
            assert word(rng) == expected


@given(seed=st.integers(0, 2**200), count=st.integers(1, 62))
def test_below_stays_below(seed: int, count: int) -> None:
    rng = Generator.read(seeded(seed))
    assert all(0 <= below(rng, count) < count for _ in range(20))


@pytest.mark.parametrize("count", [2, 3, 25, 46])
def test_below_is_even(count: int) -> None:
    rng = Generator.read(seeded(1))
    seen = Counter(below(rng, count) for _ in range(400 * count))
    assert chisquare([seen[value] for value in range(count)]).pvalue > 1e-6


def test_pick_is_even_over_the_set() -> None:
    rng = Generator.read(seeded(2))
    seen = Counter(pick(rng, 0b1001_0110) for _ in range(4000))
    assert set(seen) == {1, 2, 4, 7}
    assert chisquare(list(seen.values())).pvalue > 1e-6


def test_every_order_is_as_likely_after_a_shuffle() -> None:
    rng = Generator.read(seeded(3))
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 300):
        things = list(range(4))
        shuffle(rng, things)
        seen[tuple(things)] += 1
    assert set(seen) == set(permutations(range(4)))
    assert chisquare(list(seen.values())).pvalue > 1e-6


def test_generators_of_one_seed_differ_from_each_other_and_do_not_depend_on_their_number() -> None:
    few, many = seeded(9, 3), seeded(9, 8)
    assert few.tobytes() == many[:3].tobytes()
    assert len({record.tobytes() for record in many}) == 8


def test_without_a_seed_no_two_generators_are_alike() -> None:
    assert seeded(None).tobytes() != seeded(None).tobytes()


@pytest.mark.parametrize("seed", [-1, 1.5, "7", True])
def test_a_seed_that_is_no_whole_number_is_refused(seed: object) -> None:
    with pytest.raises(SeedError, match="is not a whole number from 0 up"):
        seeded(seed)  # type: ignore[arg-type]
