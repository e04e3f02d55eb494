"""A language is files alone: in a pseudo-language of accents, nothing in the page is left in English."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.accents import said_in, speaking, unaccented
from browser.people import SOON_MS, board, box, click_something, play_to_the_end, wait_for_choice
from ronron.conformance.cases import Case, played
from ronron.games import GAMES, PRACTICE, find
from support.pseudo import PSEUDO, accented
from support.serving import Served

PREFS = {"language": PSEUDO, "speed": "none", "spoken": True}
CLOSE = 4
"""So many decisions before its end a game is dealt."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with speaking(tmp_path_factory.mktemp("accents")) as served:
        yield served


@pytest.fixture
def page(browser: Browser, house: Served) -> Iterator[Page]:
    context = browser.new_context(base_url=house.url, viewport={"width": 1366, "height": 768})
    context.add_init_script(f"localStorage.setItem('ronron', '{json.dumps(PREFS)}')")
    page = context.new_page()
    yield page
    context.close()


def near_the_end(slug: str, players: int) -> str:
    """A game in which seat 0 is to decide, soon before its end."""
    for seed in range(50):
        end = played(Case(slug, players), seed)
        moments = (end.after(len(end.decisions) - left) for left in range(CLOSE, 0, -1))
        if own := [moment for moment in moments if moment.turn == 0]:
            return own[0].notation()
    raise AssertionError(f"no game of {slug} ends soon after a decision of seat 0")


def sit_down(page: Page, slug: str, players: int) -> None:
    """Open a table for one person and bots, and go there."""
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "chaton"}] * (players - 1)]
    ticket: dict[str, Any] = page.evaluate(
        """async (wish) => (await fetch("/api/tables", {
          method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish),
        })).json()""",
        {"game": slug, "seats": seats, "practice": True},
    )
    page.goto(f"/t/{ticket['table']}#{ticket['seats'][0]['token']}")
    expect(board(page)).to_be_visible(timeout=SOON_MS)


def players_of(slug: str) -> int:
    return max(2, min(find(slug).title.players))


def test_the_home_page_speaks_it(page: Page) -> None:
    page.goto("/")
    expect(page.locator("article").first).to_be_visible(timeout=SOON_MS)
    assert page.locator("article").count() == len(GAMES) + len(PRACTICE)
    assert unaccented(page) == {}
    for game in GAMES:
        box(page, game).locator("summary").click()
        assert len(said_in(page)) > 30
        assert unaccented(page) == {}
        page.keyboard.press("Escape")


@pytest.mark.parametrize("slug", GAMES)
def test_a_table_speaks_it_in_the_middle_of_a_game(page: Page, slug: str) -> None:
    page.goto("/")
    sit_down(page, slug, players_of(slug))
    dice = random.Random(1)
    for _ in range(4):
        if (mine := wait_for_choice(page)) is not None:
            click_something(mine, dice)
    wait_for_choice(page)
    expect(page.locator(".spoken li").nth(1)).to_be_visible()
    page.get_by_role("button", name=accented("Rules"), exact=True).click()
    expect(page.locator("dialog[open]")).to_contain_text(accented("the"))
    assert len(said_in(page)) > 60
    assert unaccented(page) == {}


@pytest.mark.parametrize("slug", GAMES)
def test_the_end_its_score_a_replay_and_a_review_speak_it(page: Page, house: Served, slug: str) -> None:
    dealer: Any = house.house.hall.settings.chance
    dealer.lay_out(near_the_end(slug, players_of(slug)))
    page.goto("/")
    sit_down(page, slug, players_of(slug))
    play_to_the_end(random.Random(1), page)
    expect(page.locator(".result")).to_be_visible(timeout=SOON_MS)
    assert unaccented(page) == {}

    page.locator("a[href^='/replay/']").first.click()
    expect(page.locator(".spoken li").first).to_be_visible(timeout=SOON_MS)
    page.locator(".review .begin").click()
    expect(page.locator(".review h2").first).to_be_visible(timeout=SOON_MS)
    page.keyboard.press("End")
    page.get_by_role("button", name=accented("Result"), exact=True).click()
    expect(page.locator(".result")).to_be_visible(timeout=SOON_MS)
    assert unaccented(page) == {}


def test_refusals_speak_it(page: Page) -> None:
    page.goto("/")
    sit_down(page, "poche", 2)
    wait_for_choice(page)
    page.locator("[data-cell='c3']").click()  # it lies face up already
    expect(page.get_by_text(accented("already face up"))).to_be_visible(timeout=SOON_MS)
    assert unaccented(page) == {}
