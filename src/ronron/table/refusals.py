"""Why a table says no: a code for programs, a message for people, an article where a rule says so."""

from __future__ import annotations

from typing import NoReturn

from ronron.errors import RefusedError
from ronron.said import Value, said
from ronron.table.texts import clean


def refused(code: str, /, **values: Value) -> RefusedError:
    """A refusal with the message that the locales keep for its code."""
    told = {name: clean(value) if isinstance(value, str) else value for name, value in values.items()}
    return RefusedError(code, said(f"refused-{code.replace('_', '-')}", **told))


def refuse(code: str, /, **values: Value) -> NoReturn:
    """Refuse with the message that the locales keep for a code."""
    raise refused(code, **values)
