"""The score sheets of a finished game, in a terminal."""

from __future__ import annotations

from collections.abc import Callable

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ronron.games.contract import Result
from ronron.said import People, tell, tell_with_article
from ronron.words import say

Label = Callable[[str, str], str]
"""A word of the notation in the words of a language."""


def sheets(result: Result, people: People, language: str, label: Label) -> RenderableType:
    """A sheet for each seat, the tie-break that was used, and notes."""
    drawn = [_sheet(result, seat, people, language, label) for seat in range(len(result.sheets))]
    remarks = [*([result.decided_by] if result.decided_by else []), *result.notes]
    return Group(*drawn, *(Text(tell_with_article(language, remark, people)) for remark in remarks))


def _sheet(result: Result, seat: int, people: People, language: str, label: Label) -> Table:
    table = Table(title=people.names[seat], box=boxes.SIMPLE, show_header=False, min_width=52)
    for line in result.sheets[seat]:
        points = "" if line.points is None else str(line.points)
        pieces = " ".join(label(piece, language) for piece in line.pieces)
        table.add_row(line.article, tell(language, line.said, people), pieces, points)
    table.add_row("", say(language, "ui-total"), "", str(result.scores[seat]), style="bold")
    return table
