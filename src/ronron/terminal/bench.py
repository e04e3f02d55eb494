"""Results of `ronron bench`, as tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from ronron.lab.bench.engine import measured
from ronron.lab.bench.server import rows, summary
from ronron.said import tell
from ronron.words import say

ROWS = ("players", "playouts", "choice", "python", "batch", "threads", "search", "trees", "cold", "warm", "bytes")
ABREAST = 4
"""How many setups stand side by side, so that 80 columns are enough."""


def show_server(report: Any, console: Console, language: str) -> None:
    """The figures of the server, compared with a bare echo server."""
    columns = (say(language, f"bench-t-{name}") for name in ("ours", "echo"))
    table = Table("", *columns, title=say(language, "bench-t-server"))
    for what, ours, echo in rows(report):
        table.add_row(tell(language, what), ours, echo)
    console.print(table)
    for sentence in summary(report):
        console.print(tell(language, sentence), markup=False, highlight=False, soft_wrap=True)


def show_games(report: Any, console: Console, language: str) -> None:
    """The engine, and other engines if they were measured."""
    for first in range(0, len(report.figures), ABREAST):
        console.print(_figures(report.figures[first : first + ABREAST], language))
    if report.comparisons:
        columns = (say(language, f"bench-t-{name}") for name in ("of-game", "peer", "what", "ours", "theirs", "we-are"))
        table = Table(*columns, title=say(language, "bench-t-others"))
        for row in report.comparisons:
            faster = say(language, "bench-t-faster", ratio=f"{row.ratio:.2f}")
            what = tell(language, measured(row.what))
            table.add_row(row.game, row.peer, what, f"{row.ours:,.0f}", f"{row.theirs:,.0f}", faster)
        console.print(table)


def _figures(setups: Sequence[Any], language: str) -> Table:
    """A figure in each row, a setup in each column."""
    table = Table(
        "",
        *(" ".join([each.game, *each.options.values()]) for each in setups),
        title=say(language, "bench-t-our-games"),
    )
    for column in table.columns[1:]:
        column.justify = "right"
    for name, *figures in zip(ROWS, *map(_told, setups), strict=True):
        table.add_row(say(language, f"bench-t-{name}"), *figures)
    return table


def _told(row: Any) -> tuple[str, ...]:
    """The figures of a setup, in the order of the rows."""
    return (
        str(row.players),
        f"{row.playouts_per_s:,.0f}",
        f"{row.ns_per_choice:.1f}",
        f"{row.python_ns_per_decision:,.0f}",
        f"{row.batch_ns_per_decision:.1f}",
        f"× {row.two_threads:.2f}",
        f"{row.iterations_per_s:,.0f}",
        f"× {row.two_trees:.2f}",
        f"{row.cold_start_s:.2f}",
        f"{row.warm_start_s:.2f}",
        str(row.state_bytes),
    )
