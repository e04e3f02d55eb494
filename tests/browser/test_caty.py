"""Caty Mini in a real browser: whole games by clicks, strings seen before they are laid, and nobody kept out."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.people import choices, click_something, fits, is_over, points, wait_for_choice
from browser.room import (
    NOTCH,
    SHORT,
    SLEEPER,
    Table,
    answered,
    asked,
    caty,
    last_to_enter,
    names_of,
    out_of_reach,
    played_until,
    see,
    sitting,
    to_play_a_tile,
    told,
)
from support.serving import Served, wait_until

Open = Callable[..., Page]
Deal = Callable[[str], None]


@pytest.fixture(scope="session", autouse=True)
def compiled(served: Served) -> None:
    """The server compiles by itself; a table opens once that is done."""
    wait_until(lambda: served.house.games.ready("caty"), 300)


@pytest.fixture
def deal(served: Served, monkeypatch: pytest.MonkeyPatch) -> Deal:
    """Let the next tables begin where a position says."""

    def from_now(position: str) -> None:
        monkeypatch.setattr(served.house.hall.settings.chance, "deal", lambda *_: position)

    return from_now


@pytest.mark.parametrize("players", [2, 4])
def test_a_whole_game_against_bots_by_clicks(open_page: Open, served: Served, players: int) -> None:
    page = open_page(drawer=False)
    table = Table(page, served, sitting(players, 0))
    dice, phases = random.Random(players), set[str]()
    while wait_for_choice(page):
        phases.add(asked(page))
        click_something(page, dice)
    end = table.end()
    assert end.over
    assert phases == {"start", "tile", "entry"} | ({"pile"} if players < 4 else set())
    assert points(page) == end.scores
    assert page.locator(".result .total strong").all_inner_texts() == [str(score) for score in end.scores]
    expect(page.locator(".result .ribbon").first).to_be_visible()
    expect(page.locator(".result")).to_contain_text("reconstructed")
    assert is_over(page)


def test_a_tile_shows_both_strings_before_it_is_played_and_an_entry_wins_what_it_says(
    open_page: Open, served: Served, deal: Deal
) -> None:
    text = played_until(to_play_a_tile(4), 2)
    deal(text)
    page = open_page(drawer=False)
    table = Table(page, served, sitting(2, 0))
    assert wait_for_choice(page)
    position = caty.position(text, 2)
    view = see(position)
    decision = max(position.legal, key=lambda each: sum(way.points for way in view.ways if way.furniture == each))
    table.tile(decision).hover()
    ways = [way for way in view.ways if way.furniture == decision]
    expect(page.locator(".main .room .dashes")).to_have_count(2)
    expect(page.locator(".ask .way")).to_have_count(2)
    for way in ways:
        shown = page.locator(".ask .way", has_text=told(way))
        expect(shown).to_contain_text(f"+{way.points}")
        expect(shown.locator(".toys svg")).to_have_count(len(way.toys))
    assert page.locator(".log li").count() == 0, "looking decides nothing"
    table.choose(decision)
    expect(page.locator(".prompt")).to_contain_text("By which notch")
    for way in ways:
        for entry in (table.choice(NOTCH + way.side), page.locator(f'[data-notch="{way.side}"]')):
            label = entry.get_attribute("aria-label") or ""
            assert told(way) in label
            assert all(name in label for name in names_of(view, way))
    best = max(ways, key=lambda way: way.points)
    before = points(page)[0]
    page.locator(f'[data-notch="{best.side}"]').click()
    expect(page.locator(".chair .points").first).to_have_text(str(before + best.points))


def test_a_tile_of_the_last_colour_is_refused_with_its_article(open_page: Open, served: Served, deal: Deal) -> None:
    text = played_until(to_play_a_tile(4), 2)
    deal(text)
    page = open_page(drawer=False)
    table = Table(page, served, sitting(2, 0))
    assert wait_for_choice(page)
    page.locator("[data-tile]:not([data-choice])").first.click()
    refusal = page.get_by_role("alert").locator(".refusal")
    expect(refusal).to_contain_text("The last tile had that colour")
    refusal.get_by_role("button", name="Y6").click()
    expect(page.locator("dialog[open] #article-Y6")).to_be_in_viewport()
    page.keyboard.press("Escape")
    table.choose(caty.position(text, 2).legal[0])
    expect(page.locator(".refusal")).to_have_count(0)


def test_a_cat_sleeps_and_a_notch_that_is_too_far_says_so(open_page: Open, served: Served, deal: Deal) -> None:
    deal(SLEEPER)
    page = open_page(drawer=False)
    table = Table(page, served, sitting(4, 1))
    assert wait_for_choice(page)
    expect(page.locator('[data-room="0"] .last')).to_have_text("asleep")
    page.locator('[data-room="0"]').click()
    expect(page.get_by_role("img", name="Room D, Matou")).to_be_visible()
    deal(SHORT)
    page.goto("/")
    table = Table(page, served, sitting(3, 0))
    assert wait_for_choice(page)
    expect(choices(page)).to_have_count(1)
    short = page.locator(".ask .way.short")
    expect(short).to_contain_text("too far")
    short.click()
    expect(page.locator(".refusal")).to_contain_text("Y10")
    table.choose(NOTCH + 1)
    assert wait_for_choice(page) is None
    assert table.end().scores == points(page)


def test_experts_see_their_bonus_and_where_it_is_written(open_page: Open, served: Served, deal: Deal) -> None:
    text = played_until(last_to_enter, 2, scoring="expert")
    deal(text)
    page = open_page(drawer=False)
    table = Table(page, served, sitting(2, 0), scoring="expert")
    assert wait_for_choice(page)
    table.choose(caty.position(text, 2, scoring="expert").legal[0])
    assert wait_for_choice(page) is None
    view = see(table.end())
    for seat, player in enumerate(view.players):
        line = page.locator(".result .sheet").nth(seat).locator("li", has_text="expert")
        expect(line.locator(".points")).to_have_text(str(player.bonus))
        expect(line.get_by_role("button", name="Y13")).to_be_visible()
        expect(page.locator(".result .total strong").nth(seat)).to_have_text(str(player.points + player.bonus))


@pytest.mark.parametrize(
    ("language", "size", "dark"),
    [("en", (1366, 768), True), ("fr", (360, 640), False), ("fr", (844, 390), True)],
    ids=["desktop", "phone", "on its side"],
)
def test_four_rooms_fit_on_any_screen(
    open_page: Open, served: Served, deal: Deal, language: str, size: tuple[int, int], dark: bool
) -> None:
    page = open_page(language=language, size=size, dark=dark, drawer=False)
    deal(text := played_until(to_play_a_tile(5), 4))
    table = Table(page, served, sitting(4, 0))
    assert wait_for_choice(page)
    phone = size[0] < 600
    tile = table.choice(caty.position(text, 4).legal[0])
    tile.tap() if phone else tile.focus()
    expect(page.locator(".main .room .dashes")).to_have_count(2)
    assert fits(page), "which tile"
    assert out_of_reach(page) == [], "which tile"
    page.locator('[data-room="2"]').click()
    expect(page.locator('[data-room="2"]')).to_have_attribute("aria-pressed", "true")
    assert out_of_reach(page) == [], "another room"
    if min(size) > 600:
        narrowest = min(page.locator(".others .room").evaluate_all("rooms => rooms.map((room) => room.clientWidth)"))
        assert narrowest >= 200, "other rooms can be read"
    page.locator(".tools .back").click()
    expect(page.locator(".tools .back")).to_have_count(0)
    tile.focus()
    answered(page, page.locator(".play").tap if phone else lambda: page.keyboard.press("Enter"))
    assert wait_for_choice(page)
    assert fits(page), "which notch"
    assert out_of_reach(page) == [], "which notch"
    deal(text := played_until(last_to_enter, 4))
    page.goto("/")
    table = Table(page, served, sitting(4, 0))
    assert wait_for_choice(page)
    table.choose(caty.position(text, 4).legal[0])
    assert wait_for_choice(page) is None
    assert fits(page), "the end"
