"""The application: what the server consists of, put together."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from ronron.errors import StoreError
from ronron.games import GAMES, slugs
from ronron.server.api import routes
from ronron.server.archive import Archive
from ronron.server.broom import Broom
from ronron.server.guard import SecurityHeaders
from ronron.server.hall import Hall
from ronron.server.identity import DOOR_COOKIE, Keys, read_key
from ronron.server.kitchen import Kitchen
from ronron.server.limits import Buckets
from ronron.server.metrics import Metrics
from ronron.server.problems import unroutable
from ronron.server.reception import Reception
from ronron.server.settings import Settings
from ronron.server.socket import converse
from ronron.server.store import Store


class House:
    """All rooms of one server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.keys = Keys(_settle_in(settings.data))
        self.metrics = Metrics()
        self.store = Store(settings.database_url, settings.group_s)
        self.kitchen = Kitchen(slugs() if settings.practice_games else GAMES)
        self.hall = Hall(settings, self.store, self.kitchen, self.metrics)
        self.reception = Reception(self.hall, self.keys)
        self.archive = Archive(self.hall, self.reception)
        self.connections: Counter[str] = Counter()
        limits = settings.limits
        self.requests = Buckets(*limits.requests)
        self.openings = Buckets(*limits.openings)
        self.guesses = Buckets(*limits.guesses)
        self.broom = Broom()

    async def open(self) -> None:
        """Open the database, and begin to compile what is not compiled."""
        self.broom.open()
        await self.store.open()
        self.kitchen.open()
        self.hall.open()

    async def close(self) -> None:
        """Stop, with everything saved."""
        self.hall.close()
        await self.kitchen.close()
        await self.store.close()
        self.broom.close()

    def door_open(self, cookies: Mapping[str, str]) -> bool:
        """May somebody with these cookies come in? Everybody may where there is no password."""
        password = self.settings.password
        return password is None or self.keys.opens_door(cookies.get(DOOR_COOKIE), password)


def _settle_in(data: Path) -> bytes:
    """Make the directory of the server's own, and return the key kept there."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        return read_key(data)
    except OSError as error:
        reason = "it is a file" if isinstance(error, FileExistsError) else error.strerror or error
        raise StoreError(
            f"tables cannot be kept in {data}: {reason}; choose another directory with --data or RONRON_DATA"
        ) from None


def create_app(settings: Settings) -> Starlette:
    """The application for these settings; `app.state.house` is what it consists of."""
    house = House(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def socket(connection: WebSocket) -> None:
        await converse(connection, house)

    app = Starlette(
        routes=[*routes(house), WebSocketRoute("/ws", socket)],
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={HTTPException: unroutable, Exception: unroutable},
        lifespan=lifespan,
    )
    app.state.house = house
    return app
