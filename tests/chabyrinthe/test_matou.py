"""How well Matou plays against chance."""

from __future__ import annotations

import statistics

import pytest

import ronron
from ronron.bots import decide
from ronron.conformance.cases import Case
from support.cases import CASES
from support.matou import against_random_players


@pytest.mark.parametrize("case", [case for case in CASES if case.slug == "chabyrinthe"], ids=str)
def test_matou_beats_random_play_in_at_least_80_percent_of_games(case: Case) -> None:
    for seat in range(case.players):
        tally = against_random_players(case, seat, games=300)
        assert tally.wins[seat] / tally.games >= 0.8


def test_matou_finishes_a_game_for_two_within_40_turns_in_the_median() -> None:
    game = ronron.load("chabyrinthe")
    turns = []
    for seed in range(101):
        position = game.deal(seed, 2)
        while position.turn is not None:
            known = position.redacted(position.turn)
            position.play(decide("matou", game.engine, known, position.turn, 1_000 * seed + len(position.decisions)))
        facts = position.facts()
        turns.append(facts["turns"] if sum(facts["cats"]) == 15 else 1_000)
    assert statistics.median(turns) <= 40
