"""No channel tells anybody what they may not know, and imagined worlds fit what is known."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare

import ronron
from ronron.games import slugs
from ronron.said import said
from support.cases import CASES, Case, eyes, moments, played, positions, truth
from support.packets import packet
from support.scramblers import few_worlds, scrambled, worlds

seeds = st.integers(0, 2**32)
DRAWS, DRAWS_PER_WORLD = 600, 25
"""Enough to notice that half the worlds come twice as often as the others, be there two or fifty."""


@settings(max_examples=8)
@given(seed=seeds, then=st.integers(0, 60))
def test_changing_what_a_seat_cannot_know_changes_no_byte_it_gets(case: Case, seed: int, then: int) -> None:
    first = played(case, seed, then)
    for seat in eyes(first):
        second = scrambled(first, seat, random.Random(seed))
        for one, other in zip(_replay(first), _replay(second), strict=True):
            assert packet(one, seat) == packet(other, seat)


@pytest.mark.parametrize("slug", slugs())
def test_the_scrambler_moves_every_hidden_field_and_no_other(slug: str) -> None:
    moved: set[str] = set()
    for case in (each for each in CASES if each.slug == slug):
        for seed in range(20):
            first = played(case, seed, seed % 7)
            for seat in eyes(first):
                facts = scrambled(first, seat, random.Random(seed)).facts()
                moved |= {name for name, value in first.facts().items() if value != facts[name]}
    assert moved == set(ronron.load(slug).title.hidden)


@pytest.mark.parametrize("slug", slugs())
def test_every_hidden_field_is_blanked_for_somebody_and_no_other_field_ever(slug: str) -> None:
    blanked: set[str] = set()
    for case in (each for each in CASES if each.slug == slug):
        for seed in range(2):
            for position in positions(case, seed):
                for seat in eyes(position):
                    known = case.game().book.rules.state.read(position.redacted(seat)).facts()
                    blanked |= {name for name, value in position.facts().items() if value != known[name]}
    assert blanked == set(ronron.load(slug).title.hidden)


def test_texts_reasons_and_logs_are_made_from_what_a_seat_knows() -> None:
    """Even a rulebook that repeats everything it is given reveals nothing more."""
    game = ronron.load("leduc")
    game.book = dataclasses.replace(
        game.book,
        text=lambda box, s, decision: f"{s.cards} {decision}",
        reason=lambda box, s, decision: said("is-legal", "L1", text=f"{s.cards}"),
    )
    for seat in (0, 1):
        packets = set()
        for other in "JQK":
            position = game.position(" ".join(["Q", other] if seat == 0 else [other, "Q"]))
            for _ in range(seat):
                position.play(1)
            assert position.turn == seat
            packets.add(packet(position, seat))
        assert len(packets) == 1


@settings(max_examples=6)
@given(seed=seeds)
def test_imagining_leaves_alone_what_is_known(case: Case, seed: int) -> None:
    engine = case.game().engine
    for position in moments(case, seed):
        states = engine.thaw(truth(position))
        engine.imagine(engine.boxes, states, ronron.SPECTATOR, engine.generator(seed))
        assert states.tobytes() == truth(position)


@settings(max_examples=6)
@given(seed=seeds)
def test_redacting_twice_is_redacting_once(case: Case, seed: int) -> None:
    engine = case.game().engine
    for position in moments(case, seed):
        for seat in eyes(position):
            once = position.redacted(seat).tobytes()
            twice = engine.thaw(once)
            engine.redact(engine.boxes, twice, seat)
            assert twice.tobytes() == once


@settings(max_examples=6)
@given(seed=seeds)
def test_an_imagined_world_fits_the_redacted_state_it_came_from(case: Case, seed: int) -> None:
    for position in moments(case, seed):
        for seat in eyes(position):
            world = position.imagined(seat, seed)
            assert world.redacted(seat).tobytes() == position.redacted(seat).tobytes()
            if position.turn == seat:
                assert world.legal == position.legal
            assert world.notation() in worlds(position, seat)


def test_imagined_worlds_are_as_likely_as_they_should_be(case: Case) -> None:
    sampled = [position.copy() for seed in range(4) for position in moments(case, seed)]
    small = [
        (position, seat)
        for position in few_worlds(case.game(), case.players) or sampled
        for seat in eyes(position)
        if 1 < len(worlds(position, seat)) <= 50
    ]
    assert small or not case.game().title.hidden
    for position, seat in random.Random(1).sample(small, min(len(small), 8)):
        expected = worlds(position, seat)
        count = max(DRAWS, DRAWS_PER_WORLD * len(expected))
        seen = Counter(position.imagined(seat, draw).notation() for draw in range(count))
        assert set(seen) <= set(expected)
        scale = count / sum(expected.values())
        observed = [seen[world] for world in expected]
        assert chisquare(observed, [weight * scale for weight in expected.values()]).pvalue > 1e-6


def test_neither_name_nor_error_nor_repr_tells_a_secret(case: Case) -> None:
    for seed in range(30):
        first = played(case, seed, seed % 7)
        for seat in eyes(first):
            second = scrambled(first, seat, random.Random(seed))
            if first.turn in (seat, None, ronron.NATURE):
                assert repr(first) == repr(second)
                assert _complaint(first) == _complaint(second)


def _replay(position: ronron.Position) -> list[ronron.Position]:
    """The game again, at each of its moments, between one consequence and the next too."""
    moments = [position.beginning()]
    for decision in position.decisions:
        moment = moments[-1].copy()
        moment.play(decision, settle=False)
        moments.append(moment.copy())
        while moment.step():
            moments.append(moment.copy())
    assert truth(moments[-1]) == truth(position)
    return moments


def _complaint(position: ronron.Position) -> str:
    try:
        position.game.parse(position, "purr")
    except ronron.RonronError as error:
        return str(error)
    raise AssertionError("purring is no decision")
