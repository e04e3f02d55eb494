"""All sentences that random games say."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import ronron
from ronron.api import telling
from ronron.conformance.cases import Case, cases, eyes, moments, played
from ronron.games.contract import Result
from ronron.kernel import SPECTATOR
from ronron.said import People, Said

PEOPLE = People(["Á", "É", "Í", "Ó", "Ú"], you=0)
"""Names with accents: only they are not translated."""


@cache
def everything_said(slug: str) -> frozenset[Said]:
    """All sentences of a random game of every case, to everybody."""
    return frozenset(each for case in cases(slug) for each in _said_in(case))


def _said_in(case: Case) -> Iterator[Said]:
    for position in moments(case, seed=1):
        yield from _said_at(position)
    end = played(case, seed=1)
    for reader in eyes(end):
        for line in telling.entries(end, reader):
            yield from line.told
    yield from _said_of(telling.result(end))
    if (rules := case.game().book.match) is not None:
        yield from _said_of(rules.verdict([end.view(SPECTATOR)] * rules.GAMES))


def _said_at(position: ronron.Position) -> Iterator[Said]:
    for reader in eyes(position):
        asked = telling.prompt(position, reader)
        yield from (asked.said, *asked.remaining, *telling.describe(position, reader))
    if position.turn is not None and position.turn != ronron.NATURE:
        yield from (choice.label for choice in telling.choices(position))
        reasons = (position.why(decision) for decision in range(position.game.title.decisions))
        yield from (reason for reason in reasons if reason is not None)


def _said_of(result: Result) -> Iterator[Said]:
    yield from (result.outcome, *result.notes, *(line.said for sheet in result.sheets for line in sheet))
    yield from (each for each in (result.decided_by, result.why) if each is not None)
