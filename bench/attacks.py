"""How long others wait while a server is attacked: `python bench/attacks.py [--seconds 8] [--only NAME ...] [--json]`.

A real server with its usual limits has long tables in its database. Ten clients attack it in every way we know, first
all from one address, then each from its own, while a bystander at a table of their own pings it every 20 ms. The
program prints, beside a quiet run, how long the answers took, what the attackers got, what the server cut off or
refused, and what all that cost. Last, a crowd of 2,000 comes to watch: all at one table, then each at their own.

Nothing leaves this machine, everything is bounded in time and number, and the server is thrown away.
"""

from __future__ import annotations

import argparse
import signal
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from ronron.errors import RonronError
from ronron.lab.children import Child
from ronron_attacks import AttackError, crowd
from ronron_attacks.attackers import ATTACKERS, ONE, ORIGINS, Attack, Attackers, Order, counted, homes
from ronron_attacks.attacks import ATTACKS
from ronron_attacks.bystander import Bystander
from ronron_attacks.crowd import Crowd
from ronron_attacks.served import Reading, Served, risen
from ronron_attacks.world import World, prepare

SECONDS = 8.0
ENOUGH_MS = 50.0
ENOUGH_TIMES = 1.2
QUIET = "quiet"
CROWD = "crowd"
SLICE_S = 0.5
EARNEST_S = 2.0
"""The fewest seconds of a measurement; a shorter run is a trial."""
WIDE = 200
"""Width of the printed table, in columns, where the output is no terminal."""
AFTERWARDS_S = 2.0
"""How long messages about a crowd go on after its last person has come, in seconds."""


class Pings(msgspec.Struct, frozen=True):
    """How long a bystander waited for answers."""

    number: int
    p50_ms: float
    p99_ms: float
    max_ms: float


class Figure(msgspec.Struct, frozen=True):
    """The figures of one attack."""

    attack: str
    what: str
    origin: str
    """Where the attackers come from: one address, or one each."""
    pings: Pings
    got: dict[str, int]
    """Answers that the attackers got, by status or kind and by code of refusal."""
    cut: dict[str, int]
    """What the server counts as cut off, closed or refused."""
    cpu_share: float
    """Processor time of the server, as a share of one core."""
    workers_share: float
    """The same for its worker processes."""


class CrowdFigure(msgspec.Struct, frozen=True):
    """The cost of many people coming at once."""

    people: int
    one_table_s: float
    """Processor time of the server when all come to one table. The next two are processor times as well."""
    own_tables_s: float
    unread_tables_s: float
    """The same with a table for each person, which is first read from the database."""
    ratio: float
    one_table: Pings
    own_tables: Pings


class Report(msgspec.Struct, frozen=True):
    """The result of a run."""

    seconds: float
    """The duration of each attack."""
    figures: list[Figure]
    crowd: CrowdFigure | None
    met: bool


class Bench:
    """A server, a bystander and attackers, each in a process of their own."""

    def __init__(self, served: Served, world: World, bystander: Child, attackers: Child) -> None:
        self._served = served
        self._world = world
        self._bystander = bystander
        self._attackers = attackers
        self._cold = list(world.cold)

    def measure(self, attack: Attack, origin: str, block: int, seconds: float) -> Figure:
        """Measure one attack, from addresses that the server has not seen yet."""
        order = Order(attack.name, self._served.port, homes(origin, block), seconds, self._share(attack))
        self._served.calm_down()
        before = self._served.read()
        with self.pinging() as times:
            got: Counter[str] = self._attackers.ask("attack", order)
            after = self._served.read()
        return _figure(attack, origin, pings_of(times), got, before, after)

    def _share(self, attack: Attack) -> World:
        """What attackers know. Tables that are not in memory are given out only once."""
        share = [self._cold.pop() for _ in range(ATTACKERS)] if attack.cold else []
        return msgspec.structs.replace(self._world, cold=share, own=[])

    @contextmanager
    def pinging(self) -> Iterator[list[float]]:
        """Measure how long answers take while the `with` block runs."""
        times: list[float] = []
        over = threading.Event()

        def ping_on() -> None:
            while not over.is_set():
                times.extend(self._bystander.ask("ping", SLICE_S))

        with ThreadPoolExecutor(1) as threads:
            pinging = threads.submit(ping_on)
            try:
                yield times
            finally:
                over.set()
            pinging.result()

    def measure_crowd(self, people: int) -> CrowdFigure:
        """Let everybody come to their own table, twice, since the first time these are read from the database; then let
        all come to one table."""
        own = [desk.watch for desk in self._world.own[:people]]
        with Child(None, Crowd, self._served.port) as visitors:
            unread, _ = self._come(visitors, own, 1)
            own_s, own_pings = self._come(visitors, own, 2)
            one_s, one_pings = self._come(visitors, own[:1] * people, 3)
        return CrowdFigure(people, one_s, own_s, unread, one_s / own_s, one_pings, own_pings)

    def _come(self, visitors: Child, tokens: list[str], block: int) -> tuple[float, Pings]:
        self._served.calm_down()
        before = self._served.cpu_s()
        with self.pinging() as times:
            visitors.ask("come", tokens, crowd.addresses(block, len(tokens)))
            visitors.ask("listen", AFTERWARDS_S)
            used = self._served.cpu_s() - before
        visitors.ask("go")
        visitors.ask("listen", AFTERWARDS_S)  # so that the cost of their leaving is not counted with the next crowd
        return used, pings_of(times)


def _figure(
    attack: Attack, origin: str, pings: Pings, got: Mapping[str, int], before: Reading, after: Reading
) -> Figure:
    wall = after.at - before.at
    return Figure(
        attack=attack.name,
        what=attack.what,
        origin=origin,
        pings=pings,
        got=dict(got),
        cut=dict(risen(before, after)),
        cpu_share=(after.cpu_s - before.cpu_s) / wall,
        workers_share=max(0.0, after.workers_s - before.workers_s) / wall,
    )


def pings_of(times: Sequence[float]) -> Pings:
    """The number, percentiles and maximum of some times."""
    if not times:
        raise AttackError("not a single ping was answered, so there is nothing to tell")
    ordered = sorted(each * 1000 for each in times)
    p50, p99 = (ordered[int(len(ordered) * part)] for part in (0.5, 0.99))
    return Pings(len(ordered), p50, p99, ordered[-1])


def run(names: Sequence[str], seconds: float, people: int, tell: Console) -> Report:
    """Measure the attacks of these names and, if it is among them, the crowd."""
    chosen = [attack for attack in ATTACKS if attack.name in (QUIET, *names)]
    people = people if CROWD in names else 0
    cold = sum(2 * ATTACKERS for attack in chosen if attack.cold)
    with ExitStack() as stack:
        data = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="ronron-attacks-")))
        tell.print("writing long tables into a database")
        with ThreadPoolExecutor(2) as threads:
            starting = threads.submit(Child, None, Bystander), threads.submit(Child, None, Attackers, ATTACKS)
            world = prepare(data, cold, people)
            served = stack.enter_context(Served(data))
        bystander, attackers = (stack.enter_context(each.result()) for each in starting)
        bystander.ask("arrive", served.port, world.bystander.seats[0])
        if seconds >= EARNEST_S:
            served.settle()
        bench = Bench(served, world, bystander, attackers)
        figures = list(_measure_all(bench, chosen, seconds, tell))
        comers = _measure_crowd(bench, people, tell) if people else None
    return Report(seconds, figures, comers, _is_met(figures, comers))


def _measure_all(bench: Bench, chosen: Sequence[Attack], seconds: float, tell: Console) -> Iterator[Figure]:
    for number, attack in enumerate(chosen, 1):
        for origin in (ONE,) if attack.name == QUIET else ORIGINS:
            tell.print(f"{attack.what}, from {origin}", end="", highlight=False)
            figure = bench.measure(attack, origin, number, seconds)
            tell.print(f": p99 {figure.pings.p99_ms:.1f} ms", highlight=False)
            yield figure


def _measure_crowd(bench: Bench, people: int, tell: Console) -> CrowdFigure:
    tell.print(f"{people:,} come to watch", highlight=False)
    return bench.measure_crowd(people)


def _is_met(figures: Sequence[Figure], comers: CrowdFigure | None) -> bool:
    all_pings = [figure.pings for figure in figures]
    if comers is not None:
        all_pings += [comers.one_table, comers.own_tables]
    calm = all(pings.p99_ms < ENOUGH_MS for pings in all_pings)
    return calm and (comers is None or comers.ratio <= ENOUGH_TIMES)


def table(report: Report) -> Table:
    """The report as a table to print: a row for each attack and where it came from."""
    made = Table("attack", "from", "p50", "p99", "max ms", "server", "beside it", "attackers got", "cut and refused")
    for each in report.figures:
        pings = each.pings
        figures = [f"{value:.1f}" for value in (pings.p50_ms, pings.p99_ms, pings.max_ms)]
        shares = f"{each.cpu_share:.0%}", f"{each.workers_share:.0%}"
        made.add_row(each.what, each.origin, *figures, *shares, counted(each.got), counted(each.cut))
    return made


def summary(report: Report) -> list[str]:
    """The report in sentences."""
    worst = max(report.figures, key=lambda figure: figure.pings.p99_ms)
    quiet = next(figure for figure in report.figures if figure.attack == QUIET)
    said = [
        f"A quiet bystander's p99 is {quiet.pings.p99_ms:.1f} ms. The worst is {worst.pings.p99_ms:.1f} ms: "
        f"{worst.what}, from {worst.origin}; wanted is less than {ENOUGH_MS:.0f} ms."
    ]
    if (comers := report.crowd) is not None:
        said.append(
            f"{comers.people:,} watchers at one table cost {comers.one_table_s:.2f} s of the server's processor, "
            f"at tables of their own {comers.own_tables_s:.2f} s ({comers.unread_tables_s:.2f} s if these are read "
            f"first): "
            f"{comers.ratio:.2f} times as much; wanted is at most {ENOUGH_TIMES} times."
        )
        both = (comers.one_table, "one table"), (comers.own_tables, "their own")
        said += [f"The bystander's p99 meanwhile: {pings.p99_ms:.1f} ms ({where})." for pings, where in both]
    return [*said, "Met." if report.met else "Not met."]


def main() -> None:
    """Print the report as a table, or as JSON."""
    names = [*(attack.name for attack in ATTACKS), CROWD]
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for each attack")
    parser.add_argument("--only", nargs="+", choices=names, default=names, metavar="NAME", help=", ".join(names))
    parser.add_argument("--people", type=int, default=crowd.PEOPLE, help="in the crowd")
    parser.add_argument("--json", action="store_true", help="print figures for programs")
    asked = parser.parse_args()
    try:
        _require_linux()
        report = run(asked.only, asked.seconds, asked.people, Console(stderr=True))
    except (RonronError, AttackError) as error:
        sys.exit(str(error).partition("\n")[0])
    _show(report, as_json=asked.json)
    sys.exit(0 if report.met or asked.json else 1)


def _require_linux() -> None:
    if not Path("/proc/self/stat").exists():
        raise AttackError("this bench reads /proc and speaks from many loopback addresses, which only Linux has")


def _show(report: Report, *, as_json: bool) -> None:
    if as_json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
        return
    console = Console(width=None if sys.stdout.isatty() else WIDE)
    console.print(table(report))
    for sentence in summary(report):
        console.print(sentence, highlight=False)


if __name__ == "__main__":
    # exit in the ordinary way, so that the server is stopped too
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended before all was measured"))
    main()
