"""Bots in the page: whom one plays against, that they think, and what they would do in one's place."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.people import OFFERED, board, box, click_something, fits, play_now, wait_for_choice
from ronron.bots import LEVELS, character
from ronron.games import GAMES
from support.serving import Served, serving

Open = Callable[..., Page]
LOOKS: list[dict[str, Any]] = [
    {"language": "en", "size": (1366, 768), "dark": False},
    {"language": "fr", "size": (390, 844), "dark": True},
    {"language": "fr", "size": (390, 844), "dark": False},
    {"language": "en", "size": (1366, 768), "dark": True},
]
"""The games take turns at these."""
HINT = re.compile("^(Hint|Conseil)$")
FOLLOW = re.compile("^(Follow the hint|Suivre le conseil)")


def opponent(page: Page, name: str) -> Locator:
    return page.get_by_role("radio", name=re.compile(f"^{name}"))


# Whom one plays against


@pytest.mark.parametrize(("language", "size"), [("en", (1366, 768)), ("fr", (360, 740))], ids=["desktop", "phone"])
def test_an_opponent_is_chosen_by_face_says_what_it_is_like_and_is_remembered(
    open_page: Open, language: str, size: tuple[int, int]
) -> None:
    page = open_page(language=language, size=size)
    box(page)
    expect(opponent(page, "Matou")).to_be_checked()
    for slug, level in LEVELS.items():
        opponent(page, level.name).check()
        expect(page.get_by_text(character(slug, language))).to_be_visible()
        assert fits(page)
    opponent(page, "Gouttière").check()
    play_now(page)
    expect(page.locator(".chair", has_text="Gouttière")).to_have_count(1)
    page.goto("/")
    box(page)
    expect(opponent(page, "Gouttière")).to_be_checked()
    page.reload()
    box(page)
    expect(opponent(page, "Gouttière")).to_be_checked()


def test_an_opponent_is_chosen_by_keys(open_page: Open) -> None:
    page = open_page()
    box(page)
    opponent(page, "Matou").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(opponent(page, "Raminagrobis")).to_be_checked()
    expect(opponent(page, "Raminagrobis")).to_be_focused()


def test_choosing_another_opponent_moves_nothing_on_the_page(open_page: Open) -> None:
    page = open_page(size=(390, 844))
    box(page)
    places = set()
    for level in LEVELS.values():
        opponent(page, level.name).check()
        inside = box(page).evaluate("each => each.getBoundingClientRect().height")
        places.add((inside, box(page).locator("summary").evaluate("each => each.offsetTop")))
    assert len(places) == 1


def test_the_host_chooses_who_fills_a_free_seat_and_its_chair_tells_about_it(open_page: Open) -> None:
    page = open_page()
    box(page).get_by_role("button", name="Invite a friend").click()
    opponent(page, "Chaton").check()
    page.get_by_role("button", name="Play with Chaton instead").click()
    expect(board(page)).to_be_visible()
    page.get_by_role("button", name="More about Chaton").click()
    expect(page.get_by_role("dialog").get_by_text(character("chaton", "en"))).to_be_visible()


# Thinking


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose bots take their time."""
    with serving(tmp_path_factory.mktemp("slow"), bot_pace_s=2.5) as server:
        yield server


@pytest.mark.parametrize(
    ("calm", "size"), [(False, (1366, 768)), (True, (360, 740))], ids=["lively-desktop", "calm-phone"]
)
def test_a_bot_is_seen_and_heard_to_think_before_it_moves(
    open_page: Open, slow: Served, calm: bool, size: tuple[int, int]
) -> None:
    page = open_page(f"{slow.url}/", calm=calm, size=size)
    play_now(page)
    chair = page.locator(".chair", has_text="Matou")
    bubble = chair.locator(".thinks")
    while bubble.count() == 0:
        if my_turn(page):
            move(page)
    expect(bubble).to_be_visible()
    assert bool(bubble.evaluate("each => each.getAnimations({ subtree: true }).length")) != calm
    decided = page.locator(".log li").count()
    expect(page.get_by_role("status").filter(has_text="Matou is thinking.")).to_have_count(1)
    assert page.locator(".log li").count() == decided
    expect(bubble).to_have_count(0, timeout=20_000)
    assert wait_for_choice(page)
    expect(page.get_by_role("status").filter(has_text="Matou is thinking.")).to_have_count(0)


def my_turn(page: Page) -> bool:
    return page.locator("[data-choice]").count() > 0


def move(page: Page) -> None:
    click_something(page, random.Random(1))


# Hints


def ask_for_hint(page: Page) -> int:
    """Ask, and wait for the light; the decision it is about."""
    assert wait_for_choice(page)
    page.get_by_role("button", name=HINT).click()
    beacon = page.locator(".beacon")
    expect(beacon).to_be_visible(timeout=20_000)
    return int(beacon.get_attribute("data-hint") or "")


@pytest.mark.parametrize(("game", "look"), [*zip(GAMES, cycle(LOOKS), strict=False)], ids=GAMES)
def test_a_hint_lights_the_decision_says_it_in_words_and_can_be_followed(
    open_page: Open, game: str, look: dict[str, Any]
) -> None:
    page, language = open_page(**look), look["language"]
    play_now(page, game, **{"Practice" if language == "en" else "Entraînement": "yes"})
    for _ in range(3):
        decision = ask_for_hint(page)
        page.wait_for_timeout(400)  # whatever moves has come to rest
        target = page.locator(f".stage [data-choice='{decision}']").first
        light, lit = page.locator(".beacon").bounding_box(), target.bounding_box()
        assert light is not None
        assert lit is not None
        assert all(abs(light[key] - lit[key]) < 3 for key in ("x", "y", "width", "height"))
        said = page.locator(f"[id='{target.get_attribute('aria-describedby')}']").inner_text()
        follow = page.get_by_role("button", name=FOLLOW)
        assert follow.inner_text() in said
        assert re.search(r"about \d+%|environ \d+\s%", said) or page.locator("[data-choice]").count() == 1
        assert fits(page)
        before = page.evaluate(OFFERED)
        follow.click()
        page.wait_for_function(f"before => {OFFERED} !== before", arg=before)
        expect(page.locator(".beacon")).to_have_count(0)


def test_a_hint_is_asked_for_and_followed_by_keys_alone(open_page: Open) -> None:
    page = open_page()
    play_now(page, Practice="yes")
    assert wait_for_choice(page)
    page.get_by_role("button", name=HINT).focus()
    before = page.evaluate(OFFERED)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=FOLLOW)).to_be_focused(timeout=20_000)
    expect(page.get_by_role("status").filter(has_text="Hint:")).to_have_count(1)
    assert page.evaluate(OFFERED) == before
    page.keyboard.press("Enter")
    page.wait_for_function(f"before => {OFFERED} !== before", arg=before)


def test_a_hint_is_told_among_the_choices_of_the_board_in_words(open_page: Open) -> None:
    page = open_page()
    page.evaluate("localStorage.setItem('ronron', JSON.stringify({ speed: 'none', spoken: true }))")
    page.reload()
    play_now(page, "mistigri", Practice="yes")
    ask_for_hint(page)
    words = page.get_by_role("region", name="The board in words")
    expect(words.get_by_role("button", name=re.compile(r"\(Hint\)$"))).to_have_count(1)


def test_a_hint_is_over_when_something_else_is_chosen(open_page: Open) -> None:
    page = open_page()
    play_now(page, Practice="yes")
    decision = ask_for_hint(page)
    page.locator(f".stage [data-choice]:not([data-choice='{decision}'])").first.click()
    expect(page.locator(".beacon")).to_have_count(0)
    expect(page.get_by_role("button", name=FOLLOW)).to_have_count(0)
    expect(page.locator("[aria-describedby]")).to_have_count(0)


def test_against_bots_there_are_hints_unless_they_are_switched_off(open_page: Open) -> None:
    page = open_page()
    play_now(page)
    assert wait_for_choice(page)
    expect(page.get_by_role("button", name=HINT)).to_be_enabled()
    page.goto("/")
    play_now(page, Practice="no")
    assert wait_for_choice(page)
    expect(page.get_by_role("button", name=HINT)).to_have_count(0)
