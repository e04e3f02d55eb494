"""What was measured, as a terminal shows it."""

from __future__ import annotations

import io

from rich.console import Console

from ronron.lab.bench.engine import Comparison, Figures, Report
from ronron.terminal.bench import show_games

NUMBERS = (1_234_567.0, 12_345.6, 123_456.0, 1_234.5, 1.98, 7_654_321.0, 1.87, 123.45, 12.34)
SHOWN = ("1,234,567", "12345.6", "123,456", "1234.5", "× 1.98", "7,654,321", "× 1.87", "123.45", "12.34", "98765")


def test_every_figure_can_be_read_in_80_columns() -> None:
    setups = [Figures("chabyrinthe", players, {"board": "chatons"}, *NUMBERS, 98_765) for players in range(1, 7)]
    beside = Comparison("connect4", "pyspiel", "random playouts of whole games", 7_777_777, 8_888_888, 1234.56)
    written = io.StringIO()
    show_games(Report(setups, [beside]), Console(file=written, width=80), "en")
    assert "…" not in written.getvalue()
    for figure in SHOWN:
        assert written.getvalue().count(f" {figure} ") == len(setups), figure
    for figure in ("7,777,777", "8,888,888", "× 1234.56"):
        assert figure in written.getvalue()
