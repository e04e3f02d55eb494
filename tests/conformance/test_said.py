"""What the games of the house say is in no single language, and every verb has a picture in the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ronron.conformance.sentences import PEOPLE, everything_said
from ronron.games import GAMES, find
from ronron.said import Said, tell
from support.kits import HOUSE
from support.pseudo import plain_words, spoken

PAGE = Path(__file__).resolve().parents[2] / "web" / "src" / "games"


@pytest.mark.parametrize("slug", HOUSE)
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
