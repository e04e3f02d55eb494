"""The way of a move, from a click in one browser to what every viewer reads, in one figure.

Each stop names the code that does it: `module:name` in Python, a file of the page in TypeScript. A test resolves every
name, so a stop whose code has moved or gone is noticed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from svg import arrow, box, sheet, text

ALT = "The way of a move: from the page through the server to the table, and back to every viewer"

LANES = {"page": "web/ — the page", "server": "ronron.server — input and output", "table": "ronron.table — pure"}
LANE, MARGIN, BETWEEN, TOP, PITCH, HEIGHT = 290, 28, 40, 62, 104, 82
WIDTH = 2 * MARGIN + 3 * LANE + 2 * BETWEEN


@dataclass(frozen=True)
class Stop:
    """One thing that is done on the way."""

    lane: str
    row: float
    title: str
    sentence: str
    code: str
    mark: str = ""
    """What happens here and nowhere else."""


STOPS = (
    Stop("page", 0, "A choice is clicked", "All decisions of this move so far.", "web/src/lib/connection.ts"),
    Stop("server", 0, "Socket, decode", "Rate limits; msgspec reads a Move.", "ronron.server.http.socket:Conversation"),
    Stop(
        "server", 1, "Lock of the table", "A command sent twice is done once.", "ronron.server.play.hall:Hall.command"
    ),
    Stop("table", 1, "Decide", "Turn, version and rules are checked.", "ronron.table.decide:decide"),
    Stop("table", 2, "Rehearse", "On copies, step by step.", "ronron.table.rehearsal:Rehearsal", "played once"),
    Stop("page", 2, "Refused, or not finished", "Only the mover is answered.", "ronron.table.sight:staged"),
    Stop("table", 3, "Draft", "Its events, the table after each.", "ronron.table.draft:Draft"),
    Stop("server", 3, "Store", "One transaction for all waiting.", "ronron.server.store.store:Store.write", "durable"),
    Stop(
        "server", 4, "The table is replaced", "By the draft's, without replay.", "ronron.server.play.live:Live.happen"
    ),
    Stop("table", 4, "Sight per viewer", "Views and tellings for one reader.", "ronron.table.sight:news", "redacted"),
    Stop("server", 5, "Outboxes", "Bounded; each connection has one.", "ronron.server.net.connection:Connection.push"),
    Stop("page", 5, "Board and log", "Fluent formats each Said.", "web/src/lib/said.ts", "put into words"),
)
"""The stops in order, branches included."""

WAYS = (
    ("A choice is clicked", "Socket, decode"),
    ("Socket, decode", "Lock of the table"),
    ("Lock of the table", "Decide"),
    ("Decide", "Rehearse"),
    ("Rehearse", "Draft"),
    ("Draft", "Store"),
    ("Store", "The table is replaced"),
    ("The table is replaced", "Sight per viewer"),
    ("Sight per viewer", "Outboxes"),
    ("Outboxes", "Board and log"),
)
ANSWERS = (("Rehearse", "Refused, or not finished"),)
"""Arrows for answers: nothing is stored, and nobody else is told."""


def draw() -> str:
    """The figure."""
    height = TOP + PITCH * max(stop.row for stop in STOPS) + HEIGHT + 24
    stops = {stop.title: stop for stop in STOPS}
    parts = [part for number, name in enumerate(LANES.values()) for part in _lane(number, name, height)]
    parts += [_way(stops[one], stops[other], "line") for one, other in WAYS]
    parts += [_way(stops[one], stops[other], "side") for one, other in ANSWERS]
    parts += [part for stop in STOPS for part in _stop(stop)]
    return sheet(WIDTH, height, ALT, parts)


def _lane(number: int, name: str, height: float) -> Iterator[str]:
    x = MARGIN + (LANE + BETWEEN) * number
    yield box(x - 14, 14, LANE + 28, height - 28, "wall", 10)
    yield text(x + LANE / 2, 40, name, "lane", "middle")


def _place(stop: Stop) -> tuple[float, float]:
    return MARGIN + (LANE + BETWEEN) * list(LANES).index(stop.lane), TOP + PITCH * stop.row


def _stop(stop: Stop) -> Iterator[str]:
    x, y = _place(stop)
    yield box(x, y, LANE, HEIGHT, "key" if stop.mark else "room")
    yield text(x + 14, y + 23, stop.title, "name")
    yield text(x + LANE - 14, y + 23, stop.mark, "tag", "end")
    yield text(x + 14, y + 45, stop.sentence)
    yield text(x + 14, y + 67, stop.code.removeprefix("ronron."), "code")


def _way(one: Stop, other: Stop, kind: str) -> str:
    """Level within a row, upright within a lane, else round one corner."""
    (x, y), (to_x, to_y) = _place(one), _place(other)
    if y == to_y:
        right = to_x > x
        return arrow([(x + LANE * right, y + HEIGHT / 2), (to_x + LANE * (not right), y + HEIGHT / 2)], kind)
    if x == to_x:
        return arrow([(x + LANE / 2, y + HEIGHT), (x + LANE / 2, to_y)], kind)
    middle, to_middle, bend = x + LANE / 2, to_x + LANE / 2, y + HEIGHT + (PITCH - HEIGHT) / 2
    return arrow([(middle, y + HEIGHT), (middle, bend), (to_middle, bend), (to_middle, to_y)], kind)
