"""Everybody is told of every decision, and it is said where one turn ends and the next begins."""

from __future__ import annotations

import importlib
from itertools import pairwise

import ronron
from ronron.api import telling
from ronron.conformance.cases import Case, eyes, played, where
from ronron.conformance.effort import few
from ronron.said import tell
from ronron.words import languages


def test_whoever_does_not_learn_a_decision_is_told_something_else(case: Case) -> None:
    book = case.game().book
    notation = importlib.import_module(f"{book.package}.notation")
    for seed in range(few(2)):
        for before, decision in _decided(case, seed):
            unaware = [seat for seat in eyes(before) if not _knows(before, decision, seat)]
            told = f"seat {unaware[:1]} does not learn {before.game.text(before, decision)!r} (`knows` in secrets.py)"
            assert not unaware or hasattr(notation, "untold"), (
                f"notation.py has no `untold`, but {told}, {where(before)}"
            )


def _knows(position: ronron.Position, decision: int, seat: int) -> bool:
    game, (known, _) = position.game, position.seen_by(seat)
    return game.book.knows(game.box, known, decision, seat)


def _decided(case: Case, seed: int) -> list[tuple[ronron.Position, int]]:
    """Each moment of a random game at which something is decided, and what."""
    whole = played(case, seed)
    moments, position = [], whole.beginning()
    for decision in whole.decisions:
        moments.append((position.copy(), decision))
        position.play(decision)
    return moments


def test_the_whole_game_can_be_told_to_everybody(case: Case) -> None:
    """As a log, as a telling, and as the terminal shows it."""
    end = played(case, seed=3)
    for seat in eyes(end):
        assert len(end.log(seat)) == len(end.decisions)
    for reader in (*eyes(end), None):
        told = [line for entry in telling.entries(end, reader) for line in entry.told]
        for language in languages():
            assert all(tell(language, line) for line in told)


def test_a_seat_that_decides_twice_in_a_row_is_in_one_turn_or_in_two(case: Case) -> None:
    """The rules know; `turn_number` in view.py says it, or None that a seat never has two turns in a row."""
    view = importlib.import_module(f"{case.game().book.package}.view")
    for seed in range(few(3)):
        moments = _decided(case, seed)
        for (before, decision), (after, _) in pairwise(moments):
            if before.turn == after.turn != ronron.NATURE:
                told = f"seat {before.turn} decides {before.game.text(before, decision)!r} and then again"
                assert hasattr(view, "turn_number"), (
                    f"view.py has no `turn_number`, but {told}, {where(after)}: is that one turn? "
                    "Count the turns there, or say `turn_number = None` if nobody ever has two in a row"
                )
