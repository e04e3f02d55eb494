"""Caty Mini in a terminal: every room as a small picture with its strings, and both runs before you choose."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from rich import box as boxes
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ronron.games.caty.box import PER_WALL
from ronron.games.caty.view import Player, ToyShape, View, Way
from ronron.said import People, tell_with_article
from ronron.words import languages, say
from ronron.words import named as in_words

WIDTH, HEIGHT = 45, 20
"""The size of a room in characters; each shows two by four dots."""
SIDE = 9
"""The width kept for names at the left and right walls."""
BRAILLE = 0x2800
DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The dot of a braille character in each row and column."""
STYLES = {"turquoise": "dark_turquoise", "yellow": "yellow3", "red": "red3", "violet": "medium_purple"}


def label(decision: str, language: str) -> str:
    """A decision in the words of a language."""
    return " ".join(named(word, language) for word in decision.split())


def named(word: str, language: str) -> str:
    """Translate a word of the notation, such as `mouse` or `mouse3`; a name from somebody's own box stays as it is."""
    stem = word.rstrip("0123456789")
    return in_words(language, "caty-t-word", stem) + word[len(stem) :] if stem else word


def board(view: View, people: People, language: str, lit: Collection[str], marked: Collection[str]) -> RenderableType:
    """All rooms, yours first."""
    seats = sorted(range(len(view.players)), key=lambda seat: (seat - max(people.you, 0)) % len(view.players))
    return Columns([_room(view, seat, people, language, lit, marked) for seat in seats])


def _room(
    view: View, seat: int, people: People, language: str, lit: Collection[str], marked: Collection[str]
) -> RenderableType:
    player = view.players[seat]
    lines = _floor(view, player, seat, people, language)
    top, right, bottom, left = (_wall(view, player, wall, language, lit, marked) for wall in range(4))
    rows = [Text.assemble(" " * SIDE, *top)]
    for row, floor in enumerate(lines):
        middle = row % (HEIGHT // PER_WALL) == HEIGHT // PER_WALL // 2
        slot = row // (HEIGHT // PER_WALL)
        west = left[PER_WALL - 1 - slot] if middle else Text(" " * SIDE)
        east = right[slot] if middle else Text("")
        rows.append(Text.assemble(west, floor, east))
    rows.append(Text.assemble(" " * SIDE, *bottom[::-1]))
    return Group(_title(view, seat, people, language), *rows)


def _title(view: View, seat: int, people: People, language: str) -> Text:
    player = view.players[seat]
    marker = "▶ " if seat == view.first else "  "
    string = say(language, "caty-string-left", left=player.left, whole=view.whole)
    points = say(language, "points", points=view.scores[seat])
    return Text(f"{marker}{people.names[seat]} · {player.board} · {points} · {string}", "bold")


def _wall(
    view: View, player: Player, wall: int, language: str, lit: Collection[str], marked: Collection[str]
) -> list[Text]:
    """The names along a wall, clockwise."""
    style = STYLES[view.walls[wall].name]
    found = []
    for furniture in player.room.along[wall]:
        name = named(view.furniture[furniture].name, language)
        shown = style
        if furniture == view.running or name in marked:
            shown = f"bold {style} reverse"
        elif name in lit:
            shown = f"bold {style} underline"
        found.append(Text(name[: SIDE - 1].ljust(SIDE) if wall != 3 else name[: SIDE - 1].rjust(SIDE), shown))
    return found


def _floor(view: View, player: Player, seat: int, people: People, language: str) -> list[Text]:
    """Draw strings as dots, toys as letters, and possible next runs as thinner dots."""
    old, new = set(_strings(player)), set()
    if seat == people.you and view.phase == "entry" and view.to_move == seat:
        for way in view.ways:
            new |= set(_straight(player, player.exit or 0, way.notch, sparse=True))
    rows = [[_cell(old, new, row, column) for column in range(WIDTH)] for row in range(HEIGHT)]
    for toy, shape, tokens in zip(view.toys, player.room.toys, view.tokens, strict=True):
        name = f"{named(toy.name, language)[:4]}{tokens[0] if tokens else ''}"
        row, column = _place(player, shape)
        start = max(0, min(WIDTH - len(name), column - len(name) // 2))
        for index, letter in enumerate(name):
            rows[row][start + index] = Text(letter, "bold" if tokens else "dim")
    return [Text("").join(cells) for cells in rows]


def _place(player: Player, shape: ToyShape) -> tuple[int, int]:
    """The row and column of the middle of a toy."""
    xs, ys = zip(*shape.corners, strict=True)
    x, y = sum(xs) // len(xs), sum(ys) // len(ys)
    return y * HEIGHT // (player.room.height + 1), x * WIDTH // (player.room.width + 1)


def _cell(old: set[tuple[int, int]], new: set[tuple[int, int]], row: int, column: int) -> Text:
    code = sum(
        DOTS[y][x]
        for y in range(4)
        for x in range(2)
        if (2 * column + x, 4 * row + y) in old or (2 * column + x, 4 * row + y) in new
    )
    if code == 0:
        return Text("·" if (row + column) % 6 == 0 else " ", "grey30")
    fresh = any((2 * column + x, 4 * row + y) in new for y in range(4) for x in range(2))
    return Text(chr(BRAILLE + code), "bold yellow3" if fresh else "grey74")


def _strings(player: Player) -> Iterator[tuple[int, int]]:
    for race in player.races:
        if race.end is not None:
            yield from _straight(player, race.start, race.end)


def _straight(player: Player, start: int, end: int, *, sparse: bool = False) -> Iterator[tuple[int, int]]:
    """The dots of a straight string."""
    (x0, y0), (x1, y1) = (_dot(player, notch) for notch in (start, end))
    steps = max(abs(x1 - x0), abs(y1 - y0), 1)
    for step in range(0, steps + 1, 3 if sparse else 1):
        yield x0 + (x1 - x0) * step // steps, y0 + (y1 - y0) * step // steps


def _dot(player: Player, notch: int) -> tuple[int, int]:
    x, y = player.room.notches[notch]
    return x * (2 * WIDTH - 1) // player.room.width, y * (4 * HEIGHT - 1) // player.room.height


def cards(view: View, language: str) -> RenderableType | None:
    """At the start, which notch is which; later, what each run would win and cost."""
    table = Table(box=boxes.SIMPLE, show_header=False, padding=(0, 1))
    for way in view.ways:
        table.add_row(*_way(view, way, language))
    if view.phase == "start":
        for side in range(2):
            table.add_row(*_start(view, side, language))
    return table if table.row_count else None


def _way(view: View, way: Way, language: str) -> tuple[Text, Text]:
    words = tell_with_article(language, way.words, People())
    return _notch(view, way.furniture, way.side, language), Text(words, "" if way.enough else "red")


def _start(view: View, side: int, language: str) -> tuple[Text, Text]:
    furniture, room = view.order[0], view.players[view.to_move].room
    words = say(language, f"caty-notch-{room.sides[2 * furniture + side]}")
    return _notch(view, furniture, side, language), Text(words)


def _notch(view: View, furniture: int, side: int, language: str) -> Text:
    """A notch as the player types it."""
    style = STYLES[view.walls[furniture // PER_WALL].name]
    return Text(f"{named(view.furniture[furniture].name, language)} {side}", style)


def status(view: View, people: People, language: str) -> str:
    """The current round."""
    return say(language, "caty-round", round=view.round, rounds=view.rounds)


def touched(before: View, after: View) -> list[str]:
    """The furniture just played, in every language."""
    new = [after.furniture[each].name for each in after.order if each not in before.order]
    return [named(word, language) for word in new for language in languages()]
