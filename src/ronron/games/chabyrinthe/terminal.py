"""Chabyrinthe in a terminal: the gutters in box characters with the ring around them."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from ronron.games.chabyrinthe.grid import cell_at_place
from ronron.games.chabyrinthe.notation import ARROWS
from ronron.games.chabyrinthe.view import Gutter, View
from ronron.said import People
from ronron.words import named, say

WIDTH = 7
PIPES = {
    "NE": "╚",
    "ES": "╔",
    "SW": "╗",
    "NW": "╝",
    "NS": "║",
    "EW": "═",
    "NES": "╠",
    "ESW": "╦",
    "NSW": "╣",
    "NEW": "╩",
    "NESW": "╬",
}
"""The middle of a card, by the sides that its one gutter joins."""
APART = {("NE", "SW"): "╲", ("ES", "NW"): "╱", ("EW", "NS"): "╫"}
"""The middle of a card with two gutters that do not mix: a wall between them, or a bridge."""
ROOF = ("on grey19", "on grey15")
"""Cards lie side by side, so that gutters run on; two tones tell them apart."""

ROOF_TOP = "/▔▔▔\\"


def label(decision: str, language: str) -> str:
    """A decision in the words of a language."""
    return " ".join(named(language, "chabyrinthe-t-word", word) for word in decision.split())


def board(view: View, people: People, language: str, lit: Collection[str], marked: Collection[str]) -> RenderableType:
    """The square and its ring; `lit` cells and places may be chosen, `marked` ones were changed last."""
    size = view.side
    top, right, bottom, left = (
        [_place(view, place, lit, marked) for place in range(side * size, side * size + size)] for side in range(4)
    )
    corner = [Text(" " * WIDTH)] * 3
    rows = [[corner, *top, corner]]
    for row in range(size):
        cards = [_card(view, row * size + column, lit, marked) for column in range(size)]
        rows.append([left[size - 1 - row], *cards, right[row]])
    rows.append([corner, *bottom[::-1], corner])
    return Group(*(Text.assemble(*(part[line] for part in row)) for row in rows for line in range(3)))


def _place(view: View, place: int, lit: Collection[str], marked: Collection[str]) -> list[Text]:
    """What stands at a place, in three lines."""
    name = place_name(view, place)
    lines, style = (f"{'·':^{WIDTH}}", ""), "grey42"
    for cat in view.cats:
        if cat.place == name:
            lines, style = (f"{'=^.^=':^{WIDTH}}", f"{cat.points:^{WIDTH}}"), "bold orange1"
    for home in view.homes:
        if home.place == name:
            lines, style = (ROOF_TOP.center(WIDTH), f"│▓{home.name}▓│".center(WIDTH)), "bold yellow1"
    return [_tag(name, lit, marked, always=False), Text(lines[0], style), Text(f"{lines[1]:{WIDTH}}", style)]


def _card(view: View, cell: int, lit: Collection[str], marked: Collection[str]) -> list[Text]:
    """A card in three lines, its name in the corner."""
    name = cell_name(view, cell)
    ground = ROOF[(cell // view.side + cell % view.side) % 2]
    first, *rest = drawn(view.cells[cell])
    tag = _tag(name, lit, marked, always=True)
    tag.truncate(2)
    pipe = f"bold light_steel_blue {ground}"
    return [Text.assemble(tag, (first[2:], pipe)), *(Text(line, pipe) for line in rest)]


def _tag(name: str, lit: Collection[str], marked: Collection[str], *, always: bool) -> Text:
    """A name as wide as a card: bright if it may be chosen, marked if it was changed last."""
    if name in lit:
        return Text.assemble((name, "bold black on yellow3"), " " * (WIDTH - len(name)))
    if name in marked:
        return Text.assemble((name, "bold yellow3"), " " * (WIDTH - len(name)))
    return Text((name if always else "").ljust(WIDTH), "dim")


def drawn(gutter: Gutter) -> tuple[str, str, str]:
    """A card in box characters."""
    sides = "".join(gutter.joins)
    middle = PIPES[gutter.joins[0]] if len(gutter.joins) == 1 else APART.get(_pair(gutter.joins), "╫")
    up, down = ("║" if side in sides else " " for side in "NS")
    west, east = ("═══" if side in sides else "   " for side in "WE")
    return f"   {up}   ", f"{west}{middle}{east}", f"   {down}   "


def _pair(joins: Sequence[str]) -> tuple[str, str]:
    first, second = sorted(joins)
    return first, second


def cell_name(view: View, cell: int) -> str:
    """`a1` is top left."""
    row, column = divmod(cell, view.side)
    return f"{'abcd'[column]}{row + 1}"


def place_name(view: View, place: int) -> str:
    """The cell it touches and the way there."""
    return f"{cell_name(view, cell_at_place(view.side, place))}{ARROWS[place // view.side]}"


def status(view: View, people: People, language: str) -> str:
    """The cats each player has won, and how many are left."""
    names = people.names
    if len(names) > 1:
        seats = " · ".join(f"{name} {points}" for name, points in zip(names, view.scores, strict=True))
    else:
        seats = say(language, "chabyrinthe-turn-number", turns=view.turns)
    cats = say(language, "chabyrinthe-cats-left", cats=view.cat_pile + len(view.cats))
    gutters = say(language, "chabyrinthe-pile", count=len(view.pile))
    return " · ".join([seats, cats, gutters, *_top(view, language)])


def _top(view: View, language: str) -> list[str]:
    """The gutter that comes next, where that is known."""
    if view.hand is not None or not view.pile or view.pile[0] is None:
        return []
    return [say(language, "chabyrinthe-pile-top", shape=view.pile[0])]


def cards(view: View, language: str) -> RenderableType | None:
    """The gutter in hand, in each of its four rotations."""
    if view.hand is None:
        return None
    ways = [Panel("\n".join(drawn(way)), title=label(f"face {way.facing}", language), width=17) for way in view.facings]
    title = say(language, "chabyrinthe-in-hand", shape=view.hand)
    return Group(Text(title), Columns(ways if view.phase == "facing" else ways[:1]))


def touched(before: View, after: View) -> list[str]:
    """The cells and places that differ between two views."""
    cells = [
        cell_name(after, cell)
        for cell, (old, new) in enumerate(zip(before.cells, after.cells, strict=True))
        if old != new
    ]
    return cells + sorted({place for place, _ in _ring(before) ^ _ring(after)})


def _ring(view: View) -> set[tuple[str, str]]:
    """Each place with its cat or home."""
    return {(cat.place, str(cat.points)) for cat in view.cats} | {(home.place, home.name) for home in view.homes}
