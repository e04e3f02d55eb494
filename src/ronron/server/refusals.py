"""Refusals of the server, and the one that says when to ask again."""

from __future__ import annotations

from typing import NoReturn

from ronron.table import refused as refused


def refuse_too_many(wait: float) -> NoReturn:
    """Refuse because too much was asked for, and say in how many seconds to ask again."""
    error = refused("too_many", seconds=max(1, round(wait)))
    error.retry_s = max(1, round(wait))
    raise error
