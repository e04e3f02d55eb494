"""Caty Mini in words, room by room, for people who cannot see them."""

from __future__ import annotations

import re

import ronron
from support.aloud import aloud

from .rooms import caty, finished, furnished, game, lay, player, say, see


def test_rooms_and_hands_are_described_seat_by_seat() -> None:
    lines = "\n".join(aloud(lay(["bedside bed", "plantstand"])))
    for heard in (
        r"^Round 1 of 12$",
        r"^You have the marker\.$",
        r"^Bob: room B, 0 points, string left 14,000$",
        r"^Bob, furniture clockwise from the top left: turquoise wall: [\w -]+, [\w ,-]+ and [\w -]+; yellow wall: ",
        r"^Bob, toys on the floor: building block (at|on|in) the ",
        r"^Bob, in hand: turquoise, turquoise, yellow, yellow, red, red and violet$",
        r"^Bob, string comes out at: chair, (left|right|upper|lower) notch$",
        r"^You, in hand: bed, chest of drawers, ",
        r"^Tokens left, the next one first: building block \d",
    ):
        assert re.search(heard, lines, re.MULTILINE), heard


def test_piles_are_described_while_one_takes_from_them_and_no_round_is_told_yet() -> None:
    lines = aloud(caty.deal(3, 2))
    assert lines[0].startswith("Everyone starts at ")
    assert any(
        re.fullmatch(r"Tiles in the piles: turquoise \d, yellow \d, red \d and violet \d", each) for each in lines
    )
    assert not any("string comes out" in each for each in lines)


def test_a_way_that_is_too_far_says_so_with_its_article() -> None:
    position = lay(["bedside", "plantstand"], game=furnished(string=1_000))
    short = [way for way in see(position, 0).ways if not way.enough]
    far = [line for line in aloud(position) if line.endswith("(Y10)")]
    assert short
    assert len(far) == len(short)
    assert re.search(r"^[\w -]+, .*too far; it would use [\d,]+ of string, and 1,000 is left \(Y10\)$", far[0])
    assert not any(line.endswith("(Y10)") for line in aloud(position, ronron.SPECTATOR)), "ways are one's own"


def test_runs_and_what_they_won_are_described() -> None:
    position = finished([{"ball": (3, 3), "duck": (3,)}, {}])
    lines = aloud(position, 1)
    assert "Ada, toys won: ball 3 + 3 and rubber duck 3" in lines
    assert "You, last run: asleep" in lines
    assert not any(line.startswith("You, toys won") for line in lines)


def test_a_toy_without_tokens_has_none() -> None:
    position = finished([{"ball": (3, 3, 4)}, {}])
    assert "; ball none; " in aloud(position)[-1]
    assert " ; ballon aucun ; " in aloud(position, language="fr")[-1]


def test_tokens_won_add_up_to_the_points() -> None:
    for position in game(2):
        for seat in range(2):
            who = player(position, seat)
            assert sum(token.value for token in who.won) == sum(race.points for race in who.races) == who.points


def test_a_move_that_is_begun_is_described_as_it_stands() -> None:
    position = say(lay(["bedside bed", "plantstand"]), "play bedside")
    assert any(line.startswith("Everyone") for line in aloud(position))
