"""Crazy Mistigri in a real browser: whole games by clicks, effects by tap, drag and keys, and every hand its own."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

import ronron
from browser.care import troubles
from browser.felt import EFFECT, NOTHING, REVERSE, SEAT, Felt, table
from browser.people import SOON_MS, fits, is_over, play_to_the_end, points, wait_for_choice
from support.serving import Served, wait_until

Open = Callable[..., Page]
Sit = Callable[..., Felt]


def evening() -> str:
    """It is my turn, and I have a pair of fours; I know one card of the player on my left."""
    return table(
        "up: red4 blue4 purple5 yellow8",
        "up: green4 green5 yellow6",
        "down: red5 mistigri blue6",
        more="0 knows: 1:green5",
    )


@pytest.fixture
def sit(open_page: Open, served: Served) -> Iterator[Sit]:
    """Sit down at a table, with friends who leave when the test is over."""
    tables: list[Felt] = []

    def sit_down(seats: str = "me friend friend", laid_out: str | None = None, **screen: object) -> Felt:
        tables.append(Felt(open_page(**screen), served, seats, laid_out=laid_out))
        return tables[-1]

    yield sit_down
    for each in tables:
        each.close()


def too_small(page: Page) -> list[str]:
    """What may be hit with a finger and hardly can."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.stage button')]
            .map((each) => [each.ariaLabel || each.innerText, each.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
            .map(([name, box]) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`)"""
    )
    return found


def out_of_sight(page: Page) -> list[str]:
    """What may be chosen or pressed and is not in the window as a whole."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.stage button')]
            .map((each) => [each.ariaLabel || each.innerText, each.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0)
            .filter(([, box]) => Math.min(box.x, box.y, innerWidth - box.right, innerHeight - box.bottom) < -1)
            .map(([name]) => name)"""
    )
    return found


def hand(page: Page) -> Locator:
    return page.locator("[data-hand] [data-card]")


def place(page: Page, seat: int) -> Locator:
    return page.locator(f'[data-place="{seat}"]')


def eye(page: Page, seat: int) -> Locator:
    """What shows on request what I know of a hand."""
    return place(page, seat).get_by_role("button", name=re.compile("What I know|Ce que je sais"))


@pytest.mark.parametrize(
    ("seats", "screen"),
    [
        ("me bot bot", {}),
        ("me bot bot bot bot", {"language": "fr", "size": (390, 844), "dark": True, "calm": True}),
    ],
    ids=["three", "five-on-a-phone"],
)
def test_a_whole_game_against_bots_by_clicks(sit: Sit, seats: str, screen: dict[str, object]) -> None:
    felt = sit(seats, **screen)
    play_to_the_end(random.Random(1), felt.page)
    end = felt.record()
    assert end.over
    assert sorted(points(felt.page)) == sorted(end.scores)
    sheet = felt.page.locator(".result").inner_text()
    assert all(str(score) in sheet for score in end.scores)
    assert fits(felt.page)


def tie(*, shared: bool) -> str:
    """I have one pair left in round 2, after which I tie with my left neighbour; in round 3 all will pass."""
    for seed in range(200):
        laid_out = table(
            "up: yellow7 red7",
            "out:",
            "up: mistigri yellow8",
            rounds=["purple5 | red5 | mistigri yellow8"],
            moment="turn=9 first=2 seat=0 phase=first from=2",
            seed=seed,
        )
        if (len(winners_if_all_pass(laid_out)) > 1) == shared:
            return laid_out
    raise AssertionError("no deck leads there")


def winners_if_all_pass(laid_out: str) -> list[int]:
    """Who wins if I play my pair and nobody plays one in round 3."""
    position = ronron.load("mistigri").position(laid_out, 3)
    while not position.over:
        third = position.notation().startswith("round=3")
        position.play(NOTHING if third and position.turn != ronron.NATURE else position.legal[0])
    return position.winners


@pytest.mark.parametrize("shared", [True, False], ids=["shared", "won"])
def test_a_tie_after_two_rounds_leads_to_a_third(sit: Sit, shared: bool) -> None:
    laid_out = tie(shared=shared)
    felt = sit(laid_out=laid_out)
    page = felt.page
    felt.choose_card("yellow7")
    felt.choose_card("red7")
    expect(page.locator(".frame")).to_contain_text("Round 3")
    felt.friend_plays(2, "pass")
    felt.choose(NOTHING)
    felt.friend_plays(1, "pass")
    wait_until(lambda: is_over(page))
    end = felt.record()
    assert len(end.view(0).rounds) == 3  # type: ignore[attr-defined]
    assert end.winners == winners_if_all_pass(laid_out)
    assert sorted(points(page)) == sorted(end.scores)
    expect(page.locator(".result")).to_contain_text("M23")
    assert (len(end.winners) == 2) == shared


def test_a_first_card_taken_back_was_seen_by_nobody(sit: Sit, open_page: Open) -> None:
    felt = sit(laid_out=evening())
    watcher = open_page(f"/t/{felt.ticket['table']}#{felt.ticket['watch']}")
    expect(watcher.locator(".stage")).to_be_visible()
    felt.friends[1].listen()
    before, heard = watcher.locator(".stage").inner_html(), len(felt.friends[1].heard)
    felt.choose_card("red4")
    expect(hand(felt.page).and_(felt.page.locator("[aria-pressed=true]"))).to_have_count(1)
    felt.page.locator("[data-card][aria-pressed=true]").click()
    expect(felt.page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
    felt.friends[1].listen()
    assert "play" not in "".join(felt.friends[1].heard[heard:])
    assert watcher.locator(".stage").inner_html() == before
    assert felt.truth().decisions == []


def test_a_pair_by_keys_alone(sit: Sit) -> None:
    felt = sit(laid_out=evening())
    page = felt.page
    assert wait_for_choice(page)
    tab_to(page, "[data-card]")
    page.keyboard.press("Home")
    walk_to(page, "red4")
    page.keyboard.press("Enter")
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(1)
    tab_to(page, "[data-card]")
    page.keyboard.press("Home")
    walk_to(page, "blue4")
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-choice="{SEAT + 1}"]')).to_be_visible()
    tab_to(page, f'[data-choice="{SEAT + 2}"]')
    page.keyboard.press("Enter")
    expect(page.locator(f'[data-choice="{felt.kind("purple5")}"]')).to_be_visible()
    tab_to(page, "[data-card]")
    page.keyboard.press("Home")
    walk_to(page, "purple5")
    page.keyboard.press("Enter")
    felt.heard_of(4)
    assert felt.told(0)[:4] == ["play red4", "with blue4", "choose 2", "give purple5 to 2"]


def tab_to(page: Page, target: str) -> None:
    for _ in range(60):
        if page.evaluate("target => document.activeElement?.matches(target)", target):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{target} cannot be reached by keys")


def walk_to(page: Page, name: str) -> None:
    """Along the fan with the arrow keys."""
    for _ in range(12):
        if page.evaluate("document.activeElement.dataset.card") == name:
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError("the card is not in the fan")


@pytest.mark.parametrize("drags", [False, True], ids=["tap", "drag"])
def test_a_four_gives_a_card_away(sit: Sit, drags: bool) -> None:
    felt = sit(laid_out=evening())
    page = felt.page
    assert wait_for_choice(page)
    if drags:
        drag(card(felt, "red4"), card(felt, "blue4"))
        expect(page.locator(f'[data-choice="{SEAT + 2}"]')).to_be_visible()
        drag(card(felt, "yellow8"), place(page, 2))
    else:
        for decision in (felt.kind("red4"), felt.kind("blue4"), SEAT + 2, felt.kind("yellow8")):
            felt.choose(decision)
    felt.heard_of(4)
    assert felt.told(0)[:4] == ["play red4", "with blue4", "choose 2", "give yellow8 to 2"]
    assert felt.told(1)[3] == "give ? to 2"
    eye(page, 2).click()
    expect(place(page, 2).locator(".known")).to_be_visible()
    expect(place(page, 2).get_by_role("img", name="yellow 8")).to_be_visible()


def card(felt: Felt, name: str) -> Locator:
    return felt.page.locator(f'[data-hand] [data-card="{name}"]').first


def drag(thing: Locator, target: Locator) -> None:
    """Carry a thing to another with the mouse, in a few steps as a hand does."""
    thing.hover(position={"x": 14, "y": 60})
    end = target.bounding_box()
    assert end
    mouse = thing.page.mouse
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    mouse.up()


def test_what_i_know_is_shown_when_i_ask(sit: Sit) -> None:
    felt = sit(laid_out=evening())
    page = felt.page
    known = place(page, 1).locator(".known")
    expect(known).to_be_hidden()
    assert "green 5" not in place(page, 1).inner_html()
    eye(page, 1).click()
    expect(known.get_by_role("img", name="green 5")).to_be_visible()
    assert known.locator("[role=img]").count() == 1
    eye(page, 2).click()
    expect(place(page, 2).locator(".known")).to_contain_text("Nothing is certain yet")


def test_the_discard_is_spread_and_searched_and_served_from(sit: Sit) -> None:
    felt = sit(laid_out=table("up: red5 purple5 yellow8", "up: green4 green5 yellow6", "up: mistigri blue6"))
    page = felt.page
    page.locator("[data-heap]").click()
    spread = page.locator("[data-spread]")
    expect(spread).to_be_visible()
    assert spread.get_by_role("img", name="green 3").count() == 1
    by_colour = spread.locator(".group").count()
    spread.get_by_role("button", name="By value").click()
    expect(spread.locator(".group")).not_to_have_count(by_colour)
    page.keyboard.press("Escape")
    expect(spread).to_be_hidden()
    felt.choose_card("red5")
    felt.choose_card("purple5")
    expect(spread).to_be_visible()
    felt.choose_card("purple5")
    felt.choose_card("red8")
    felt.heard_of(4)
    assert felt.told(2)[:4] == ["play red5", "with purple5", "serve purple5 to 1", "serve red8 to 2"]
    eye(page, 1).click()
    expect(place(page, 1).get_by_role("img", name="purple 5")).to_be_visible()


def test_a_three_swaps_after_the_neighbour_has_drawn(sit: Sit) -> None:
    felt = sit(laid_out=table("up: red3 purple3 yellow8 blue4", "up: green4 green5 yellow6", "up: mistigri blue6"))
    for decision in (felt.kind("red3"), felt.kind("purple3"), EFFECT):
        felt.choose(decision)
    felt.heard_of(4)
    left = felt.view().hands[0].cards[0]
    felt.choose_card(left.name)
    felt.choose_card("purple3")
    felt.heard_of(6)
    assert felt.told(2)[-1] == "take purple3"
    assert [each.value for each in felt.view().hands[0].cards] == [3]


def test_log_and_turn_marker_wait_for_what_the_board_has_yet_to_show(sit: Sit) -> None:
    hands = ("up: red4 blue4 purple5", "up: green4 red5 yellow6", "up: mistigri blue6 red8")
    felt = sit("me bot bot", laid_out=table(*hands), speed="slow")
    with felt.log():
        log, marked = felt.page.locator(".log li"), felt.page.locator(".chair.turn")
        felt.choose(NOTHING)
        wait_until(lambda: bool(felt.truth().decisions) and felt.truth().turn == 0)
        known = len(felt.truth().decisions)
        expect(marked.locator("strong")).to_contain_text("Matou", timeout=SOON_MS)
        assert log.count() < known, "the board is still busy with the others"
        felt.page.get_by_role("button", name="Skip").click()
        expect(log).to_have_count(known)
        expect(marked.locator("strong")).to_contain_text("Ada")


def test_the_arrow_turns_and_the_help_card_too(sit: Sit) -> None:
    felt = sit(laid_out=table("up: red3 purple3 yellow8 blue4", "up: green4 green5 yellow6", "up: mistigri blue6"))
    page = felt.page
    expect(page.get_by_role("img", name="The arrow points clockwise")).to_be_visible()
    for decision in (felt.kind("red3"), felt.kind("purple3"), REVERSE):
        felt.choose(decision)
    expect(page.get_by_role("img", name="The arrow points anticlockwise")).to_be_visible()
    felt.friend_plays(2, "pass")
    expect(place(page, 2).locator(".help .down")).to_have_count(1)
    assert place(page, 1).locator(".help .down").count() == 0


def test_twins_are_a_pair_and_can_be_taken_back(sit: Sit) -> None:
    felt = sit(laid_out=table("up: purple4 purple4 yellow8", "up: green4 green5 yellow6", "up: mistigri blue6"))
    for _ in range(2):
        felt.choose_card("purple4")
    expect(hand(felt.page)).to_have_count(1)
    felt.page.get_by_role("button", name="Undo").click()
    expect(hand(felt.page)).to_have_count(3)
    expect(felt.page.get_by_role("button", name="Undo")).to_be_hidden()
    assert felt.truth().decisions == []


def waiting_for_a_draw(sit: Sit) -> Felt:
    """The player on my right has passed: I am to draw one of two cards."""
    laid_out = table(
        "up: red4 blue4 purple5 yellow8",
        "up: green4 green5 yellow6",
        "up: red5 mistigri",
        moment="turn=9 seat=2 phase=first from=1",
    )
    felt = sit(laid_out=laid_out, speed="normal")
    felt.friend_plays(2, "pass")
    expect(felt.page.locator("[data-draw]")).to_be_visible(timeout=SOON_MS)
    return felt


@pytest.mark.parametrize("way", ["tap", "drag", "keys"])
def test_a_card_is_drawn_from_the_fan_by_hand(sit: Sit, way: str) -> None:
    felt = waiting_for_a_draw(sit)
    page = felt.page
    back = place(page, 2).locator("[data-draw]")
    expect(page.locator(".prompt .what")).to_have_text("Draw a card from Player 3")
    expect(page.locator(".chair.turn strong")).to_have_text("Ada")
    wait_until(lambda: felt.truth().turn == 0)  # nature has drawn, and nobody here has seen it
    expect(hand(page)).to_have_count(4)
    expect(page.locator("[data-choice]")).to_have_count(0)
    assert too_small(page) == []
    if way == "tap":
        back.click()
    elif way == "drag":
        back.hover()
        page.mouse.down()
        target = page.locator("[data-hand]").bounding_box()
        assert target
        page.mouse.move(target["x"] + target["width"] / 2, target["y"] + 60, steps=6)
        expect(page.locator(".air .carried")).to_be_visible()
        page.mouse.up()
    else:
        tab_to(page, "[data-draw]")
        page.keyboard.press("ArrowRight")
        expect(place(page, 2).locator(".lifted")).to_have_count(1)
        page.keyboard.press("Enter")
    expect(hand(page)).to_have_count(5)
    assert wait_for_choice(page)
    expect(page.locator("[data-draw]")).to_have_count(0)


def test_a_draw_can_be_skipped(sit: Sit) -> None:
    felt = waiting_for_a_draw(sit)
    felt.page.get_by_role("button", name="Skip").click()
    expect(hand(felt.page)).to_have_count(5)
    expect(felt.page.locator("[data-draw]")).to_have_count(0)


def test_what_is_taken_from_me_is_held_up_and_told(sit: Sit) -> None:
    felt = sit(laid_out=evening(), speed="slow")
    page = felt.page
    felt.choose(NOTHING)
    expect(page.locator(".prompt .what")).to_have_text(re.compile("Player 2 draws the .+ from you"), timeout=SOON_MS)
    expect(page.locator(".air .flying")).to_be_visible()
    page.wait_for_timeout(1000)  # as long as a glance takes, and longer than any other step
    expect(page.locator(".air .flying")).to_be_visible()


def test_a_card_explains_itself(sit: Sit) -> None:
    felt = sit(laid_out=evening())
    page, about = felt.page, felt.page.get_by_role("tooltip")
    assert wait_for_choice(page)
    card(felt, "red4").hover(position={"x": 14, "y": 60})
    expect(about).to_contain_text("Give a card to anyone you like")
    page.mouse.move(4, 300)
    expect(about).to_have_count(0)
    tab_to(page, "[data-card]")
    walk_to(page, "yellow8")
    expect(about).to_contain_text("draws three cards from you")
    page.keyboard.press("Escape")
    expect(about).to_have_count(0)


def test_a_long_press_explains_a_card_and_chooses_nothing(sit: Sit) -> None:
    felt = sit(laid_out=evening(), size=(390, 664))
    assert wait_for_choice(felt.page)
    touched = card(felt, "red4")
    finger = {"pointerType": "touch", "bubbles": True, "button": 0, "clientX": 40, "clientY": 420}
    touched.dispatch_event("pointerdown", finger)
    expect(felt.page.get_by_role("tooltip")).to_contain_text("Give a card")
    touched.dispatch_event("pointerup", finger)
    touched.dispatch_event("click")
    expect(touched).to_have_attribute("aria-pressed", "false")
    assert felt.truth().decisions == []
    touched.dispatch_event("click")
    expect(touched).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("size", [(390, 664), (844, 390), (1366, 768)], ids=["phone", "on-its-side", "desk"])
def test_the_help_card_lies_before_everything(sit: Sit, size: tuple[int, int]) -> None:
    felt = sit(laid_out=evening(), size=size)
    page = felt.page
    assert wait_for_choice(page)
    page.locator("[data-part=help]").click()
    sheet = page.get_by_role("dialog", name="What the pairs do")
    assert sheet.evaluate(
        """(sheet) => {
          const { x, y, right, bottom } = sheet.getBoundingClientRect();
          const shows = (x, y) => sheet.contains(document.elementFromPoint(x, y));
          const corners = [x + 6, right - 6].every((x) => shows(x, y + 20) && shows(x, bottom - 20));
          return corners && y >= 0 && bottom <= innerHeight;
        }"""
    )
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_who_leaves_says_miaouuuu(sit: Sit) -> None:
    laid_out = table(
        "up: yellow8 blue4 red6", "up: green4 red4", "up: mistigri blue6", moment="turn=9 seat=1 phase=first"
    )
    felt = sit(laid_out=laid_out, speed="slow")
    page = felt.page
    felt.friend_plays(1, "play red4", "with green4")
    expect(page.get_by_text(re.compile("Miaou")).first).to_be_visible(timeout=8000)
    expect(place(page, 1).get_by_role("img", name=re.compile("out of the round|asleep"))).to_be_visible(timeout=8000)


def test_a_card_without_a_partner_says_why(sit: Sit) -> None:
    felt = sit(laid_out=evening())
    card(felt, "purple5").click()
    expect(felt.page.locator(".refusal")).to_contain_text("M5")
    assert felt.truth().decisions == []


def test_a_moving_card_is_seen_between_its_places(sit: Sit) -> None:
    felt = sit(laid_out=evening(), speed="slow")
    page = felt.page
    felt.choose_card("red4")
    page.evaluate(
        """() => {
          window.seen = new Set();
          const watch = () => {
            for (const each of document.querySelectorAll('.air > *')) {
              const box = each.getBoundingClientRect();
              window.seen.add(`${Math.round(box.x)} ${Math.round(box.y)}`);
            }
            requestAnimationFrame(watch);
          };
          watch();
        }"""
    )
    card(felt, "blue4").click()
    page.wait_for_function("() => window.seen.size >= 4", timeout=5000)


def test_five_on_a_phone_by_touch(sit: Sit) -> None:
    laid_out = table(
        "up: red4 blue4 purple5 yellow8 red1 green1 blue2 purple2 yellow9 red7 green5 red8 blue1 green6 yellow5",
        "up: green4 yellow6 red2 blue3 purple3 yellow1 yellow2 green2",
        "down: red5 mistigri blue6 red3 yellow3",
        "up: purple4 yellow7 green7",
        "out:",
    )
    felt = sit("me friend friend friend friend", laid_out, size=(390, 664), language="fr")
    page = felt.page
    assert wait_for_choice(page)
    for step in (felt.kind("red4"), felt.kind("blue4"), SEAT + 3, felt.kind("yellow9")):
        assert fits(page)
        assert out_of_sight(page) == []
        assert too_small(page) == []
        assert narrow_strips(page) == []
        felt.choose(step, touch=True)
    felt.heard_of(4)
    assert felt.told(0)[3] == "give yellow9 to 3"


def narrow_strips(page: Page) -> list[str]:
    """Cards of the fan of which less than a fingertip shows."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('[data-hand] [data-card]')].filter((each) => {
            const box = each.getBoundingClientRect();
            const shows = (x, y) => document.elementFromPoint(x, y)?.closest('[data-card]') === each;
            let widest = 0;
            for (let y = box.y + 4; y < box.bottom; y += 6) {
              let strip = 0;
              for (let x = box.x; x < box.right; x += 2) strip += shows(x, y) ? 2 : 0;
              widest = Math.max(widest, strip);
            }
            return widest < 36;
          }).map((each) => each.ariaLabel)"""
    )
    return found


def test_what_i_know_and_the_spread_discard_are_in_nobodys_way(sit: Sit) -> None:
    felt = sit(laid_out=evening(), calm=True)
    page = felt.page
    assert wait_for_choice(page)
    eye(page, 1).click()
    page.locator("[data-heap]").click()
    expect(page.locator("[data-spread]")).to_be_visible()
    assert troubles(page) == []


def test_nothing_comes_from_the_internet(open_page: Open, served: Served) -> None:
    page = open_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    felt = Felt(page, served, "me bot bot")
    assert wait_for_choice(felt.page)
    page.wait_for_timeout(300)
    assert asked
    assert [address for address in asked if not address.startswith((served.url, "blob:", "data:"))] == []
