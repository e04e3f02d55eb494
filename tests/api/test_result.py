"""What follows from scores and winners: places, and what decided it."""

from __future__ import annotations

from typing import Any

import pytest

import ronron
from ronron.api.telling import result
from ronron.games.contract import Line, ended, places
from ronron.said import said
from ronron.words import say

SHEETS: Any = [[Line(said("points", points=1), "", 1, [])], []]


@pytest.mark.parametrize(
    ("scores", "winners", "expected"),
    [
        ([17, 11], [0], [1, 2]),
        ([3, 9, 3, 5], [1], [3, 1, 3, 2]),
        ([4, 0, 7], [1], [2, 1, 3]),  # the fewest points win
        ([5, 5], [1], [2, 1]),  # a tie-break decided
        ([5, 5], [0, 1], [1, 1]),
        ([2, 6, 6], [1, 2], [3, 1, 1]),
        ([0, 0], [], [1, 1]),
        ([1, 3], [], [2, 1]),
    ],
)
def test_seats_are_ranked_by_who_wins_and_then_by_points_that_many_or_few_are_good(
    scores: list[int], winners: list[int], expected: list[int]
) -> None:
    assert places(scores, winners) == expected


def test_equal_points_below_the_winners_are_ranked_by_the_tie_break() -> None:
    assert places([9, 4, 4, 4], [0], [0, 7, 8, 7]) == [1, 3, 2, 3]
    assert places([9, 4, 4, 9], [0, 3], [1, 7, 7, 2]) == [1, 3, 3, 1]


def test_in_caty_mini_equal_points_are_ranked_by_the_string_left() -> None:
    """Y12: the other ranks are settled as the first."""
    game = ronron.load("caty")
    level = 0
    for seed in range(60):
        position = game.deal(seed=seed, players=4)
        while not position.over:
            position.play(position.legal[seed % len(position.legal)])
        end = result(position)
        view: Any = position.view(0)
        strings = [player.left for player in view.players]
        for one in range(4):
            for other in range(4):
                if end.scores[one] == end.scores[other] and strings[one] > strings[other]:
                    level += 1
                    assert end.places[one] <= end.places[other]
                    if other not in end.winners:
                        assert end.places[one] < end.places[other]
    assert level > 3, "no two seats were ever level"


def test_a_tie_break_decided_or_the_points_did() -> None:
    tie = said("poche-tie-prey", "P5")
    assert ended([5, 5], [1], tie, SHEETS, []).why == tie
    why = ended([3, 9, 5], [1], None, SHEETS, []).why
    assert why is not None
    assert say("en", why.id, **why.values) == "It was 9 to 5."


def test_nothing_decided_a_game_in_which_nothing_is_counted_or_nobody_is_alone_ahead() -> None:
    assert ended([1, -1], [0], None, [[], []], []).why is None
    assert ended([2, 2], [0, 1], None, SHEETS, []).why is None


@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_crazy_mistigri_the_fewest_penalty_points_come_first(players: int) -> None:
    position = ronron.load("mistigri").deal(seed=players, players=players)
    while not position.over:
        position.play(position.legal[0])
    end = result(position)
    best = [score for _, score in sorted(zip(end.places, end.scores, strict=True))]
    assert best == sorted(end.scores)
