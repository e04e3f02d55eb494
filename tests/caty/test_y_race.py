"""Caty Mini, Y8 and Y10: what a run wins and what it takes.

Mostly all play in room A, where chair0 is straight across from bedside1.
"""

from __future__ import annotations

import pytest

import ronron

from .reference import TOYS
from .rooms import caty, end_of, furnished, game, lay, options, player, refusal, say, see, table, tables, won

ACROSS = (40, 500)
"""Half-way from chair0 to bedside1; the string runs along x = 40."""


def run_across(rooms: ronron.Game, **more: object) -> ronron.Position:
    """Two cats that start at chair0 when bedside is played, the first of which has run to bedside1."""
    position = lay(["bedside bed", "plantstand"], start="chair", game=rooms, **more)  # type: ignore[arg-type]
    return say(position, "play bedside", "enter 1")


TOUCHED = {
    "block": (40, 700, 10),
    "ball": (95, 500, 55),
    "mouse": (20, 600, 20),
    "car": ((40, 300), (80, 300), (80, 400)),
    "teddy": ((30, 200), (60, 240), (60, 280)),
    "top": ((40, 800), (40, 900), (90, 850)),
    "train": ((0, 0), (40, 0), (0, 30)),
    "duck": ((0, 1000), (40, 1000), (0, 980)),
}
"""A disc in its middle; discs exactly at their edge, on either side; polygons at a corner, right through and along a
side; one that only the beginning of the string touches, and one that only its end does."""
MISSED = {
    "ball": (96, 500, 55),
    "mouse": (19, 600, 19),
    "car": ((41, 300), (80, 300), (80, 400)),
    "train": ((0, 0), (39, 0), (0, 30)),
    "duck": ((0, 1000), (39, 1000), (0, 980)),
}
"""The same one unit farther away."""


@pytest.mark.parametrize("toy", TOUCHED)
def test_y8_a_toy_is_won_when_the_string_touches_it_if_only_at_its_edge(toy: str) -> None:
    position = run_across(furnished(**TOUCHED))
    assert won(position, 0)[0][toy] == 3
    assert (player(position, 0).points, position.scores) == (3 * len(TOUCHED), [3 * len(TOUCHED), 0])


@pytest.mark.parametrize("toy", MISSED)
def test_y8_a_toy_is_not_won_one_unit_farther_away(toy: str) -> None:
    position = run_across(furnished(**MISSED))
    assert toy not in won(position, 0)[0]
    assert position.scores == [0, 0]


def test_y8_every_toy_on_the_way_gives_its_top_token() -> None:
    rooms = furnished(ball=(40, 200, 5), doll=(40, 700, 5), car=(60, 400, 20))
    position = run_across(rooms, tokens={"ball": (2, 3, 4), "car": (2, 2, 4)})
    assert won(position, 0) == [{"ball": 2, "car": 2, "doll": 3}]
    left = dict(zip(TOYS, see(position).tokens, strict=True))
    assert (left["ball"], left["car"], left["doll"], left["duck"]) == ([3, 4], [2, 4], [3, 4], [3, 3, 4])


def test_y8_a_toy_passed_twice_by_one_piece_counts_once() -> None:
    bracket = ((30, 300), (90, 300), (90, 500), (30, 500), (30, 480), (70, 480), (70, 320), (30, 320))
    assert won(run_across(furnished(train=bracket)), 0) == [{"train": 3}]


def test_y8_a_toy_is_won_again_in_later_rounds_and_not_when_none_is_left() -> None:
    """Both cats pass it twice and there are three tokens: in the second round the other cat runs first."""
    position = run_across(furnished(block=(95, 500, 55)), tokens={"block": (2, 3, 4)})
    say(position, "enter 1")
    assert (won(position, 0), won(position, 1)) == ([{"block": 2}], [{"block": 3}])
    say(position, "play plantstand", "enter 1", "enter 1")
    assert (won(position, 0), won(position, 1)) == ([{"block": 2}, {}], [{"block": 3}, {"block": 4}])
    assert see(position).tokens[0] == []


def test_y8_older_pieces_do_not_count() -> None:
    position = run_across(furnished(duck=(40, 500, 5)))
    say(position, "enter 0", "play plantstand", "enter 1", "enter 1")
    assert won(position, 0) == [{"duck": 3}, {}]


def test_y8_the_run_under_the_board_does_not_count() -> None:
    """The duck lies at the wall between the two notches of bedside."""
    position = run_across(furnished(duck=((60, 1000), (140, 1000), (100, 960))))
    assert won(position, 0) == [{}]


def test_y8_what_the_first_cat_took_the_next_one_does_not_get() -> None:
    position = run_across(furnished(top=(*ACROSS, 5)), tokens={"top": (2, 2, 3)})
    say(position, "enter 1")
    assert (position.scores, see(position).tokens[5]) == ([2, 2], [3])


def test_y10_a_string_that_is_exactly_long_enough_is_enough() -> None:
    position = run_across(furnished(string=1120))
    assert player(position, 0).string == 0


def test_y10_enough_for_one_notch_only_is_still_asked() -> None:
    rooms = furnished(string=1127)
    position = say(lay(["bedside", ""], game=rooms), "play bedside")
    assert (position.turn, options(position)) == (0, {"enter 1"})
    assert refusal(position, "enter 0") == "Y10"
    say(position, "enter 1")
    assert player(position, 0).string == 7_000
    longer = say(lay(["bedside", ""], game=furnished(string=1128)), "play bedside")
    assert options(longer) == {"enter 0", "enter 1"}
    assert player(say(longer, "enter 0"), 0).string == 826, "1007.174… units and 120 of 1128"


def test_y10_with_too_little_for_both_a_cat_sleeps_unasked_and_keeps_its_string() -> None:
    rooms = furnished(string=1119, block=(40, 500, 10))
    position = say(lay(["bedside", "bed"], game=rooms), "play bedside")
    assert (position.turn, see(position).phase, see(position).round) == (1, "tile", 2)
    for seat in (0, 1):
        cat = player(position, seat)
        assert [(race.end, race.won) for race in cat.races] == [(None, {})]
        assert (cat.exit, cat.string, cat.points) == (0, 1_119_000, 0)


def test_y10_a_cat_that_slept_may_run_in_a_later_round_from_where_it_is() -> None:
    rooms = furnished(string=1119)
    position = say(lay(["bedside", "bed"], game=rooms), "play bedside", "play bed")
    assert (position.turn, options(position)) == (1, {"enter 0", "enter 1"})
    say(position, "enter 0", "enter 1")
    assert [player(position, seat).string for seat in (1, 0)] == [1_119_000 - 320_000, 1_119_000 - 440_000]
    assert [race.start for race in player(position, 1).races] == [0, 0]


def test_y10_one_sleeps_while_the_other_runs() -> None:
    """2250 is enough for both to cross the room once; the second time for the one that ran straight."""
    rooms = furnished(string=2250)
    position = lay(["bookcase", "wardrobe"], start="sofa", game=rooms)
    say(position, "play bookcase", "enter 1", "enter 0", "play wardrobe")
    assert (position.turn, see(position).first, options(position)) == (0, 1, {"enter 0"})
    assert player(position, 1).races[-1].end is None
    say(position, "enter 0")
    assert (position.turn, see(position).phase, see(position).round) == (0, "tile", 3)
    assert player(position, 1).string == 2_250_000 - 1_127_174


def test_y10_sleeping_is_a_step_of_its_own_that_nobody_decides() -> None:
    position = lay(["bedside", "bed"], game=furnished(string=1119))
    position.play(position.game.parse(position, "play bedside"), settle=False)
    assert (position.turn, see(position).phase, see(position).to_move) == (None, "asleep", 0)
    assert position.step()
    assert (see(position).phase, see(position).to_move) == ("asleep", 1)
    assert position.step()
    assert (position.turn, see(position).phase) == (1, "tile")


def test_y10_who_sleeps_all_game_long_wins_nothing_and_keeps_the_whole_string() -> None:
    position = furnished(string=1).deal(1, 4)
    while not position.over:
        position.play(position.legal[0])
    assert len(position.decisions) == 4 + 12
    assert [(cat.string, len(cat.races)) for cat in see(position).players] == [(1000, 12)] * 4
    assert (position.scores, position.winners) == ([0] * 4, [0, 1, 2, 3])


def test_y10_strings_run_out_in_wasteful_games() -> None:
    slept = 0
    for seed in range(6):
        now = table(end_of(game(seed, 2, waste=1.0)))
        slept += sum("-" in runs for runs in now.runs)
    assert slept > 0


def test_y10_the_string_is_14000_units_and_each_run_takes_120_more() -> None:
    position = say(lay(["bedside", ""]), "play bedside", "enter 1")
    assert (see(position).string, player(position, 0).string) == (14_000_000, 12_880_000)
    assert tables(caty).under == 120_000
