"""A pseudo-language: English with accents on every letter and doubled vowels, so that untranslated text and text
without enough room stand out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ronron import words
from ronron.games.rulebook import Rulebook
from ronron.said import in_all_languages
from support.locales import PACKAGES, locale_files

PSEUDO = "eo"
"""The tag of a real language with the same plural rules as English."""
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "áƀçđéƒǧĥíĵķļɱñóþɋřšťúṽŵẋýžÁɃÇĐÉƑǦĤÍĴĶĻṀÑÓÞɊŘŠŤÚṼŴẊÝŽ"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
WORD = re.compile(r"[^\W\d_]{3,}")


def accented(text: str) -> str:
    return re.sub(r"[aeiouAEIOU]", lambda vowel: vowel[0] * 2, text).translate(ACCENTS)


def translated(source: str) -> str:
    """A Fluent file in that language: what stands in braces, names of messages and of variants stay."""
    return "".join(map(_line, source.splitlines(keepends=True)))


def _line(line: str) -> str:
    if line.startswith("#"):
        return line
    name, text = re.fullmatch(r"((?:[a-zA-Z][\w-]* =|\s+\*?\[\w+\])?)(.*)", line, re.DOTALL).groups()  # type: ignore[union-attr]
    parts = re.split(r"(\{.*?(?:\}|->\s*$))", text)
    return name + "".join(part if part.startswith("{") else accented(part) for part in parts)


@contextmanager
def spoken(folder: Path) -> Iterator[str]:
    """Make the pseudo-language and English the only languages."""
    for package, source in zip(PACKAGES, locale_files("en"), strict=True):
        (folder / package).mkdir()
        english = source.read_text(encoding="utf-8")
        (folder / package / "en.ftl").write_text(english, encoding="utf-8")
        (folder / package / f"{PSEUDO}.ftl").write_text(translated(english), encoding="utf-8")
    page = Rulebook.page
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(words, "_folder", lambda package: folder / package)
        patch.setattr(Rulebook, "page", lambda book, language: _rules(page(book, "en"), language))
        _forget()
        yield PSEUDO
    _forget()


def _rules(page: str, language: str) -> str:
    """The rules in the pseudo-language; numbers of articles stay."""
    parts = re.split(r"(\*\*[A-Z]\d+\*\*)", page)
    return "".join(part if part.startswith("**") or language == "en" else accented(part) for part in parts)


def _forget() -> None:
    words.languages.cache_clear()
    words._begun.cache_clear()
    in_all_languages.cache_clear()


def plain_words(text: str) -> set[str]:
    """Words of three letters or more without an accent, which were not translated."""
    return {word for word in WORD.findall(text) if word.isascii()}
