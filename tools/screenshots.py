"""Pictures of every page and of every game from its first choice to its score.

    python tools/screenshots.py [folder] [phone-fr-night …]

`make screenshots` puts them into `screenshots/`, which is not tracked: phone and desktop, day and night, English and
French. Some of these may be named, to have those alone.
"""

from __future__ import annotations

import itertools
import random
import shutil
import sys
import tempfile
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, Locator, Page, sync_playwright  # noqa: E402

from browser import room  # noqa: E402
from browser.felt import Dealer, Felt, table  # noqa: E402
from browser.people import (  # noqa: E402
    SOON_MS,
    box,
    choose_options,
    click_something,
    on_the_shelf,
    play_now,
    play_to_the_end,
    wait_for_choice,
)
from browser.roofs import INSERT, Table, best  # noqa: E402
from ronron.api.review import review  # noqa: E402
from ronron.bots import Budget  # noqa: E402
from ronron.games import GAMES  # noqa: E402
from ronron.server.archive import archive  # noqa: E402
from ronron.words import say  # noqa: E402
from support.serving import Served, serving  # noqa: E402

SIZES = {"phone": (390, 844), "desktop": (1366, 768)}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
QUICK_REVIEW = Budget(iterations=150)
"""A small budget, enough for a picture of a review."""


class Photographer:
    """A browser of one size, language and colour scheme that takes pictures."""

    def __init__(self, browser: Browser, served: Served, folder: Path, size: str, language: str, dark: bool) -> None:
        width, height = SIZES[size]
        context = browser.new_context(
            base_url=served.url,
            locale=LOCALES[language],
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            has_touch=size == "phone",
        )
        context.add_init_script(
            "if (!localStorage.getItem('ronron')) localStorage.setItem('ronron', '{\"speed\": \"none\"}')"
        )
        self.page: Page = context.new_page()
        self.name = f"{size}-{language}-{'night' if dark else 'day'}"
        self.folder = folder
        self.served = served
        self.language = language

    def shoot(self, what: str, *, whole: bool = True) -> None:
        """Take a picture."""
        self.page.wait_for_timeout(500)
        self.page.screenshot(path=self.folder / f"{what}-{self.name}.png", full_page=whole)

    def press(self, word: str, within: Locator | None = None, **more: int) -> None:
        """Click the button with these words."""
        name = say(self.language, word, **more)
        (within or self.page.locator("body")).get_by_role("button", name=name).first.click()

    def go_round(self) -> None:
        """Every page, and every game."""
        self.before_a_shelf()
        self.on_the_square()
        self.with_others()
        self.up_on_the_roof()
        self.around_the_felt()
        self.in_a_room()
        self.guided()

    def before_a_shelf(self) -> None:
        """Home, with the boxes closed and open."""
        page = self.page
        page.goto("/")
        on_the_shelf(page).wait_for()
        self.shoot("home")
        for game in GAMES:
            box(page, game)
            self.shoot(f"box-{game}", whole=False)
            page.keyboard.press("Escape")

    def on_the_square(self) -> None:
        """A game of Chats de poche from its draft to its score, with a refusal and the rules."""
        page, dice = self.page, random.Random(3)
        page.goto("/")
        play_now(page, Mode="free")
        self.shoot("draft")
        for _ in range(17):
            if wait_for_choice(page) is not None:
                click_something(page, dice)
        wait_for_choice(page)
        self.shoot("game")
        page.locator("[data-cell]:not([data-choice])").first.click()
        page.locator(".refusal").wait_for()
        self.shoot("refusal")
        self.press("ui-rules")
        page.locator("dialog[open] .rules").wait_for()
        self.shoot("rules", whole=False)
        page.keyboard.press("Escape")
        play_to_the_end(dice, page)
        self.shoot("score")

    def around_the_felt(self) -> None:
        """Crazy Mistigri for five in mid-game, its discard, and the end of a game for three."""
        page, dice = self.page, random.Random(3)
        laid_out = table(
            "up: red4 blue4 purple5 yellow8 red1 green1 yellow9",
            "up: green4 green5 yellow6 red2 blue3",
            "down: red5 mistigri blue6 red3 yellow3 red7",
            "up: purple4 yellow7 green7 purple2",
            "out:",
            more="0 knows: 1:green5 2:mistigri",
        )
        page.goto("/")
        Felt(page, self.served, "me bot bot bot bot", laid_out=laid_out)
        wait_for_choice(page)
        self.shoot("felt")
        page.locator("[data-heap]").click()
        self.shoot("felt-discard")
        page.goto("/")
        laid_out = table(
            "up: yellow7 red7 blue6", "up: mistigri green4", "up: yellow8 red8", rounds=["blue5 | - | red6"]
        )
        Felt(page, self.served, "me bot bot", laid_out=laid_out)
        play_to_the_end(dice, page)
        self.shoot("felt-score")

    def up_on_the_roof(self) -> None:
        """A game of Chabyrinthe for three from its first card to its last cat, and one alone on the smaller roof."""
        page, dice = self.page, random.Random(3)
        page.goto("/")
        table = Table(page, self.served, [{"kind": "me"}, *[{"kind": "bot", "level": "matou"}] * 2])
        wait_for_choice(page)
        self.shoot("roof")
        table.choose(INSERT)
        wait_for_choice(page)
        self.shoot("roof-where")
        table.choose(table.position().legal[3])
        wait_for_choice(page)
        self.shoot("roof-facing")
        for _ in range(6):
            if wait_for_choice(page) is not None:
                table.choose(best(table.position(), dice))
        wait_for_choice(page)
        self.shoot("roof-game")
        table.play_to_the_end(dice)
        self.shoot("roof-score")
        page.goto("/")
        table = Table(page, self.served, [{"kind": "me"}], board="chatons", open_pile=True)
        table.play_to_the_end(dice)
        self.shoot("roof-alone")

    def in_a_room(self) -> None:
        """A game of Caty Mini, its score, and the same game looked at again and reviewed."""
        page, dice = self.page, random.Random(3)
        page.goto("/")
        room.Table(page, self.served, room.sitting(3, 0))
        wait_for_choice(page)
        self.shoot("room")
        for _ in range(10):
            if wait_for_choice(page) is not None:
                click_something(page, dice)
        wait_for_choice(page)
        self.shoot("room-game")
        play_to_the_end(dice, page)
        self.shoot("room-score")
        page.get_by_role("link", name=say(self.language, "table-look-again")).click()
        page.get_by_role("slider").first.wait_for()
        self.shoot("replay")
        self.press("replay-review")
        page.locator(".costs, .fine").first.wait_for(timeout=6 * SOON_MS)
        self.shoot("review")
        if (costly := page.locator("button.cost")).count():
            costly.first.click()
            self.shoot("review-costly")

    def guided(self) -> None:
        """The guided first game of every box, in its second step."""
        page = self.page
        for game in GAMES:
            page.goto("/")
            choose_options(page, game)
            self.press("ui-learn", box(page, game))
            page.locator(".coach [data-onward]").click()
            self.shoot(f"lesson-{game}", whole=False)

    def with_others(self) -> None:
        """Waiting for a friend, the curtain, and the settings."""
        page = self.page
        page.goto("/")
        choose_options(page)
        self.press("ui-invite", box(page), friends=1)
        page.locator(".qr").wait_for()
        self.shoot("waiting")
        page.goto("/")
        choose_options(page, Mode="expert")
        self.press("ui-one-device", box(page))
        page.locator(".curtain").wait_for()
        self.shoot("curtain")
        self.press("ui-settings")
        self.shoot("settings", whole=False)


def main() -> None:
    """Take all pictures."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    archive.review = partial(review, budget=QUICK_REVIEW)  # type: ignore[attr-defined]
    browser_path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), chance=Dealer()) as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox", "--disable-gpu"])
        for size, language, dark in itertools.product(SIZES, LOCALES, (False, True)):
            photographer = Photographer(browser, served, folder, size, language, dark)
            if photographer.name in (sys.argv[2:] or [photographer.name]):
                photographer.go_round()
                print(photographer.name, flush=True)
        browser.close()


if __name__ == "__main__":
    main()
