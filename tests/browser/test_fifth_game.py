"""Somebody does what the pages about a fifth game say, word by word, from `ronron new` to a game in the browser.

The environment is fresh, and every command is run for real. Three things are done otherwise than the pages say. The
suite tries one example of everything (`--examples 1`). The server takes any free port (`--port 0`). And only two games
are compiled: the one that `ronron new` writes, and the one that is there in the end. That of the second page lacks
nothing but secrets, and is played by plain Python.
"""

from __future__ import annotations

import random
import re
import shlex
from collections import defaultdict
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from browser.pages import PHONE, opening
from browser.people import fits, play_now, play_to_the_end, wait_for_choice
from support.processes import ServerProcess
from support.strangers import Stranger
from support.tutorial import steps

GAME = "ninelives"
EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / GAME
TYPED = "2\n1\n" * 40
"""The second choice, then the first, until the game is over."""


def test_the_pages_lead_from_nothing_to_a_game_in_the_browser(tmp_path: Path, browser: Browser) -> None:
    stranger = Stranger(tmp_path)
    said: dict[str, list[str]] = defaultdict(list)
    for step in steps():
        step.write(stranger.here)
        for command in step.commands:
            answer = done(stranger, command, browser, again=command in said)
            said[command].append(answer)
    check_what_was_said(said)
    check_what_was_written(stranger)


def done(stranger: Stranger, command: str, browser: Browser, *, again: bool) -> str:
    """Run a command. Somebody types or clicks where it waits for that; what was run before is not compiled again."""
    if command.startswith("ronron serve"):
        return served(stranger, command, browser)
    if command.startswith("pytest"):
        return stranger.run(f"{command} --examples 1")
    return stranger.run(command, TYPED if "--terminal" in command else "", plain=again)


def check_what_was_said(said: dict[str, list[str]]) -> None:
    assert said[f"ronron lint {GAME}"] == [f"{GAME}: nothing found.\n"] * 3
    (suite,) = said[f"pytest --pyargs ronron.conformance --game {GAME}"]
    passed = re.search(r"= (\d+) passed in ", suite)
    assert passed, suite
    assert int(passed[1]) > 60
    (listed,) = said["ronron games"]
    assert re.search(rf"{GAME} .* Nine Lives .* 2, 3, 4 .* guests", listed), listed
    (measured,) = said[f"ronron ladder {GAME} --pair chaton-matou --deals 64"]
    assert "Matou" in measured


def check_what_was_written(stranger: Stranger) -> None:
    """Every game in the terminal came to its end, two were compiled, and the golden games are those of the example."""
    records = [path.read_text(encoding="utf-8") for path in (stranger.data / "records").iterdir()]
    assert len(records) == 3
    assert all("scores: " in record for record in records)
    assert len({path.parents[1] for path in stranger.compiled.glob(f"{GAME}-*/*/*.nbi")}) == 2, "compiled games"
    assert files(stranger.here / GAME / "kit" / "golden") == files(EXAMPLE / GAME / "kit" / "golden")


def files(folder: Path) -> dict[Path, bytes]:
    return {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def served(stranger: Stranger, command: str, browser: Browser) -> str:
    """Start the server, and play at the address that it writes down."""
    words = shlex.split(f"{command} --port 0")
    with ServerProcess(stranger.data, command=words, environment=stranger.environment, here=stranger.here) as server:
        server.start_and_wait()
        with opening(browser, f"http://127.0.0.1:{server.port}") as open_page:
            play_in_the_browser(open_page("/", size=PHONE))
        return "\n".join(server.said)


def play_in_the_browser(page: Page) -> None:
    """A click on the deck pounces; then anything, until the result is shown."""
    play_now(page, GAME)
    assert wait_for_choice(page)
    assert fits(page)
    page.locator(".pile [data-choice]").click()
    expect(page.locator(".log")).to_contain_text("You pounce.")
    play_to_the_end(random.Random(GAME), page)
    for who in ("You", "Matou"):
        expect(page.locator(".log")).to_contain_text(re.compile(rf"{who}: \d+ lives\."))
    expect(page.locator(".result")).to_contain_text(re.compile("Winner|Shared win"))
