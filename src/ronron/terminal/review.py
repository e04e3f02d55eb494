"""A review in a terminal: who was winning, what cost most, and every decision in a line."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from ronron.api.review import Review, Verdict
from ronron.causes import system_cause
from ronron.errors import RecordError
from ronron.games import find
from ronron.games.contract import outcome
from ronron.said import People, tell
from ronron.terminal.plain import scene_of
from ronron.words import say

WIDEST = 64
"""The width of the chart of who was winning; of a longer game only this many moments are shown."""
BARS = "▁▂▃▄▅▆▇█"


COLUMNS = tuple(f"review-t-{name}" for name in ("number", "who", "made", "better", "worth", "cost"))
STANDARD_INPUT = "-"


def read_record(source: str) -> str:
    """The text of a record, from a file or from standard input."""
    try:
        content = sys.stdin.buffer.read() if source == STANDARD_INPUT else Path(source).read_bytes()
        return content.decode("utf-8")
    except OSError as error:
        raise RecordError("error-record-unread", path=source, why=system_cause(error)) from None
    except UnicodeDecodeError as error:
        raise RecordError("error-record-utf8", path=source, byte=error.start) from None


def percent(share: float, language: str) -> str:
    """A percentage as a language writes it."""
    return say(language, "percent-t", share=round(100 * share))


def show(review: Review, console: Console, language: str, most: int) -> None:
    """Print a whole review, with the `most` costliest decisions."""
    for part in Page(review, language).parts(most):
        console.print(part, highlight=False)


class Page:
    """A review in one language."""

    def __init__(self, review: Review, language: str) -> None:
        self.review = review
        self.language = language
        self.title = find(review.game).title
        self.scene = scene_of(find(review.game))

    def parts(self, most: int) -> Iterator[RenderableType]:
        """The parts to print, from top to bottom."""
        yield Text(self.heading(), "bold")
        yield Text(self.say("review-t-note-alone" if self.review.players == 1 else "review-t-note"), "dim")
        if not self.review.verdicts:
            yield Text(self.say("review-t-nothing"))
            return
        alone = self.review.players == 1
        yield from self.chapter("review-t-going" if alone else "review-t-winning", self.winning())
        yield from self.chapter("review-t-accounts", self.accounts())
        yield from self.chapter("review-t-costliest", self.costliest(most))
        yield from self.chapter("review-t-all", self.all())

    def chapter(self, title: str, content: RenderableType) -> Iterator[RenderableType]:
        """A part with its heading."""
        yield Text(f"\n{self.say(title)}", "italic")
        yield content

    def say(self, message: str, **values: Any) -> str:
        """A message in this language."""
        return say(self.language, message, **values)

    def seat(self, seat: int) -> str:
        """What a seat is called."""
        return self.say("review-t-seat", seat=seat)

    def label(self, text: str) -> str:
        """A decision in this language."""
        return self.scene.label(text, self.language)

    def percent(self, share: float) -> str:
        """A share of the win as a percentage."""
        return percent(share, self.language)

    def heading(self) -> str:
        """The game, its scores, and who won."""
        scores = [self.say("review-t-score", seat=seat, score=score) for seat, score in enumerate(self.review.scores)]
        return f"{self.title.name(self.language)} – {', '.join(scores)}. {self.result()}"

    def result(self) -> str:
        """Who won, in a sentence."""
        names = [self.say("replay-t-seat", seat=seat) for seat in range(len(self.review.scores))]
        return tell(self.language, outcome(self.review.winners), People(names))

    def winning(self) -> Table:
        """The chart of who was winning: a line for each seat."""
        table = Table(box=None, show_header=False)
        for seat, line in enumerate(zip(*self.review.line, strict=True)):
            table.add_row(Text(self.seat(seat)), Text(_drawn(line), no_wrap=True))
        return table

    def accounts(self) -> Table:
        """For each seat, how many decisions were judged and what they cost."""
        table = Table(box=None, show_header=False)
        for each in self.review.accounts:
            cost = self.percent(each.cost)
            told = self.say("review-t-account", decisions=each.decisions, costly=each.costly, cost=cost)
            table.add_row(Text(self.seat(each.seat)), Text(told))
        return table

    def costliest(self, most: int) -> RenderableType:
        """What cost most, and what would have been better."""
        worst = self.review.costliest(most)
        if not worst:
            return Text(self.say("review-t-none"))
        table = Table(*map(self.say, COLUMNS), box=SIMPLE_HEAD)
        for verdict in worst:
            made, better = self.label(verdict.text), self.label(verdict.better_text)
            figures = self.worth(verdict), self.cost(verdict)
            table.add_row(*map(Text, (str(verdict.number), self.seat(verdict.seat), made, better, *figures)))
        return table

    def all(self) -> Table:
        """Every decision in a line; a better one is named only if it was clearly better."""
        table = Table(box=None, show_header=False)
        for verdict in self.review.verdicts:
            better = (
                self.say("review-t-better-was", choice=self.label(verdict.better_text), cost=self.cost(verdict))
                if verdict.clear
                else ""
            )
            row = str(verdict.number), self.seat(verdict.seat), self.label(verdict.text), self.worth(verdict), better
            table.add_row(*map(Text, row))
        return table

    def worth(self, verdict: Verdict) -> str:
        """The share before a decision, and the share after it if it clearly cost something."""
        if not verdict.clear:
            return self.percent(verdict.before)
        return f"{self.percent(verdict.before)} → {self.percent(verdict.after)}"

    def cost(self, verdict: Verdict) -> str:
        """The cost, and how far it may be wrong."""
        return self.say("review-t-about", cost=round(100 * verdict.cost), doubt=round(100 * verdict.doubt))


def _drawn(line: Sequence[float]) -> str:
    """A line as bars."""
    columns = min(len(line), WIDEST)
    shown = [line[column * (len(line) - 1) // max(1, columns - 1)] for column in range(columns)]
    return "".join(BARS[min(int(share * len(BARS)), len(BARS) - 1)] for share in shown)
