"""A real Chromium against a real server. These run in a pytest of their own: Playwright keeps a loop of its own."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from browser.felt import Dealer
from ronron.bots import Budget
from support.serving import Served, serving

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
Open = Callable[..., Page]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests; every person gets a context of their own."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found, "no Chromium here: tools/get_browser.py says how to get one"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests, without the practice games; its dealer can be told what to deal."""
    data, hint = tmp_path_factory.mktemp("data"), Budget(seconds=0.1)
    few = {"hint": hint, "review_iterations": 150}
    with serving(data, chance=Dealer(), **few) as server:
        yield server


@pytest.fixture
def open_page(browser: Browser, served: Served) -> Iterator[Open]:
    """Somebody opens the page; whatever goes wrong in it fails the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_one(
        path: str = "/",
        *,
        language: str = "en",
        size: tuple[int, int] = (1366, 768),
        dark: bool = False,
        speed: str = "none",
        calm: bool = False,
    ) -> Page:
        context = browser.new_context(
            base_url=served.url,
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=size[0] < 600,
        )
        contexts.append(context)
        context.add_init_script(
            f"if (!localStorage.getItem('ronron')) localStorage.setItem('ronron', '{{\"speed\": \"{speed}\"}}')"
        )
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda message: complaints.append(message.text) if _is_trouble(message.text, message.type) else None,
        )
        page.goto(path)
        return page

    yield open_one
    for context in contexts:
        context.close()
    assert complaints == []


def _is_trouble(text: str, kind: str) -> bool:
    """Whether a message is an error of the page, and not just a cut network or a refusal of the server."""
    expected = (
        "ERR_INTERNET_DISCONNECTED",
        "WebSocket connection",
        "400 (Bad Request)",
        "403 (Forbidden)",
        "409 (Conflict)",
    )
    return kind == "error" and not any(each in text for each in expected)


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """Where a failing test may leave a picture."""
    return tmp_path
