"""A drawing of the four rooms of a box, so that people who traced their own boards can check the result."""

from __future__ import annotations

from ronron.games.caty.box import BOARDS, FURNITURE, PER_WALL, WALLS, Box, names
from ronron.games.caty.view import Room, ToyShape, room

COLOURS = {"turquoise": "#2fa8a0", "yellow": "#d99a1f", "red": "#c8452f", "violet": "#7d55a8"}
INK = "#2b2320"
MARGIN = 120
"""The margin around each room, for the names of the furniture, if the room is a thousand wide."""


def draw(box: Box) -> str:
    """An SVG."""
    rooms = [room(box, board) for board in range(len(BOARDS))]
    cells = max(max(each.width, each.height) for each in rooms)
    margin = MARGIN * cells // 1000
    whole = 2 * (cells + 2 * margin)
    parts = [
        f'<g transform="translate({margin + index % 2 * (cells + 2 * margin)} '
        f'{margin + index // 2 * (cells + 2 * margin)})">{_room(box, each, cells)}</g>'
        for index, each in enumerate(rooms)
    ]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {whole} {whole}" font-family="sans-serif">',
            f'<rect width="{whole}" height="{whole}" fill="#f6ecd9"/>',
            *parts,
            "</svg>\n",
        ]
    )


def _room(box: Box, printed: Room, cells: int) -> str:
    """One room: floor, walls, toys and notches, each with its name."""
    size = cells // 40
    width, height = printed.width, printed.height
    parts = [
        f'<rect width="{width}" height="{height}" fill="#fffaf0" stroke="{INK}" stroke-width="{size // 6}"/>',
        _words(width // 2, height // 2, printed.name, 4 * size, fill="#e8d9bb"),
    ]
    toys = names(box)[FURNITURE:]
    parts += [_toy(toy, name, size) for toy, name in zip(printed.toys, toys, strict=True)]
    for furniture, name in enumerate(names(box)[:FURNITURE]):
        parts.append(_furniture(printed, furniture, name, size))
    return "\n".join(parts)


def _toy(toy: ToyShape, name: str, size: int) -> str:
    style = f'fill="#ffe3a3" stroke="{INK}" stroke-width="{size // 8}"'
    (x, y), *_ = toy.corners
    if toy.radius:
        shape = f'<circle cx="{x}" cy="{y}" r="{toy.radius}" {style}/>'
    else:
        points = " ".join(f"{cx},{cy}" for cx, cy in toy.corners)
        shape = f'<polygon points="{points}" {style}/>'
        x = sum(cx for cx, _ in toy.corners) // len(toy.corners)
        y = sum(cy for _, cy in toy.corners) // len(toy.corners)
    return shape + _words(x, y, name, size)


def _furniture(printed: Room, furniture: int, name: str, size: int) -> str:
    """Its two notches, joined, and its name outside the wall."""
    wall = WALLS[furniture // PER_WALL]
    (x0, y0), (x1, y1) = printed.notches[2 * furniture : 2 * furniture + 2]
    colour = COLOURS[wall]
    dx, dy = {"turquoise": (0, -1), "yellow": (1, 0), "red": (0, 1), "violet": (-1, 0)}[wall]
    middle = (x0 + x1) // 2 + 2 * size * dx, (y0 + y1) // 2 + 2 * size * dy
    dots = [
        f'<circle cx="{x}" cy="{y}" r="{size // 3}" fill="{colour if side else "#fffaf0"}" stroke="{colour}" '
        f'stroke-width="{size // 6}"/>'
        for side, (x, y) in enumerate(((x0, y0), (x1, y1)))
    ]
    line = f'<line x1="{x0}" y1="{y0}" x2="{x1}" y2="{y1}" stroke="{colour}" stroke-width="{size // 2}"/>'
    turned = 90 if dx else 0
    return "".join([line, *dots, _words(*middle, name, size, fill=colour, turned=turned)])


def _words(x: int, y: int, words: str, size: int, *, fill: str = INK, turned: int = 0) -> str:
    turn = f' transform="rotate({turned} {x} {y})"' if turned else ""
    where = f'x="{x}" y="{y}" font-size="{size}" text-anchor="middle" dominant-baseline="middle"'
    return f'<text {where} fill="{fill}"{turn}>{words}</text>'
