"""The engine beside a second implementation that was written from the articles alone, decision by decision."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ronron

from .cards import decide, lay, mistigri, options, see, table
from .reference import Table, deck

seeds = st.integers(0, 2**32)
players = st.integers(3, 5)
passing = st.sampled_from([0.02, 0.1, 0.5])


def same_choices(position: ronron.Position, expected: Table) -> None:
    assert options(position) == expected.legal()
    nobody = position.over or position.turn == ronron.NATURE
    assert (None if nobody else position.turn) == expected.mover
    assert position.over == (expected.phase == "over")


def same(position: ronron.Position, expected: Table) -> None:
    """Everything that a position tells is as expected."""
    assert table(position) == expected
    same_choices(position, expected)
    now = see(position)
    assert now.scores == position.scores == expected.scores()
    if not position.over:
        assert now.next == next(expected.along(expected.seat), expected.seat)


def follow(position: ronron.Position, dice: random.Random, shy: float, closely: bool = True) -> None:
    """Play to the end; the whole table is compared after every decision, or where a turn begins."""
    expected = table(position)
    same(position, expected)
    while not position.over:
        decision = decide(position, dice, shy)
        expected.play(mistigri.text(position, decision))
        position.play(decision)
        if closely or expected.phase in ("draw", "over"):
            same(position, expected)
        else:
            same_choices(position, expected)
    assert position.winners == expected.winners()


@settings(max_examples=20)
@given(seed=seeds, players=players, shy=passing)
def test_a_whole_game_goes_as_the_articles_say(seed: int, players: int, shy: float) -> None:
    follow(mistigri.deal(seed, players), random.Random(seed), shy)


@settings(max_examples=70)
@given(seed=seeds, players=players, shy=passing)
def test_many_games_go_as_the_articles_say(seed: int, players: int, shy: float) -> None:
    follow(mistigri.deal(seed, players), random.Random(seed), shy, closely=False)


def late(dice: random.Random, players: int) -> ronron.Position:
    """Few cards in few hands, where somebody leaves at every turn; often with a full hand of pairs of one value."""
    sizes = [dice.choice([0, 1, 1, 2, 2, 3, 4, 6]) for _ in range(players)]
    sizes[0] = max(sizes[0], 2)
    sizes[-1] = max(sizes[-1], 1)
    cards = list(deck(players).elements())
    dice.shuffle(cards)
    if dice.random() < 0.7:
        value = dice.choice("2345678" if players > 3 else "345678")
        cards.sort(key=lambda card: card[-1] != value)
    hands, bare = [], dice.random() < 0.4
    for size in sizes:
        lies = "down: " if size and dice.random() < 0.4 else ""
        hands.append(lies + " ".join(cards.pop(0) for _ in range(size)))
    arrow = dice.choice(["clockwise", "counterclockwise"])
    first_line = f"round=3 turn={dice.choice([9, 9, 9, 198])} phase=first seat=0 arrow={arrow}"
    if bare:
        few = " ".join(cards.pop() for _ in range(dice.randrange(3)))
        return lay(first_line, *hands, discard=few, rest=players - 1)
    return lay(first_line, *hands)


@settings(max_examples=120)
@given(seed=seeds, players=players, shy=passing)
def test_late_rounds_go_as_the_articles_say(seed: int, players: int, shy: float) -> None:
    dice = random.Random(seed)
    follow(late(dice, players), dice, shy)


def moments(count: int) -> Iterator[tuple[Table, Table, str]]:
    """Of many late rounds, each decision with the table before and after it."""
    for seed in range(count):
        dice = random.Random(seed)
        position = late(dice, 3 + seed % 3)
        now = table(position)
        while not position.over:
            decision = decide(position, dice, 0.3)
            said = mistigri.text(position, decision)
            position.play(decision)
            before, now = now, table(position)
            yield before, now, said


def test_the_comparison_meets_every_interesting_case() -> None:
    """Otherwise the comparison would prove little."""
    met: Counter[str] = Counter()
    for before, after, said in moments(200):
        gone = before.playing - after.playing
        over = after.phase == "over"
        met["robbed"] += before.phase == "draw" and bool(gone)
        met["robbed of several"] += before.phase == "draw" and bool(gone) and before.effect in (7, 8)
        met["robbed before the swap"] += before.phase == "draw" and bool(gone) and before.effect == 3
        met["swapped the only card"] += before.phase == "put" and not after.hands[before.source or 0]
        met["emptied by a pair"] += said.startswith("with") and bool(gone)
        met["branch with an empty hand"] += after.phase == "branch" and not after.hands[after.seat]
        met["serving with an empty hand"] += after.phase == "serve" and not after.hands[after.seat]
        met["skipped"] += said.startswith("skip")
        met["offered the last card"] += said.startswith("offer") and bool(gone)
        met["gave the last card"] += said.startswith("give") and bool(gone)
        met["chained twice"] += before.phase == "second" and after.phase == "chain"
        met["alone in the own turn"] += after.phase == "first" and len(after.playing) == 1
        met["nobody left"] += over and not any(after.hands)
        met["all passed"] += over and said == "pass" and len(after.playing) > 1
        met["last turn"] += over and after.turn == 200
        met["reversed"] += said == "reverse"
    assert len(met) == 16
    assert min(met.values()) > 0, met


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_second_implementation_knows_the_deck_of_the_box(players: int) -> None:
    assert sum(table(mistigri.deal(2, players)).hands, Counter()) == deck(players)
