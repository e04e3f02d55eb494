"""Nobody is told what they may not know, whichever way it is told; and what they imagine fits what they know."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare

import ronron
from support.cases import Case, eyes, played, positions, truth
from support.packets import packet
from support.scramblers import scrambled, worlds

seeds = st.integers(0, 2**32)


@settings(max_examples=60)
@given(seed=seeds, then=st.integers(0, 60))
def test_changing_what_a_seat_cannot_know_changes_no_byte_it_gets(case: Case, seed: int, then: int) -> None:
    first = played(case, seed, then)
    for seat in eyes(first):
        second = scrambled(first, seat, random.Random(seed))
        for one, other in zip(_replay(first), _replay(second), strict=True):
            assert packet(one, seat) == packet(other, seat)


def test_the_scrambler_moves_every_hidden_field_and_no_other(case: Case) -> None:
    moved: set[str] = set()
    for seed in range(200):
        first = played(case, seed, seed % 7)
        for seat in eyes(first):
            facts = scrambled(first, seat, random.Random(seed)).facts()
            moved |= {name for name, value in first.facts().items() if value != facts[name]}
    assert moved == set(case.game().title.hidden)


def test_every_hidden_field_is_blanked_for_somebody_and_no_other_field_ever(case: Case) -> None:
    blanked: set[str] = set()
    for seed in range(50):
        for position in positions(case, seed):
            for seat in eyes(position):
                known = case.game().book.rules.state.read(position.redacted(seat)).facts()
                blanked |= {name for name, value in position.facts().items() if value != known[name]}
    assert blanked == set(case.game().title.hidden)


@settings(max_examples=25)
@given(seed=seeds)
def test_redacting_twice_is_redacting_once(case: Case, seed: int) -> None:
    engine = case.game().engine
    for position in positions(case, seed):
        for seat in eyes(position):
            once = position.redacted(seat).tobytes()
            twice = engine.thaw(once)
            engine.conceal(engine.boxes, twice, seat)
            assert twice.tobytes() == once


@settings(max_examples=25)
@given(seed=seeds)
def test_an_imagined_world_fits_the_redacted_state_it_came_from(case: Case, seed: int) -> None:
    for position in positions(case, seed):
        for seat in eyes(position):
            world = position.imagined(seat, seed)
            assert world.redacted(seat).tobytes() == position.redacted(seat).tobytes()
            if position.turn == seat:
                assert world.legal == position.legal
            assert world.notation() in worlds(position, seat)


def test_imagined_worlds_are_as_likely_as_they_should_be(case: Case) -> None:
    tested = 0
    for seed in range(12):
        position = played(case, seed, seed % 7)
        for seat in eyes(position):
            expected = worlds(position, seat)
            if not 1 < len(expected) <= 50:
                continue
            count = 200 * len(expected)
            seen = Counter(position.imagined(seat, draw).notation() for draw in range(count))
            assert set(seen) <= set(expected)
            scale = count / sum(expected.values())
            observed = [seen[world] for world in expected]
            assert chisquare(observed, [weight * scale for weight in expected.values()]).pvalue > 1e-6
            tested += 1
    assert tested > 0 or not case.game().title.hidden


def test_neither_name_nor_error_nor_repr_tells_a_secret(case: Case) -> None:
    for seed in range(30):
        first = played(case, seed, seed % 7)
        for seat in eyes(first):
            second = scrambled(first, seat, random.Random(seed))
            if first.turn in (seat, None):
                assert repr(first) == repr(second)
                assert _complaint(first) == _complaint(second)


def _replay(position: ronron.Position) -> list[ronron.Position]:
    """The game again, at each of its moments."""
    moments = [position.beginning()]
    for decision in position.decisions:
        moments.append(moments[-1].copy())
        moments[-1].play(decision)
    assert truth(moments[-1]) == truth(position)
    return moments


def _complaint(position: ronron.Position) -> str:
    try:
        position.game.parse(position, "purr")
    except ronron.RonronError as error:
        return str(error)
    raise AssertionError("purring is no decision")
