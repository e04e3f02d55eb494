"""A server without HTTP, on the event loop of the test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from ronron.server.house import House
from ronron.server.settings import Settings
from support.complaints import nothing_fails


@asynccontextmanager
async def housed(data: Path, **chosen: Any) -> AsyncIterator[House]:
    """A server without HTTP, whose bots move at once; the test fails if anything is logged as an error."""
    with nothing_fails():
        house = House(Settings(data=data, bot_pace_s=0.0, **chosen))
        await house.open()
        try:
            await house.games.wait("tictactoe")
            yield house
        finally:
            await house.close()
