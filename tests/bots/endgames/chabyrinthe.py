"""The last cats of Chabyrinthe on a square of three by three, with piles that everybody knows.

From there on a game could last for a hundred turns. So it is shortly before C17 stops it: a turn or two more without a
cat won, and it counts as it stands. When one of two cats is won, the count of idle turns starts again; then a value is
known if the next player can win the last cat at once, since nobody can do better.

The squares come from games that were played; who won which cats before is random, so that the last ones decide.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import ronron
from ronron.bots import decide
from ronron.games.chabyrinthe.state import ACT, OVER, State

from .solver import Horizon, judged, mover, number

BOARD = "chatons"
PER_GAME = 4
CARE = 0.7
"""How often a decision is Matou's instead of a random one."""


def moments(dice: random.Random) -> Iterator[ronron.Position]:
    """Some moments of a game in which no cat is left to come, made the last ones."""
    game = ronron.load("chabyrinthe")
    while True:
        found = []
        position = game.deal(dice.randrange(2**32), 2, board=BOARD)
        while not position.over:
            if number(position, "cats_left") == 0 and number(position, "phase") == ACT:
                found.append(position.notation())
            position.play(_careful(position, dice))
        for text in dice.sample(found, min(PER_GAME, len(found))):
            yield _last(game, text, dice)


def worlds(position: ronron.Position) -> list[ronron.Position]:
    """A single world: everything is known."""
    return [position]


def horizon(position: ronron.Position) -> Horizon:
    """This turn and the next."""
    return Horizon(ceiling=_ceiling, turns=1, plays=4_000)


def _careful(position: ronron.Position, dice: random.Random) -> int:
    if dice.random() > CARE:
        return dice.choice(position.legal)
    seat = mover(position)
    return decide("matou", position.game.engine, position.redacted(seat), seat, dice.randrange(2**32))


def _last(game: ronron.Game, text: str, dice: random.Random) -> ronron.Position:
    """The same square with known piles, shortly before the end, and with the cats won by whom dice will.

    With one cat left, a whole turn is the last one, or the last action of a turn and another turn; with two, the last
    action is.
    """
    first, *square, pile, cats, won = text.splitlines()
    waiting = [int(word) for line in square for word in line.split() if word.isdigit()]
    action = len(waiting) == 2 or dice.random() < 0.4
    words = dict(word.split("=") for word in first.split())
    words = {key: words[key] for key in ("phase", "first", "seat", "turn")}
    words |= {"actions": "1", "inserted": "yes"} if action else {"actions": "2"}
    words["idle"] = "98" if action and len(waiting) == 1 else "99"
    lines = [" ".join(f"{key}={value}" for key, value in words.items()), *square]
    lines += [f"pile: | {pile.removeprefix('pile:').replace('|', '')}", cats, f"won: {_drawn(won, sum(waiting), dice)}"]
    return game.position("\n".join(lines), 2, board=BOARD)


def _drawn(won: str, left: int, dice: random.Random) -> str:
    """The cats won so far, by two seats of which none is farther ahead than what is left."""
    cats = [int(word.split(":")[1]) for word in won.split()[1:]]
    while True:
        seats = [dice.randrange(2) for _ in cats]
        if abs(sum(cat if seat else -cat for cat, seat in zip(cats, seats, strict=True))) <= left:
            return " ".join(f"{seat}:{cat}" for cat, seat in zip(cats, seats, strict=True))


def _ceiling(position: ronron.Position, seat: int) -> float:
    """What a seat has that takes all cats left."""
    state = position._states[0]
    return _with_all(position.game, seat, *(tuple(state[name].tolist()) for name in ("points", "cats", "points_at")))


@cache
def _with_all(
    game: ronron.Game, seat: int, points: tuple[int, ...], cats: tuple[int, ...], waiting: tuple[int, ...]
) -> float:
    twin = State()
    twin.players, twin.phase = 2, OVER
    twin.points[:], twin.cats[:] = points, cats
    twin.points[seat] += sum(waiting)
    twin.cats[seat] += sum(worth > 0 for worth in waiting)
    return judged(game, twin)[seat]
