"""Kill the server again and again while people play, then attack it, and count what was lost: nothing.

    python tools/soak.py [--kills 1000] [--workers 2] [--seconds 2]

Half of the kills happen at named points of a write, half at random moments; some players have connections that break,
repeat and reorder messages. Each worker has a server and a database of its own. After that, people play on while ten
clients do each of the attacks of `bench/attacks.py` for a few seconds; afterwards the server must be healthy, and is
killed.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "bench")]

import httpx2  # noqa: E402

from ronron.lab.children import Child  # noqa: E402
from ronron.server.process.faults import POINTS  # noqa: E402
from ronron_attacks.attackers import ATTACKERS, ORIGINS, Attack, Attackers, Order, counted, homes  # noqa: E402
from ronron_attacks.attacks import ATTACKS  # noqa: E402
from ronron_attacks.world import World, prepare  # noqa: E402
from support.processes import ServerProcess  # noqa: E402
from support.storm import Death, Storm  # noqa: E402
from support.stubborn import Stubborn  # noqa: E402
from support.truth import Findings  # noqa: E402
from support.unruly import Unruly  # noqa: E402

TABLES = ((Stubborn, Stubborn), (Stubborn, Unruly), (Stubborn, Stubborn), (Unruly, Unruly))
KILLS_PER_STORM = 50
"""After so many kills everything is counted, and a new database is begun."""
STARTING = 0.2
"""The share of random kills that happen while the server starts."""
ATTACKED = ((Stubborn, Stubborn), (Stubborn, Unruly))
"""The players at each table during the attacks."""


def deaths(kills: int, rng: random.Random) -> Iterator[Death]:
    """Alternates between a named point and a random moment."""
    for number in range(kills):
        if number % 2 == 0:
            yield Death(f"{rng.choice(POINTS)}:{rng.randint(1, 12)}")
        elif rng.random() < STARTING:
            yield Death(after_s=rng.uniform(0, 2.5), ready=False)
        else:
            yield Death(after_s=rng.uniform(0, 0.5))


@dataclass
class Tally:
    """What came of a number of kills."""

    kills: int = 0
    restarts: int = 0
    findings: Findings = field(default_factory=Findings)

    def add(self, other: Tally) -> None:
        """Count both together."""
        self.kills += other.kills
        self.restarts += other.restarts
        self.findings.add(other.findings)

    def __str__(self) -> str:
        found = self.findings
        counts = {
            "kills": self.kills,
            "restarts": self.restarts,
            "moves sent": found.asked,
            "acknowledged": found.acknowledged,
            "lost": len(found.lost),
            "doubled": len(found.doubled),
            "wrongly announced": len(found.announced),
            "stuck": len(found.stuck),
        }
        return ", ".join(f"{count} {what}" for what, count in counts.items())

    @property
    def details(self) -> list[str]:
        """The failures found, one by one."""
        return [*self.findings.lost, *self.findings.doubled, *self.findings.announced, *self.findings.stuck]


def work(seed: int, kills: int) -> Tally:
    """One worker's share of the kills."""
    rng, tally = random.Random(seed), Tally()
    while tally.kills < kills and tally.findings.clean:
        with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder)) as server:
            storm = Storm(server, TABLES, rng)
            findings = storm.rage(deaths(min(KILLS_PER_STORM, kills - tally.kills), rng))
            tally.add(Tally(storm.deaths, server.starts - 1, findings))
        print(f"worker {seed}: {tally}", flush=True)
    return tally


@dataclass(frozen=True)
class Assault:
    """Attack a server while people play; it must be healthy afterwards, and is then killed."""

    attack: Attack
    world: World
    attackers: Child
    seconds: float
    unwell: list[str]

    def befall(self, server: ServerProcess, still_playing: Callable[[], bool]) -> None:
        """Start the server, and return when it is dead."""
        server.start_and_wait()
        got: Counter[str] = Counter()
        for origin in ORIGINS:
            got += self.attackers.ask("attack", self._order(server.port, origin))
        status = health(server)
        if status != "ok":
            self.unwell.append(f"after {self.attack.name} the server is {status}")
        print(f"attacked: {self.attack.what}; {counted(got)}; the server is {status}", flush=True)
        server.kill()

    def _order(self, port: int, origin: str) -> Order:
        return Order(self.attack.name, port, homes(origin), self.seconds, self.world)


def health(server: ServerProcess) -> str:
    """The server's answer to the health check, if it answers."""
    try:
        with server.guest() as guest:
            return str(guest.get("/health").json()["status"])
    except httpx2.TransportError as error:
        return f"silent ({type(error).__name__})"


def besiege(seconds: float) -> Tally:
    """Every attack, each against a fresh server process, while people play."""
    unwell: list[str] = []
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        world = prepare(folder, cold=ATTACKERS)
        attackers = stack.enter_context(Child(None, Attackers, ATTACKS))
        server = stack.enter_context(ServerProcess(folder))
        storm = Storm(server, ATTACKED, random.Random(0))
        findings = storm.rage(Assault(attack, world, attackers, seconds, unwell) for attack in ATTACKS)
        findings.stuck += unwell
        return Tally(storm.deaths, server.starts - 1, findings)


def main() -> None:
    """Share the kills among the workers and print what came of them."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=2, help="for each attack, from one address and from many")
    chosen = parser.parse_args()
    began, total = time.monotonic(), Tally()
    share = -(-chosen.kills // chosen.workers)
    with ProcessPoolExecutor(chosen.workers) as pool:
        for tally in pool.map(work, range(chosen.workers), [share] * chosen.workers):
            total.add(tally)
    if total.findings.clean:
        total.add(besiege(chosen.seconds))
    print(f"{total}, {time.monotonic() - began:.0f} seconds")
    for detail in total.details[:100]:
        print(detail)
    sys.exit(0 if total.findings.clean else 1)


if __name__ == "__main__":
    main()
