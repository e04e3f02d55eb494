"""The deals of one contest: which to play next, when to stop, and the result."""

from __future__ import annotations

import time
from statistics import fmean

import msgspec

from ronron.lab.ladder.deal import Contest, Deal, sample, scores
from ronron.lab.ladder.estimates import Verdict, estimate, looks, verdict, wanted
from ronron.lab.ladder.results_file import ResultsFile


class Pair(msgspec.Struct):
    """The result of two levels at one table."""

    lower: str
    upper: str
    verdict: Verdict
    """Whether the upper level's share is above the fair one; stricter than the interval, since it is repeated."""
    share: float
    """The upper level's mean share of the win; in a game for one, how often it did better on the same deal."""
    low: float
    """The lower end of the 95 % interval of the share."""
    high: float
    """The upper end."""
    fair: float
    deals: int
    games: int
    upper_score: float | None
    """Mean score over the games that somebody won; None if there are none."""
    lower_score: float | None


class Series:
    """A contest in progress: which deal to play next, and when to stop.

    Its result depends only on its deals in order, not on when and by which worker they were played.
    """

    def __init__(self, contest: Contest, results: ResultsFile, most: int, seconds: float | None = None) -> None:
        self.contest = contest
        self.wanted = 0
        """The number of deals to play before the next test."""
        self._results = results
        self._most = most
        self._seconds = seconds
        self._began: float | None = None
        self._under_way: set[int] = set()
        self._samples: list[float] = []
        self._look()

    @property
    def done(self) -> int:
        """The number of deals that count so far: those before the first gap, at most `wanted`."""
        return min(len(self._samples), self.wanted)

    @property
    def deals(self) -> list[Deal]:
        """The deals that count, in order."""
        return [self._results.deals[number] for number in range(self.done)]

    def begin_next(self) -> int | None:
        """The number of a deal to play now, which is then under way; None if there is none."""
        missing = (each for each in range(self.wanted) if each not in self._results.deals)
        number = next((each for each in missing if each not in self._under_way), None)
        if number is None or self._out_of_time():
            return None
        self._under_way.add(number)
        return number

    def add(self, deal: Deal) -> None:
        """Keep a deal that was played."""
        self._under_way.discard(deal.number)
        self._results.add(deal)
        self._look()

    def pair(self) -> Pair:
        """The result so far."""
        contest, samples = self.contest, self._samples[: self.done]
        found = estimate(samples, contest.fair)
        low, high = found.interval()
        return Pair(
            lower=contest.lower,
            upper=contest.upper,
            verdict=verdict(samples, contest.fair, len(looks(self._most))),
            share=found.mean,
            low=low,
            high=high,
            fair=contest.fair,
            deals=len(samples),
            games=sum(len(deal.games) for deal in self.deals),
            upper_score=self._score(contest.upper),
            lower_score=self._score(contest.lower),
        )

    def _look(self) -> None:
        """Add the samples of deals that follow without a gap, and test them if a test is due."""
        while (number := len(self._samples)) in self._results.deals:
            self._samples.append(sample(self.contest, self._results.deals[number]))
        if len(self._samples) >= self.wanted:
            self.wanted = wanted(self._samples, self.contest.fair, self._most)

    def _score(self, level: str) -> float | None:
        known = [score for deal in self.deals for score in scores(self.contest, deal, level)]
        return fmean(known) if known else None

    def _out_of_time(self) -> bool:
        if self._seconds is None:
            return False
        now = time.monotonic()
        self._began = now if self._began is None else self._began
        return now - self._began > self._seconds
