"""The page and its server in the pseudo-language of accents, and all that a person can read or hear in the page."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Page

from browser.felt import Dealer
from ronron.bots import LEVELS, Budget
from ronron.games import GAMES
from ronron.words import say
from support.pseudo import PSEUDO, plain_words, spoken
from support.serving import Served, serving

ROOT = Path(__file__).resolve().parents[2]
BOXES = {word for slug in GAMES for word in plain_words(say("en", f"{slug}-name"))}
SAME_EVERYWHERE = {"Ronron", *(level.name for level in LEVELS.values()), *BOXES}
"""The name of the house, those of its bots, and what is printed on the boxes."""
SAID = """
() => {
  const ATTRIBUTES = ["aria-label", "title", "placeholder", "alt", "aria-valuetext", "aria-description"];
  const foreign = (element) => element.closest("[lang]")?.lang !== document.documentElement.lang;
  const said = [document.title];
  for (const element of document.body.querySelectorAll("*")) {
    if (["SCRIPT", "STYLE"].includes(element.tagName) || foreign(element) || !element.checkVisibility()) continue;
    for (const name of ATTRIBUTES) if (element.hasAttribute(name)) said.push(element.getAttribute(name));
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) said.push(node.data);
  }
  return said.map((each) => each.trim()).filter(Boolean);
}
"""
"""Everything that is to be seen or heard, but for what is marked as another language, such as the button for it."""


def said_in(page: Page) -> list[str]:
    """All texts and labels of what is shown."""
    found: list[str] = page.evaluate(SAID)
    return found


def unaccented(page: Page) -> dict[str, set[str]]:
    """What was not said in the pseudo-language: words without an accent, by the text they stand in."""
    found = {text: plain_words(text) - SAME_EVERYWHERE for text in said_in(page)}
    return {text: words for text, words in found.items() if words}


@contextmanager
def speaking(folder: Path) -> Iterator[Served]:
    """A server that speaks the pseudo-language, with a page that was built with it."""
    words, page = folder / "words", folder / "page"
    words.mkdir()
    with spoken(words), pytest.MonkeyPatch.context() as patch:
        _build(_laid_out(words, folder / "home"), page)
        patch.setattr("ronron.server.http.pages.STATIC", page)
        few = {"hint": Budget(seconds=0.1), "review_iterations": 20}
        with serving(folder / "data", chance=Dealer(), **few) as served:
            yield served


def _laid_out(words: Path, home: Path) -> Path:
    """The same words in folders as the package has them, which is where the page looks for them."""
    for package in words.iterdir():
        _, *inner = package.name.split(".")
        if inner[:1] in ([], ["games"]):
            shutil.copytree(package, home.joinpath(*inner, "locales"))
    return home


def _build(home: Path, page: Path) -> None:
    subprocess.run(
        [sys.executable, str(ROOT / "tools" / "npm.py"), "run", "build", "--", "--outDir", str(page)],
        env={**os.environ, "RONRON_WORDS": str(home)},
        capture_output=True,
        check=True,
    )
    assert any(PSEUDO in path.name for path in (page / "assets").iterdir())
