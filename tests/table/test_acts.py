"""What is decided can be asked for by what it does and to what, legal or not."""

from __future__ import annotations

import random
from collections.abc import Iterator

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


def turns(slug: str, dice: random.Random) -> Iterator[tuple[Desk, int, Position]]:
    """The first turns of a game played at random: the table, whose turn it is, and the position."""
    desk = seated(slug)
    for _ in range(12):
        if desk.table.mover is None or desk.table.position is None:
            return
        yield desk, desk.table.mover, desk.table.position
        desk.move(*whole_move(desk.table, dice))


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
    dice = random.Random(seed)
    for desk, mover, position in turns(slug, dice):
        version, decisions, known = desk.table.version, whole_move(desk.table, dice), dice.randrange(2)
        then, acts = position.copy(), []
        for number, decision in enumerate(decisions):
            if number >= known:
                acts.append(doing(then, decision))
            then.play(decision)
        moves = asked.Move("a", version, decisions[:known], acts), asked.Move("a", version, decisions)
        (moved, *_), (meant, *_) = (decide(desk.table, mover, each, desk.now, CHANCE).events for each in moves)
        assert moved == meant


@each_game
@settings(max_examples=5)
@given(seed=st.integers(0, 2**32))
def test_what_is_not_legal_is_refused_with_the_reason_it_has_by_number(slug: str, seed: int) -> None:
    dice = random.Random(seed)
    for desk, mover, position in turns(slug, dice):
        version, wanted = desk.table.version, doing(position, dice.randrange(position.game.title.decisions))
        meant = telling.decision_for(position, wanted.verb, wanted.targets)
        assert meant is not None
        refusals = []
        for move in (asked.Move("a", version, [], [wanted]), asked.Move("a", version, [meant])):
            try:
                decide(desk.table, mover, move, desk.now, CHANCE)
            except RefusedError as error:
                refusals.append((error.code, error.said))
        assert len(set(refusals)) == (meant not in position.legal)
        assert all(code == "illegal" for code, _ in refusals)


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
