"""Crazy Mistigri, M4–M7: next and previous, drawing, pairs, passing, and leaving."""

from __future__ import annotations

import pytest

import ronron

from .cards import drawn_from, face_down, hand, lay, options, penalties, phase, playing, refusal, say, see, table


def test_m4_next_is_clockwise_and_draws_from_who_just_played() -> None:
    game = say(lay("phase=first seat=1", "red3 red4", "blue5", "green6 red7"), "pass")
    assert drawn_from(game) == (2, 1, 1)
    assert see(game).next == 0


def test_m4_next_is_the_nearest_player_still_in() -> None:
    game = lay("phase=first seat=0", "red3 red4", "", "", "green6", "yellow9")
    assert see(game).next == 3
    assert drawn_from(say(game, "pass")) == (3, 0, 1)


def test_m4_against_the_arrow_too() -> None:
    game = lay("phase=first seat=0 arrow=counterclockwise", "red3 red4", "green6", "", "", "")
    assert see(game).next == 1
    assert drawn_from(say(game, "pass")) == (1, 0, 1)


def test_m4_after_a_reversal_the_previous_player_draws_from_who_reversed() -> None:
    game = say(lay("phase=first seat=1 from=0", "red8", "red3 blue3 red4", "green6"), "red3+blue3", "reverse")
    assert see(game).arrow == "counterclockwise"
    assert drawn_from(game) == (0, 1, 1)
    say(game, "red4", "pass")
    assert drawn_from(game) == (2, 0, 1)


def test_m4_a_second_reversal_turns_it_back() -> None:
    game = lay("phase=first seat=0 arrow=counterclockwise", "red3 blue3 red4", "red8", "green6")
    assert drawn_from(say(game, "red3+blue3", "reverse")) == (1, 0, 1)
    assert see(game).arrow == "clockwise"


def test_m4_who_reversed_and_left_is_not_drawn_from() -> None:
    game = lay("phase=first seat=1 from=0", "red8", "red3 blue3", "green6", "yellow9")
    assert drawn_from(say(game, "red3+blue3", "reverse")) == (0, 2, 1)


def test_m5_a_card_is_drawn_before_anything_else_and_comes_into_the_hand() -> None:
    game = lay("seat=1", "red3 red4", "blue5", "green6")
    assert drawn_from(game) == (1, 0, 1)
    assert options(game) == {"red3 from 0 to 1", "red4 from 0 to 1"}
    assert phase(say(game, "red4")) == ("first", 1)
    assert (hand(game, 0), hand(game, 1)) == ({"red3"}, {"blue5", "red4"})


def test_m5_every_card_is_drawn_as_often_as_the_others() -> None:
    game = lay("seat=1", "blue3 blue3 red4 mistigri", "blue5", "green6")
    assert dict(zip(game.choices.values(), game.chances, strict=True)) == {
        "blue3 from 0 to 1": 0.5,
        "red4 from 0 to 1": 0.25,
        "mistigri from 0 to 1": 0.25,
    }


def test_m5_the_same_colour_or_the_same_value_make_a_pair() -> None:
    game = lay("phase=first seat=0", "red3 red8 blue3 green5 mistigri", "red4", "green6")
    assert options(game) == {"play red3", "play red8", "play blue3", "pass"}
    assert options(say(game.copy(), "play red3")) == {"with red8", "with blue3"}
    assert options(say(game.copy(), "play blue3")) == {"with red3"}
    assert options(say(game.copy(), "play red8")) == {"with red3"}


@pytest.mark.parametrize(("one", "other"), [("red4", "red8"), ("red7", "red8"), ("red5", "red6")])
def test_m5_a_pair_of_one_colour_has_no_effect(one: str, other: str) -> None:
    game = say(lay("phase=first seat=0", f"{one} {other} blue4", "green4", "green6"), f"{one}+{other}")
    assert hand(game, 0) == {"blue4"}
    assert {one, other} <= set(table(game).discard)
    assert (drawn_from(game), see(game).effect, see(game).arrow) == ((1, 0, 1), None, "clockwise")


def test_m5_cards_that_share_neither_are_no_pair() -> None:
    game = lay("phase=first seat=0", "red3 blue4", "red4", "green6")
    assert options(game) == {"pass"}
    assert refusal(game, "play red3") == "M5"


def test_m5_only_one_of_a_kind_makes_no_pair_with_itself() -> None:
    game = say(lay("phase=first seat=0", "red3 red8", "red4", "green6"), "play red3")
    assert options(game) == {"with red8"}
    assert refusal(game, "with red3") == "M5"


@pytest.mark.parametrize("twins", ["purple3", "blue3", "purple4"])
def test_m5_twins_make_a_pair_and_it_has_the_effect(twins: str) -> None:
    game = lay("phase=first seat=0", f"{twins} {twins} red8", "red4", "green6")
    assert options(game) == {f"play {twins}", "pass"}
    assert options(say(game, f"play {twins}")) == {f"with {twins}"}
    say(game, f"with {twins}")
    assert phase(game) == (("to", 0) if twins == "purple4" else ("branch", 0))
    assert table(game).discard[twins] == 2


def test_m5_only_one_pair_may_be_discarded() -> None:
    game = say(lay("phase=first seat=0", "red7 red8 blue5 blue6", "red4", "green6"), "red7+red8")
    assert drawn_from(game) == (1, 0, 1)


def test_m5_an_effect_is_compulsory() -> None:
    game = say(lay("phase=first seat=0", "red4 blue4 red8", "yellow4", "green6"), "red4+blue4")
    assert options(game) == {"choose 1", "choose 2"}


def test_m6_passing_turns_the_help_card_down() -> None:
    game = lay("phase=first seat=0", "red3 red8", "red4", "green6")
    assert face_down(game) == []
    assert face_down(say(game, "pass")) == [0]


def test_m6_one_may_pass_with_a_pair_in_hand_and_without() -> None:
    for cards in ("red3 red8", "red3 blue4", "mistigri"):
        assert "pass" in options(lay("phase=first seat=0", cards, "red4", "green6"))


def test_m6_a_pair_on_a_later_turn_turns_it_up_again() -> None:
    game = lay("phase=first seat=0", "down: red3 red8 blue4", "down: red4", "green6")
    assert face_down(say(game, "play red3")) == [0, 1]
    assert face_down(say(game, "with red8")) == [1]


def test_m6_passing_again_leaves_it_down() -> None:
    assert face_down(say(lay("phase=first seat=0", "down: red3", "red4", "green6"), "pass")) == [0]


def test_m7_who_has_no_card_left_leaves_at_once() -> None:
    game = say(lay("phase=first seat=0", "red7 red8", "red4", "green6"), "red7+red8")
    assert playing(game) == [1, 2]
    assert drawn_from(game) == (1, 2, 1)


def test_m7_also_when_robbed_of_the_last_card() -> None:
    game = say(lay("seat=1 from=0", "red3", "blue4", "green6"), "red3")
    assert (playing(game), phase(game)) == ([1, 2], ("first", 1))
    assert drawn_from(say(game, "pass")) == (2, 1, 1)


def test_m7_who_left_is_skipped_for_the_rest_of_the_round() -> None:
    game = lay("seat=1 from=0", "red3", "blue4 blue6 green5", "yellow8 green7")
    say(game, "red3", "blue4+blue6")
    assert drawn_from(game) == (2, 1, 1)
    assert drawn_from(say(game, "red3", "pass")) == (1, 2, 1)


def test_m7_drawing_the_last_card_and_playing_the_last_pair_leaves_nobody_but_the_third() -> None:
    game = say(lay("seat=1 from=0", "red4", "red8", "green6"), "red4", "red4+red8")
    assert penalties(game) == [[0, 0, 6]]


def test_a_spectator_sees_who_is_to_decide() -> None:
    game = lay("phase=first seat=1", "red3", "blue4", "green6")
    assert (game.turn, see(game).to_move) == (1, 1)
    assert say(game, "pass").turn == ronron.NATURE
