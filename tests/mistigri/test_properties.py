"""What stays true at every moment of every game of Crazy Mistigri, between one consequence and the next too."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from hypothesis import given, settings
from hypothesis import strategies as st

import ronron

from .cards import EVERYBODY, NOTHING, certain, decide, game, mistigri, named, see, table
from .reference import Table, deck, points

seeds, counts, shy = st.integers(0, 2**32), st.integers(3, 5), st.sampled_from([0.02, 0.1, 0.4])


def moments(seed: int, players: int, passing: float) -> Iterator[ronron.Position]:
    """A game at each of its moments, also those in which nobody decides."""
    dice = random.Random(seed)
    position = mistigri.deal(seed, players)
    yield position
    while not position.over:
        position.play(decide(position, dice, passing), settle=False)
        yield position
        while position.step():
            yield position


@settings(max_examples=9)
@given(seed=seeds, players=counts, passing=shy)
def test_m1_all_cards_are_somewhere_and_nowhere_twice(seed: int, players: int, passing: float) -> None:
    for position in moments(seed, players, passing):
        now = table(position)
        assert sum(now.hands, now.discard) == deck(now.players)
        assert {seat for seat, cards in enumerate(now.hands) if cards} <= now.playing
        assert [hand.size for hand in see(position).hands] == [cards.total() for cards in now.hands]
        assert all(Counter(cards) == deck(now.players) for cards in now.decks.values())


@settings(max_examples=9)
@given(seed=seeds, players=counts, passing=shy)
def test_penalties_are_what_is_left_and_add_up(seed: int, players: int, passing: float) -> None:
    for position in moments(seed, players, passing):
        now, seen = table(position), see(position)
        assert [[Counter(named(rest.cards)) for rest in rests] for rests in seen.rounds] == now.left
        assert [[rest.penalty for rest in rests] for rests in seen.rounds] == [
            [points(hand) for hand in hands] for hands in now.left
        ]
        assert seen.scores == position.scores
        assert position.scores == [sum(rests[seat].penalty for rests in seen.rounds) for seat in range(now.players)]
        assert len(seen.rounds) == now.round - (now.phase not in ("counted", "over"))


@settings(max_examples=9)
@given(seed=seeds, players=counts, passing=shy)
def test_m5_m16_a_pass_is_always_open_and_mistigri_never_in_a_pair(seed: int, players: int, passing: float) -> None:
    for position in game(seed, players, passing):
        now = see(position)
        if now.phase in ("first", "chain"):
            assert NOTHING in position.legal
        if now.phase in ("first", "chain", "second"):
            assert not any("mistigri" in text for text in position.choices.values())


@settings(max_examples=9)
@given(seed=seeds, players=counts, passing=shy)
def test_m5_every_card_of_the_source_is_drawn_with_the_same_chance(seed: int, players: int, passing: float) -> None:
    for position in game(seed, players, passing):
        if position.turn == ronron.NATURE:
            now = table(position)
            assert now.source is not None
            cards = now.hands[now.source]
            drawn = {text.split()[0]: chance for text, chance in zip(choices(position), position.chances, strict=True)}
            assert drawn == {card: copies / cards.total() for card, copies in cards.items()}


def known_to_each(position: ronron.Position) -> dict[tuple[int, int], Counter[str]]:
    """What each pair of eyes is certain of in each hand."""
    return {
        (eyes, owner): Counter(named(hand.cards))
        for eyes in (*range(position.players), EVERYBODY)
        for owner, hand in enumerate(see(position, eyes).hands)
    }


def choices(position: ronron.Position) -> list[str]:
    return list(position.choices.values())


@settings(max_examples=9)
@given(seed=seeds, players=counts, passing=shy)
def test_what_is_certain_is_so(seed: int, players: int, passing: float) -> None:
    for position in moments(seed, players, passing):
        now = table(position)
        for eyes in (*range(now.players), EVERYBODY):
            for owner, hand in enumerate(see(position, eyes).hands):
                cards = Counter(named(hand.cards))
                assert cards <= now.hands[owner]
                assert hand.open == (cards == now.hands[owner])
                assert eyes != owner or hand.open


@settings(max_examples=9)
@given(seed=seeds, players=counts, passing=shy)
def test_what_all_know_each_knows(seed: int, players: int, passing: float) -> None:
    for position in moments(seed, players, passing):
        known = known_to_each(position)
        for owner in range(players):
            assert all(known[EVERYBODY, owner] <= known[eyes, owner] for eyes in range(players))


@settings(max_examples=9)
@given(seed=seeds, players=counts, passing=shy)
def test_nobody_forgets_what_they_have_just_seen(seed: int, players: int, passing: float) -> None:
    """A card that moved is known to be in its new hand by all who saw it."""
    dice = random.Random(seed)
    position = mistigri.deal(seed, players)
    while not position.over:
        before, decision = table(position), decide(position, dice, passing)
        said = mistigri.text(position, decision)
        position.play(decision)
        if table(position).round == before.round and not position.over:
            for eyes in (*range(players), EVERYBODY):
                for card, owner in arrived(said, before, eyes):
                    assert card in certain(position, eyes, owner), (said, eyes)


def arrived(said: str, before: Table, eyes: int) -> Iterator[tuple[str, int]]:
    """Which card one has just seen come into which hand."""
    word, *more = said.split()
    if before.phase == "draw" and eyes in (before.seat, before.source):
        yield word, before.seat
    elif word == "serve" or (word in ("offer", "give") and eyes in (before.seat, int(more[2]))):
        yield more[0], int(more[2])
    elif word == "take":
        assert before.source is not None
        yield more[0], before.source


@settings(max_examples=9)
@given(seed=seeds, players=counts, passing=shy)
def test_knowledge_is_lost_only_where_a_card_left_a_hand(seed: int, players: int, passing: float) -> None:
    before: dict[tuple[int, int], Counter[str]] = {}
    hands: list[Counter[str]] = []
    for position in game(seed, players, passing):
        now, known = table(position), known_to_each(position)
        for (seat, owner), cards in before.items():
            if now.turn > 1 and hands[owner] <= now.hands[owner]:
                assert cards <= known[seat, owner]
        before, hands = known, now.hands


@settings(max_examples=9)
@given(seed=seeds, players=counts, passing=shy)
def test_turns_and_rounds_only_go_forward(seed: int, players: int, passing: float) -> None:
    last = (1, 0)
    for position in moments(seed, players, passing):
        now = see(position)
        assert last <= (now.round, now.turns) <= (3, 200)
        assert now.turns + now.turns_left == 200
        last = now.round, now.turns
    assert position.winners == [s for s, total in enumerate(position.scores) if total == min(position.scores)]
    assert last[0] == 2 or table(position).round == 3
