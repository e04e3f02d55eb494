"""The report of a ladder, printed in a terminal or for another program."""

from __future__ import annotations

import shlex
import sys

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from ronron.lab.ladder import Ladder
from ronron.lab.ladder import report as ladder_report


def print_report(ladder: Ladder, form: str, out: Console, language: str) -> None:
    """Print a report as `json`, as `markdown` with the command that made it, or as `tables`."""
    if form == "json":
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(ladder)).decode() + "\n")
        return
    if form == "markdown":
        sys.stdout.write(ladder_report.markdown(ladder, shlex.join(["ronron", *sys.argv[1:]]), language))
        return
    for sheet in ladder_report.sheets(ladder, language):
        table = Table(*sheet.columns, title=sheet.title, box=SIMPLE_HEAD)
        table.columns[0].no_wrap = table.columns[1].no_wrap = True
        for row in sheet.rows:
            table.add_row(*row)
        out.print(table)
    out.print(ladder_report.summary(ladder, language), markup=False, highlight=False, soft_wrap=True)
