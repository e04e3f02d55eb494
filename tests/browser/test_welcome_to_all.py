"""Accessibility: axe finds nothing, and everything fits. Whole games with a screen reader are in test_by_ear."""

from __future__ import annotations

import gzip
import random
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from browser.care import crowded, troubles
from browser.people import (
    SOON_MS,
    box,
    choose_options,
    click_something,
    fits,
    on_the_shelf,
    play_now,
    wait_for_choice,
)
from ronron.games import GAMES
from ronron.words import say

Open = Callable[..., Page]
FRAMES = [(390, 664), (360, 640), (844, 390), (1366, 768), (1920, 1080)]
"""Phones with what their browsers leave, upright and on their side, and desktops."""
SIZES = [(360, 740), (390, 844), (820, 1180), (1366, 768), (1920, 1080)]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_is_in_anybodys_way_at_home_in_a_waiting_room_or_in_any_dialog(open_page: Open, language: str) -> None:
    """Axe looks at the page once: in another language it is the same page, and only other words have to fit."""
    page, words = open_page(calm=True, language=language), partial(say, language)
    look = troubles if language == "fr" else crowded
    expect(on_the_shelf(page)).to_be_visible()
    assert look(page) == [], "home"
    for name in ("ui-settings", "ui-your-name"):
        page.get_by_role("button", name=words(name)).first.click()
        expect(page.get_by_role("dialog").get_by_role("heading").first).to_be_visible()
        assert look(page) == [], name
        page.keyboard.press("Escape")
    box(page).locator("summary").click()
    assert look(page) == [], "inside a box"
    box(page).get_by_role("button", name=words("ui-rules")).click()
    expect(page.get_by_role("dialog", name=words("ui-rules"))).to_be_visible()
    assert look(page) == [], "rules"
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
    expect(on_the_shelf(page)).to_be_visible()
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


@pytest.mark.parametrize("size", FRAMES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_boxes_and_their_buttons_are_in_sight_on_any_screen(
    open_page: Open, size: tuple[int, int], language: str
) -> None:
    page = open_page(size=size, language=language)
    for game in GAMES:
        expect(on_the_shelf(page, game).locator(".lid svg").first).to_be_visible()
        for thing in on_the_shelf(page, game).get_by_role("button").all():
            expect(thing).to_be_in_viewport(ratio=1)
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a, input')]
            .map((each) => [each.ariaLabel || each.innerText, each.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 43.5))
            .map(([name, box]) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`)"""
    )
    assert small == []


@pytest.mark.parametrize("size", FRAMES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_waiting_room_shows_the_code_and_the_button_that_copies_the_link_at_once(
    open_page: Open, size: tuple[int, int]
) -> None:
    page = open_page(size=size, language="fr")
    box(page, "mistigri").get_by_role("radio", name="5", exact=True).check()
    box(page, "mistigri").get_by_role("button", name=say("fr", "ui-invite", friends=4)).click()
    for thing in (
        page.locator(".qr"),
        page.locator(".code"),
        page.get_by_role("button", name="Copier le lien", exact=True),
    ):
        expect(thing).to_be_in_viewport(ratio=1, timeout=SOON_MS)


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
    expect(on_the_shelf(page)).to_be_visible()
    page.wait_for_timeout(500)
    home = page.evaluate("location.origin")
    assert [address for address in asked if not address.startswith(home)] == []
    weight = 0
    for address in asked:
        if "/api/" not in address:
            body = page.request.get(address).body()
            weight += len(body) if address.endswith("woff2") else len(gzip.compress(body))
    assert 50_000 < weight < 150_000
