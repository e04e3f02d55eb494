"""What the positions of most games have in common: a first line of `key=value`, and lines that begin with a name."""

from __future__ import annotations

from collections.abc import Sequence

from ronron.errors import PositionError
from ronron.games import complaints
from ronron.games.complaints import shown
from ronron.said import Said, Value, one_of, said

LONGEST_NUMBER = 9
"""The most digits of a number; no game needs more."""
FIRST_LINE = said("error-first-line")


def expected(where: str | Said, what: Value, found: str | int, article: str = "") -> PositionError:
    """An error that says where something else should stand; `found` is a text that was read, or a count."""
    return PositionError(complaints.expected(where, what, found, article))


def expected_in_all(what: Value, found: str | int, article: str = "") -> PositionError:
    """The same of the whole position."""
    return PositionError("error-expected-in-all", article, what=what, found=shown(found))


def not_one_of(key: str, values: Sequence[str], found: str | None) -> PositionError:
    """An error that says what a word of the first line may be."""
    return PositionError("error-first-line-is", key=key, values=one_of(values), found=repr(found or ""))


def not_with_phase(word: str, phase: str, article: str = "") -> PositionError:
    """An error that says that a word of the first line does not go with another."""
    return PositionError("error-first-line-not-with", article, word=word, phase=phase)


def read_header(words: Sequence[str], known: Sequence[str]) -> dict[str, str]:
    """The first line by key; each key at most once."""
    header: dict[str, str] = {}
    for word in words:
        key, separator, value = word.partition("=")
        if key not in known or not separator:
            raise expected(FIRST_LINE, one_of(f"{each}=" for each in known), word)
        if key in header:
            raise PositionError("error-first-line-twice", key=key)
        header[key] = value
    return header


def read_number(header: dict[str, str], key: str, lowest: int, highest: int, usual: int | None = None) -> int:
    """A number of the first line, without leading zeros or signs; if it is left out, the default, if there is one."""
    value = header.get(key, "" if usual is None else str(usual))
    plain = value.isascii() and value.isdecimal() and len(value) <= LONGEST_NUMBER and str(int(value)) == value
    if not (plain and lowest <= int(value) <= highest):
        raise PositionError("error-first-line-number", key=key, lowest=lowest, highest=highest, found=repr(value))
    return int(value)


def after(words: Sequence[str], name: str) -> list[str]:
    """The rest of a line after the name it begins with."""
    if not words or words[0] != name:
        raise PositionError("error-line-begins", name=repr(name), found=repr(" ".join(words)))
    return list(words[1:])
