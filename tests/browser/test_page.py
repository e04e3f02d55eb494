"""Whole games in a real browser, as people play them."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import ronron
from browser.people import (
    address,
    board,
    box,
    choose_options,
    click_something,
    is_over,
    play_now,
    play_to_the_end,
    points,
    wait_for_choice,
)
from support.serving import Served

Open = Callable[..., Page]


@pytest.mark.parametrize(
    ("mode", "language", "size", "dark"),
    [("first", "en", (1366, 768), False), ("free", "fr", (390, 844), True), ("expert", "fr", (1920, 1080), False)],
)
def test_a_whole_game_by_clicks_to_the_final_score(
    open_page: Open, served: Served, mode: str, language: str, size: tuple[int, int], dark: bool
) -> None:
    page = open_page(language=language, size=size, dark=dark)
    play_now(page, Mode=mode)
    play_to_the_end(random.Random(mode), page)
    table = address(page)
    with served.guest() as guest:
        record = guest.get(
            f"/api/tables/{table['table']}/record", headers={"authorization": f"Bearer {table['token']}"}
        )
    end = ronron.load("poche").read(record.text)
    assert end.over
    assert sorted(points(page)) == sorted(end.scores)
    sheet = page.locator(".result").inner_text()
    assert all(str(score) in sheet for score in end.scores)
    no_sideways_scrolling(page)


def no_sideways_scrolling(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def invite(open_page: Open, **options: str) -> tuple[Page, Page]:
    """Two people in two browsers at one table."""
    ada, bob = open_page(), open_page(language="fr")
    choose_options(ada, **options)
    box(ada).get_by_role("button", name="Invite a friend").click()
    link = ada.get_by_role("textbox", name="Invitation link").input_value()
    bob.goto(link)
    expect(bob.get_by_role("status")).to_have_text("On vous garde une place pour une partie de Chats de poche.")
    bob.get_by_role("textbox", name="Votre nom").fill("Bob")
    bob.get_by_role("button", name="S’asseoir").click()
    expect(board(bob)).to_be_visible()
    expect(board(ada)).to_be_visible()
    return ada, bob


def test_a_wrong_code_and_a_link_that_is_not_complete_are_told_where_one_looks(open_page: Open) -> None:
    page = open_page(language="fr", size=(390, 844))
    page.get_by_role("textbox", name="Code").fill("AAAA BBBB")
    page.get_by_role("button", name="S’asseoir").click()
    expect(page.get_by_role("alert")).to_be_in_viewport()
    page.goto("/t/aaaaaaaaaaaa")
    expect(page.get_by_role("heading", name="Ce lien n’est pas complet")).to_be_visible()
    page.goto("/join#nonsense-nonsense-nonsense")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("heading", name="On vous invite")).to_have_count(0)


def test_two_browsers_one_reloads_and_one_loses_the_network_in_the_middle(open_page: Open) -> None:
    ada, bob = invite(open_page)
    dice = random.Random(4)
    for turn in range(400):
        mover = wait_for_choice(ada, bob)
        if mover is None:
            break
        click_something(mover, dice)
        if turn == 6:
            ada.reload()
            expect(board(ada)).to_be_visible()
            expect(ada.locator(".stage .chair").filter(has_text="Bob")).to_have_count(1)  # drawn once, at the board
            ada.goto(ada.url.split("#")[0])  # without the token after the #, a player still gets back to the seat
            expect(board(ada)).to_be_visible()
        if turn == 12:
            bob.context.set_offline(True)
            expect(bob.get_by_text("Connexion perdue")).to_be_visible(timeout=60_000)
            bob.context.set_offline(False)
            expect(bob.get_by_text("Connexion perdue")).to_be_hidden(timeout=30_000)
    for each in (ada, bob):
        expect(each.locator(".result")).to_be_visible()
    own, others = ".stage .chair.you", ".stage .chair:not(.you)"  # all sit near themselves
    assert points(ada, own) == points(bob, others) != []
    assert points(ada, others) == points(bob, own) != []


def test_one_device_has_a_curtain_where_hands_are_hidden_and_none_where_they_are_not(open_page: Open) -> None:
    page = open_page()
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    choose_options(page, Mode="expert", Name_of_the_second_player="Bea")
    box(page).get_by_role("button", name="On one device").click()
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    assert not any('"hand":["' in frame for frame in frames), "a hand was sent before its owner lifted the curtain"
    curtain.get_by_role("button").click()
    dice = random.Random(6)
    click_something(wait_for_choice(page) or page, dice)
    expect(curtain).to_be_visible()
    curtain.get_by_role("button").click()
    play_to_the_end(dice, page)
    assert is_over(page)


def test_an_illegal_try_is_answered_with_its_article_and_the_rules_open_there(open_page: Open) -> None:
    page = open_page()
    play_now(page)
    assert wait_for_choice(page)
    page.locator(".stage [data-cell]:not([data-choice])").first.click()
    expect(page.get_by_role("alert").get_by_role("button", name=re.compile(r"^Rule P\d+$"))).to_be_visible()
    page.get_by_role("button", name=re.compile(r"^Rule P\d+$")).click()
    expect(page.locator("dialog[open] .lit")).to_be_visible()
    page.get_by_label("Language").select_option("fr")
    expect(page.locator("dialog[open] [lang=fr] .lit")).to_be_visible()


def test_a_moving_piece_is_seen_between_its_places(open_page: Open) -> None:
    page = open_page(speed="slow")
    play_now(page)
    dice = random.Random(2)
    assert wait_for_choice(page)
    click_something(page, dice)
    assert wait_for_choice(page)
    page.evaluate(
        """() => {
          window.seen = [];
          const watch = () => {
            for (const each of document.querySelectorAll('.stage [data-tile]')) {
              const box = each.getBoundingClientRect();
              window.seen.push([each.dataset.tile, Math.round(box.x), Math.round(box.y)]);
            }
            if (window.seen.length < 20000) requestAnimationFrame(watch);
          };
          watch();
        }"""
    )
    click_something(page, dice)
    page.wait_for_timeout(1500)
    places: dict[str, list[tuple[int, int]]] = {}
    for name, x, y in page.evaluate("window.seen"):
        seen = places.setdefault(name, [])
        if not seen or seen[-1] != (x, y):
            seen.append((x, y))
    assert max(len(seen) for seen in places.values()) >= 4, "no piece was seen between its places"


def test_a_look_back_shows_the_board_as_it_was_and_returns(open_page: Open) -> None:
    page = open_page()
    play_now(page)
    dice = random.Random(8)
    for _ in range(5):
        assert wait_for_choice(page)
        click_something(page, dice)
    assert wait_for_choice(page)
    now = face_up(page)
    page.locator(".log li button").first.click()
    expect(page.get_by_role("main").get_by_text("Looking back")).to_be_visible()
    assert face_up(page) < now
    page.get_by_role("button", name="Back to now").click()
    expect(page.get_by_role("main").get_by_text("Looking back")).to_be_hidden()
    assert face_up(page) == now


def face_up(page: Page) -> int:
    return page.locator(".stage [data-tile]:not([data-tile=''])").count()


def test_practice_takes_a_turn_back(open_page: Open) -> None:
    page = open_page()
    play_now(page, Practice="yes")
    assert wait_for_choice(page)
    before = page.locator(".log li").count()
    click_something(page, random.Random(1))
    page.get_by_role("button", name="Take back my turn").click()
    expect(page.locator(".log li")).to_have_count(before)


def test_nothing_a_seat_may_not_know_is_in_its_page_or_traffic(open_page: Open, served: Served) -> None:
    page = open_page()
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    play_now(page)
    assert wait_for_choice(page)
    click_something(page, random.Random(1))
    live = served.house.hall.lives[address(page)["table"]]
    assert live.table.position is not None
    deal = live.table.position.beginning().notation()
    hidden = [token.strip("()") for token in deal.split() if token.startswith("(")]
    assert len(hidden) > 20
    shown = {view_name for frame in frames for view_name in re.findall(r'"name":"([^"]+)"', frame)}
    face_down = [name for name in hidden if name not in deal_face_up(live.table.position.notation())]
    assert not {name for name in face_down if name in shown}
    page_text = page.content()
    assert deal not in page_text
    assert not any("hands=" in frame or "phase=" in frame for frame in frames)


def deal_face_up(notation: str) -> set[str]:
    return {token for token in notation.split() if not token.startswith("(")}


def test_home_names_me_and_shows_my_games_in_both_languages(open_page: Open) -> None:
    page = open_page()
    page.get_by_role("button", name="Your name").click()
    page.get_by_label("Your name").fill("Ada <b>")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Ada <b>")).to_be_visible()
    play_now(page)
    page.goto("/")
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    page.get_by_role("button", name="Passer en français").click()
    expect(page.get_by_role("heading", name="Mes parties")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "fr"
    page.get_by_role("button", name="Continuer").click()
    expect(board(page)).to_be_visible()
