"""The pictures of the README and of the documents: real games in the real page, taken by a real browser.

    python tools/pictures.py [name …]

`make pictures` takes all of them into `docs/images/`; a name (`poche`, `fr/caty`, `animated` …) takes one alone.
Deals are the same each time; what bots make of them may differ a little, so look before you commit.
"""

from __future__ import annotations

import base64
import io
import itertools
import shutil
import sys
import tempfile
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from PIL import Image, ImageChops  # noqa: E402
from playwright.sync_api import Browser, Page, expect, sync_playwright  # noqa: E402

import ronron  # noqa: E402
from browser.felt import Dealer  # noqa: E402
from browser.people import OFFERED, SOON_MS, box, choose_options, in_sight, on_the_shelf, wait_for_choice  # noqa: E402
from browser.roofs import INSERT, cell_name  # noqa: E402
from ronron.bots import decide  # noqa: E402
from ronron.games import GAMES, find  # noqa: E402
from ronron.words import say  # noqa: E402
from support.serving import Served, serving  # noqa: E402

IMAGES = ROOT / "docs" / "images"
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
DESKTOP, PHONE, SMALL, FILM = (1280, 800), (390, 844), (960, 600), (640, 790)
QUALITY = 80
FRAMES_PER_S = 7
LONGEST_FRAME_MS = 900
LAST_FRAME_MS = 4_000
NEWS_PIXELS = 250
ANIMATED_WIDTH = 480


@dataclass
class Scene:
    """A game to be shown: who sits there, how it is dealt, and how far it is played before the picture."""

    game: str
    players: int
    seed: int
    decisions: int
    phase: str | None = None
    """What is to be decided in the picture, as the game's view calls it; None for anything."""
    options: dict[str, Any] = field(default_factory=dict)


def scene_of(game: str) -> Scene:
    """What `tools/scenes/<game>.toml` says of the picture of a game; where there is none, some decisions into it."""
    path = ROOT / "tools" / "scenes" / f"{game}.toml"
    said = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return Scene(**{"game": game, "players": find(game).title.check_players(None), "seed": 5, "decisions": 8, **said})


class Studio:
    """A server and a browser in which games are played for pictures."""

    def __init__(self, browser: Browser, served: Served) -> None:
        self.browser, self.served = browser, served

    @contextmanager
    def page(self, language: str, size: tuple[int, int], *, dark: bool = False, speed: str = "none") -> Iterator[Page]:
        """A page of its own, opened at home."""
        context = self.browser.new_context(
            base_url=self.served.url,
            locale=LOCALES[language],
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            has_touch=size == PHONE,
        )
        context.add_init_script(
            f"if (!localStorage.getItem('ronron')) localStorage.setItem('ronron', '{{\"speed\": \"{speed}\"}}')"
        )
        page = context.new_page()
        page.goto("/")
        yield page
        context.close()


class Seat:
    """A player in a page, who decides as Gouttière would; the others are bots."""

    def __init__(self, studio: Studio, page: Page, scene: Scene, *, begun: int = 0) -> None:
        """`begun` decisions have been made before anybody looks."""
        self.page, self.game = page, ronron.load(scene.game)
        deal = self.game.deal(scene.seed, scene.players, **scene.options)
        while len(deal.decisions) < begun or deal.turn != 0:
            deal.play(self._wish(deal))
        dealer: Any = studio.served.house.hall.settings.chance
        dealer.lay_out(deal.notation())
        levels = ["matou", "gouttiere", "raminagrobis"]
        bots = [{"kind": "bot", "level": level} for level in levels[: scene.players - 1]]
        wish = {"game": scene.game, "seats": [{"kind": "me", "name": "Ada"}, *bots], "options": scene.options}
        ticket = page.evaluate(
            """async (wish) => (await fetch("/api/tables", {
              method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish),
            })).json()""",
            wish,
        )
        self.lives, self.table = studio.served.house.hall.lives, ticket["table"]
        self.staged: list[int] = []
        self.heard = -1
        page.goto(f"/t/{self.table}#{ticket['seats'][0]['token']}")
        expect(page.locator(".stage")).to_be_visible(timeout=SOON_MS)

    def position(self) -> ronron.Position:
        """The game as the page shows it: what is published, and what is only staged."""
        position: Any = self.lives[self.table].table.position
        if len(position.decisions) != self.heard:
            self.heard, self.staged = len(position.decisions), []
        copy: ronron.Position = position.copy()
        for decision in self.staged:
            copy.play(decision)
        return copy

    def decide(self) -> bool:
        """Make one decision by clicking; false if there was none to make."""
        if wait_for_choice(self.page) is None:
            return False
        position = self.position()
        if position.turn != 0:  # the page is still showing earlier steps
            self.page.wait_for_timeout(50)
            return True
        decision = self._wish(position)
        if self.game.slug == "chabyrinthe" and decision != INSERT:
            view: Any = position.view(0)
            if view.phase == "act":
                self.page.locator(f'[data-cell="{cell_name(view.side, decision // 3)}"]').click()
        before = self.page.evaluate(OFFERED)
        target = self.page.locator(f'[data-choice="{decision}"]').first
        target.click(position=in_sight(target), timeout=SOON_MS)
        self.staged.append(decision)
        self.page.wait_for_function(f"before => {OFFERED} !== before", arg=before)
        return True

    def play(self, decisions: int, phase: str | None) -> None:
        """Make so many decisions, then go on until the player's own turn is in this phase."""
        for _ in range(decisions):
            self.decide()
        while wait_for_choice(self.page) is not None and phase not in (None, self._phase()):
            self.decide()

    def _phase(self) -> str:
        view: Any = self.position().view(0)
        return str(view.phase)

    def _wish(self, position: ronron.Position) -> int:
        if position.turn in (None, ronron.NATURE):
            return position.legal[0]
        seat = int(position.turn or 0)
        return decide("gouttiere", self.game.engine, position.redacted(seat), seat)


def keep(page: Page, name: str) -> None:
    """Take a picture of what is on the screen, and keep it small."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(600)
    path = IMAGES / f"{name}.webp"
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.open(io.BytesIO(page.screenshot())).convert("RGB").save(path, quality=QUALITY, method=6)
    print(f"{name}: {path.stat().st_size // 1000} kB", flush=True)


def board(studio: Studio, name: str, game: str, language: str, size: tuple[int, int], *, dark: bool = False) -> None:
    """A board in the middle of a game."""
    scene = scene_of(game)
    with studio.page(language, size, dark=dark) as page:
        seat = Seat(studio, page, scene)
        seat.play(scene.decisions, scene.phase)
        keep(page, name)


def home(studio: Studio, name: str, language: str) -> None:
    """The shelf with the boxes."""
    with studio.page(language, DESKTOP) as page:
        on_the_shelf(page).wait_for()
        keep(page, name)


def waiting(studio: Studio, name: str, language: str) -> None:
    """A table that waits for a friend, with the link, the QR code and the letters."""
    with studio.page(language, SMALL) as page:
        choose_options(page)
        box(page).get_by_role("button", name=say(language, "ui-invite", friends=1)).click()
        page.locator(".qr").wait_for()
        keep(page, name)


def animated(studio: Studio, name: str) -> None:
    """The end of a game of Chats de poche: the last tiles, the dogs, the prey, and who won."""
    with studio.page("en", FILM, speed="fast") as page:
        seat = Seat(studio, page, Scene("poche", 2, 11, 0, "flip", {"mode": "free"}), begun=44)
        wait_for_choice(page)
        page.mouse.move(0, 0)
        with filmed(page) as film:
            page.wait_for_timeout(1_200)
            while seat.decide():
                page.wait_for_timeout(900)
            page.wait_for_timeout(1_500)
    path = IMAGES / f"{name}.webp"
    film.save(path)
    print(f"{name}: {path.stat().st_size // 1000} kB, {len(film.pictures)} pictures", flush=True)


class Film:
    """What a page showed, picture by picture, with when."""

    def __init__(self) -> None:
        self.pictures: list[tuple[float, bytes]] = []

    def save(self, path: Path) -> None:
        """A looping animation. Long waits are cut short, and frames in which only a cat blinks are dropped."""
        kept: list[tuple[float, Image.Image]] = []
        for at, data in self.pictures:
            frame = _small(data)
            if not kept or (at - kept[-1][0] >= 1 / FRAMES_PER_S and _differ(kept[-1][1], frame)):
                kept.append((at, frame))
        stood = [round(1000 * (after - at)) for (at, _), (after, _) in itertools.pairwise(kept)]
        lasting = [*(min(each, LONGEST_FRAME_MS) for each in stood), LAST_FRAME_MS]
        more: dict[str, Any] = {"quality": 50, "method": 4, "loop": 0}
        first, *rest = [frame for _, frame in kept]
        first.save(path, save_all=True, append_images=rest, duration=lasting, **more)


def _small(data: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(data)).convert("RGB")
    height = round(picture.height * ANIMATED_WIDTH / picture.width)
    return picture.resize((ANIMATED_WIDTH, height), Image.Resampling.LANCZOS)


def _differ(one: Image.Image, other: Image.Image) -> bool:
    """Whether two frames differ by more than a blinking pair of eyes."""
    changed = ImageChops.difference(one, other).convert("L").point(lambda depth: 255 if depth > 40 else 0)
    return bool(changed.histogram()[255] > NEWS_PIXELS)


@contextmanager
def filmed(page: Page) -> Iterator[Film]:
    """Record the page with the browser's own screencast."""
    film, wire = Film(), page.context.new_cdp_session(page)

    def take(frame: dict[str, Any]) -> None:
        film.pictures.append((time.monotonic(), base64.b64decode(frame["data"])))
        wire.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    wire.on("Page.screencastFrame", take)
    wire.send("Page.startScreencast", {"format": "png"})
    yield film
    wire.remove_listener("Page.screencastFrame", take)
    wire.send("Page.stopScreencast")


def pictures() -> dict[str, Callable[[Studio, str], None]]:
    """All pictures by name."""
    found: dict[str, Callable[[Studio, str], None]] = {"animated": animated}
    for language, folder in (("en", ""), ("fr", "fr/")):
        found[f"{folder}home"] = partial(home, language=language)
        found[f"{folder}waiting"] = partial(waiting, language=language)
        for game in GAMES:
            found[f"{folder}{game}"] = partial(board, game=game, language=language, size=DESKTOP)
    for game in GAMES:
        found[f"{game}-phone"] = partial(board, game=game, language="en", size=PHONE, dark=True)
    return found


def main() -> None:
    """Take the pictures that are named, or all."""
    known = pictures()
    wanted = sys.argv[1:] or list(known)
    if unknown := set(wanted) - set(known):
        sys.exit(f"no picture is called {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    browser_path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data), chance=Dealer(), bot_pace_s=0.6) as served,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path, args=["--no-sandbox", "--disable-gpu"])
        for name in wanted:
            known[name](Studio(browser, served), name)
        browser.close()


if __name__ == "__main__":
    main()
