"""One pair of levels on its way through its deals."""

from __future__ import annotations

import time
from statistics import fmean

import msgspec

from ronron.lab.ladder.deal import Contest, Deal, sample, scores
from ronron.lab.ladder.estimates import Verdict, estimate, looks, verdict, wanted
from ronron.lab.ladder.results_file import ResultsFile


class Pair(msgspec.Struct):
    """What came of two levels at one table."""

    lower: str
    upper: str
    verdict: Verdict
    """Of the upper level's share beside the fair one; stricter than the interval, since it was looked at often."""
    share: float
    """The upper level's part of the win, on average; alone, how often it did better on the same deal."""
    low: float
    """From here …"""
    high: float
    """… to here, but for a doubt of 5 %."""
    fair: float
    deals: int
    games: int
    upper_score: float | None
    """On average, where somebody won; None if nobody ever did."""
    lower_score: float | None


class Series:
    """One contest on its way: which deal comes next, and when it is enough.

    What it comes to depends on its deals in order alone, however they were played and when.
    """

    def __init__(self, contest: Contest, results: ResultsFile, most: int, seconds: float | None = None) -> None:
        self.contest = contest
        self.wanted = 0
        """How many deals there shall be, as far as can be told before the next look."""
        self._results = results
        self._most = most
        self._seconds = seconds
        self._began: float | None = None
        self._under_way: set[int] = set()
        self._samples: list[float] = []
        self._look()

    @property
    def done(self) -> int:
        """How many deals count so far: those before the first gap, and not more than are wanted."""
        return min(len(self._samples), self.wanted)

    @property
    def deals(self) -> list[Deal]:
        """Those that count, in order."""
        return [self._results.deals[number] for number in range(self.done)]

    def begin_next(self) -> int | None:
        """A deal to be played now, if there is one; it is then under way."""
        missing = (each for each in range(self.wanted) if each not in self._results.deals)
        number = next((each for each in missing if each not in self._under_way), None)
        if number is None or self._out_of_time():
            return None
        self._under_way.add(number)
        return number

    def add(self, deal: Deal) -> None:
        """A deal that was played."""
        self._under_way.discard(deal.number)
        self._results.add(deal)
        self._look()

    def pair(self) -> Pair:
        """What came of it."""
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
        """Take in what follows without a gap, and see whether it is enough where a look is due."""
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
