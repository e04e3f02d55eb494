"""Refusals as values, and the one that says when to ask again."""

from __future__ import annotations

from typing import Any, NoReturn

from ronron.errors import RefusedError
from ronron.table import refuse


def refused(code: str, **values: Any) -> RefusedError:
    """A refusal as a value, to be returned or raised later."""
    try:
        refuse(code, **values)
    except RefusedError as error:
        return error


def refuse_too_many(wait: float) -> NoReturn:
    """Refuse because too much was asked for, and say in how many seconds to ask again."""
    error = refused("too_many", seconds=max(1, round(wait)))
    error.retry_s = max(1, round(wait))
    raise error
