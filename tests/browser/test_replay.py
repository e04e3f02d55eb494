"""A finished game looked at again: stepped through, seen through other eyes, reviewed, and played on."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import ronron
from browser.care import troubles
from browser.people import SOON_MS, board, play_to_the_end, press
from ronron.api.review import review
from ronron.bots import Budget

Open = Callable[..., Page]
FEW = Budget(iterations=150)
"""As the server of the tests has."""
LEFT = 5
"""Decisions that are played again at the end."""


@pytest.fixture(scope="module")
def game() -> ronron.Position:
    """Two who played Caty Mini as it came, with hands that nobody else saw."""
    dice, position = random.Random(5), ronron.load("caty").deal(5, 2)
    while not position.over:
        position.play(dice.choice(position.legal))
    return position


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment")


def eyes(page: Page) -> Locator:
    return page.get_by_role("combobox", name="Through whose eyes?")


def look_through(page: Page, whose: str) -> None:
    eyes(page).select_option(whose)


def test_a_game_is_brought_stepped_reviewed_and_played_on(open_page: Open, game: ronron.Position) -> None:
    last = len(game.decisions)
    page = open_page("/replay")

    # A text that is no game is told why; a game comes onto the board, and into the address.
    page.get_by_role("textbox").fill(game.record().replace("decisions:", "decisions:\n  0 purr"))
    page.get_by_role("button", name="Show the game").click()
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"Line \d+"))).to_be_visible()
    page.get_by_role("textbox").fill(game.record())
    page.get_by_role("button", name="Show the game").click()
    expect(board(page)).to_be_visible(timeout=SOON_MS)
    brought = page.url
    assert "/replay#r=" in brought

    # By keys: on the slider, and anywhere else.
    slider(page).focus()
    page.keyboard.press("End")
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile(f"^{last} of {last} "))
    page.get_by_role("button", name="Result", exact=True).click()
    expect(page.locator(".result")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".result")).to_be_hidden()
    slider(page).focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile(f"^1 of {last} "))
    slider(page).blur()
    for key, at in (("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", last), ("Home", 0)):
        page.keyboard.press(key)
        expect(slider(page)).to_have_value(str(at))
    page.keyboard.press(" ")
    expect(slider(page)).not_to_have_value("0")
    expect(slider(page)).not_to_have_value("1")
    page.keyboard.press(" ")
    line = page.locator(".log li").nth(20)
    line.get_by_role("button").click()
    expect(slider(page)).to_have_attribute("aria-valuetext", f"20 of {last} {line.inner_text()}")

    # Through other eyes: spectators saw no tile, and each seat saw its own.
    look_through(page, "spectator")
    expect(board(page).locator("[data-tile]")).to_have_count(0)
    for seat in (0, 1):
        look_through(page, str(seat))
        tiles = game.after(20).view(seat).players[seat].hand  # type: ignore[attr-defined]
        expect(board(page).locator("[data-tile]")).to_have_count(len(tiles))

    # The review: a picture, and what cost most with the better one lit on the board.
    page.get_by_role("button", name="Review this game").click()
    winning = page.get_by_role("slider", name="Who was winning")
    expect(winning).to_be_visible(timeout=SOON_MS)
    winning.focus()
    page.keyboard.press("End")
    expect(winning).to_have_attribute(
        "aria-valuetext", re.compile(rf"^{last} of {last} .*Player 1 \d+%, Player 2 \d+%$")
    )
    worst = review(game, budget=FEW).costliest(1)[0]
    page.locator("button.cost").first.click()
    expect(slider(page)).to_have_value(str(worst.number - 1))
    expect(eyes(page)).to_have_value(str(worst.seat))
    expect(page.locator("[data-hint]")).to_be_visible()
    expect(page.locator("[data-hint]")).to_have_attribute("data-hint", str(worst.better))
    assert board(page).locator("[data-choice]").count() == len(worst.choices)
    expect(page.locator(".strip")).to_contain_text(re.compile(f"Player {worst.seat + 1} chose: .* Better was: "))
    assert troubles(page) == []

    # What if: what is chosen there can be tried, and any moment can be played on from.
    press(board(page).locator(f"[data-choice='{worst.better}']").first)
    expect(page.get_by_role("dialog").get_by_text("Your idea")).to_be_visible()
    page.keyboard.press("Escape")
    slider(page).fill(str(last - LEFT))
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/**")
    expect(page.locator(".frame .log li").nth(last - LEFT - 1)).to_be_visible(timeout=SOON_MS)

    # While it runs, the log that can be saved is what this seat was told.
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save log").click()
    log = Path(saved.value.path()).read_text(encoding="utf-8")
    assert log.startswith(f"ronron log 1, as seat {worst.seat} was told\n")
    assert "deal:" not in log

    # Once it is over, it is looked at again from the table, first through one's own eyes.
    play_to_the_end(random.Random(1), page)
    page.get_by_role("link", name="Look at the game again").click()
    expect(board(page)).to_be_visible(timeout=SOON_MS)
    expect(eyes(page)).to_have_value(str(worst.seat))

    # A reader without the right is told so and shown the way home; a link that holds a game shows it.
    table = re.search(r"/replay/(\w+)/", page.url)
    assert table
    other = open_page(f"/replay/{table[1]}/1#nonsense")
    expect(other.get_by_role("alert").filter(has_text="not valid here")).to_be_visible()
    expect(other.get_by_role("main").get_by_role("link", name="Home")).to_be_visible()
    other.goto(brought)
    expect(slider(other)).to_have_attribute("max", str(last), timeout=SOON_MS)
