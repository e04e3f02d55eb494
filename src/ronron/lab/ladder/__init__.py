"""The ladder: how strong each level is, measured against the one below it, with intervals.

One seat is the upper level's and all others are the lower level's, on the same deals seat by seat. Search levels think
in iterations, and all luck comes from the number of the deal. So the figures are the same on every machine and with any
number of workers; only the times differ.
"""

from ronron.lab.ladder.plan import PAIRS, Plan, read_pair
from ronron.lab.ladder.runner import Ladder, Standings, run

__all__ = ["PAIRS", "Ladder", "Plan", "Standings", "read_pair", "run"]
