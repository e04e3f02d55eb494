"""What every game promises about playing it."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ronron
from ronron.conformance.cases import Case, decide, moments, played, positions, truth, where
from ronron.conformance.effort import few, many
from ronron.conformance.worlds import chances
from ronron.errors import DecisionError, IllegalDecisionError
from ronron.words import FALLBACK, languages

seeds = st.integers(0, 2**32)


@settings(max_examples=few(8))
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


@settings(max_examples=few(8))
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
            _check_refusal(refusal.value, articles, f"decision {decision} is refused {where(position)}")


def _check_refusal(refusal: IllegalDecisionError, articles: dict[str, dict[str, str]], when: str) -> None:
    """The reason is a sentence and names an article of the rules."""
    for language in languages():
        known = f"rules.{language}.md has {', '.join(articles[language])}"
        assert refusal.article in articles[language], f"reasons.py: no article {refusal.article!r}, {known}; {when}"
        said = refusal.sentences[language]
        assert said.endswith("."), f"reasons.py: {said!r} is no sentence; {when}"
    assert refusal.article in str(refusal)


def test_articles_and_refusals_are_the_same_in_all_languages(slug: str) -> None:
    book = ronron.load(slug).book
    for language in languages():
        articles = book.articles(language)
        assert list(articles) == list(book.articles(FALLBACK)), f"rules.{language}.md has other articles"
        assert all(articles.values()), f"rules.{language}.md has an article without a text"


@settings(max_examples=few(6))
@given(seed=seeds)
def test_somebody_can_always_decide_before_the_end_within_the_declared_bounds(case: Case, seed: int) -> None:
    title = case.game().title
    for position in positions(case, seed):
        if position.over:
            assert position.turn is None
            assert position.legal == []
            assert position.winners or position.players == 1, (
                f"rules.py: `winners` is empty at the end, {where(position)}"
            )
            for score in position.scores:
                bounds = f"TITLE says from {title.lowest_score} to {title.highest_score}"
                assert title.lowest_score <= score <= title.highest_score, (
                    f"a score is {score}, {bounds}; {where(position)}"
                )
        else:
            assert position.turn in range(-1, position.players), f"rules.py: `turn`, {where(position)}"
            assert 0 < position.mask < 1 << title.decisions, f"rules.py: `legal` is {position.mask}, {where(position)}"
            assert position.winners == [], f"rules.py: `winners` before the end, {where(position)}"
        assert len(position.scores) == position.players == case.players


def test_many_random_games_stay_within_the_declared_bounds(case: Case) -> None:
    title = case.game().title
    games = many(50_000 if title.longest < 1_000 else 1_000)
    tally = case.game().playouts(games, seed=9, players=case.players, threads=2, **dict(case.options))
    assert tally.longest <= title.longest, f"TITLE.longest is {title.longest}, a game had {tally.longest} decisions"
    assert title.lowest_score <= tally.lowest_score, f"TITLE.lowest_score is {title.lowest_score}"
    assert tally.highest_score <= title.highest_score, f"TITLE.highest_score is {title.highest_score}"
    assert not any(tally.wins[case.players :])
    assert tally.wins.sum() > 0  # type: ignore[attr-defined]


@settings(max_examples=few(6))
@given(seed=seeds)
def test_legal_follows_from_what_the_mover_knows(case: Case, seed: int) -> None:
    engine = case.game().engine
    for position in moments(case, seed):
        if position.turn is not None and position.turn >= 0:
            seen = engine.look(engine.boxes, engine.states_from(position.redacted(position.turn)))
            told = f"rules.py: `turn` and `legal` are {seen} from what seat {position.turn} knows, but in truth"
            assert seen == (position.turn, position.mask), f"{told} {position.turn, position.mask}, {where(position)}"


@settings(max_examples=few(8))
@given(seed=seeds)
def test_natures_chances_are_those_of_the_rules(case: Case, seed: int) -> None:
    """The kit says how likely everything is; the rules may count in other numbers, but not otherwise."""
    for position in moments(case, seed):
        if position.turn == ronron.NATURE:
            texts = [position.game.text(position, outcome) for outcome in position.legal]
            found = dict(zip(texts, position.chances, strict=True))
            assert all(chance > 0 for chance in found.values()), f"rules.py: `chances` of {found}, {where(position)}"
            weights = chances(position)
            expected = {text: weight / sum(weights.values()) for text, weight in weights.items()}
            told = f"rules.py: `chances` are {found}, and the kit's {expected}, {where(position)}"
            assert found == pytest.approx(expected), told


@settings(max_examples=few(8))
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
