"""Kill the server again and again while people play, and count what was lost: nothing.

    python tools/soak.py [--kills 1000] [--workers 2]

Half of the deaths come at named points of a write, half at random moments; at some tables sit people whose connections
break, repeat and reorder. Each worker has a server and a database of its own.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from ronron.server.faults import POINTS  # noqa: E402
from support.processes import ServerProcess  # noqa: E402
from support.storm import Death, Storm  # noqa: E402
from support.stubborn import Stubborn  # noqa: E402
from support.truth import Findings  # noqa: E402
from support.unruly import Unruly  # noqa: E402

TABLES = ((Stubborn, Stubborn), (Stubborn, Unruly), (Stubborn, Stubborn), (Unruly, Unruly))
KILLS_PER_STORM = 50
"""After so many deaths everything is counted, and a new database begins."""
STARTING = 0.2
"""So many of the deaths at random moments come while the server starts."""


def deaths(kills: int, rng: random.Random) -> Iterator[Death]:
    """By turns at a named point, and at any moment."""
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
        """What must not be, one by one."""
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


def main() -> None:
    """Share the kills among the workers and print what came of them."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()
    began, total = time.monotonic(), Tally()
    share = -(-chosen.kills // chosen.workers)
    with ProcessPoolExecutor(chosen.workers) as pool:
        for tally in pool.map(work, range(chosen.workers), [share] * chosen.workers):
            total.add(tally)
    print(f"{total}, {time.monotonic() - began:.0f} seconds")
    for detail in total.details[:100]:
        print(detail)
    sys.exit(0 if total.findings.clean else 1)


if __name__ == "__main__":
    main()
