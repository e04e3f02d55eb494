"""Everything about a server that can be chosen, and what it is unless told."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from ronron.bots import Budget
from ronron.bots.levels import ADVICE
from ronron.server.process.clock import Clock, SteadyClock
from ronron.table import Chance

HOUR = 3600
DAY = 24 * HOUR


@dataclass(frozen=True)
class Limits:
    """How much one connection, and one address, may ask for. Rates are per second, with a burst on top."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    """Of requests that may bring a record along; those of others are shorter."""
    short_body_bytes: int = 4096
    messages: tuple[float, int] = (20, 60)
    requests: tuple[float, int] = (20, 2000)
    openings: tuple[float, int] = (0.2, 100)
    guesses: tuple[float, int] = (0.1, 20)
    """Wrong codes, tokens and passwords."""
    hints: tuple[float, int] = (0.5, 10)
    renames: tuple[float, int] = (0.2, 10)
    """Of one person: everybody at all their tables is told."""
    replays: tuple[float, int] = (1, 120)
    """Finished games looked at, and records read."""
    wishes: tuple[float, int] = (2, 30)
    """Commands of one chair that are no moves: everybody at the table hears of them."""
    messages_per_address: tuple[float, int] = (400, 4000)
    tables: int = 100_000
    """So many are kept in all."""
    handshakes: tuple[float, int] = (20, 400)
    """WebSockets opened, or tried to; sixty people behind one address with four tabs each come at once."""
    connections_per_address: int = 400
    """WebSockets; an IPv6 address counts as its /64."""
    tcp_per_address: int = 1000
    """Whatever is spoken on them: WebSockets, and the six connections a browser loads a page by."""
    tcp_in_all: int | None = None
    """As many as there are file descriptors for, unless told."""
    header_bytes: int = 16_384
    header_s: float = 10
    """From the first byte of a request to the end of its header, and from connecting to the first byte."""
    body_s: float = 30
    """From the end of the header to the end of the body."""
    idle_s: int = 5
    """A connection between two requests is kept this long."""
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
    absent_s: float = 600
    """A server that was away for longer than this lets nothing grow old by it."""


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
    new_key: bool = False
    """Accept a key that is not the database's own: links, seats and cookies from before are dead then."""
    group_s: float = 0.006
    """Commits are at least this far apart, so that moves made together are written together."""
    bot_s: float = 10
    """A bot that has not decided after this long is replaced by Matou for that decision."""
    bot_pace_s: float = 0.8
    """A bot's move comes no sooner after the one before it, so that people can follow."""
    hint: Budget = ADVICE
    """What a hint may take."""
    review_iterations: int | None = None
    """Of each search of a review; as many as fit the game unless told."""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    eager: bool = False
    """Have a process ready for finished games before anybody asks for one."""
    limits: Limits = field(default_factory=Limits)
    policy: Policy = field(default_factory=Policy)
    now: Clock = field(default_factory=SteadyClock)
    chance: Chance = field(default_factory=Chance)
    practice_games: bool = False
    """Also serve the practice games of the tests."""

    @property
    def database_url(self) -> str:
        """Where tables are kept."""
        return self.database or f"sqlite+aiosqlite:///{self.data / 'tables.sqlite3'}"
