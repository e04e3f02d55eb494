"""Crazy Mistigri: who is certain of what, after everything that can happen to a card."""

from __future__ import annotations

import pytest

import ronron

from .cards import EVERYBODY, certain, hand, lay, named, say, see

EYES = (0, 1, 2, EVERYBODY)


def knowers(position: ronron.Position, owner: int, card: str) -> list[int]:
    """Who is certain that this card is in that hand; its owner aside."""
    eyes = [*range(position.players), EVERYBODY]
    return [seat for seat in eyes if seat != owner and card in certain(position, seat, owner)]


def test_hands_are_hidden_and_their_sizes_open() -> None:
    game = lay("phase=first seat=0", "red3 red4", "down: blue5", "green6 green7 yellow8", "")
    for seat in (0, 1, 2, 3, EVERYBODY):
        now = see(game, seat)
        assert [each.size for each in now.hands] == [2, 1, 3, 0]
        assert [each.open for each in now.hands] == [owner in (seat, 3) for owner in range(4)]
        assert [named(each.cards) for each in now.hands] == [
            named(each.cards) if owner == seat else [] for owner, each in enumerate(now.hands)
        ]
        assert [each.face_down for each in now.hands] == [False, True, False, False]
    assert hand(game, 0) == set(certain(game, 0, 0)) == {"red3", "red4"}


def test_the_discard_the_arrow_the_help_cards_and_the_totals_are_open() -> None:
    game = lay("round=2 phase=first seat=0", "red3 blue3", "down: blue5", "green6", left=["red8 | - | mistigri"])
    say(game, "red3+blue3", "reverse")
    views = [see(game, seat) for seat in EYES]
    for now in views:
        assert (now.discard, now.arrow, now.scores) == (views[0].discard, "counterclockwise", [8, 0, 10])
        assert {"red3", "blue3"} <= set(named(now.discard))
        assert [each.face_down for each in now.hands] == [False, True, False]


def test_of_a_card_drawn_only_drawer_and_owner_know_which_it_was() -> None:
    game = say(lay("seat=1", "red3 red4", "blue5", "green6"), "red4")
    assert knowers(game, 1, "red4") == [0]
    assert "red4" in certain(game, 1, 1)
    told = [game.log(seat) for seat in EYES]
    assert told == [["* red4 from 0 to 1"], ["* red4 from 0 to 1"], ["* ? from 0 to 1"], ["* ? from 0 to 1"]]


def test_of_several_cards_drawn_too() -> None:
    game = lay("phase=first seat=0", "red7 yellow7 red3 blue4 green5", "blue5", "green6")
    say(game, "red7+yellow7", "red3", "green5")
    assert certain(game, 0, 1) == ["red3", "green5"]
    assert [certain(game, eyes, 1) for eyes in (2, EVERYBODY)] == [[], []]


def test_a_card_offered_is_known_to_both_sides() -> None:
    game = lay("phase=first seat=0", "red2 blue2 mistigri red4", "blue5", "green6", "")
    say(game, "red2+blue2", "effect", "offer mistigri to 1")
    assert knowers(game, 1, "mistigri") == [0]
    assert game.log(1)[-1] == game.log(0)[-1] == "0 offer mistigri to 1"
    assert game.log(2)[-1] == game.log(EVERYBODY)[-1] == "0 offer ? to 1"


def test_a_card_given_is_known_to_both_sides() -> None:
    game = lay("phase=first seat=0", "red4 blue4 mistigri red8", "blue5", "green6")
    say(game, "red4+blue4", "choose 2", "give mistigri to 2")
    assert knowers(game, 2, "mistigri") == [0]
    assert game.log(2)[-1] == game.log(0)[-1] == "0 give mistigri to 2"
    assert game.log(1)[-1] == game.log(EVERYBODY)[-1] == "0 give ? to 2"
    assert game.log(1)[-2] == "0 choose 2", "to whom is open"


def test_a_card_served_is_known_to_all() -> None:
    game = lay("phase=first seat=0", "red5 blue5 red8", "red4", "green6")
    say(game, "red5+blue5", "serve mistigri to 1", "serve red5 to 2")
    assert knowers(game, 1, "mistigri") == [0, 2, EVERYBODY]
    assert knowers(game, 2, "red5") == [0, 1, EVERYBODY]
    assert {game.log(seat)[-1] for seat in EYES} == {"0 serve red5 to 2"}


def test_cards_put_and_taken_are_known_to_all() -> None:
    game = lay("phase=first seat=0", "red3 blue3 red4 red8 green5", "blue5", "green6", known=["2 knows: 0:green5"])
    say(game, "red3+blue3", "effect", "red4", "put red8")
    assert all("red8" in named(see(game, seat).discard) for seat in EYES)
    say(game, "take mistigri")
    assert knowers(game, 0, "mistigri") == [1, 2, EVERYBODY]
    assert {game.log(seat)[-2] for seat in EYES} == {"0 put red8"}
    assert {game.log(seat)[-1] for seat in EYES} == {"0 take mistigri"}


def test_a_known_card_put_down_is_in_that_hand_no_more() -> None:
    known = ["1 knows: 0:red8"]
    game = lay("phase=first seat=0", "red3 blue3 red4 red8 green5", "blue5", "green6", known=known)
    say(game, "red3+blue3", "effect", "red4")
    assert certain(game, 1, 0) == ["red8"], "1 drew and saw that it was another"
    say(game, "put red8", "take yellow8")
    assert certain(game, 1, 0) == ["yellow8"]


def test_every_pair_is_open() -> None:
    game = say(lay("phase=first seat=0", "red7 red8 green5", "blue5", "green6"), "red7+red8")
    for seat in EYES:
        assert game.log(seat) == ["0 play red7", "0 with red8"]


KNOWN = ["1 knows: 0:red4 0:green5", "2 knows: 0:red4 0:green5", "0 knows: 1:blue5"]


def test_an_unseen_draw_makes_what_others_knew_of_that_hand_uncertain() -> None:
    game = lay("seat=1", "red3 red4 green5", "blue5", "green6", known=KNOWN)
    assert certain(game, 2, 0) == ["red4", "green5"]
    say(game, "red3")
    assert certain(game, 2, 0) == []
    assert certain(game, 2, 1) == []


def test_who_draws_keeps_what_was_not_drawn() -> None:
    game = lay("seat=1", "red3 red4 green5", "blue5", "green6", known=KNOWN)
    assert certain(say(game.copy(), "red3"), 1, 0) == ["red4", "green5"]
    assert certain(say(game.copy(), "red4"), 1, 0) == ["green5"]


def test_who_is_drawn_from_keeps_what_was_known_of_the_drawer() -> None:
    game = lay("seat=1", "red3 red4 green5", "blue5", "green6", known=KNOWN)
    assert certain(say(game, "red4"), 0, 1) == ["red4", "blue5"]


def test_what_is_known_of_the_drawers_hand_stays() -> None:
    known = ["2 knows: 1:blue5", "0 knows: 2:green6"]
    game = say(lay("seat=1", "red3 red4 green5", "blue5", "green6", known=known), "red4")
    assert certain(game, 2, 1) == ["blue5"]
    assert certain(game, 0, 2) == ["green6"], "nor does it touch other hands"


def test_a_card_given_unseen_makes_it_uncertain_too() -> None:
    known = ["1 knows: 0:mistigri 0:green5"]
    game = lay("phase=first seat=0", "red4 blue4 mistigri green5 red8", "blue5", "green6", known=known)
    say(game, "red4+blue4", "choose 2", "give red8 to 2")
    assert certain(game, 1, 0) == []
    game = lay("phase=first seat=0", "red4 blue4 mistigri green5 red8", "blue5", "green6", known=known)
    say(game, "red4+blue4", "choose 1", "give mistigri to 1")
    assert certain(game, 1, 0) == ["green5"], "who was given it saw it"


def test_a_card_offered_unseen_makes_it_uncertain_too() -> None:
    known = ["2 knows: 0:mistigri 0:green5", "1 knows: 0:mistigri 0:green5"]
    game = lay("phase=first seat=0", "red2 blue2 mistigri green5 red8", "blue5", "green6", "", known=known)
    say(game, "red2+blue2", "effect", "offer mistigri to 1")
    assert (certain(game, 2, 0), certain(game, 1, 0)) == ([], ["green5"])


@pytest.mark.parametrize("owner", [0, 1])
def test_what_everybody_knows_becomes_uncertain_as_well(owner: int) -> None:
    """To the spectator and the third player; not to drawer and owner."""
    known = [f"{seat} knows: 0:red4" for seat in (1, 2)] + ["all know: 0:red4"]
    game = say(lay("seat=1", "red3 red4 green5", "blue5", "green6", known=known), "red4" if owner else "red3")
    assert knowers(game, owner, "red4") == [1 - owner]
    assert all(certain(game, eyes, seat) == [] for eyes in (2, EVERYBODY) for seat in (0, 1))


def test_a_whole_hand_known_and_taken_is_certain_in_the_other_hand() -> None:
    game = lay("seat=1", "red4", "blue5", "green6", known=["2 knows: 0:red4"])
    say(game, "red4")
    assert (certain(game, 2, 1), certain(game, EVERYBODY, 1)) == (["red4"], [])


@pytest.mark.parametrize("known", [["red4", "green5"], ["red4"]])
@pytest.mark.parametrize("order", [("red4", "green5"), ("green5", "red4")])
def test_a_hand_taken_whole_by_seven_and_seven(known: list[str], order: tuple[str, str]) -> None:
    words = " ".join(f"0:{card}" for card in known)
    game = lay("phase=first seat=0", "red7 yellow7 red4 green5", "blue5", "green6", known=[f"2 knows: {words}"])
    say(game, "red7+yellow7", order[0])
    assert certain(game, 2, 0) == certain(game, 2, 1) == [], "either hand may have it by now"
    say(game, order[1])
    assert certain(game, 2, 1) == known


def test_a_hand_not_taken_whole_by_seven_and_seven() -> None:
    known = ["2 knows: 0:red4 0:green5 0:red8"]
    game = lay("phase=first seat=0", "red7 yellow7 red4 green5 red8", "blue5", "green6", known=known)
    say(game, "red7+yellow7", "red4", "green5")
    assert certain(game, 2, 0) == certain(game, 2, 1) == []
    assert certain(game, 0, 1) == ["red4", "green5"]


def test_a_last_card_given_or_offered_is_certain_to_who_knew_it() -> None:
    game = lay("phase=first seat=0", "red4 blue4 mistigri", "blue5", "green6", known=["1 knows: 0:mistigri"])
    say(game, "red4+blue4", "choose 2", "give mistigri to 2")
    assert certain(game, 1, 2) == ["mistigri"]
    game = lay("phase=first seat=0", "red2 blue2 mistigri", "blue5", "green6", "", known=["2 knows: 0:mistigri"])
    say(game, "red2+blue2", "effect", "offer mistigri to 1")
    assert certain(game, 2, 1) == ["mistigri"]


def test_a_known_card_discarded_is_forgotten_and_others_are_not() -> None:
    known = ["1 knows: 0:red7 0:green5"]
    game = say(lay("phase=first seat=0", "red7 red8 green5", "blue5", "green6", known=known), "red7+red8")
    assert certain(game, 1, 0) == ["green5"]


def test_a_twin_discarded_may_have_been_the_known_one() -> None:
    known = ["1 knows: 0:blue3"]
    game = say(lay("phase=first seat=0", "blue3 blue3 blue6 red8", "blue5", "green6", known=known), "blue3+blue6")
    assert certain(game, 1, 0) == []


def test_of_two_known_twins_one_is_left() -> None:
    known = ["1 knows: 0:blue3 0:blue3"]
    game = say(lay("phase=first seat=0", "blue3 blue3 blue6 red8", "blue5", "green6", known=known), "blue3+blue6")
    assert certain(game, 1, 0) == ["blue3"]


def test_ones_that_are_swept_away_are_forgotten() -> None:
    known = ["1 knows: 0:blue1 0:red8"]
    game = lay("phase=first seat=0", "red1 green1 blue1 red8", "blue5", "green6", "", "", known=known)
    assert certain(say(game, "red1+green1", "effect"), 1, 0) == ["red8"]


def test_a_card_goes_round_and_each_knows_their_own_part() -> None:
    game = lay("seat=1", "red4 red8", "blue5", "green6 yellow7")
    say(game, "red4", "pass", "red4", "pass")
    assert knowers(game, 2, "red4") == [1]
    assert certain(game, 0, 1) == [], "it may have gone on"
    say(game, "red4")
    assert knowers(game, 0, "red4") == [2]


def test_two_players_alone_know_what_goes_between_them() -> None:
    game = lay("seat=1", "red4 red8", "blue5 blue6", "", known=["0 knows: 1:blue5"])
    say(game, "red4")
    assert certain(game, 0, 1) == ["red4", "blue5"]
    say(game, "pass", "blue5")
    assert (certain(game, 0, 1), certain(game, 1, 0)) == (["red4"], ["blue5"])


def test_what_is_known_of_oneself_is_not_shown() -> None:
    """What others have seen of a hand is theirs to know."""
    game = lay("phase=first seat=0", "red4 red8", "blue5", "green6", known=["1 knows: 0:red4"])
    assert "1 knows" not in game.notation(0)
    assert "1 knows: 0:red4" in game.notation(1)
    assert "1 knows" not in game.notation(2)


def test_in_a_new_round_nothing_is_known() -> None:
    known = ["1 knows: 0:red4", "2 knows: 0:red4", "all know: 0:red4"]
    game = say(lay("phase=first seat=0", "red4 red8", "down: blue5", "down: green6", known=known), "pass")
    assert see(game).round == 2
    assert all(certain(game, eyes, owner) == [] for eyes in EYES for owner in range(3) if owner != eyes)
    assert "know" not in game.notation()


def test_the_decks_to_come_are_hidden() -> None:
    game = lay("phase=first seat=0", "red4 red8", "blue5", "green6")
    for seat in EYES:
        assert [line for line in game.notation(seat).splitlines() if line.startswith("deck")] == [
            "deck 2: ?",
            "deck 3: ?",
        ]


def test_the_order_of_a_hand_betrays_nothing() -> None:
    one = say(lay("seat=1", "red3 red4", "blue5 green7", "green6"), "red3")
    other = lay("phase=first seat=1 turn=1", "red4", "green7 red3 blue5", "green6", known=["0 knows: 1:red3"])
    assert certain(one, 1, 1) == certain(other, 1, 1) == ["red3", "blue5", "green7"]
    assert one.notation(1) == other.notation(1)


def test_a_first_card_played_is_open_before_the_second() -> None:
    game = say(lay("phase=first seat=0", "red7 red8 green5", "blue5", "green6"), "play red7")
    for seat in EYES:
        card = see(game, seat).card
        assert card is not None
        assert named([card]) == ["red7"]


@pytest.mark.parametrize("seat", [1, 2, EVERYBODY])
def test_whoever_imagines_a_first_card_gives_it_a_second(seat: int) -> None:
    game = lay("round=3 phase=first seat=0", "yellow3 blue3", "red7 red8", "mistigri")
    say(game, "play blue3")
    for seed in range(30):
        world = game.imagined(seat, seed)
        assert "blue3" in hand(world, 0)
        assert world.legal, "there must be a card that goes with it"
