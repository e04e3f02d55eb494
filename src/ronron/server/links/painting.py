"""The pictures of links: lids and cats as they are in the page, with words beside them. Painted in a process beside."""

from __future__ import annotations

import math
import subprocess
import sys
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

import msgspec

from ronron.server.links.cats import draw_cat, drawing, light_of, read_avatar

WIDTH, HEIGHT = 1200, 630
FONTS = Path(__file__).parent / "fonts"
PAINTER = Path(__file__).with_name("painter.py")
PAINTING_S = 60.0
"""A picture that takes longer than this is given up."""
DISPLAY, BODY = "Fredoka Variable", "Nunito Variable"
INK, WOOD, CREAM, YELLOW, PALE = "#2b2320", "#2b2320", "#fffaf0", "#ffd447", "#e9dcc6"
BOARD = "#a8431f"
INKED = f'stroke="{INK}" stroke-width="6"'
CONFETTI = ("#ffd447", "#e4573d", "#5fa86a", "#4f8fc9", "#ea8fb0", "#fffaf0")
PADS = ((-11, -7), (-4, -14), (5, -14), (12, -7))
OURS = ((0x9, 0xA), (0x20, 0x2AF), (0x400, 0x52F), (0x1EA0, 0x1EF9), (0x2010, 0x203A), (0x20AC, 0x20AC))
"""The letters our fonts have; for others, those of the system are looked at."""
VERSION = 1
"""To be raised when pictures are painted differently."""


class Player(msgspec.Struct, frozen=True):
    """Somebody who played, by rank."""

    rank: int
    name: str
    avatar: str
    score: int
    won: bool


class Home(msgspec.Struct, frozen=True, tag="home"):
    """The shelf with its boxes."""

    line: str
    games: list[str]
    names: list[str]


class Invitation(msgspec.Struct, frozen=True, tag="invitation"):
    """Who invites to which game."""

    game: str
    name: str
    host: str
    avatar: str
    line: str
    below: str


class Ending(msgspec.Struct, frozen=True, tag="ending"):
    """How a game ended."""

    game: str
    name: str
    line: str
    players: list[Player]


Sheet = Home | Invitation | Ending


def paint(sheet: bytes) -> bytes:
    """The picture of an encoded sheet, as PNG."""
    svg = draw(msgspec.json.decode(sheet, type=Sheet))
    ours = all(any(first <= ord(letter) <= last for first, last in OURS) for letter in set(svg))
    fonts = sorted(map(str, FONTS.glob("*.ttf")))
    asked = {"svg": svg, "fonts": fonts, "family": BODY, "system": not ours}
    command = [sys.executable, "-P", str(PAINTER)]
    return subprocess.run(
        command, input=msgspec.json.encode(asked), capture_output=True, check=True, timeout=PAINTING_S
    ).stdout


def draw(sheet: Sheet) -> str:
    """A sheet as SVG."""
    parts = _home(sheet) if isinstance(sheet, Home) else _invitation(sheet) if isinstance(sheet, Invitation) else None
    inside = "".join(parts or _ending(sheet))  # type: ignore[arg-type]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f"<defs>{_wood()}</defs>{inside}</svg>"
    )


def _wood() -> str:
    return (
        '<linearGradient id="wood" x2="0" y2="1"><stop offset="0" stop-color="#4a362b"/>'
        '<stop offset="1" stop-color="#2b2320"/></linearGradient>'
        '<radialGradient id="wall" cy="0.3" r="0.9"><stop offset="0" stop-color="#fdf3dd"/>'
        '<stop offset="1" stop-color="#eed7ae"/></radialGradient>'
    )


# Three sheets


def _home(sheet: Home) -> Iterator[str]:
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#wall)"/>'
    yield from _paws()
    yield _text("Ronron", 600, 134, 140, fill=BOARD, family=DISPLAY, anchor="middle", outline=CREAM, edge=14)
    for at, line in enumerate(wrapped(sheet.line, 29, 1060, 2)):
        yield _text(line, 600, 190 + 38 * at, 29, fill=INK, family=BODY, anchor="middle")
    shown = list(zip(sheet.games, sheet.names, strict=True))[:4]
    each = 274
    left = (WIDTH - each * len(shown)) / 2
    for at, avatar in enumerate(("yellow-tabby-happy", "night-tuxedo-sly", "cream-points-curious")):
        yield _cat(avatar, left + each * (at + 1) - 64, 254, 128) if at + 1 < len(shown) else ""
    for at, (game, name) in enumerate(shown):
        turn = (-2.5, 1.6, -1.4, 2.4)[at]
        yield _framed(game, name, left + each * at + 7, 336, 260, 195, turn)
    yield f'<rect x="-10" y="556" width="{WIDTH + 20}" height="90" fill="#9a6335" stroke="{INK}" stroke-width="6"/>'
    yield f'<path d="M0 578 H{WIDTH} M0 604 H{WIDTH}" stroke="#7d4d26" stroke-width="4" opacity="0.6"/>'


def _invitation(sheet: Invitation) -> Iterator[str]:
    edge = 776
    yield _lid(sheet.game, sheet.name, 0, 0, edge + 30, HEIGHT)
    yield f'<path d="M{edge + 14} -10 H1210 V640 H{edge - 14} Z" fill="url(#wood)" stroke="{INK}" stroke-width="8"/>'
    middle = (edge + WIDTH) / 2 + 6
    yield _round(sheet.avatar, middle, 158, 112)
    y, room = 342.0, WIDTH - edge - 60
    if sheet.host:
        for line, size in fitted(sheet.host, 60, 34, room, 2):
            yield _text(line, middle, y, size, fill=YELLOW, family=DISPLAY, anchor="middle")
            y += size * 1.1
    else:
        y -= 20
    y += 2
    for line in wrapped(sheet.line, 36, room, 3):
        yield _text(line, middle, y, 36, fill=CREAM, family=BODY, anchor="middle")
        y += 44
    y = max(y + 8, 486)
    for line in wrapped(sheet.below, 27, room, 2):
        yield _text(line, middle, y, 27, fill=PALE, family=BODY, anchor="middle")
        y += 34
    yield _mark(middle, 594)


def _ending(sheet: Ending) -> Iterator[str]:
    edge, floor = 652, 489
    yield f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#wood)"/>'
    yield _lid(sheet.game, sheet.name, 0, 0, edge, floor)
    yield from _thrown(edge, floor)
    yield f'<path d="M{edge} 0 V{floor} M-10 {floor} H1210" stroke="{INK}" stroke-width="8" fill="none"/>'
    count = len(sheet.players)
    room = (floor - 24) / count
    tall = min(room, 150.0)
    top = 12 + (floor - 24 - tall * count) / 2
    for at, player in enumerate(sheet.players):
        yield from _row(player, edge + 22, top + tall * at, WIDTH - edge - 44, tall - 10)
    size, lines = _sentence(sheet.line)
    y = floor + 76 + size * 0.34 - (len(lines) - 1) * size * 0.58
    for line in lines:
        yield _text(line, 44, y, size, fill=YELLOW, family=DISPLAY)
        y += size * 1.16
    yield _mark(1090, floor + 90)


def _row(player: Player, x: float, y: float, width: float, height: float) -> Iterator[str]:
    """A player: rank, cat, name and score."""
    middle, plain = y + height / 2, not player.won
    yield (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{height * 0.26}" fill="{INK}"'
        f' fill-opacity="{0.55 if plain else 0.9}" stroke="{"#6b5344" if plain else YELLOW}" stroke-width="4"/>'
    )
    name = min(46.0, height * 0.44)
    yield _text(
        str(player.rank), x + 36, middle + name * 0.36, name, fill=YELLOW if player.won else PALE, anchor="middle"
    )
    cat = height * 0.84
    moved = read_avatar(player.avatar)._replace(mood="happy" if player.won else "shy", crown=player.won)
    yield _svg(draw_cat(moved), x + 66, middle - cat * 0.47 + (cat * 0.08 if player.won else 0), cat * 1.07, cat)
    points = str(player.score)
    pill = max(76.0, breadth(points, name) + 36)
    right = x + width - 16
    yield (
        f'<rect x="{right - pill}" y="{middle - name * 0.68}" width="{pill}" height="{name * 1.36}" rx="{name * 0.68}"'
        f' fill="#f6c445"/>'
    )
    yield _text(points, right - pill / 2, middle + name * 0.36, name, fill=INK, family=DISPLAY, anchor="middle")
    left = x + 66 + cat * 1.07 + 18
    ((called, size),) = fitted(player.name, name, name * 0.62, right - pill - 14 - left, 1)
    yield _text(called, left, middle + size * 0.36, size, fill=CREAM, family=DISPLAY)


def _sentence(line: str) -> tuple[float, list[str]]:
    """The size and the lines of what is said below."""
    for size in (60.0, 50.0):
        if breadth(line, size) <= 930:
            return size, [line]
    return 42.0, wrapped(line, 42, 930, 2)


# Things in a picture


def _lid(game: str, name: str, x: float, y: float, width: float, height: float) -> str:
    if svg := drawing(f"lid-{game}.svg"):
        return _svg(svg, x, y, width, height)
    return (
        f'<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="0 0 400 300"'
        f' preserveAspectRatio="xMidYMid slice">'
        f'<rect width="400" height="300" fill="#5fa86a"/><ellipse cx="200" cy="310" rx="270" ry="120" fill="#35774a"'
        f' stroke="{INK}" stroke-width="4"/>{_cat(f"lid-{game}", 115, 104, 170)}'
        f'<rect x="34" y="22" width="332" height="68" rx="16" fill="{BOARD}" stroke="{INK}" stroke-width="4"'
        f' transform="rotate(-2.5 200 56)"/>'
        + "".join(
            _text(line, 200, 56 + size * 0.35, size, fill=CREAM, family=DISPLAY, anchor="middle", outline=INK, edge=5)
            for line, size in fitted(name, 44, 20, 300, 1)
        )
        + "</svg>"
    )


def _framed(game: str, name: str, x: float, y: float, width: float, height: float, turn: float) -> str:
    """A box on the shelf."""
    return (
        f'<g transform="rotate({turn} {x + width / 2} {y + height})">'
        f'<rect x="{x + 8}" y="{y + 10}" width="{width}" height="{height + 14}" rx="10" fill="{INK}" opacity="0.25"/>'
        f'<rect x="{x}" y="{y + 10}" width="{width}" height="{height + 10}" rx="10" fill="#7d4d26" {INKED}/>'
        f"{_lid(game, name, x, y, width, height)}"
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="8" fill="none" {INKED}/></g>'
    )


def _round(avatar: str, x: float, y: float, radius: float) -> str:
    """A cat in a round frame."""
    cat = read_avatar(avatar)
    wide = radius * 1.62
    return (
        f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{light_of(cat)}" stroke="{YELLOW}" stroke-width="8"/>'
        f"{_svg(draw_cat(cat), x - wide / 2, y - wide * 0.45, wide, wide * 0.93)}"
    )


def _cat(avatar: str, x: float, y: float, width: float) -> str:
    return _svg(draw_cat(read_avatar(avatar)), x, y, width, width * 0.93)


def _svg(svg: str, x: float, y: float, width: float, height: float) -> str:
    """A drawing at its place."""
    return svg.replace("<svg ", f'<svg x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" ', 1)


def _mark(x: float, y: float) -> str:
    return _text("Ronron", x, y, 40, fill=PALE, family=DISPLAY, anchor="middle")


def _paws() -> Iterator[str]:
    """A trail of paws over the wall."""
    for at in range(16):
        x, y = 20 + at * 78, 46 + 34 * math.sin(at * 0.9) + (at % 2) * 26
        turn = 80 + 20 * math.cos(at)
        pads = "".join(
            f'<circle cx="{dx}" cy="{dy}" r="4.6"/>' for dx, dy in ((-11, -7), (-4, -14), (5, -14), (12, -7))
        )
        yield (
            f'<g transform="translate({x} {y:.1f}) rotate({turn:.1f})" fill="#c99f68" opacity="0.4">'
            f'<ellipse cx="0" cy="4" rx="10" ry="8"/>{pads}</g>'
        )


def _thrown(width: float, height: float) -> Iterator[str]:
    """Confetti, the same each time."""
    for at in range(54):
        x, y = (at * 167.3 + 31) % width, (at * 97.7 + 53) % height
        turn, colour = at * 47 % 180, CONFETTI[at % len(CONFETTI)]
        yield (
            f'<rect x="-8" y="-4" width="16" height="8" rx="2" fill="{colour}" stroke="{INK}" stroke-width="1.6"'
            f' transform="translate({x:.1f} {y:.1f}) rotate({turn})"/>'
        )


# Words


def _text(
    text: str,
    x: float,
    y: float,
    size: float,
    *,
    fill: str,
    family: str = DISPLAY,
    anchor: str = "start",
    outline: str = "",
    edge: float = 0,
) -> str:
    weight = 600 if family == DISPLAY else 700
    around = (
        f' stroke="{outline}" stroke-width="{edge}" stroke-linejoin="round" paint-order="stroke"' if outline else ""
    )
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-family="{family}" font-size="{size:.1f}" font-weight="{weight}"'
        f' fill="{fill}" text-anchor="{anchor}"{around}>{escape(_printable(text))}</text>'
    )


def _printable(text: str) -> str:
    """A text without what no SVG may contain."""
    return "".join(letter for letter in text if letter.isprintable())


def breadth(text: str, size: float) -> float:
    """About how wide a text is; rather too wide."""
    return size * sum(_width(letter) for letter in text)


def _width(letter: str) -> float:
    if letter in "iljtfrI.,:;'’!|() ":
        return 0.34
    if letter in "mwMW—…%@":
        return 0.9
    if ord(letter) > 0x1100:
        return 1.1
    return 0.68 if letter.isupper() or letter.isdigit() else 0.58


def wrapped(text: str, size: float, room: float, most: int) -> list[str]:
    """A text in lines that have room; what needs more lines is cut."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if not lines[-1] or breadth(longer, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines = [*lines[: most - 1], " ".join(lines[most - 1 :])]
    return [cut(line, size, room) for line in lines]


def fitted(text: str, size: float, least: float, room: float, most: int) -> Sequence[tuple[str, float]]:
    """A text in lines with their size: as large as there is room, first in one line, then in several, then cut."""
    while breadth(text, size) > room and size > least:
        size = max(least, size - 2)
    if breadth(text, size) <= room:
        return [(text, size)]
    return [(line, size) for line in wrapped(text, size, room, most)]


def cut(text: str, size: float, room: float) -> str:
    """A text that has room in one line, with a sign where it was cut."""
    if breadth(text, size) <= room:
        return text
    while text and breadth(f"{text}…", size) > room:
        text = text[:-1]
    return f"{text.rstrip()}…"
