"""Whatever a game says can be put into every language, and every verb has a picture in the page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import ronron
from ronron.api import telling
from ronron.games import GAMES, find, slugs
from ronron.games.contract import Result
from ronron.kernel import SPECTATOR
from ronron.said import People, Said, tell
from ronron.words import languages
from support.cases import CASES, Case, eyes, moments, played
from support.pseudo import plain_words, spoken

PAGE = Path(__file__).resolve().parents[2] / "web" / "src" / "games"
PEOPLE = People(["Á", "É", "Í", "Ó", "Ú"], you=0)
"""Names with accents: only they are not translated."""


@cache
def everything_said(slug: str) -> frozenset[Said]:
    """All sentences of a random game of every case, to everybody."""
    return frozenset(each for case in CASES if case.slug == slug for each in _said_in(case))


def _said_in(case: Case) -> Iterator[Said]:
    for position in moments(case, seed=1):
        yield from _said_at(position)
    end = played(case, seed=1)
    for reader in eyes(end):
        for line in telling.entries(end, reader):
            yield from line.told
    yield from _said_of(telling.result(end))
    if (rules := case.game().book.match) is not None:
        yield from _said_of(rules.verdict([end.view(SPECTATOR)] * rules.GAMES))


def _said_at(position: ronron.Position) -> Iterator[Said]:
    for reader in eyes(position):
        asked = telling.prompt(position, reader)
        yield from (asked.said, *asked.remaining, *telling.describe(position, reader))
    if position.turn is not None and position.turn != ronron.NATURE:
        yield from (choice.label for choice in telling.choices(position))
        reasons = (position.why(decision) for decision in range(position.game.title.decisions))
        yield from (reason for reason in reasons if reason is not None)


def _said_of(result: Result) -> Iterator[Said]:
    yield from (result.outcome, *result.notes, *(line.said for sheet in result.sheets for line in sheet))
    if result.decided_by is not None:
        yield result.decided_by


@pytest.mark.parametrize("slug", slugs())
def test_everything_a_game_says_can_be_put_into_every_language(slug: str) -> None:
    assert len(everything_said(slug)) > 3
    for language in languages():
        for sentence in everything_said(slug):
            told = tell(language, sentence, PEOPLE)
            assert told.strip(), (language, sentence)
            assert "{" not in told, (language, sentence)


@pytest.mark.parametrize("slug", slugs())
def test_in_a_language_of_accents_nothing_else_is_said(slug: str, tmp_path: Path) -> None:
    """But for notation, which stands among the values."""
    sentences = everything_said(slug)
    with spoken(tmp_path) as accents:
        left = {word for each in sentences for word in plain_words(tell(accents, each, PEOPLE)) - _notation(each)}
    assert left == set()


def _notation(sentence: Said) -> set[str]:
    own = {word for value in sentence.values.values() for word in plain_words(str(value))}
    return own | {word for parts in sentence.parts.values() for part in parts for word in _notation(part)}


@pytest.mark.parametrize("slug", GAMES)
def test_every_verb_has_a_picture_in_the_page(slug: str) -> None:
    source = (PAGE / slug / "verbs.ts").read_text(encoding="utf-8")
    pictures = re.search(r"PICTURES: [^=]+ = \{(.*?)\n\};", source, re.DOTALL)
    assert pictures is not None
    assert re.findall(r"^  (\w+):? ?\w*,", pictures[1], re.MULTILINE) == list(find(slug).telling.VERBS)


def test_every_choice_has_a_verb_of_its_game(case: Case) -> None:
    verbs = case.game().book.telling.VERBS
    for position in moments(case, seed=2):
        if position.turn is not None and position.turn != ronron.NATURE:
            box, known = position.game.box, position.known_to_mover()
            for decision in range(position.game.title.decisions):
                assert position.game.book.telling.choice(box, known, decision)[0] in verbs
