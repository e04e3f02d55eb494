"""In small endgames, where a brute-force solver knows the value of every decision, searches find a best decision.

An endgame is used only if every decision is either as good as the best or clearly worse, see `sampling.CLEAR`; any of
the equally good ones is right.
"""

from __future__ import annotations

import random
from itertools import islice
from statistics import mean

import pytest

import ronron
from support.samples import sample

from . import poche
from .sampling import KINDS, Endgame, endgames
from .solver import Horizon, judged, solve, standing, truth

SAMPLES = sample(50, 200)
ENOUGH = 0.95
BUDGETS = (250, 1_000)
MORE = (4_000, 16_000, 64_000)
"""Iterations to try one after the other, if fewer are not enough."""
NOISE = 0.02
"""By how much a rate may be lower by chance."""


@pytest.mark.parametrize("slug", KINDS)
def test_search_with_growing_budget_finds_an_optimal_decision_in_95_percent_of_endgames(slug: str) -> None:
    sampled = list(islice(endgames(slug, seed=1), SAMPLES))
    rates = [_rate(sampled, iterations) for iterations in BUDGETS]
    for iterations in MORE:
        if rates[-1] < ENOUGH:
            rates.append(_rate(sampled, iterations))
    assert rates[-1] >= ENOUGH, rates
    assert rates[-1] >= max(rates) - NOISE, rates


def _rate(sampled: list[Endgame], iterations: int) -> float:
    """How often a search is right."""
    return mean(endgame.is_optimal(endgame.thought(iterations, seed)) for seed, endgame in enumerate(sampled))


@pytest.mark.parametrize("slug", KINDS)
def test_what_who_decides_does_not_know_changes_no_value(slug: str) -> None:
    kind = KINDS[slug]
    for seed, endgame in enumerate(islice(endgames(slug, seed=2), 10)):
        imagined = endgame.position.imagined(endgame.seat, seed)
        assert solve(kind.worlds(imagined), kind.horizon(imagined)) == pytest.approx(endgame.exact)


def test_the_worlds_that_are_solved_are_those_that_can_be_imagined() -> None:
    for endgame in islice(endgames("poche", seed=3), 10):
        worlds = {truth(world) for world in poche.worlds(endgame.position)}
        assert worlds == {truth(endgame.position.imagined(endgame.seat, seed)) for seed in range(40 * len(worlds))}


def test_a_value_is_what_comes_of_it_on_average_when_both_decide_by_it() -> None:
    for endgame in islice(endgames("poche", seed=4), 10):
        results = [standing(_played_out(world))[endgame.seat] for world in poche.worlds(endgame.position)]
        assert mean(results) == pytest.approx(max(endgame.exact.values()))


def _played_out(world: ronron.Position) -> ronron.Position:
    """The end of a game in which everybody decides for what is best, from what everybody knows."""
    while not world.over:
        exact = solve(poche.worlds(world), poche.horizon(world)) or {}
        world.play(max(exact, key=exact.__getitem__))
    return world


@pytest.mark.parametrize("slug", KINDS)
def test_an_endgame_is_judged_by_its_result_alone(slug: str) -> None:
    dice = random.Random(5)
    for position in islice(KINDS[slug].moments(dice), 100):
        ended = KINDS[slug].horizon(position).ended
        while not ended(position):
            position.play(dice.choice(position.legal))
        assert standing(position) == judged(position.game, position.game.engine.twin(position._states))


def test_the_solver_knows_that_tic_tac_toe_is_a_draw_and_where_it_is_not() -> None:
    game = ronron.load("tictactoe")
    assert solve([game.deal()], Horizon()) == dict.fromkeys(range(9), 0.5)
    threatened = game.position("xx./oo./...")
    exact = solve([threatened], Horizon()) or {}
    assert [threatened.choices[decision] for decision, value in exact.items() if value == 1.0] == ["c3"]


def test_the_solver_averages_over_what_chance_may_bring() -> None:
    """A jack that is seen wins against a king only with the other jack, which is one of four cards left."""
    king = ronron.load("leduc").position("J K c")
    assert solve([king], Horizon()) == dict.fromkeys(king.legal, 0.75)


def test_the_solver_says_when_it_does_not_know() -> None:
    game = ronron.load("tictactoe")
    assert solve([game.deal()], Horizon(plays=100)) is None
    assert solve([game.deal()], Horizon(turns=3)) is None
    assert solve([game.position("xx./oo./...")], Horizon(turns=3)) is None
