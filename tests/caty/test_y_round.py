"""Caty Mini, Y6, Y7, Y9 and Y11: the twelve rounds."""

from __future__ import annotations

from collections import Counter

import pytest

import ronron

from .reference import TOYS, WALL_OF, Table, distance, notch, other
from .rooms import KEPT, caty, game, lay, left_over, notch_number, options, player, refusal, say, see, table

ELEVEN = "lamp table sofa piano bed armchair wardrobe desk drawers sideboard stool mirror"
"""The start and eleven rounds; the last is red."""


def last_choice(mine: str, theirs: str) -> ronron.Position:
    """Two players before round 12: the first one began, so the second chooses."""
    hands, order = [[theirs], mine.split()], ELEVEN.split()
    before = Table(
        phase="tile",
        first=1,
        seat=1,
        round=12,
        boards=["A", "C"],
        starts=["0", "0"],
        runs=[["-"] * 11 for _ in hands],
        won=[[{} for _ in range(11)] for _ in hands],
        hands=hands,
        order=order,
        piles=left_over(hands, order),
        tokens={toy: list(KEPT[2]) for toy in TOYS},
    )
    return caty.position(before.write(), 2)


def test_y6_the_colour_of_the_start_tile_cannot_be_played_first() -> None:
    position = lay(["bed drawers table sofa wardrobe piano desk", ""], start="chair")
    assert options(position) == {"play table", "play sofa", "play wardrobe", "play piano", "play desk"}
    assert refusal(position, "play bed") == "Y6"


def test_y6_then_the_colour_of_the_last_tile_cannot_be_played_and_the_one_before_can_again() -> None:
    position = lay(["table sofa piano bed", "drawers armchair wardrobe desk"], start="chair")
    say(position, "play table", "enter 0", "enter 0")
    assert {WALL_OF[text.split()[1]] for text in options(position)} == {"turquoise", "red", "violet"}
    assert refusal(position, "play armchair") == "Y6"
    say(position, "play drawers", "enter 0", "enter 0")
    assert "play piano" in options(position)
    assert refusal(position, "play bed") == "Y6"


def test_y6_only_tiles_in_the_own_hand_can_be_played() -> None:
    position = lay(["table", "desk"])
    assert refusal(position, "play desk") == "Y6"
    assert refusal(position, "play chair") == "Y6"


def test_y6_without_another_colour_any_tile_may_be_played() -> None:
    position = last_choice("chest bedside", "clock")
    assert options(position) == {"play chest", "play bedside"}
    say(position, "play bedside")
    assert see(position).phase == "entry"


def test_y6_with_a_single_tile_of_another_colour_the_rule_holds() -> None:
    position = last_choice("chest radio", "clock")
    assert options(position) == {"play radio"}
    assert refusal(position, "play chest") == "Y6"


def test_y6_it_is_waived_in_last_choices_only_and_never_among_four() -> None:
    waived: Counter[int] = Counter()
    for players, seed in [*((2, seed) for seed in range(25)), *((4, seed) for seed in range(8))]:
        for position in game(seed, players):
            if see(position).phase == "tile":
                now = table(position)
                if {WALL_OF[tile] for tile in now.hands[now.seat]} == {WALL_OF[now.order[-1]]}:
                    assert len(now.hands[now.seat]) == 2
                    waived[players] += 1
    assert (waived[2] > 0, waived[4] > 0) == (True, False)


@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 1), (4, 2)])
def test_y7_from_who_played_the_tile_everybody_runs_clockwise(players: int, first: int) -> None:
    position = lay([""] * players, first=first)
    position.play(position.legal[0])
    for turn in range(players):
        assert position.turn == (first + turn) % players
        assert options(position) == {"enter 0", "enter 1"}, "and nobody may stay"
        say(position, "enter 1")
    assert see(position).phase == "tile"


@pytest.mark.parametrize("side", [0, 1])
def test_y7_a_string_goes_straight_to_the_notch_chosen_and_leaves_by_the_other(side: int) -> None:
    for board in "ABCD":
        boards = board + "ABCD".replace(board, "")
        position = lay(["piano", ""], start="chair", boards=boards, starts=[1 - side, 0])
        say(position, "play piano", f"enter {side}")
        cat, start, end = player(position, 0), f"chair{1 - side}", f"piano{side}"
        assert [(race.start, race.end) for race in cat.races] == [(notch_number(start), notch_number(end))]
        assert cat.exit == notch_number(other(end))
        assert cat.string == 14_000_000 - distance(notch(board, start), notch(board, end)) - 120_000


def test_y7_the_next_run_begins_where_the_last_one_came_out() -> None:
    position = lay(["piano", "table"], start="chair")
    say(position, "play piano", "enter 1", "enter 0", "play table", "enter 0", "enter 1")
    starts = [(notch_number("chair0"), notch_number("piano0")), (notch_number("chair0"), notch_number("piano1"))]
    assert [tuple(race.start for race in player(position, seat).races) for seat in (0, 1)] == starts


def test_y7_notch_0_comes_first_clockwise_along_the_wall() -> None:
    room = player(lay(["", ""], boards="BA"), 1).room
    where = {name: room.notches[notch_number(name)] for name in ("chair0", "chair1", "radio0", "sofa0", "piano1")}
    assert where == {
        "chair0": (40, 0),
        "chair1": (160, 0),
        "radio0": (1000, 840),
        "sofa0": (960, 1000),
        "piano1": (0, 840),
    }


def test_y7_tiles_are_played_and_notches_chosen_and_nothing_else() -> None:
    position = lay(["piano", ""])
    assert refusal(position, "enter 0") == "Y6"
    say(position, "play piano")
    assert refusal(position, "play table") == "Y7"
    assert refusal(position, "pile red") == "Y7"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_y9_everybody_is_shown_what_was_won_and_running_scores(players: int) -> None:
    for position in game(7, players):
        views = [see(position, seat) for seat in (*range(players), ronron.SPECTATOR)]
        for view in views:
            assert [each.races for each in view.players] == [each.races for each in views[0].players]
            assert view.scores == position.scores
    assert sum(position.scores) > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_y11_the_marker_passes_to_the_left_after_each_round(players: int) -> None:
    for seed in (1, 2):
        had: list[int | None] = []
        for position in game(seed, players):
            if see(position).phase == "tile":
                assert see(position).first == position.turn
                had.append(position.turn)
        assert had == [((had[0] or 0) + number) % players for number in range(12)]
