"""What people do in the page: by clicking, and by keys alone."""

from __future__ import annotations

import random
import re
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, Page, Position, TimeoutError, expect  # noqa: A004  Playwright's

SOON_MS = 20_000
OFFERED = (
    "document.querySelectorAll('.log li').length + ' ' + document.querySelector('.prompt .what')?.innerText + ' '"
    " + [...document.querySelectorAll('[data-choice]')].map((each) => each.dataset.choice).join()"
)
"""What the page tells of the game and offers, in a word: it changes with every decision."""


def on_the_shelf(page: Page, game: str = "poche") -> Locator:
    """The box of a game as it stands on the shelf, closed."""
    return page.locator(f"article[aria-labelledby='{game}-name']")


def box(page: Page, game: str = "poche") -> Locator:
    """The inside of a box: it is opened, unless it is open already."""
    inside = page.locator(f"[data-box='{game}']")
    lid = on_the_shelf(page, game).locator(".lid")
    expect(inside.or_(lid).first).to_be_visible(timeout=SOON_MS)
    if not inside.is_visible():
        if page.locator("[data-box]").count():
            page.keyboard.press("Escape")  # another box is put back first
        lid.click()
        expect(inside).to_be_visible(timeout=SOON_MS)
    return inside


def play_now(page: Page, game: str = "poche", **options: str) -> None:
    """Start a game against the bot, with the options chosen as a person would."""
    choose_options(page, game, **options)
    box(page, game).get_by_role("button", name=re.compile("^(Play now|Jouer)$")).click()
    expect(board(page)).to_be_visible(timeout=SOON_MS)


def choose_options(page: Page, game: str = "poche", **options: str) -> None:
    """Open a box and choose some options, by their labels."""
    inside = box(page, game)
    play = inside.get_by_role("button", name=re.compile("^(Play now|Jouer)$"))
    expect(play).to_be_enabled(timeout=SOON_MS)
    if options and not inside.locator("details[open]").count():
        inside.locator("summary").click()
    for label, value in options.items():
        field = inside.get_by_label(label.replace("_", " "), exact=False).first
        if field.evaluate("each => each.role") == "radiogroup":
            field.locator(f"input[value='{value}']").check()
        elif value in ("yes", "no"):
            field.set_checked(value == "yes")
        else:
            field.fill(value)


def board(page: Page) -> Locator:
    """The board of the game."""
    return page.locator(".stage")


def choices(page: Page) -> Locator:
    """Everything that may be chosen now."""
    return page.locator("[data-choice]")


def wait_for_choice(*pages: Page) -> Page | None:
    """The page whose player may choose now; None when the game is over."""
    for _ in range(SOON_MS // 50):
        for page in pages:
            if page.locator("[data-draw]").count() > 0:
                draw(page)
            if choices(page).count() > 0:
                return page
            if is_over(page):
                return None
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody may choose, and the game is not over")


def draw(page: Page) -> None:
    """Draw the card that waits in somebody's fan until a hand draws it."""
    with suppress(TimeoutError):  # it was skipped meanwhile
        press(page.locator("[data-draw]"))


def is_over(page: Page) -> bool:
    return page.locator(".frame.over .result").count() > 0


def click_something(page: Page, dice: random.Random) -> None:
    """Choose one of the choices, and wait until it has been answered."""
    count = choices(page).count()
    target = choices(page).nth(dice.randrange(count))
    before = page.evaluate(OFFERED)
    with suppress(TimeoutError):  # the choices changed meanwhile; the wait below decides
        press(target)
    page.wait_for_function(f"before => {OFFERED} !== before", arg=before)


def press(target: Locator, *, touch: bool = False) -> None:
    """Click or tap a visible point of an element, since a card in a fan may be covered by the next one."""
    act = target.tap if touch else target.click
    for patience in (1000, 1000, SOON_MS):
        try:
            act(position=in_sight(target, patience), timeout=patience)
        except TimeoutError:
            if target.count() == 0:
                return  # it was hit, and the answer came before Playwright said so; who pressed waits for the answer
            if patience == SOON_MS:  # till then it only moved: look again
                raise
        else:
            return


def in_sight(target: Locator, patience: int = SOON_MS) -> Position:
    """The middle of a thing, or a point of it that nothing lies over, once it is on the screen."""
    spot: Position = target.evaluate(
        """(target) => {
          target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
          const box = target.getBoundingClientRect();
          const shows = ({ x, y }) => target.contains(document.elementFromPoint(box.x + x, box.y + y));
          const spots = [{ x: box.width / 2, y: box.height / 2 }];
          for (let y = 8; y < box.height; y += 8) for (let x = 8; x < box.width; x += 8) spots.push({ x, y });
          return spots.find(shows) ?? spots[0];
        }""",
        timeout=patience,
    )
    return spot


def play_to_the_end(dice: random.Random, *pages: Page) -> None:
    """Click until the score is shown."""
    while (page := wait_for_choice(*pages)) is not None:
        click_something(page, dice)


def points(page: Page, chairs: str = ".chair") -> list[int]:
    """The points at the chairs, or at some of them."""
    return [int(text) for text in page.locator(f"{chairs} .points").all_inner_texts()]


def address(page: Page) -> dict[str, Any]:
    """The table and the token in the address bar."""
    found = re.search(r"/t/(\w+)#(.+)$", page.url)
    assert found, page.url
    return {"table": found[1], "token": found[2]}


def fits(page: Page) -> bool:
    """Nothing has to be scrolled sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
