"""Crazy Mistigri, M8–M13 and M16, M18: what pairs of one value do at once."""

from __future__ import annotations

import pytest

from .cards import drawn_from, face_down, hand, lay, named, options, penalties, phase, playing, refusal, say, see, table

OTHERS = ("yellow9", "green6 red7", "yellow8", "green7")
"""Four opponents who have nothing to do with it."""


def test_m8_one_and_one_discards_all_other_ones() -> None:
    game = lay("phase=first seat=0", "red1 red1 green1 blue1 red2 mistigri", *OTHERS)
    say(game, "red1+green1")
    assert options(game) == {"effect", "reverse"}
    say(game, "effect")
    assert hand(game, 0) == {"red2", "mistigri"}
    assert table(game).discard["red1"] == 2
    assert (drawn_from(game), see(game).arrow) == ((1, 0, 1), "clockwise")


def test_m8_only_ones_own() -> None:
    game = lay("phase=first seat=0", "red1 green1 red2", "blue1 yellow1", *OTHERS[1:])
    say(game, "red1+green1", "effect")
    assert hand(game, 1) == {"blue1", "yellow1"}


def test_m8_or_reverses() -> None:
    game = lay("phase=first seat=0", "red1 green1 blue1", *OTHERS)
    say(game, "red1+green1", "reverse")
    assert hand(game, 0) == {"blue1"}
    assert (drawn_from(game), see(game).arrow) == ((4, 0, 1), "counterclockwise")


def test_m8_who_discards_the_last_ones_leaves() -> None:
    game = say(lay("phase=first seat=0", "red1 red1 green1", *OTHERS), "red1+red1", "effect")
    assert playing(game) == [1, 2, 3, 4]
    assert drawn_from(game) == (1, 4, 1)


def test_m8_the_effect_may_be_chosen_without_another_one() -> None:
    game = say(lay("phase=first seat=0", "red1 green1 red2", *OTHERS), "red1+green1")
    assert options(game) == {"effect", "reverse"}
    say(game, "effect")
    assert (hand(game, 0), see(game).arrow, drawn_from(game)) == ({"red2"}, "clockwise", (1, 0, 1))


def test_m8_a_pair_of_one_colour_with_a_one_has_no_effect() -> None:
    game = say(lay("phase=first seat=0", "red1 red2 blue1 green1", *OTHERS), "red1+red2")
    assert (hand(game, 0), drawn_from(game)) == ({"blue1", "green1"}, (1, 0, 1))


def test_m9_two_and_two_offers_a_card_that_the_next_player_draws() -> None:
    game = lay("phase=first seat=0", "red2 green2 red4 mistigri", "blue5", "green6", "yellow9")
    say(game, "red2+green2")
    assert options(game) == {"effect", "reverse"}
    say(game, "effect")
    assert (phase(game), options(game)) == (("offer", 0), {"offer red4 to 1", "offer mistigri to 1"})
    say(game, "offer mistigri to 1")
    assert (hand(game, 0), hand(game, 1)) == ({"red4"}, {"blue5", "mistigri"})
    assert phase(game) == ("first", 1), "this was the card to draw"


def test_m9_the_card_goes_along_the_arrow_and_past_who_is_out() -> None:
    game = lay("phase=first seat=0 arrow=counterclockwise", "red2 green2 red4", "blue5", "green6", "")
    say(game, "red2+green2", "effect")
    assert options(game) == {"offer red4 to 2"}


def test_m9_or_reverses() -> None:
    game = lay("phase=first seat=0", "red2 green2 red4", "blue5", "green6", "yellow9")
    assert drawn_from(say(game, "red2+green2", "reverse")) == (3, 0, 1)


def test_m9_who_offers_the_last_card_leaves() -> None:
    game = lay("phase=first seat=0", "red2 green2 red4", "blue5", "green6", "yellow9")
    say(game, "red2+green2", "effect", "offer red4 to 1")
    assert (playing(game), phase(game)) == ([1, 2, 3], ("first", 1))
    assert drawn_from(say(game, "pass")) == (2, 1, 1)


def test_m9_who_offers_the_last_card_to_the_last_opponent_leaves_that_one_to_finish() -> None:
    """The card is drawn in that player's turn, as any other (M19)."""
    game = lay("phase=first seat=0", "red2 green2 red4", "red5 blue6", "", "")
    say(game, "red2+green2", "effect", "offer red4 to 1")
    assert (playing(game), phase(game)) == ([1], ("first", 1))
    assert penalties(say(game, "red4+red5")) == [[0, 6, 0, 0]]


def test_m9_without_a_card_left_there_is_nothing_to_offer() -> None:
    game = lay("phase=first seat=0", "red2 green2", "blue5", "green6", "yellow9")
    say(game, "red2+green2", "effect")
    assert playing(game) == [1, 2, 3]
    assert drawn_from(game) == (1, 3, 1)


def test_m11_four_and_four_gives_a_card_to_anybody_still_in() -> None:
    game = lay("phase=first seat=0", "red4 blue4 mistigri red8", "blue5", "", "green6", "yellow9")
    say(game, "red4+blue4")
    assert (phase(game), options(game)) == (("to", 0), {"choose 1", "choose 3", "choose 4"})
    say(game, "choose 3")
    assert (phase(game), options(game)) == (("give", 0), {"give mistigri to 3", "give red8 to 3"})
    say(game, "give mistigri to 3")
    assert (hand(game, 0), hand(game, 3)) == ({"red8"}, {"green6", "mistigri"})
    assert drawn_from(game) == (1, 0, 1)


def test_m11_who_gives_the_last_card_leaves() -> None:
    game = lay("phase=first seat=0", "red4 blue4 mistigri", "blue5", "green6")
    say(game, "red4+blue4", "choose 2", "give mistigri to 2")
    assert (playing(game), drawn_from(game)) == ([1, 2], (1, 2, 1))


def test_m11_without_a_card_nothing_is_given() -> None:
    game = say(lay("phase=first seat=0", "red4 blue4", "blue5", "green6"), "red4+blue4")
    assert (playing(game), drawn_from(game)) == ([1, 2], (1, 2, 1))


def test_m11_nobody_gives_to_oneself_or_to_who_is_out() -> None:
    game = say(lay("phase=first seat=0", "red4 blue4 red8", "blue5", "green6", ""), "red4+blue4")
    assert [refusal(game, word) for word in ("choose 0", "choose 3")] == ["M11", "M11"]


def test_m12_five_and_five_serves_everybody_along_the_arrow() -> None:
    game = lay("phase=first seat=1", "red4", "red5 blue5 red8", "", "green6", "yellow9")
    say(game, "red5+blue5")
    assert (phase(game), see(game).other) == (("serve", 1), 3)
    assert options(game) == {f"serve {card} to 3" for card in table(game).discard}
    say(game, "serve mistigri to 3")
    assert see(game).other == 4
    assert "serve mistigri to 4" not in options(game)
    say(game, "serve red5 to 4")
    assert see(game).other == 0
    say(game, "serve blue5 to 0")
    assert (hand(game, 3), hand(game, 4)) == ({"green6", "mistigri"}, {"yellow9", "red5"})
    assert (hand(game, 0), hand(game, 1)) == ({"red4", "blue5"}, {"red8"})
    assert drawn_from(game) == (3, 1, 1)


def test_m12_against_the_arrow_the_others_come_first() -> None:
    game = lay("phase=first seat=1 arrow=counterclockwise", "red4", "red5 blue5 red8", "", "green6", "yellow9")
    order = []
    say(game, "red5+blue5")
    for _ in range(3):
        order.append(see(game).other)
        game.play(game.legal[0])
    assert order == [0, 4, 3]


def test_m12_with_enough_cards_nobody_is_skipped() -> None:
    game = lay("phase=first seat=0", "red5 blue5 red8", "red4", "", discard="", rest=1)
    say(game, "red5+blue5")
    assert options(game) == {"serve red5 to 1", "serve blue5 to 1"}
    assert refusal(game, "skip 1") == "M12"


def test_m12_with_too_few_some_are_skipped() -> None:
    game = lay("phase=first seat=0", "red5 blue5 red8", "red4", "green6", "yellow9", discard="", rest=1)
    say(game, "red5+blue5")
    assert options(game) == {"serve red5 to 1", "serve blue5 to 1", "skip 1"}
    say(game, "skip 1")
    assert options(game) == {"serve red5 to 2", "serve blue5 to 2"}, "two cards for two who wait"
    say(game, "serve blue5 to 2")
    assert options(game) == {"serve red5 to 3"}
    say(game, "serve red5 to 3")
    assert (drawn_from(game), see(game).discard) == ((1, 0, 1), [])


def test_m12_once_the_discard_is_empty_nothing_more_is_asked() -> None:
    game = lay("phase=first seat=0", "red5 blue5 red8", "red4", "green6", "yellow9", discard="", rest=1)
    say(game, "red5+blue5", "serve red5 to 1")
    assert options(game) == {"serve blue5 to 2", "skip 2"}
    say(game, "serve blue5 to 2")
    assert (drawn_from(game), see(game).discard) == ((1, 0, 1), [])


def test_m12_skipping_ends_as_soon_as_there_is_enough_for_the_rest() -> None:
    game = lay("phase=first seat=0", "red5 blue5 red8", "red4", "green6", "yellow9", "yellow8", discard="", rest=1)
    say(game, "red5+blue5", "skip 1")
    assert "skip 2" in options(game)
    say(game, "serve red5 to 2")
    assert options(game) == {"serve blue5 to 3", "skip 3"}
    say(game, "skip 3")
    assert options(game) == {"serve blue5 to 4"}


def test_m12_the_fives_just_played_may_be_given_back_as_a_pair() -> None:
    game = lay("phase=first seat=0", "red5 blue5 red8", "red4", "")
    say(game, "red5+blue5", "serve red5 to 1", "red8")
    assert phase(game) == ("first", 1)
    assert options(game) == {"play red4", "play red5", "play red8", "pass"}


def test_m13_six_and_six_allows_another_pair_at_once() -> None:
    game = lay("phase=first seat=0", "red6 blue6 red7 red8 green5", "red4", "yellow8")
    say(game, "red6+blue6")
    assert (phase(game), options(game)) == (("chain", 0), {"play red7", "play red8", "decline"})
    say(game, "red7+red8")
    assert (hand(game, 0), drawn_from(game)) == ({"green5"}, (1, 0, 1))


def test_m13_the_second_pair_has_its_effect() -> None:
    game = lay("phase=first seat=0", "red6 blue6 red4 blue4 mistigri", "yellow4", "yellow8")
    assert phase(say(game, "red6+blue6", "red4+blue4")) == ("to", 0)


def test_m13_another_six_and_six_chains_again() -> None:
    game = lay("phase=first seat=0", "red6 blue6 green6 yellow6 red7 green7 red8 mistigri", "red4", "yellow8")
    say(game, "red6+blue6", "green6+yellow6")
    assert phase(game) == ("chain", 0)
    say(game, "red7+green7")
    assert drawn_from(game) == (1, 0, 2), "with the effect of the last pair"


def test_m13_declining_is_not_passing() -> None:
    game = lay("phase=first seat=0", "down: red6 blue6 red7 red8", "down: red4", "down: yellow8")
    say(game, "red6+blue6", "decline")
    assert (face_down(game), drawn_from(game)) == ([1, 2], (1, 0, 1))


def test_m13_it_is_asked_of_a_player_without_another_pair_too() -> None:
    game = say(lay("phase=first seat=0", "red6 blue6 red7 green4", "red4", "yellow8"), "red6+blue6")
    assert (phase(game), options(game)) == (("chain", 0), {"decline"})


def test_m13_after_a_pair_that_is_no_six_and_six_the_turn_is_over() -> None:
    game = say(lay("phase=first seat=0", "red6 red7 blue6 blue5", "red4", "yellow8"), "red6+red7")
    assert drawn_from(game) == (1, 0, 1)


def test_m16_nine_leaves_by_its_colour_only() -> None:
    game = lay("phase=first seat=0", "yellow9 red8 yellow3 mistigri", "red4", "green6", "blue5")
    assert options(game) == {"play yellow9", "play yellow3", "pass"}
    assert drawn_from(say(game, "yellow9+yellow3")) == (1, 0, 1)


def test_m16_mistigri_is_in_no_pair() -> None:
    game = lay("phase=first seat=0", "mistigri yellow9 red8", "red4", "green6", "blue5")
    assert options(game) == {"pass"}
    assert [refusal(game, word) for word in ("play mistigri", "play yellow9")] == ["M16", "M16"]


@pytest.mark.parametrize(
    ("pair", "said", "draws"),
    [
        ("red1+green1", ["effect"], (1, 4, 1)),
        ("red1+green1", ["reverse"], (4, 1, 1)),
        ("red2+green2", ["effect"], (1, 4, 1)),
        ("red2+green2", ["reverse"], (4, 1, 1)),
        ("red3+green3", ["effect"], (1, 4, 1)),
        ("red3+green3", ["reverse"], (4, 1, 1)),
        ("red4+green4", [], (1, 4, 1)),
        ("red6+blue6", [], (1, 4, 1)),
        ("red7+yellow7", [], (1, 4, 1)),
        ("red8+yellow8", [], (1, 4, 1)),
    ],
)
def test_m18_a_hand_emptied_by_a_value_pair(pair: str, said: list[str], draws: tuple[int, int, int]) -> None:
    game = lay("phase=first seat=0", pair.replace("+", " "), "yellow9", "yellow5", "blue5", "green7 blue4 purple4")
    say(game, pair, *said)
    assert (playing(game), drawn_from(game), see(game).effect) == ([1, 2, 3, 4], draws, None)


def test_m18_five_and_five_is_served_before_its_player_leaves() -> None:
    game = lay("phase=first seat=0", "red5 green5", "red4", "green6")
    say(game, "red5+green5", "serve mistigri to 1", "serve red5 to 2")
    assert (hand(game, 1), hand(game, 2)) == ({"red4", "mistigri"}, {"green6", "red5"})
    assert (playing(game), drawn_from(game)) == ([1, 2], (1, 2, 1))


def test_m18_both_branches_are_offered_to_an_empty_hand() -> None:
    for pair in ("red1+green1", "red2+green2", "red3+green3"):
        game = say(lay("phase=first seat=0", pair.replace("+", " "), *OTHERS), pair)
        assert (phase(game), options(game)) == (("branch", 0), {"effect", "reverse"})


def test_the_discard_lies_open_and_always_in_the_same_order() -> None:
    game = lay("phase=first seat=0", "red7 red8 green4", "red4 blue4", "green6 green7", discard="blue3", rest=2)
    one, other = say(game.copy(), "red7+red8"), say(game.copy(), "red8+red7")
    assert see(one).discard == see(other).discard
    assert named(see(one, 2).discard) == ["blue3", "red7", "red8"]
