"""What is decided can be asked for by what it does and to what, legal or not."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ronron.api import Position, telling
from ronron.errors import RefusedError
from ronron.games import slugs
from ronron.table import commands as asked
from ronron.table import decide
from table.tables import CHANCE, Desk, library, whole_move

NAMES = ["ada", "bob", "cat", "dan", "eve", "fay"]
each_game = pytest.mark.parametrize("slug", slugs())


def seated(slug: str) -> Desk:
    return Desk(slug, " ".join(NAMES[: library(slug).title.players[-1]]))


def doing(position: Position, decision: int) -> asked.Act:
    """What a decision does, legal or not."""
    game = position.game
    verb, targets, _ = game.book.telling.choice(game.box, position.known_to_mover(), decision)
    return asked.Act(verb, targets)


def act(verb: str, *targets: str) -> asked.Act:
    return asked.Act(verb, list(targets))


@each_game
@settings(max_examples=5)
@given(seed=st.integers(0, 2**32))
def test_a_move_by_what_it_does_is_the_move_by_number(slug: str, seed: int) -> None:
    dice, desk = random.Random(seed), seated(slug)
    for _ in range(12):
        table, mover = desk.table, desk.table.mover
        if mover is None:
            break
        assert table.position is not None
        decisions, known = whole_move(table, dice), dice.randrange(2)
        then, acts = table.position.copy(), []
        for number, decision in enumerate(decisions):
            if number >= known:
                acts.append(doing(then, decision))
            then.play(decision)
        by_act = asked.Move("a", table.version, decisions[:known], acts)
        by_number = asked.Move("a", table.version, decisions)
        (moved, *_), (meant, *_) = (decide(table, mover, each, desk.now, CHANCE).events for each in (by_act, by_number))
        assert moved == meant
        desk.move(*decisions)


@each_game
@settings(max_examples=5)
@given(seed=st.integers(0, 2**32))
def test_what_is_not_legal_is_refused_with_the_reason_it_has_by_number(slug: str, seed: int) -> None:
    dice, desk = random.Random(seed), seated(slug)
    for _ in range(12):
        table, mover = desk.table, desk.table.mover
        if mover is None:
            break
        assert table.position is not None
        decision = dice.randrange(table.game.title.decisions)
        wanted = doing(table.position, decision)
        meant = telling.decision_for(table.position, wanted.verb, wanted.targets)
        assert meant is not None
        refusals = []
        for move in (asked.Move("a", table.version, [], [wanted]), asked.Move("a", table.version, [meant])):
            try:
                decide(table, mover, move, desk.now, CHANCE)
            except RefusedError as error:
                refusals.append((error.code, error.said))
        assert len(set(refusals)) == (meant not in table.position.legal)
        assert all(code == "illegal" for code, _ in refusals)
        desk.move(*whole_move(table, dice))


def test_what_nothing_does_is_refused_and_so_is_nothing_at_all() -> None:
    desk = Desk("leduc", "ada bob")
    for then, code in (([act("fly")], "no_such_act"), ([act("call", "home")], "no_such_act"), ([], "nothing_to_do")):
        with pytest.raises(RefusedError) as refused:
            desk.ask(0, asked.Move, version=desk.table.version, decisions=[], then=then)
        assert refused.value.code == code


def test_what_follows_the_end_of_a_move_is_refused() -> None:
    desk = Desk("leduc", "ada bob")
    with pytest.raises(RefusedError) as refused:
        desk.ask(0, asked.Move, version=desk.table.version, decisions=[1], then=[act("call")])
    assert refused.value.code == "move_too_long"
