"""What the tests of Crazy Mistigri share: positions from hands, play in few words, what a position tells."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import cast

import pytest

import ronron
from ronron.errors import IllegalDecisionError
from ronron.games.mistigri.view import Card, View

from .reference import Table, deck

mistigri = ronron.load("mistigri")
NOTHING = 45
"""To pass, to decline, or to skip."""
EVERYBODY = ronron.SPECTATOR
"""A spectator knows what everybody knows."""


def lay(
    first_line: str,
    *hands: str,
    discard: str | None = None,
    rest: int | None = None,
    known: Sequence[str] = (),
    left: Sequence[str] = (),
) -> ronron.Position:
    """A position from its hands: `down: red4` for a help card that lies face down, nothing for who is out.

    What is in no hand lies on the discard; or, where that is told, in the hand of seat `rest`.
    """
    players = len(hands)
    cards = [Counter(hand.removeprefix("down:").split()) for hand in hands]
    pile = Counter((discard or "").split())
    missing = deck(players) - sum(cards, pile)
    assert missing + sum(cards, pile) == deck(players), "the box has fewer of some card"
    if rest is None:
        assert discard is None or not missing, f"some cards lie nowhere: {missing}"
        pile += missing
    else:
        cards[rest] += missing
    number = next((int(word[6:]) for word in first_line.split() if word.startswith("round=")), 1)
    left = left or [" | ".join("-" * players)] * (number - 1)
    lines = [first_line]
    for seat, hand in enumerate(cards):
        lies = "down" if hands[seat].startswith("down:") else "up" if hand else "out"
        lines.append(" ".join([f"{seat} {lies}:", *hand.elements()]))
    lines.append(" ".join(["discard:", *pile.elements()]))
    lines += [" ".join([f"deck {later}:", *deck(players).elements()]) for later in (2, 3) if later > number]
    lines += [f"left {before}: {hands}" for before, hands in enumerate(left, 1)]
    return mistigri.position("\n".join([*lines, *known]), players)


def say(position: ronron.Position, *words: str) -> ronron.Position:
    """Play on: a card where one is drawn, `red4+blue4` for a pair, or a decision as it is written."""
    for word in words:
        if "+" in word:
            one, other = word.split("+")
            say(position, f"play {one}", f"with {other}")
        elif position.turn == ronron.NATURE and " " not in word:
            now = see(position)
            say(position, f"{word} from {now.source} to {now.to_move}")
        else:
            position.play(mistigri.parse(position, word))
    return position


def see(position: ronron.Position, seat: int = EVERYBODY) -> View:
    return cast(View, position.view(seat))


def options(position: ronron.Position) -> set[str]:
    return set(position.choices.values())


def drawn_from(position: ronron.Position) -> tuple[int, int, int]:
    """Who is about to draw, from whom, and how many cards."""
    assert position.turn == ronron.NATURE
    now = see(position)
    assert now.source is not None
    return now.to_move, now.source, now.draws


def phase(position: ronron.Position) -> tuple[str, int | None]:
    """What is to be decided, and by whom."""
    return see(position).phase, None if position.turn == ronron.NATURE else position.turn


def table(position: ronron.Position) -> Table:
    """The whole truth, read off its notation."""
    return Table.read(position.notation())


def hand(position: ronron.Position, seat: int) -> set[str]:
    """The cards a seat truly holds; for hands without twins."""
    cards = table(position).hands[seat]
    assert max(cards.values(), default=1) == 1
    return set(cards)


def playing(position: ronron.Position) -> list[int]:
    return [seat for seat, each in enumerate(see(position).hands) if each.playing]


def face_down(position: ronron.Position) -> list[int]:
    """Whose help cards lie face down, of those still in."""
    return [seat for seat, each in enumerate(see(position).hands) if each.face_down and each.playing]


def certain(position: ronron.Position, eyes: int, owner: int) -> list[str]:
    """The cards that one seat is shown in the hand of another."""
    return named(see(position, eyes).hands[owner].cards)


def named(cards: list[Card]) -> list[str]:
    return [card.colour if card.colour == "mistigri" else f"{card.colour}{card.value}" for card in cards]


def penalties(position: ronron.Position) -> list[list[int]]:
    """By round and seat."""
    return [[rest.penalty for rest in rests] for rests in see(position).rounds]


def refusal(position: ronron.Position, word: str) -> str:
    """The article that refuses a decision."""
    with pytest.raises(IllegalDecisionError) as error:
        say(position, word)
    return error.value.article


def decide(position: ronron.Position, dice: random.Random, passing: float = 0.1) -> int:
    """Nature by its chances; a person at random, though seldom passing or declining."""
    if position.turn == ronron.NATURE:
        return dice.choices(position.legal, position.chances)[0]
    legal = position.legal
    eager = [decision for decision in legal if decision != NOTHING]
    return dice.choice(legal if not eager or dice.random() < passing else eager)


def game(seed: int, players: int = 3, passing: float = 0.1) -> Iterator[ronron.Position]:
    """A random game, yielding the same position object after each decision until it is over."""
    dice = random.Random(seed)
    position = mistigri.deal(seed, players)
    yield position
    while not position.over:
        position.play(decide(position, dice, passing))
        yield position
