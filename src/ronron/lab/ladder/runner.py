"""Run a ladder: play the deals of all pairs, and sum up the results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from ronron import bots
from ronron.api import Game, load
from ronron.api.warm import is_warm, warm
from ronron.bots import LEVELS
from ronron.kernel.cache import fingerprint
from ronron.lab.ladder import deal
from ronron.lab.ladder.deal import RANDOM, Contest, Deal
from ronron.lab.ladder.plan import Plan, check_count
from ronron.lab.ladder.ratings import Rating, rate
from ronron.lab.ladder.results_file import ResultsFile
from ronron.lab.ladder.series import Pair, Series
from ronron.lab.ladder.workers import Workers, cores, start_workers
from ronron.said import Said, said

Progress = Callable[[Said, int, int], None]
"""Called with what is being done, the number of deals played, and the number wanted so far."""


class Standings(msgspec.Struct):
    """Results with one number of players."""

    players: int
    pairs: list[Pair]
    ratings: list[Rating]


class Ladder(msgspec.Struct):
    """The result of a run."""

    game: str
    rules: int
    box: str
    bots: str
    options: dict[str, Any]
    iterations: dict[str, int]
    """Iterations per decision of the levels that search."""
    seed: int
    most_deals: int
    tables: list[Standings]


def run(
    plan: Plan,
    folder: Path,
    *,
    workers: int | None = None,
    fresh: bool = False,
    progress: Progress = lambda what, done, wanted: None,
) -> Ladder:
    """Play until every pair has enough deals. Deals are kept in a folder, and those kept are not played again."""
    workers = cores() if workers is None else workers
    check_count("workers", workers)
    game = load(plan.game, plan.box)
    tables = [
        [Series(contest, ResultsFile(folder, contest, fresh), plan.deals, plan.seconds) for contest in contests]
        for contests in _contests(game, plan)
    ]
    if not is_warm(game.slug):
        progress(said("bench-t-compiling", game=game.slug), 0, 0)
        warm([game.slug])
    with closing(start_workers(workers, game.slug, plan.box)) as players:
        _play([series for table in tables for series in table], players, progress)
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
        tables=[_standings(table) for table in tables],
    )


def _contests(game: Game, plan: Plan) -> list[list[Contest]]:
    """The contests of all pairs, for each number of players."""
    title = game.title
    counts = title.players if plan.players is None else (title.check_players(plan.players),)
    options = title.check_options(plan.options)
    sources = [Path(deal.__file__), *Path(bots.__file__).parent.glob("*.py"), *game.book.rules.sources]
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


def _play(all_series: Sequence[Series], workers: Workers, progress: Progress) -> None:
    """Keep all workers busy: while one pair waits for its last deals before a test, the next pair begins."""
    running: dict[Future[Deal], Series] = {}
    while True:
        while len(running) < workers.size and (begun := _begin(all_series, workers)) is not None:
            running[begun[0]] = begun[1]
        if not running:
            return
        _tell(all_series, next(iter(running.values())), progress)
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for played in done:
            running.pop(played).add(played.result())


def _begin(all_series: Sequence[Series], workers: Workers) -> tuple[Future[Deal], Series] | None:
    for series in all_series:
        number = series.begin_next()
        if number is not None:
            return workers.begin(series.contest, number), series
    return None


def _tell(all_series: Sequence[Series], now: Series, progress: Progress) -> None:
    contest = now.contest
    pair = f"{contest.lower}–{contest.upper}"
    what = said("ladder-t-playing", game=contest.game, players=contest.players, pair=pair)
    progress(what, sum(each.done for each in all_series), sum(each.wanted for each in all_series))


def _standings(table: Sequence[Series]) -> Standings:
    return Standings(
        players=table[0].contest.players,
        pairs=[series.pair() for series in table],
        ratings=rate([(series.contest, series.deals) for series in table]),
    )
