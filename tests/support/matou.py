"""Matou, who decides by instinct, against players who decide by chance."""

from __future__ import annotations

from ronron.conformance.cases import Case
from ronron.kernel.kernels import Tally


def against_random_players(case: Case, seat: int, games: int) -> Tally:
    """What comes of so many games in which Matou has this seat."""
    return case.game().playouts(games, seed=seat, by_instinct=[seat], players=case.players, **dict(case.options))
