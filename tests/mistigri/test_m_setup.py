"""Crazy Mistigri, M1–M3: the deck, who begins, and the deal."""

from __future__ import annotations

from collections import Counter

import pytest

import ronron

from .cards import drawn_from, lay, mistigri, say, see, table
from .reference import deck


@pytest.mark.parametrize(("players", "cards"), [(3, 28), (4, 37), (5, 46)])
def test_m1_the_deck_is_nine_cards_per_player_and_one(players: int, cards: int) -> None:
    dealt = table(mistigri.deal(1, players))
    assert deck(players).total() == cards == 9 * players + 1
    assert sum(dealt.hands, Counter()) == deck(players)
    assert [Counter(later) for later in dealt.decks.values()] == [deck(players)] * 2


def test_m1_fewer_players_leave_out_the_ones_then_the_twos_and_the_nine() -> None:
    values = {players: {card[-1] for card in deck(players)} - {"i"} for players in (3, 4, 5)}
    assert values == {5: set("123456789"), 4: set("23456789"), 3: set("345678")}
    assert deck(5) - deck(4) == Counter({card: n for card, n in deck(5).items() if card[-1] == "1"})
    assert all(deck(players)["mistigri"] == 1 for players in (3, 4, 5))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_m2_anybody_may_be_the_first_player(players: int) -> None:
    firsts = Counter(see(mistigri.deal(seed, players)).first for seed in range(200))
    assert set(firsts) == set(range(players))
    assert min(firsts.values()) > 200 / players / 2


@pytest.mark.parametrize("players", [3, 4, 5])
def test_m3_nine_cards_each_and_the_last_to_the_right_of_the_first(players: int) -> None:
    for seed in range(12):
        game = mistigri.deal(seed, players)
        now = see(game)
        right = (now.first - 1) % players
        assert [hand.size for hand in now.hands] == [10 if seat == right else 9 for seat in range(players)]
        assert (now.to_move, now.round, now.turns, now.discard) == (now.first, 1, 1, [])
        assert drawn_from(game) == (now.first, right, 1)
        assert now.arrow == "clockwise"
        assert all(hand.playing and not hand.face_down for hand in now.hands)


def round_over(first_line: str, *hands: str, left: list[str] | None = None) -> ronron.Position:
    """Everybody has passed: the round is counted and the next one dealt."""
    others = [f"down: {hand}" for hand in hands[1:]]
    return say(lay(f"phase=first seat=0 {first_line}", hands[0], *others, left=left or []), "pass")


@pytest.mark.parametrize(
    ("first", "hands", "then"),
    [
        (0, ["red3", "red8", "red4"], 1),
        (0, ["red8", "red3", "red4"], 0),
        (2, ["red3", "red4", "red7 red8"], 2),
        (0, ["red3 green3", "yellow8", "red8"], 1),
        (1, ["red3 green3", "yellow8", "red8"], 2),
        (2, ["red3 green3", "yellow8", "red8"], 1),
        (1, ["yellow8", "red8", "red3"], 0),
        (0, ["yellow8", "red3", "red8"], 2),
        (2, ["yellow8", "red3", "red8"], 0),
        (0, ["red5", "blue5", "green5"], 1),
        (1, ["red5", "blue5", "green5"], 2),
        (2, ["red5", "blue5", "green5"], 0),
    ],
)
def test_m2_most_penalty_points_begin_and_of_those_the_first_to_the_left_of_who_began(
    first: int, hands: list[str], then: int
) -> None:
    game = round_over(f"first={first}", *hands)
    assert (see(game).round, see(game).first, see(game).to_move) == (2, then, then)
    assert drawn_from(game) == (then, (then - 1) % 3, 1)


def test_m2_the_points_of_all_rounds_count() -> None:
    game = round_over("round=2 first=2", "red4", "red6", "yellow4", left=["red7 | red5 | purple5 yellow3"])
    assert see(game).scores == [11, 11, 12]
    assert (game.over, see(game).round, see(game).first) == (False, 3, 2)


def test_m2_in_the_third_round_ties_are_taken_from_who_began_the_second() -> None:
    game = round_over("round=2 first=0", "red4", "blue4", "yellow4", left=["- | - | -"])
    assert (see(game).round, see(game).first) == (3, 1)


def test_m2_the_arrow_is_clockwise_again_in_every_round() -> None:
    game = round_over("arrow=counterclockwise first=1", "red3", "red8", "red4")
    assert see(game).arrow == "clockwise"
    assert see(game).next == 2


def test_m3_later_rounds_are_dealt_like_the_first() -> None:
    game = round_over("first=1 turn=17", "red3", "red8", "red4")
    now = see(game)
    assert (now.turns, now.discard) == (1, [])
    assert [hand.size for hand in now.hands] == [10, 9, 9]
    assert all(hand.playing and not hand.face_down for hand in now.hands)
    assert sum(table(game).hands, Counter()) == deck(3)
    assert list(table(game).decks) == [3]


def test_m3_a_written_deck_is_dealt_nine_to_each_seat_in_turn_and_the_last_to_the_right_of_the_first() -> None:
    before = lay("phase=first seat=0", "red3", "down: red8", "down: red4")
    stack = table(before).decks[2]
    dealt = table(say(before, "pass"))
    assert dealt.first == 1
    assert dealt.hands == [Counter([*stack[:9], stack[-1]]), Counter(stack[9:18]), Counter(stack[18:27])]


def test_m2_m3_a_third_round_is_dealt_from_its_own_deck() -> None:
    before = lay("round=2 phase=first seat=0 first=2", "red4", "down: blue4", "down: mistigri")
    stack = table(before).decks[3]
    after = table(say(before, "pass"))
    assert (after.round, after.first, after.decks) == (3, 2, {})
    assert after.hands == [Counter(stack[:9]), Counter([*stack[9:18], stack[-1]]), Counter(stack[18:27])]
