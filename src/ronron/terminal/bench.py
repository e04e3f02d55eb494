"""Results of `ronron bench`, as tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.table import Table

from ronron.lab.bench.server import rows, summary

ROWS = (
    "players",
    "playouts/s",
    "ns/choice",
    "Python ns",
    "batch ns",
    "2 threads",
    "search/s",
    "2 trees",
    "cold s",
    "warm s",
    "bytes",
)
ABREAST = 4
"""How many setups stand side by side, so that 80 columns are enough."""


def show_server(report: Any, console: Console) -> None:
    """The figures of the server, compared with a bare echo server."""
    table = Table("", "ours", "a bare echo", title="The server, from a move sent to both seats told of it")
    for row in rows(report):
        table.add_row(*row)
    console.print(table)
    for sentence in summary(report):
        console.print(sentence, markup=False, highlight=False, soft_wrap=True)


def show_games(report: Any, console: Console) -> None:
    """The engine, and other engines if they were measured."""
    for first in range(0, len(report.figures), ABREAST):
        console.print(_figures(report.figures[first : first + ABREAST]))
    if report.comparisons:
        table = Table("game", "peer", "what", "ours", "theirs", "we are", title="Beside others, in this same run")
        for row in report.comparisons:
            figures = f"{row.ours:,.0f}", f"{row.theirs:,.0f}", f"× {row.ratio:.2f} as fast"
            table.add_row(row.game, row.peer, row.what, *figures)
        console.print(table)


def _figures(setups: Sequence[Any]) -> Table:
    """A figure in each row, a setup in each column."""
    table = Table("", *(" ".join([each.game, *each.options.values()]) for each in setups), title="Ours")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, *figures in zip(ROWS, *map(_told, setups), strict=True):
        table.add_row(name, *figures)
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
