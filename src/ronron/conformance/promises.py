"""What a game promises to players, and whether it keeps each promise."""

from __future__ import annotations

import itertools
import statistics
from collections.abc import Callable, Iterator

import numpy as np

import ronron
from ronron.api.lesson import lesson_of
from ronron.bots import decide
from ronron.errors import RonronError
from ronron.games import find, shelf
from ronron.games.title import Promise
from ronron.words import languages

DEALS = 12
CLEARLY = 1.2
"""A level is better than another if it wins this many times its fair share against it."""


def broken(slug: str, promise: Promise) -> list[str]:
    """What is missing of a promise, in sentences that name the place."""
    return list(CHECKS[promise](slug))


def share_of(upper: str, lower: str, slug: str, deals: int = DEALS) -> float:
    """How many times its fair share a level wins alone among others, on deals in which it has each seat once.

    The level `random` decides by chance alone.
    """
    game = ronron.load(slug)
    players = next((count for count in game.title.players if count > 1), 1)
    shares = []
    for seed, seat in itertools.product(range(deals), range(players)):
        dice = np.random.default_rng([seed, seat])
        levels = [upper if each == seat else lower for each in range(players)]
        winners = _play(game.deal(seed, players), levels, dice).winners
        shares.append(1 / len(winners) if seat in winners else 0.0)
    return statistics.mean(shares) * players


def _play(position: ronron.Position, levels: list[str], dice: np.random.Generator) -> ronron.Position:
    while not position.over:
        if position.turn is None or position.turn == ronron.NATURE:
            position.draw(dice)
            continue
        level, seat, number = levels[position.turn], position.turn, int(dice.integers(2**32))
        if level == "random":
            position.play(position.legal[number % len(position.legal)])
        else:
            position.play(decide(level, position.game.engine, position.redacted(seat), seat, number))
    return position


def _lesson(slug: str) -> Iterator[str]:
    try:
        lesson_of(ronron.load(slug))
    except RonronError as error:
        yield str(error)


def _pages(slug: str) -> Iterator[str]:
    book = find(slug)
    for language in languages():
        page = book.folder / f"rules.{language}.md"
        if not page.exists():
            yield f"{page}: the rules are not told in this language"
        elif missing := set(book.articles("en")) ^ set(book.articles(language)):
            yield f"{page}: not the same articles as in English: {', '.join(sorted(missing))}"


def _board(slug: str) -> Iterator[str]:
    book = find(slug)
    if shelf(slug) != "players" and book.board is None:  # the page has the boards of the first shelf
        yield f"{book.folder / 'board' / 'index.js'}: there is no board of its own"


def _box(slug: str) -> Iterator[str]:
    folder = find(slug).folder
    for name in ("components.toml", "components.py"):
        if not (folder / name).exists():
            yield f"{folder / name}: without it nobody can bring a box of their own"
    try:
        own = ronron.load(slug, box=folder / "components.toml")
    except RonronError as error:
        yield str(error)
    else:
        if own.fingerprint != ronron.load(slug).fingerprint:
            yield f"{folder / 'components.toml'}: brought as a box of one's own it is another box"


def _matou(slug: str) -> Iterator[str]:
    where = find(slug).folder / "instinct.py"
    for upper, lower in (("chaton", "random"), ("matou", "chaton")):
        share = share_of(upper, lower, slug)
        if share <= CLEARLY:
            yield f"{where}: {upper} wins {share:.2f} times its share against {lower}, and should win {CLEARLY}"


CHECKS: dict[Promise, Callable[[str], Iterator[str]]] = {
    "lesson": _lesson,
    "pages": _pages,
    "board": _board,
    "box": _box,
    "matou": _matou,
}
