"""Search keeps its promises: honest, repeatable, interruptible, the same compiled and un-compiled."""

from __future__ import annotations

import os
import random
import statistics
import threading

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ronron
from ronron.bots import Budget, Thought, advise, decide, think
from ronron.conformance.cases import Case, played
from ronron.conformance.kit import guide
from ronron.conformance.worlds import scrambled
from ronron.errors import BudgetError, DecisionError, SeatError, TurnError
from ronron.games import GAMES, slugs
from ronron.kernel.dispatch import Manner
from ronron.kernel.search import FEW_ITERATIONS, NARROWEST_SPREAD, Tree, spread
from support.cases import CASES

FOR_PLAYERS = [case for case in CASES if case.slug in GAMES]


def to_decide(case: Case, seed: int, decisions: int) -> ronron.Position | None:
    """A position in which a seat has a choice, some way into a random game."""
    position = played(case, seed, decisions)
    while position.turn == ronron.NATURE or len(position.legal) == 1:
        position.play(random.Random(seed).choice(position.legal))
    return None if position.over else position


def thought(position: ronron.Position, budget: Budget, seed: int = 1, plain: bool = False) -> Thought:
    assert position.turn is not None
    game = ronron.load(position.game.slug, plain=plain) if plain else position.game
    return think(game.engine, position.redacted(position.turn), position.turn, budget, seed)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_search_thinks_the_same_in_worlds_its_seat_cannot_tell_apart(case: Case) -> None:
    budget = Budget(iterations=60, trees=2)
    for seed in range(5):
        first = to_decide(case, seed, 7 * seed)
        if first is None:
            continue
        assert first.turn is not None
        second = scrambled(first, first.turn, random.Random(seed))
        assert thought(first, budget, seed) == thought(second, budget, seed)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_search_comes_to_the_same_un_compiled(case: Case) -> None:
    position = to_decide(case, 5, 20) or to_decide(case, 5, 0)
    assert position is not None
    budget = Budget(iterations=25 if guide(case.slug) is None else 8)
    assert thought(position, budget) == thought(position, budget, plain=True)


@given(seed=st.integers(0, 2**32), iterations=st.integers(1, 400), trees=st.integers(1, 5))
@settings(max_examples=10, deadline=None)
@pytest.mark.parametrize("slug", slugs())
def test_the_same_seed_and_iterations_think_the_same_to_the_last_visit(
    slug: str, seed: int, iterations: int, trees: int
) -> None:
    position = to_decide(next(case for case in CASES if case.slug == slug), seed % 100, seed % 30)
    if position is None:
        return
    found = thought(position, Budget(iterations=iterations, trees=trees), seed)
    assert found == thought(position, Budget(iterations=iterations, trees=trees), seed)
    assert found.iterations == iterations
    assert sum(each.visits for each in found.prospects) == iterations
    assert {each.decision for each in found.prospects} <= set(position.legal)
    assert all(0 <= each.share <= 1 for each in found.prospects)


@given(results=st.lists(st.integers(0, 1000), min_size=FEW_ITERATIONS, max_size=100))
def test_how_far_results_lie_apart_is_their_standard_deviation_and_never_nothing(results: list[int]) -> None:
    tree = Tree()
    tree.iterations, tree.total, tree.squares = len(results), sum(results), sum(each * each for each in results)
    assert spread(tree) == pytest.approx(max(NARROWEST_SPREAD, statistics.pstdev(results)), abs=1e-3)


def test_the_number_of_cores_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    position = ronron.load("poche").deal(seed=3)
    budget = Budget(iterations=2_000, trees=4)
    many = thought(position, budget)
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    assert thought(position, budget) == many


def test_other_seeds_imagine_other_worlds() -> None:
    position = ronron.load("poche").deal(seed=3)
    assert len({thought(position, Budget(iterations=500), seed) for seed in range(6)}) > 1


@pytest.mark.parametrize("slug", [*GAMES, "connect4"])
def test_who_says_stop_gets_what_was_found_until_then(slug: str) -> None:
    case = next(case for case in CASES if case.slug == slug)
    position = to_decide(case, 1, 0)
    assert position is not None
    assert position.turn is not None
    stop = threading.Event()
    threading.Timer(0.05, stop.set).start()
    known = position.redacted(position.turn)
    found = think(position.game.engine, known, position.turn, Budget(seconds=600, trees=2), 1, stop)
    assert found.decision in position.legal
    assert found.iterations > 1


def test_a_search_that_is_stopped_before_it_begins_still_answers() -> None:
    position = ronron.load("poche").deal(seed=3)
    stop = threading.Event()
    stop.set()
    assert think(position.game.engine, position.redacted(0), 0, Budget(seconds=600), 1, stop).decision in position.legal


def test_time_is_a_budget_too() -> None:
    position = ronron.load("connect4").deal(seed=3)
    assert thought(position, Budget(seconds=0.05)).iterations > 100
    assert thought(position, Budget(seconds=600, iterations=50)).iterations == 50


@pytest.mark.parametrize("seed", range(10))
def test_search_never_loses_tic_tac_toe(seed: int) -> None:
    game = ronron.load("tictactoe")
    position = game.deal(seed)
    dice = random.Random(seed)
    mine = seed % 2
    while not position.over:
        if position.turn == mine:
            position.play(thought(position, Budget(iterations=3_000), seed).decision)
        else:
            position.play(dice.choice(position.legal))
    assert mine in position.winners


@pytest.mark.parametrize("column", range(7))
def test_search_takes_a_win_and_stops_one(column: int) -> None:
    game = ronron.load("connect4")
    position = game.deal(seed=1)
    other = (column + 2) % 7
    for decision in (column, other, column, other, column):
        position.play(decision)
    assert thought(position, Budget(iterations=3_000)).decision == column  # or the first player has four on top
    position.play((column + 4) % 7)
    assert thought(position, Budget(iterations=3_000)).decision == column


def test_a_full_tree_goes_on_with_what_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ronron.bots.search.MOST_NODES", 40)
    for slug in slugs():
        position = to_decide(next(case for case in CASES if case.slug == slug), 1, 0)
        assert position is not None
        found = thought(position, Budget(iterations=1_000))
        assert found.iterations == 1_000
        assert sum(each.visits for each in found.prospects) == 1_000


@pytest.mark.parametrize("case", FOR_PLAYERS, ids=str)
def test_every_manner_of_searching_is_legal(case: Case) -> None:
    position = to_decide(case, 2, 6)
    assert position is not None
    assert position.turn is not None
    engine, known = position.game.engine, position.redacted(position.turn)
    for guided, wide in ((0, 0), (100, 0), (50, 2), (0, 3)):
        manner = Manner(guided=guided, wide=wide, widening=5, horizon=10)
        found = think(engine, known, position.turn, Budget(iterations=40), 1, manner=manner)
        assert {each.decision for each in found.prospects} <= set(position.legal)
        assert sum(each.visits for each in found.prospects) == 40


def test_one_option_costs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ronron.load("tictactoe")
    position = game.deal(seed=1)
    for decision in (0, 1, 2, 4, 3, 5, 7, 6):
        position.play(decision)
    monkeypatch.setattr("ronron.bots.levels.think", None)
    assert position.turn == 0
    assert decide("raminagrobis", game.engine, position.redacted(0), 0) == 8


@pytest.mark.parametrize("case", CASES, ids=str)
def test_where_there_is_one_option_a_search_says_what_it_promises(case: Case) -> None:
    for seed in range(12):
        position = played(case, seed, 5 * seed)
        if position.turn is not None and position.turn >= 0 and len(position.legal) == 1:
            found = thought(position, Budget(iterations=20))
            assert [(each.decision, each.visits) for each in found.prospects] == [(position.legal[0], 20)]


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({}, "a search wants a budget: iterations, seconds or both"),
        ({"iterations": 0}, "iterations of a budget: .* not 0"),
        ({"iterations": -5}, "iterations of a budget: .* not -5"),
        ({"iterations": 2.5}, "iterations of a budget: .* not 2.5"),
        ({"iterations": True}, "iterations of a budget: .* not True"),
        ({"seconds": 0}, "seconds of a budget: .* not 0"),
        ({"seconds": float("nan")}, "seconds of a budget: .* not nan"),
        ({"seconds": "long"}, "seconds of a budget: .* not 'long'"),
        ({"iterations": 10, "trees": 0}, "trees of a budget: .* not 0"),
    ],
)
def test_what_is_no_budget_is_refused_in_words(given: dict[str, object], complaint: str) -> None:
    with pytest.raises(BudgetError, match=complaint):
        Budget(**given)  # type: ignore[arg-type]


def test_a_finished_game_and_a_seat_not_to_move_are_refused_in_words() -> None:
    poche = ronron.load("poche")
    position = poche.deal(seed=1)
    assert position.turn is not None
    other = 1 - position.turn
    with pytest.raises(SeatError, match=f"seat {other} is not to decide here; it is the turn of seat {position.turn}"):
        advise(poche.engine, position.redacted(other), other)
    with pytest.raises(SeatError, match="seat 7 is not to decide here"):
        decide("gouttiere", poche.engine, position.redacted(0), 7)
    end = played(next(case for case in CASES if case.slug == "poche"), 1)
    for ask in (advise, lambda engine, known, seat: think(engine, known, seat, Budget(iterations=5))):
        with pytest.raises(TurnError, match="a bot is asked only when a seat is to decide"):
            ask(poche.engine, end.redacted(0), 0)


def test_a_search_can_be_told_what_to_think_about() -> None:
    position = ronron.load("poche").deal(seed=1)
    assert position.turn is not None
    engine, known = position.game.engine, position.redacted(position.turn)
    two = position.legal[1:3]
    found = think(engine, known, position.turn, Budget(iterations=50), 1, among=sum(1 << each for each in two))
    assert {each.decision for each in found.prospects} == set(two)
    with pytest.raises(DecisionError, match="none of the decisions to think about can be made here"):
        think(engine, known, position.turn, Budget(iterations=50), 1, among=0)
