"""Chabyrinthe, C5–C7 and C16: rotations and insertions."""

from __future__ import annotations

import pytest

import ronron

from .squares import BOARDS, cats, chabyrinthe, homes, lay, options, refusal, say, see, square, table

LARGE = """
    + 3  .  .  .  +
    . t0 e0 s0 e1 A
    . s1 e0 s0 e0 .
    . e0 x0 s1 b1 .
    B e1 d1 s1 s0 .
    + .  .  .  4  +
"""
SMALL = """
    + 3  .  .  +
    . s1 e0 e1 A
    . s0 x0 t0 .
    B e1 e2 b0 .
    + .  .  4  +
"""
"""Nothing is joined here, and a few turns of the cross b2 join nothing."""
LARGE_SQUARE = "t0 e0 s0 e1 / s1 e0 s0 e0 / e0 x0 s1 b1 / e1 d1 s1 s0"
SMALL_SQUARE = "s1 e0 e1 / s0 x0 t0 / e1 e2 b0"


def words(position: ronron.Position) -> set[str]:
    """The first words of what may be said."""
    return {option.split()[0] for option in options(position)}


@pytest.mark.parametrize("position", [LARGE, SMALL])
def test_c5_the_first_action_is_a_rotation_or_an_insertion(position: str) -> None:
    game = lay(position)
    assert words(game) == {"turn", "insert"}
    assert (see(game).actions, see(game).may_insert) == (2, True)


def test_c5_after_a_rotation_the_other_action_is_either() -> None:
    game = say(lay(SMALL), "turn b2 right")
    assert (game.turn, words(game), see(game).actions) == (0, {"turn", "insert"}, 1)


def test_c5_after_an_insertion_the_other_action_is_a_rotation() -> None:
    game = say(lay(SMALL), "insert", "out a1^", "face 0")
    assert (game.turn, words(game), see(game).may_insert) == (0, {"turn"}, False)
    assert refusal(game, "insert") == "C5"
    say(game, "turn b2 half")
    assert (game.turn, words(game)) == (1, {"turn", "insert"}), "the next player may insert again"


def test_c5_a_turn_has_two_actions_whatever_they_are() -> None:
    for actions in (
        ["turn b2 right", "turn b2 left"],
        ["turn b2 right", "insert", "out a1^", "face 1"],
        ["insert", "out a1^", "face 1", "turn b2 right"],
    ):
        game = lay(SMALL, pile="s")
        turns = []
        for action in actions:
            turns.append(game.turn)
            say(game, action)
        assert (set(turns), game.turn, see(game).turns) == ({0}, 1, 2)


@pytest.mark.parametrize(("way", "facing"), [("right", 1), ("half", 2), ("left", 3)])
def test_c6_a_rotation_is_a_quarter_or_half_turn_either_way(way: str, facing: int) -> None:
    game = say(lay(LARGE), f"turn b2 {way}")
    assert square(game) == LARGE_SQUARE.replace("s1 e0 s0 e0", f"s1 e{facing} s0 e0")


def test_c6_facings_count_on_from_the_one_before() -> None:
    game = say(lay(LARGE), "turn d1 left", "turn a4 left")
    assert square(game) == LARGE_SQUARE.replace("s0 e1", "s0 e0").replace("e1 d1", "e0 d1")
    assert square(say(game, "turn d1 left")).split()[3] == "e3"


@pytest.mark.parametrize(("position", "cells"), [(LARGE, 16), (SMALL, 9)])
def test_c6_any_card_may_be_turned_to_any_of_its_three_other_facings(position: str, cells: int) -> None:
    game = lay(position)
    turns = {option for option in options(game) if option.startswith("turn")}
    assert len(turns) == 3 * cells
    for option in turns:
        after = say(lay(position), option)
        changed = [
            (one, other) for one, other in zip(square(game).split(), square(after).split(), strict=True) if one != other
        ]
        assert len(changed) == 1
        assert changed[0][0][0] == changed[0][1][0]


def test_c6_a_turn_that_changes_nothing_to_be_seen_is_legal() -> None:
    game = say(lay(SMALL), "turn b2 right", "turn b2 half")
    assert square(game) == SMALL_SQUARE.replace("x0", "x3")
    assert game.turn == 1


def test_c6_both_actions_may_turn_the_same_card() -> None:
    game = say(lay(SMALL), "turn a3 right", "turn a3 left")
    assert (square(game), game.turn) == (SMALL_SQUARE, 1)


@pytest.mark.parametrize(
    ("out", "after"),
    [
        ("a1^", "s1 e0 s0 e1 / e0 e0 s0 e0 / e1 x0 s1 b1 / d2 d1 s1 s0"),
        ("c1^", "t0 e0 s0 e1 / s1 e0 s1 e0 / e0 x0 s1 b1 / e1 d1 d2 s0"),
        ("b4v", "t0 d2 s0 e1 / s1 e0 s0 e0 / e0 e0 s1 b1 / e1 x0 s1 s0"),
        ("d4v", "t0 e0 s0 d2 / s1 e0 s0 e1 / e0 x0 s1 e0 / e1 d1 s1 b1"),
        ("a3<", "t0 e0 s0 e1 / s1 e0 s0 e0 / x0 s1 b1 d2 / e1 d1 s1 s0"),
        ("a1<", "e0 s0 e1 d2 / s1 e0 s0 e0 / e0 x0 s1 b1 / e1 d1 s1 s0"),
        ("d2>", "t0 e0 s0 e1 / d2 s1 e0 s0 / e0 x0 s1 b1 / e1 d1 s1 s0"),
        ("d4>", "t0 e0 s0 e1 / s1 e0 s0 e0 / e0 x0 s1 b1 / d2 e1 d1 s1"),
    ],
)
def test_c7_the_line_is_pushed_towards_the_gap_and_the_card_goes_in_at_the_other_end(out: str, after: str) -> None:
    game = say(lay(LARGE, pile="d e"), "insert", f"out {out}", "face 2")
    assert square(game) == after


@pytest.mark.parametrize(
    ("out", "after"),
    [
        ("b1^", "s1 x0 e1 / s0 e2 t0 / e1 d0 b0"),
        ("b3v", "s1 d0 e1 / s0 e0 t0 / e1 x0 b0"),
        ("a2<", "s1 e0 e1 / x0 t0 d0 / e1 e2 b0"),
        ("c2>", "s1 e0 e1 / d0 s0 x0 / e1 e2 b0"),
    ],
)
def test_c7_it_is_the_same_on_the_small_square(out: str, after: str) -> None:
    assert square(say(lay(SMALL, pile="d"), "insert", f"out {out}", "face 0")) == after


def test_c7_a_corner_card_is_removed_by_its_row_or_by_its_column() -> None:
    by_column = say(lay(SMALL, pile="d"), "insert", "out c3v", "face 0")
    by_row = say(lay(SMALL, pile="d"), "insert", "out c3>", "face 0")
    assert square(by_column) == "s1 e0 d0 / s0 x0 e1 / e1 e2 t0"
    assert square(by_row) == "s1 e0 e1 / s0 x0 t0 / d0 e1 e2"
    assert table(by_column).pile[-1] == table(by_row).pile[-1] == "b"


def test_c7_every_end_of_every_line_is_offered_and_no_other_card() -> None:
    ends = "a1^ b1^ c1^ d1^ d1> d2> d3> d4> d4v c4v b4v a4v a4< a3< a2< a1<"
    assert options(say(lay(LARGE), "insert")) == {f"out {end}" for end in ends.split()}
    ends = "a1^ b1^ c1^ c1> c2> c3> c3v b3v a3v a3< a2< a1<"
    assert options(say(lay(SMALL), "insert")) == {f"out {end}" for end in ends.split()}


@pytest.mark.parametrize("shape", list("estxdb"))
def test_c7_all_four_facings_are_offered_alike_or_not(shape: str) -> None:
    game = say(lay(SMALL, pile=shape), "insert", "out b3v")
    assert options(game) == {f"face {facing}" for facing in range(4)}
    for facing in range(4):
        assert square(say(game.copy(), f"face {facing}")).split()[1] == f"{shape}{facing}"


def test_c7_the_top_card_is_drawn_and_everybody_sees_it() -> None:
    game = say(lay(LARGE, pile="b t"), "insert")
    assert {see(game, seat).hand for seat in (0, 1, ronron.SPECTATOR)} == {"bridge"}
    assert set(see(game).pile) == {None}
    assert len(see(game).pile) == 9


def test_c7_the_removed_card_goes_under_the_pile_and_everybody_knows_it_there() -> None:
    game = say(lay(LARGE, pile="b t"), "insert", "out b4v", "face 0")
    assert (table(game).pile[0], table(game).pile[-1], table(game).known) == ("t", "d", 1)
    for seat in (0, 1, ronron.SPECTATOR):
        assert see(game, seat).pile == [None] * 9 + ["double_elbow"]
    say(game, "turn b2 right", "insert", "out a1^", "face 0")
    assert see(game).pile == [None] * 8 + ["double_elbow", "tee"]


def test_c7_a_card_comes_back_after_all_that_lay_above_it() -> None:
    """The pile is a queue: the eleventh card drawn is the first that was removed."""
    game, drawn, removed = lay(LARGE), [], []
    for number in range(12):
        say(game, "insert")
        drawn.append(see(game).hand)
        column = "ac"[number % 2]
        removed.append(see(game).cells["abcd".index(column)].shape)
        say(game, f"out {column}1^", "face 1", "turn b3 right")
    assert drawn[10:] == removed[:2]


def test_c7_once_drawn_the_insertion_must_be_completed() -> None:
    game = say(lay(SMALL), "insert")
    assert (game.turn, words(game)) == (0, {"out"})
    say(game, "out a1^")
    assert (game.turn, words(game)) == (0, {"face"})
    for early in (say(lay(SMALL), "insert"), game):
        for decision in range(chabyrinthe.title.decisions):
            reason = early.why(decision)
            assert (decision in early.legal) == (reason is None)
            assert reason is None or reason.article == "C7"


def test_c7_homes_and_cats_neither_hinder_nor_move() -> None:
    for out in ("a1^", "c3v", "c1>", "a3<", "a3v", "c1^", "c3>", "a1<"):
        game = say(lay(SMALL, pile="s"), "insert", f"out {out}", "face 0")
        assert cats(game).keys() == {"a1^", "c3v"}, out
        assert homes(game) == ["c1>", "a3<"], out


def test_c16_with_free_actions_both_may_be_insertions() -> None:
    game = say(lay(SMALL, pile="s d", free_actions=True), "insert", "out b1^", "face 0")
    assert (game.turn, words(game), see(game).may_insert) == (0, {"turn", "insert"}, True)
    say(game, "insert", "out b1^", "face 1")
    assert game.turn == 1
    assert square(game) == "s1 e2 e1 / s0 s0 t0 / e1 d1 b0"
    assert table(game).pile[-2:] == ["e", "x"]


def test_c16_free_actions_may_still_be_rotations() -> None:
    game = say(lay(SMALL, free_actions=True), "turn b2 right", "turn b2 left")
    assert (game.turn, square(game)) == (1, SMALL_SQUARE)


def test_c16_options_are_off_by_default() -> None:
    game = chabyrinthe.deal(1)
    assert (see(game).open_pile, see(game).free_actions, see(game).board) == (False, False, "matous")


@pytest.mark.parametrize("board", BOARDS)
def test_c16_in_an_open_pile_the_top_card_is_face_up_but_not_while_one_is_in_hand(board: str) -> None:
    game = chabyrinthe.deal(4, board=board, open_pile=True)
    pile = [card for card in see(game).pile if card]
    names = {"e": "elbow", "s": "straight", "t": "tee", "x": "cross", "d": "double_elbow", "b": "bridge"}
    order = [names[card] for card in table(game).pile]
    for seat in (0, 1, ronron.SPECTATOR):
        assert see(game, seat).pile == [order[0]] + [None] * (len(order) - 1)
    assert pile == order[:1]
    say(game, "insert")
    assert (see(game).hand, set(see(game).pile)) == (order[0], {None})
    say(game, "out b1^")
    assert set(see(game).pile) == {None}
    say(game, "face 0")
    assert see(game).pile[:2] == [order[1], None], "the next one is turned up after the insertion"
