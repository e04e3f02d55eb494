"""Chats de poche in a terminal."""

from __future__ import annotations

from collections.abc import Collection

from rich import box as boxes
from rich.columns import Columns
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ronron.games.poche.grid import CELLS, SIDE
from ronron.games.poche.notation import cell_name
from ronron.games.poche.view import Tile, View
from ronron.said import People
from ronron.words import named, say

COLOURS = {
    "royal": "medium_purple1",
    "gourmet": "green3",
    "crook": "dark_orange",
    "defender": "red1",
    "chaos": "hot_pink",
    "power": "sky_blue1",
    "ghost": "dodger_blue2",
}
FACES = {"mouse": "<:3)~", "pigeon": "(o)>", "fly": "~8~"}
PREY_COLOURS = {"mouse": "grey82", "pigeon": "light_steel_blue", "fly": "dark_khaki"}
COMPASS = tuple(zip(("NW", "N", "NE", "W", "", "E", "SW", "S", "SE"), "↖↑↗←U→↙↓↘", strict=True))

WIDTH = 9


def label(decision: str, language: str) -> str:
    """A decision in the words of a language."""
    return " ".join(named(language, "poche-t-word", word) for word in decision.split())


def board(view: View, people: People, language: str, lit: Collection[str], marked: Collection[str]) -> RenderableType:
    """The square of tiles; `lit` cells may be chosen, `marked` ones were changed last."""
    table = Table(box=boxes.ROUNDED, show_lines=True, padding=(0, 0), header_style="dim")
    table.add_column("", vertical="middle", style="dim")
    for column in "abcde":
        table.add_column(column, justify="center", width=WIDTH)
    for row in range(SIDE):
        cells = range(row * SIDE, row * SIDE + SIDE)
        drawn = [_cell(view.cells[cell], cell_name(cell), lit, marked, language) for cell in cells]
        table.add_row(str(row + 1), *drawn)
    return table


def _cell(tile: Tile | None, name: str, lit: Collection[str], marked: Collection[str], language: str) -> Text:
    """Three lines; in the corner the cell's name if it may be chosen, a star if it was changed last."""
    lines, style = (("", "▒▒▒▒▒", ""), "grey42") if tile is None else _drawn(tile, language)
    corner = name if name in lit else " *" if name in marked else "  "
    first = Text(corner, style="bold black on yellow3" if name in lit else "bold yellow3")
    rest = Text(f"{lines[0]:^5}  \n" + "\n".join(f"{line:^{WIDTH}}" for line in lines[1:]), style=style)
    return Text.assemble(first, rest, justify="left")


def _drawn(tile: Tile, language: str) -> tuple[tuple[str, str, str], str]:
    """What stands on a tile, in three lines, and how it is coloured."""
    if tile.kind == "dog":
        marks = [arrow if direction in tile.arrows or not direction else " " for direction, arrow in COMPASS]
        return (" ".join(marks[:3]), " ".join(marks[3:6]), " ".join(marks[6:])), "bold orange3"
    value = "?" if tile.value is None else str(tile.value)
    if tile.kind != "cat":
        return ("", FACES[tile.kind], value), PREY_COLOURS[tile.kind]
    face = "=x.x=" if tile.out else "=^w^=" if tile.chief else "=^.^="
    style = COLOURS[str(tile.clan)] + (" dim" if tile.out else " bold")
    return ("", face, f"{label(str(tile.clan), language)[:3]} {value}{'*' if tile.chief else ''}"), style


def status(view: View, people: People, language: str) -> str:
    """Who plays what, and how much is left."""
    names = people.names
    clans = [say(language, f"poche-clan-{clan}") if clan else "?" for clan in view.clans]
    seats = say(language, "poche-against", first=f"{names[0]} ({clans[0]})", second=f"{names[1]} ({clans[1]})")
    return f"{seats} · {say(language, 'turns-left', turns=view.flips_left)}"


def cards(view: View, language: str) -> RenderableType | None:
    """The clan cards to choose from."""
    if not view.hand:
        return None
    return Columns(
        [
            Panel(
                say(language, f"poche-card-{clan}"),
                title=f"{label(clan, language)} · {say(language, f'poche-clan-{clan}')}",
                border_style=COLOURS[clan],
                width=46,
            )
            for clan in view.hand
        ]
    )


def touched(before: View, after: View) -> list[str]:
    """The cells that differ between two views."""
    return [cell_name(cell) for cell in range(CELLS) if before.cells[cell] != after.cells[cell]]
