"""Chabyrinthe, C13–C15 and C17: the end, and who wins."""

from __future__ import annotations

import pytest

import ronron

from .squares import BOARDS, cats, lay, say, see, table, won, won_by
from .squares import game as play

LAST = """
    + {}  .  .  +
    B e0 s1 e2 .
    . s1 x0 s1 .
    . s1 s1 e0 A
    + .  .  .  +
"""
"""A turn of c2 wins the last cat; turns of b2 change nothing."""
LAST_TWO = LAST.replace("+ .  .  .  +", "+ .  {}  .  +")


def last(points: int, *before: str, first_line: str = "") -> ronron.Position:
    """The last cat is about to be won by seat 0; the others were won before."""
    return lay(LAST.format(points), first_line, won=won_by(*before), players=max(len(before), 1))


def test_c13_the_game_ends_with_the_fifteenth_cat_in_mid_turn() -> None:
    game = say(last(3, "3333444", "4455555"), "turn c2 right")
    assert (game.over, game.turn, game.legal) == (True, None, [])
    assert (see(game).phase, see(game).turns) == ("over", 1)
    assert won(game) == [[3, 3, 3, 3, 4, 4, 4, 3], [4, 4, 5, 5, 5, 5, 5]]


def test_c13_it_does_not_end_with_the_fourteenth() -> None:
    game = say(lay(LAST_TWO.format(3, 4), won=won_by("3333", "444455555")), "turn c2 right")
    assert (game.over, game.turn, cats(game)) == (False, 0, {"b3v": 4})


def test_c13_with_the_second_action_it_ends_too() -> None:
    game = say(last(3, "3333444", "4455555"), "turn b2 right", "turn c2 right")
    assert (game.over, see(game).turns) == (True, 1)


def test_c13_it_may_end_by_an_insertion() -> None:
    game = lay(LAST.format(3).replace("s1 x0 s1", "s1 s0 e0"), pile="s", won=won_by("3333444", "4455555"), players=2)
    say(game, "insert", "out a2<", "face 0")
    assert (game.over, game.winners) == (True, [1])


@pytest.mark.parametrize(
    ("points", "before", "scores", "winners"),
    [
        (5, ["5555", "3333344444"], [25, 35], [1]),
        (3, ["3344455555", "3344"], [46, 14], [0]),
        (5, ["3", "5555", "333344444"], [8, 20, 32], [2]),
        (4, ["4444", "55555", "333", "33"], [20, 25, 9, 6], [1]),
    ],
)
def test_c13_most_points_win(points: int, before: list[str], scores: list[int], winners: list[int]) -> None:
    game = say(last(points, *before), "turn c2 right")
    assert (game.over, game.scores, game.winners) == (True, scores, winners)


def test_c13_nobody_has_won_before_the_end() -> None:
    game = last(5, "5555", "3333344444")
    assert (game.over, game.winners, game.scores) == (False, [], [20, 35])


def test_c14_at_equal_points_more_cats_win() -> None:
    game = say(last(3, "555543", "54444333"), "turn c2 right")
    assert (game.scores, won(game)[0][-1], game.winners) == ([30, 30], 3, [1])
    game = say(last(3, "5444433", "5555433"), "turn c2 right")
    assert (game.scores, game.winners) == ([30, 30], [0])


def test_c14_at_equal_points_and_cats_the_win_is_shared() -> None:
    game = say(last(3, "5543", "54443", "55433"), "turn c2 right")
    assert (game.scores, game.winners) == ([20, 20, 20], [0, 1, 2])


def test_c14_only_the_best_share() -> None:
    game = say(last(4, "554", "5544", "543", "3333"), "turn c2 right")
    assert (game.scores, game.winners) == ([18, 18, 12, 12], [0, 1])


def test_c14_more_cats_with_fewer_points_do_not_win() -> None:
    game = say(last(3, "3333444", "4455555"), "turn c2 right")
    assert (game.scores, [len(hand) for hand in won(game)], game.winners) == ([27, 33], [8, 7], [1])


@pytest.mark.parametrize("actions", [["turn c2 right"], ["turn b2 right", "turn c2 right"]])
def test_c15_alone_the_score_is_the_turns_a_last_partial_one_counted_whole(actions: list[str]) -> None:
    game = say(last(3, "33334444455555", first_line="turn=7"), *actions)
    assert (game.over, game.scores, game.winners) == (True, [7], [0])


def test_c15_alone_one_goes_on_turn_after_turn() -> None:
    game = last(3, "33334444455555", first_line="turn=7")
    say(game, "turn b2 right", "turn b2 right")
    assert (game.turn, see(game).turns, game.winners) == (0, 8, [])
    say(game, "turn b2 right", "turn c2 right")
    assert (game.over, game.scores, game.winners) == (True, [8], [0])


IDLE = LAST_TWO.format(3, 4)


def test_c17_after_100_turns_without_a_cat_the_game_stops_and_is_scored_as_it_stands() -> None:
    game = lay(IDLE, "seat=1 turn=104 idle=99", won=won_by("33", "5"))
    say(game, "turn b2 right")
    assert not game.over
    say(game, "turn b2 right")
    assert (game.over, game.turn, game.legal) == (True, None, [])
    assert (game.scores, game.winners, see(game).turns) == ([6, 5], [0], 104)


def test_c17_not_after_99() -> None:
    game = say(lay(IDLE, "seat=1 turn=104 idle=98"), "turn b2 right", "turn b2 right")
    assert (game.over, game.turn, see(game).patience) == (False, 0, 1)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_c17_the_turns_of_all_players_together_count(players: int) -> None:
    game = lay(IDLE, players=players)
    for turn in range(100):
        assert (game.over, game.turn, see(game).turns, see(game).patience) == (
            *(False, turn % players, turn + 1, 100 - turn),
        )
        say(game, "turn b2 right", "turn b2 left")
    assert (game.over, see(game).turns) == (True, 100)
    assert game.winners == ([] if players == 1 else list(range(players))), "a tie of nothing is shared, but not alone"


@pytest.mark.parametrize("actions", [["turn c2 right", "turn b2 right"], ["turn b2 right", "turn c2 right"]])
def test_c17_a_cat_won_in_the_hundredth_turn_begins_the_count_again(actions: list[str]) -> None:
    game = say(lay(IDLE, "turn=104 idle=99"), *actions)
    assert (game.over, game.turn, see(game).patience, won(game)[0]) == (False, 1, 100, [3])
    say(game, "turn b2 right", "turn b2 right")
    assert see(game).patience == 99, "the turn that won it was not one without"


def test_c17_a_tie_is_broken_as_ever() -> None:
    game = lay(IDLE, "idle=99 turn=100", won=won_by("3333", "444"), players=3)
    say(game, "turn b2 right", "turn b2 right")
    assert (game.scores, game.winners) == ([12, 12, 0], [0])
    game = lay(IDLE, "idle=99 turn=100", won=won_by("345", "444", "33"), players=3)
    say(game, "turn b2 right", "turn b2 right")
    assert (game.scores, game.winners) == ([12, 12, 6], [0, 1])


def test_c17_alone_it_is_a_loss() -> None:
    game = lay(IDLE, "turn=130 idle=99", won=won_by("33335554"), players=1)
    say(game, "turn b2 right", "turn b2 right")
    assert (game.over, game.winners) == (True, [])


def test_c17_an_insertion_is_a_turn_without_a_cat_as_well() -> None:
    game = lay(IDLE, "idle=99 turn=100", pile="s")
    say(game, "turn b2 right", "insert", "out b1^", "face 0")
    assert game.over


def test_c13_after_the_end_everything_is_refused() -> None:
    game = say(last(3, "3333444", "4455555"), "turn c2 right")
    assert {reason.article for decision in range(49) if (reason := game.why(decision))} == {"C13"}


@pytest.mark.parametrize("board", BOARDS)
def test_c12_homes_still_step_in_whole_games(board: str) -> None:
    seen = 0
    for seed in range(10):
        before = None
        for position in play(seed, board=board, care=0.9):
            now = table(position)
            if before and not before.to_come and len(now.won) == 14 == len(before.won) + 1:
                assert now.homes != before.homes
                assert len(now.cats) == 1
                seen += 1
            before = now
    assert seen
