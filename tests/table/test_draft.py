"""A draft is what folding its events gives: nothing is lost by playing a move only once."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from ronron.conformance.cases import Case
from ronron.conformance.cases import decide as somehow
from ronron.table import Draft, Place, Rehearsal, Table, bot_move, decide, fold, found, news, see
from ronron.table import commands as asked
from ronron.table.events import ClockRule, Event, decode, encode
from table.tables import CHANCE, library

PERSON, BOT = Place(person="ada"), Place(level="matou")


@settings(max_examples=2)
@given(seed=st.integers(0, 2**32))
def test_folding_the_events_gives_the_state_the_sights_and_the_news_of_the_draft(case: Case, seed: int) -> None:
    """Byte for byte, through whole games of people and bots."""
    dice = random.Random(seed)
    places = [PERSON, *[dice.choice([Place(person=f"p{chair}"), BOT]) for chair in range(1, case.players)]]
    draft = found(library(case.slug), places, 0, options=dict(case.options), clock=ClockRule(60, 5))
    folded = fold([decode(encode(event)) for event in draft.events], library)
    assert state(folded) == state(draft.table)
    while draft.table.mover is not None:
        move = rehearsed(draft.table, dice)
        stays_as_it_was_until_the_move_is_finished(draft.table, move)
        draft = made(draft.table, move, dice.randrange(10**6))
        for event, table in zip(draft.events, draft.tables, strict=True):
            folded.apply(decode(encode(event)))
            assert state(folded) == state(table)
            assert told(folded, event) == told(table, event)
    assert draft.table.events == folded.events


def rehearsed(table: Table, dice: random.Random) -> Rehearsal:
    """A whole move of whoever is to move."""
    assert table.position is not None
    move = Rehearsal(table.position)
    while not move.finished:
        move.play(somehow(move.position, dice))
    return move


def made(table: Table, move: Rehearsal, now: int) -> Draft:
    mover = table.mover
    assert mover is not None
    if table.chairs[mover].level is not None:
        return bot_move(table, move, now, CHANCE)
    return decide(table, mover, asked.Move("x", table.version, move.decisions), now, CHANCE)


def stays_as_it_was_until_the_move_is_finished(table: Table, move: Rehearsal) -> None:
    mover = table.mover
    assert mover is not None
    if table.chairs[mover].level is not None:
        return
    before, trial = state(table), move.pictures[0].copy()
    for length, decision in enumerate(move.decisions[:-1], 1):
        trial.play(decision)
        draft = decide(table, mover, asked.Move("x", table.version, move.decisions[:length]), 0, CHANCE)
        assert (draft.table, draft.events, draft.tables) == (table, (), ())
        assert draft.staged is not None
        assert draft.staged.position.facts() == trial.facts()
        assert state(table) == before


def state(table: Table) -> list[Any]:
    """All there is, what nobody may see included."""
    position, clock = table.position, table.clock
    assert position is not None
    told = [position.notation(), position.facts(), position.decisions, position.turn, position.mask]
    return [*told, clock, table.chairs, table.movers, table.by_people, table.version, table.game_version, sights(table)]


def sights(table: Table) -> list[bytes]:
    return [msgspec.json.encode(see(table, viewer, {})) for viewer in viewers(table)]


def told(table: Table, event: Event) -> list[bytes]:
    return [msgspec.json.encode(each) for each in news(table, event, table.pictures, viewers(table), {}).values()]


def viewers(table: Table) -> list[int | None]:
    return [None, *range(len(table.chairs))]
