"""What the page says when part of it cannot be loaded, and how a host gets rid of people in a real browser."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import ronron
from browser.care import troubles, violations
from browser.people import SOON_MS, board, box, fits, on_the_shelf
from browser.test_table_paths import LISTEN, OPEN_TABLE, RENAME, button, hears
from ronron.words import say

Open = Callable[..., Page]
en, fr = partial(say, "en"), partial(say, "fr")
WITH_A_BOT = {"game": "poche", "seats": [{"kind": "me"}, {"kind": "bot"}]}
FOR_THREE = {"game": "mistigri", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
CHUNKS = {"board": "**/assets/poche-*.js", "style": "**/assets/poche-*.css", "words": "**/assets/*-*.js"}


class Gate:
    """Keeps a file of the page away until it is opened; for the words of a game, the file they are in."""

    def __init__(self, page: Page, pattern: str, holding: str = "") -> None:
        self.page, self.pattern, self.holding = page, pattern, holding
        self.kept_away = 0
        page.route(pattern, self.meet)

    def meet(self, route: Route) -> None:
        if self.holding and self.holding not in route.fetch().text():
            return route.continue_()
        self.kept_away += 1
        return route.abort("internetdisconnected")

    def open(self) -> None:
        self.page.unroute(self.pattern)


def sit_down(page: Page, wish: object) -> dict[str, str]:
    """Open a table and sit down at it; the way there without the words that only its buttons need."""
    ticket: dict[str, str] = page.evaluate(OPEN_TABLE, wish)
    seats: list[dict[str, str]] = ticket["seats"]  # type: ignore[assignment]
    page.goto(f"/t/{ticket['table']}#{seats[0]['token']}")
    return ticket


@pytest.mark.parametrize("missing", CHUNKS)
def test_a_board_that_cannot_be_loaded_is_told_and_comes_when_tried_again(open_page: Open, missing: str) -> None:
    page = open_page(language="fr", size=(390, 664))
    gate = Gate(page, CHUNKS[missing], "poche-card-royal" if missing == "words" else "")
    sit_down(page, WITH_A_BOT)
    alert = page.get_by_role("alert").filter(has_text=fr("ui-missing", what="board"))
    expect(alert).to_be_in_viewport(timeout=SOON_MS)
    assert gate.kept_away > 0
    gate.open()
    button(page, fr("ui-try-again")).click()
    expect(board(page)).to_be_visible(timeout=SOON_MS)
    expect(alert).to_have_count(0)
    assert "poche-" not in page.get_by_role("main").inner_text(), "words are missing"
    assert page.locator(".stage [data-tile]").first.evaluate("tile => getComputedStyle(tile).position") == "absolute"
    assert fits(page)


def test_a_board_that_stays_away_is_had_by_loading_the_page_again(open_page: Open) -> None:
    page = open_page()
    gate = Gate(page, CHUNKS["board"])
    ticket = sit_down(page, WITH_A_BOT)
    expect(page.get_by_role("alert")).to_contain_text(en("ui-missing-line"), timeout=SOON_MS)
    assert button(page, en("ui-reload")).count() == 0
    assert troubles(page) == []
    button(page, en("ui-try-again")).click()
    expect(page.get_by_role("alert")).to_contain_text(en("ui-missing-still"))
    assert troubles(page) == []
    gate.open()
    button(page, en("ui-reload")).click()
    expect(board(page)).to_be_visible(timeout=SOON_MS)
    assert ticket["table"] in page.url


def test_a_game_to_look_at_again_waits_for_its_board_and_its_words(open_page: Open) -> None:
    page = open_page("/replay")
    record = ronron.load("poche").deal(5, 2)
    dice = random.Random(5)
    while not record.over:
        record.play(dice.choice(record.legal))
    gate = Gate(page, CHUNKS["board"])
    page.get_by_role("textbox").fill(record.record())
    button(page, en("replay-show")).click()
    comes_when_tried_again(page, gate, board(page))
    page.goto("/")
    words = Gate(page, CHUNKS["words"], "replay-beginning")
    page.goto("/replay")
    comes_when_tried_again(page, words, page.get_by_role("heading", name=en("replay-bring")))


@pytest.mark.parametrize(
    ("pattern", "holding"), [("**/assets/table-*.js", ""), ("**/assets/*-*.js", "table-you-watch")]
)
def test_a_table_waits_for_its_page_and_its_words(open_page: Open, pattern: str, holding: str) -> None:
    page = open_page()
    gate = Gate(page, pattern, holding)
    sit_down(page, WITH_A_BOT)
    comes_when_tried_again(page, gate, board(page))


def test_words_that_cannot_be_loaded_leave_no_empty_page(open_page: Open) -> None:
    page = open_page(language="fr")
    gate = Gate(page, CHUNKS["words"], "poche-facts")
    page.reload()
    comes_when_tried_again(page, gate, on_the_shelf(page), fr)


def test_rules_that_cannot_be_loaded_are_told_at_their_box(open_page: Open) -> None:
    page = open_page()
    gate = Gate(page, "**/assets/RulesDrawer-*")
    box(page).get_by_role("button", name=en("ui-rules")).click()
    expect(box(page).get_by_role("alert")).to_be_visible()
    comes_when_tried_again(page, gate, page.get_by_role("dialog", name=en("ui-rules")))


def test_a_coach_who_cannot_be_loaded_is_tried_again(open_page: Open) -> None:
    page = open_page(size=(390, 664))
    gate = Gate(page, "**/assets/Coach-*")
    box(page).get_by_role("button", name=en("ui-learn")).click()
    comes_when_tried_again(page, gate, page.locator("aside.coach"))


def comes_when_tried_again(page: Page, gate: Gate, wanted: Locator, speak: Callable[..., str] = en) -> None:
    """A file that is blocked is reported; once it is let through, the button loads it, and the report is gone."""
    alert = page.get_by_role("alert").filter(has_text=speak("ui-missing", what="page"))
    expect(alert).to_be_visible(timeout=SOON_MS)
    assert gate.kept_away > 0
    assert violations(page) == []
    gate.open()
    button(page, speak("ui-try-again")).click()
    expect(wanted).to_be_visible(timeout=SOON_MS)
    expect(alert).to_have_count(0)


def invitation(page: Page) -> str:
    """The link that the page offers now."""
    return page.get_by_role("textbox", name=en("ui-invite-link")).input_value(timeout=SOON_MS)


def link_to_watch(page: Page) -> str:
    """The link to watch that the page gives out now."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    button(page, en("ui-copy-watch")).click()
    expect(button(page, en("ui-copied"))).to_be_visible()
    link: str = page.evaluate("() => navigator.clipboard.readText()")
    return link


def test_a_host_sends_watchers_away_and_gives_out_a_new_link(open_page: Open) -> None:
    ada, bob, eve = open_page(), open_page(language="fr", size=(390, 664)), open_page(language="fr")
    bob.add_init_script(LISTEN)
    ticket = sit_down(ada, FOR_THREE)
    bob.goto(f"/join#{ticket['invite']}")
    button(bob, fr("ui-sit-down")).click()
    old = link_to_watch(ada)
    eve.goto(old)
    expect(eve.get_by_text(fr("table-you-watch", others=0))).to_be_visible(timeout=SOON_MS)
    button(bob, fr("ui-panel", unread=0)).click()
    expect(bob.get_by_text(fr("table-watchers", count=1))).to_be_visible()
    assert button(bob, fr("table-clear")).count() == 0

    button(ada, en("table-clear")).click()
    expect(ada.get_by_role("dialog")).to_contain_text(en("table-clear-line"))
    button(ada, en("table-not-so")).click()
    expect(ada.get_by_text(en("table-watchers", count=1))).to_be_visible()
    button(ada, en("table-clear")).click()
    assert troubles(ada) == []  # on a phone and back: what is beside the board begins anew
    button(ada, en("table-clear")).click()
    button(ada, en("table-clear-sure")).click()
    expect(eve.get_by_role("heading", name=fr("bye-sent-away"))).to_be_visible(timeout=SOON_MS)
    bob.keyboard.press("Escape")
    hears(bob, fr("table-told-cleared"))
    expect(ada.get_by_text(en("table-watchers", count=1))).to_have_count(0)

    expect(button(ada, en("ui-copy-watch"))).to_be_visible()
    new = link_to_watch(ada)
    assert new != old
    eve.reload()
    expect(eve.get_by_role("heading", name=fr("bye-no-right"))).to_be_visible(timeout=SOON_MS)
    eve.goto(new)
    expect(eve.get_by_text(fr("table-you-watch", others=0))).to_be_visible(timeout=SOON_MS)


def test_after_a_kick_the_page_shows_the_new_invitation(open_page: Open) -> None:
    ada, bob, cleo = open_page(), open_page(), open_page()
    ticket = sit_down(ada, FOR_THREE)
    bob.evaluate(RENAME, "Bob")
    bob.goto(f"/join#{ticket['invite']}")
    button(bob, en("ui-sit-down")).click()
    expect(ada.get_by_text(en("table-waiting", names="Ada and Bob", free=1))).to_be_visible(timeout=SOON_MS)
    old = invitation(ada)
    ada.get_by_role("button", name=en("ui-chair-menu", name="Bob")).click()
    button(ada, en("ui-kick")).click()
    expect(ada.get_by_role("dialog")).to_contain_text(en("table-kick-links"))
    assert troubles(ada) == []
    button(ada, en("table-kick-sure", name="Bob")).click()
    expect(bob.get_by_role("heading", name=en("bye-sent-away"))).to_be_visible(timeout=SOON_MS)
    expect(ada.get_by_role("textbox", name=en("ui-invite-link"))).not_to_have_value(old)
    cleo.goto(old)
    expect(cleo.get_by_role("alert")).to_be_visible(timeout=SOON_MS)
    cleo.goto(invitation(ada))
    button(cleo, en("ui-sit-down")).click()
    expect(cleo.get_by_role("heading", name=en("ui-waiting"))).to_be_visible(timeout=SOON_MS)
