"""Chats de poche in words, for people who cannot see the board."""

from __future__ import annotations

from support.aloud import aloud

from .grids import ended, lay, poche, say
from .test_p_end import LAST_TILE, WORKED


def test_the_board_is_described_side_by_side_and_row_by_row() -> None:
    lines = aloud(lay(LAST_TILE))
    assert lines == [
        "You, Royal Claws: no prey yet",
        "Bob, Gourmets: no prey yet",
        "Row 1: a1 mouse 5; b1 a dog looking north-east, east and south-east; c1 a dog looking north-east, south-east, "
        "south-west and north-west; d1 a dog looking north, east, south and west; e1 Gourmets 4",
        "Row 2: a2 mouse 3; b2 Royal Claws 4; c2 fly 3; d2 Gourmets 2; e2 chief of the Gourmets (3)",
        "Row 3: a3 Gourmets 5; b3 Gourmets 1; c3 a dog looking south and north; d3 mouse 4; e3 pigeon 2",
        "Row 4: a4 pigeon 5; b4 Royal Claws 3; c4 chief of the Royal Claws (5); d4 Royal Claws 2; e4 mouse 5",
        "Row 5: a5 mouse 4; b5 a dog looking west; c5 fly 4; d5 mouse 6; e5 face down",
    ]


def test_a_tile_is_described_as_it_lies_at_the_end() -> None:
    lines = aloud(ended(WORKED, effects=False), language="fr")
    assert lines[0] == "Vous, Griffes du Roi : souris 4, souris 5 et souris 6"
    assert "b2 Griffes du Roi 4, désormais face cachée" in lines[3]
    assert "d3 vide, proie attrapée : souris 4" in lines[4]
    assert "e3 vide, proie attrapée : pigeon 2" in lines[4]


def test_a_clan_that_is_not_chosen_yet_has_no_name() -> None:
    position = poche.deal(3, mode="free")
    assert aloud(position)[:2] == ["You, no clan yet: no prey yet", "Bob, no clan yet: no prey yet"]
    mover = position.turn
    say(position, "ghost")
    assert sum("Polterkitties" in line for line in aloud(position)) == 1
    assert mover is not None
    assert "Polterkitties" in aloud(position)[mover]
