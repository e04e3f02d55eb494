"""How well Matou plays against chance."""

from __future__ import annotations

import pytest

from ronron.conformance.cases import Case
from support.matou import against_random_players


@pytest.mark.parametrize("players", [3, 4, 5])
def test_matou_takes_less_than_half_its_fair_share_of_penalties(players: int) -> None:
    for seat in range(players):
        tally = against_random_players(Case("mistigri", players), seat, games=2_000)
        assert tally.score_sums[seat] < 0.5 * tally.score_sums.sum() / players  # type: ignore[attr-defined]
        assert tally.wins[seat] > 1.5 * tally.games / players
