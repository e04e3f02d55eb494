"""A game with its box, loaded by name."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from ronron.errors import DecisionError, OptionError, PositionError, RonronError
from ronron.face.batch import Batch
from ronron.face.position import Position
from ronron.games import find
from ronron.games.boxes import fingerprint, open_box
from ronron.kernel.engine import Engine
from ronron.kernel.generator import seeded
from ronron.kernel.kernels import Tally

GAMES_PER_CHUNK = 4096
"""Playouts are dealt in chunks with a generator each, so that their number of threads changes no result."""


class Game:
    """The rules of one game with one box: deals, reads and counts.

    >>> import ronron
    >>> leduc = ronron.load("leduc")
    >>> game = leduc.deal(seed=4)
    >>> [leduc.text(game, decision) for decision in game.legal]
    ['call', 'raise']
    >>> game.play(leduc.parse(game, "raise"))
    >>> game.notation(seat=1)
    '? K r'
    """

    def __init__(self, slug: str, box: str | Path | None = None, plain: bool = False) -> None:
        self.book = find(slug)
        self.title = self.book.title
        self.slug = self.title.slug
        self.box = open_box(self.book, box)
        self.fingerprint = fingerprint(self.box)
        self.engine = Engine(self.book.rules, self.box, plain=plain)
        self._blanks: dict[tuple[Any, ...], Any] = {}

    def __repr__(self) -> str:
        return f"<game {self.slug}, rules {self.title.version}, box {self.fingerprint}>"

    def deal(self, seed: int | None = None, players: int | None = None, **options: Any) -> Position:
        """A new game. The same seed deals the same; without one the deal cannot be guessed."""
        states = self._fresh(players, options)
        turn, mask = self.engine.begin(self.engine.boxes, states, self.engine.generator(seed))
        return Position(self, states, turn, mask)

    def position(self, text: str, players: int | None = None, **options: Any) -> Position:
        """A position from its notation."""
        if not isinstance(text, str):
            raise PositionError(f"a position is a text, not {text!r}")
        state = self.engine.twin(self._fresh(players, options))
        try:
            self.book.read(self.box, state, text.strip())
        except PositionError as error:
            raise PositionError(f"not a position of {self.slug}: {error}") from None
        states = self.engine.shelve(state)
        return Position(self, states, *self.engine.look(self.engine.boxes, states))

    def read(self, record: str) -> Position:
        """A game from its record, played up to where the record ends."""
        from ronron.face.record import read

        return read(self, record)

    def text(self, position: Position, decision: int) -> str:
        """A decision in notation, as it would be written in this position."""
        return self.book.text(self.box, position._known(_eyes(position)), position._number(decision))

    def parse(self, position: Position, text: str) -> int:
        """The decision a text names in this position, legal or not."""
        state = position._known(_eyes(position))
        texts = [self.book.text(self.box, state, decision) for decision in range(self.title.decisions)]
        wanted = " ".join(text.split()).lower() if isinstance(text, str) else text
        for decision, written in enumerate(texts):
            if written.lower() == wanted:
                return decision
        possible = ", ".join(texts[decision] for decision in position.legal) or "none: the game is over"
        raise DecisionError(f"{text!r} is no decision of {self.slug} here; possible now: {possible}")

    def playouts(
        self, games: int, seed: int | None = 0, players: int | None = None, threads: int = 1, **options: Any
    ) -> Tally:
        """Deal and play out random games on one or more threads; what they add up to.

        >>> import ronron
        >>> tally = ronron.load("tictactoe").playouts(1000, seed=1)
        >>> tally.games, int(sum(tally.wins + tally.shared_wins) - tally.shared_wins[0])
        (1000, 1000)
        """
        if games < 1 or threads < 1:
            raise OptionError(f"expected at least one game and one thread, not {games} and {threads}")
        fresh = self._fresh(players, options)
        chunks = list(_chunks(games))
        generators = seeded(seed, len(chunks))

        def run(index: int) -> Tally:
            rngs = self.engine.hold(generators[index : index + 1])
            return self._play_out(fresh, rngs, chunks[index])

        if threads == 1:
            tallies = [run(index) for index in range(len(chunks))]
        else:
            with ThreadPoolExecutor(threads) as pool:
                tallies = list(pool.map(run, range(len(chunks))))
        return _sum(tallies)

    def batch(self, count: int, seed: int | None = None, players: int | None = None, **options: Any) -> Batch:
        """So many games at once, advanced together in single calls."""
        if count < 1:
            raise OptionError(f"a batch has at least one game, not {count}")
        return Batch(self.title, self.engine, self._fresh(players, options), count, seed)

    def perft(self, position: Position, depth: int) -> int:
        """How many sequences of so many decisions lead on from a position, nature's outcomes counted too.

        >>> import ronron
        >>> game = ronron.load("tictactoe")
        >>> [game.perft(game.deal(), depth) for depth in range(5)]
        [1, 9, 72, 504, 3024]
        """
        if isinstance(depth, bool) or not isinstance(depth, int) or depth < 0:
            raise OptionError(f"depth {depth!r} is not a whole number from 0 up")
        states = self.engine.blank(depth + 1)
        states[0] = position._states[0]
        return int(self.engine.perft(self.engine.boxes, states, np.zeros(depth + 1, np.int64), depth))

    def articles(self, language: str = "en") -> dict[str, str]:
        """The rules in our own words, by article."""
        if language not in self.title.names:
            raise OptionError(f"the rules of {self.slug} are in {' and '.join(self.title.names)}, not {language!r}")
        return self.book.articles(language)

    def _fresh(self, players: int | None, options: dict[str, Any]) -> Any:
        """A blank state that knows its players and options."""
        key: tuple[Any, ...] = players, type(players)
        if options:
            key += tuple((name, value, type(value)) for name, value in options.items())
        try:
            frozen = self._blanks.get(key)
        except TypeError:  # a list or the like, which no option can be: the checks below say so
            frozen = None
        if frozen is None:
            state = self.book.rules.state()
            state.players = self.title.check_players(players)  # type: ignore[attr-defined]
            for name, value in self.title.check_options(options).items():
                setattr(state, name, self.title.options[name].index(value))
            frozen = self._blanks[key] = self.engine.freeze(self.engine.shelve(state))
        return self.engine.thaw(frozen)

    def _play_out(self, fresh: Any, rngs: Any, games: int) -> Tally:
        apart, longest = self.engine.apart, self.title.longest
        tallies, scratch = apart(self.engine.tally()), apart(fresh)
        self.engine.playouts(self.engine.boxes, fresh, scratch, apart(rngs), games, longest, tallies)
        tally = tallies[0] if self.engine.plain else Tally.read(tallies)
        if tally.overruns:
            raise RonronError(f"a game of {self.slug} passed its declared length of {longest} decisions")
        return tally


def load(slug: str, box: str | Path | None = None, plain: bool = False) -> Game:
    """A game by its name, with its own box or a copy of it you have changed.

    With `plain=True` the rules run as plain Python: slow, but open to breakpoints; the bytes are the same.

    >>> import ronron
    >>> ronron.load("leduc")
    <game leduc, rules 1, box d0f86c176b93>
    """
    return Game(slug, box, plain)


def _eyes(position: Position) -> int:
    """Whose eyes a decision is described with: the mover's."""
    from ronron.kernel import SPECTATOR

    return position.turn if position.turn is not None and position.turn >= 0 else SPECTATOR


def _chunks(games: int) -> Iterator[int]:
    while games > 0:
        yield min(games, GAMES_PER_CHUNK)
        games -= GAMES_PER_CHUNK


def _sum(tallies: list[Tally]) -> Tally:
    total = tallies[0]
    for tally in tallies[1:]:
        for name in ("games", "decisions", "choices", "wins", "shared_wins", "score_sums"):
            setattr(total, name, getattr(total, name) + getattr(tally, name))
        total.longest = max(total.longest, tally.longest)
        total.lowest_score = min(total.lowest_score, tally.lowest_score)
        total.highest_score = max(total.highest_score, tally.highest_score)
    return total
