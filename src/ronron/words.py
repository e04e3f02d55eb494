"""What is said to people, in English and French, from the Fluent files that the browser shares.

>>> say("en", "turns-left", turns=1)
'1 turn left'
>>> say("fr", "turns-left", turns=3)
'encore 3 tours'
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from ronron.errors import OptionError

LANGUAGES = ("en", "fr")


def check_language(language: str) -> str:
    """A language we speak."""
    if language not in LANGUAGES:
        raise OptionError(f"Ronron speaks {' and '.join(LANGUAGES)}, not {language!r}")
    return language


def say(language: str, message: str, **values: Any) -> str:
    """A message in a language, with its values filled in."""
    bundle = _bundle(check_language(language))
    pattern = bundle.get_message(message).value
    text, complaints = bundle.format_pattern(pattern, values)
    if complaints:
        raise ValueError(f"{message} in {language}: {complaints[0]}")
    return str(text)


def preload() -> None:
    """Read the files of all languages now, which takes a moment, rather than when something is first said."""
    for language in LANGUAGES:
        _bundle(language)


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and most processes say nothing

    bundle = FluentBundle([language], use_isolating=False)
    source = files("ronron").joinpath("locales", f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle
