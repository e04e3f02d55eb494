"""Everything about a server that can be chosen, and what it is unless told."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from ronron.bots import Budget
from ronron.bots.levels import ADVICE
from ronron.table import Chance

HOUR = 3600
DAY = 24 * HOUR


@dataclass(frozen=True)
class Limits:
    """How much one connection, and one address, may ask for. Rates are per second, with a burst on top."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    messages: tuple[float, int] = (20, 60)
    requests: tuple[float, int] = (20, 200)
    openings: tuple[float, int] = (0.2, 30)
    guesses: tuple[float, int] = (0.1, 20)
    """Wrong codes, tokens and passwords."""
    hints: tuple[float, int] = (0.5, 10)
    connections_per_address: int = 200
    outbox_messages: int = 256
    outbox_bytes: int = 4_000_000
    """Who reads more slowly than this fills up is let go, and catches up by reconnecting."""
    hello_s: float = 10
    silence_s: float = 60
    """A connection that says nothing for this long, not even ping, is closed."""


@dataclass(frozen=True)
class Policy:
    """How long things are kept when nothing happens to them."""

    waiting_s: float = DAY
    playing_s: float = 30 * DAY
    ended_s: float = 90 * DAY
    person_s: float = 365 * DAY
    memory_s: float = 600
    """A table nobody is connected to leaves memory; it is read again when somebody comes."""
    away_s: float = 60
    """Who is not connected for this long may be replaced by a bot."""
    sweep_s: float = HOUR


@dataclass(frozen=True)
class Settings:
    """A server."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8787
    lan: bool = False
    password: str | None = None
    origins: tuple[str, ...] = ()
    """Other addresses a page may come from, such as `https://ronron.example`; its own is always allowed."""
    proxied: bool = False
    """Behind a proxy on this machine, which says whom it speaks for."""
    database: str | None = None
    """An SQLAlchemy address; a file in `data` unless told."""
    group_s: float = 0.006
    """Commits are at least this far apart, so that moves made together are written together."""
    bot_s: float = 10
    """A bot that has not decided after this long is replaced by Matou for that decision."""
    bot_pace_s: float = 0.8
    """A bot's move comes no sooner after the one before it, so that people can follow."""
    hint: Budget = ADVICE
    """What a hint may take."""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    limits: Limits = field(default_factory=Limits)
    policy: Policy = field(default_factory=Policy)
    now: Callable[[], int] = lambda: time.time_ns() // 1_000_000
    chance: Chance = field(default_factory=Chance)
    practice_games: bool = False
    """Also serve the practice games of the tests."""

    @property
    def database_url(self) -> str:
        """Where tables are kept."""
        return self.database or f"sqlite+aiosqlite:///{self.data / 'tables.sqlite3'}"
