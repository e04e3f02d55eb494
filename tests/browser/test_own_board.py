"""A package may bring a board of its own. It is guarded like the page; if it fails, the plain board takes its place."""

from __future__ import annotations

import random
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.pages import PHONE, Open, opening
from browser.people import click_something, play_now, play_to_the_end, wait_for_choice
from ronron import scaffold
from ronron.server.net.guard import HEADERS
from ronron.words import say
from support.packages import Site
from support.processes import ServerProcess
from support.raw import Raw
from support.serving import lay_database
from support.tutorial import DOCS, steps

OWN = "hop"
OFFBEAT = "offbeat"
"""A game whose board is drawn, but throws whenever it is asked for anything else."""
BROKEN = ("unread", "unborn", "mute", "tired")
"""Games whose boards do not work."""
MOUNT, UPDATE = "mount(element, props) {", "update: (next) => draw(heap, next)"
THROW = "{ throw new Error('no'); }"


def written_board() -> str:
    """The board that the documents show."""
    (board,) = (step for step in steps([DOCS / "own-board.md"]) if step.title)
    assert board.title == f"{OWN}/board/index.js"
    assert board.text.count(MOUNT) == board.text.count(UPDATE) == 1
    return board.text


def boards() -> dict[str, str]:
    """A board by the name of its game."""
    own = written_board()
    asked = "".join(f"{name}() {THROW}, " for name in ("hides", "scores", "weight", "sound"))
    return {
        OWN: own,
        OFFBEAT: own.replace(MOUNT, asked + MOUNT),
        "unread": "export default {",
        "unborn": f"export default {{ mount() {THROW} }};",
        "mute": "export default { mount() {} };",
        "tired": own.replace(UPDATE, f"update: (next) => {{ draw(heap, next); if (next.view.mice < 13) {THROW} }}"),
    }


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with new games, each with a board of its own."""
    folder = tmp_path_factory.mktemp("boards")
    site = Site(folder / "site")
    for name, board in boards().items():
        put_board(site.copy(scaffold.create(name, folder)), board)
    lay_database(folder / "data")
    with ServerProcess(folder / "data", games=[*boards()], environment=site.environment) as server:
        server.start_and_wait()
        yield server


def put_board(package: Path, board: str) -> None:
    (package / "board").mkdir()
    (package / "board" / "index.js").write_text(board, encoding="utf-8")


@pytest.fixture
def open_page(browser: Browser, server: ServerProcess) -> Iterator[Open]:
    with opening(browser, f"http://127.0.0.1:{server.port}") as open_one:
        yield open_one


@pytest.mark.parametrize("game", [OWN, OFFBEAT])
def test_a_game_is_played_by_clicks_on_the_board_it_brings_along(open_page: Open, game: str) -> None:
    page = open_page("/", size=PHONE)
    play_now(page, game)
    assert wait_for_choice(page)
    mice = page.locator(".own button")
    expect(mice).to_have_count(13)
    expect(mice.nth(1)).to_have_accessible_name("Catch 2 mice")
    mice.nth(1).click()
    expect(page.locator(".log")).to_contain_text("You catch 2 mice.")
    play_to_the_end(random.Random(game), page)
    expect(mice).to_have_count(0)
    expect(page.locator(".result")).to_contain_text(say("en", "ui-winner"))


@pytest.mark.parametrize("game", BROKEN)
def test_the_plain_board_takes_the_place_of_one_that_fails_and_the_game_goes_on(open_page: Open, game: str) -> None:
    page, dice = open_page("/", size=PHONE), random.Random(game)
    play_now(page, game)
    assert wait_for_choice(page)
    click_something(page, dice)
    expect(page.get_by_text(say("en", "ui-own-board-failed"))).to_be_visible()
    expect(page.locator(".pile")).to_be_visible()
    assert wait_for_choice(page)
    click_something(page, dice)
    expect(page.locator(".own")).to_have_count(0)


def test_a_board_has_the_security_headers_of_the_page(server: ServerProcess) -> None:
    with server.guest() as guest:
        board, page = guest.get(f"/boards/{OWN}/index.js"), guest.get("/")
    assert board.text == written_board()
    assert "javascript" in board.headers["content-type"]
    assert {name: board.headers[name] for name in HEADERS} == {name: page.headers[name] for name in HEADERS} == HEADERS


@pytest.mark.parametrize(
    "path",
    [
        f"/boards/{OWN}/..",
        f"/boards/{OWN}/../rules.py",
        f"/boards/{OWN}/..%2frules.py",
        f"/boards/{OWN}/%2e%2e%2f__init__.py",
        f"/boards/{OWN}/.",
        f"/boards/{OWN}/nothing.js",
        f"/boards/{OWN}/",
        "/boards/nobody/index.js",
        "/boards/../index.js",
    ],
)
def test_nothing_but_the_files_of_a_board_is_given_away(server: ServerProcess, path: str) -> None:
    with Raw(server.port) as raw:
        raw.ask(path, host=f"127.0.0.1:{server.port}")
        assert raw.answer().status == HTTPStatus.NOT_FOUND
