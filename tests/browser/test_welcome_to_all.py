"""Nobody is kept out: axe finds nothing, everything fits, and the board can be had in words."""

from __future__ import annotations

import gzip
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.people import (
    board,
    box,
    choices,
    click_something,
    fits,
    play_now,
    play_to_the_end,
    violations,
    wait_for_choice,
)

Open = Callable[..., Page]
SIZES = [(360, 740), (390, 844), (820, 1180), (1366, 768), (1920, 1080)]


@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
@pytest.mark.parametrize(
    ("language", "size"), [("en", (1366, 768)), ("fr", (390, 844))], ids=["en-desktop", "fr-phone"]
)
def test_axe_finds_nothing_on_any_page_or_in_mid_game(
    open_page: Open, dark: bool, language: str, size: tuple[int, int]
) -> None:
    page = open_page(language=language, size=size, dark=dark)
    expect(page.locator("summary").first).to_be_visible()
    page.locator("summary").first.click()
    assert violations(page) == [], "home"
    page.locator("summary").first.click()
    play_now(page, Mode="free")
    assert violations(page) == [], "draft"
    dice = random.Random(1)
    for _ in range(9):
        assert wait_for_choice(page)
        click_something(page, dice)
    assert wait_for_choice(page)
    assert violations(page) == [], "mid-game"
    page.get_by_role("button", name=re.compile("^(Rules|Règles)$")).click()
    expect(page.locator("dialog[open] .rules")).to_be_visible()
    assert violations(page) == [], "rules"
    page.keyboard.press("Escape")
    play_to_the_end(dice, page)
    assert violations(page) == [], "the end"
    page.goto("/")
    box(page).get_by_role("button", name=re.compile("^(Invite a friend|Inviter un ami)$")).click()
    expect(page.locator(".qr")).to_be_visible()
    assert violations(page) == [], "waiting"
    page.get_by_role("button", name=re.compile("^(Settings|Réglages)$")).click()
    assert violations(page) == [], "settings"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}")
def test_everything_fits_without_sideways_scrolling_and_targets_are_large_enough(
    open_page: Open, size: tuple[int, int]
) -> None:
    page = open_page(size=size, language="fr")
    expect(page.locator("summary").first).to_be_visible()
    assert fits(page)
    play_now(page, Mode="expert")
    for _ in range(4):
        assert wait_for_choice(page)
        assert fits(page)
        small = page.evaluate(
            """() => [...document.querySelectorAll('[data-choice], .button')]
                .map((each) => [each.innerText || each.ariaLabel, each.getBoundingClientRect()])
                .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 43.5))
                .map(([name, box]) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`)"""
        )
        assert small == []
        click_something(page, random.Random(1))


def test_a_desktop_sees_the_whole_board_at_once(open_page: Open) -> None:
    page = open_page(size=(1366, 768))
    play_now(page)
    assert wait_for_choice(page)
    bottoms = page.evaluate(
        "[...document.querySelectorAll('[data-cell]')].map((each) => each.getBoundingClientRect().bottom)"
    )
    assert max(bottoms) <= 768


def test_the_board_in_words_says_all_and_plays_a_game(open_page: Open) -> None:
    page = open_page()
    page.evaluate("localStorage.setItem('ronron', JSON.stringify({ speed: 'none', spoken: true }))")
    page.reload()
    play_now(page)
    words = page.get_by_role("region", name="The board in words")
    expect(words).to_be_visible()
    assert wait_for_choice(page)
    for _ in range(6):
        assert wait_for_choice(page)
        buttons = words.get_by_role("button")
        assert buttons.count() == choices(page).count()
        before = page.locator(".log li").count()
        buttons.first.click()
        page.wait_for_function("before => document.querySelectorAll('.log li').length > before", arg=before)
    assert page.locator("[aria-live=polite]").first.inner_text().strip()
    expect(board(page)).to_be_visible()


def test_the_first_load_is_small_and_comes_from_nowhere_else(open_page: Open) -> None:
    page = open_page("/join")
    asked: dict[str, bytes] = {}
    page.on("response", lambda response: asked.update({response.url: b""}))
    page.goto("/")
    expect(page.locator("summary").first).to_be_visible()
    page.wait_for_timeout(500)
    home = page.evaluate("location.origin")
    assert [address for address in asked if not address.startswith(home)] == []
    weight = 0
    for address in asked:
        if "/api/" not in address:
            body = page.request.get(address).body()
            weight += len(body) if address.endswith("woff2") else len(gzip.compress(body))
    assert 50_000 < weight < 150_000
