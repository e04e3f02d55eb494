"""The cats of people and bots, from the drawings that are built with the page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

DRAWINGS = Path(__file__).parents[2] / "static" / "pictures"
TONES = ("base", "deep", "light")


class Cat(NamedTuple):
    """How a cat looks."""

    coat: str
    fur: str
    mood: str
    crown: bool = False


class Wardrobe(msgspec.Struct, frozen=True):
    """The coats, furs and moods there are, and the faces of the bots."""

    coats: dict[str, dict[str, str]]
    furs: list[str]
    moods: list[str]
    bots: dict[str, str]
    others: list[str]
    """The coats of further bots of one level."""


@cache
def drawing(name: str) -> str:
    """A drawing of the page, as SVG; empty if there is none."""
    file = DRAWINGS / name
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def are_there() -> bool:
    """Whether the page has been built, and the drawings with it."""
    return (DRAWINGS / "cats.json").is_file()


@cache
def wardrobe() -> Wardrobe:
    """What cats can look like."""
    return msgspec.json.decode(drawing("cats.json"), type=Wardrobe)


def read_avatar(avatar: str) -> Cat:
    """The cat of an avatar, the same as in the page: what the word does not say is derived from it."""
    known, words, seed = wardrobe(), avatar.split("-"), 7
    for letter in avatar:
        seed = (seed * 31 + ord(letter)) % 2**32
    return Cat(
        _named(words, list(known.coats)) or _pick(list(known.coats), seed),
        _named(words, known.furs) or _pick(known.furs, seed >> 4),
        _named(words, known.moods) or _pick(known.moods, seed >> 8),
        "crown" in words,
    )


def bot_avatar(level: str, earlier: int) -> str:
    """The face of a bot, when `earlier` bots of its level already have theirs."""
    known = wardrobe()
    face = known.bots.get(level, f"bot-{level}")
    if earlier == 0:
        return face
    _, *rest = face.split("-")
    return "-".join([known.others[(earlier - 1) % len(known.others)], *rest])


def light_of(cat: Cat) -> str:
    """The colour behind a cat."""
    return wardrobe().coats[cat.coat]["light"]


def draw_cat(cat: Cat) -> str:
    """A cat as SVG."""
    svg = drawing(f"cat-{cat.fur}-{cat.mood}{'-crown' if cat.crown else ''}.svg")
    for tone in TONES:
        svg = svg.replace(f"{{{tone}}}", wardrobe().coats[cat.coat][tone])
    return svg


def _named(words: Sequence[str], known: Sequence[str]) -> str | None:
    return next((word for word in known if word in words), None)


def _pick(known: Sequence[str], number: int) -> str:
    return known[number % len(known)]
