"""What the positions of most games have in common: a first line of `key=value`, and lines that begin with a name."""

from __future__ import annotations

from collections.abc import Sequence

from ronron.errors import PositionError

LONGEST_NUMBER = 9
"""The most digits of a number; no game needs more."""


def read_header(words: Sequence[str], known: Sequence[str]) -> dict[str, str]:
    """The first line by key; each key at most once."""
    header: dict[str, str] = {}
    for word in words:
        key, separator, value = word.partition("=")
        if key not in known or not separator:
            raise PositionError(f"first line: {word!r} is none of {'=, '.join(known)}=")
        if key in header:
            raise PositionError(f"first line: {key}= stands there twice")
        header[key] = value
    return header


def read_number(header: dict[str, str], key: str, lowest: int, highest: int, usual: int | None = None) -> int:
    """A number of the first line, without leading zeros or signs; if it is left out, the default, if there is one."""
    value = header.get(key, "" if usual is None else str(usual))
    plain = value.isascii() and value.isdecimal() and len(value) <= LONGEST_NUMBER and str(int(value)) == value
    if not (plain and lowest <= int(value) <= highest):
        raise PositionError(f"first line: {key} is a number from {lowest} to {highest}, not {value!r}")
    return int(value)


def after(words: Sequence[str], name: str) -> list[str]:
    """The rest of a line after the name it begins with."""
    if not words or words[0] != name:
        raise PositionError(f"expected a line that begins with {name!r}, found {' '.join(words)!r}")
    return list(words[1:])
