"""What a door of the HTTP interface is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from ronron.server.bodies import Ok


@dataclass(frozen=True)
class Door:
    """One operation of the HTTP interface."""

    method: str
    path: str
    handler: Callable[..., Awaitable[Any]]
    summary: str
    body: type[msgspec.Struct] | None = None
    answer: type[msgspec.Struct] | str = Ok
    """What comes back: a struct as JSON, or the media type of a text."""
    refusals: tuple[str, ...] = ()
    public: bool = False
    """Open even where the server has a password."""
    long_body: bool = False
    """The body may contain a record. All other bodies are short; a longer one is not even read."""
