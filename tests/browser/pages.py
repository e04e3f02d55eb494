"""Pages that people open, in a browser context each."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, Page

Open = Callable[..., Page]
PHONE = (390, 664)


@contextmanager
def opening(browser: Browser, url: str) -> Iterator[Open]:
    """Open pages of a server; whatever goes wrong in them fails the test."""
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
        drawer: bool = True,
    ) -> Page:
        chosen = {"speed": speed, "drawer": drawer}
        context = browser.new_context(
            base_url=url,
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
            has_touch=size[0] < 600,
        )
        contexts.append(context)
        context.add_init_script(
            f"if (!localStorage.getItem('ronron')) localStorage.setItem('ronron', '{json.dumps(chosen)}')"
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
