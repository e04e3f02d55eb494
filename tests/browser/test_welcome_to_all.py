"""Accessibility: axe finds nothing, and everything fits. Whole games with a screen reader are in test_by_ear."""

from __future__ import annotations

import gzip
import random
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from browser.care import crowded, troubles
from browser.people import SOON_MS, box, choose_options, click_something, fits, play_now, wait_for_choice
from ronron.games import GAMES
from ronron.words import say

Open = Callable[..., Page]
SIZES = [(360, 740), (390, 844), (820, 1180), (1366, 768), (1920, 1080)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_is_in_anybodys_way_at_home_in_a_waiting_room_or_in_any_dialog(open_page: Open, language: str) -> None:
    """Axe looks at the page once: in another language it is the same page, and only other words have to fit."""
    page, words = open_page(calm=True, language=language), partial(say, language)
    look = troubles if language == "fr" else crowded
    expect(page.locator("summary").first).to_be_visible()
    page.locator("summary").first.click()
    assert look(page) == [], "home"
    for name in ("ui-settings", "ui-your-name", "ui-rules"):
        page.get_by_role("button", name=words(name)).first.click()
        expect(page.get_by_role("dialog").get_by_role("heading").first).to_be_visible()
        assert look(page) == [], name
        page.keyboard.press("Escape")
    box(page).get_by_role("button", name=words("ui-invite", friends=1)).click()
    expect(page.locator(".qr")).to_be_visible()
    assert look(page) == [], "waiting"
    page.goto("/")
    play_now(page, **{words("poche-option-mode"): "expert", words("ui-practice").split()[0].strip(":"): "yes"})
    assert wait_for_choice(page)
    page.get_by_role("button", name=words("ui-hint")).click()
    expect(page.locator(".beacon")).to_be_visible(timeout=SOON_MS)
    assert look(page) == [], "clan cards, and a hint"
    page.get_by_role("button", name=words("ui-chair-menu", name="Matou")).click()
    assert look(page) == [], "chair menu"


def test_nothing_is_in_anybodys_way_behind_a_curtain_in_a_lesson_or_on_pages_that_say_one_thing(
    open_page: Open,
) -> None:
    page = open_page(calm=True, language="fr")
    for address in ("/replay", "/t/nowhere", "/join"):
        page.goto(address)
        expect(page.get_by_role("heading").first).to_be_visible()
        assert troubles(page) == [], address
    page.goto("/")
    choose_options(page, Mode="expert")
    box(page).get_by_role("button", name=say("fr", "ui-one-device")).click()
    expect(page.locator(".curtain")).to_be_visible(timeout=SOON_MS)
    assert troubles(page) == [], "curtain"
    for game in GAMES:
        page.goto("/")
        choose_options(page, game)
        box(page, game).get_by_role("button", name=say("fr", "ui-learn")).click()
        expect(page.locator(".coach [data-onward]")).to_be_visible(timeout=SOON_MS)
        assert troubles(page, ".coach") == [], game  # the boards themselves are looked at in test_by_ear


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
