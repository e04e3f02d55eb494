"""What is said about Chabyrinthe: choices, what is to be done, what happened, and why somebody won."""

from __future__ import annotations

from typing import Any

import pytest

import ronron
from ronron.games.chabyrinthe import telling
from ronron.games.chabyrinthe.telling import VERBS
from ronron.said import Said, Seat, said

from .squares import chabyrinthe, game, lay, say, see, won_by

SEATS = (0, 1, ronron.SPECTATOR)
LONG = """
    + 3  .  .  +
    B e0 s1 e2 .
    . s1 t0 s1 .
    . s1 s1 e0 A
    + .  4  .  +
"""
"""A turn of c2 brings the cat above a1 home to A."""
LAST = LONG.replace("4", ".").replace("3 ", "{} ")
BOTH = """
    + .  5  .  +
    . e1 s1 e2 .
    B s1 t0 s1 A
    . e0 s1 e3 .
    + 3  .  .  +
"""
"""A turn of b1 joins the cat above it to both homes."""


BOX: Any = chabyrinthe.box


def above(cell: str) -> Said:
    return said("chabyrinthe-place", side="N", cell=cell)


def known(position: ronron.Position, seat: int = 0) -> Any:
    return position._known(seat)


def choices(position: ronron.Position) -> dict[str, tuple[str, list[str], Said]]:
    """By notation."""
    state = position.known_to_mover()
    return {text: telling.choice(BOX, state, number) for number, text in position.choices.items()}


def told(position: ronron.Position, word: str, seat: int) -> list[list[Said]]:
    """Make a decision: what a seat is told of it, and of each consequence."""
    mover, decision, before = position.turn, chabyrinthe.parse(position, word), known(position, seat)
    assert mover is not None
    position.play(decision, settle=False)
    lines = [telling.told(BOX, before, known(position, seat), mover, decision)]
    before = known(position, seat)
    while position.step():
        lines.append(telling.followed(BOX, before, known(position, seat)))
        before = known(position, seat)
    return lines


def prompt(position: ronron.Position, seat: int = 0) -> Any:
    return telling.prompt(BOX, known(position, seat), seat)


def result(position: ronron.Position) -> Any:
    assert position.over
    return telling.result(BOX, known(position))


def stopped(*before: str, players: int) -> ronron.Position:
    """A game that has just stopped after a hundred turns without a cat."""
    position = lay(LONG, "idle=99 turn=100", won=won_by(*before), players=players)
    return say(position, "turn b2 right", "turn b2 right")


def last(points: int, *before: str, first_line: str = "") -> ronron.Position:
    """A game that has just ended with the last cat, won by seat 0."""
    position = lay(LAST.format(points), first_line, won=won_by(*before), players=len(before))
    return say(position, "turn c2 right")


def test_a_turn_is_chosen_by_cell_and_quarters_and_tells_what_it_makes_of_the_card() -> None:
    gutter = said("chabyrinthe-gutter", shape="elbow", joins="SW")
    words = said("chabyrinthe-do-turn", cell="a1", way="half", gutter=gutter)
    assert choices(lay(LONG))["turn a1 half"] == ("turn", ["a1", "2"], words)


def test_a_turn_tells_which_cats_it_would_bring_home() -> None:
    gutter = said("chabyrinthe-gutter", shape="straight", joins="NS")
    turn = said("chabyrinthe-do-turn", cell="c2", way="right", gutter=gutter)
    gain = said("chabyrinthe-would-save", cats=1, points=3)
    words = said("chabyrinthe-gaining", choice=turn, gain=gain)
    assert choices(lay(LONG))["turn c2 right"] == ("turn", ["c2", "1"], words)


def test_a_line_is_chosen_by_the_place_its_first_card_leaves_by() -> None:
    position = say(lay(LONG, pile="b"), "insert")
    line = said("chabyrinthe-push-line", side="N", line="b")
    enters = said("chabyrinthe-place", side="S", cell="b3")
    words = said("chabyrinthe-do-push", place=enters, line=line, cell="b1")
    assert choices(position)["out b1^"] == ("push", ["b1^"], words)


def test_a_facing_tells_what_the_card_joins_then_and_which_cats_it_would_bring_home() -> None:
    position = say(lay(LONG, pile="s"), "insert", "out a2<")
    found = choices(position)
    upright = said("chabyrinthe-do-face", quarters=0, gutter=said("chabyrinthe-gutter", shape="straight", joins="NS"))
    across = said("chabyrinthe-do-face", quarters=1, gutter=said("chabyrinthe-gutter", shape="straight", joins="EW"))
    gain = said("chabyrinthe-would-save", cats=1, points=3)
    assert found["face 0"] == ("face", ["0"], said("chabyrinthe-gaining", choice=upright, gain=gain))
    assert found["face 1"] == ("face", ["1"], across)


def test_a_home_is_chosen_by_its_letter() -> None:
    position = say(lay(BOTH), "turn b1 right")
    words = said("chabyrinthe-do-home", home="A", place=said("chabyrinthe-place", side="E", cell="c2"))
    assert choices(position)["home A"] == ("home", ["A"], words)


@pytest.mark.parametrize("board", ["matous", "chatons"])
def test_every_decision_has_a_verb_in_every_position_and_legal_ones_differ(board: str) -> None:
    for position in game(2, board=board):
        state = position.known_to_mover()
        all_choices = [telling.choice(BOX, state, number) for number in range(49)]
        assert {verb for verb, _, _ in all_choices} <= set(VERBS)
        legal = [(verb, *targets) for verb, targets, _ in (all_choices[number] for number in position.legal)]
        assert len(set(legal)) == len(legal)


def test_what_is_to_be_done_goes_by_phase() -> None:
    position = lay(LONG, pile="b")
    assert (prompt(position).said, prompt(position).article) == (said("chabyrinthe-phase-act", actions=2), "C5")
    assert prompt(position).remaining == [said("chabyrinthe-cats-left", cats=15)]
    say(position, "insert")
    assert (prompt(position).said, prompt(position).article) == (said("chabyrinthe-phase-where", shape="bridge"), "C7")
    say(position, "out b1^")
    line = said("chabyrinthe-push-line", side="N", line="b")
    assert prompt(position).said == said("chabyrinthe-phase-facing", line=line)
    say(position, "face 0")
    assert prompt(position).said == said("chabyrinthe-phase-turn", actions=1)


def test_who_chooses_a_home_is_told_for_which_cat() -> None:
    position = say(lay(BOTH), "turn b1 right")
    cat = said("chabyrinthe-cat", points=5, place=above("b1"))
    assert (prompt(position).said, prompt(position).article) == (said("chabyrinthe-phase-home", cat=cat), "C10")


def test_alone_turns_are_counted_and_a_stop_is_announced_when_it_is_near() -> None:
    position = lay(LONG, "turn=90 idle=80", players=1)
    assert prompt(position).remaining == [
        said("chabyrinthe-cats-left", cats=15),
        said("chabyrinthe-turn-number", turns=90),
        said("chabyrinthe-patience", "C17", turns=20),
    ]
    assert len(prompt(lay(LONG, "turn=90 idle=79", players=1)).remaining) == 2


@pytest.mark.parametrize("seat", SEATS)
def test_a_rescue_is_told_step_by_step_and_alike_to_all(seat: int) -> None:
    assert told(lay(LONG, cats="5"), "turn c2 right", seat) == [
        [said("chabyrinthe-turned", who=Seat(0), cell="c2", shape="straight", way="right")],
        [said("chabyrinthe-won", "C8", who=Seat(0), place=above("a1"), home="A", points=3)],
        [said("chabyrinthe-stepped", "C9", home="A", place=said("chabyrinthe-place", side="S", cell="c3"))],
        [said("chabyrinthe-arrived", "C9", points=5, place=above("b1"))],
    ]


@pytest.mark.parametrize("seat", SEATS)
def test_an_insertion_names_the_card_drawn_the_one_that_leaves_and_how_it_goes_in(seat: int) -> None:
    position = lay(LONG, pile="b")
    line = said("chabyrinthe-push-line", side="N", line="b")
    assert told(position, "insert", seat) == [[said("chabyrinthe-drew", who=Seat(0), shape="bridge")]]
    aimed = said("chabyrinthe-aimed", who=Seat(0), line=line, cell="b1", shape="straight")
    assert told(position, "out b1^", seat) == [[aimed]]
    gutter = said("chabyrinthe-gutter", shape="bridge", joins="EW_NS")
    assert told(position, "face 1", seat) == [[said("chabyrinthe-pushed", who=Seat(0), line=line, gutter=gutter)]]


@pytest.mark.parametrize("seat", SEATS)
def test_the_next_gutter_of_an_open_pile_is_named_once_it_is_turned_up(seat: int) -> None:
    position = say(lay(LONG, pile="b x", open_pile=True), "insert", "out b1^")
    assert told(position, "face 0", seat)[0][1:] == [said("chabyrinthe-turned-up", "C16", shape="cross")]


def test_a_chosen_home_is_told_with_its_cat() -> None:
    position = say(lay(BOTH), "turn b1 right")
    chose, rescued, *_ = told(position, "home B", 1)
    assert chose == [said("chabyrinthe-chose", "C10", who=Seat(0), cat=above("b1"), home="B")]
    assert rescued == [said("chabyrinthe-won", "C8", who=Seat(0), place=above("b1"), home="B", points=5)]


def test_the_last_cat_and_the_hundredth_turn_are_told_to_end_the_game() -> None:
    position = lay(LAST.format(3), won=won_by("3333444", "4455555"))
    assert told(position, "turn c2 right", 1)[-1][-1] == said("chabyrinthe-all-home", "C13")
    assert (prompt(position).said, prompt(position).article) == (said("chabyrinthe-phase-over"), "C13")
    position = say(lay(LONG, "idle=99 turn=100"), "turn b2 right")
    assert told(position, "turn b2 right", 1)[-1][-1] == said("chabyrinthe-stopped", "C17")
    assert (prompt(position).article, prompt(position).remaining) == ("C17", [])


def test_a_sheet_has_a_line_for_the_cats_of_each_worth() -> None:
    decided, sheets, notes = result(last(5, "555", "33333444445"))
    assert decided is None
    first, second = ([(line.said, line.article, line.points, line.pieces) for line in sheet] for sheet in sheets)
    assert first == [(said("chabyrinthe-cats-of", count=4, points=5), "C8", 20, ["5"] * 4)]
    assert [(words.values["points"], points) for words, _, points, _ in second] == [(5, 5), (4, 20), (3, 15)]
    assert notes == [said("chabyrinthe-reconstructed")]


def test_c14_more_cats_decide_between_equal_points() -> None:
    assert result(last(3, "555543", "54444333"))[0] == said("chabyrinthe-tie-cats", "C14")


def test_c14_with_as_many_cats_the_win_is_shared() -> None:
    assert result(last(3, "5543", "54443", "55433"))[0] == said("chabyrinthe-tie-shared", "C14")
    assert result(last(4, "554", "5544", "543", "3333"))[0] == said("chabyrinthe-tie-shared", "C14")


def test_c14_equal_points_behind_the_winner_decide_nothing() -> None:
    assert result(stopped("55", "33", "33", players=3))[0] is None


def test_c17_a_stopped_game_says_so() -> None:
    decided, _, notes = result(stopped("345", "444", "33", players=3))
    assert decided == said("chabyrinthe-tie-shared", "C14")
    assert notes[0] == said("chabyrinthe-stopped-line", "C17")


def test_c15_alone_the_turns_are_the_score_and_cats_count_nothing() -> None:
    decided, (sheet,), notes = result(last(3, "33334444455555", first_line="turn=7"))
    assert decided is None
    assert [(line.article, line.points) for line in sheet] == [("C15", None)] * 3 + [("C15", 7)]
    assert notes[0] == said("chabyrinthe-alone-won", "C15")


def test_c17_alone_a_stop_is_a_loss() -> None:
    decided, _, notes = result(stopped("33", players=1))
    assert (decided, notes[0]) == (None, said("chabyrinthe-alone-lost", "C17"))


def test_previews_are_what_the_rules_do() -> None:
    """Every turn and every push of guided games: cats won at once, and lights as they lie then."""
    seen = 0
    for position in game(3, board="chatons"):
        view = see(position, position.turn if position.turn is not None else 0)
        for number, text in list(position.choices.items())[:: 1 if view.phase == "facing" else 5]:
            preview = _preview(view, text)
            if preview is None:
                continue
            after = position.copy()
            after.play(number, settle=False)
            assert preview.lights == see(after).lights
            joined = {rescue.place for rescue in see(after).rescues}
            assert {rescue.place for rescue in preview.gain.rescues} == joined if preview.gain else not joined
            seen += preview.gain is not None
    assert seen > 3


def _preview(view: Any, text: str) -> Any:
    verb, *rest = text.split()
    if verb == "turn":
        cell = "abc".index(rest[0][0]) + 3 * (int(rest[0][1]) - 1)
        return view.turned[cell][("right", "half", "left").index(rest[1])]
    return view.pushed[view.removes][int(rest[0])] if verb == "face" else None


def test_only_the_mover_is_shown_previews_until_a_line_is_chosen() -> None:
    position = lay(LONG, pile="b")
    assert [len(see(position, seat).turned) for seat in SEATS] == [9, 0, 0]
    say(position, "insert")
    assert [len(see(position, seat).pushed) for seat in SEATS] == [12, 0, 0]
    say(position, "out b1^")
    assert [list(see(position, seat).pushed) for seat in SEATS] == [["b1^"]] * 3
