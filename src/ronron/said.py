"""Sentences that are not in any language yet: a message and its values.

Code that knows what happened says it once, as `Said`. Code that speaks to a person puts it into that person's language.

>>> from ronron.said import People, said, Seat, tell
>>> flipped = said("poche-flipped", who=Seat(0), cell="b3", tile=said("poche-mouse", value=4))
>>> people = People(["Anna", "Ben"], you=1)
>>> tell("en", flipped, people)
'Anna flips b3: mouse 4.'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

import msgspec

from ronron.words import languages, say

REMEMBERED = 1024


class Said(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A Fluent message with its values. It contains nothing that its reader may not know."""

    id: str
    values: dict[str, str | int] = {}
    seats: dict[str, int] = {}
    """People, by seat: each gives `$name`, `$name-object` and, `yes` or `no`, `$name-you`."""
    parts: dict[str, list[Said]] = {}
    """Messages within this one; several are joined as a list."""
    article: str = ""
    """The article of the rules behind it."""

    def __hash__(self) -> int:
        return hash((self.id, frozenset(self.values.items()), frozenset(self.seats.items()), self.article))


class Seat(NamedTuple):
    """A person in a sentence, by seat."""

    number: int


Value = str | int | Said | Seat | Sequence[Said]


def said(id: str, article: str = "", /, **values: Value) -> Said:  # noqa: A002  as Fluent calls it
    """A message with its values, sorted into plain values, seats and messages."""
    plain: dict[str, str | int] = {}
    seats: dict[str, int] = {}
    parts: dict[str, list[Said]] = {}
    for name, value in values.items():
        if isinstance(value, (str, int)):  # twice as fast as a union
            plain[name] = value
        elif isinstance(value, Said):
            parts[name] = [value]
        elif isinstance(value, Seat):
            seats[name] = value.number
        else:
            parts[name] = list(value)
    return Said(id, plain, seats, parts, article)


def one_of(words: Iterable[object]) -> Value:
    """Alternatives in notation, the last with an "or"."""
    return _series("list-or", words)


def all_of(words: Iterable[object]) -> Value:
    """Several things in notation, the last with an "and"."""
    return _series("list-and", words)


def _series(message: str, words: Iterable[object]) -> Value:
    *some, last = map(str, words)
    return said(message, some=", ".join(some), last=last) if some else last


def in_turn(sentences: Sequence[Said]) -> Said:
    """Several complaints, or several lists, as one, with a semicolon between them."""
    first, *rest = sentences
    return said("list-next", one=first, rest=in_turn(rest)) if rest else first


@dataclass(frozen=True)
class People:
    """The names at the table, for the reader of a sentence."""

    names: Sequence[str] = field(default=())
    you: int = -1
    """The seat of the reader; -1 if they have none."""

    def forms(self, language: str, name: str, seat: int) -> dict[str, str]:
        """A person as Fluent values: the name as subject, the name as object, and whether it is the reader."""
        if seat == self.you:
            return {name: say(language, "you"), f"{name}-object": say(language, "you-object"), f"{name}-you": "yes"}
        called = self.names[seat] if seat < len(self.names) else say(language, "ui-player", number=seat + 1)
        return {name: called, f"{name}-object": called, f"{name}-you": "no"}


NOBODY = People()


def tell(language: str, sentence: Said, people: People = NOBODY) -> str:
    """A sentence in a language, without its article."""
    values = dict(sentence.values)
    for name, seat in sentence.seats.items():
        values |= people.forms(language, name, seat)
    for name, parts in sentence.parts.items():
        values[name] = listed(language, [tell(language, part, people) for part in parts])
    return say(language, sentence.id, **values)


def tell_with_article(language: str, sentence: Said, people: People = NOBODY) -> str:
    """A sentence in a language, followed by its article, if there is one."""
    told = tell(language, sentence, people)
    return f"{told} ({sentence.article})" if sentence.article else told


@lru_cache(REMEMBERED)
def in_all_languages(sentence: Said) -> Mapping[str, str]:
    """A sentence by language, without its article. Cached, since some are said over and over."""
    return {language: tell(language, sentence) for language in languages()}


def listed(language: str, words: Sequence[str]) -> str:
    """Words as a list, the last with an "and"."""
    if len(words) < 2:
        return "".join(words)
    return say(language, "list-and", some=say(language, "list-comma").join(words[:-1]), last=words[-1])
