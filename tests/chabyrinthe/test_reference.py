"""The engine beside a second implementation that was written from the articles alone, decision by decision."""

from __future__ import annotations

import dataclasses
import random
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ronron
from ronron.errors import PositionError

from .reference import Table, name, places
from .squares import BOARDS, chabyrinthe, game, guided, options, see, table

seeds = st.integers(0, 2**32)
boards = st.sampled_from(BOARDS)


def same(position: ronron.Position, expected: Table) -> None:
    """Everything that a position tells is as expected; homes chosen so far are compared by what comes of them."""
    known = dataclasses.replace(table(position), took={})
    assert known == dataclasses.replace(expected, took={})
    assert options(position) == expected.legal()
    assert position.over == (expected.phase == "over")
    if not position.over:
        assert position.turn == expected.seat
    if expected.phase == "home":
        assert see(position).asks == name(places(expected.size)[expected.undecided()[0]])


@settings(max_examples=60)
@given(seed=seeds, players=st.integers(1, 4), board=boards, free=st.booleans(), care=st.sampled_from([0.9, 0.6, 0.2]))
def test_a_whole_game_goes_as_the_articles_say(seed: int, players: int, board: str, free: bool, care: float) -> None:
    position = chabyrinthe.deal(seed, players, board=board, free_actions=free)
    dice, expected = random.Random(seed), table(position)
    while not position.over:
        decision = guided(position, dice, care)
        expected = expected.after(chabyrinthe.text(position, decision))
        position.play(decision)
        same(position, expected)
    assert position.scores == expected.scores()
    assert position.winners == expected.winners()


@settings(max_examples=20)
@given(seed=seeds, board=boards)
def test_c17_blind_play_stops_as_the_articles_say(seed: int, board: str) -> None:
    position = chabyrinthe.deal(seed, board=board)
    dice, expected = random.Random(seed), table(position)
    while not position.over:
        decision = dice.choice(position.legal)
        expected = expected.after(chabyrinthe.text(position, decision))
        position.play(decision)
    same(position, expected)
    assert (position.scores, position.winners) == (expected.scores(), expected.winners())


@settings(max_examples=80)
@given(seed=seeds, board=boards)
def test_c8_cats_are_joined_to_homes_where_water_would_flow(seed: int, board: str) -> None:
    """Shuffle the cards and the ring of a square: the position is refused exactly if a cat is already joined."""
    dice = random.Random(seed)
    position = chabyrinthe.deal(seed, board=board)
    size = table(position).size
    cards = [*(card[0] for row in table(position).square for card in row), *table(position).pile]
    dice.shuffle(cards)
    square = [[f"{cards.pop()}{dice.randrange(4)}" for _ in range(size)] for _ in range(size)]
    ring = ["3", "4", "A", "B", *"." * (4 * size - 4)]
    dice.shuffle(ring)
    text = written(square, ring, cards)
    if Table.read(f"phase=act first=0 seat=0 turn=1 idle=0 actions=2\n{text}").joined():
        with pytest.raises(PositionError, match=r"\(C8\)"):
            chabyrinthe.position(text, board=board)
    else:
        assert chabyrinthe.position(text, board=board).turn == 0


@settings(max_examples=30)
@given(seed=seeds, board=boards)
def test_c10_in_crowded_corners_of_well_joined_squares_every_rotation_goes_as_the_articles_say(
    seed: int, board: str
) -> None:
    """Cats and homes next to each other, where it shows in which order they move."""
    start = crowded(random.Random(seed), board)
    for decision, said in start.choices.items():
        if said != "insert":
            played = start.copy()
            played.play(decision)
            follow(played, table(start).after(said))


def crowded(dice: random.Random, board: str) -> ronron.Position:
    """Two cats and two homes on five places in a row, beside gutters that join much; of any such, one with two cats to
    be won by a single rotation."""
    size = {"matous": 4, "chatons": 3}[board]
    crowd = ["3", "4", "A", "B", "."]
    while True:
        cards = [*"ddxxttttb", *dice.sample([*"bsssssseeeeeeeeee"], 17)]
        lying, pile = cards[: size * size], cards[size * size :]
        dice.shuffle(lying)
        dice.shuffle(crowd)
        square = [[f"{lying.pop()}{dice.randrange(4)}" for _ in range(size)] for _ in range(size)]
        ring, turned = [*crowd, *"." * (4 * size - 5)], dice.randrange(4 * size)
        text = written(square, ring[turned:] + ring[:turned], pile)
        start = Table.read(f"phase=act first=0 seat=0 turn=1 idle=0 actions=2\n{text}")
        if not start.joined() and any(len(start.turned(said).joined()) == 2 for said in start.legal() - {"insert"}):
            return chabyrinthe.position(text, board=board)


def follow(position: ronron.Position, expected: Table) -> None:
    """Compare, and go on with either home where one is to be chosen."""
    same(position, expected)
    if expected.phase == "home":
        for decision, said in position.choices.items():
            chosen = position.copy()
            chosen.play(decision)
            follow(chosen, expected.after(said))


def written(square: list[list[str]], ring: list[str], pile: list[str]) -> str:
    """A position from its parts, the ring clockwise from above the top-left card."""
    size = len(square)
    top, right, bottom, left = (ring[side * size : (side + 1) * size] for side in range(4))
    rows = [f"+ {' '.join(top)} +"]
    rows += [f"{left[size - 1 - row]} {' '.join(cards)} {right[row]}" for row, cards in enumerate(square)]
    rows += [f"+ {' '.join(reversed(bottom))} +"]
    return "\n".join([*rows, f"pile: {' '.join(pile)} |", "cats: 3 3 3 3 4 4 4 4 5 5 5 5 5", "won:"])


def test_the_comparison_meets_every_interesting_case() -> None:
    """Otherwise the comparison would prove little: two cats at once, chains, choices and ends in mid-turn all occur."""
    met: Counter[str] = Counter()
    for seed in range(60):
        before = 0
        for position in game(seed, board=BOARDS[seed % 2], care=0.8):
            now = table(position)
            met["choice"] += now.phase == "home"
            met["two or more"] += len(now.won) - before >= 2
            met["three or more"] += len(now.won) - before >= 3
            met["no cats to come"] += not now.to_come
            met["end in mid-turn"] += position.over and now.actions > 0
            met["known cards only"] += now.known == len(now.pile)
            before = len(now.won)
    assert min(met.values()) > 0, met
    assert len(met) == 6
