"""How smooth the page is, as far as it does not depend on the machine; `bench/hand.py` measures the rest."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import ronron
from browser.felt import Dealer
from browser.people import board, click_something, play_now, wait_for_choice
from ronron.games import GAMES
from support.serving import Served

Open = Callable[..., Page]
JUMP = 0.02
CHEAP = {"transform", "translate", "rotate", "scale", "opacity", "visibility", "offsetDistance"}
"""Properties that may be animated: the compositor handles them alone, or they move one small drawing. (`visibility`
changes once, when something has flown in.) Anything else would be laid out or painted again in every frame."""
WATCH = """
const seen = (window.seenInHand = { unasked: 0, asked: 0, jumped: [], moved: {} });
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) {
    seen[each.hadRecentInput ? "asked" : "unasked"] += each.value;
    const what = each.sources.map(({ node }) => node?.className?.baseVal ?? node?.className);
    seen.jumped.push(`${each.value.toFixed(4)} ${what}`);
  }
}).observe({ type: "layout-shift", buffered: true });
(function look() {
  for (const animation of document.getAnimations()) {
    for (const { offset, computedOffset, easing, composite, ...moved } of animation.effect.getKeyframes()) {
      for (const property of Object.keys(moved)) seen.moved[property] = animation.animationName ?? "";
    }
  }
  requestAnimationFrame(look);
})();
"""


PHONE, DESKTOP = (390, 844), (1366, 768)


@pytest.mark.parametrize(("game", "size"), [*zip(GAMES, cycle([PHONE, DESKTOP]), strict=False)])
def test_nothing_jumps_and_nothing_is_painted_anew_in_every_frame(
    open_page: Open, served: Served, game: str, size: tuple[int, int]
) -> None:
    """The deal is always the same: a hand that grows into a second row of cards moves what lies below it."""
    dealer = served.house.settings.chance
    assert isinstance(dealer, Dealer)
    dealer.lay_out(ronron.load(game).deal(seed=1).notation())
    page = open_page("/join", size=size, speed="fast")
    page.context.add_init_script(WATCH)
    page.goto("/")
    play_now(page, game)
    dice = random.Random(game)
    for _ in range(3):
        assert wait_for_choice(page)
        click_something(page, dice)
    expect(board(page)).to_be_visible()
    assert wait_for_choice(page)
    seen: dict[str, Any] = page.evaluate("window.seenInHand")
    assert seen["unasked"] < JUMP, "\n".join(sorted(seen["jumped"]))
    assert seen["asked"] < 3 * JUMP, seen["jumped"]
    assert seen["moved"], "something moved at all"
    assert set(seen["moved"]) <= CHEAP, seen["moved"]
