"""Chabyrinthe in a real browser: whole games by clicks, a turn by keys alone, and nobody kept out."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import ronron
from browser.people import choices, fits, is_over, points, wait_for_choice
from browser.roofs import INSERT, Table, best, cell_name, saves
from ronron.words import say
from support.serving import Served, wait_until

Open = Callable[..., Page]
KITTENS = {"board": "chatons"}
SIZES = ((390, 664), (360, 640), (844, 390), (1366, 768), (1920, 1080))


@pytest.fixture(scope="session", autouse=True)
def compiled(served: Served) -> None:
    """The server compiles by itself; a table opens once that is done."""

    def ready() -> bool:
        with served.guest() as guest:
            games = guest.get("/api/games").json()["games"]
            return any(each["game"] == "chabyrinthe" and each["ready"] for each in games)

    wait_until(ready, 300)


def too_small(page: Page) -> list[str]:
    """What may be chosen, or held, and is hard to hit with a finger."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.stage button')]
            .map((each) => [each.ariaLabel, each.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && (box.width < 44 || box.height < 43.5))
            .map(([name, box]) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`)"""
    )
    return found


def test_a_whole_game_against_the_bot_by_clicks(open_page: Open, served: Served) -> None:
    page = open_page()
    table = Table(page, served, [{"kind": "me"}, {"kind": "bot", "level": "matou"}], **KITTENS)
    table.play_to_the_end(random.Random(1))
    end = table.end()
    assert end.over
    assert sorted(points(page)) == sorted(end.scores)
    sheet = page.locator(".result").inner_text()
    assert all(str(score) in sheet for score in end.scores)
    assert "reconstructed" in sheet


def test_what_a_turn_would_win_is_shown_before_and_the_cat_is_then_won(open_page: Open, served: Served) -> None:
    page = open_page()
    dealer: Any = served.house.hall.settings.chance
    dealer.lay_out(ronron.load("chabyrinthe").deal(players=1, seed=1, **KITTENS).notation())
    table = Table(page, served, [{"kind": "me"}], **KITTENS)
    assert wait_for_choice(page)
    position = table.position()
    decision = best(position, random.Random(3))
    assert decision != INSERT
    assert saves(position, decision), "in this deal a cat can be saved at once"
    view: Any = position.view(0)
    page.locator(f'[data-cell="{cell_name(view.side, decision // 3)}"]').click()
    for offered in page.locator(".turner [data-choice]").all():
        wins = saves(position, int(offered.get_attribute("data-choice") or ""))
        assert (offered.locator(".gain").count() == 1) == wins
    page.locator(f'[data-choice="{decision}"]').hover()
    expect(page.locator(".hint")).to_contain_text("home")
    expect(page.locator(".paths .line").first).to_be_attached()
    won = sum(len(each) for each in view.won)
    table.choose(decision)
    assert wait_for_choice(page) or is_over(page)
    expect(page.locator(".heads .head")).not_to_have_count(won)


def test_a_turn_by_keys_alone(open_page: Open, served: Served) -> None:
    page = open_page()
    table = Table(page, served, [{"kind": "me"}, {"kind": "bot", "level": "matou"}])
    assert wait_for_choice(page)
    position = table.position()
    begun = len(position.decisions)
    row = next(row for row in (1, 2, 3) if not saves(position, 3 * 4 * row + 2))
    focus_cards(page)
    page.keyboard.press("Control+Home")
    for _ in range(row):
        page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.cell") == f"a{row + 1}"
    for key in ("e", "h", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    for _ in range(12):
        if page.evaluate("document.activeElement.dataset.choice") == str(INSERT):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.closest('.arrows') !== null")
    page.keyboard.press("e")
    page.keyboard.press("ArrowRight")
    out = int(page.evaluate("document.activeElement.dataset.choice"))
    expect(page.locator(".ghost")).to_have_count(1)
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.closest('.facings') !== null")
    assert page.evaluate("document.activeElement.dataset.choice") == "1", "it lies as it was turned in the hand"
    page.keyboard.press("Enter")
    mine = slice(begun, begun + 4)
    wait_until(lambda: len(table.position().decisions[mine]) == 4)
    assert table.position().decisions[mine] == [3 * 4 * row + 2, INSERT, out, 1]
    page.get_by_role("button", name=say("en", "ui-panel", unread=0)).click()
    expect(page.locator(".log li").nth(begun + 3)).to_contain_text(re.compile(r"You push .*, and insert: "))


def focus_cards(page: Page) -> None:
    for _ in range(40):
        if page.evaluate(
            "document.activeElement?.closest('.cells') !== null && document.activeElement !== document.body"
        ):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the cards cannot be reached by keys")


def test_a_rotation_is_taken_back_before_anyone_hears_of_it(open_page: Open, served: Served) -> None:
    page = open_page()
    table = Table(page, served, [{"kind": "me"}, {"kind": "bot", "level": "matou"}])
    assert wait_for_choice(page)
    label = page.locator('[data-cell="b2"]').get_attribute("aria-label")
    position = table.position()
    decision = next(each for each in (15, 16, 17) if not saves(position, each))
    table.choose(decision)
    assert page.locator('[data-cell="b2"]').get_attribute("aria-label") != label
    page.locator(".actions .primary").click()
    expect(page.locator(".prompt")).to_contain_text("First action")


def out_of_sight(page: Page) -> list[str]:
    """What may be pressed, who plays, and the roofs, where they are not wholly on the screen."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.stage :is(button, .chair, .court)')]
            .map((each) => [each.ariaLabel ?? each.className, each.getBoundingClientRect()])
            .filter(([, { left, top, right, bottom }]) =>
              left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
            .map(([name]) => name)"""
    )
    return found


def overlaps(page: Page) -> list[str]:
    """Players, roofs, tools and the line below them lie side by side."""
    found: list[str] = page.evaluate(
        """() => {
          const parts = ".stage .chair, .court, .stage .tool, .pile, .hint:not(:empty):not(.crowded), .foot";
          const found = [...document.querySelectorAll(parts)];
          const all = found.map((each) => [each.className, each.getBoundingClientRect()]);
          return all.flatMap(([name, one], at) => all.slice(at + 1)
            .filter(([, other]) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1)
            .filter(([, other]) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1)
            .map(([other]) => `${name} and ${other}`));
        }"""
    )
    return found


@pytest.mark.parametrize(("language", "bots"), [("en", 1), ("fr", 3)], ids=["two", "four"])
def test_all_fits_and_is_large_enough_for_a_finger(open_page: Open, served: Served, language: str, bots: int) -> None:
    page = open_page(language=language)
    table = Table(page, served, [{"kind": "me"}, *[{"kind": "bot", "level": "matou"}] * bots])
    assert wait_for_choice(page)
    for decision, moment in ((None, "to act"), (INSERT, "where"), (5, "how it lies"), (2, "afterwards")):
        page.set_viewport_size({"width": 1366, "height": 768})
        if decision is not None:
            table.choose(decision)
            assert wait_for_choice(page)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            here = f"{moment}, {width}×{height}"
            assert fits(page), here
            assert out_of_sight(page) == [], here
            assert too_small(page) == [], here
            assert overlaps(page) == [], here
    assert choices(page).count() > 0


def test_everybody_sits_at_the_roofs_once(open_page: Open, served: Served) -> None:
    page = open_page()
    Table(page, served, [{"kind": "me"}, *[{"kind": "bot", "level": "matou"}] * 3])
    assert wait_for_choice(page)
    expect(page.locator(".scene .chair")).to_have_count(4)
    expect(page.locator(".own .chair")).to_have_count(1)
    expect(page.locator(".own .chair")).to_have_class(re.compile(r"\byou\b"))
