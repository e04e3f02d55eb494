"""Benchmarks of the engine, alone or beside other engines in the same run.

Every figure is the best of several rounds. What is compared is measured alternately, round by round, so that ratios
hold on a noisy machine too.
"""

from __future__ import annotations

import importlib
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np

from ronron.api import Game, load, play_to_the_end
from ronron.bots import Budget, think
from ronron.causes import quoted
from ronron.errors import OptionError, PeerError
from ronron.games import PRACTICE, slugs
from ronron.kernel import NATURE
from ronron.kernel.cache import VARIABLE
from ronron.said import Said, one_of, said

ROUNDS = 5
SECONDS_PER_ROUND = 0.25
BATCH = 1024
ITERATIONS = 20_000
"""Iterations of one search; longer searches have deeper trees and are slower."""
THREADS = 2

Measure = Callable[[], float]
Setup = dict[str, Any]
"""Arguments of `Game.deal`: players and options."""
Progress = Callable[[Said], None]


class Figures(msgspec.Struct):
    """The figures of one game with one number of players and options."""

    game: str
    players: int
    options: dict[str, str]
    playouts_per_s: float
    ns_per_choice: float
    """Per decision between two or more options, in a playout."""
    python_ns_per_decision: float
    batch_ns_per_decision: float
    two_threads: float
    """Playouts per second with two threads, divided by those with one."""
    iterations_per_s: float
    """Iterations per second of a search from the first decision, in one tree."""
    two_trees: float
    """Iterations per second with two trees, divided by those with one."""
    cold_start_s: float
    """From the start of a process with an empty cache to the end of its first playout."""
    warm_start_s: float
    state_bytes: int


class Comparison(msgspec.Struct):
    """One of our figures and a peer's, from the same run."""

    game: str
    peer: str
    what: str
    ours: float
    theirs: float
    ratio: float
    """Our speed divided by theirs, whatever the unit; above 1 we are faster."""


class Peer(msgspec.Struct, frozen=True):
    """A measurement of another engine, of something ours does too."""

    game: str
    name: str
    what: str
    """The measurement of ours it is compared with: a key of OURS."""
    measure: Measure
    stands_in: bool = False
    """Whether it is also compared with games that no other engine has. Its name says which game it plays."""


class Report(msgspec.Struct):
    """The result of a run."""

    figures: list[Figures]
    comparisons: list[Comparison]


def run(game: str | None = None, peers: bool = False, progress: Progress = lambda what: None) -> Report:
    """Measure one game or all, with the peers or without."""
    chosen = [game] if game is not None else slugs()
    rivals = _peers(chosen) if peers else []
    report = Report([], [])
    for slug in chosen:
        loaded = load(slug)
        for setup in setups(loaded):
            words = ", ".join(f"{name}={value}" for name, value in setup.items())
            progress(said("bench-t-game", game=slug, setup=words))
            report.figures.append(_figures(loaded, setup))
    for rival in rivals:
        progress(said("bench-t-beside", game=rival.game, peer=rival.name, what=measured(rival.what)))
        report.comparisons.append(_compare(rival))
    return report


def setups(game: Game) -> list[Setup]:
    """The setups that are measured: every number of players with every value of the game's first option."""
    first = next(iter(game.title.options.items()), None)
    varied: list[Setup] = [{}] if first is None else [{first[0]: value} for value in first[1]]
    return [{"players": players, **options} for players in game.title.players for options in varied]


def _peers(chosen: Sequence[str]) -> list[Peer]:
    """The peers of these games; for a game that no other engine has, those that stand in."""
    module = importlib.import_module("ronron_practice.peers")
    module.need_all()
    known: list[Peer] = module.PEERS
    matching = [peer for peer in known if peer.game in chosen]
    reference = [peer for peer in known if peer.what in ("ns per choice", "search, iterations/s") and peer.stands_in]
    unknown = [slug for slug in chosen if slug not in PRACTICE]
    return matching + [msgspec.structs.replace(peer, game=slug) for slug in unknown for peer in reference]


def _figures(game: Game, setup: Setup) -> Figures:
    seconds, threaded = _interleaved(
        [lambda: _playout_seconds(game, setup, 1), lambda: _playout_seconds(game, setup, THREADS)]
    )
    one_tree, two_trees = _interleaved([lambda: _iterations(game, setup, 1), lambda: _iterations(game, setup, 2)], max)
    cold, warm = _start_seconds(game.slug)
    return Figures(
        game=game.slug,
        players=setup["players"],
        options={name: str(value) for name, value in setup.items() if name != "players"},
        playouts_per_s=1 / seconds,
        ns_per_choice=seconds / _choices_per_game(game, setup) * 1e9,
        python_ns_per_decision=_best(lambda: python_ns(game, setup)),
        batch_ns_per_decision=_best(lambda: batch_ns(game, setup)),
        two_threads=seconds / threaded,
        iterations_per_s=one_tree,
        two_trees=two_trees / one_tree,
        cold_start_s=cold,
        warm_start_s=warm,
        state_bytes=game.book.rules.state.dtype.itemsize,
    )


def _choices_per_game(game: Game, setup: Setup) -> float:
    tally = game.playouts(2000, **setup)
    return tally.choices / tally.games


def _playout_seconds(game: Game, setup: Setup, threads: int) -> float:
    """Seconds per playout, over at least SECONDS_PER_ROUND."""
    games = 4096
    while True:
        began = time.perf_counter()
        game.playouts(games, threads=threads, **setup)
        spent = time.perf_counter() - began
        if spent > SECONDS_PER_ROUND:
            return spent / games
        games = max(2 * games, int(1.2 * games * SECONDS_PER_ROUND / spent))


def playouts_per_second(slug: str) -> float:
    """Random games per second from deal to end, in one thread."""
    game = load(slug)
    return 1 / _playout_seconds(game, setups(game)[0], 1)


def choice_ns(slug: str) -> float:
    """Nanoseconds per decision between two or more options in a playout, of the slowest setup."""
    game = load(slug)
    return max(_playout_seconds(game, setup, 1) / _choices_per_game(game, setup) * 1e9 for setup in setups(game))


def _iterations(game: Game, setup: Setup, trees: int) -> float:
    """Iterations per second of searches from the first decision of a game, none longer than ITERATIONS."""
    position = game.deal(1, **setup)
    while position.turn == NATURE:
        position.draw(np.random.default_rng(1))
    seat = position.turn
    assert seat is not None  # noqa: S101  the game has just been dealt
    known = position.redacted(seat)
    made = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS_PER_ROUND:
        budget = Budget(iterations=trees * ITERATIONS, seconds=SECONDS_PER_ROUND, trees=trees)
        made += think(game.engine, known, seat, budget, seed=1).iterations
    return made / spent


def python_ns(game: Game, setup: Setup) -> float:
    """Nanoseconds per decision of a Python loop over `Position`, dealing included."""
    decisions = 0
    seed = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS_PER_ROUND:
        position = game.deal(seed, **setup)
        seed += 1
        play_to_the_end(position, lambda moment: random.choice(moment.legal))
        decisions += len(position.decisions)
    return spent / decisions * 1e9


def batch_ns(game: Game, setup: Setup) -> float:
    """Nanoseconds per decision of a batch: choosing, playing, and dealing anew what is over."""
    batch = game.batch(BATCH, seed=1, **setup)
    rounds = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS_PER_ROUND:
        batch.play(batch.choose())
        batch.renew()
        rounds += 1
    return spent / (rounds * BATCH) * 1e9


def _start_seconds(slug: str) -> tuple[float, float]:
    """Seconds a new process takes to its first playout, with an empty cache and with a full one."""
    command = [sys.executable, "-c", f"import ronron; ronron.load({slug!r}).playouts(1)"]
    with tempfile.TemporaryDirectory() as empty:
        environment = {**os.environ, VARIABLE: empty}

        def start() -> float:
            began = time.perf_counter()
            subprocess.run(command, env=environment, check=True)
            return time.perf_counter() - began

        return start(), min(start() for _ in range(3))


OURS: dict[str, Callable[[str], float]] = {
    "playouts/s": playouts_per_second,
    "ns per choice": choice_ns,
    "Python loop, ns per decision": lambda slug: python_ns(load(slug), setups(load(slug))[0]),
    "batch of 1,024, ns per decision": lambda slug: batch_ns(load(slug), setups(load(slug))[0]),
    "search, iterations/s": lambda slug: _iterations(load(slug), setups(load(slug))[0], 1),
}
WHAT = {
    "playouts/s": "bench-t-playouts",
    "ns per choice": "bench-t-choice",
    "Python loop, ns per decision": "bench-t-python",
    "batch of 1,024, ns per decision": "bench-t-batch",
    "search, iterations/s": "bench-t-search",
}
"""The message for each of them."""


def measured(what: str) -> Said:
    """What is measured, for people."""
    return said(WHAT[what]) if what in WHAT else quoted(what)


def _compare(peer: Peer) -> Comparison:
    if peer.what not in OURS:
        raise OptionError("error-peer-what", given=repr(peer.what), ours=one_of(OURS))
    rate = peer.what.endswith("/s")
    best = max if rate else min
    ours, theirs = _interleaved([lambda: OURS[peer.what](peer.game), lambda: _theirs(peer)], best)
    ratio = ours / theirs if rate else theirs / ours
    return Comparison(game=peer.game, peer=peer.name, what=peer.what, ours=ours, theirs=theirs, ratio=ratio)


def _theirs(peer: Peer) -> float:
    try:
        return peer.measure()
    except Exception as error:
        raise PeerError("error-peer-failed", peer=peer.name, what=peer.what, why=quoted(str(error))) from error


def _best(measure: Measure) -> float:
    return _interleaved([measure])[0]


def _interleaved(measures: Sequence[Measure], best: Callable[[list[float]], float] = min) -> list[float]:
    """The best of several rounds for each measure. They alternate, after one round to warm up."""
    for measure in measures:
        measure()
    rounds = [[measure() for measure in measures] for _ in range(ROUNDS)]
    return [best(list(column)) for column in zip(*rounds, strict=True)]
