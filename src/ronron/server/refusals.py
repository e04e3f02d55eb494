"""Refusals that are handed over, or that say when to ask again."""

from __future__ import annotations

from typing import Any, NoReturn

from ronron.errors import RefusedError
from ronron.table import refuse


def refused(code: str, **values: Any) -> RefusedError:
    """A refusal to hand over rather than to raise."""
    try:
        refuse(code, **values)
    except RefusedError as error:
        return error


def refuse_too_many(wait: float) -> NoReturn:
    """Too much was asked for; when to ask again."""
    error = refused("too_many", seconds=max(1, round(wait)))
    error.retry_s = max(1, round(wait))
    raise error
