"""What is said about a game of Caty Mini, to its mover, to the others and to spectators."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import ronron
from ronron.games.caty import telling
from ronron.games.caty.naming import KNOWN_FURNITURE, KNOWN_TOYS
from ronron.games.caty.view import Way
from ronron.games.contract import Line, Prompt
from ronron.said import Said, Seat, said

from .rooms import OWN, caty, finished, furnished, game, lay, player, see
from .rooms import say as decide

SPECTATOR = ronron.SPECTATOR
ACROSS = ["chair", "bedside"]
LEFT, RIGHT = said("caty-notch-left"), said("caty-notch-right")


def known(position: ronron.Position, seat: int) -> Any:
    return position._known(seat)


def box(position: ronron.Position) -> Any:
    return position.game.box


def prompt(position: ronron.Position) -> Prompt:
    return telling.prompt(box(position), known(position, SPECTATOR), SPECTATOR)


def choice(position: ronron.Position, word: str) -> tuple[str, list[str], Said]:
    decision = position.game.parse(position, word)
    return telling.choice(box(position), position.known_to_mover(), decision)


def told(position: ronron.Position, word: str) -> dict[int, list[Said]]:
    """Make a decision; returns what each seat and a spectator are told of it."""
    readers = [SPECTATOR, *range(position.players)]
    before = {reader: known(position, reader) for reader in readers}
    mover, decision = position.turn, position.game.parse(position, word)
    assert mover is not None
    position.play(decision, settle=False)
    return {
        reader: telling.told(box(position), before[reader], known(position, reader), mover, decision)
        for reader in readers
    }


def furniture(name: str) -> Said:
    return said(f"caty-furniture-{name}")


def the(name: str) -> Said:
    return said(f"caty-the-{name}")


def wall(name: str) -> Said:
    return said(f"caty-wall-{name}")


def token(toy: str, value: int) -> Said:
    return said("caty-token", toy=said(f"caty-toy-{toy}"), value=value)


def test_a_tile_taken_is_named_only_to_who_took_it() -> None:
    position = caty.deal(3, 2)
    mover = position.turn
    assert mover is not None
    had = {tile.furniture for tile in see(position, mover).players[mover].hand}
    heard = told(position, "pile turquoise")
    [drawn] = [tile.furniture for tile in see(position, mover).players[mover].hand if tile.furniture not in had]
    assert drawn is not None
    name = furniture(see(position).furniture[drawn].name)
    unseen = [said("caty-took-unseen", who=Seat(mover), wall=wall("turquoise"))]
    assert heard[mover] == [said("caty-took", who=Seat(mover), wall=wall("turquoise"), furniture=name)]
    assert heard[1 - mover] == heard[SPECTATOR] == unseen


def test_the_beginning_of_a_string_is_told_as_one_sees_it_in_the_room() -> None:
    position = caty.deal(3, 4)
    mover = position.turn
    assert mover is not None
    start = see(position).order[0]
    side = player(position, mover).room.sides[2 * start + 1]
    notch = said(f"caty-notch-{side}")
    name = see(position).furniture[start].name
    assert prompt(position) == Prompt(said("caty-phase-start", furniture=the(name)), "Y3", [said("caty-setup")])
    assert choice(position, "start 1") == ("start", [name, "1"], said("caty-do-start", notch=notch))
    heard = told(position, "start 1")
    assert all(lines == [said("caty-started", who=Seat(mover), notch=notch)] for lines in heard.values())


def test_setup_is_told_before_there_are_rounds() -> None:
    position = caty.deal(3, 2)
    assert prompt(position) == Prompt(said("caty-phase-pile"), "Y2", [said("caty-setup")])
    assert choice(position, "pile red") == ("pile", ["red"], said("caty-do-pile", wall=wall("red")))
    [order] = see(position).order
    assert see(position).call == said("caty-starting-at", furniture=the(see(position).furniture[order].name))


def test_the_last_colour_is_out() -> None:
    position = lay(["bedside bed", "plantstand"])
    asked = said("caty-phase-tile", wall=wall("turquoise"))
    assert prompt(position) == Prompt(asked, "Y6", [said("caty-round", round=1, rounds=12)])
    assert see(position).barred == "turquoise"
    assert see(position).call == said("caty-last-tile", furniture=the("chair"), wall=wall("turquoise"))
    assert choice(position, "play bedside") == ("play", ["bedside"], said("caty-do-play", furniture=the("bedside")))
    heard = told(position, "play bedside")
    assert all(lines == [said("caty-called", who=Seat(0), furniture=the("bedside"))] for lines in heard.values())


def test_the_last_colour_will_do_for_a_hand_that_has_no_other() -> None:
    position = next(position for seed in range(40) for position in game(seed) if _has_one_colour(position))
    assert prompt(position).said == said("caty-phase-tile-any")
    assert (see(position).barred, see(position).call.id) == (None, "caty-last-tile-only")


def _has_one_colour(position: ronron.Position) -> bool:
    """The colour of the last tile, when one is to be played."""
    view = see(position)
    last = view.walls[view.order[-1] // 5].name
    return view.phase == "tile" and {tile.wall for tile in view.players[view.to_move].hand} == {last}


def test_a_run_is_told_with_its_notch_and_all_it_wins() -> None:
    rooms = furnished(ball=(40, 200, 5), doll=(40, 700, 5))
    position = decide(lay(["bedside bed", "plantstand"], game=rooms), "play bedside")
    asked = said("caty-phase-entry", furniture=the("bedside"))
    assert prompt(position) == Prompt(asked, "Y7", [said("caty-round", round=1, rounds=12)])
    toys = [said("caty-toy-ball"), said("caty-toy-doll")]
    label = said("caty-way", notch=LEFT, points=6, cost=1120, toys=toys)
    assert choice(position, "enter 1") == ("enter", ["bedside", "1"], label)
    assert choice(position, "enter 0")[2] == said("caty-way-bare", notch=RIGHT, cost=1128)
    won = [token("ball", 3), token("doll", 3)]
    ran = said("caty-ran", who=Seat(0), furniture=the("bedside"), notch=LEFT, won=won)
    heard = told(position, "enter 1")
    assert set(heard) == {SPECTATOR, 0, 1}
    assert all(lines == [ran] for lines in heard.values())
    bare = said("caty-ran-bare", who=Seat(1), furniture=the("bedside"), notch=RIGHT)
    assert told(position, "enter 0")[0] == [bare]


def test_a_toy_without_tokens_is_touched_in_vain() -> None:
    position, way = next((now, way) for seed in range(20) for now in game(seed) for way in _in_vain(now))
    toys = [said(f"caty-toy-{KNOWN_TOYS[toy]}") for toy in way.toys]
    notch = said(f"caty-notch-{player(position, position.turn or 0).room.sides[way.notch]}")
    label = said("caty-way-empty", notch=notch, cost=way.units, toys=toys)
    assert telling.choice(box(position), position.known_to_mover(), 24 + way.side)[2] == label


def _in_vain(position: ronron.Position) -> list[Way]:
    """The ways of whose turn it is that touch toys and win nothing."""
    if position.over or see(position).phase != "entry":
        return []
    ways = see(position, position.turn or 0).ways
    return [way for way in ways if way.enough and way.toys and not way.points]


def test_a_notch_that_is_too_far_says_how_much_string_is_missing() -> None:
    position = decide(lay(["bedside bed", "plantstand"], game=furnished(string=1120)), "play bedside")
    verb, targets, label = telling.choice(box(position), position.known_to_mover(), 24)
    assert (verb, targets) == ("enter", ["bedside", "0"])
    assert label == said("caty-way-short", "Y10", notch=RIGHT, cost=1128, left=1120)


def test_a_notch_is_only_counted_while_there_is_no_furniture_to_run_to() -> None:
    position = lay(["bedside bed", "plantstand"])
    label = said("caty-do-enter", notch=said("caty-notch-second"))
    assert telling.choice(box(position), position.known_to_mover(), 25) == ("enter", ["", "1"], label)


def test_a_cat_whose_string_is_too_short_sleeps() -> None:
    position = lay(["bedside bed", "plantstand"], game=furnished(string=1119))
    position.play(position.game.parse(position, "play bedside"), settle=False)
    before = known(position, SPECTATOR)
    assert telling.prompt(box(position), before, SPECTATOR).article == "Y10"
    assert position.step()
    slept = said("caty-slept", "Y10", who=Seat(0))
    assert telling.followed(box(position), before, known(position, SPECTATOR)) == [slept]


def test_after_twelve_rounds_it_is_over() -> None:
    for position in game(2, 2):
        if see(position).round == 12 and position.turn == see(position).first ^ 1:
            break
    [last] = told(position, position.choices[position.legal[0]])[0][1:]
    assert position.over
    assert last == said("caty-ended", "Y12")
    assert prompt(position) == Prompt(said("caty-phase-over"), "Y12", [])


def test_every_decision_has_a_verb_a_target_and_a_label_of_its_own() -> None:
    for position in game(1, 3):
        twin = position.known_to_mover()
        choices = [telling.choice(box(position), twin, decision) for decision in range(caty.title.decisions)]
        assert {verb for verb, _, _ in choices} <= set(telling.VERBS)
        assert len({(verb, *targets) for verb, targets, _ in choices}) == caty.title.decisions


def result(position: ronron.Position) -> Any:
    return telling.result(box(position), known(position, SPECTATOR))


def test_a_sheet_counts_toy_by_toy_and_names_the_string_that_breaks_ties() -> None:
    position = finished([{"ball": [3], "block": [3, 3]}, {}], order=ACROSS)
    decided, sheets, notes = result(position)
    assert decided is None
    block, ball, string = sheets[0]
    assert block == Line(said("caty-toy-block"), "Y8", 6, ["block3", "block3"])
    assert ball == Line(said("caty-toy-ball"), "Y8", 3, ["ball3"])
    assert string == Line(said("caty-line-string", left=player(position, 0).left), "Y12", None, [])
    assert sheets[1] == [Line(said("caty-line-string", left=14_000), "Y12", None, [])]
    assert notes == [said("caty-counted", "Y12"), said("caty-reconstructed")]


def test_experts_see_what_their_kinds_of_toy_bring() -> None:
    position = finished([{"ball": [3], "block": [3, 3]}, {}], scoring="expert")
    _, sheets, _ = result(position)
    assert sheets[0][2] == Line(said("caty-line-kinds", kinds=2), "Y13", 2, [])
    assert [sum(line.points or 0 for line in lines) for lines in sheets] == position.scores
    assert prompt(position).article == "Y13"


@pytest.mark.parametrize(
    ("runs", "decided"),
    [(["bedside1", "bedside0"], "caty-tie-string"), (["bedside1", "bedside1"], "caty-tie-shared")],
)
def test_more_string_decides_between_equal_scores_and_equal_string_shares_the_win(
    runs: list[str], decided: str
) -> None:
    won = [{"block": [3]}, {"ball": [3]}]
    position = finished(won, [[run] for run in runs], boards="AC", order=ACROSS)
    assert result(position)[0] == said(decided, "Y12")


def test_equal_scores_below_the_best_need_no_decision() -> None:
    assert result(finished([{"block": [2]}, {}, {}]))[0] is None


def test_every_piece_has_words_and_those_of_other_boxes_their_names(tmp_path: Path) -> None:
    view = see(caty.deal(1, 2))
    assert [piece.words for piece in view.furniture] == [furniture(name) for name in KNOWN_FURNITURE]
    assert [piece.words for piece in view.toys] == [said(f"caty-toy-{name}") for name in KNOWN_TOYS]
    own = OWN.read_text(encoding="utf-8").replace("piano", "harp").replace("doll", "kite")
    path = tmp_path / "mine.toml"
    path.write_text(own, encoding="utf-8")
    position = ronron.load("caty", box=path).deal(1, 2)
    assert see(position).furniture[15].words == said("caty-other", name="harp")
    assert see(position).toys[9].words == said("caty-other", name="kite")
    harp = telling.choice(box(position), position.known_to_mover(), 15)
    assert harp == ("play", ["harp"], said("caty-do-play", furniture=said("caty-the-other", name="harp")))
