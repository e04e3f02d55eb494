"""Why a table says no: a code for programs, a sentence in each language for people, an article where a rule says so."""

from __future__ import annotations

from typing import Any, NoReturn

from ronron.errors import RefusedError
from ronron.table.texts import clean
from ronron.words import LANGUAGES, say


def refuse(code: str, **values: Any) -> NoReturn:
    """Refuse with the sentences that the locales keep for a code."""
    told = {name: clean(value) if isinstance(value, str) else value for name, value in values.items()}
    sentences = {language: say(language, f"refused-{code.replace('_', '-')}", **told) for language in LANGUAGES}
    raise RefusedError(code, sentences)
