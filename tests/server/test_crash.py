"""kill −9 at any moment: what was acknowledged stays, once and in order, and nobody heard of what did not stay."""

from __future__ import annotations

import random
from pathlib import Path

from ronron.server.process.faults import POINTS
from support.processes import ServerProcess
from support.storm import Death, Storm
from support.stubborn import Stubborn
from support.truth import Findings
from support.unruly import Unruly

TWO = (Stubborn, Stubborn)
WILD = (Unruly, Unruly)
COUNT = 3
"""A server dies the third time it comes to a point; `make soak` kills many more."""


def test_a_server_that_dies_at_one_named_point_after_another_loses_doubles_and_invents_nothing(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        storm = Storm(server, [TWO], random.Random(1))
        findings = storm.rage(Death(f"{point}:{COUNT}") for point in POINTS)
    assert storm.deaths == len(POINTS)
    _expect_clean(findings)


def test_a_server_killed_at_any_moment_loses_doubles_and_invents_nothing(tmp_path: Path) -> None:
    rng = random.Random(9)
    with ServerProcess(tmp_path) as server:
        storm = Storm(server, [TWO, TWO, WILD], rng)
        playing = [Death(after_s=rng.uniform(0, 0.5)) for _ in range(3)]
        starting = Death(after_s=rng.uniform(0.5, 2), ready=False)
        findings = storm.rage([*playing, starting])
    assert storm.deaths == 4
    _expect_clean(findings)


def _expect_clean(findings: Findings) -> None:
    assert findings.acknowledged > 40
    assert findings.clean, findings
