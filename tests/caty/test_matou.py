"""How well Matou plays against chance."""

from __future__ import annotations

import pytest

from ronron.conformance.cases import Case
from support.cases import CASES
from support.matou import against_random_players


@pytest.mark.parametrize("case", [case for case in CASES if case.slug == "caty"], ids=str)
def test_matou_wins_far_more_often_than_random_players_do(case: Case) -> None:
    for seat in range(case.players):
        tally = against_random_players(case, seat, games=1_000)
        assert tally.wins[seat] / tally.games > 1 / case.players + 0.4
