"""How well Matou plays against chance."""

from __future__ import annotations

import pytest

from ronron.conformance.cases import Case
from support.cases import CASES
from support.matou import against_random_players


@pytest.mark.parametrize("case", [case for case in CASES if case.slug == "poche"], ids=str)
def test_matou_beats_random_play_in_at_least_80_percent_of_games(case: Case) -> None:
    for seat in range(case.players):
        tally = against_random_players(case, seat, games=3_000)
        assert tally.wins[seat] / tally.games >= 0.8
