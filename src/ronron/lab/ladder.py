"""The ladder: how strong each level is, measured against the one below, with intervals.

One seat is the upper level's and all others are the lower level's, on the same deals seat by seat. Search levels think
in iterations, and all luck comes from the number of the deal: the figures are the same on every machine, with any
number of workers; only the times are its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import closing
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from ronron import bots
from ronron.api import Game, load
from ronron.api.warm import is_warm, warm
from ronron.bots import LEVELS
from ronron.errors import OptionError
from ronron.kernel.cache import fingerprint
from ronron.kernel.generator import seeded
from ronron.lab import ladder_deal
from ronron.lab.ladder_crew import Crew, cores, crew
from ronron.lab.ladder_deal import RANDOM, Contest, Deal
from ronron.lab.ladder_notebook import Notebook
from ronron.lab.ladder_ratings import Rating, rate
from ronron.lab.ladder_series import Pair, Series

MOST_DEALS = 512
MANY = 10**6
RUNGS = (RANDOM, *LEVELS)
"""From the lowest to the highest."""
LEAP = ("matou", "raminagrobis")
"""Whether thinking ahead is worth it at all."""
PAIRS = (*pairwise(RUNGS), LEAP)

Progress = Callable[[str, int, int], None]
"""Called with what is being done, how many deals are played, and how many are wanted as far as can be told."""


class Rung(msgspec.Struct):
    """A table with so many players."""

    players: int
    pairs: list[Pair]
    ratings: list[Rating]


class Ladder(msgspec.Struct):
    """All of a run."""

    game: str
    rules: int
    box: str
    bots: str
    options: dict[str, Any]
    iterations: dict[str, int]
    """Of those levels that think ahead."""
    seed: int
    most_deals: int
    tables: list[Rung]


@dataclass(frozen=True)
class Plan:
    """What is to be found out."""

    game: str
    players: int | None = None
    """Every number the game is for, unless told."""
    options: dict[str, Any] = field(default_factory=dict)
    box: Path | None = None
    pairs: Sequence[tuple[str, str]] = PAIRS
    """The lower level first."""
    deals: int = MOST_DEALS
    """The most of each pair."""
    seconds: float | None = None
    """How long a pair may take; it then ends with what was played, which is more on a faster machine."""
    seed: int = 0

    def __post_init__(self) -> None:
        """Refuse what cannot be found out."""
        _check_count("deals", self.deals)
        seeded(self.seed)
        if self.seconds is not None and not self.seconds > 0:
            raise OptionError(f"seconds: expected a number above 0, not {self.seconds!r}")
        if not self.pairs:
            raise OptionError(f"a ladder wants at least one pair of levels; {_levels()}")
        for pair in self.pairs:
            _check_pair(pair)


def read_pair(text: str) -> tuple[str, str]:
    """Two levels as they are typed, the lower one first: `chaton-matou`."""
    lower, _, upper = text.partition("-")
    return _check_pair((lower, upper))


def _check_pair(pair: tuple[str, str]) -> tuple[str, str]:
    if len({*pair} & {*RUNGS}) != 2:
        named = "-".join(pair)
        raise OptionError(f"a pair is two different levels such as matou-gouttiere, not {named!r}; {_levels()}")
    return pair


def _levels() -> str:
    return f"the levels are {', '.join(RUNGS)}"


def _check_count(what: str, count: int) -> None:
    if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= MANY:
        raise OptionError(f"{what}: expected a whole number from 1 to {MANY:,}, not {count!r}")


def run(
    plan: Plan,
    folder: Path,
    *,
    workers: int | None = None,
    fresh: bool = False,
    progress: Progress = lambda what, done, wanted: None,
) -> Ladder:
    """Play until every pair is known well enough; deals are kept in a folder, and what is there is not played again."""
    workers = cores() if workers is None else workers
    _check_count("workers", workers)
    game = load(plan.game, plan.box)
    tables = [
        [Series(contest, Notebook(folder, contest, fresh), plan.deals, plan.seconds) for contest in contests]
        for contests in _contests(game, plan)
    ]
    if not is_warm(game.slug):
        progress(f"compiling {game.slug}", 0, 0)
        warm([game.slug])
    with closing(crew(workers, game.slug, plan.box)) as team:
        _play([series for table in tables for series in table], team, progress)
    first = tables[0][0].contest
    return Ladder(
        game=game.slug,
        rules=first.rules,
        box=first.box,
        bots=first.bots,
        options=first.options,
        iterations=_iterations(series.contest for series in tables[0]),
        seed=plan.seed,
        most_deals=plan.deals,
        tables=[_rung(table) for table in tables],
    )


def _contests(game: Game, plan: Plan) -> list[list[Contest]]:
    """For each number of players, all pairs."""
    title = game.title
    counts = title.players if plan.players is None else (title.check_players(plan.players),)
    options = title.check_options(plan.options)
    sources = [Path(ladder_deal.__file__), *Path(bots.__file__).parent.glob("*.py"), *game.book.rules.sources]
    common: dict[str, Any] = {"rules": title.version, "box": game.fingerprint, "bots": fingerprint(sources)}
    common |= {"game": game.slug, "options": options, "seed": plan.seed}
    return [
        [
            Contest(players=players, lower=lower, upper=upper, budgets=_budgets(game, lower, upper), **common)
            for lower, upper in dict.fromkeys(plan.pairs)
        ]
        for players in counts
    ]


def _budgets(game: Game, *levels: str) -> dict[str, bots.Budget]:
    budgets = {level: LEVELS[level].on_the_ladder(game.engine) for level in levels if level != RANDOM}
    return {level: budget for level, budget in budgets.items() if budget is not None}


def _iterations(contests: Iterable[Contest]) -> dict[str, int]:
    budgets = {level: budget for contest in contests for level, budget in contest.budgets.items()}
    return {level: budget.iterations or 0 for level, budget in budgets.items()}


def _play(all_series: Sequence[Series], team: Crew, progress: Progress) -> None:
    """Keep everybody busy: who has nothing to do before the next look at one pair begins with the next pair."""
    running: dict[Future[Deal], Series] = {}
    while True:
        while len(running) < team.size and (begun := _begin(all_series, team)) is not None:
            running[begun[0]] = begun[1]
        if not running:
            return
        _tell(all_series, next(iter(running.values())), progress)
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for played in done:
            running.pop(played).add(played.result())


def _begin(all_series: Sequence[Series], team: Crew) -> tuple[Future[Deal], Series] | None:
    for series in all_series:
        number = series.begin_next()
        if number is not None:
            return team.begin(series.contest, number), series
    return None


def _tell(all_series: Sequence[Series], now: Series, progress: Progress) -> None:
    contest = now.contest
    what = f"{contest.game} for {contest.players}, {contest.lower}–{contest.upper}"
    progress(what, sum(each.done for each in all_series), sum(each.wanted for each in all_series))


def _rung(table: Sequence[Series]) -> Rung:
    return Rung(
        players=table[0].contest.players,
        pairs=[series.pair() for series in table],
        ratings=rate([(series.contest, series.deals) for series in table]),
    )
