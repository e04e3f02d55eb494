"""A table of Caty Mini in a page: from any position, with the true game behind it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, cast

from playwright.sync_api import Locator, Page, expect

import ronron
from browser.people import OFFERED, SOON_MS
from ronron.games.caty.view import View, Way
from ronron.said import People, tell
from support.serving import Served

PILE_OF, NOTCH = 20, 24
BOT = {"kind": "bot", "level": "matou"}
caty = ronron.load("caty")


class Table:
    """A table in a page; whoever sits there is "me" in the seats, or a bot."""

    def __init__(self, page: Page, served: Served, seats: list[dict[str, str]], **options: Any) -> None:
        self.page, self.served, self.frames = page, served, list[str]()
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame))))
        self.ticket: dict[str, Any] = page.evaluate(
            """async (wish) => {
              const answer = await fetch("/api/tables", {
                method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish),
              });
              return answer.json();
            }""",
            {"game": "caty", "seats": seats, "options": options},
        )
        tokens = [seat["token"] for seat in self.ticket["seats"] if seat["token"]]
        self.token = tokens[0]
        page.goto(f"/t/{self.ticket['table']}#{'.'.join([*tokens, self.ticket['watch']] if tokens[1:] else tokens)}")
        expect(page.locator(".stage, .curtain")).to_be_visible(timeout=SOON_MS)

    def end(self) -> ronron.Position:
        """The game as its record tells it."""
        with self.served.guest() as guest:
            record = guest.get(
                f"/api/tables/{self.ticket['table']}/record", headers={"authorization": f"Bearer {self.token}"}
            )
        return caty.read(record.text)

    def tile(self, furniture: int) -> Locator:
        return self.page.locator(f'[data-tile="{furniture}"]')

    def choice(self, decision: int) -> Locator:
        return self.page.locator(f'[data-choice="{decision}"]')

    def choose(self, decision: int) -> None:
        """Click what chooses it, and wait for the answer."""
        answered(self.page, self.choice(decision).click)


def answered(page: Page, act: Callable[[], Any]) -> None:
    """Do what decides something, and wait until the page tells of it."""
    before = page.evaluate(OFFERED)
    act()
    page.wait_for_function(f"before => {OFFERED} !== before", arg=before)


def out_of_reach(page: Page) -> list[str]:
    """What can be pressed on the board, but is not wholly in the window, or smaller than a finger."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(".stage button")].filter((each) => {
          const { left, top, right, bottom, width, height } = each.getBoundingClientRect();
          const inside = left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
          return width > 0 && (!inside || width < 43.5 || height < 43.5);
        }).map((each) => each.ariaLabel || each.innerText)"""
    )
    return found


def sitting(players: int, *people: int) -> list[dict[str, str]]:
    """People on some chairs, bots on the others."""
    return [{"kind": "me", "name": "ABCD"[seat]} if seat in people else BOT for seat in range(players)]


def played_until(wanted: Callable[[View], bool], players: int, **options: Any) -> str:
    """A game played at random until the view of the next player fits."""
    dice = random.Random(players)
    for seed in range(100):
        position = caty.deal(seed, players, **options)
        while not position.over:
            if wanted(see(position, position.turn or 0)):
                return position.notation()
            position.play(dice.choice(position.legal))
    raise AssertionError("no game comes to that")


def to_play_a_tile(round: int) -> Callable[[View], bool]:  # noqa: A002  as the view calls it
    """Seat 0 has the marker, and one of its tiles has the colour that may not follow."""

    def wanted(view: View) -> bool:
        tiles = [tile.wall for tile in view.players[view.to_move].hand]
        last = view.walls[view.order[-1] // 5].name
        held = len(set(tiles)) > 1 and last in tiles
        return view.phase == "tile" and view.to_move == 0 and view.round >= round and held

    return wanted


def last_to_enter(view: View) -> bool:
    """Seat 0 is the last of the last round."""
    last = (view.first - 1) % len(view.players)
    return view.phase == "entry" and view.round == view.rounds and view.to_move == last == 0


def asked(page: Page) -> str:
    """What kind of thing is to be chosen. (The server may not have heard yet what led there: a turn is told whole.)"""
    first = int(page.locator("[data-choice]").first.get_attribute("data-choice") or "")
    if first >= NOTCH:
        return "start" if page.locator(".begin").count() else "entry"
    return "tile" if first < PILE_OF else "pile"


def told(way: Way) -> str:
    """What a run costs, as it stands in the page."""
    return f"{way.units:,} of string"


def names_of(view: View, way: Way) -> list[str]:
    """The toys on a way, as an English page calls them."""
    return [tell("en", view.toys[toy].words, People()) for toy in way.toys]


def see(position: ronron.Position, seat: int = 0) -> View:
    return cast(View, position.view(seat))


SLEEPER = """
phase=entry first=3 seat=3 round=12
0 D: start=0 runs=bedside0,bed1,piano0,table0,lamp0,chest0,drawers0,plantstand0,radio1,desk1,sofa0 \
won=train2,mouse2+teddy2+duck2,car3+train2,-,teddy3,block2+train3,block3,rocket3,duck4+rocket3,-,doll4 hand=stool
1 C: start=1 runs=bedside0,bed0,piano0,table1,lamp0,chest1,drawers0,plantstand0,radio0,desk0,sofa0 \
won=ball2+car2,ball2+car2,rocket2,car4,-,teddy4+doll3,-,-,block3,-,- hand=armchair
2 A: start=0 runs=bedside1,bed1,piano0,table0,lamp0,chest1,drawers1,plantstand0,radio1,desk1,sofa0 \
won=doll2,doll2,-,teddy3,-,-,duck3+rocket2,-,block4+rocket4,doll3,- hand=sideboard
3 B: start=1 runs=bedside1,bed0,piano0,table1,lamp0,chest0,drawers1,plantstand0,radio1,desk0,sofa0 \
won=teddy2,-,-,mouse2+car3,train3+duck2,-,block2,top2+duck3,-,-,- hand=mirror
order: bookcase bedside bed piano table lamp chest drawers plantstand radio desk sofa chair
piles: turquoise=- yellow=clock red=wardrobe violet=fishtank
tokens: block=- ball=3,3,4 mouse=3,3,4 car=- teddy=- top=2,3,3,4 train=4 duck=- rocket=- doll=-
"""
"""Once seat 3 has run, seat 0 sleeps, and seats 1 and 2 are still to run."""

SHORT = """
phase=entry first=2 seat=0 round=12
0 D: start=0 runs=bed1,chest0,lamp0,mirror0,drawers1,clock1,piano0,radio0,fishtank0,armchair1,desk1 \
won=car2+rocket2,-,top2,rocket2,doll2,-,-,duck3+doll2,mouse2,-,top3+train4 hand=stool
1 C: start=0 runs=bed1,chest1,lamp1,mirror0,drawers0,clock1,piano1,radio0,fishtank1,armchair1,desk0 \
won=duck2,-,teddy2,-,car3+rocket3,ball2,car3,ball2+teddy3,teddy3,ball3+train3+rocket4,block2 hand=wardrobe
2 A: start=1 runs=bed1,chest0,lamp1,mirror1,drawers0,clock1,piano0,radio1,fishtank1,armchair0,desk0,bedside0 \
won=-,block2,-,train2,train3,teddy2,-,-,-,-,top2,- hand=sofa
order: plantstand bed chest lamp mirror drawers clock piano radio fishtank armchair desk bedside
piles: turquoise=chair,bookcase yellow=sideboard,table red=- violet=-
tokens: block=3,4 ball=4 mouse=2,3,4 car=4 teddy=- top=4 train=- duck=3,4 rocket=- doll=3,4
"""
"""Seat 0 has string for one of two notches, and seat 1 for none."""
