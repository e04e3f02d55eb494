"""Why a table says no: a code for programs, a sentence in each language for people, an article where a rule says so."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NoReturn

from ronron.errors import RefusedError
from ronron.table.texts import clean
from ronron.words import languages, say

REMEMBERED = 1024


def refuse(code: str, **values: Any) -> NoReturn:
    """Refuse with the sentences that the locales keep for a code."""
    told = {name: clean(value) if isinstance(value, str) else value for name, value in values.items()}
    raise RefusedError(code, dict(_sentences(code, **told)))


@lru_cache(REMEMBERED)
def _sentences(code: str, **told: Any) -> dict[str, str]:
    """Some refusals are said over and over to who does not listen."""
    return {language: say(language, f"refused-{code.replace('_', '-')}", **told) for language in languages()}
