"""The cases of all games: each with every number of players and every option."""

from __future__ import annotations

from ronron.conformance.cases import cases
from support.kits import HOUSE

CASES = [case for slug in HOUSE for case in cases(slug)]
