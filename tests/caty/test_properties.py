"""What stays true at every moment of every game of Caty Mini, between one consequence and the next too."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import ronron

from .reference import FURNITURE, MORE, REMOVED, TOYS, VALUES, WALL_OF, WALLS, Table, cost
from .rooms import caty, see, table, wasteful

games = st.fixed_dictionaries(
    {
        "seed": st.integers(0, 2**32),
        "players": st.integers(2, 4),
        "waste": st.sampled_from([0.0, 0.6, 1.0]),
        "scoring": st.sampled_from(["standard", "expert"]),
    }
)


def moments(seed: int, players: int, waste: float, **options: Any) -> Iterator[ronron.Position]:
    """A game at each of its moments; the last one is over."""
    dice = random.Random(seed)
    position = caty.deal(seed, players, **options)
    yield position
    while not position.over:
        position.play(wasteful(position, dice, waste), settle=False)
        yield position
        while position.step():
            yield position


@settings(max_examples=6)
@given(given_game=games)
def test_no_tile_and_no_token_is_lost_and_none_appears(given_game: dict[str, Any]) -> None:
    dealt: dict[str, Counter[int]] = {}
    for position in moments(**given_game):
        now = table(position)
        assert sorted(now.tiles()) == sorted(FURNITURE)
        tokens = {toy: Counter(left) for toy, left in now.tokens.items()}
        for gains in (gains for rounds in now.won for gains in rounds):
            for toy, value in gains.items():
                tokens[toy][value] += 1
        dealt = dealt or tokens
        assert tokens == dealt
        assert all(tokens[toy] <= Counter(VALUES) for toy in TOYS)
        assert {tokens[toy].total() for toy in TOYS} == {len(VALUES) - REMOVED[now.players]}


@settings(max_examples=6)
@given(given_game=games)
def test_hands_shrink_to_one_tile_and_every_tile_was_its_players(given_game: dict[str, Any]) -> None:
    for position in moments(**given_game):
        now = table(position)
        begun = now.phase not in ("pile", "start")
        if begun:
            first = (now.first - min(now.round, 12) + 1) % now.players
            played = Counter((first + number) % now.players for number in range(len(now.order) - 1))
            due = [4 + MORE[now.players] - played[seat] for seat in range(now.players)]
            assert [len(hand) for hand in now.hands] == due
    assert [len(hand) for hand in now.hands] == [1] * now.players
    assert 20 - len(now.order) - now.players == sum(map(len, now.piles.values()))


@settings(max_examples=6)
@given(given_game=games)
def test_strings_are_whole_less_what_the_runs_took_and_never_too_short(given_game: dict[str, Any]) -> None:
    before = [14_000_000] * given_game["players"]
    for position in moments(**given_game):
        view, now = see(position), table(position)
        for seat, cat in enumerate(view.players):
            spent = 0
            for race in cat.races:
                if race.end is not None:
                    spent += cost(now.boards[seat], _name(race.start), _name(race.end))
            assert cat.string == 14_000_000 - spent
            assert 0 <= cat.string <= before[seat]
        before = [cat.string for cat in view.players]


@settings(max_examples=6)
@given(given_game=games)
def test_every_run_begins_where_the_last_one_came_out_and_goes_to_the_furniture_played(
    given_game: dict[str, Any],
) -> None:
    for position in moments(**given_game):
        view = see(position)
        for cat in view.players:
            leaves = cat.start
            for number, race in enumerate(cat.races, 1):
                assert race.start == leaves
                if race.end is None:
                    assert race.won == {}
                else:
                    assert race.end // 2 == view.order[number]
                    leaves = race.end ^ 1
            assert cat.exit == leaves
            assert cat.start is None or cat.start // 2 == view.order[0]


@settings(max_examples=6)
@given(given_game=games)
def test_scores_add_up(given_game: dict[str, Any]) -> None:
    for position in moments(**given_game):
        view = see(position)
        for seat, cat in enumerate(view.players):
            tokens = [item for race in cat.races for item in race.won.items()]
            kinds = len({toy for toy, _ in tokens})
            assert cat.points == sum(value for _, value in tokens)
            assert cat.kinds == kinds
            more = {10: 15}.get(kinds, kinds) if given_game["scoring"] == "expert" else 0
            assert view.scores[seat] == position.scores[seat] == cat.points + more
        assert bool(position.winners) == position.over


@settings(max_examples=6)
@given(given_game=games)
def test_a_sleeper_could_reach_neither_notch_and_a_runner_is_asked(given_game: dict[str, Any]) -> None:
    for position in moments(**given_game):
        now = table(position)
        if now.phase == "asleep":
            assert (position.turn, now.affordable(now.seat)) == (None, [])
        if now.phase == "entry":
            assert [decision - 24 for decision in position.legal] == now.affordable(now.seat) != []


@settings(max_examples=6)
@given(given_game=games)
def test_of_other_hands_the_colours_are_known_and_nothing_else(given_game: dict[str, Any]) -> None:
    for position in moments(**given_game):
        now = table(position)
        for seat in (given_game["seed"] % now.players, ronron.SPECTATOR):
            view, told = see(position, seat), Table.read(position.notation(seat))
            assert view.piles == [len(now.piles[wall]) for wall in WALLS]
            assert all({*pile} <= {"?"} for pile in told.piles.values())
            for owner, hand in enumerate(now.hands):
                seen = view.players[owner].hand
                assert Counter(tile.wall for tile in seen) == Counter(WALL_OF[tile] for tile in hand)
                known = [FURNITURE[tile.furniture] for tile in seen if tile.furniture is not None]
                assert sorted(known) == (sorted(hand) if owner == seat else [])
                if owner != seat:
                    assert sorted(told.hands[owner]) == sorted(f"?{WALL_OF[tile]}" for tile in hand)


def _name(notch: int) -> str:
    return f"{FURNITURE[notch // 2]}{notch % 2}"
