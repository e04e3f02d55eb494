"""Crazy Mistigri, M19–M23: how a round ends, what it costs, and who wins."""

from __future__ import annotations

import pytest

import ronron

from .cards import drawn_from, face_down, lay, named, options, penalties, phase, playing, say, see, table


def test_m19_the_last_player_is_left_without_a_further_turn() -> None:
    game = say(lay("phase=first seat=0", "red7 red8", "red4 blue4 mistigri", ""), "red7+red8")
    assert penalties(game) == [[0, 18, 0]]
    assert see(game).round == 2


def test_m19_in_ones_own_turn_one_may_still_discard() -> None:
    game = say(lay("seat=1 from=0", "red8", "red4 blue4 mistigri", ""), "red8")
    assert (playing(game), phase(game)) == ([1], ("first", 1))
    assert options(game) == {"play red8", "play red4", "play blue4", "pass"}
    assert penalties(say(game, "red4+red8")) == [[0, 14, 0]]


def test_m19_or_pass() -> None:
    game = say(lay("seat=1 from=0", "red8", "red4 blue4 mistigri", ""), "red8", "pass")
    assert penalties(game) == [[0, 26, 0]]


def test_m19_effects_without_a_target_do_nothing() -> None:
    game = say(lay("seat=1 from=0", "red8", "red4 blue4 mistigri", ""), "red8", "red4+blue4")
    assert penalties(game) == [[0, 18, 0]], "nobody is there to be given a card"
    game = say(lay("seat=1 from=0", "red8", "red5 blue5 mistigri", ""), "red8", "red5+blue5")
    assert penalties(game) == [[0, 18, 0]]
    for pair in ("red7+yellow7", "red8+yellow8"):
        game = say(lay("seat=1 from=0", "green5", f"{pair.replace('+', ' ')} mistigri", ""), "green5", pair)
        assert penalties(game) == [[0, 15, 0]]


@pytest.mark.parametrize("branch", ["effect", "reverse"])
@pytest.mark.parametrize("pair", ["red2+blue2", "red3+blue3"])
def test_m19_both_branches_are_offered_even_then(pair: str, branch: str) -> None:
    game = lay("seat=1 from=0", "red8", f"{pair.replace('+', ' ')} mistigri", "", "")
    say(game, "red8", pair)
    assert options(game) == {"effect", "reverse"}
    assert penalties(say(game, branch)) == [[0, 18, 0, 0]]


def test_m19_ones_are_still_swept_away() -> None:
    game = lay("seat=1 from=0", "red8", "red1 blue1 green1 mistigri", "", "", "")
    assert penalties(say(game, "red8", "red1+blue1", "effect")) == [[0, 18, 0, 0, 0]]


def test_m19_chains_too() -> None:
    game = say(lay("seat=1 from=0", "red8", "red6 blue6 green6 yellow6 red7 mistigri", ""), "red8", "red6+blue6")
    assert phase(game) == ("chain", 1)
    say(game, "green6+yellow6")
    assert phase(game) == ("chain", 1)
    assert penalties(say(game, "red7+red8")) == [[0, 10, 0]]


def test_m19_with_nobody_left_nobody_scores() -> None:
    game = say(lay("seat=1 from=0", "red8", "red4", ""), "red8", "red4+red8")
    assert (penalties(game), see(game).round) == ([[0, 0, 0]], 2)


def test_m19_nobody_is_left_by_a_value_pair_either() -> None:
    game = say(lay("seat=1 from=0", "blue5", "red5", ""), "blue5", "red5+blue5")
    assert penalties(game) == [[0, 0, 0]]
    game = say(lay("seat=1 from=0", "blue3", "red3", ""), "blue3", "red3+blue3", "effect")
    assert penalties(game) == [[0, 0, 0]]


def test_m19_two_leave_at_once() -> None:
    """The one robbed, and the robber by the last pair."""
    game = say(lay("seat=1 from=0", "red8", "red4", "green6 mistigri"), "red8", "red4+red8")
    assert penalties(game) == [[0, 0, 16]]


def test_m19_five_and_five_keeps_opponents_in() -> None:
    game = say(lay("phase=first seat=0", "red5 blue5", "red4", ""), "red5+blue5", "serve mistigri to 1")
    assert penalties(game) == [[0, 14, 0]]


def test_m20_all_face_down_after_a_pass_ends_the_round_and_all_score() -> None:
    game = say(lay("phase=first seat=0", "red3 red8", "down: red4", "down: green6 mistigri"), "pass")
    assert penalties(game) == [[11, 4, 16]]
    assert see(game).scores == [11, 4, 16]


def test_m20_only_players_still_in_count() -> None:
    assert penalties(say(lay("phase=first seat=0", "red3", "down: red4", ""), "pass")) == [[3, 4, 0]]


def test_m20_one_face_up_goes_on() -> None:
    game = say(lay("phase=first seat=0", "red3", "down: red4", "green6"), "pass")
    assert (face_down(game), drawn_from(game)) == ([0, 1], (1, 0, 1))


def test_m20_it_is_tested_only_after_a_pass() -> None:
    """The only one face up leaves by a pair: the others are all face down, and play on."""
    game = say(lay("phase=first seat=0", "red7 red8", "down: red4", "down: green6"), "red7+red8")
    assert (face_down(game), drawn_from(game), penalties(game)) == ([1, 2], (1, 2, 1), [])


def test_m20_not_when_the_only_one_face_up_is_robbed() -> None:
    game = say(lay("seat=1 from=0", "red8", "down: blue4", "down: green6"), "red8")
    assert (face_down(game), phase(game)) == ([1, 2], ("first", 1))
    assert penalties(say(game, "pass")) == [[0, 12, 6]]


def test_m20_not_after_declining() -> None:
    game = lay("phase=first seat=0", "red6 blue6 green5", "down: red4", "down: green7")
    say(game, "red6+blue6", "decline")
    assert (penalties(game), drawn_from(game)) == ([], (1, 0, 1))


def test_m20_a_player_who_discards_in_time_saves_the_round() -> None:
    game = say(lay("phase=first seat=0", "down: red3 red4 green5", "down: blue6", "down: green6"), "red3+red4")
    assert (face_down(game), penalties(game)) == ([1, 2], [])


def test_m21_who_left_scores_nothing() -> None:
    game = say(lay("phase=first seat=0", "red3", "", "down: mistigri"), "pass")
    assert (penalties(game), see(game).scores) == ([[3, 0, 10]], [3, 0, 10])


def test_m22_after_two_hundred_turns_the_round_ends_as_if_all_had_passed() -> None:
    game = lay("phase=first seat=0 turn=200", "red7 red8 green5", "red4", "green6 mistigri")
    assert (see(game).turns, see(game).turns_left) == (200, 0)
    assert penalties(say(game, "red7+red8")) == [[5, 4, 16]]


def test_m22_not_after_199() -> None:
    game = lay("phase=first seat=0 turn=199", "red7 red8 green5", "red4", "green6 mistigri")
    assert (drawn_from(say(game, "red7+red8")), see(game).turns) == ((1, 0, 1), 200)


def test_m22_the_last_turn_is_played_to_its_end() -> None:
    game = lay("phase=first seat=0 turn=200", "red6 blue6 red4 blue4 green5", "yellow4", "green6 mistigri")
    say(game, "red6+blue6", "red4+blue4", "choose 1", "give green5 to 1")
    assert penalties(game) == [[0, 9, 16]]


@pytest.mark.parametrize(
    ("pair", "said"),
    [
        ("red2+blue2", ["effect", "offer mistigri to 1"]),
        ("red3+blue3", ["effect"]),
        ("red7+yellow7", []),
        ("red8+yellow8", []),
    ],
)
def test_m22_m17_an_effect_that_still_waits_then_lapses(pair: str, said: list[str]) -> None:
    game = lay("phase=first seat=0 turn=200", f"{pair.replace('+', ' ')} green5 mistigri", "yellow4", "green6", "")
    say(game, pair, *said)
    assert penalties(game) == [[15, 4, 6, 0]], "the card offered would have been drawn in the next turn"
    assert (see(game).round, drawn_from(game), see(game).effect) == (2, (0, 3, 1), None)


def test_m22_every_round_has_its_own_turns() -> None:
    game = say(lay("phase=first seat=0 turn=200", "red3", "red4", "green6"), "pass")
    assert (see(game).round, see(game).turns, see(game).turns_left) == (2, 1, 199)


def test_the_moment_after_a_round_shows_all_hands() -> None:
    game = lay("phase=first seat=0", "red3 red8", "down: red4", "down: green6 mistigri")
    game.play(45, settle=False)
    for seat in (0, 1, 2, ronron.SPECTATOR):
        now = see(game, seat)
        assert (now.phase, now.round, game.turn) == ("counted", 1, None)
        assert [named(hand.cards) for hand in now.hands] == [["red3", "red8"], ["red4"], ["green6", "mistigri"]]
        assert [[named(rest.cards) for rest in rests] for rests in now.rounds] == [
            [["red3", "red8"], ["red4"], ["green6", "mistigri"]]
        ]
        assert now.scores == [11, 4, 16]
    assert game.step()
    assert (see(game).phase, see(game).round) == ("draw", 2)
    assert not game.step()


def last_round(first_line: str, hands: list[str], left: list[str]) -> ronron.Position:
    """Everybody has passed but seat 0, who does so now."""
    down = [f"down: {hand}" if hand else "" for hand in hands[1:]]
    return say(lay(f"phase=first seat=0 {first_line}", hands[0], *down, left=left), "pass")


def test_m23_two_rounds_and_the_lowest_total_wins() -> None:
    game = last_round("round=2", ["red3", "red4", "green6"], ["red8 | - | red7"])
    assert (game.over, game.scores, game.winners) == (True, [11, 4, 13], [1])
    assert (game.turn, game.legal, see(game).phase) == (None, [], "over")


def test_m23_not_after_the_first_round() -> None:
    game = say(lay("phase=first seat=0", "red3", "down: red4", "down: green6"), "pass")
    assert (game.over, game.winners, see(game).round) == (False, [], 2)


def test_m23_a_tie_above_the_lowest_does_not_matter() -> None:
    game = last_round("round=2", ["red3", "red4", "yellow4"], ["- | - | -"])
    assert (game.over, game.winners) == (True, [0])


def test_m23_a_tie_for_the_lowest_forces_a_third_round_for_all() -> None:
    game = last_round("round=2", ["red4", "yellow4", "green6"], ["- | - | -"])
    assert (game.over, see(game).round, see(game).scores) == (False, 3, [4, 4, 6])
    assert playing(game) == [0, 1, 2]


def test_m23_the_third_round_counts_for_all_too() -> None:
    game = last_round("round=3", ["red8 yellow8", "mistigri", "green3"], ["- | - | red4", "- | - | red5"])
    assert (game.over, game.scores, game.winners) == (True, [16, 10, 12], [1])


def test_m23_who_was_not_tied_may_still_win() -> None:
    game = last_round("round=3", ["red8", "mistigri", ""], ["- | - | red4", "- | - | yellow3"])
    assert (game.over, game.scores, game.winners) == (True, [8, 10, 7], [2])


def test_m23_still_tied_the_win_is_shared() -> None:
    game = last_round("round=3", ["red4", "yellow4", "green6"], ["- | - | -", "- | - | -"])
    assert (game.over, game.scores, game.winners) == (True, [4, 4, 6], [0, 1])


def test_m23_all_may_share() -> None:
    game = last_round("round=3", ["red4", "yellow4", "green4"], ["red3 | - | yellow3", "- | green3 | -"])
    assert (game.over, game.winners) == (True, [0, 1, 2])


def test_m23_there_is_never_a_fourth_round() -> None:
    game = last_round("round=3", ["red4", "yellow4", "green4"], ["- | - | -", "- | - | -"])
    assert (game.over, len(see(game).rounds)) == (True, 3)


def test_m23_the_end_shows_all_hands() -> None:
    game = last_round("round=2", ["red3", "red4", "green6"], ["red8 | - | red7"])
    for seat in (0, 1, 2, ronron.SPECTATOR):
        assert [named(hand.cards) for hand in see(game, seat).hands] == [["red3"], ["red4"], ["green6"]]


def test_m22_m23_a_game_of_passing_ends() -> None:
    game = lay("seat=0", "red8 green3 mistigri", "red4 blue6", "green5 yellow7")
    while see(game).round == 1:
        game.play(45 if game.turn != ronron.NATURE else game.legal[0])
    assert sum(map(sum, penalties(game))) == 8 + 3 + 10 + 4 + 6 + 5 + 7
    assert table(game).turn == 1
