"""Games without a `terminal.py` are drawn from their view, and played to their end like all others."""

from __future__ import annotations

import msgspec
import pytest

from ronron.games import PRACTICE, find
from ronron.games.layout import Face, Grid, Hand, Layout, Pile, Seats, Track
from ronron.said import People
from ronron.terminal.plain import PlainScene
from ronron.words import languages, say
from support.typed import play, shown

PEOPLE = People(["You", "Ben"], you=0)


class View(msgspec.Struct):
    rows: list[list[str | None]] = msgspec.field(default_factory=lambda: [[None, "o"], ["x", "?"]])
    hands: list[list[str | None] | int] = msgspec.field(default_factory=lambda: [["cat", "dog"], 2])
    table: list[str] = msgspec.field(default_factory=lambda: ["mouse"])
    deck: int = 7
    discard: list[str] = msgspec.field(default_factory=lambda: ["fly", "ant"])
    steps: list[int] = msgspec.field(default_factory=lambda: [0, 4])
    asleep: list[bool] = msgspec.field(default_factory=lambda: [False, True])


AREAS = Layout(
    [
        Grid("rows"),
        Hand("hands"),
        Hand("table", shared=True),
        Pile("deck"),
        Pile("discard"),
        Track("steps", steps=9),
        Seats("asleep"),
    ],
    faces={"x": Face("✕", "red")},
)


def drawn(layout: Layout | None, lit: tuple[str, ...] = (), marked: tuple[str, ...] = ()) -> list[str]:
    board = PlainScene("none", layout).board(View(), PEOPLE, "en", lit, marked)
    return [line.rstrip() for line in shown(board).splitlines()]


def test_every_kind_of_area_is_drawn() -> None:
    lines = drawn(AREAS, lit=("a2", "b2"), marked=("a1",))
    assert "│ 2 │ a2 │ o │" in lines
    assert "│ 1 │ ✕* │ ? │" in lines
    rest = lines[lines.index("  You: cat dog") :]
    assert rest == [
        *("  You: cat dog", "  Ben: ? ?"),
        *("mouse", "7", "2 ant"),
        *("  You: 1/9", "  Ben: 5/9"),
        *("  You: –", "  Ben: ✓"),
    ]


def test_without_hints_every_field_is_shown() -> None:
    assert drawn(None)[3:5] == ["deck: 7", "discard: ['fly', 'ant']"]


def test_what_changed_is_marked_by_its_cell() -> None:
    after = View(rows=[["x", "o"], ["x", "?"]])
    assert PlainScene("none", AREAS).touched(View(), after) == ["a2"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", PRACTICE)
def test_practice_games_are_played_to_their_end(slug: str, language: str) -> None:
    played = play("1\n" * 40, slug, "--seed", "5", "--lang", language)
    assert (played.returncode, played.stderr) == (0, "")
    assert played.stdout.count(say(language, "ui-total")) == 2
    assert say(language, f"{slug}-area-{find(slug).layout.areas[0].field}") in played.stdout  # type: ignore[union-attr]
