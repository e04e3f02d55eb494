"""Everything around a game in real browsers: who comes, goes, watches and returns, and what each of them is told."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.care import violations
from browser.felt import NOTHING, Felt, names, table
from browser.pages import PHONE
from browser.people import SOON_MS, board, choices, fits, wait_for_choice
from browser.room import Table, answered, caty, last_to_enter, played_until, see, sitting, to_play_a_tile
from ronron.words import say
from support.serving import Served

Open = Callable[..., Page]
en, fr = partial(say, "en"), partial(say, "fr")

OPEN_TABLE = """async (wish) => {
  const put = (path, method, body) =>
    fetch(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  await put("/api/me", "PUT", { name: "Ada", avatar: "" });
  return (await put("/api/tables", "POST", wish)).json();
}"""
RENAME = """(name) => fetch("/api/me", {
  method: "PUT", headers: { "content-type": "application/json" }, body: JSON.stringify({ name, avatar: "" }),
})"""


def lay_out(served: Served, notation: str) -> None:
    """What the next table is dealt."""
    dealer: Any = served.house.hall.settings.chance
    dealer.lay_out(notation)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


LISTEN = """
  window.heard = "";
  new MutationObserver(() => {
    const told = [...document.querySelectorAll(".tidings p")].map((each) => each.textContent).join(" ");
    window.heard += told.replaceAll("\\u00a0", " ");
  }).observe(document, { childList: true, subtree: true });
"""
"""Keeps all announcements, since they are visible only for a moment."""


def hears(page: Page, sentence: str) -> None:
    """A sentence for the person comes over the table."""
    page.wait_for_function("sentence => window.heard.includes(sentence)", arg=sentence, timeout=SOON_MS)


def finish(page: Page) -> None:
    """Choose what is first until the game is over."""
    while wait_for_choice(page) is not None:
        answered(page, choices(page).first.click)


def code_now(host: Page) -> str:
    """The code that the host reads out now."""
    button(host, fr("ui-share")).click()
    code = host.get_by_role("dialog").locator(".code").inner_text()
    host.keyboard.press("Escape")
    return code


def test_on_a_phone_log_and_chat_are_a_sheet_and_what_is_said_meanwhile_is_heard_and_counted(
    open_page: Open, served: Served
) -> None:
    page = open_page(size=PHONE)
    felt = Felt(
        page, served, "me friend friend", laid_out=table("up: red4 blue5", "up: green4 red8", "up: mistigri blue6")
    )
    opens, sheet = page.get_by_role("button", name=en("ui-panel", unread=0)), page.get_by_role("dialog")
    felt.choose(NOTHING)
    expect(page.locator(".log")).to_be_hidden()
    felt.friends[1].ask("say", text="Where are you?")
    expect(opens).to_have_accessible_name(en("ui-panel", unread=1))
    expect(page.get_by_role("log")).to_contain_text("Where are you?")
    opens.click()
    expect(sheet.locator(".chat li")).to_have_text(re.compile(r"Where are you\?$"))
    assert violations(page) == []
    assert fits(page)
    button(page, en("ui-phrase-purr")).click()
    expect(sheet.locator(".chat li")).to_have_count(2)
    sheet.locator(".log .line").first.click()
    expect(sheet).to_be_hidden()
    expect(page.get_by_role("main")).to_contain_text(en("ui-looking-back"))
    expect(opens).to_have_accessible_name(en("ui-panel", unread=0))
    felt.close()


def test_friends_come_go_return_and_each_is_told_at_every_step(open_page: Open, served: Served) -> None:
    ada, bob, eve = open_page(), open_page(language="fr"), open_page()
    for each in (ada, bob, eve):
        each.add_init_script(LISTEN)
    lay_out(served, played_until(last_to_enter, 2))
    ticket = ada.evaluate(OPEN_TABLE, {"game": "caty", "seats": [{"kind": "me"}, {"kind": "open"}]})
    ada.goto(f"/t/{ticket['table']}#{ticket['seats'][0]['token']}")
    expect(ada.get_by_text(en("table-waiting", names="Ada", free=1))).to_be_visible(timeout=SOON_MS)

    # A friend sits down by link; a third person comes too late and may watch
    bob.evaluate(RENAME, "Bob")
    bob.goto(f"/join#{ticket['invite']}")
    button(bob, fr("ui-sit-down")).click()
    expect(board(bob)).to_be_visible(timeout=SOON_MS)
    hears(ada, en("table-told-sat", name="Bob"))
    eve.goto(f"/join#{ticket['invite']}")
    button(eve, en("ui-sit-down")).click()
    expect(eve.get_by_role("alert")).to_contain_text(en("refused-table-full"))
    button(eve, en("ui-watch")).click()
    expect(eve.get_by_text(en("table-you-watch", others=0))).to_be_visible(timeout=SOON_MS)
    assert choices(eve).count() == 0
    assert button(eve, en("ui-sit-down")).count() == 0
    expect(ada.get_by_text(en("table-watchers", count=1))).to_be_visible()
    expect(eve.get_by_text(en("table-eyes-off"))).to_be_visible()

    # A player who leaves in the middle keeps the seat; a bot plays until they are back
    button(bob, fr("ui-leave")).click()
    expect(bob.get_by_role("dialog")).to_contain_text(fr("ui-leave-line"))
    bob.get_by_role("dialog").get_by_role("button", name=fr("ui-leave")).click()
    hears(ada, en("table-told-left-kept", name="Bob"))
    ada.get_by_role("button", name=en("ui-chair-menu", name="Bob")).click()
    ada.get_by_role("dialog").get_by_role("radio", name=re.compile("^Chaton")).check()
    button(ada, en("ui-seat-bot", bot="Chaton")).click()
    for each in (ada, eve):
        hears(each, en("table-told-bot-for", bot="Chaton", name="Bob"))
    button(bob, fr("ui-resume")).click()
    expect(bob.locator(".standing")).to_contain_text(fr("table-bot-for-you", bot="Chaton"), timeout=SOON_MS)
    button(bob, fr("ui-come-back")).click()
    hears(bob, fr("table-told-came-back-you"))
    hears(ada, en("table-told-came-back", name="Bob"))

    # A host who leaves hands the table on, and comes back as a guest
    button(ada, en("ui-leave")).click()
    expect(ada.get_by_role("dialog")).to_contain_text(en("table-leave-host", name="Bob"))
    ada.get_by_role("dialog").get_by_role("button", name=en("ui-leave")).click()
    hears(bob, fr("table-told-host-you"))
    button(ada, en("ui-resume")).click()
    expect(ada.locator(".standing")).to_contain_text(en("table-you-left"), timeout=SOON_MS)
    button(ada, en("table-come-back")).click()
    expect(ada.get_by_text(en("table-host", name="Bob"))).to_be_visible()

    # Another game: who wants it, what changes for it, and what spectators may see
    wish = en("table-told-wants-more", name="Bob")
    scoring, expert = en("caty-option-scoring"), en("caty-option-scoring-expert")
    finish(ada)
    button(bob, fr("ui-again")).click()
    expect(ada.locator("section.pause")).to_contain_text(wish, timeout=SOON_MS)
    expect(bob.locator("section.pause")).to_contain_text(fr("table-waits-for", names="Ada"))
    button(bob, fr("table-change")).click()
    bob.get_by_role("dialog").get_by_role("radio", name=fr("caty-option-scoring-expert"), exact=True).check()
    expect(bob.get_by_role("dialog")).to_contain_text(fr("table-options-line"))
    bob.get_by_role("dialog").get_by_label(fr("table-eyes-switch")).check()
    expect(eve.get_by_text(en("table-eyes-on")).last).to_be_visible()
    button(bob, fr("table-options-save")).click()
    hears(ada, en("table-told-options", name="Bob", what=en("ui-option", option=scoring, value=expert)))
    expect(ada.locator("section.pause")).not_to_contain_text(wish)
    button(bob, fr("ui-again")).click()
    button(ada, en("ui-again")).click()
    for each in (ada, eve):
        hears(each, en("table-told-dealt"))

    # A player who is sent away is told so and taken home; a spectator may take the seat with the code
    bob.get_by_role("button", name=fr("ui-chair-menu", name="Ada")).first.click()
    button(bob, fr("ui-kick")).click()
    expect(bob.get_by_role("dialog")).to_contain_text(fr("table-kick-playing", name="Ada"))
    button(bob, fr("table-kick-sure", name="Ada")).click()
    expect(ada.get_by_role("heading", name=en("bye-sent-away"))).to_be_visible()
    expect(ada.get_by_role("link", name=en("ui-home"), exact=True).last).to_be_visible()
    hears(eve, en("table-told-kicked", name="Ada"))
    button(eve, en("ui-sit-down")).click()
    eve.get_by_label(en("table-sit-code")).fill(ticket["code"])
    button(eve, en("ui-sit-down")).click()
    expect(eve.locator(".standing").get_by_role("alert")).to_be_visible()  # the old code is no longer valid
    eve.get_by_label(en("table-sit-code")).fill(code_now(bob))
    button(eve, en("ui-sit-down")).click()
    hears(bob, fr("table-told-sat", name=fr("ui-player", number=1)))
    expect(button(eve, en("ui-leave"))).to_be_visible(timeout=SOON_MS)
    expect(eve.locator(".standing")).to_have_count(0)

    # A lost line is told, and that it is back; then the host closes the table
    eve.context.set_offline(True)
    expect(eve.get_by_text(en("ui-lost"))).to_be_visible(timeout=SOON_MS)
    eve.context.set_offline(False)
    hears(eve, en("table-told-online"))
    button(bob, fr("table-run")).click()
    button(bob, fr("table-close")).click()
    button(bob, fr("table-close-sure")).click()
    expect(eve.get_by_role("heading", name=en("bye-table-closed"))).to_be_visible()


# One device


class Memory:
    """All that has come to a page and all that is still alive in it."""

    def __init__(self, page: Page, in_sight: str) -> None:
        """`in_sight` tells of an object whether it shows somebody's hand, in JavaScript."""
        self.page, self.in_sight = page, in_sight
        self.frames: list[Any] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(frame)))
        self.devtools = page.context.new_cdp_session(page)

    def holds(self) -> int:
        """How many objects in the page show a hand; what nobody holds any more is collected first."""
        self.devtools.send("HeapProfiler.collectGarbage")
        prototype = self.devtools.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
        alive = self.devtools.send("Runtime.queryObjects", {"prototypeObjectId": prototype})["objects"]["objectId"]
        counting = f"function () {{ return this.filter((each) => {self.in_sight}).length }}"
        count = {"objectId": alive, "functionDeclaration": counting, "returnByValue": True}
        found: int = self.devtools.send("Runtime.callFunctionOn", count)["result"]["value"]
        for each in (prototype, alive):
            self.devtools.send("Runtime.releaseObject", {"objectId": each})
        return found

    def everything_told(self) -> Iterator[dict[str, Any]]:
        """Every object in everything the server ever sent."""
        waiting: list[Any] = [json.loads(frame) for frame in self.frames]
        while waiting:
            found = waiting.pop()
            if isinstance(found, dict):
                yield found
            if isinstance(found, dict | list):
                waiting += found.values() if isinstance(found, dict) else found


def curtain_for(page: Page, name: str) -> Locator:
    """The curtain falls for somebody, and Escape does not lift it."""
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text(en("ui-hand-to", name=name), timeout=SOON_MS)
    page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    return curtain


CARDS = "Array.isArray(each.hands) && each.hands.some((hand) => hand.open && hand.size)"


def test_on_one_device_no_hand_of_cards_is_there_before_its_owner_is(open_page: Open, served: Served) -> None:
    page = open_page()
    memory = Memory(page, CARDS)
    hands = [{"red4", "blue4", "purple5"}, {"green4", "green5", "yellow6"}, {"red5", "mistigri", "blue6"}]
    felt = Felt(page, served, "me me me", laid_out=table(*(f"up: {' '.join(cards)}" for cards in hands)))
    for seat, name in enumerate(["Ada", "Bea", "Cleo"]):
        curtain_for(page, name)
        assert cards_told_of(felt) == set(), "nothing is shown to who hands the device on"
        told = [view["hands"][seat] for view in memory.everything_told() if "hands" in view]
        assert told
        assert not any(hand["open"] and hand["size"] for hand in told), "it was there behind the curtain"
        assert memory.holds() == 0, "a hand is still there behind the curtain"
        page.keyboard.press("Enter")
        expect(page.get_by_text(en("table-holder", name=name))).to_be_visible()
        expect(page.locator("[data-hand] [data-card]")).not_to_have_count(0)
        assert memory.holds() > 0
        others = set().union(*hands[:seat], *hands[seat + 1 :])
        assert not cards_told_of(felt) & (others - drawn_by(felt, seat)), "another's hand"
        assert cards_in_hand(felt) >= hands[seat] - drawn_by(felt, (seat + 1) % 3)
        felt.choose(NOTHING)


def drawn_by(felt: Felt, seat: int) -> set[str]:
    """The cards a seat has drawn so far, whoever held them before."""
    return {text.split()[0] for text in felt.told(seat) if text.endswith(f"to {seat}")}


def cards_in_hand(felt: Felt) -> set[str]:
    return set(felt.page.locator("[data-card]").evaluate_all("all => all.map((each) => each.dataset.card)"))


def cards_told_of(felt: Felt) -> set[str]:
    """Every card that the page holds in any word or attribute outside the discard."""
    page = felt.page
    content: str = page.evaluate(
        """() => {
          const copy = document.body.cloneNode(true);
          for (const each of copy.querySelectorAll('[data-heap], [data-spread], script')) each.remove();
          return copy.outerHTML.replaceAll("Crazy Mistigri", "");
        }"""
    )
    return cards_in_hand(felt) | {name for name in names() if in_words(name) in content}


def in_words(name: str) -> str:
    """How the page calls a card: `red 4`, Mistigri."""
    return "Mistigri" if name == "mistigri" else re.sub(r"(\d)", r" \1", name)


TILES = "typeof each.wall === 'string' && typeof each.furniture === 'number'"


def test_on_one_device_not_even_a_rematch_shows_a_hand(open_page: Open, served: Served) -> None:
    page = open_page()
    memory = Memory(page, TILES)
    lay_out(served, played_until(last_to_enter, 2))
    Table(page, served, sitting(2, 0, 1))
    curtain_for(page, "A").get_by_role("button", name=en("ui-lift", name="A")).click()
    finish(page)
    text = played_until(to_play_a_tile(9), 2)
    lay_out(served, text)
    hands = [{tile.furniture for tile in see(caty.position(text, 2), seat).players[seat].hand} for seat in range(2)]
    memory.frames.clear()
    button(page, en("ui-again")).click()
    for hand, name in zip(hands, "BA", strict=True):
        curtain = curtain_for(page, name)
        tiles = [each for each in memory.everything_told() if isinstance(each.get("wall"), str)]
        told = {each["furniture"] for each in tiles if isinstance(each.get("furniture"), int)}
        assert not told & hand, "it was there behind the curtain"
        assert memory.holds() == 0, "a hand is still there behind the curtain"
        if name == "A":
            expect(curtain).to_contain_text(en("table-last-move", what="B"))
            return
        curtain.get_by_role("button").click()
        for _ in range(2):
            assert wait_for_choice(page)
            answered(page, choices(page).first.click)
