"""What the drawn figures of the documents share: a sheet with two palettes, boxes, lines of text and arrows.

A figure has a background of its own, so that it can be read on a light and on a dark page alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
  .sheet { fill: #fbf4e6 } .wall { fill: #f1e5cd; stroke: #2b2320 } .room { fill: #fffaf0; stroke: #8a7a66 }
  .roof { fill: #c8643c; stroke: #2b2320 } .key { fill: #f7d9a8; stroke: #963a18 } .line { fill: none; stroke: #6b5d4d }
  .side { fill: none; stroke: #8a7a66; stroke-dasharray: 5 4 } .head { fill: #6b5d4d } .cat { fill: #2b2320 }
  text { fill: #2b2320; font-family: system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif }
  .name { font-weight: 700; font-size: 15px } .room-name { font-weight: 700; font-size: 12px }
  .plain { font-size: 13px } .small { font-size: 12px; fill: #5d5042 }
  .code { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; font-size: 12px; fill: #963a18 }
  .lane { font-weight: 700; font-size: 14px; fill: #5d5042 } .tag { font-weight: 700; font-size: 12px; fill: #963a18 }
  .attic { fill: #fffaf0 }
  @media (prefers-color-scheme: dark) {
    .sheet { fill: #1d2236 } .wall { fill: #272e47; stroke: #f3e7d3 } .room { fill: #323a58; stroke: #8f95b5 }
    .roof { fill: #8c4a35; stroke: #f3e7d3 } .key { fill: #5a4334; stroke: #f0b48a } .line { stroke: #b9bdd4 }
    .side { stroke: #8f95b5 } .head { fill: #b9bdd4 } .cat { fill: #f0b48a }
    text { fill: #f3e7d3 } .small { fill: #c3c2cf } .lane { fill: #c3c2cf } .code, .tag { fill: #f0b48a }
    .attic { fill: #f3e7d3 }
  }
"""


def sheet(width: float, height: float, title: str, parts: Iterable[str]) -> str:
    """A whole figure."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n"
    )
    return head + "\n".join([box(0, 0, width, height, "sheet", 14), *parts]) + "\n</svg>\n"


def box(x: float, y: float, width: float, height: float, kind: str, round_by: float = 6) -> str:
    """A rectangle with round corners."""
    return f'<rect class="{kind}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_by:g}"/>'


def text(x: float, y: float, words: str, kind: str = "plain", anchor: str = "start") -> str:
    """A line of text; `y` is its base line."""
    return f'<text class="{kind}" x="{x:g}" y="{y:g}" text-anchor="{anchor}">{escape(words, quote=False)}</text>'


def polygon(points: Sequence[tuple[float, float]], kind: str) -> str:
    """A filled outline."""
    return f'<polygon class="{kind}" points="{_written(points)}"/>'


def arrow(points: Sequence[tuple[float, float]], kind: str = "line") -> str:
    """A line with a head at its last point; its last part is level or upright."""
    (from_x, from_y), (x, y) = points[-2:]
    along_x, along_y = (x > from_x) - (x < from_x), (y > from_y) - (y < from_y)
    back_x, back_y = x - 9 * along_x, y - 9 * along_y
    head = [(x, y), (back_x + 5 * along_y, back_y + 5 * along_x), (back_x - 5 * along_y, back_y - 5 * along_x)]
    line = [*points[:-1], (back_x, back_y)]
    return f'<polyline class="{kind}" stroke-width="1.6" points="{_written(line)}"/>' + polygon(head, "head")


def _written(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in points)
