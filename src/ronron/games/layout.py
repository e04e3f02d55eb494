"""Hints for the plain board, which draws every game that has no board of its own in the page.

A game's `view.py` may hold `LAYOUT`: an area for each field of the view that is to be seen, in reading order. Without
it the plain board shows the fields of the view as they come.

Pieces are the words of the view: `"Q"`, `"mouse"`. The message `<slug>-piece-<word>` says what a piece is called, and
`<slug>-area-<field>` what stands above an area; without them the word stands for itself, and nothing above. A piece
`"?"` lies face down. Choices are found by their first target: an area that has a `place` says by it how targets name
its places.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_type_hints

import msgspec

from ronron.errors import GameError
from ronron.said import all_of, one_of

Tone = Literal["plain", "red", "orange", "yellow", "green", "blue", "purple", "pink", "brown", "grey"]
"""The colour of a piece; the page has a light and a dark one for each."""
Sign = Literal[
    "dot", "up", "down", "plus", "minus", "check", "cross", "hand", "eye", "flip", "swap", "move", "place", "draw",
    "turn", "flag", "star", "coins", "shield", "stop", "dice", "skip", "sleep",
]  # fmt: skip
"""The small pictures that can stand beside a choice."""


class Face(msgspec.Struct, frozen=True):
    """How a piece looks: a letter, digit or sign on a colour."""

    sign: Annotated[str, msgspec.Meta(max_length=4)] = ""
    """By default the word of the piece, shortened."""
    tone: Tone = "plain"


class Area(msgspec.Struct, frozen=True, tag_field="kind"):
    """Where a field of the view is drawn."""

    field: str


class Grid(Area, frozen=True, tag="grid"):
    """Rows from the top, each a list of pieces or a text with one letter for each; None and `.` are empty cells."""

    place: str = "{column}{row}"
    """How targets name a cell: `{column}` is a letter from the left, `{row}` a number from the bottom, counted from 1,
    `{index}` counts cells in reading order from 0. With `{column}` alone a whole column is one place."""


class Hand(Area, frozen=True, tag="hand"):
    """Pieces held by each seat: by seat a list of them, a single one, or how many are held face down.

    None is face down.
    """

    place: str = "{piece}"
    """How targets name a piece of one's own hand: `{piece}` is its word, `{index}` its number from 0."""
    shared: bool = False
    """Whether the field is not by seat: pieces that lie open before everybody."""


class Pile(Area, frozen=True, tag="pile"):
    """A stack: how many pieces it has, a list of them of which the last is on top, or the top one; None if empty."""

    place: str = ""
    """How targets name it."""


class Track(Area, frozen=True, tag="track"):
    """A row of steps, and by seat the step on which its pawn stands, counted from 0."""

    steps: int
    place: str = "{step}"


class Seats(Area, frozen=True, tag="seats"):
    """Something about each seat, by seat: a number, a word, yes or no, or a list of words."""


class Layout(msgspec.Struct, frozen=True):
    """How the plain board draws a game."""

    areas: list[Grid | Hand | Pile | Track | Seats]
    faces: dict[str, Face] = {}
    """How pieces look, by their word; those without a face show their word."""
    pictures: dict[str, Sign] = {}
    """The small picture of each verb; those that are not named have none."""
    seats: list[Tone] = []
    """The colour of each seat, where pieces have the colour of who plays them; by default every seat has its own."""
    scores: str = ""
    """The field of the view with everybody's points so far; empty if there are none before the end."""


def check_layout(layout: Layout, view: type[msgspec.Struct], verbs: tuple[str, ...], game: str) -> None:
    """Refuse hints about fields that the view has not, and pictures of verbs that the game has not."""
    msgspec.convert(msgspec.to_builtins(layout), Layout)
    fields = get_type_hints(view)
    named = [*(area.field for area in layout.areas), *filter(None, [layout.scores])]
    if unknown := [field for field in named if field not in fields]:
        raise GameError("error-game-layout", game=game, fields=all_of(unknown), known=one_of(fields))
    if strange := [verb for verb in layout.pictures if verb not in verbs]:
        raise GameError("error-game-layout-verbs", game=game, verbs=all_of(strange), known=one_of(verbs))
