"""The settings of a server, with their defaults."""

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

GROUP_S = 0.012
"""Commits are at least this far apart, so that simultaneous moves share one."""


@dataclass(frozen=True)
class Limits:
    """How much one connection, and one address, may ask for. A rate is (per second, burst)."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    """The longest body of a request that may contain a record; other bodies are shorter."""
    short_body_bytes: int = 4096
    messages: tuple[float, int] = (20, 60)
    requests: tuple[float, int] = (20, 2000)
    openings: tuple[float, int] = (0.2, 100)
    guesses: tuple[float, int] = (0.1, 20)
    """Wrong codes, tokens and passwords."""
    hints: tuple[float, int] = (0.5, 10)
    renames: tuple[float, int] = (0.2, 10)
    """For each person, since everybody at all their tables is told."""
    replays: tuple[float, int] = (1, 120)
    """Replays and records."""
    wishes: tuple[float, int] = (2, 30)
    """Commands of one chair other than moves, since everybody at the table is told."""
    messages_per_address: tuple[float, int] = (400, 4000)
    tables: int = 100_000
    """Most tables that are kept in all."""
    handshakes: tuple[float, int] = (20, 400)
    """WebSocket handshakes; enough for sixty people behind one address with four tabs each."""
    connections_per_address: int = 400
    """WebSockets; an IPv6 address counts as its /64."""
    tcp_per_address: int = 1000
    """All TCP connections: WebSockets, and the six connections by which a browser loads a page."""
    tcp_in_all: int | None = None
    """By default, as many as there are file descriptors for."""
    header_bytes: int = 16_384
    header_s: float = 10
    """From the first byte of a request to the end of its header, and from connecting to the first byte."""
    body_s: float = 30
    """From the end of the header to the end of the body."""
    idle_s: int = 5
    """A connection between two requests is kept this long."""
    outbox_messages: int = 256
    outbox_bytes: int = 4_000_000
    """A connection whose outbox is fuller than this is closed; it catches up by reconnecting."""
    hello_s: float = 10
    silence_s: float = 60
    """A connection that says nothing for this long, not even ping, is closed."""


@dataclass(frozen=True)
class Policy:
    """How long things are kept when nothing happens to them, in seconds."""

    waiting_s: float = DAY
    playing_s: float = 30 * DAY
    ended_s: float = 90 * DAY
    person_s: float = 365 * DAY
    memory_s: float = 600
    """A table nobody is connected to leaves memory; it is read again when somebody comes."""
    away_s: float = 60
    """People who were not connected for this long may be replaced by a bot."""
    sweep_s: float = HOUR
    absent_s: float = 600
    """If the server was away for longer than this, the absence is not counted as time."""


@dataclass(frozen=True)
class Settings:
    """The settings of one server."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8787
    lan: bool = False
    password: str | None = None
    origins: tuple[str, ...] = ()
    """Other addresses a page may come from, such as `https://ronron.example`; its own is always allowed."""
    proxied: bool = False
    """The server is behind a proxy on this machine, which sends the client's address in a header."""
    database: str | None = None
    """An SQLAlchemy URL; by default, a file in `data`."""
    new_key: bool = False
    """Accept a key the database does not know; all links, seats and cookies from before become void."""
    group_s: float = GROUP_S
    bot_s: float = 10
    """If a bot takes longer than this for a decision, Matou makes it instead."""
    bot_pace_s: float = 0.8
    """A bot's move comes at least this long after the move before it, so that people can follow."""
    hint: Budget = ADVICE
    """The search budget of a hint."""
    review_iterations: int | None = None
    """Iterations of each search of a review; by default, chosen to fit the game."""
    workers: int = max(1, (os.cpu_count() or 2) - 1)
    eager: bool = False
    """Start a worker process for finished games before anybody asks for one."""
    limits: Limits = field(default_factory=Limits)
    policy: Policy = field(default_factory=Policy)
    now: Clock = field(default_factory=SteadyClock)
    chance: Chance = field(default_factory=Chance)
    games: tuple[str, ...] | None = None
    """The games that can be played here; all there are if None."""

    @property
    def database_url(self) -> str:
        """The SQLAlchemy URL of the database."""
        return self.database or f"sqlite+aiosqlite:///{self.data / 'tables.sqlite3'}"
