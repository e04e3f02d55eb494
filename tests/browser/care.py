"""Accessibility problems of a page: in day and night colours, on a desktop and a phone, and with large text."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from browser.people import fits

DESK, HAND = (1366, 768), (390, 844)
CUT = """() => {
  const cut = [];
  const unseen = (at) => at !== null && (getComputedStyle(at).clipPath === "inset(50%)" || unseen(at.parentElement));
  const open = document.querySelector("dialog[open]") ?? document;
  for (const button of open.querySelectorAll("button, .button, summary, .prompt")) {
    const around = button.getBoundingClientRect();
    const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    while (around.width > 0 && words.nextNode()) {
      const { currentNode } = words;
      const holder = currentNode.parentElement;
      const style = getComputedStyle(holder);
      const badge = style.position === "absolute"; // hangs over the edge of its own will
      if (!currentNode.data.trim() || badge || holder.closest("svg, .hidden, [hidden], [inert]")) continue;
      if (unseen(holder)) continue; // for screen readers alone, as .hidden is

      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const text = range.getBoundingClientRect();
      const outside = Math.max(around.left - text.left, text.right - around.right, text.bottom - around.bottom);
      const shortened = style.overflowX === "hidden" && holder.scrollWidth > holder.clientWidth + 2;
      if (text.width > 0 && (outside > 3 || shortened)) cut.push(`${button.className}: ${currentNode.data.trim()}`);
    }
  }
  return cut;
}"""
"""The words on buttons that do not fit on them."""


STILL = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const changing = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(changing.map(({ finished }) => finished));
}"""
"""Wait until layout has followed every size, and colours have faded into each other."""
AXE = """async ([place, options]) => {
  const { violations } = await axe.run(document.querySelector(place) ?? document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target }) => target)}`);
}"""
"""What axe reports, as text: the whole report has thousands of lines."""


def violations(page: Page, place: str = "", **options: object) -> list[str]:
    """What axe reports, in a part of the page or everywhere.

    If a dialog is open, only inside it, since the rest cannot be reached.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)
    page.evaluate(STILL)
    wish = {"resultTypes": ["violations"], **options}
    found: list[str] = page.evaluate(AXE, [place or "dialog[open]", wish])
    return found


def troubles(page: Page, place: str = "") -> list[str]:
    """All of axe's rules in day colours on a desktop; its colour rules again at night on a phone; and what large text
    breaks."""
    found = violations(page, place)
    with seen(page, HAND, dark=True):
        found += violations(page, place, runOnly=["color-contrast"])
    return found + crowded(page)


def crowded(page: Page) -> list[str]:
    """What large text breaks on a phone and on a desktop."""
    with seen(page, HAND, dark=True):
        found = too_large(page)
    return found + too_large(page)


def too_large(page: Page) -> list[str]:
    """What does not fit when letters are twice as large."""
    style = page.add_style_tag(content="html { font-size: 200% !important }")
    page.evaluate(STILL)
    found = [] if fits(page) else ["the page has to be scrolled sideways"]
    found += [f"cut: {each}" for each in page.evaluate(CUT)]
    style.evaluate("style => style.remove()")
    return [f"{each}, {page.evaluate('innerWidth')} wide" for each in found]


@contextmanager
def seen(page: Page, size: tuple[int, int], *, dark: bool) -> Iterator[None]:
    """Another screen, for a while."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme="dark" if dark else "light")
    settled(page, "dark" if dark else "light")
    yield
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.emulate_media(color_scheme="light")
    settled(page, "light")


def settled(page: Page, theme: str) -> None:
    """Wait until the page has its colours and its layout is final."""
    page.wait_for_function("theme => document.documentElement.dataset.theme === theme", arg=theme)
    page.evaluate(STILL)
