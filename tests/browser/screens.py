"""Measures what a person can see and press at a table, on any screen.

Promised at every size, in both languages, and with texts that are 40 % longer:

- The page does not scroll. All players, the prompt and everything that can be pressed are in the window. Only within
  dialogs, the drawer, the waiting room and the result of a finished game may be scrolled, up and down; their controls
  are then scrolled to, and a dialog and the button that closes it are in sight from the start. Home is a page that
  scrolls, but not sideways.
- A point of whatever can be pressed is really hit, and a finger finds 44 × 44 pixels of it: what is sampled is what
  `elementFromPoint` answers, so a part that something else lies over does not count. Of things that overlap by their
  nature, the cards in a hand or the pieces of a pile, a strip of 44 × 22 is enough. A link in the middle of a sentence
  is as high as its line.
- No two things that can be pressed lie over each other, nor over a player's plate or the prompt, but for those cards.
- No text is cut off, covered, outside the window, or over another text or over something that can be pressed. Only
  names may be shortened, to no less than a few letters.
- Exactly one player is marked to be on turn: the one who is.
- The smallest text has 12 pixels; the smallest print on a piece and the smallest piece are told in `signs`. A picture
  on a button, or one that is marked with `data-sign`, says only what can be read elsewhere: its print may be smaller.

`screens.js` does the measuring. Texts are made longer in the page: all of them but the names, which people choose.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

from browser.care import STILL
from support import samples

SIZES = ((390, 664), (360, 640), (844, 390), (1366, 768), (1920, 1080))
SMALLEST_TEXT = 12.0
PARTICULAR = re.compile(r" ?“.*?”|\[.*?\]|\.svelte-\w+")
"""What tells apart things of one kind."""
PICTURES = 12
"""So many pictures of faults are kept of a game."""
SPEAK = """async (language) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  if (document.documentElement.lang !== language) document.querySelector("header button[lang]").click();
  for (let patience = 0; document.documentElement.lang !== language && patience < 300; patience++) await frame();
  return document.documentElement.lang;
}"""
LENGTHEN = """(share) => {
  globalThis.asWritten = [];
  let owed = 0;
  const longer = (word) => {
    owed += share * (word.length + 1);
    const more = Math.min(Math.floor(owed), word.length);
    owed -= more;
    return more > 0 ? word + word.slice(-more).toLowerCase() : word;
  };
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    const stays = "script, style, svg, .name, code, .code, button[lang]";
    if (!node.data.trim() || node.parentElement.closest(stays)) continue;
    globalThis.asWritten.push([node, node.data]);
    node.data = node.data.replace(/\\p{L}{2,}/gu, longer);
  }
}"""
AS_WRITTEN = """() => {
  for (const [node, words] of globalThis.asWritten ?? []) node.data = words;
  globalThis.asWritten = [];
}"""
LONGER = 0.4


class Look(NamedTuple):
    """A way to look at a page."""

    size: tuple[int, int]
    language: str
    longer: bool

    def __str__(self) -> str:
        return f"{self.size[0]}×{self.size[1]} {self.language}{'+40%' if self.longer else ''}"


def looks(sizes: Iterable[tuple[int, int]] = SIZES) -> list[Look]:
    """All ways to look at these sizes; in a sample, only English as it is and French made longer."""
    every = [Look(*each) for each in product(sizes, ("en", "fr"), (False, True))]
    return every if samples.whole() else [each for each in every if (each.language == "fr") == each.longer]


class Moment(NamedTuple):
    """What is looked at: in words, and who sits there and is to move, by name, if that is to be checked."""

    words: str
    players: int | None = None
    mover: str | None = None
    free: bool = False
    """The page may scroll."""


class Fault(NamedTuple):
    kind: str
    what: str
    pixels: str
    size: tuple[int, int]


@cache
def script() -> str:
    return Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


def measured(page: Page, *, free: bool = False) -> dict[str, Any]:
    """What the script finds in the page as it stands."""
    found: dict[str, Any] = page.evaluate(script(), {"free": free, "least": SMALLEST_TEXT})
    return found


@dataclass
class Screens:
    """All that was seen of one page while it was looked at, moment after moment."""

    page: Page
    about: str
    """The game and its players, in words."""
    pictures: Path
    floors: tuple[float, float] = (9.0, 36.0)
    faults: dict[Fault, list[str]] = field(default_factory=dict)
    smallest: dict[str, tuple[float, str]] = field(default_factory=dict)
    count: int = 0

    def look(self, moment: Moment, ways: Iterable[Look]) -> None:
        """Measure a moment in many ways; the page is left as it was in the last one."""
        size = None
        for way in ways:
            if way.size != size:
                size = way.size
                self.page.set_viewport_size({"width": size[0], "height": size[1]})
            assert self.page.evaluate(SPEAK, way.language) == way.language
            if way.longer:
                self.page.evaluate(LENGTHEN, LONGER)
            self.page.evaluate(STILL)
            self._judge(moment, way)
            if way.longer:
                self.page.evaluate(AS_WRITTEN)

    def _judge(self, moment: Moment, way: Look) -> None:
        self.count += 1
        found = measured(self.page, free=moment.free)
        faults = [(each["kind"], each["what"], each["pixels"]) for each in found["faults"]]
        faults += _people(moment, found)
        faults += self._sizes(found, way)
        new = False
        for kind, what, pixels in faults:
            fault = Fault(kind, what, pixels, way.size)
            seen = self.faults.setdefault(fault, [])
            new = new or not seen
            seen.append(f"{moment.words}, {way}")
        if new and len(list(self.pictures.glob("*.png"))) < PICTURES:
            self.pictures.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=self.pictures / f"{self.count}-{way.size[0]}x{way.size[1]}-{way.language}.png")

    def _sizes(self, found: dict[str, Any], way: Look) -> Iterator[tuple[str, str, str]]:
        for what in ("text", "print", "piece"):
            if (small := found[what]) is None:
                continue
            if small["px"] < self.smallest.get(what, (1e9, ""))[0]:
                self.smallest[what] = (small["px"], f"{small['what']}, {way}")
            floor = dict(zip(("print", "piece"), self.floors, strict=True)).get(what, 0)
            if small["px"] < floor:
                yield f"small {what}", small["what"], f"{small['px']} px, not {floor}"

    def summary(self) -> str:
        """The smallest of everything, in a line."""
        small = [f"{what} {px} px ({where})" for what, (px, where) in self.smallest.items()]
        return f"{self.about}: looked {self.count} times; smallest {'; '.join(small)}"

    def report(self) -> str:
        """Every fault once, with how often and where first; those that are found most often come first."""
        alike: dict[tuple[str, str], list[tuple[Fault, list[str]]]] = {}
        for fault, seen in self.faults.items():
            alike.setdefault((fault.kind, PARTICULAR.sub("", fault.what)), []).append((fault, seen))
        often = Counter({key: sum(len(seen) for _, seen in found) for key, found in alike.items()})
        lines = [self.summary()]
        for key, times in often.most_common():
            fault, seen = alike[key][0]
            sizes = Counter("×".join(map(str, fault.size)) for fault, seen in alike[key] for _ in seen)
            where = ", ".join(f"{count} at {size}" for size, count in sizes.items())
            lines.append(f"- {fault.kind}: {fault.what}: {fault.pixels} in {seen[0]} ({times} such: {where})")
        return "\n".join(lines)

    def judge(self) -> None:
        """Fail if anything is wrong."""
        assert not self.faults, f"{self.report()}\npictures in {self.pictures}"


def _people(moment: Moment, found: dict[str, Any]) -> Iterator[tuple[str, str, str]]:
    """What is wrong about the players, each of whom sits there once."""
    if moment.players is not None and len(found["chairs"]) != moment.players:
        yield "players", ", ".join(found["chairs"]), f"{len(found['chairs'])} of {moment.players} in sight"
    if moment.mover is not None and found["turn"] != [moment.mover]:
        yield "turn", f"{moment.mover} is to move", f"marked: {', '.join(found['turn']) or 'nobody'}"
    if moment.mover is not None and found["prompt"] is None:
        yield "no prompt", "the prompt", "is not there"
