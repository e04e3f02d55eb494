"""The ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from ronron.server.house import House
from ronron.server.http.api import routes
from ronron.server.http.socket import converse
from ronron.server.net.guard import SecurityHeaders
from ronron.server.net.hosts import KnownHosts
from ronron.server.net.problems import unroutable
from ronron.server.settings import Settings


def create_app(settings: Settings) -> Starlette:
    """The application for these settings, with its `House` as `app.state.house`."""
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
        middleware=[Middleware(SecurityHeaders), Middleware(KnownHosts, settings.origins, house.cuts)],
        exception_handlers={HTTPException: unroutable, Exception: unroutable},
        lifespan=lifespan,
    )
    app.state.house = house
    return app
