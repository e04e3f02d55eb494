"""Games without a board of their own are played to the end on the plain board."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from browser.people import board, fits, play_now, play_to_the_end, points, wait_for_choice
from ronron.games import GAMES, PRACTICE, find

Open = Callable[..., Page]
PHONE = (390, 664)
LOOKS = [("en", False), ("fr", True)]


@pytest.mark.parametrize(("game", "look"), [*zip(PRACTICE, cycle(LOOKS), strict=False)], ids=PRACTICE)
def test_a_practice_game_is_played_to_its_end_by_clicks_on_a_phone(
    open_page: Open, game: str, look: tuple[str, bool]
) -> None:
    language, dark = look
    page = open_page("/", size=PHONE, language=language, dark=dark)
    play_now(page, game)
    assert wait_for_choice(page)
    assert fits(page)
    play_to_the_end(random.Random(game), page)
    expect(board(page)).to_be_visible()
    title = find(game).title
    assert len(points(page)) == title.players[0]
    assert all(title.lowest_score <= each <= title.highest_score for each in points(page))


def test_practice_games_stand_on_a_shelf_behind_the_four(open_page: Open) -> None:
    page = open_page("/", size=PHONE)
    expect(page.locator("article")).to_have_count(len(GAMES) + len(PRACTICE))
