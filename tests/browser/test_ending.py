"""The end of a game is staged: everybody in their place, what decided it, and what may be done next."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

import ronron
from browser.felt import Felt
from browser.people import SOON_MS, play_to_the_end
from ronron.api.telling import result
from ronron.words import say
from support.serving import Served

Open = Callable[..., Page]
PNG = b"\x89PNG\r\n\x1a\n"


def test_everybody_is_shown_in_their_place_and_the_ending_is_shared_saved_and_put_away(
    open_page: Open, served: Served
) -> None:
    page = open_page(size=(390, 664), language="fr", calm=True)
    felt = Felt(page, served, "me bot", game="poche", options={"mode": "first"})
    play_to_the_end(random.Random(4), page)
    end: Any = result(felt.truth())
    podium = page.locator(".podium")
    expect(podium.get_by_role("heading")).to_be_visible(timeout=SOON_MS)
    rows = podium.locator("ol li")
    assert [int(place) for place in rows.locator(".place").all_inner_texts()] == sorted(end.places)
    shown = [int(score) for score in rows.locator(".score .hidden").all_inner_texts()]
    assert shown == [end.scores[seat] for seat in sorted(range(2), key=lambda seat: (end.places[seat], seat))]
    if end.why is not None:
        expect(podium).to_contain_text(say("fr", end.why.id, **end.why.values))
    with page.expect_download() as saved:
        podium.get_by_role("button", name=say("fr", "ui-save-picture")).click()
    assert saved.value.path().read_bytes().startswith(PNG)
    page.get_by_role("button", name=say("fr", "ui-see-board")).click()
    expect(podium).to_have_count(0)
    expect(page.locator("[data-cell]").first).to_be_visible()
    page.get_by_role("button", name=say("fr", "ui-result")).click()
    expect(podium).to_be_visible()


def test_the_first_game_leads_on_to_the_clans(open_page: Open, served: Served) -> None:
    page = open_page(calm=True)
    felt = Felt(page, served, "me bot", game="poche", options={"mode": "first"})
    play_to_the_end(random.Random(5), page)
    view: Any = ronron.load("poche").deal(seed=1, mode="first").view(0)
    assert view.phase != "draft", "nobody chooses a clan in the first game"
    page.locator(".podium").get_by_role("button", name="clans").click()
    expect(page.locator(".podium")).to_have_count(0, timeout=SOON_MS)
    assert served.house.hall.lives[felt.ticket["table"]].table.options["mode"] == "free"


def test_a_mood_is_shown_by_ones_cat_to_everybody(open_page: Open, served: Served) -> None:
    page = open_page()
    felt = Felt(page, served, "me friend", game="poche", options={"mode": "first"})
    page.get_by_role("group", name=say("en", "ui-moods")).get_by_role("button", name="Joy").click()
    expect(page.locator(".chair.you .speech")).to_contain_text("Joy")
    heard = felt.friends[1].hear_until("event")
    assert heard["news"]["remark"]["phrase"] == "happy"
    felt.close()
