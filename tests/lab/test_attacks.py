"""The bench of attacks measures what it says, whatever the figures are."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from attacks import Figure, Pings, Report, main

pytestmark = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="needs Linux")


def test_a_small_run_prints_figures_for_each_attack_beside_a_quiet_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "attacks --json --seconds 0.5 --only endless-header json-bombs"
    monkeypatch.setattr(sys, "argv", words.split())
    with pytest.raises(SystemExit) as ended:
        main()
    report = msgspec.json.decode(capsys.readouterr().out, type=Report)
    assert ended.value.code == 0
    quiet, *headers, one, many = report.figures
    assert (quiet.attack, quiet.got, quiet.cut) == ("quiet", {}, {})
    check_headers(headers)
    assert [each.origin for each in (one, many)] == ["one", "many"]
    assert all(each.got["413 too_large"] > 0 for each in (one, many))
    for figure in report.figures:
        check_pings(figure.pings)
    assert report.met == all(figure.pings.p99_ms < 50 for figure in report.figures)


def check_headers(headers: list[Figure]) -> None:
    """Each was cut off, by what the attackers got and by what the server counts."""
    assert [each.origin for each in headers] == ["one", "many"]
    for each in headers:
        assert each.got["431 header_too_large"] > 0
        assert each.cut["header_bytes"] >= each.got["431 header_too_large"]
        assert each.cpu_share > 0


def check_pings(pings: Pings) -> None:
    """They were answered, and most not later than some."""
    assert pings.number >= 20
    assert 0 < pings.p50_ms <= pings.p99_ms <= pings.max_ms
