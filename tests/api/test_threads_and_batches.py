"""Many games at once: the same results on any number of threads, and no half-played batch."""

from __future__ import annotations

import random
import threading
from typing import Any

import numpy as np
import pytest

import ronron
from ronron.conformance.cases import Case, decide, truth
from ronron.errors import DecisionError, OptionError


def test_the_number_of_threads_changes_no_result(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ronron.api.game.GAMES_PER_CHUNK", 100)
    options = dict(case.options)
    tallies = [
        case.game().playouts(750, seed=5, players=case.players, threads=threads, **options).facts()
        for threads in (1, 2, 3)
    ]
    assert tallies[0] == tallies[1] == tallies[2]
    assert tallies[0]["games"] == 750


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
        batch.play(decisions)
        for single, decision in zip(singles, decisions, strict=True):
            if decision >= 0:
                single.play(decision)
        assert b"".join(truth(single) for single in singles) == batch.states.tobytes()
    assert all(single.over for single in singles)


def test_one_illegal_decision_stops_the_whole_batch_and_changes_nothing() -> None:
    batch = ronron.load("connect4").batch(5, seed=1)
    before = batch.states.tobytes()
    with pytest.raises(DecisionError, match=r"game 3 of the batch cannot play 7 now; nothing was played in any game"):
        batch.play([0, 1, 2, 7, 3])
    assert batch.states.tobytes() == before


@pytest.mark.parametrize(
    "decisions",
    [
        [0, 0],
        [[0], [0], [0]],
        [0.0, 1.0, 2.0],
        list("abc"),
        [0, 0, 62],
        [0, -2, 0],
        [64, 0, 0],
        [0, 0, -64],
        [[0, 1], 0, 0],
    ],
)
def test_a_batch_wants_one_whole_number_per_game(decisions: object) -> None:
    batch = ronron.load("connect4").batch(3, seed=1)
    with pytest.raises(DecisionError, match=r"expected 3 whole numbers|nothing was played"):
        batch.play(decisions)  # type: ignore[arg-type]


@pytest.mark.parametrize("kind", [np.int8, np.int32, np.uint16, np.int64])
def test_a_batch_takes_whole_numbers_of_any_width(kind: type[np.integer]) -> None:
    batch = ronron.load("connect4").batch(3, seed=1)
    batch.play(np.array([0, 1, 2], kind))
    assert batch.states["heights"].sum() == 3


def test_nature_draws_in_a_batch_by_its_chances() -> None:
    batch = ronron.load("leduc").batch(6_000, seed=4)
    batch.play(np.ones(6_000, np.int64))
    batch.play(np.ones(6_000, np.int64))
    assert (batch.turns == ronron.NATURE).all()
    batch.draw()
    assert (batch.turns == 0).all()
    pairs = (batch.states["cards"] == batch.states["public"][:, None]).any(axis=1).mean()
    expected = 4 / 5 * 2 / 4  # two different ranks, then one of their two cards among the four left
    assert pairs == pytest.approx(expected, abs=0.03)


def test_games_that_ended_are_dealt_anew_and_others_left_alone() -> None:
    batch = ronron.load("tictactoe").batch(50, seed=4)
    for _ in range(6):
        batch.play(batch.choose())
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


@pytest.mark.parametrize(("count", "threads"), [(0, 1), (-3, 1), (5, 0), ("5", 1), (2.5, 1), (None, 1), (True, 1)])
def test_no_games_and_no_threads_are_refused(count: Any, threads: int) -> None:
    with pytest.raises(OptionError, match="expected a whole number from 1 to"):
        ronron.load("tictactoe").playouts(count, threads=threads)


def test_turns_and_masks_of_a_batch_cannot_be_written_to_or_replaced() -> None:
    batch = ronron.load("tictactoe").batch(2, seed=4)
    for array in (batch.turns, batch.masks):
        with pytest.raises(ValueError, match="read-only"):
            array[:] = 1
    with pytest.raises(AttributeError):
        batch.masks = np.ones(2, np.int64)  # type: ignore[misc]


def test_a_huge_unsigned_number_is_no_decision() -> None:
    batch = ronron.load("tictactoe").batch(2, seed=4)
    with pytest.raises(DecisionError, match="game 0 of the batch cannot play 18446744073709551615 now"):
        batch.play(np.array([2**64 - 1, 0], np.uint64))


def test_playouts_count_what_is_known_of_random_tictactoe() -> None:
    """Seat 0 wins 58.49 % of random games, seat 1 28.81 %, and 12.70 % are drawn; only a ninth move has no choice."""
    tally = ronron.load("tictactoe").playouts(100_000, seed=2, threads=2)
    assert tally.wins[0] / 100_000 == pytest.approx(0.5849, abs=0.008)
    assert tally.wins[1] / 100_000 == pytest.approx(0.2881, abs=0.008)
    assert tally.shared_wins[0] == tally.shared_wins[1] == 100_000 - tally.wins[0] - tally.wins[1]
    assert tally.score_sums[0] == tally.wins[0] - tally.wins[1] == -tally.score_sums[1]
    assert tally.shared_wins[0] < tally.decisions - tally.choices < 100_000


def test_every_chunk_of_playouts_is_dealt_anew() -> None:
    game = ronron.load("leduc")
    one, two = game.playouts(4_096, seed=3), game.playouts(8_192, seed=3)
    assert two.decisions != 2 * one.decisions


def test_playouts_let_other_threads_work() -> None:
    game = ronron.load("connect4")
    game.playouts(1)
    thread = threading.Thread(target=lambda: game.playouts(400_000))
    thread.start()
    turns = 0
    while thread.is_alive():
        turns += 1
    assert turns > 10_000, "Python's lock is released while compiled code runs"
