"""Decks and hands as counts of kinds: compiled and plain they draw the same cards, each as likely."""

from __future__ import annotations

from collections import Counter

import numba
import numpy as np
import numpy.typing as npt
from hypothesis import given
from hypothesis import strategies as st

from ronron.games import decks
from ronron.kernel.bits import members
from ronron.kernel.generator import Generator, seeded

counts = st.lists(st.integers(0, 5), min_size=1, max_size=8).filter(any).map(lambda each: np.array(each, np.int32))


@given(counts=counts)
def test_a_deck_is_its_cards_in_the_order_of_their_kinds(counts: npt.NDArray[np.int32]) -> None:
    cards = [kind for kind, count in enumerate(counts) for _ in range(count)]
    assert decks.total(counts) == len(cards)
    assert [decks.kind_at(counts, place) for place in range(len(cards))] == cards
    assert members(decks.kinds_in(counts)) == tuple(sorted(set(cards)))


def test_every_card_is_drawn_once_and_each_is_as_likely_to_be_the_first() -> None:
    first: Counter[int] = Counter()
    for seed in range(600):
        deck, rng = np.array([1, 0, 2]), Generator.read(seeded(seed))
        drawn = [decks.draw(deck, rng) for _ in range(3)]
        assert sorted(drawn) == [0, 2, 2]
        assert deck.tolist() == [0, 0, 0]
        first[drawn[0]] += 1
    assert 140 < first[0] < 260


def test_the_helpers_compile_and_agree_with_python() -> None:
    total, kinds_in, kind_at = (numba.njit(each) for each in (decks.total, decks.kinds_in, decks.kind_at))
    deck = np.array([0, 3, 1, 0, 2], np.int32)
    assert total(deck) == decks.total(deck) == 6
    assert total(deck[:2]) == 3
    assert kinds_in(deck) == decks.kinds_in(deck) == 0b10110
    assert [kind_at(deck, place) for place in range(6)] == [decks.kind_at(deck, place) for place in range(6)]
