"""Chabyrinthe in words, card by card, for people who cannot see the board."""

from __future__ import annotations

import ronron
from support.aloud import aloud

from .squares import lay, say, see, won_by
from .test_telling import LONG


def test_the_board_is_told_from_its_ring_inwards() -> None:
    lines = aloud(lay(LONG))
    assert lines == [
        "Cat worth 3 points, above a1",
        "Cat worth 4 points, below b3",
        "Home A, right of c3",
        "Home B, left of a1",
        "Row 1: a1 elbow, north–east; b1 straight gutter, east–west; c1 elbow, south–west",
        "Row 2: a2 straight gutter, east–west; b2 T-piece, north–east–west; c2 straight gutter, east–west",
        "Row 3: a3 straight gutter, east–west; b3 straight gutter, east–west; c3 elbow, north–east",
        "Gutters in the pile: 17; cats in the pile: 13",
        "You: no cats yet",
        "Bob: no cats yet",
    ]


def test_the_card_in_hand_and_the_top_of_an_open_pile_are_told() -> None:
    closed, opened = (lay(LONG, pile="t s", open_pile=open_pile) for open_pile in (False, True))
    assert not any(line.startswith("On top of the pile") for line in aloud(closed))
    assert "On top of the pile: T-piece" in aloud(opened)
    say(opened, "insert")
    assert aloud(opened)[4] == "In hand: T-piece"


def test_cats_that_were_won_are_told_by_what_they_are_worth() -> None:
    position = lay(LONG, won=won_by("335", "4"))
    assert see(position).points == [11, 4]
    assert aloud(position)[-2:] == ["You: cats won 3, 3 and 5", "Bob: cats won 4"]
    assert aloud(position, ronron.SPECTATOR, "fr")[-2:] == ["Ada : chats gagnés 3, 3 et 5", "Bob : chats gagnés 4"]
