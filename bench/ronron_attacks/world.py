"""A database with game tables that are costly to send, and the access tokens for each of them."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

import ronron
from ronron.api import Game, Position
from ronron.server.http.cookies import GUEST
from ronron.server.identity.rights import Rights
from ronron.server.identity.server_key import settle_key
from ronron.server.identity.tokens import Guest, Keys, new_person, new_table
from ronron.server.settings import Settings
from ronron.server.store.store import Store
from ronron.server.store.writes import NEW_SEATING, NEW_TABLE, Write
from ronron.table import Chance, Place, Table, found
from ronron.table.events import EyesSwitched, Moved

LONG_GAME = "chabyrinthe"
SHORT_GAME = "poche"
SEATS = 4
LONG = (6, 145, 68, 100, 58, 99, 42, 95, 2, 0)
"""Seeds of games that last long when played at random; one for each attacker."""
TO_THE_END = 20
"""Decisions left in a long unfinished game."""
SWITCHES = 4_000
"""Events at a table besides its moves."""


class Desk(msgspec.Struct, frozen=True):
    """A game table, and the access tokens of its players and of a spectator."""

    id: str
    seats: list[str]
    watch: str
    version: int
    decided: int
    """Decisions made so far."""
    mover: int
    """The chair to decide."""
    cookies: list[str]
    """The people on its chairs, as a browser sends them."""


class World(msgspec.Struct, frozen=True):
    """Everything that attackers know of a server."""

    records: list[str]
    """Records of finished games, the longest first."""
    bystander: Desk
    long: Desk
    """A practice table with a long game under way."""
    lively: Desk
    """A table that many watch."""
    cold: list[Desk]
    """Tables with thousands of events, none of them in memory."""
    own: list[Desk]
    """Short tables, one for each of a crowd."""


def prepare(data: Path, cold: int = 0, own: int = 0) -> World:
    """Make a data directory for a server, with `cold` tables that are not in memory and `own` tables for a crowd."""
    settings = Settings(data=data)
    store = Store(settings.database_url)
    keys = Keys(settle_key(data, store).key, settings.now)
    return asyncio.run(_Builder(store, keys).build(cold, own))


class _Builder:
    """Saves game tables in the database of the test world."""

    def __init__(self, store: Store, keys: Keys) -> None:
        self._store = store
        self._keys = keys
        self._rights = Rights(keys)

    async def build(self, cold: int, own: int) -> World:
        """Create every game table of the test world and save it."""
        games = long_games(ronron.load(LONG_GAME))
        under_way = table_of(games[0], len(games[0].decisions) - TO_THE_END)
        short = new_game(ronron.load(SHORT_GAME), 2)
        await self._store.open()
        try:
            long = await self._keep(under_way)
            return World(
                records=[game.record() for game in games],
                bystander=await self._keep(short),
                long=long,
                lively=await self._keep(new_game(games[0].game, SEATS)),
                cold=await self._copies(cold, lambda: with_many_events(under_way)),
                own=await self._copies(own, lambda: short),
            )
        finally:
            await self._store.close()

    async def _copies(self, number: int, make: Callable[[], Table]) -> list[Desk]:
        if not number:
            return []
        table = make()
        return [await self._keep(table) for _ in range(number)]

    async def _keep(self, table: Table) -> Desk:
        """Save a game table under an id of its own."""
        id, write, people = new_table(), Write(), [chair.person or "" for chair in table.chairs]  # noqa: A001
        row: dict[str, Any] = {"id": id, "game": table.game.slug, "options": "{}", "players": len(people)}
        row |= {"listed": False, "touched": now_ms(), "phase": table.phase.value, "free": 0}
        write.add(NEW_TABLE, row).add(NEW_SEATING, *({"table_id": id, "person": each} for each in people))
        self._rights.write_all(write, id, table)
        await self._store.write(write.add_events(id, 1, table.events))
        return Desk(
            id=id,
            seats=[self._rights.seat(id, table, chair) for chair in range(len(people))],
            watch=self._rights.watch(id, table),
            version=table.version,
            decided=len(table.movers),
            mover=table.mover or 0,
            cookies=[f"{GUEST}={self._keys.guest_cookie(Guest(each))}" for each in people],
        )


class _ThisDeal(Chance):
    """A source of chance that always deals the same."""

    def __init__(self, deal: str) -> None:
        self._deal = deal

    def deal(self, game: Game, players: int, options: Mapping[str, Any]) -> str:
        """The deal it was made with."""
        return self._deal


def long_games(game: Game) -> list[Position]:
    """Games played at random, the longest first."""
    return sorted((at_random(game, seed) for seed in LONG), key=lambda position: -len(position.decisions))


def at_random(game: Game, seed: int) -> Position:
    """A game played at random to its end."""
    position, dice = game.deal(seed, SEATS), random.Random(seed)
    while position.turn is not None:
        position.play(dice.choice(position.legal))
    return position


def new_game(game: Game, players: int) -> Table:
    """A table with a person on each chair, and nothing decided."""
    return _opened(game, players, Chance())


def table_of(position: Position, decided: int) -> Table:
    """A practice table at which a game has come so far, with an event for each decision."""
    table = _opened(position.game, position.players, _ThisDeal(position.beginning().notation()))
    table.pictured = False
    for decision in position.decisions[:decided]:
        assert table.turn is not None  # noqa: S101  it was played like this
        table.apply(Moved(at=now_ms(), seat=table.turn, decisions=[decision]))
    return table


def with_many_events(table: Table) -> Table:
    """The same table, after its host has changed settings thousands of times."""
    table = table.copy()
    for number in range(SWITCHES):
        table.apply(EyesSwitched(at=now_ms(), allowed=number % 2 == 0))
    return table


def _opened(game: Game, players: int, chance: Chance) -> Table:
    places: Sequence[Place] = [Place(person=new_person()) for _ in range(players)]
    return found(game, places, now_ms(), practice=True, chance=chance).table


def now_ms() -> int:
    """The current time in milliseconds, as in events."""
    return int(time.time() * 1000)
