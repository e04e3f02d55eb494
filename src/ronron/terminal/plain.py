"""How a game without `terminal.py` looks in a terminal: drawn from its view, by the same hints as in the page."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Any

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ronron.games.contract import Scene
from ronron.games.layout import Area, Face, Grid, Hand, Layout, Pile, Seats, Tone, Track
from ronron.games.rulebook import Rulebook
from ronron.said import People
from ronron.words import has_message, named, say

COLOURS: dict[Tone, str] = {
    "plain": "bold",
    "red": "red1",
    "orange": "dark_orange",
    "yellow": "yellow3",
    "green": "green3",
    "blue": "dodger_blue2",
    "purple": "medium_purple1",
    "pink": "hot_pink",
    "brown": "orange4",
    "grey": "grey62",
}
EMPTY, FACE_DOWN = ".", "?"


def scene_of(book: Rulebook) -> Scene:
    """How a game looks in a terminal: its own way, or the plain one."""
    return book.terminal or PlainScene(book.title.slug, book.layout)


@dataclass(frozen=True)
class PlainScene:
    """A game drawn area by area; without hints, field by field."""

    slug: str
    layout: Layout | None

    def label(self, decision: str, language: str) -> str:
        """The decision as it is written, word by word translated where the game has `<slug>-word-…`."""
        return " ".join(named(language, f"{self.slug}-word", word) for word in decision.split())

    def board(
        self, view: Any, people: People, language: str, lit: Collection[str], marked: Collection[str]
    ) -> RenderableType:
        """All areas, one below the other."""
        draw = Drawing(self.slug, self.layout or Layout([]), people, language, lit, marked)
        if self.layout is None:
            return Group(*(Text(f"{name}: {getattr(view, name)}") for name in view.__struct_fields__))
        return Group(*(part for area in self.layout.areas for part in draw.area(area, getattr(view, area.field))))

    def cards(self, view: Any, language: str) -> RenderableType | None:
        """Nothing lies beside the board: everything is an area."""
        return None

    def status(self, view: Any, people: People, language: str) -> str:
        """The prompt says enough."""
        return ""

    def touched(self, before: Any, after: Any) -> list[str]:
        """The cells of grids that changed."""
        grids = [area.field for area in self.layout.areas if isinstance(area, Grid)] if self.layout else []
        return [
            name
            for field in grids
            for (name, old), (_, new) in zip(_cells(getattr(before, field)), _cells(getattr(after, field)), strict=True)
            if old != new
        ]


@dataclass(frozen=True)
class Drawing:
    """The areas of one board, for one reader."""

    slug: str
    layout: Layout
    people: People
    language: str
    lit: Collection[str]
    marked: Collection[str]

    def area(self, area: Area, value: Any) -> Iterator[RenderableType]:
        """The area below its heading, if it has one."""
        message = f"{self.slug}-area-{area.field}"
        if has_message(message):
            yield Text(say(self.language, message), "italic dim")
        ways: dict[type[Area], Callable[[Any, Any], Iterator[RenderableType]]] = {
            Grid: self.grid,
            Hand: self.hand,
            Pile: self.pile,
            Track: self.track,
            Seats: self.seats,
        }
        yield from ways[type(area)](area, value)

    def grid(self, area: Grid, rows: Sequence[Sequence[str | None]]) -> Iterator[RenderableType]:
        """A table, with columns by letter and rows by number."""
        table = Table(box=boxes.ROUNDED, show_lines=True, header_style="dim")
        table.add_column("", style="dim")
        for _, letter in zip(rows[0], ascii_lowercase, strict=False):
            table.add_column(letter, justify="center")
        for index, row in enumerate(rows):
            number = len(rows) - index
            drawn = [self.cell(f"{letter}{number}", piece) for letter, piece in zip(ascii_lowercase, row, strict=False)]
            table.add_row(str(number), *drawn)
        yield table

    def cell(self, name: str, piece: str | None) -> Text:
        """A piece, or the name of an empty cell that may be chosen; what changed last has a star."""
        if piece is None or piece in (EMPTY, ""):
            return Text(name, "bold black on yellow3") if name in self.lit else Text(" ")
        return self.token(piece) + Text("*" if name in self.marked else "", "bold yellow3")

    def token(self, piece: str) -> Text:
        """A piece in little space: its sign, if it has one."""
        face = self.layout.faces.get(piece, Face())
        return Text(face.sign, COLOURS[face.tone]) if face.sign else self.piece(piece)

    def hand(self, area: Hand, hands: Sequence[Any]) -> Iterator[RenderableType]:
        """What everybody holds, or what lies before all."""
        if area.shared:
            yield self.pieces(hands)
        else:
            yield from (self.seat(seat, self.pieces(held)) for seat, held in enumerate(hands))

    def pile(self, area: Pile, pile: Any) -> Iterator[RenderableType]:
        """How many there are, and the one on top."""
        if isinstance(pile, list):
            yield Text(f"{len(pile)} ", "dim") + (self.piece(pile[-1]) if pile else Text("–"))
        else:
            yield Text("–") if pile is None else Text(str(pile)) if isinstance(pile, int) else self.piece(pile)

    def track(self, area: Track, steps: Sequence[int]) -> Iterator[RenderableType]:
        """Everybody's step, out of all."""
        yield from (self.seat(seat, Text(f"{step + 1}/{area.steps}")) for seat, step in enumerate(steps))

    def seats(self, area: Seats, values: Sequence[Any]) -> Iterator[RenderableType]:
        """What is so about everybody."""
        yield from (self.seat(seat, self.fact(value)) for seat, value in enumerate(values))

    def fact(self, value: Any) -> Text:
        """A number, a word, or several; yes and no are a tick or nothing."""
        if isinstance(value, bool):
            return Text("✓" if value else "–")
        return Text(str(value)) if isinstance(value, int) else self.pieces(value)

    def seat(self, seat: int, what: Text) -> Text:
        """Something of a seat."""
        return Text(f"  {self.people.forms(self.language, 'who', seat)['who']}: ") + what

    def pieces(self, held: Any) -> Text:
        """Several pieces, a single one, or a number of them face down."""
        if isinstance(held, int):
            return Text(" ".join([FACE_DOWN] * held) or "–", "dim")
        several = held if isinstance(held, list) else [held]
        return Text(" ").join(self.piece(each) for each in several) if several else Text("–")

    def piece(self, piece: str | None) -> Text:
        """A piece by its word, in its colour."""
        if piece is None or piece == FACE_DOWN:
            return Text(FACE_DOWN, "dim")
        face = self.layout.faces.get(piece, Face())
        return Text(named(self.language, f"{self.slug}-piece", piece), COLOURS[face.tone])


def _cells(rows: Sequence[Sequence[str | None]]) -> Iterator[tuple[str, str | None]]:
    """The cells of a grid by name."""
    for index, row in enumerate(rows):
        for letter, piece in zip(ascii_lowercase, row, strict=False):
            yield f"{letter}{len(rows) - index}", piece
