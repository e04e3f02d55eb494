"""What a hint may be about: a move as far as it is made, on one's own turn, at a practice table."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from ronron.conformance.cases import Case
from ronron.errors import RefusedError
from ronron.table import commands as asked
from ronron.table import consult, rehearse, see
from table.tables import Desk, whole_move

seeds = st.integers(0, 2**32)


@settings(max_examples=4)
@given(seed=seeds, practice=st.booleans())
def test_a_hint_is_offered_exactly_when_it_would_be_given(case: Case, seed: int, practice: bool) -> None:
    dice = random.Random(seed)
    desk = desk_of(case, practice=practice)
    for _ in range(12):
        for chair in range(case.players):
            offered = "hint" in see(desk.table, chair, {}).can
            assert offered == (refusal(desk, chair, []) is None)
        if dice.random() < 0.1:
            desk.ask(dice.randrange(case.players), asked.Say, phrase="purr")
        elif desk.table.mover is not None:
            desk.move_somehow(dice)
    desk.ask(desk.table.host, asked.Close)
    assert refusal(desk, 0, []) == ("table_closed" if practice else "no_hints")


@settings(max_examples=4)
@given(seed=seeds)
def test_a_hint_goes_as_far_as_a_move_can_be_taken_back_and_no_further(case: Case, seed: int) -> None:
    dice = random.Random(seed)
    desk = desk_of(case, practice=True)
    for _ in range(8):
        mover = desk.table.mover
        if mover is None:
            return
        move = whole_move(desk.table, dice)
        for length in range(len(move)):
            about = consult(desk.table, mover, desk.table.version, move[:length])
            assert (about.position.turn, about.seat) == (desk.table.seat_of(mover), desk.table.seat_of(mover))
            assert about.position.legal == rehearse(desk.table, mover, move[:length]).position.legal
        assert refusal(desk, mover, move) == "nothing_to_hint"
        desk.move(*move)


def desk_of(case: Case, *, practice: bool) -> Desk:
    seats = " ".join(f"p{chair}" for chair in range(case.players))
    return Desk(case.slug, seats, options=dict(case.options), practice=practice)


def refusal(desk: Desk, chair: int, decisions: list[int]) -> str | None:
    """Why no hint is given, if none is."""
    before = desk.bytes()
    try:
        consult(desk.table, chair, desk.table.version, decisions)
    except RefusedError as error:
        return error.code
    finally:
        assert desk.bytes() == before
    return None
