"""Crazy Mistigri, M10, M14, M15 and M17: effects that wait for the next player's draw."""

from __future__ import annotations

import pytest

from .cards import drawn_from, hand, lay, options, penalties, phase, playing, refusal, say, see, table


def test_m10_three_and_three_swaps_after_the_next_player_has_drawn() -> None:
    game = lay("phase=first seat=0", "red3 blue3 red4 mistigri", "blue5", "green6")
    say(game, "red3+blue3")
    assert options(game) == {"effect", "reverse"}
    say(game, "effect")
    assert (drawn_from(game), see(game).effect) == ((1, 0, 1), 3)
    say(game, "red4")
    assert (phase(game), see(game).to_move) == (("put", 0), 1), "its owner decides in another's turn"
    assert options(game) == {"put mistigri"}
    say(game, "put mistigri")
    assert (phase(game), see(game).to_move) == (("take", 0), 1)
    assert options(game) == {f"take {card}" for card in table(game).discard if card != "mistigri"}
    say(game, "take yellow8")
    assert (hand(game, 0), hand(game, 1)) == ({"yellow8"}, {"blue5", "red4"})
    assert (phase(game), see(game).effect) == (("first", 1), None)
    assert "mistigri" in table(game).discard


def test_m10_or_reverses_and_nothing_is_swapped() -> None:
    game = say(lay("phase=first seat=0", "red3 blue3 red4 mistigri", "blue5", "green6"), "red3+blue3", "reverse")
    assert (drawn_from(game), see(game).effect) == ((2, 0, 1), None)
    assert phase(say(game, "red4")) == ("first", 2)


def test_m10_the_threes_just_played_may_be_taken() -> None:
    game = lay("phase=first seat=0", "red3 blue3 red4 red8", "blue5", "green6")
    say(game, "red3+blue3", "effect", "red8", "put red4")
    assert {"take red3", "take blue3"} <= options(game)
    assert hand(say(game, "take red3"), 0) == {"red3"}


def test_m10_not_the_card_just_put_but_its_twin() -> None:
    game = lay("phase=first seat=0", "red3 green3 blue3 red8", "blue5", "green6")
    say(game, "red3+green3", "effect", "red8", "put blue3")
    assert table(game).discard["blue3"] == 2
    assert "take blue3" in options(game)
    game = lay("phase=first seat=0", "red3 green3 blue3 red8", "blue5 blue3", "green6")
    say(game, "red3+green3", "effect", "red8", "put blue3")
    assert table(game).discard["blue3"] == 1
    assert refusal(game, "take blue3") == "M10"


def test_m10_any_card_of_ones_own_may_be_put() -> None:
    game = lay("phase=first seat=0", "red3 blue3 red4 red8 purple4 purple4", "blue5", "green6")
    say(game, "red3+blue3", "effect", "purple4")
    assert options(game) == {"put red4", "put red8", "put purple4"}


def test_m10_putting_the_only_card_is_not_leaving() -> None:
    game = lay("phase=first seat=0", "red3 blue3 red4 red8", "blue5", "green6")
    say(game, "red3+blue3", "effect", "red8", "put red4")
    assert (playing(game), see(game).hands[0].size) == ([0, 1, 2], 0)
    say(game, "take mistigri")
    assert (playing(game), hand(game, 0)) == ([0, 1, 2], {"mistigri"})


def test_m10_the_swap_is_before_the_drawer_discards() -> None:
    game = lay("phase=first seat=0", "red3 blue3 red4 red8", "blue4", "green6")
    say(game, "red3+blue3", "effect", "red4", "put red8", "take red7")
    assert options(game) == {"play red4", "play blue4", "pass"}


def test_m10_it_goes_along_a_reversed_arrow_too() -> None:
    game = lay("phase=first seat=0 arrow=counterclockwise", "red3 blue3 red4 red8", "blue4", "green6")
    say(game, "red3+blue3", "effect", "red4")
    assert (phase(game), see(game).to_move) == (("put", 0), 2)


def test_m10_with_as_little_on_the_discard_as_can_be() -> None:
    game = lay("phase=first seat=0", "red3 blue3 red4 red8", "blue4", "green6", discard="", rest=2)
    say(game, "red3+blue3", "effect", "red4", "put red8")
    assert options(game) == {"take red3", "take blue3"}


def test_m14_seven_and_seven_lets_the_next_player_draw_two() -> None:
    game = lay("phase=first seat=0", "red7 yellow7 red4 red8 blue6", "blue5", "green6")
    assert drawn_from(say(game, "red7+yellow7")) == (1, 0, 2)
    assert drawn_from(say(game, "red8")) == (1, 0, 1)
    assert options(game) == {"red4 from 0 to 1", "blue6 from 0 to 1"}
    say(game, "blue6")
    assert (phase(game), hand(game, 0), hand(game, 1)) == (("first", 1), {"red4"}, {"blue5", "red8", "blue6"})
    assert see(game).effect is None


def test_m15_eight_and_eight_three() -> None:
    game = lay("phase=first seat=0", "red8 yellow8 red4 blue6 red7 green5", "blue5", "green6")
    assert drawn_from(say(game, "red8+yellow8")) == (1, 0, 3)
    assert drawn_from(say(game, "red4")) == (1, 0, 2)
    assert drawn_from(say(game, "blue6")) == (1, 0, 1)
    say(game, "red7")
    assert (phase(game), hand(game, 0)) == (("first", 1), {"green5"})


@pytest.mark.parametrize(
    ("pair", "rest", "draws"),
    [
        ("red7+yellow7", ["red4"], 1),
        ("red7+yellow7", ["red4", "blue6"], 2),
        ("red8+yellow8", ["red4"], 1),
        ("red8+yellow8", ["red4", "blue6"], 2),
        ("red8+yellow8", ["red4", "blue6", "green5"], 3),
    ],
)
def test_m14_m15_all_there_is_if_fewer_and_who_is_robbed_of_everything_leaves(
    pair: str, rest: list[str], draws: int
) -> None:
    game = lay("phase=first seat=0", " ".join([*pair.split("+"), *rest]), "blue5", "green6")
    assert drawn_from(say(game, pair)) == (1, 0, draws)
    say(game, *rest)
    assert (playing(game), phase(game), hand(game, 1)) == ([1, 2], ("first", 1), {"blue5", *rest})
    assert drawn_from(say(game, "pass")) == (2, 1, 1)


def test_m14_it_is_for_one_draw_only() -> None:
    game = lay("phase=first seat=0", "red7 yellow7 red4 red8 blue6", "blue5", "green6")
    say(game, "red7+yellow7", "red8", "blue6", "pass")
    assert drawn_from(game) == (2, 1, 1)


def test_m17_an_owner_robbed_of_the_last_card_swaps_nothing() -> None:
    game = lay("phase=first seat=0", "red3 blue3 red4", "blue5", "green6")
    say(game, "red3+blue3", "effect")
    assert (drawn_from(game), see(game).effect) == ((1, 0, 1), 3)
    say(game, "red4")
    assert (playing(game), phase(game), see(game).effect) == ([1, 2], ("first", 1), None)


@pytest.mark.parametrize("pair", ["red3+blue3", "red7+yellow7", "red8+yellow8"])
def test_m17_none_arises_when_the_pair_empties_the_hand(pair: str) -> None:
    game = lay("phase=first seat=0", pair.replace("+", " "), "blue5", "green6 green7")
    say(game, pair, *(["effect"] if pair == "red3+blue3" else []))
    assert (playing(game), drawn_from(game), see(game).effect) == ([1, 2], (1, 2, 1), None)
    assert phase(say(game, "green7")) == ("first", 1)


def test_m17_a_later_pair_of_the_chain_leaves_only_its_own_effect() -> None:
    game = lay("phase=first seat=0", "red6 blue6 red3 blue3 red4 red8", "blue5", "green6")
    say(game, "red6+blue6", "red3+blue3", "effect")
    assert (drawn_from(game), see(game).effect) == ((1, 0, 1), 3)
    assert phase(say(game, "red8")) == ("put", 0)


def test_m13_a_chain_that_reverses() -> None:
    game = lay("phase=first seat=0", "red6 blue6 red3 blue3 red4 red8", "blue5", "green6")
    assert drawn_from(say(game, "red6+blue6", "red3+blue3", "reverse")) == (2, 0, 1)


def test_m17_robbed_of_the_only_card_left_after_the_chain() -> None:
    game = lay("phase=first seat=0", "red6 blue6 red8 yellow8 red4", "blue5", "green6")
    say(game, "red6+blue6", "red8+yellow8")
    assert drawn_from(game) == (1, 0, 1)
    assert playing(say(game, "red4")) == [1, 2]


def test_m17_who_swaps_for_the_last_opponent_may_play_on() -> None:
    game = lay("phase=first seat=0", "red3 blue3 red4 red8", "blue5", "")
    say(game, "red3+blue3", "effect", "red8", "put red4", "take red5")
    assert (playing(game), phase(game)) == ([0, 1], ("first", 1))


def test_m17_all_robbed_the_last_one_finishes_the_turn() -> None:
    game = lay("phase=first seat=0", "red8 yellow8 red4 blue6", "blue5", "")
    say(game, "red8+yellow8", "red4", "blue6")
    assert (playing(game), phase(game)) == ([1], ("first", 1))
    assert options(game) == {"play blue5", "play blue6", "pass"}
    say(game, "blue5+blue6")
    assert penalties(game) == [[0, 4, 0]]


def test_m17_a_swap_is_due_from_its_owner_alone() -> None:
    game = lay("phase=first seat=0", "red3 blue3 red4 red8", "blue5", "green6")
    say(game, "red3+blue3", "effect", "red8")
    assert [game.turn, see(game).to_move, see(game).source] == [0, 1, 0]
    assert refusal(game, "put blue5") == "M10"
