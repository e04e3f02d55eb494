"""The share of the upper level with its interval, and when a contest has enough deals.

A deal is one sample. A contest is tested after 16 deals, 32, 64 and so on, and ends as soon as the upper level's share
differs significantly from the fair one. Since repeated tests find more by chance, the error of 5 % is divided among
them (Bonferroni).
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean
from typing import Literal

FIRST_LOOK = 16
DOUBT = 0.05
"""The probability that an interval misses the true share."""

Verdict = Literal["above", "below", "luck hides it"]


@dataclass(frozen=True)
class Estimate:
    """A mean share and its standard error."""

    mean: float
    error: float

    def interval(self, doubt: float = DOUBT) -> tuple[float, float]:
        """The confidence interval of the share, clipped to 0 and 1."""
        reach = NormalDist().inv_cdf(1 - doubt / 2) * self.error
        return max(0.0, self.mean - reach), min(1.0, self.mean + reach)


def looks(most: int) -> list[int]:
    """The numbers of deals after which a contest is tested."""
    doublings = (FIRST_LOOK << times for times in itertools.count())
    return [*itertools.takewhile(lambda deals: deals < most, doublings), most]


def estimate(samples: Sequence[float], fair: float) -> Estimate:
    """The mean of the samples and its standard error.

    For the error a fictitious sample with the fair mean is added: otherwise a few deals with equal results would have
    no error at all.
    """
    count = len(samples)
    middle = (sum(samples) + fair) / (count + 1)
    squares = math.fsum((each - middle) ** 2 for each in samples)
    squares += fair * (1 - middle) ** 2 + (1 - fair) * middle**2
    return Estimate(fmean(samples), math.sqrt(squares / count / (count + 1)))


def wanted(samples: Sequence[float], fair: float, most: int) -> int:
    """The number of deals a contest needs, from its samples so far: up to the first test that is significant."""
    due = looks(most)
    for deals in due[:-1]:
        if len(samples) < deals or verdict(samples[:deals], fair, len(due)) != "luck hides it":
            return deals
    return most


def verdict(samples: Sequence[float], fair: float, looks_in_all: int) -> Verdict:
    """Whether the upper level is significantly above or below its fair share, by one of so many tests."""
    low, high = estimate(samples, fair).interval(DOUBT / looks_in_all)
    if low > fair:
        return "above"
    return "below" if high < fair else "luck hides it"
