"""What stays true at every moment of every game of Chabyrinthe, between one consequence and the next too."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import ronron

from .reference import CARDS, POINTS, Table, name, places
from .squares import BOARDS, chabyrinthe, game, guided, see, table

seeds = st.integers(0, 2**32)
games = st.fixed_dictionaries(
    {
        "seed": seeds,
        "players": st.integers(1, 4),
        "care": st.sampled_from([0.0, 0.3, 0.6, 0.9]),
        "board": st.sampled_from(BOARDS),
        "open_pile": st.booleans(),
        "free_actions": st.booleans(),
    }
)


def moments(seed: int, players: int, care: float, **options: Any) -> Iterator[tuple[ronron.Position, bool]]:
    """A game at each of its moments; is somebody to decide, or is it over?"""
    dice = random.Random(seed)
    position = chabyrinthe.deal(seed, players, **options)
    yield position, True
    while not position.over:
        position.play(guided(position, dice, care), settle=False)
        yield position, position.turn is not None or position.over
        while position.step():
            yield position, position.turn is not None or position.over


@settings(max_examples=15)
@given(given_game=games)
def test_nothing_is_lost_and_nothing_appears(given_game: dict[str, Any]) -> None:
    for position, _ in moments(**given_game):
        now = table(position)
        cards = [*(card[0] for row in now.square for card in row), *now.pile, *now.hand]
        assert Counter(cards) == CARDS
        assert Counter([*now.cats.values(), *now.to_come, *(points for _, points in now.won)]) == POINTS
        assert len(now.square) == {"matous": 4, "chatons": 3}[given_game["board"]]


@settings(max_examples=15)
@given(given_game=games)
def test_places_are_distinct_and_at_most_two_cats_wait(given_game: dict[str, Any]) -> None:
    for position, settled in moments(**given_game):
        now = see(position)
        taken = [*(cat.place for cat in now.cats), *(home.place for home in now.homes)]
        assert len(set(taken)) == len(taken)
        assert {*taken} <= {name(place) for place in places(now.side)}
        assert len(now.homes) == 2
        waiting = len(now.cats)
        assert waiting <= 2
        if settled:
            assert waiting == min(2, 15 - sum(map(len, now.won))), "as many wait as there are, up to two"


@settings(max_examples=15)
@given(given_game=games)
def test_no_cat_is_joined_to_a_home_when_an_action_is_settled(given_game: dict[str, Any]) -> None:
    for position, settled in moments(**given_game):
        if settled:
            joined = table(position).joined()
            if see(position).phase == "home":
                assert see(position).asks in {name(places(see(position).side)[place]) for place in joined}
                assert all(homes == {"A", "B"} for homes in joined.values())
            elif not position.over:
                assert not joined


@settings(max_examples=15)
@given(given_game=games)
def test_points_add_up(given_game: dict[str, Any]) -> None:
    for position, _ in moments(**given_game):
        now = see(position)
        if position.players == 1:
            assert position.scores == [now.turns]
        else:
            assert position.scores == [sum(hand) for hand in now.won]
        assert now.scores == position.scores
        assert sorted(points for hand in now.won for points in hand) == sorted(
            points for _, points in table(position).won
        )


@settings(max_examples=15)
@given(given_game=games)
def test_turns_are_counted_and_idle_ones_run_out(given_game: dict[str, Any]) -> None:
    turn, seat, idle, cats = 1, None, 0, 0
    for position, settled in moments(**given_game):
        now = table(position)
        seat = now.first if seat is None else seat
        if settled and now.turn != turn:
            idle = 0 if len(now.won) > cats else idle + 1
            cats = len(now.won)
            turn, seat = turn + 1, (seat + 1) % position.players
            assert now.actions == 2
            assert see(position).patience == 100 - idle > 0
        assert (now.turn, now.seat) == (turn, seat)
    assert position.over
    assert (len(now.won) == 15) != (see(position).patience == 0)
    assert position.winners or position.players == 1


@settings(max_examples=15)
@given(given_game=games)
def test_a_cat_won_belongs_to_whoever_acts(given_game: dict[str, Any]) -> None:
    before: Table | None = None
    for position, _ in moments(**given_game):
        now = table(position)
        if before and len(now.won) > len(before.won):
            assert now.won[: len(before.won)] == before.won
            assert {seat for seat, _ in now.won[len(before.won) :]} == {before.seat}
            left = [before.cats[place] for place in sorted(before.cats) if place not in now.cats]
            assert [points for _, points in now.won[len(before.won) :]] == left
        before = now


@settings(max_examples=15)
@given(given_game=games)
def test_one_consequence_is_one_change(given_game: dict[str, Any]) -> None:
    """Cats are won together; then one home moves, or one cat comes."""
    dice = random.Random(given_game["seed"])
    options = {name: value for name, value in given_game.items() if name not in ("seed", "players", "care")}
    position = chabyrinthe.deal(given_game["seed"], given_game["players"], **options)
    while not position.over:
        position.play(guided(position, dice, given_game["care"]), settle=False)
        before = table(position)
        while position.step():
            now = table(position)
            won = len(now.won) > len(before.won)
            stepped = sum(now.homes[home] != before.homes[home] for home in "AB")
            came = len(before.to_come) - len(now.to_come)
            assert won + stepped + came <= 1
            assert won + stepped + came == 1 or position.turn is not None or position.over
            assert now.square == before.square
            before = now


@settings(max_examples=20)
@given(seed=seeds, players=st.integers(1, 4), board=st.sampled_from(BOARDS))
def test_known_cards_keep_their_place_under_the_pile(seed: int, players: int, board: str) -> None:
    """After as many insertions as the pile had cards at first, everybody knows it all."""
    inserted, size = 0, 10 if board == "matous" else 17
    for position in game(seed, players, care=0.3, board=board):
        now = see(position)
        in_hand = now.hand is not None
        unseen = max(0, size - inserted - in_hand)
        assert [card is None for card in now.pile] == [True] * unseen + [False] * (len(now.pile) - unseen)
        inserted += now.phase == "facing"
