"""How a game ended, line by line, as a terminal shows it."""

from __future__ import annotations

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ronron.games.contract import Line, Result
from ronron.said import People, tell, tell_with_article
from ronron.words import say


def sheets(result: Result, people: People, language: str) -> RenderableType:
    """A sheet for each seat, what decided between equal scores, and notes."""
    drawn = [_sheet(lines, result.scores[seat], people, seat, language) for seat, lines in enumerate(result.sheets)]
    remarks = [*([result.decided_by] if result.decided_by else []), *result.notes]
    return Group(*drawn, *(Text(tell_with_article(language, remark, people)) for remark in remarks))


def _sheet(lines: list[Line], total: int, people: People, seat: int, language: str) -> Table:
    table = Table(title=people.names[seat], box=boxes.SIMPLE, show_header=False, min_width=52)
    for line in lines:
        points = "" if line.points is None else str(line.points)
        table.add_row(line.article, tell(language, line.said, people), " ".join(line.pieces), points)
    table.add_row("", say(language, "ui-total"), "", str(total), style="bold")
    return table
