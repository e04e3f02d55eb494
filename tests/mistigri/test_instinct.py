"""What a search expects between two rounds of Crazy Mistigri."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ronron
from ronron.games.mistigri.instinct import expected
from ronron.kernel import WHOLE

from .cards import lay, mistigri
from .reference import deck


def after(left: str) -> ronron.Position:
    """The second round has begun, and this is what the first one left everybody."""
    hands = ["red4 blue4 green4", "mistigri", "red6", "blue6", "green6"]
    return lay("phase=first seat=0 round=2", *hands[: left.count("|") + 1], left=[left])


def after_a_round(players: int, seed: int, most: int) -> ronron.Position:
    """After a round that left everybody up to so many cards."""
    dice = random.Random(seed)
    cards = sorted(deck(players).elements())
    dice.shuffle(cards)
    held = [" ".join(cards.pop() for _ in range(dice.randint(0, most))) for _ in range(players)]
    return after(" | ".join(hand or "-" for hand in held))


def standings(position: ronron.Position) -> list[int]:
    """How every seat stands."""
    twin = mistigri.engine.twin(position._states)
    return [mistigri.book.rules.standing(mistigri.box, twin, seat) for seat in range(twin.players)]


PLAYERS = st.integers(3, 5)
SEEDS = st.integers(0, 10_000)
FEW_OR_MANY = st.integers(0, 5)


@given(PLAYERS, SEEDS, FEW_OR_MANY)
def test_m23_the_lower_a_total_the_better_its_standing_and_equal_ones_stand_alike(
    players: int, seed: int, most: int
) -> None:
    position = after_a_round(players, seed, most)
    best_first = sorted(zip(position.scores, standings(position), strict=True))
    for (total, standing), (other_total, other_standing) in pairwise(best_first):
        assert standing == other_standing if total == other_total else standing >= other_standing
    assert all(0 <= standing <= WHOLE for _, standing in best_first)


@given(PLAYERS, SEEDS, FEW_OR_MANY)
def test_what_all_players_expect_together_is_the_whole_win(players: int, seed: int, most: int) -> None:
    position = after_a_round(players, seed, most)
    twin = mistigri.engine.twin(position._states)
    box: Any = mistigri.box
    parts = [expected(box, twin, total, min(position.scores)) for total in position.scores]
    assert WHOLE - players < sum(parts) <= WHOLE


@pytest.mark.parametrize("rest", ["red4 green5", "red4 green5 | blue4 purple5 | purple4"])
def test_m23_who_leads_alone_expects_more_than_who_shares_the_lead(rest: str) -> None:
    alone, shared = (standings(after(f"- | {second} | {rest}")) for second in ("red6", "-"))
    assert alone[0] > shared[0] == shared[1] > shared[2]
