"""What every game promises about playing it."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ronron.errors import DecisionError, IllegalDecisionError
from ronron.kernel.bits import popcount
from ronron.words import languages
from support.cases import Case, decide, moments, played, positions, truth

seeds = st.integers(0, 2**32)


@settings(max_examples=8)
@given(seed=seeds, then=st.integers(0, 60))
def test_copies_are_independent_and_old_states_never_change(case: Case, seed: int, then: int) -> None:
    original = played(case, seed, then)
    before, decisions = truth(original), original.decisions
    copy = original.copy()
    dice = random.Random(seed)
    while not copy.over:
        copy.play(decide(copy, dice))
    assert truth(original) == before
    assert original.decisions == decisions
    again = original.copy()
    assert (truth(again), again.turn, again.legal) == (before, original.turn, original.legal)


@settings(max_examples=8)
@given(seed=seeds)
def test_every_legal_decision_can_be_played_and_every_illegal_one_is_refused_with_its_article(
    case: Case, seed: int
) -> None:
    articles = {language: case.game().articles(language) for language in languages()}
    for position in moments(case, seed):
        before = truth(position)
        for decision in range(case.game().title.decisions):
            copy = position.copy()
            if decision in position.legal:
                copy.play(decision)
                assert copy.decisions == [*position.decisions, decision]
                continue
            with pytest.raises(IllegalDecisionError) as refusal:
                copy.play(decision)
            assert truth(copy) == before
            for language in languages():
                assert refusal.value.article in articles[language]
                assert refusal.value.sentences[language].endswith(".")
            assert refusal.value.sentences["en"] != refusal.value.sentences["fr"]
            assert refusal.value.article in str(refusal.value)


def test_articles_are_the_same_in_both_languages(case: Case) -> None:
    assert list(case.game().articles("en")) == list(case.game().articles("fr"))
    assert all(text for language in languages() for text in case.game().articles(language).values())


@settings(max_examples=6)
@given(seed=seeds)
def test_somebody_can_always_decide_before_the_end_within_the_declared_bounds(case: Case, seed: int) -> None:
    title = case.game().title
    for position in positions(case, seed):
        if position.over:
            assert position.turn is None
            assert position.legal == []
            assert position.winners or position.players == 1
            assert all(title.lowest_score <= score <= title.highest_score for score in position.scores)
        else:
            assert position.turn in range(-1, position.players)
            assert 0 < position.mask < 1 << title.decisions
            assert position.winners == []
        assert len(position.scores) == position.players == case.players
    assert len(position.decisions) <= title.longest


def test_many_random_games_stay_within_the_declared_bounds(case: Case) -> None:
    title = case.game().title
    games = 50_000 if title.longest < 1_000 else 1_000
    tally = case.game().playouts(games, seed=9, players=case.players, threads=2, **dict(case.options))
    assert tally.longest <= title.longest
    assert title.lowest_score <= tally.lowest_score <= tally.highest_score <= title.highest_score
    assert not any(tally.wins[case.players :])
    assert tally.wins.sum() > 0  # type: ignore[attr-defined]


@settings(max_examples=6)
@given(seed=seeds)
def test_legal_follows_from_what_the_mover_knows(case: Case, seed: int) -> None:
    engine = case.game().engine
    for position in moments(case, seed):
        if position.turn is not None and position.turn >= 0:
            known = engine.thaw(position.redacted(position.turn).tobytes())
            assert engine.look(engine.boxes, known) == (position.turn, position.mask)


@settings(max_examples=8)
@given(seed=seeds)
def test_natures_chances_fit_its_outcomes(case: Case, seed: int) -> None:
    for position in moments(case, seed):
        if position.turn == -1:
            assert len(position.chances) == popcount(position.mask)
            assert all(chance > 0 for chance in position.chances)
            assert sum(position.chances) == pytest.approx(1)


@settings(max_examples=8)
@given(seed=seeds)
def test_consequences_one_by_one_lead_where_playing_on_does(case: Case, seed: int) -> None:
    dice = random.Random(seed)
    position = case.deal(seed)
    while not position.over:
        decision = decide(position, dice)
        slow = position.copy()
        slow.play(decision, settle=False)
        while slow.turn is None and slow.step():
            pass
        position.play(decision)
        assert (truth(slow), slow.turn, slow.over) == (truth(position), position.turn, position.over)


@pytest.mark.parametrize("nonsense", [-1, 62, 10**9, 1.0, "a", None, True])
def test_what_is_no_decision_is_said_to_be_none(case: Case, nonsense: object) -> None:
    position = case.deal(1)
    with pytest.raises(DecisionError, match="whole numbers from 0 to"):
        position.play(nonsense)  # type: ignore[arg-type]
    assert position.decisions == []


def test_perft_counts_what_playing_reaches(case: Case) -> None:
    game, start = case.game(), case.deal(1)
    leaves = [start]
    for depth in range(3):
        assert game.perft(start, depth) == len(leaves)
        following = []
        for leaf in leaves:
            for decision in leaf.legal:
                child = leaf.copy()
                child.play(decision)
                following.append(child)
        leaves = following
    assert game.perft(start, 3) == len(leaves)
