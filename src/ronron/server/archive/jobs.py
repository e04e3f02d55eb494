"""The jobs of worker processes: read records, replay games, judge decisions. Arguments and results are bytes."""

from __future__ import annotations

import gzip
import os
import sys
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec

from ronron.api import Game, Position, load
from ronron.api.record import game_of
from ronron.api.review import Verdict, conclude, decisions_to_judge, judge, usual_budget
from ronron.api.telling import descriptions, pictures, result
from ronron.bots import Budget
from ronron.kernel import SPECTATOR
from ronron.server.bodies import OPEN, WATCHER, Player, Replay

COMPRESSION = 5
MOST_JUDGED = 300
"""In a game with more decisions than this, each is judged by a shorter search."""
SEED = 0

if "anyio.to_process" in sys.orig_argv and hasattr(os, "nice"):
    os.nice(5)  # a worker process: people who play come first


class Played(msgspec.Struct, frozen=True):
    """A game and its decisions, to be sent to a worker process."""

    game: str
    players: int
    options: dict[str, Any]
    deal: str
    decisions: list[int]
    over: bool

    def replayed(self, game: Game) -> Iterator[Position]:
        """The same position object, after each decision, so that a long replay can be interrupted."""
        position = game.position(self.deal, self.players, **self.options)
        yield position
        for decision in self.decisions:
            position.play(decision)
            yield position


class Showing(msgspec.Struct, frozen=True):
    """How a game is to be replayed."""

    number: int
    of: int
    players: list[Player]
    eyes: str
    may: list[str]
    words: bool
    """Whether the board is to be described in words, too."""
    record: bool
    """Whether the viewer may have the whole record."""


def written(position: Position) -> bytes:
    """A game, encoded for a worker process."""
    deal = position.beginning().notation()
    slug, options, decisions = position.game.slug, position.options, position.decisions
    return msgspec.json.encode(Played(slug, position.players, options, deal, decisions, position.over))


def get_ready() -> None:
    """Do nothing; by now the worker has imported what jobs need."""


def read(record: str) -> bytes:
    """The encoded game of a record."""
    return written(_load(game_of(record)).read(record))


def show(played: bytes, showing: bytes, packed: bool) -> bytes:
    """The encoded replay of a game from one point of view."""
    position, wish = _position(played), msgspec.json.decode(showing, type=Showing)
    eyes = {OPEN: None, WATCHER: SPECTATOR}[wish.eyes] if wish.eyes in (OPEN, WATCHER) else int(wish.eyes)
    replay = Replay(
        game=position.game.slug,
        rules=position.game.title.version,
        box=position.game.fingerprint,
        options=position.options,
        number=wish.number,
        of=wish.of,
        players=wish.players,
        eyes=wish.eyes,
        may=wish.may,
        pictures=list(pictures(position, eyes)),
        words=list(descriptions(position, eyes)) if wish.words else [],
        result=result(position),
        record=position.record() if wish.record else "",
    )
    body = msgspec.json.encode(replay)
    return gzip.compress(body, COMPRESSION, mtime=0) if packed else body


def record(played: bytes) -> str:
    """The record of a game."""
    return _position(played).record()


def to_judge(played: bytes) -> list[int]:
    """The decisions a review is about."""
    return decisions_to_judge(_position(played))


def judge_one(played: bytes, iterations: int, number: int) -> bytes:
    """The verdict on one decision, by searches with this many iterations."""
    return msgspec.json.encode(judge(_position(played), number, Budget(iterations=iterations), SEED))


def sum_up(played: bytes, iterations: int, verdicts: list[bytes]) -> bytes:
    """The review, from the verdicts on all decisions."""
    judged = [msgspec.json.decode(each, type=Verdict) for each in verdicts]
    return msgspec.json.encode(conclude(_position(played), judged, Budget(iterations=iterations), SEED))


def iterations_for(game: Game, decisions: int) -> int:
    """The usual number of iterations per search, or fewer if there are very many decisions."""
    usual = usual_budget(game).iterations or 1
    return usual if decisions <= MOST_JUDGED else max(1, usual * MOST_JUDGED // decisions)


@lru_cache
def _load(slug: str) -> Game:
    return load(slug)


@lru_cache(maxsize=4)
def _position(played: bytes) -> Position:
    """The position of a game, cached for the next job: callers must not change it."""
    game = msgspec.json.decode(played, type=Played)
    *_, position = game.replayed(_load(game.game))
    return position
