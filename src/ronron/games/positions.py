"""What the positions of most games have in common.

A position is a first line of `key=value`, and lines that begin with a name, such as a seat: `0: J ? K`. What is not
known is written as `?`.
"""

from __future__ import annotations

from collections.abc import Sequence

from ronron.errors import PositionError
from ronron.games import complaints
from ronron.games.complaints import shown
from ronron.games.decks import Counts
from ronron.said import Said, Value, one_of, said

LONGEST_NUMBER = 9
"""The most digits of a number; no game needs more."""
FIRST_LINE = said("error-first-line")
UNSEEN = "?"
"""A card, a tile or a token that is not known."""


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


def read_word(header: dict[str, str], key: str, words: Sequence[str], usual: str | None = None) -> str:
    """A word of the first line, one of these; if it is left out, the default, if there is one."""
    value = header.get(key, usual)
    if value is None or value not in words:
        raise not_one_of(key, words, value)
    return value


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


def begin(position: str, known: Sequence[str]) -> tuple[dict[str, str], list[str]]:
    """The first line by key, empty if a position begins without it, and the other lines that are not blank."""
    lines = [" ".join(line.split()) for line in position.splitlines() if line.strip()]
    if not lines or "=" not in lines[0].partition(":")[0]:
        return {}, lines
    return read_header(lines[0].split(), known), lines[1:]


def by_name(lines: Sequence[str], example: Value) -> dict[str, list[str]]:
    """The words of each line by what stands before its colon."""
    found: dict[str, list[str]] = {}
    for line in lines:
        name, colon, rest = line.partition(":")
        name = " ".join(name.split())
        if not colon or not name:
            raise PositionError("error-line-such-as", example=example, found=repr(line))
        if name in found:
            raise PositionError("error-line-twice", line=repr(name))
        found[name] = rest.split()
    return found


def take(found: dict[str, list[str]], name: str) -> list[str]:
    """The words of the line with this name, which is then taken away."""
    if name not in found:
        raise PositionError("error-line-missing", line=f"'{name}: …'")
    return found.pop(name)


def no_more(found: dict[str, list[str]]) -> None:
    """Refuse lines that nobody took."""
    if found:
        raise PositionError("error-line-unknown", line=repr(next(iter(found))))


def write_piece(piece: int, names: Sequence[str]) -> str:
    """The name of a piece; a number below 0 stands for one that is not known."""
    return UNSEEN if piece < 0 else names[piece]


def read_piece(word: str, names: Sequence[str], where: str | Said, unseen: int | None = None) -> int:
    """The piece of this name; `?` is `unseen`, and refused if that is None."""
    if word == UNSEEN and unseen is not None:
        return unseen
    if word not in names:
        raise expected(where, one_of(names if unseen is None else (*names, UNSEEN)), word)
    return names.index(word)


def take_piece(word: str, names: Sequence[str], counts: Counts, where: str | Said, unseen: int | None = None) -> int:
    """The same, and one piece of this kind fewer is left; `counts` says how many there are of each."""
    piece = read_piece(word, names, where, unseen)
    if word != UNSEEN:
        if counts[piece] < 1:
            raise PositionError("error-no-further", where=where, name=word)
        counts[piece] -= 1
    return piece
