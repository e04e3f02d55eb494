"""Caty Mini, Y12 and Y13: the end, and who wins."""

from __future__ import annotations

import pytest

from .reference import TOYS
from .rooms import end_of, finished, game, player, see, table

ACROSS = ["chair", "bedside"]
"""On the boards A and C chair0 is straight across from bedside1, at another place."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_y12_the_game_ends_after_twelve_rounds_with_one_tile_in_each_hand(players: int) -> None:
    for seed in range(4):
        for position in game(seed, players, waste=0.5):
            if not position.over:
                assert position.winners == []
        now = table(position)
        assert [len(hand) for hand in now.hands] == [1] * players
        assert len(now.order) == 1 + 12
        assert [len(cat.races) for cat in see(position).players] == [12] * players
        assert (position.turn, position.legal, see(position).phase) == (None, [], "over")


def test_y12_most_points_win_whatever_string_is_left() -> None:
    position = finished([{"block": [3]}, {}], order=ACROSS)
    assert player(position, 0).string < player(position, 1).string
    assert (position.scores, position.winners) == ([3, 0], [0])


@pytest.mark.parametrize("winner", [0, 1])
def test_y12_at_a_tie_more_string_wins(winner: int) -> None:
    """Board A and board C: the notch opposite is nearer than the one beside it."""
    sides = ["bedside1", "bedside0"] if winner == 0 else ["bedside0", "bedside1"]
    position = finished([{"block": [3]}, {"ball": [3]}], [[side] for side in sides], boards="AC", order=ACROSS)
    assert position.scores == [3, 3]
    assert [player(position, seat).string for seat in (winner, 1 - winner)] == [12_880_000, 12_872_826]
    assert position.winners == [winner]


def test_y12_with_equal_points_and_equal_string_the_win_is_shared() -> None:
    position = finished([{"block": [3]}, {"ball": [3]}], [["bedside1"], ["bedside1"]], boards="AC", order=ACROSS)
    assert [player(position, seat).string for seat in (0, 1)] == [12_880_000] * 2
    assert (position.scores, position.winners) == ([3, 3], [0, 1])


def test_y12_where_random_games_tie_the_string_decides() -> None:
    ties = 0
    for seed in range(40):
        position = end_of(game(seed))
        if position.scores[0] == position.scores[1]:
            ties += 1
            strings = [player(position, seat).string for seat in (0, 1)]
            assert position.winners == [strings.index(max(strings))]
    assert ties > 0


def test_y12_among_those_with_most_points_string_decides_and_others_do_not_count() -> None:
    """Seats 0 and 2 tie on the boards A and C; the others slept and have more string."""
    won = [{"block": [2]}, {}, {"ball": [2]}, {}]
    straight, askew, asleep = ["bedside1"], ["bedside0"], ["-"]
    for runs, winners in [([straight, askew], [0]), ([askew, straight], [2]), ([straight, straight], [0, 2])]:
        position = finished(won, [runs[0], asleep, runs[1], asleep], boards="ABCD", order=ACROSS)
        assert (position.scores, position.winners) == ([2, 0, 2, 0], winners)


def test_y13_experts_get_a_point_for_each_kind_of_toy() -> None:
    won = [{"block": [3, 3], "ball": [3]}, {"car": [3]}]
    standard, expert = finished(won), finished(won, scoring="expert")
    assert (standard.scores, expert.scores) == ([9, 3], [9 + 2, 3 + 1])
    assert [see(expert).players[seat].kinds for seat in (0, 1)] == [2, 1]


def test_y13_nine_kinds_are_nine_points_and_all_ten_are_fifteen() -> None:
    nine, ten = {toy: [3] for toy in TOYS[:9]}, {toy: [3] for toy in TOYS}
    position = finished([nine, ten], scoring="expert")
    assert position.scores == [27 + 9, 30 + 15]
    assert finished([nine, ten]).scores == [27, 30]


def test_y13_the_bonus_decides_who_wins() -> None:
    won = [{"block": [3, 3, 4]}, {"ball": [3], "car": [3], "doll": [3]}]
    assert finished(won).winners == [0]
    expert = finished(won, scoring="expert")
    assert (expert.scores, expert.winners) == ([11, 12], [1])


def test_y13_a_tie_with_the_bonus_is_decided_by_string() -> None:
    won = [{"block": [3, 3, 4]}, {"ball": [3, 3], "car": [3]}]
    position = finished(won, scoring="expert")
    assert player(position, 0).string < player(position, 1).string
    assert (position.scores, position.winners) == ([10 + 1, 9 + 2], [1])
