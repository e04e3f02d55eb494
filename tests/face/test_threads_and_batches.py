"""Many games at once: the same results on any number of threads, and no half-played batch."""

from __future__ import annotations

import random

import numpy as np
import pytest

import ronron
from ronron.errors import DecisionError, OptionError
from support.cases import Case, decide, truth


def test_the_number_of_threads_changes_no_result(case: Case) -> None:
    options = dict(case.options)
    tallies = [
        case.game().playouts(9_000, seed=5, players=case.players, threads=threads, **options).facts()
        for threads in (1, 2, 3)
    ]
    assert tallies[0] == tallies[1] == tallies[2]
    assert tallies[0]["games"] == 9_000


def test_a_batch_plays_as_single_games_do(case: Case) -> None:
    batch = case.game().batch(20, seed=1, players=case.players, **dict(case.options))
    singles = []
    for index in range(len(batch)):
        single = case.deal(0)
        single._states = batch.states[index : index + 1].copy()
        single._turn, single._mask = int(batch.turns[index]), int(batch.masks[index])
        singles.append(single)
    dice = random.Random(1)
    while not batch.over.all():
        decisions = [-1 if single.over else decide(single, dice) for single in singles]
        batch.step(decisions)
        for single, decision in zip(singles, decisions, strict=True):
            if decision >= 0:
                single.play(decision)
        assert b"".join(truth(single) for single in singles) == batch.states.tobytes()
    assert all(single.over for single in singles)


def test_one_illegal_decision_stops_the_whole_batch_and_changes_nothing() -> None:
    batch = ronron.load("connect4").batch(5, seed=1)
    before = batch.states.tobytes()
    with pytest.raises(DecisionError, match=r"game 3 of the batch cannot play 7 now; nothing was played in any game"):
        batch.step([0, 1, 2, 7, 3])
    assert batch.states.tobytes() == before


@pytest.mark.parametrize("decisions", [[0, 0], [[0], [0], [0]], [0.0, 1.0, 2.0], list("abc"), [0, 0, 62], [0, -2, 0]])
def test_a_batch_wants_one_whole_number_per_game(decisions: object) -> None:
    batch = ronron.load("connect4").batch(3, seed=1)
    with pytest.raises(DecisionError, match=r"expected 3 whole numbers|nothing was played"):
        batch.step(decisions)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", [np.int8, np.int32, np.uint16, np.int64])
def test_a_batch_takes_whole_numbers_of_any_width(kind: type[np.integer]) -> None:
    batch = ronron.load("connect4").batch(3, seed=1)
    batch.step(np.array([0, 1, 2], kind))
    assert batch.states["heights"].sum() == 3


def test_nature_draws_in_a_batch_by_its_chances() -> None:
    batch = ronron.load("leduc").batch(6_000, seed=4)
    batch.step(np.ones(6_000, np.int64))
    batch.step(np.ones(6_000, np.int64))
    assert (batch.turns == ronron.NATURE).all()
    batch.draw()
    assert (batch.turns == 0).all()
    pairs = (batch.states["cards"] == batch.states["public"][:, None]).any(axis=1).mean()
    expected = 4 / 5 * 2 / 4  # two different ranks, then one of their two cards among the four left
    assert pairs == pytest.approx(expected, abs=0.03)


def test_games_that_ended_are_dealt_anew_and_others_left_alone() -> None:
    batch = ronron.load("tictactoe").batch(50, seed=4)
    for _ in range(6):
        batch.step(batch.choose())
    ended = batch.over.copy()
    before = batch.states.copy()
    assert 0 < ended.sum() < 50
    assert batch.renew() == ended.sum()
    assert not batch.over.any()
    assert (batch.states["marks"][ended] == 0).all()
    assert batch.states[~ended].tobytes() == before[~ended].tobytes()


def test_states_of_a_batch_cannot_be_written_to() -> None:
    batch = ronron.load("tictactoe").batch(2, seed=4)
    with pytest.raises(ValueError, match="read-only"):
        batch.states["winner"] = 1


@pytest.mark.parametrize(("count", "threads"), [(0, 1), (-3, 1), (5, 0)])
def test_no_games_and_no_threads_are_refused(count: int, threads: int) -> None:
    with pytest.raises(OptionError, match="at least one game"):
        ronron.load("tictactoe").playouts(count, threads=threads)
