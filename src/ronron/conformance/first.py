"""The first look at a game: is it whole, does the linter find anything, and can a few games be played?

Rules are run here as plain Python, step by step and with bounds. So a mistake that would stop every test, or never let
one end, is found before the others are tried, and told in one sentence.
"""

from __future__ import annotations

import random
import signal
import threading
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any, cast

import ronron
from ronron.conformance.cases import Case, cases
from ronron.conformance.kit import missing
from ronron.errors import GameError, RonronError
from ronron.games import find
from ronron.games.linter import lint
from ronron.kernel import NATURE
from ronron.said import Value, said, tell
from ronron.words import FALLBACK

ASKED = ("turn", "legal", "forced", "chances", "over", "score", "winners")
"""Rules that answer a question, and leave the state as it is."""
MOST_DECISIONS = 120
MOST_CONSEQUENCES = 1_000
PATIENCE_S = 20


@cache
def faults(slug: str) -> list[str]:
    """Everything that keeps a game from being tested any further, in sentences."""
    return wholeness(slug) or findings(slug) or play_faults(slug)


@cache
def wholeness(slug: str) -> list[str]:
    """That there is no such game, why it is refused, or what its kit lacks."""
    try:
        return missing(slug)
    except RonronError as error:
        return [str(error)]


@cache
def findings(slug: str) -> list[str]:
    """What the linter finds, line by line."""
    return [f"{each.place}: {tell(FALLBACK, each.said)}" for each in lint(slug)]


@cache
def play_faults(slug: str) -> list[str]:
    """What goes wrong in the first games of every case."""
    found = []
    for case in cases(slug):
        try:
            with _patience():
                _play(case)
        except GameError as fault:
            found.append(f"{case}: {fault}")
            if isinstance(fault.__cause__, GameError):
                break  # the other cases would take as long
    return found


def _play(case: Case) -> None:
    """Play a game at random, and look at everything a rule answers."""
    start = FirstGame(case)
    start.do("deal", start.generator)
    dice = random.Random(0)
    for _ in range(MOST_DECISIONS):
        start.settle()
        if start.do("over"):
            start.count()
            return
        start.play(start.choose(dice))


class FirstGame:
    """A game of which nothing is trusted."""

    def __init__(self, case: Case) -> None:
        self.book = find(case.slug)
        game = ronron.load(case.slug, plain=True)
        self.box = game.box
        self.generator = game.engine.generator(0)[0]
        self.s = cast("Any", self.book.rules.state())
        self.s.players = case.players
        for name, value in case.options:
            setattr(self.s, name, game.title.options[name].index(value))
        self.decisions: list[str] = []

    def do(self, rule: str, *arguments: Any) -> Any:
        """What a rule answers; whatever it raises names the line of the game."""
        before = self.s.facts() if rule in ASKED else None
        try:
            answer = getattr(self.book.rules, rule)(self.box, self.s, *arguments)
        except GameError as late:
            raise self.fault("fault-endless", place=self._line(late), rule=rule, seconds=PATIENCE_S) from late
        except Exception as error:
            place, kind = self._line(error), type(error).__name__
            raise self.fault("fault-raised", place=place, rule=rule, kind=kind, why=str(error)) from error
        if before is not None and before != self.s.facts():
            raise self.fault("fault-changed", rule=rule)
        return answer

    def fault(self, message: str, **values: Value) -> GameError:
        """A message with how far the game has come."""
        return GameError(said(message, decisions=" ".join(self.decisions) or "-", **values))

    def _line(self, error: BaseException) -> str:
        own = [each for each in traceback.extract_tb(error.__traceback__) if self._is_own(each.filename)]
        return f"{Path(own[-1].filename).name}:{own[-1].lineno}" if own else "the kernel"

    def _is_own(self, filename: str) -> bool:
        return Path(filename).is_relative_to(self.book.folder)

    def settle(self) -> None:
        """Carry out consequences, of which there is an end."""
        for _ in range(MOST_CONSEQUENCES):
            if not self.do("forced"):
                return
            self.do("advance")
        raise self.fault("fault-forced", times=MOST_CONSEQUENCES)

    def choose(self, dice: random.Random) -> int:
        """A decision that is open."""
        turn, mask = int(self.do("turn")), int(self.do("legal"))
        if turn not in range(NATURE, self.s.players):
            raise self.fault("fault-turn", turn=turn, seats=int(self.s.players))
        if mask == 0:
            raise self.fault("fault-legal-empty")
        if not 0 < mask < 1 << self.book.title.decisions:
            raise self.fault("fault-legal-many", mask=f"{mask:#b}", most=self.book.title.decisions)
        open_ones = [decision for decision in range(self.book.title.decisions) if mask >> decision & 1]
        if turn != NATURE:
            return dice.choice(open_ones)
        weights = [int(self.do("chances", outcome)) for outcome in open_ones]
        if min(weights) <= 0:
            outcome = open_ones[weights.index(min(weights))]
            raise self.fault("fault-chances", outcome=outcome, chance=min(weights))
        return dice.choices(open_ones, weights)[0]

    def count(self) -> None:
        """Ask how the game ended."""
        for seat in range(self.s.players):
            self.do("score", seat)
        self.do("winners")

    def play(self, decision: int) -> None:
        """Play a decision."""
        self.decisions.append(str(decision))
        self.do("play", decision)


@contextmanager
def _patience() -> Iterator[None]:
    """Do not wait for ever for a loop in a rule, where the system can interrupt it."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _give_up)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _give_up(number: int, frame: FrameType | None) -> None:
    raise GameError("fault-late", seconds=PATIENCE_S)
