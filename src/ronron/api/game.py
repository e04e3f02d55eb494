"""A game with its box, loaded by name."""

from __future__ import annotations

import inspect
from collections.abc import Collection, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

from ronron.api import reading
from ronron.api.batch import Batch
from ronron.api.position import Position
from ronron.api.record import game_of
from ronron.errors import DecisionError, LanguageError, OptionError, PositionError, RonronError
from ronron.games import find
from ronron.games.boxes import fingerprint, open_box
from ronron.kernel import NATURE, SPECTATOR
from ronron.kernel.engine import Engine
from ronron.kernel.generator import seeded
from ronron.kernel.kernels import Tally
from ronron.said import said
from ronron.words import languages

GAMES_PER_CHUNK = 4096
"""Each chunk of playouts has a generator of its own, so that the number of threads changes no result."""


class Game:
    """The rules of one game with one box: deals games, reads positions and records, plays out, counts.

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
        """A new game. The same seed deals the same game; without a seed the deal is unpredictable."""
        states = self._fresh(players, options)
        turn, mask = self.engine.begin(self.engine.boxes, states, self.engine.generator(seed))
        return Position(self, states, turn, mask)

    def position(self, text: str, players: int | None = None, **options: Any) -> Position:
        """A position from its notation. Some games take further named arguments, see their `notation`."""
        if not isinstance(text, str):
            raise PositionError("error-position-text", given=repr(text))
        _box, _state, _text, *more_names = inspect.signature(self.book.read).parameters
        named = [name for name in more_names if name in options]
        more = {name: options.pop(name) for name in named}
        state = self.engine.twin(self._fresh(players, options))
        try:
            self.book.read(self.box, state, text.strip(), **more)
        except PositionError as error:
            raise PositionError("error-position-of", error.article, game=self.slug, why=error.said) from None
        states = self.engine.array_of(state)
        turn, mask = self.engine.look(self.engine.boxes, states)
        return Position(self, states, turn, mask, blanks=self._has_blanks(states))

    def _has_blanks(self, states: Any) -> bool:
        """Whether the state has blanks, which `imagine` would fill in."""
        filled = self.engine.copy(states)
        self.engine.imagine(self.engine.boxes, filled, SPECTATOR, self.engine.generator(0))
        return self.engine.records(filled).tobytes() != self.engine.records(states).tobytes()

    def read(self, record: str) -> Position:
        """The position at the end of a record, with all its decisions played."""
        return reading.read(record, self.title, self.fingerprint, self.position, self.parse)

    def text(self, position: Position, decision: int) -> str:
        """The text of a decision in this position."""
        self._check_own(position)
        return self.book.text(self.box, position.known_to_mover(), position._number(decision))

    def parse(self, position: Position, text: str) -> int:
        """The decision a text names in this position, legal or not."""
        self._check_own(position)
        state = position.known_to_mover()
        wanted = " ".join(text.split()).lower() if isinstance(text, str) else text
        legal_first = sorted(range(self.title.decisions), key=lambda decision: not position.mask >> decision & 1)
        for decision in legal_first:
            if self.book.text(self.box, state, decision).lower() == wanted:
                return decision
        open_ones = [] if position.turn == NATURE else position.legal
        legal = [self.book.text(self.box, state, decision) for decision in open_ones]
        nothing = "error-possible-chance" if position.turn == NATURE else "error-possible-nothing"
        possible = ", ".join(legal) or said(nothing)  # chance's outcomes could tell who holds what
        raise DecisionError("error-decision-text", given=repr(text), game=self.slug, possible=possible)

    def playouts(
        self,
        games: int,
        seed: int | None = 0,
        players: int | None = None,
        threads: int = 1,
        by_instinct: Collection[int] = (),
        **options: Any,
    ) -> Tally:
        """Deal and play out games on one or more threads, and count their results.

        Seats play at random, except that those in `by_instinct` take the most appealing decision, from what they know.

        >>> import ronron
        >>> tally = ronron.load("tictactoe").playouts(1000, seed=1)
        >>> tally.games, int(sum(tally.wins + tally.shared_wins) - tally.shared_wins[0])
        (1000, 1000)
        """
        _check_count("games", games, 10**9)
        _check_count("threads", threads, 1024)
        fresh = self._fresh(players, options)
        seats = {self.title.check_seat(seat, self.title.check_players(players)) for seat in by_instinct} - {SPECTATOR}
        chunks = list(_chunks(games))
        generators = seeded(seed, len(chunks))

        def run(index: int) -> Tally:
            rngs = self.engine.generators_from(generators[index : index + 1])
            return self._play_out(fresh, rngs, chunks[index], sum(1 << seat for seat in seats))

        if threads == 1:
            tallies = [run(index) for index in range(len(chunks))]
        else:
            with ThreadPoolExecutor(threads) as pool:
                tallies = list(pool.map(run, range(len(chunks))))
        return _sum(tallies)

    def batch(self, count: int, seed: int | None = None, players: int | None = None, **options: Any) -> Batch:
        """An array of `count` games, played together in single calls."""
        _check_count("count", count, 10**7)
        return Batch(self.engine, self._fresh(players, options), count, seed)

    def perft(self, position: Position, depth: int) -> int:
        """The number of sequences of `depth` decisions from a position, outcomes of nature included.

        >>> import ronron
        >>> game = ronron.load("tictactoe")
        >>> [game.perft(game.deal(), depth) for depth in range(5)]
        [1, 9, 72, 504, 3024]
        """
        if isinstance(depth, bool) or not isinstance(depth, int) or depth < 0:
            raise OptionError("error-depth", given=repr(depth))
        self._check_own(position)
        if depth > self.title.longest:
            return 0
        states = self.engine.blank_states(depth + 1)
        states[0] = position._states[0]
        return int(self.engine.perft(self.engine.boxes, states, np.zeros(depth + 1, np.int64), depth))

    def articles(self, language: str = "en") -> dict[str, str]:
        """The rules in our own words: the text of each article by its id."""
        if not isinstance(language, str) or language not in languages():
            raise LanguageError(language)
        return self.book.articles(language)

    def _check_own(self, position: Position) -> None:
        if not isinstance(position, Position) or position.game.engine is not self.engine:
            raise OptionError("error-other-game", game=repr(self), given=repr(position))

    def _fresh(self, players: int | None, options: dict[str, Any]) -> Any:
        """A blank state with players and options set."""
        key: tuple[Any, ...] = players, type(players)
        if options:
            key += tuple((name, value, type(value)) for name, value in options.items())
        try:
            frozen = self._blanks.get(key)
        except TypeError:  # unhashable, so no legal option: the checks below refuse it
            frozen = None
        if frozen is None:
            state = self.book.rules.state()
            state.players = self.title.check_players(players)  # type: ignore[attr-defined]
            for name, value in self.title.check_options(options).items():
                setattr(state, name, self.title.options[name].index(value))
            frozen = self._blanks[key] = self.engine.freeze(self.engine.array_of(state))
        return self.engine.thaw(frozen)

    def _play_out(self, fresh: Any, rngs: Any, games: int, by_instinct: int) -> Tally:
        engine, longest = self.engine, self.title.longest
        rngs, tallies, scratch = (
            engine.on_own_cache_lines(rngs),
            engine.on_own_cache_lines(engine.empty_tally()),
            engine.on_own_cache_lines(engine.blank_states(2)),
        )
        if by_instinct:
            engine.instinct_playouts(engine.boxes, fresh, scratch, rngs, games, longest, by_instinct, tallies)
        else:
            engine.playouts(engine.boxes, fresh, scratch, rngs, games, longest, tallies)
        tally = engine.read(Tally, tallies)
        if tally.overruns:
            raise RonronError("error-too-long", game=self.slug, longest=longest)
        return tally


def load(slug: str, box: str | Path | None = None, plain: bool = False) -> Game:
    """A game by its name, with its own box or a component file of yours.

    With `plain=True` the rules run as plain Python: slow, but a debugger can stop in them; the bytes are the same.

    >>> import ronron
    >>> ronron.load("leduc")
    <game leduc, rules 1, box d0f86c176b93>
    """
    return Game(slug, box, plain)


def read(record: str, box: str | Path | None = None) -> Position:
    """The position at the end of a record of any game.

    >>> import ronron
    >>> from ronron.api import read
    >>> read(ronron.load("leduc").deal(seed=4).record())
    <leduc: seat 0 to decide, 0 decisions made>
    """
    return load(game_of(record), box).read(record)


def _check_count(what: str, count: int, most: int) -> None:
    if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= most:
        raise OptionError("error-count", what=what, most=most, given=repr(count))


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
