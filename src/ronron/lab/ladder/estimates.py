"""What can be said of two levels after so many deals, and when it is enough.

A deal is one sample. A contest is looked at after 16 deals, 32, 64 and so on, and ends as soon as the share of the
upper level is surely not the fair one. Whoever looks often sees more by mere luck; so all looks together may be wrong
as often as one look of 95 % would be, each its part of that (Bonferroni).
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
"""How often an interval may miss the truth."""

Verdict = Literal["above", "below", "luck hides it"]


@dataclass(frozen=True)
class Estimate:
    """A mean share, and how far off it may be."""

    mean: float
    error: float

    def interval(self, doubt: float = DOUBT) -> tuple[float, float]:
        """Where the truth lies but for some doubt; a share is neither below 0 nor above 1."""
        reach = NormalDist().inv_cdf(1 - doubt / 2) * self.error
        return max(0.0, self.mean - reach), min(1.0, self.mean + reach)


def looks(most: int) -> list[int]:
    """After how many deals a contest is looked at."""
    doublings = (FIRST_LOOK << times for times in itertools.count())
    return [*itertools.takewhile(lambda deals: deals < most, doublings), most]


def estimate(samples: Sequence[float], fair: float) -> Estimate:
    """The mean of the samples and its standard error.

    For the error one more deal is imagined, won or lost as chance has it: a few deals that happen to be alike would
    else leave no doubt at all.
    """
    count = len(samples)
    middle = (sum(samples) + fair) / (count + 1)
    squares = math.fsum((each - middle) ** 2 for each in samples)
    squares += fair * (1 - middle) ** 2 + (1 - fair) * middle**2
    return Estimate(fmean(samples), math.sqrt(squares / count / (count + 1)))


def wanted(samples: Sequence[float], fair: float, most: int) -> int:
    """How many deals a contest shall have, as far as its first ones tell: until a look finds out who is better."""
    due = looks(most)
    for deals in due[:-1]:
        if len(samples) < deals or verdict(samples[:deals], fair, len(due)) != "luck hides it":
            return deals
    return most


def verdict(samples: Sequence[float], fair: float, looks_in_all: int) -> Verdict:
    """Is the upper level above its fair share, or below, as far as one of so many looks can tell?"""
    low, high = estimate(samples, fair).interval(DOUBT / looks_in_all)
    if low > fair:
        return "above"
    return "below" if high < fair else "luck hides it"
