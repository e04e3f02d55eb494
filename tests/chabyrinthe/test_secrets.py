"""Chabyrinthe: what nobody may know of the piles, and what everybody does. In games that are played to their end."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare

import ronron
from ronron.conformance.channels import packet
from ronron.conformance.worlds import scrambled
from support.scramblers import chabyrinthe as scrambler

from .squares import BOARDS, chabyrinthe, game, guided, lay, say, see, table

EYES = (0, 1, ronron.SPECTATOR)
seeds = st.integers(0, 2**32)
boards = st.sampled_from(BOARDS)


def until(seed: int, decisions: int, board: str, open_pile: bool) -> ronron.Position:
    """A guided game after so many decisions, or at its end."""
    for position in game(seed, board=board, open_pile=open_pile, care=0.8):
        if len(position.decisions) == decisions:
            break
    return position


@settings(max_examples=30)
@given(seed=seeds, decisions=st.integers(0, 120), board=boards, open_pile=st.booleans())
def test_worlds_that_differ_in_what_nobody_saw_look_alike(
    seed: int, decisions: int, board: str, open_pile: bool
) -> None:
    first = until(seed, decisions, board, open_pile)
    for seat in EYES:
        second = scrambled(first, seat, random.Random(seed))
        assert (second.decisions, second.turn) == (first.decisions, first.turn)
        for one, other in zip(replay(first), replay(second), strict=True):
            assert packet(one, seat) == packet(other, seat)


def replay(position: ronron.Position) -> list[ronron.Position]:
    """A few moments of a game: its beginning, its last consequences, and its end."""
    again = position.beginning()
    moments = [again.copy()]
    for decision in position.decisions:
        again.play(decision, settle=False)
        moments.append(again.copy())
        while again.step():
            moments.append(again.copy())
    return [moments[0], *moments[-8:]]


@settings(max_examples=15)
@given(seed=seeds, board=boards, open_pile=st.booleans())
def test_what_is_imagined_is_a_world_that_may_be(seed: int, board: str, open_pile: bool) -> None:
    for position in game(seed, board=board, open_pile=open_pile):
        possible = scrambler.worlds(position.notation(), 0, open_pile)
        world = position.imagined(0, seed)
        assert world.notation() in possible
        assert position.notation() in possible
        assert world.notation(1) == position.notation(1), "all know the same"


@pytest.mark.parametrize("open_pile", [False, True])
def test_imagined_worlds_are_as_likely_as_they_should_be(open_pile: bool) -> None:
    small = [
        position.copy()
        for seed in range(25)
        for position in game(seed, care=0.9, open_pile=open_pile, board="matous")
        if 1 < len(scrambler.worlds(position.notation(), 0, open_pile)) <= 40
    ]
    assert len(small) > 20
    for position in random.Random(2).sample(small, 8):
        expected = scrambler.worlds(position.notation(), 0, open_pile)
        seen = Counter(position.imagined(0, seed).notation() for seed in range(50 * len(expected)))
        assert set(seen) <= set(expected)
        assert chisquare([seen[world] for world in expected]).pvalue > 1e-6


def test_the_scrambler_reaches_every_world_and_only_those() -> None:
    """For a late position, listing all worlds and scrambling give the same worlds."""
    dice = random.Random(4)
    for seed in range(40):
        for position in game(seed, care=0.9):
            possible = scrambler.worlds(position.notation(), 0)
            if 2 <= len(possible) <= 6:
                reached = {scrambled(position, 0, dice).notation() for _ in range(20 * len(possible))}
                assert reached == set(possible)
                return
    raise AssertionError("no game came to a position with few worlds")


WIN = """
    + 3  .  .  +
    B e0 s1 e2 .
    . s1 x0 s1 .
    . s1 s1 e0 A
    + .  4  .  +
"""


def reveals(position: ronron.Position, word: str) -> bool:
    return position.reveals(chabyrinthe.parse(position, word))


def test_drawing_an_unknown_gutter_cannot_be_taken_back() -> None:
    game = lay(WIN)
    assert reveals(game, "insert")
    assert not reveals(game, "turn b2 right")
    say(game, "insert")
    assert not reveals(game, "out b1^")
    assert not reveals(say(game, "out b1^"), "face 0")


def test_a_win_that_brings_a_new_cat_cannot_be_taken_back() -> None:
    assert reveals(lay(WIN), "turn c2 right")
    assert not reveals(lay(WIN), "turn c2 half")


def test_c16_an_open_pile_shows_the_next_gutter_after_the_insertion() -> None:
    game = lay(WIN, open_pile=True)
    assert not reveals(game, "insert"), "everybody has seen it"
    say(game, "insert", "out b1^")
    assert reveals(game, "face 0")


def test_to_come_tells_which_cats_are_left_and_not_their_order() -> None:
    one, other = (lay(WIN, cats=cats) for cats in ("5 3 4", "4 5 3"))
    assert table(one).to_come != table(other).to_come
    for seat in EYES:
        assert see(one, seat) == see(other, seat)
    assert see(one).to_come == [3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5]


def test_all_see_the_same_and_are_told_the_same() -> None:
    dice = random.Random(1)
    position = chabyrinthe.deal(5, players=3)
    for _ in range(60):
        position.play(guided(position, dice))
    logs = [position.log(seat) for seat in (0, 1, 2, ronron.SPECTATOR)]
    assert logs[0] == logs[1] == logs[2] == logs[3]
    assert not any("?" in entry for entry in logs[0])
    assert len({position.notation(seat) for seat in (0, 1, 2, ronron.SPECTATOR)}) == 1
