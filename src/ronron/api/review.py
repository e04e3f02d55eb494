"""Reviewing a finished game: what each decision was worth, which was better, and who was winning.

A decision is judged by what its seat knew when it decided, never by what came of it. Every search here is given the
redacted state and nothing else, so good luck makes no decision better and bad luck none worse.

First a search looks for the best decision. Its own estimate of that decision is biased upwards: among equal decisions
it prefers the one that was lucky in the search. So if another decision was made, a jury of independent searches
compares the two. The cost is the mean of their differences, and its error follows from their standard deviation.
"""

from __future__ import annotations

import os
import statistics
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from ronron.api.game import Game
from ronron.api.position import Position
from ronron.api.telling import choices
from ronron.bots import Budget, Prospect, Thought, think
from ronron.errors import SeatError, TurnError
from ronron.games.contract import Choice
from ronron.kernel.bits import bit
from ronron.kernel.engine import Engine
from ronron.kernel.generator import seeded
from ronron.kernel.records import Records
from ronron.said import Said

JURY = 4
"""The number of searches that compare the decision made with the best one."""
ENOUGH = 5
"""A juror with fewer iterations than this does not count."""
SURE = 3.18
"""Standard errors in a 95 % interval of the cost (Student's t for a jury of four)."""
SLIGHT = 0.01
"""A cost up to this does not count."""
SEARCH_S = 0.05
"""By default a search makes as many iterations as fit into this time at the game's usual pace."""
FEWEST = 500
"""The fewest iterations of a search by default, however slow the game is."""
KERNELS = ("look", "search")
DIGITS = 4

Progress: TypeAlias = Callable[[int, int], None]
"""Called with the number of decisions judged and the number of all. If it raises, the review ends."""
Line: TypeAlias = npt.NDArray[np.float64]


class Weighed(Choice, frozen=True):
    """A decision, and what the search thought of it."""

    share: float
    """Its estimated share of the win, from 0 to 1; a small part of that is for the margin."""
    visits: int


class Verdict(msgspec.Struct, frozen=True):
    """One decision, judged by what its seat knew."""

    number: int
    """Its number among all decisions of the record, outcomes of nature included, from 1."""
    seat: int
    decision: int
    text: str
    label: Said
    better: int
    """The best decision found; the decision made, if none is better."""
    better_text: str
    better_label: Said
    before: float
    """The seat's share of the win with the best decision."""
    after: float
    """Its share of the win with the decision made."""
    cost: float
    doubt: float
    """Half the 95 % interval of the cost."""
    clear: bool
    """Whether the decision surely cost something. If not, both decisions may be as good."""
    choices: tuple[Weighed, ...]
    """All decisions the search looked at, the best first."""


class Account(msgspec.Struct, frozen=True):
    """The decisions of one seat, summed up."""

    seat: int
    decisions: int
    """The decisions between two options or more."""
    costly: int
    """The decisions that clearly cost something."""
    cost: float
    """The sum of the costs of these decisions."""


class Review(msgspec.Struct, frozen=True):
    """A finished game, decision by decision."""

    game: str
    rules: int
    box: str
    players: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    iterations: int | None
    seconds: float | None
    seed: int
    verdicts: tuple[Verdict, ...]
    accounts: tuple[Account, ...]
    line: tuple[tuple[float, ...], ...]
    """Who was winning: each seat's share of the win before the first decision of the record, and after every one."""

    def costliest(self, count: int) -> list[Verdict]:
        """The decisions that clearly cost something, the most costly first."""
        return sorted((each for each in self.verdicts if each.clear), key=lambda each: -each.cost)[:count]


@dataclass(frozen=True)
class _Moment:
    """A decision as its seat faced it."""

    number: int
    seat: int
    known: Records
    choices: list[Choice]
    made: int

    def choice(self, decision: int) -> Choice:
        """One of the choices there were."""
        return next(each for each in self.choices if each.decision == decision)


def review(
    position: Position,
    seat: int | None = None,
    budget: Budget | None = None,
    seed: int = 0,
    progress: Progress = lambda done, total: None,
    threads: int | None = None,
) -> Review:
    """Judge every decision of a finished game, or those of one seat, on all cores or so many threads.

    The same seed and iterations give the same review, whatever the number of cores.

    >>> import ronron
    >>> game = ronron.load("tictactoe").deal()
    >>> for cell in ("b2", "a1", "a3", "b1", "c1"):
    ...     game.play(game.game.parse(game, cell))
    >>> [worst] = review(game).costliest(1)
    >>> worst.number, worst.seat, worst.text, worst.better_text
    (4, 1, 'b1', 'c1')
    """
    _check(position, seat)
    seeded(seed)
    budget = budget or usual_budget(position.game)
    verdicts = _judge_all(position.game.engine, list(_moments(position, seat)), budget, seed, progress, threads)
    return conclude(position, verdicts, budget, seed, seat)


def decisions_to_judge(position: Position) -> list[int]:
    """The numbers of the decisions that a review of a finished game judges."""
    _check(position, None)
    return [moment.number for moment in _moments(position, None)]


def judge(position: Position, number: int, budget: Budget, seed: int) -> Verdict:
    """The verdict on one decision of a finished game, by its number; the same as in a review of the whole game."""
    _check(position, None)
    moment = next(each for each in _moments(position, None, number) if each.number == number)
    return _judge(position.game.engine, moment, budget, seed, threading.Event())


def conclude(
    position: Position, verdicts: Sequence[Verdict], budget: Budget, seed: int, seat: int | None = None
) -> Review:
    """The review of a finished game, from the verdicts on its decisions."""
    return Review(
        game=position.game.slug,
        rules=position.game.title.version,
        box=position.game.fingerprint,
        players=position.players,
        scores=tuple(position.scores),
        winners=tuple(position.winners),
        iterations=budget.iterations,
        seconds=budget.seconds,
        seed=seed,
        verdicts=tuple(verdicts),
        accounts=tuple(_account(each, verdicts) for each in range(position.players) if seat in (None, each)),
        line=_who_was_winning(position, verdicts),
    )


def usual_budget(game: Game) -> Budget:
    """The default budget of a search: some seconds for a whole game, and the same iterations on every machine."""
    return Budget(iterations=max(FEWEST, round(SEARCH_S * game.engine.rules.manner.pace)))


def _check(position: Position, seat: int | None) -> None:
    if not position.over:
        raise TurnError("error-not-reviewed-yet")
    if seat is not None and (type(seat) is not int or seat not in range(position.players)):
        raise SeatError("error-review-seat", seat=repr(seat), last=position.players - 1)


def _moments(position: Position, seat: int | None, first: int = 1) -> Iterator[_Moment]:
    """Every decision between two options or more, as its seat faced it, from the decision numbered `first` on."""
    moment = position.after(first - 1)
    for number, made in enumerate(position.decisions[first - 1 :], first):
        mover = moment.turn
        if mover is not None and mover >= 0 and seat in (None, mover) and len(moment.legal) > 1:
            yield _Moment(number, mover, moment.redacted(mover), choices(moment), made)
        moment.play(made)


def _judge_all(
    engine: Engine, moments: Sequence[_Moment], budget: Budget, seed: int, progress: Progress, threads: int | None
) -> tuple[Verdict, ...]:
    """The verdicts in the order of the game, whatever the number of threads."""
    for kernel in KERNELS:  # loaded or compiled here, so that not every thread does it
        getattr(engine, kernel)
    stop = threading.Event()
    verdicts = []
    progress(0, len(moments))
    with ThreadPoolExecutor(1 if engine.plain else threads or os.cpu_count()) as pool:
        try:
            for verdict in pool.map(lambda moment: _judge(engine, moment, budget, seed, stop), moments):
                verdicts.append(verdict)
                progress(len(verdicts), len(moments))
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)
    return tuple(verdicts)


def _judge(engine: Engine, moment: _Moment, budget: Budget, seed: int, stop: threading.Event) -> Verdict:
    thought = think(engine, moment.known, moment.seat, budget, _seed(seed, moment), stop)
    best = thought.prospects[0]
    made, better = moment.choice(moment.made), moment.choice(best.decision)
    cost = doubt = 0.0
    if best.decision != moment.made:
        cost, doubt = _jury(engine, moment, best.decision, budget, seed, stop)
        cost = min(cost, best.share)
    return Verdict(
        number=moment.number,
        seat=moment.seat,
        decision=moment.made,
        text=made.text,
        label=made.label,
        better=best.decision,
        better_text=better.text,
        better_label=better.label,
        before=_figure(best.share),
        after=_figure(best.share - cost),
        cost=_figure(cost),
        doubt=_figure(doubt),
        clear=cost > max(doubt, SLIGHT),
        choices=tuple(_weighed(moment.choice(each.decision), each) for each in thought.prospects),
    )


def _weighed(choice: Choice, prospect: Prospect) -> Weighed:
    told = (choice.decision, choice.text, choice.verb, choice.targets, choice.label)
    return Weighed(*told, share=_figure(prospect.share), visits=prospect.visits)


def _jury(
    engine: Engine, moment: _Moment, better: int, budget: Budget, seed: int, stop: threading.Event
) -> tuple[float, float]:
    """The cost of the decision made compared with a better one, at least 0, and half its 95 % interval.

    Each juror searches both decisions separately with the same seed, and with a part of the budget for each. If a juror
    had too few iterations, the cost is 0 with full doubt.
    """
    part = replace(
        budget,
        iterations=None if budget.iterations is None else max(1, budget.iterations // JURY),
        seconds=None if budget.seconds is None else budget.seconds / JURY,
    )

    def testimony(decision: int, juror: int) -> Thought:
        number = _seed(seed, moment, juror)
        return think(engine, moment.known, moment.seat, part, number, stop, among=bit(decision))

    heard = [(testimony(better, juror), testimony(moment.made, juror)) for juror in range(1, JURY + 1)]
    if any(thought.iterations < ENOUGH for pair in heard for thought in pair):
        return 0.0, 1.0
    gaps = [one.prospects[0].share - other.prospects[0].share for one, other in heard]
    return max(0.0, statistics.mean(gaps)), SURE * statistics.stdev(gaps) / JURY**0.5


def _seed(seed: int, moment: _Moment, juror: int = 0) -> int:
    """A different seed for every search of a review."""
    return (seed << 32) + moment.number * (JURY + 1) + juror


def _account(seat: int, verdicts: Sequence[Verdict]) -> Account:
    own = _of(seat, verdicts)
    costs = [each.cost for each in own if each.clear]
    return Account(seat, len(own), len(costs), _figure(sum(costs)))


def _of(seat: int, verdicts: Sequence[Verdict]) -> list[Verdict]:
    return [each for each in verdicts if each.seat == seat]


def _who_was_winning(position: Position, verdicts: Sequence[Verdict]) -> tuple[tuple[float, ...], ...]:
    """Each seat's share of the win, before the first decision and after every one.

    A search estimates the share of its own seat only. So each seat's line joins the estimates at its own decisions, is
    interpolated in between, and ends at what the seat won. The lines are scaled so that they sum to one win; seats
    whose decisions were not judged share the rest. For a player alone the line is not scaled.
    """
    seats = range(position.players)
    known = {seat: _own_line(position, seat, own) for seat in seats if (own := _of(seat, verdicts))}
    if not known:
        return ()
    lines = list(known.values()) if len(seats) == 1 else _sharing_one_win(known, len(seats))
    return tuple(tuple(map(_figure, shares)) for shares in np.transpose(lines).tolist())


def _sharing_one_win(known: dict[int, Line], players: int) -> list[Line]:
    """The lines of all seats, scaled to sum to one win; seats without a line share the rest."""
    others = players - len(known)
    total: Line = np.sum(list(known.values()), axis=0)
    scale = np.maximum(total, 1.0 if others else np.finfo(float).tiny)
    rest = (1.0 - total / scale) / max(1, others)
    return [known[seat] / scale if seat in known else rest for seat in range(players)]


def _own_line(position: Position, seat: int, verdicts: Sequence[Verdict]) -> Line:
    """The estimates at a seat's own decisions, interpolated in between, and at the end what it won."""
    points: dict[int, float] = {}
    for verdict in verdicts:
        points[verdict.number - 1] = verdict.before
        points[verdict.number] = verdict.after
    last = len(position.decisions)
    if position.players > 1:
        points[last] = 1 / len(position.winners) if seat in position.winners else 0.0
    return np.interp(np.arange(last + 1), list(points), list(points.values()))


def _figure(value: float) -> float:
    return round(value, DIGITS)
