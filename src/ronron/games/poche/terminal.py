"""Chats de poche in a terminal: the board, and what happens in sentences."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich import box as boxes
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ronron.games.people import People
from ronron.games.poche.box import CLANS
from ronron.games.poche.grid import CELLS, SIDE
from ronron.games.poche.match import Verdict
from ronron.games.poche.notation import cell_name
from ronron.games.poche.view import Line, Tile, View
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
    """What is to be done, and how much is left."""
    names = people.names
    tile = None if view.moving is None else view.cells[_cell_number(view.moving)]
    prompt = say(
        language,
        f"poche-phase-{view.phase}",
        tile=tile_words(tile, language) if tile else "",
        cell=view.moving or "",
    )
    clans = [say(language, f"poche-clan-{clan}") if clan else "?" for clan in view.clans]
    seats = say(language, "poche-against", first=f"{names[0]} ({clans[0]})", second=f"{names[1]} ({clans[1]})")
    return f"{seats} · {say(language, 'turns-left', turns=view.flips_left)} · {prompt}"


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


def tile_words(tile: Tile, language: str) -> str:
    """A tile in words."""
    if tile.kind == "dog":
        return say(language, "poche-dog")
    if tile.kind != "cat":
        return say(language, f"poche-{tile.kind}", value=tile.value)
    value = say(language, "poche-no-value") if tile.value is None else tile.value
    clan = say(language, f"poche-clan-{tile.clan}")
    return say(language, "poche-chief" if tile.chief else "poche-cat", clan=clan, value=value)


def told(before: View, after: View, seat: int, people: People, decision: str, language: str) -> str:
    """A decision of a seat in a sentence."""
    word, _, rest = decision.partition(" ")
    mover = people.who(seat)
    if decision in CLANS:
        return say(language, "poche-chose", **mover, clan=say(language, f"poche-clan-{decision}"))
    if word == "flip":
        tile = after.cells[_cell_number(rest)]
        return say(language, "poche-flipped", **mover, cell=rest, tile=tile_words(tile, language) if tile else "?")
    if word == "move":
        return say(language, "poche-named", **mover, cell=rest)
    if word == "to":
        return say(language, "poche-swapped", **mover, cell=rest)
    if word == "turn" and after.step is not None and after.step.cell is not None:
        return say(language, "poche-turned", **mover, cell=after.step.cell)
    return say(language, "poche-declined" if decision == "decline" else "poche-stayed", **mover)


def step_told(before: View, after: View, people: People, language: str) -> str:
    """A forced consequence in a sentence."""
    if before.phase == "laying":
        centre = after.cells[CELLS // 2]
        return say(language, "poche-laid", tile=tile_words(centre, language) if centre else "?")
    step = after.step
    assert step is not None  # noqa: S101  after the tiles are laid every consequence is a step of the end
    fallen = [tile_words(new, language) for old, new in _changed(before, after) if new.out and not old.out]
    subject = after.cells[_cell_number(step.cell)] if step.cell else None
    return say(
        language,
        f"poche-step-{step.stage}",
        cell=step.cell or "",
        bitten=", ".join(fallen) or say(language, "poche-bites-nobody"),
        attack=next((tile.value for tile in after.cells if tile and tile.clan == "chaos" and tile.value), 0),
        tile=tile_words(subject, language) if subject else "",
        first=step.sums[0] if step.sums else 0,
        second=step.sums[1] if step.sums else 0,
        result=_taken(before, after, people.objects, language),
    )


def _changed(before: View, after: View) -> list[tuple[Tile, Tile]]:
    pairs = zip(before.cells, after.cells, strict=True)
    return [(old, new) for old, new in pairs if old is not None and new is not None]


def _taken(before: View, after: View, names: Sequence[str], language: str) -> str:
    for seat, name in enumerate(names):
        if len(after.captured[seat]) > len(before.captured[seat]):
            return say(language, "poche-taken-by", who=name)
    return say(language, "poche-taken-by-nobody")


def touched(before: View, after: View) -> list[str]:
    """The cells that differ between two views."""
    return [cell_name(cell) for cell in range(CELLS) if before.cells[cell] != after.cells[cell]]


def result(view: View, people: People, language: str) -> RenderableType:
    """Both score sheets, line by line, and what breaks a tie."""
    sheets: list[RenderableType] = [_sheet(view, seat, people.names[seat], language) for seat in range(2)]
    if view.scores[0] == view.scores[1]:
        sheets.append(Text(say(language, f"poche-tie-{_tie_breaker(view)}")))
    return Group(*sheets)


def match_told(verdict: Verdict, language: str) -> str:
    """The totals of a match (P5)."""
    (first, second), (first_prey, second_prey) = verdict.points, verdict.prey
    prey = {"first_prey": first_prey, "second_prey": second_prey}
    return say(language, "poche-match", first=first, second=second, **prey)


def _tie_breaker(view: View) -> str:
    """P21: what decides between equal scores."""
    if len(view.captured[0]) != len(view.captured[1]):
        return "prey"
    return "defenders" if view.effects and "defender" in view.clans else "shared"


def _sheet(view: View, seat: int, name: str, language: str) -> Table:
    clan = view.clans[seat]
    title = f"{name} ({say(language, f'poche-clan-{clan}')})"
    table = Table(title=title, box=boxes.SIMPLE, show_header=False, min_width=52)
    for line in view.sheets[seat]:
        table.add_row(line.article, _line_words(line, language), " ".join(line.tiles), str(line.points))
    table.add_row("", say(language, "poche-total"), "", str(view.scores[seat]), style="bold")
    return table


def _line_words(line: Line, language: str) -> str:
    return say(language, f"poche-line-{line.what}")


def _cell_number(name: str) -> int:
    return "abcde".index(name[0]) + SIDE * (int(name[1]) - 1)
