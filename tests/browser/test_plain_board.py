"""Games without a board of their own are played to the end on the plain board."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from browser.care import STILL
from browser.people import board, fits, play_now, play_to_the_end, points, wait_for_choice
from ronron.games import GAMES, PRACTICE, find

Open = Callable[..., Page]
PHONE = (390, 664)
SIZES = [PHONE, (360, 640), (844, 390), (1366, 768), (1920, 1080)]
LOOKS = [("en", False), ("fr", True)]
OUT_OF_SIGHT = """() => [...document.querySelectorAll(".stage :is([data-choice], .chair), .prompt")].filter((each) => {
  const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
  const small = "choice" in each.dataset && Math.min(width, height) < 44;
  const whole = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return small || !whole || !(each.contains(document.elementFromPoint(x, y)) || each.matches(".chair"));
}).map((each) => `${each.ariaLabel ?? each.innerText} at ${innerWidth}`)"""
"""What is to be seen or pressed, and is off the screen, covered or too small."""


@pytest.mark.parametrize(("game", "look"), [*zip(PRACTICE, cycle(LOOKS), strict=False)], ids=PRACTICE)
def test_a_practice_game_is_played_to_its_end_by_clicks_on_a_phone(
    open_page: Open, game: str, look: tuple[str, bool]
) -> None:
    language, dark = look
    page = open_page("/", size=PHONE, language=language, dark=dark)
    play_now(page, game)
    assert wait_for_choice(page)
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(STILL)
        assert fits(page)
        assert page.evaluate(OUT_OF_SIGHT) == []
        assert page.locator(".stage .chair").count() == find(game).title.players[0]
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    play_to_the_end(random.Random(game), page)
    expect(board(page)).to_be_visible()
    title = find(game).title
    assert len(points(page)) == title.players[0]
    assert all(title.lowest_score <= each <= title.highest_score for each in points(page))


def test_practice_games_stand_on_a_shelf_behind_the_four(open_page: Open) -> None:
    page = open_page("/", size=PHONE)
    expect(page.locator("article")).to_have_count(len(GAMES) + len(PRACTICE))
