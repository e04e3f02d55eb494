"""The measurement of the server measures what it says, whatever the figures are."""

from __future__ import annotations

import os
import sys

import pytest

from ronron.cli import main
from ronron.errors import RonronError
from ronron.lab.bench.load import Load
from ronron.lab.bench.server import ServerFigures, ServerReport, rows, run, summary
from ronron.lab.children import Child
from ronron.said import tell


def test_a_small_run_measures_what_it_says() -> None:
    report = run(tables=8, seconds=1.5, every=0.2)
    assert report.sockets == 16
    for figures in (report.ours, report.echo):
        check_figures(figures)
    assert report.ours.bytes_in == pytest.approx(report.echo.bytes_in, rel=0.1)
    assert report.ours.commits_per_s > 0
    assert report.echo.commits_per_s == 0
    assert report.rush_moves_per_s > 0
    check_verdict(report)


def check_figures(figures: ServerFigures) -> None:
    """Every move was told, and none refused."""
    assert figures.moves + figures.skipped == 60
    assert (figures.unanswered, figures.refusals) == (0, [])
    assert 0 < figures.p50_ms <= figures.p99_ms <= figures.max_ms
    assert 0 < figures.bytes_in < figures.bytes_out
    assert figures.empty_mb > 0
    assert figures.open_mb > 0
    assert figures.cpu_share > 0


def check_verdict(report: ServerReport) -> None:
    """It follows from the figures."""
    assert report.ratio == pytest.approx(report.ours.p99_ms / report.echo.p99_ms)
    assert report.target_ms == max(3 * report.echo.p99_ms, 25)
    assert report.met == (report.ours.p99_ms <= report.target_ms and report.ours.skipped == 0)
    assert ("not met" in " ".join(tell("en", sentence) for sentence in summary(report))) != report.met
    assert all(what and ours and echo for what, ours, echo in rows(report))


def test_a_child_that_fails_is_heard_of() -> None:
    with (
        Child(None, Load) as child,
        pytest.raises(RonronError, match=r"Load failed: .ZeroDivisionError"),
    ):
        child.ask("play", 1.0, 1.0)


def test_a_child_that_vanishes_is_missed() -> None:
    with pytest.raises(RonronError, match="ended before its work was done, with code 3"):
        Child(None, os._exit, 3)


@pytest.mark.parametrize(
    ("words", "said"),
    [("bench server --peers", "--peers"), ("bench poche --tables 3", "--tables"), ("bench servre", "servre")],
)
def test_options_of_the_other_kind_of_measurement_are_a_mistake(
    words: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["ronron", *words.split()])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert said in capsys.readouterr().err
