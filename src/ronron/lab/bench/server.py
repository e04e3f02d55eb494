"""A benchmark of the server: many tables at once, beside a bare echo that shows the cost of sockets alone.

The server has one core and the clients another. Our server and the echo are measured alternately, with the same number
of sockets, messages and bytes, so that other load on the machine affects both.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ronron.api.warm import is_warm, warm
from ronron.errors import RonronError
from ronron.games import GAMES, find
from ronron.lab.bench.clients import SEATS, Tally
from ronron.lab.bench.engine import Progress
from ronron.lab.bench.hosts import EchoServer, Reading, RonronServer
from ronron.lab.bench.load import Load
from ronron.lab.children import Child, two_cores
from ronron.said import Said, said

TABLES = 1000
SECONDS = 30.0
EVERY_S = 2.0
"""Seconds between two moves at a table."""
ROUNDS = 3
TIMES_THE_ECHO = 3
ENOUGH_MS = 25.0
MEGABYTE = 1e6


class ServerFigures(msgspec.Struct):
    """The figures of one of the two servers."""

    moves: int
    moves_per_s: float
    p50_ms: float
    """From sending a move until both seats were told of it; the same for the next two."""
    p99_ms: float
    max_ms: float
    p99_ms_by_round: list[float]
    cpu_share: float
    """Processor time of the server, as a share of one core."""
    others_share_by_round: list[float]
    """The share of that core that other processes took. A round in which it is large means little."""
    commits_per_s: float
    empty_mb: float
    """Resident memory before the first connection."""
    open_mb: float
    """Resident memory with all sockets open, before the first move."""
    end_mb: float
    """Resident memory at the end."""
    bytes_in: int
    """Mean length of a move as sent to the server."""
    bytes_out: int
    """Mean length of a move as each seat was told of it."""
    skipped: int
    """Moves not sent because the one before was still unanswered."""
    unanswered: int
    refusals: list[str]
    load_cpu_share: float
    """Processor time of the clients, as a share of their core; near 1 the clients are the bottleneck."""
    load_p99_late_ms: float
    """How late the clients sent their moves."""


class ServerReport(msgspec.Struct):
    """The result of a run."""

    game: str
    tables: int
    sockets: int
    seconds: float
    """How long each of the two servers was measured."""
    pinned: bool
    ours: ServerFigures
    echo: ServerFigures
    rush_moves_per_s: float
    """Moves per second when all tables move as fast as the server answers."""
    ratio: float
    """Our 99th percentile divided by the echo's."""
    target_ms: float
    met: bool


class MeasuredServer:
    """One of the two servers, and the readings of each round."""

    def __init__(self, host: Child) -> None:
        self.host = host
        self.empty: Reading = host.ask("read")
        self.full = self.empty
        self._rounds: list[tuple[Reading, Tally, Reading]] = []

    def fill(self, load: Child, method: str, *arguments: Any) -> None:
        """Have all clients connect."""
        load.ask(method, self.host.ask("port"), *arguments)
        self.full = self.host.ask("read")

    def measure(self, load: Child, method: str, *arguments: Any) -> None:
        """Measure one round."""
        before = self.host.ask("read")
        tally = load.ask(method, *arguments)
        self._rounds.append((before, tally, self.host.ask("read")))

    def figures(self) -> ServerFigures:
        """The figures of all rounds together."""
        tallies = [tally for _, tally, _ in self._rounds]
        times = [each for tally in tallies for each in tally.times]
        if not times:
            raise RonronError("error-nothing-answered")
        late = [each for tally in tallies for each in tally.late]
        wall = sum(after.at - before.at for before, _, after in self._rounds)
        cpu = sum(after.cpu_s - before.cpu_s for before, _, after in self._rounds)
        moves = sum(tally.moves for tally in tallies)
        loaded = sum(tally.seconds for tally in tallies)
        return ServerFigures(
            moves=moves,
            moves_per_s=moves / loaded,
            p50_ms=_percentile(times, 50),
            p99_ms=_percentile(times, 99),
            max_ms=_percentile(times, 100),
            p99_ms_by_round=[_percentile(tally.times, 99) for tally in tallies],
            cpu_share=cpu / wall,
            others_share_by_round=[_others_share(before, after) for before, _, after in self._rounds],
            commits_per_s=sum(after.commits - before.commits for before, _, after in self._rounds) / wall,
            empty_mb=self.empty.resident_bytes / MEGABYTE,
            open_mb=self.full.resident_bytes / MEGABYTE,
            end_mb=self._rounds[-1][2].resident_bytes / MEGABYTE,
            bytes_in=sum(tally.move_bytes for tally in tallies) // moves,
            bytes_out=sum(tally.told_bytes for tally in tallies) // sum(tally.told for tally in tallies),
            skipped=sum(tally.skipped for tally in tallies),
            unanswered=sum(tally.unanswered for tally in tallies),
            refusals=[code for tally in tallies for code in tally.refusals],
            load_cpu_share=sum(tally.cpu_s for tally in tallies) / loaded,
            load_p99_late_ms=_percentile(late, 99),
        )


def run(
    tables: int = TABLES,
    seconds: float = SECONDS,
    every: float = EVERY_S,
    progress: Progress = lambda what: None,
) -> ServerReport:
    """Measure the server and the echo alternately, each for so many seconds in all."""
    slug = next(slug for slug in GAMES if SEATS in find(slug).title.players)
    if not is_warm(slug):
        progress(said("bench-t-compiling", game=slug))
        warm([slug])
    core, other = two_cores()
    with (
        tempfile.TemporaryDirectory(prefix="ronron-bench-") as data,
        Child(core, RonronServer, data, slug) as server,
        Child(core, EchoServer) as bare,
        Child(other, Load) as load,
    ):
        ours, echo = MeasuredServer(server), MeasuredServer(bare)
        progress(said("bench-t-opening", tables=tables))
        ours.fill(load, "open_tables", slug, tables)
        echo.fill(load, "open_echo", tables)
        progress(said("bench-t-rush"))
        rush: Tally = load.ask("rush")
        usual: Tally = load.ask("play", every, every)
        lengths = usual.move_bytes // usual.moves, usual.told_bytes // max(1, usual.told)
        load.ask("echo", every, every, lengths)
        for number in range(1, ROUNDS + 1):
            progress(said("bench-t-round-echo", number=number, rounds=ROUNDS))
            echo.measure(load, "echo", seconds / ROUNDS, every, lengths)
            progress(said("bench-t-round-ours", number=number, rounds=ROUNDS))
            ours.measure(load, "play", seconds / ROUNDS, every)
    pinned = core is not None and core != other
    return _report(slug, tables, seconds, pinned, ours.figures(), echo.figures(), rush.moves / rush.seconds)


def _report(
    slug: str,
    tables: int,
    seconds: float,
    pinned: bool,
    ours: ServerFigures,
    echo: ServerFigures,
    rush_moves_per_s: float,
) -> ServerReport:
    target = max(TIMES_THE_ECHO * echo.p99_ms, ENOUGH_MS)
    return ServerReport(
        game=slug,
        tables=tables,
        sockets=SEATS * tables,
        seconds=seconds,
        pinned=pinned,
        ours=ours,
        echo=echo,
        rush_moves_per_s=rush_moves_per_s,
        ratio=ours.p99_ms / echo.p99_ms,
        target_ms=target,
        met=ours.p99_ms <= target and not (ours.skipped or ours.unanswered or ours.refusals),
    )


def _others_share(before: Reading, after: Reading) -> float:
    busy, own = after.core_busy_s - before.core_busy_s, after.cpu_s - before.cpu_s
    return max(0.0, busy - own) / (after.at - before.at)


def _percentile(times: Sequence[float], percent: float) -> float:
    """A percentile of times in seconds, in milliseconds; 100 is the maximum."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] * 1000


def summary(report: ServerReport) -> list[Said]:
    """The report in sentences."""
    return [
        said(
            "bench-t-setup",
            tables=report.tables,
            game=report.game,
            sockets=report.sockets,
            seconds=f"{report.seconds:g}",
            pinned="yes" if report.pinned else "no",
        ),
        said(
            "bench-t-wish",
            ratio=f"{report.ratio:.1f}",
            times=TIMES_THE_ECHO,
            enough=round(ENOUGH_MS),
            target=f"{report.target_ms:.1f}",
            met="yes" if report.met else "no",
        ),
        said("bench-t-at-once", moves=round(report.rush_moves_per_s)),
    ]


def rows(report: ServerReport) -> list[tuple[Said, str, str]]:
    """The rows of a table: name of the figure, ours, the echo's."""
    sides = report.ours, report.echo

    def row(what: str, told: Callable[[ServerFigures], str]) -> tuple[Said, str, str]:
        return said(f"bench-t-server-{what}"), told(sides[0]), told(sides[1])

    return [
        row("moves", lambda side: f"{side.moves_per_s:,.0f}"),
        row("p50", lambda side: f"{side.p50_ms:.2f}"),
        row("p99", lambda side: f"{side.p99_ms:.2f}"),
        row("p99-by-round", lambda side: ", ".join(f"{each:.1f}" for each in side.p99_ms_by_round)),
        row("max", lambda side: f"{side.max_ms:.2f}"),
        row("core", lambda side: f"{side.cpu_share:.0%}"),
        row(
            "others",
            lambda side: ", ".join(f"{each:.0%}" for each in side.others_share_by_round),
        ),
        row("commits", lambda side: f"{side.commits_per_s:,.0f}"),
        row("empty", lambda side: f"{side.empty_mb:.0f}"),
        row("open", lambda side: f"{side.open_mb:.0f}"),
        row("end", lambda side: f"{side.end_mb:.0f}"),
        row("bytes", lambda side: f"{side.bytes_in:,}, {side.bytes_out:,}"),
        row(
            "unanswered",
            lambda side: f"{side.skipped}, {side.unanswered}, {len(side.refusals)}",
        ),
        row("load-core", lambda side: f"{side.load_cpu_share:.0%}"),
        row("load-late", lambda side: f"{side.load_p99_late_ms:.2f}"),
    ]
