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
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support.processes import ServerProcess  # noqa: E402
from support.storm import Death, Storm  # noqa: E402
from support.stubborn import Stubborn  # noqa: E402
from support.truth import Findings  # noqa: E402
from support.unruly import Unruly  # noqa: E402

from ronron.server.faults import POINTS  # noqa: E402

TABLES = ((Stubborn, Stubborn), (Stubborn, Unruly), (Stubborn, Stubborn), (Unruly, Unruly))
KILLS_PER_STORM = 50
"""After so many deaths everything is counted, and a new database begins."""


def deaths(kills: int, rng: random.Random) -> Iterator[Death]:
    """By turns at a named point, and at any moment."""
    for number in range(kills):
        if number % 2:
            yield Death(after_s=rng.uniform(0, 0.5), ready=rng.random() < 0.9)
        else:
            yield Death(f"{rng.choice(POINTS)}:{rng.randint(1, 12)}")


def work(seed: int, kills: int) -> tuple[int, Findings]:
    """One worker's share of the kills; how many there were, and what came of it."""
    rng, findings, killed = random.Random(seed), Findings(), 0
    while killed < kills:
        with tempfile.TemporaryDirectory() as folder, ServerProcess(Path(folder)) as server:
            storm = Storm(server, TABLES, rng)
            findings.add(storm.rage(deaths(min(KILLS_PER_STORM, kills - killed), rng)))
            killed += storm.deaths
        print(f"worker {seed}: {killed} kills, {findings}", flush=True)
    return killed, findings


def main() -> None:
    """Share the kills among the workers and print what came of them."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()
    began, total, killed = time.monotonic(), Findings(), 0
    share = -(-chosen.kills // chosen.workers)
    with ProcessPoolExecutor(chosen.workers) as pool:
        for count, findings in pool.map(work, range(chosen.workers), [share] * chosen.workers):
            killed += count
            total.add(findings)
    print(f"{killed} kills in {time.monotonic() - began:.0f} s: {total}")
    sys.exit(0 if total.clean else 1)


if __name__ == "__main__":
    main()
