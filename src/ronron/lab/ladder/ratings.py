"""Ratings of each level from all games of all its pairs (Plackett–Luce, by openskill), and its time per decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from ronron.lab.ladder.deal import Contest, Deal, Effort, placings

Played = tuple[Contest, Sequence[Deal]]
"""A contest and its deals, in order."""


class Rating(msgspec.Struct):
    """The strength of a level relative to the others of the same table."""

    level: str
    mu: float
    sigma: float
    """The uncertainty of mu."""
    ordinal: float
    """A lower bound of the strength: mu − 3 sigma."""
    ms_per_decision: float
    """Processor time per decision between two or more options."""


def rate(table: Sequence[Played]) -> list[Rating]:
    """The ratings of all levels of a table, in the order they are first named.

    Pairs alternate deal by deal, since ratings depend on the order of games.
    """
    model = PlackettLuce()
    levels = dict.fromkeys(level for contest, _ in table for level in (contest.lower, contest.upper))
    ratings = {level: model.rating() for level in levels}
    for places in _games(table):
        _rate_game(model, ratings, places)
    return [
        Rating(level, each.mu, each.sigma, each.ordinal(), _ms_per_decision(table, level))
        for level, each in ratings.items()
    ]


def _ms_per_decision(table: Sequence[Played], level: str) -> float:
    efforts = [effort for contest, deals in table for deal in deals for effort in _efforts(contest, deal, level)]
    return 1000 * sum(each.cpu_s for each in efforts) / max(1, sum(each.choices for each in efforts))


def _efforts(contest: Contest, deal: Deal, level: str) -> list[Effort]:
    both = (contest.upper, deal.upper), (contest.lower, deal.lower)
    return [effort for one, effort in both if one == level]


def _games(table: Sequence[Played]) -> Iterator[list[tuple[str, int]]]:
    for number in range(max(len(deals) for _, deals in table)):
        for contest, deals in table:
            if number < len(deals):
                yield from placings(contest, deals[number])


def _rate_game(model: PlackettLuce, ratings: dict[str, PlackettLuceRating], places: list[tuple[str, int]]) -> None:
    """Rate every seat on its own; a level on several seats gets the mean of their new ratings."""
    rated = model.rate([[ratings[level]] for level, _ in places], ranks=[float(place) for _, place in places])
    for level in {level for level, _ in places}:
        copies = [seat[0] for seat, (one, _) in zip(rated, places, strict=True) if one == level]
        ratings[level] = model.rating(mu=fmean(each.mu for each in copies), sigma=fmean(each.sigma for each in copies))
