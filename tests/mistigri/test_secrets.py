"""Crazy Mistigri: games that differ in what a seat did not see look alike to it, and what it imagines may be so."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare

import ronron
from ronron.conformance.channels import packet
from ronron.conformance.worlds import scrambled
from support.scramblers import mistigri as scrambler

from .cards import game, mistigri, table

LATE = [(players, text) for players in (3, 4, 5) for text in scrambler.few_worlds(players)]
seeds = st.integers(0, 2**32)


def eyes(players: int) -> list[int]:
    return [*range(players), ronron.SPECTATOR]


def until(seed: int, players: int, decisions: int) -> ronron.Position:
    """A game after so many decisions, or at its end."""
    for position in game(seed, players):
        if len(position.decisions) == decisions:
            break
    return position


@settings(max_examples=8)
@given(seed=seeds, players=st.integers(3, 5), decisions=st.integers(60, 160), who=st.integers(0, 5))
def test_a_seat_sees_no_difference_between_worlds_that_differ_in_unseen_cards(
    seed: int, players: int, decisions: int, who: int
) -> None:
    """Late in a game, which the conformance tests do not reach."""
    first = until(seed, players, decisions)
    seat = eyes(players)[who % (players + 1)]
    second = scrambled(first, seat, random.Random(seed))
    assert packet(first, seat) == packet(second, seat)
    one, other = first.beginning(), second.beginning()
    for number, (mine, its) in enumerate(zip(first.decisions, second.decisions, strict=True)):
        one.play(mine)
        other.play(its)
        if number % 5 == 0:
            assert one.notation(seat) == other.notation(seat)


def test_the_scrambler_changes_much() -> None:
    """Otherwise the test above would prove little; draws of finished rounds change too."""
    changed: Counter[str] = Counter()
    for seed in range(12):
        first = until(seed, 3 + seed % 3, 130)
        second = scrambled(first, 0, random.Random(seed))
        changed["hands"] += table(first).hands != table(second).hands
        changed["deal"] += table(first.beginning()).hands != table(second.beginning()).hands
        changed["decks"] += table(first.beginning()).decks != table(second.beginning()).decks
        changed["moves"] += first.decisions != second.decisions
    assert min(changed.values()) > 6, changed


@pytest.mark.parametrize(("players", "text"), LATE)
def test_imagined_worlds_are_as_likely_as_they_should_be(players: int, text: str) -> None:
    position = mistigri.position(text, players)
    counted = 0
    for seat in eyes(players):
        expected = scrambler.worlds(text, seat)
        if 1 < len(expected) <= 50:
            seen = Counter(position.imagined(seat, seed).notation() for seed in range(20 * len(expected)))
            assert set(seen) <= set(expected)
            scale = seen.total() / sum(expected.values())
            observed = [seen[world] for world in expected]
            assert chisquare(observed, [ways * scale for ways in expected.values()]).pvalue > 1e-6
            counted += 1
    assert counted


@pytest.mark.parametrize(("players", "text"), LATE)
def test_a_small_world_is_one_of_those_too_many_to_write_down(players: int, text: str) -> None:
    """Both ways to tell the worlds agree."""
    for seat in eyes(players):
        expected = scrambler.worlds(text, seat)
        many = scrambler.ManyWorlds(scrambler.Table.read(text), seat)
        assert len(expected) > 200 or all(world in many for world in expected)


def test_the_scrambler_reaches_every_world_and_only_those() -> None:
    dice = random.Random(1)
    tried = 0
    for players, text in LATE[::2]:
        position = mistigri.position(text, players)
        for seat in eyes(players):
            possible = scrambler.worlds(text, seat)
            if "drawn=1" not in text and "drawn=2" not in text and 2 <= len(possible) <= 4:
                reached = {scrambled(position, seat, dice).notation() for _ in range(12 * len(possible))}
                assert reached == set(possible)
                tried += 1
    assert tried >= 5
