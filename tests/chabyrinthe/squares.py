"""What the tests of Chabyrinthe share: positions from squares, guided play, and what is read off a position."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeVar, cast

import pytest

import ronron
from ronron.bots import decide
from ronron.errors import IllegalDecisionError
from ronron.games.chabyrinthe.view import View

from .reference import CARDS, POINTS, Table, name, places

chabyrinthe = ronron.load("chabyrinthe")
BOARDS = ("matous", "chatons")

Kind = TypeVar("Kind", int, str)


def lay(
    square: str, first_line: str = "", pile: str = "", under: str = "", cats: str = "", won: str = "", **options: Any
) -> ronron.Position:
    """A position from its square and ring. Piles are filled up from the box: `pile` and `cats` name their tops, `under`
    the gutters seen to go under the pile."""
    rows = [line.strip() for line in square.strip().splitlines()]
    tokens = square.split()
    hands = [word[-1] for word in first_line.split() if word.startswith("hand=")]
    lying = Counter(token[0] for token in tokens if token[0] in CARDS)
    gutters = _rest(Counter(CARDS), lying + Counter([*hands, *pile.split(), *under.split()]))
    waiting = [int(token) for token in tokens if token.isdigit()]
    gone = [int(word.split(":")[1]) for word in won.split()]
    coming = [int(points) for points in cats.split()]
    strays = _rest(Counter(POINTS), Counter([*waiting, *gone, *coming]))
    lines = [
        *([first_line] if first_line else []),
        *rows,
        f"pile: {' '.join([*pile.split(), *gutters])} | {under}",
        f"cats: {' '.join(map(str, [*coming, *strays]))}",
        f"won: {won}",
    ]
    board = BOARDS[0] if len(rows) == 6 else BOARDS[1]
    return chabyrinthe.position("\n".join(lines), board=board, **options)


def _rest(box: Counter[Kind], used: Counter[Kind]) -> list[Kind]:
    assert used <= box, f"the box has fewer: {used - box}"
    return list((box - used).elements())


def won_by(*seats: str) -> str:
    """Cats won before, by seat: won_by("335", "44")."""
    return " ".join(f"{seat}:{points}" for seat, hand in enumerate(seats) for points in hand)


def see(position: ronron.Position, seat: int = ronron.SPECTATOR) -> View:
    return cast(View, position.view(seat))


def say(position: ronron.Position, *words: str) -> ronron.Position:
    for word in words:
        position.play(chabyrinthe.parse(position, word))
    return position


def options(position: ronron.Position) -> set[str]:
    return set(position.choices.values())


def refusal(position: ronron.Position, word: str) -> str:
    """The article that refuses a decision."""
    with pytest.raises(IllegalDecisionError) as error:
        say(position, word)
    return error.value.article


def table(position: ronron.Position) -> Table:
    """The whole truth, read off its notation."""
    return Table.read(position.notation(), position.players, see(position).free_actions)


def square(position: ronron.Position) -> str:
    """The gutters alone, in rows divided by a slash."""
    return " / ".join(" ".join(row) for row in table(position).square)


def cats(position: ronron.Position) -> dict[str, int]:
    """The places where cats wait, and their points."""
    return {cat.place: cat.points for cat in see(position).cats}


def homes(position: ronron.Position) -> list[str]:
    """The places of the homes A and B."""
    return [home.place for home in see(position).homes]


def won(position: ronron.Position) -> list[list[int]]:
    return see(position).won


def steps(position: ronron.Position, word: str) -> list[str]:
    """Make a decision and tell what happened, one consequence at a time."""
    before = table(position)
    position.play(chabyrinthe.parse(position, word), settle=False)
    told = [_changes(before, table(position))]
    while True:
        before = table(position)
        if not position.step():
            return told
        told.append(_changes(before, table(position)))


def _changes(before: Table, after: Table) -> str:
    """What became of cats and homes, in a few words."""
    spots = [name(spot) for spot in places(before.size)]
    told = [f"{spots[place]} won" for place in sorted(before.cats.keys() - after.cats.keys())]
    told += [f"{home} to {spots[place]}" for home, place in sorted(after.homes.items()) if before.homes[home] != place]
    told += [f"cat at {spots[place]}" for place in sorted(after.cats.keys() - before.cats.keys())]
    return ", ".join(told)


def guided(position: ronron.Position, dice: random.Random, care: float = 0.7, push: float = 0.25) -> int:
    """A decision that leads somewhere: often what Matou likes, often an insertion, sometimes anything."""
    assert position.turn is not None
    options = position.choices
    if "insert" in options.values() and dice.random() < push:
        return next(decision for decision, text in options.items() if text == "insert")
    if dice.random() < care:
        known = position.redacted(position.turn)
        return decide("matou", chabyrinthe.engine, known, position.turn, dice.randrange(2**32))
    return dice.choice(list(options))


def game(seed: int, players: int = 2, care: float = 0.7, **options: Any) -> Iterator[ronron.Position]:
    """A guided game, yielding the same position object after each decision until it is over."""
    dice = random.Random(seed)
    position = chabyrinthe.deal(seed, players, **options)
    yield position
    while not position.over:
        position.play(guided(position, dice, care))
        yield position
