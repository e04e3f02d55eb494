"""A real Chromium against a real server. These run in a pytest of their own: Playwright keeps a loop of its own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from browser.felt import Dealer
from browser.pages import Open, opening
from ronron.bots import Budget
from support import samples
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


def pytest_report_header() -> str:
    """What the sample of screens follows from."""
    return f"screens: {'all' if samples.whole() else f'a sample, {samples.SEED}={samples.seed()}'}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The smallest things that were measured on any screen, if all were asked for."""
    if not samples.whole():
        return
    for tests in terminalreporter.stats.values():
        for test in tests:
            for name, line in getattr(test, "user_properties", []):
                if name == "screens" and test.when == "teardown":
                    terminalreporter.write_line(str(line))


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
    with opening(browser, served.url) as open_one:
        yield open_one


@pytest.fixture
def pictures(tmp_path: Path) -> Path:
    """Where a failing test may leave a picture."""
    return tmp_path
