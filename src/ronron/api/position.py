"""One game being played."""

from __future__ import annotations

import operator
import secrets
from bisect import bisect_right
from collections.abc import Callable
from itertools import accumulate
from typing import TYPE_CHECKING, Any, NoReturn

import msgspec
import numpy as np

from ronron.api import record
from ronron.errors import DecisionError, IllegalDecisionError, OptionError, TurnError
from ronron.kernel import NATURE, NOBODY, SPECTATOR
from ronron.kernel.bits import WIDTH, members
from ronron.kernel.dispatch import CONSEQUENCES
from ronron.kernel.kernels import MOST_SEATS
from ronron.kernel.records import Facts, Records
from ronron.said import Said

if TYPE_CHECKING:  # a game makes positions and each knows its game: two modules, only for their length
    from ronron.api.game import Game


class Position:
    """A true state of a game, and how it came about. Made by `Game.deal`, `Game.position` or `Game.read`.

    >>> import ronron
    >>> game = ronron.load("connect4").deal(seed=1)
    >>> game.turn, game.legal
    (0, [0, 1, 2, 3, 4, 5, 6])
    >>> game.play(3)
    >>> game
    <connect4: seat 1 to decide, 1 decision made>
    """

    __slots__ = (
        "_blanks",
        "_boxes",
        "_decisions",
        "_engine",
        "_known_to",
        "_mask",
        "_play_and_settle",
        "_start",
        "_states",
        "_turn",
        "game",
        "players",
    )

    def __init__(self, game: Game, states: Any, turn: int, mask: int, blanks: bool = False) -> None:
        self.game = game
        self._blanks = blanks
        self._engine = game.engine
        self._boxes = game.engine.boxes
        self._play_and_settle = game.engine.play_and_settle
        self._states = states
        self._known_to: dict[int, Any] = {}
        self.players = int(states[0].players)
        self._start = game.engine.freeze(states)
        self._turn = turn
        self._mask = mask
        self._decisions: list[int] = []

    def __repr__(self) -> str:
        count = len(self._decisions)
        who = {NATURE: "nature to draw", NOBODY: "over", CONSEQUENCES: "consequences to follow"}
        made = f"{count} decision{'s' if count != 1 else ''} made"
        return f"<{self.game.slug}: {who.get(self._turn, f'seat {self._turn} to decide')}, {made}>"

    @property
    def turn(self) -> int | None:
        """The seat to decide, NATURE, or None when the game is over or consequences remain."""
        return self._turn if self._turn >= NATURE else None

    @property
    def turn_number(self) -> int:
        """The number of the turn; it changes with every turn, also when the same seat has two in a row."""
        count = self.game.book.turn_number
        return 0 if count is None else count(self.game.box, self._known(SPECTATOR))

    @property
    def legal(self) -> list[int]:
        """The decisions open to the mover; the possible outcomes when NATURE is to move."""
        return list(members(self._mask))

    @property
    def choices(self) -> dict[int, str]:
        """The legal decisions with their texts, as the mover would write them.

        >>> import ronron
        >>> ronron.load("leduc").position("J K").choices
        {1: 'call', 2: 'raise'}
        """
        state, book, box = self.known_to_mover(), self.game.book, self.game.box
        return {decision: book.text(box, state, decision) for decision in members(self._mask)}

    @property
    def mask(self) -> int:
        """The legal decisions as a set: bit d says that decision d is legal."""
        return int(self._mask)

    @property
    def chances(self) -> list[float]:
        """The probability of each outcome in `legal` when NATURE is to move.

        >>> import ronron
        >>> game = ronron.load("leduc").position("J K cc")
        >>> game.legal, game.chances
        ([0, 1, 2], [0.25, 0.5, 0.25])
        """
        weights = self._weights()
        return [weight / sum(weights) for weight in weights]

    def play(self, decision: int, settle: bool = True) -> None:
        """Play a decision, or an outcome of nature, and carry out its forced consequences.

        With `settle=False` consequences are left to `step()`. An illegal decision raises `IllegalDecisionError`, which
        names the article, and changes nothing.
        """
        if type(decision) is not int:
            decision = self._number(decision)
        if not (0 <= decision < WIDTH and self._mask >> decision & 1):
            self._refuse(decision)
        if self._blanks:
            raise TurnError("error-blanks")
        if settle:
            self._turn, self._mask = self._play_and_settle(self._boxes, self._states, decision)
        else:
            self._turn, self._mask = self._engine.play_only(self._boxes, self._states, decision)
        self._known_to = {}
        self._decisions.append(decision)

    def draw(self, rng: np.random.Generator | None = None) -> int:
        """Play a random outcome of nature, by its chances, and return it. Without a generator it is unpredictable.

        >>> import numpy, ronron
        >>> game = ronron.load("leduc").position("J K cc")
        >>> leduc, outcome = game.game, game.draw(numpy.random.default_rng(1))
        >>> game.notation()
        'J K cc Q'
        """
        weights = self._weights()
        if rng is None:
            place = secrets.randbelow(sum(weights))
        elif isinstance(rng, np.random.Generator):
            place = int(rng.integers(sum(weights)))
        else:
            raise OptionError("error-generator", given=repr(rng))
        outcome = members(self._mask)[bisect_right(list(accumulate(weights)), place)]
        self.play(outcome)
        return outcome

    def step(self) -> bool:
        """Carry out one forced consequence; False if there was none."""
        if self._turn != CONSEQUENCES:
            return False
        self._turn, self._mask = self._engine.advance(self._boxes, self._states)
        self._known_to = {}
        return True

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self._turn == NOBODY

    @property
    def scores(self) -> list[int]:
        """The score of each seat, final once the game is over."""
        return self._result()[0]

    @property
    def winners(self) -> list[int]:
        """The seats that win or share the win; none before the end."""
        return list(members(self._result()[1]))

    @property
    def decisions(self) -> list[int]:
        """All decisions so far, outcomes of nature included."""
        return list(self._decisions)

    def copy(self) -> Position:
        """An independent copy, with the same decisions behind it."""
        other = Position.__new__(Position)
        other.game, other._engine, other._boxes, other._play_and_settle = (
            self.game,
            self._engine,
            self._boxes,
            self._play_and_settle,
        )
        other._start, other.players, other._known_to = self._start, self.players, {}
        other._states = self._engine.copy(self._states)
        other._turn, other._mask, other._blanks = self._turn, self._mask, self._blanks
        other._decisions = self._decisions.copy()
        return other

    def __copy__(self) -> Position:
        return self.copy()

    def __deepcopy__(self, memo: Any) -> Position:
        return self.copy()

    def __reduce__(self) -> NoReturn:
        raise TypeError("a position is kept as text: position.record(), and game.read(record) brings it back")

    def why(self, decision: int) -> Said | None:
        """Why a decision is illegal now, from what the mover knows; None if it is legal.

        >>> import ronron
        >>> from ronron.said import tell
        >>> tell("en", ronron.load("leduc").position("J K").why(0))
        'There is no raise to fold to.'
        """
        decision = self._number(decision)
        if self._turn == CONSEQUENCES:
            raise TurnError("error-consequences")
        if self._mask >> decision & 1:
            return None
        return self.game.book.reason(self.game.box, self.known_to_mover(), decision)

    def reveals(self, decision: int) -> bool:
        """Whether this decision would reveal something hidden, so that it cannot be taken back.

        >>> import ronron
        >>> game = ronron.load("poche").deal(seed=1)
        >>> game.reveals(game.legal[0])
        True
        """
        return self.game.book.reveals(self.game.box, self.known_to_mover(), self._number(decision))

    def known_to_mover(self) -> Any:
        """A twin of the state redacted for the mover, for a spectator if no seat is to move."""
        return self._known(self._turn if self._turn >= 0 else SPECTATOR)

    def view(self, seat: int) -> msgspec.Struct:
        """What a seat (or SPECTATOR) sees, as a typed struct."""
        seat = self._seat(seat)
        return self.game.book.view(self.game.box, self._known(seat), seat)

    def view_for(self, eyes: int | None) -> msgspec.Struct:
        """What these eyes see: a seat's or SPECTATOR's, or, for None, open ones that see everything."""
        return self.game.book.view(self.game.box, *self.seen_by(eyes))

    def seen_by(self, eyes: int | None) -> tuple[Any, int]:
        """A twin of the state to read from, as these eyes know it, and whose eyes they are."""
        if eyes is None:
            return self._engine.twin(self._states), SPECTATOR
        return self._known(self._seat(eyes)), eyes

    def redacted(self, seat: int) -> Records:
        """The state as a seat (or SPECTATOR) may know it: an array of one record, the rest blanked."""
        return self._engine.records(self._redacted(self._seat(seat)))

    def imagined(self, seat: int, seed: int | None = None) -> Position:
        """A random world consistent with what a seat knows, drawn by its true probability, to play on in.

        >>> import ronron
        >>> world = ronron.load("leduc").position("J K r").imagined(0, seed=2)
        >>> world.notation()
        'J J r'
        """
        seat = self._seat(seat)
        states = self._redacted(seat)
        self._engine.imagine(self._boxes, states, seat, self._engine.generator(seed))
        return Position(self.game, states, *self._engine.look(self._boxes, states))

    def notation(self, seat: int | None = None) -> str:
        """The position as text: the whole truth, or what a seat knows of it."""
        state = self._engine.twin(self._states) if seat is None else self._known(self._seat(seat))
        return self.game.book.write(self.game.box, state)

    def log(self, seat: int) -> list[str]:
        """All decisions so far as a seat was told of them, `?` for those it was not told."""
        seat = self._seat(seat)
        return self._log(lambda moment, decision: moment._told(decision, seat))

    def told(self, decision: int, seat: int) -> str:
        """A decision about to be made, as it will stand in the log of a seat."""
        return self._told(self._number(decision), self._seat(seat))

    def record(self) -> str:
        """Deal and decisions as text, which `Game.read` reads. It holds every secret."""
        game = self.game
        headers = {"game": game.slug, "rules": game.title.version, "box": game.fingerprint, "players": self.players}
        decisions = self._log(lambda moment, decision: moment.game.text(moment, decision))
        scores = self.scores if self.over else None
        return record.write({**headers, **self.options}, self.beginning().notation(), decisions, scores)

    def facts(self) -> Facts:
        """The whole true state as plain named data; for tests and debugging only."""
        facts: Facts = self._engine.twin(self._states).facts()
        return facts

    def beginning(self) -> Position:
        """The same game before its first decision."""
        states = self._engine.thaw(self._start)
        return Position(self.game, states, *self._engine.look(self._boxes, states))

    def after(self, decisions: int) -> Position:
        """The same game after so many of its decisions."""
        moment = self.beginning()
        for decision in self.decisions[:decisions]:
            moment.play(decision)
        return moment

    @property
    def options(self) -> dict[str, Any]:
        """The options of the game, by name."""
        facts = self.beginning().facts()
        return {name: values[facts[name]] for name, values in self.game.title.options.items()}

    def _log(self, text: Callable[[Position, int], str]) -> list[str]:
        """Mover and text of every decision, each written in the position where it was made."""
        entries = []
        moment = self.beginning()
        for decision in self._decisions:
            entries.append(f"{record.mark(moment.turn)} {text(moment, decision)}")
            moment.play(decision)
        return entries

    def _told(self, decision: int, seat: int) -> str:
        book, box, state = self.game.book, self.game.box, self._known(seat)
        known = book.knows(box, state, decision, seat)
        return book.text(box, state, decision) if known else book.untold(box, state)

    def _number(self, decision: Any) -> int:
        try:
            number = operator.index(decision)
        except TypeError:
            number = -1
        if isinstance(decision, bool) or not 0 <= number < self.game.title.decisions:
            last = self.game.title.decisions - 1
            raise DecisionError("error-decision-number", given=repr(decision), game=self.game.slug, last=last)
        return number

    def _refuse(self, decision: int) -> NoReturn:
        decision = self._number(decision)
        reason = self.why(decision)
        assert reason is not None  # noqa: S101  a legal decision is not refused
        raise IllegalDecisionError(decision, reason)

    def _weights(self) -> list[int]:
        if self._turn != NATURE:
            raise TurnError("error-nothing-to-draw", position=repr(self))
        weights = np.zeros(len(members(self._mask)), np.int64)
        self._engine.chances(self._boxes, self._states, self._mask, weights)
        return weights.tolist()

    def _seat(self, seat: int) -> int:
        if type(seat) is int and SPECTATOR <= seat < self.players and seat != NATURE:
            return seat
        return self.game.title.check_seat(seat, self.players)

    def _result(self) -> tuple[list[int], int]:
        scores = np.zeros(MOST_SEATS, np.int64)
        winners = int(self._engine.result(self._boxes, self._states, scores))
        return scores[: self.players].tolist(), winners

    def _redacted(self, seat: int) -> Any:
        states = self._engine.copy(self._states)
        self._engine.redact(self._boxes, states, seat)
        return states

    def _known(self, seat: int) -> Any:
        """A read-only twin of the redacted state; seats that know the same share one."""
        if (known := self._known_to.get(seat)) is None:
            known = self._known_to[seat] = self._twin_of(self._redacted(seat))
        return known

    def _twin_of(self, states: Any) -> Any:
        return self._engine.twin(states) if self._engine.plain else self._engine.shared_twin(states.tobytes())
