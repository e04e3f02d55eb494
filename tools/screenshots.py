"""Pictures of every page and of a game from draft to score: phone and desktop, day and night, English and French.

    python tools/screenshots.py [folder]

`make screenshots` puts them into `screenshots/`, which is not tracked; a few of them stand in the documents.
"""

from __future__ import annotations

import itertools
import random
import re
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from browser.felt import Dealer, Felt, table  # noqa: E402
from browser.people import box, choose_options, click_something, play_now, play_to_the_end, wait_for_choice  # noqa: E402
from browser.roofs import INSERT, Table, best  # noqa: E402
from support.serving import Served, serving  # noqa: E402

SIZES = {"phone": (390, 844), "desktop": (1366, 768)}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}


class Photographer:
    """Somebody with a camera, a language and a lamp."""

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

    def shoot(self, what: str, *, whole: bool = True) -> None:
        """Take a picture."""
        self.page.wait_for_timeout(500)
        self.page.screenshot(path=self.folder / f"{what}-{self.name}.png", full_page=whole)

    def go_round(self) -> None:
        """Every page, and a game from draft to score."""
        page, dice = self.page, random.Random(3)
        page.goto("/")
        choose_options(page)
        self.shoot("home")
        for game in ("poche", "chabyrinthe", "mistigri"):
            box(page, game).locator("summary").click()
        self.shoot("options")
        for game in ("poche", "chabyrinthe", "mistigri"):
            box(page, game).locator("summary").click()
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
        page.get_by_role("button", name=re.compile("^(Rules|Règles)$")).click()
        page.locator("dialog[open] .rules").wait_for()
        self.shoot("rules", whole=False)
        page.keyboard.press("Escape")
        play_to_the_end(dice, page)
        self.shoot("score")
        self.more_pages()
        self.up_on_the_roof()
        self.around_the_felt()

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
        for _ in range(12):
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

    def more_pages(self) -> None:
        """Waiting for a friend, the curtain, and the settings."""
        page = self.page
        page.goto("/")
        choose_options(page)
        box(page).get_by_role("button", name=re.compile("^(Invite a friend|Inviter un ami)$")).click()
        page.locator(".qr").wait_for()
        self.shoot("waiting")
        page.goto("/")
        choose_options(page, Mode="expert")
        box(page).get_by_role("button", name=re.compile("^(On one device|Sur un même appareil)$")).click()
        page.locator(".curtain").wait_for()
        self.shoot("curtain")
        page.get_by_role("button", name=re.compile("^(Settings|Réglages)$")).click()
        self.shoot("settings", whole=False)


def main() -> None:
    """Take all pictures."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    browser_path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), practice_games=False, chance=Dealer()) as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox", "--disable-gpu"])
        for size, language, dark in itertools.product(SIZES, LOCALES, (False, True)):
            photographer = Photographer(browser, served, folder, size, language, dark)
            photographer.go_round()
            print(photographer.name, flush=True)
        browser.close()


if __name__ == "__main__":
    main()
