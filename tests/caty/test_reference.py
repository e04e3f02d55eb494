"""The engine beside a second implementation that was written from the articles alone, decision by decision."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

import ronron

from .reference import Table, cost, on_the_way
from .rooms import caty, game, notch_number, options, see, table, wasteful

seeds = st.integers(0, 2**32)
seats = st.integers(2, 4)


def same(position: ronron.Position, expected: Table) -> None:
    """Everything that a position tells is as expected."""
    assert position.notation() == expected.write()
    assert options(position) == expected.legal()
    assert position.over == (expected.phase == "over")
    assert position.turn == (None if position.over else expected.seat)
    assert position.scores == expected.scores()
    assert position.winners == expected.winners()


def check_view(position: ronron.Position, now: Table) -> None:
    """What everybody sees of the seats."""
    view = see(position)
    assert view.scores == now.scores()
    for seat, player in enumerate(view.players):
        assert player.points == now.points(seat)
        assert player.bonus == (now.bonus(seat) if now.expert else 0)
        assert [race.won for race in player.races] == now.won[seat]
        if now.starts[seat] != "-":
            assert player.string == now.string(seat)
            assert player.exit == notch_number(now.exit(seat))


def check_ways(position: ronron.Position, now: Table, seat: int) -> None:
    """What a seat sees of where its own string can go."""
    view = see(position, seat)
    due = now.phase == "entry" and len(now.runs[seat]) < now.round
    tiles = [now.order[-1]] if due else now.hands[seat]
    assert {way.notch for way in view.ways} == {notch_number(f"{tile}{side}") for tile in tiles for side in (0, 1)}
    for way in view.ways:
        end = f"{view.furniture[way.furniture].name}{way.side}"
        touched = on_the_way(now.boards[seat], now.exit(seat), end)
        assert way.cost == cost(now.boards[seat], now.exit(seat), end)
        assert way.enough == (way.cost <= now.string(seat))
        assert [view.toys[toy].name for toy in way.toys] == list(touched)
        assert way.points == sum(now.tokens[toy][0] for toy in touched if now.tokens[toy])


@settings(max_examples=60)
@given(seed=seeds, players=seats, expert=st.booleans(), waste=st.sampled_from([0.0, 0.5, 1.0]))
def test_a_whole_game_goes_as_the_articles_say(seed: int, players: int, expert: bool, waste: float) -> None:
    position = caty.deal(seed, players, scoring="expert" if expert else "standard")
    dice, expected = random.Random(seed), table(position)
    while not position.over:
        decision = wasteful(position, dice, waste)
        expected.say(caty.text(position, decision))
        position.play(decision)
        same(position, expected)


@settings(max_examples=12)
@given(seed=seeds, players=seats, expert=st.booleans(), waste=st.sampled_from([0.2, 1.0]))
def test_the_view_tells_what_is_on_the_table(seed: int, players: int, expert: bool, waste: float) -> None:
    for position in game(seed, players, waste, scoring="expert" if expert else "standard"):
        now = table(position)
        check_view(position, now)
        if now.phase in ("tile", "entry"):
            check_ways(position, now, seed % players)
