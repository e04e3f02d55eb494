"""How fast the page feels in the hand: `python bench/hand.py [--game caty] [--throttle 4]`.

A whole game of each is played by clicking, twice. First at full speed: how long a click takes until the paint after it
(Event Timing), and until the first paint that shows what the server answered; and how far things jumped that nobody
moved (layout shift). Then with a throttled processor and the browser's own tracing: how many frames were shown and
how many dropped, and what each frame cost the main thread in scripts, style, layout and paint. Last, the home page as
somebody finds it who has been here before.

`--page` takes another build of the page (`npx vite build --outDir`), to compare two of them.
"""

from __future__ import annotations

import argparse
import bisect
import json
import random
import shutil
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from browser.conftest import FLAGS
from browser.people import OFFERED, SOON_MS, play_now
from ronron.games import GAMES
from ronron.server.http import pages
from support.serving import Served, serving

FRAME_MS = 1000 / 60
LONG_MS = 50
CLICK_MS = 100
HOME_MS = 1000
PAUSE_MS = 400
"""The pause between two clicks, as a person would make it."""
SETTLED_MS = 1500
"""After this long nothing is being shown any more that a click began."""

CATEGORIES = (
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.frame",
)

WATCH = """
(() => {
  const seen = (window.seenInHand = { events: [], answers: [], jumps: [], long: [] });
  const where = (node) => {
    const each = node?.nodeType === 1 ? node : node?.parentElement;
    return each ? `${each.tagName.toLowerCase()}.${[...each.classList].join(".")}` : "?";
  };
  const watch = (type, note, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  watch("event", (each) => each.interactionId && seen.events.push(each.duration), { durationThreshold: 16 });
  watch("longtask", (each) => seen.long.push([each.startTime, each.duration]));
  watch("layout-shift", (each) =>
    seen.jumps.push({
      by: each.value,
      ours: each.hadRecentInput,
      what: each.sources.map((source) => {
        const [from, to] = [source.previousRect, source.currentRect].map(({ x, y, width, height }) =>
          [x, y, width, height].map(Math.round).join(),
        );
        return `${where(source.node)} ${from} → ${to}`;
      }),
    }),
  );
  // A click that asks the server is answered by the first paint after the answer was heard.
  let asked = null;
  addEventListener("click", (event) => (asked = event.timeStamp), { capture: true });
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", ({ data }) => {
        if (asked === null || !/^{"type":"(staged|event|refused)"/.test(data)) return;
        const since = asked;
        asked = null;
        const note = () => seen.answers.push(performance.now() - since);
        requestAnimationFrame(() => scheduler.postTask(note, { priority: "user-blocking" }));
      });
    }
  };
})();
"""
READY = "article .button.primary:not(:disabled)"
AGAIN_MS = 3000
"""After this time a click counts as missed: its target was still moving."""
LOOK_MS = 100
"""Milliseconds between two looks whether a choice is offered; each look takes time from the page that is measured."""

AWAIT = f"""
(before) => new Promise((resolve) => {{
  const began = performance.now();
  const look = () => {{
    if (document.querySelector(".frame.over .result")) return resolve("over");
    const waited = performance.now() - began;
    const again = {OFFERED} === before && waited < {AGAIN_MS};
    if (document.querySelector("[data-choice]") && !again) resolve("offered");
    else if (waited > {SOON_MS}) resolve("nothing");
    else setTimeout(look, {LOOK_MS});
  }};
  look();
}})
"""
AIM = """
(chance) => {
  const offered = [...document.querySelectorAll("[data-choice]")];
  const target = offered[Math.floor(chance * offered.length)];
  target.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const box = target.getBoundingClientRect();
  const spots = [[box.x + box.width / 2, box.y + box.height / 2]];
  for (let y = 8; y < box.height; y += 8) for (let x = 8; x < box.width; x += 8) spots.push([box.x + x, box.y + y]);
  return spots.find(([x, y]) => target.contains(document.elementFromPoint(x, y))) ?? spots[0];
}
"""
"""Where to click: the middle of something offered, or where nothing lies over it."""


@dataclass
class Played:
    """What was noted in the page while a game was played."""

    clicks: list[float]
    answers: list[float]
    jumps: list[dict[str, Any]]
    long: list[list[float]]


@dataclass
class Traced:
    """What the browser's own tracing says."""

    states: Counter[str] = field(default_factory=Counter)
    frames: list[float] = field(default_factory=list)
    """Milliseconds that the main thread spent on each frame, for frames with any work."""
    long: list[tuple[float, str]] = field(default_factory=list)
    parts: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    """Milliseconds by kind of work."""
    costly: Counter[str] = field(default_factory=Counter)
    """Animations that the compositor could not run alone, by what they animate."""


def main() -> None:
    """Print a few lines for each game, and for home."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=(*GAMES, "home"), help="only this; may be repeated")
    parser.add_argument("--throttle", type=float, default=4, help="how many times slower the processor is made")
    parser.add_argument("--speed", default="normal", choices=["slow", "normal", "fast"], help="of the animations")
    parser.add_argument("--decisions", type=int, default=10**6, help="at most so many, and not the whole game")
    parser.add_argument("--size", default="1280x800", help="of the window, such as 390x844")
    parser.add_argument("--page", type=Path, help="a folder with another build of the page")
    parser.add_argument("--why", action="store_true", help="also say what jumped, and what the long tasks did")
    chosen = parser.parse_args()
    if chosen.page:
        pages.STATIC = chosen.page.resolve()
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as served:
        bench = Bench(served, chosen)
        say("Headless Chromium without a graphics card: the processor paints, so that frames are dropped here that")
        say("a phone would show. What a frame costs the main thread is the honest figure: judge by that.")
        with launched() as browser:
            for game in chosen.game or (*GAMES, "home"):
                if game == "home":
                    bench.measure_home(browser)
                else:
                    bench.measure(browser, game)


class Bench:
    """Measures a server as the command line asks for."""

    def __init__(self, served: Served, chosen: argparse.Namespace) -> None:
        self.served, self.chosen = served, chosen

    def measure(self, browser: Browser, game: str) -> None:
        """Measure one game: how it feels, and what its frames cost."""
        say(f"\n{game}")
        began = time.monotonic()
        with self.opened(browser) as page:
            play_now(page, game)
            clicked = self.play(page, game)
            played = Played(*noted(page))
        say(f"  a game of {clicked} decisions in {time.monotonic() - began:.0f} s, {self.chosen.speed} animations")
        tell_times("click to next paint", played.clicks, CLICK_MS, least=16)
        tell_times("click to the answer painted", played.answers, CLICK_MS)
        tell_jumps(played.jumps, self.chosen.why)
        with self.opened(browser, throttle=self.chosen.throttle) as page:
            play_now(page, game)
            page.wait_for_timeout(SETTLED_MS)
            browser.start_tracing(page=page, categories=list(CATEGORIES))
            self.play(page, game)
            trace = json.loads(browser.stop_tracing())
        tell_trace(read_trace(trace["traceEvents"]), self.chosen.throttle, self.chosen.why)

    def measure_home(self, browser: Browser) -> None:
        """The home page for a returning visitor: when it is usable, and when nothing more is loading."""
        say("\nhome, warm")
        for throttle in dict.fromkeys((1, self.chosen.throttle)):
            usable, jumps = [], []
            with self.opened(browser) as page:
                expect(page.locator(READY).first).to_be_enabled(timeout=SOON_MS)
                slow_down(page, throttle)
                for _ in range(5):
                    page.goto("/")
                    usable.append(self.usable_after(page))
                    jumps += Played(*noted(page)).jumps
            tell_times(f"interactive, processor ×{throttle:g}", usable, HOME_MS)
            tell_jumps(jumps, self.chosen.why)

    def usable_after(self, page: Page) -> float:
        """From the start of the navigation until Play can be pressed and no long task is in the way."""
        ready: float = page.evaluate(
            """(ready) => new Promise((resolve) => {
              const look = () =>
                document.querySelector(ready) ? resolve(performance.now()) : requestAnimationFrame(look);
              look();
            })""",
            READY,
        )
        page.wait_for_timeout(1000)
        return max([ready, *(start + took for start, took in Played(*noted(page)).long)])

    def play(self, page: Page, game: str) -> int:
        """Click until the game is over; the same clicks for the same offers."""
        dice = random.Random(game)
        before = None
        for done in range(self.chosen.decisions):
            found = page.evaluate(AWAIT, before)
            if found == "nothing":
                raise SystemExit(f"{game}: nothing is offered after {done} decisions, and the game is not over")
            if found == "over":
                page.wait_for_timeout(SETTLED_MS)
                return done
            before = page.evaluate(OFFERED)
            page.mouse.click(*page.evaluate(AIM, dice.random()))
            page.wait_for_timeout(PAUSE_MS)
        return int(self.chosen.decisions)

    @contextmanager
    def opened(self, browser: Browser, throttle: float = 1) -> Iterator[Page]:
        """Somebody's page, which notes what happens in it."""
        width, height = map(int, self.chosen.size.split("x"))
        context = browser.new_context(
            base_url=self.served.url, viewport={"width": width, "height": height}, locale="en-GB", has_touch=width < 600
        )
        context.add_init_script(f"localStorage.setItem('ronron', '{{\"speed\": \"{self.chosen.speed}\"}}')")
        context.add_init_script(WATCH)
        page = context.new_page()
        page.goto("/")
        slow_down(page, throttle)
        yield page
        context.close()


@contextmanager
def launched() -> Iterator[Browser]:
    """The browser the tests use."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if not found:
        raise SystemExit("no Chromium here: tools/get_browser.py says how to get one")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=list(FLAGS))
        yield browser
        browser.close()


def slow_down(page: Page, throttle: float) -> None:
    """Make the processor so many times slower for this page."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})


def noted(page: Page) -> list[Any]:
    """What the page has noted so far."""
    seen = page.evaluate("window.seenInHand")
    return [seen["events"], seen["answers"], seen["jumps"], seen["long"]]


WORK = {
    "EvaluateScript": "scripts",
    "FunctionCall": "scripts",
    "EventDispatch": "scripts",
    "TimerFire": "scripts",
    "FireAnimationFrame": "scripts",
    "RunMicrotasks": "scripts",
    "MinorGC": "memory",
    "MajorGC": "memory",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
}
"""Kinds of work on the main thread, as people who look at a trace sort them."""


def read_trace(events: Sequence[dict[str, Any]]) -> Traced:
    """Frames as they were shown, and what the main thread did for each."""
    traced = Traced()
    threads = {(each["pid"], each["tid"]): each["args"]["name"] for each in events if each["name"] == "thread_name"}
    painted = Counter(each["pid"] for each in events if each["name"] == "Paint")
    pid = painted.most_common(1)[0][0]
    main = next(key for key, name in threads.items() if key[0] == pid and name == "CrRendererMain")
    for each in events:
        told = each.get("args", {})
        if each["name"] == "PipelineReporter" and each["pid"] == pid and "frame_reporter" in told:
            traced.states[state_of(told["frame_reporter"])] += 1
        if each["name"] == "Animation" and told.get("data", {}).get("compositeFailed"):
            traced.costly.update(told["data"].get("unsupportedProperties") or ["something else"])
    mine = [each for each in events if (each["pid"], each["tid"]) == main and each.get("ph") == "X"]
    tasks = sorted((each for each in mine if each["name"] == "RunTask"), key=lambda each: each["ts"])
    work = by_task(tasks, [each for each in mine if each["name"] in WORK])
    busy = 0.0
    for task, inside in zip(tasks, work, strict=True):
        if not inside:
            continue  # the browser's own work, or that of the measurement
        took = spent_on(task)
        kinds = own_times(inside)
        for kind, spent in kinds.items():
            traced.parts[kind] += spent
        busy += took
        if took > LONG_MS:
            traced.long.append((took, ", ".join(f"{kind} {spent:.0f}" for kind, spent in largest(kinds)[:3])))
        if any(each["name"] == "Commit" for each in inside):
            traced.frames.append(busy)
            busy = 0.0
    return traced


def state_of(frame: dict[str, Any]) -> str:
    """What became of a frame. If one is dropped while nothing moves, nobody misses it."""
    if frame["state"] == "STATE_DROPPED":
        return "dropped" if frame.get("affects_smoothness") else "not missed"
    return "shown" if frame["state"].startswith("STATE_PRESENTED") else "nothing to show"


def by_task(tasks: Sequence[dict[str, Any]], work: Sequence[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    """The work done in each task."""
    starts = [task["ts"] for task in tasks]
    found: defaultdict[int, list[dict[str, Any]]] = defaultdict(list)
    for each in sorted(work, key=lambda each: (each["ts"], -each["dur"])):
        index = bisect.bisect_right(starts, each["ts"]) - 1
        if index >= 0 and each["ts"] < tasks[index]["ts"] + tasks[index]["dur"]:
            found[index].append(each)
    return [found[index] for index in range(len(tasks))]


def own_times(work: Sequence[dict[str, Any]]) -> dict[str, float]:
    """Milliseconds of each kind of work, without other work that is nested in it."""
    spent: defaultdict[str, float] = defaultdict(float)
    around: list[dict[str, Any]] = []
    for each in work:
        while around and each["ts"] >= around[-1]["ts"] + around[-1]["dur"]:
            around.pop()
        spent[WORK[each["name"]]] += spent_on(each)
        if around:
            spent[WORK[around[-1]["name"]]] -= spent_on(each)
        around.append(each)
    return spent


def largest(parts: dict[str, float]) -> list[tuple[str, float]]:
    """The kinds of work, the one that took longest first."""
    return sorted(parts.items(), key=lambda part: -part[1])


def spent_on(work: dict[str, Any]) -> float:
    """Milliseconds of the thread itself: what else this machine does meanwhile is not counted."""
    return float(work.get("tdur", work["dur"])) / 1000


def tell_times(name: str, times: Sequence[float], limit: float, least: float = 0) -> None:
    """Print the median and the worst of some times, and how many are over the limit."""
    if not times:
        say(f"  {name:>28}: all under {least:g} ms")
        return
    over = sum(each > limit for each in times)
    some = f"{len(times)} of at least {least:g} ms, " if least else ""
    say(
        f"  {name:>28}: {some}{median(times):.0f} ms in the middle, {max(times):.0f} ms at worst,"
        f" {over} of {len(times)} over {limit:g} ms"
    )


def tell_jumps(jumps: Sequence[dict[str, Any]], why: bool) -> None:
    """Print how far things jumped, by themselves and after a click."""
    alone = sum(each["by"] for each in jumps if not each["ours"])
    after = sum(each["by"] for each in jumps if each["ours"])
    say(f"  {'layout shift':>28}: {alone:.4f} unasked, {after:.4f} soon after a click")
    if why:
        weights: defaultdict[str, float] = defaultdict(float)
        for each in jumps:
            weights["; ".join(each["what"])[:600] + (" (clicked)" if each["ours"] else "")] += each["by"]
        for what, by in largest(weights)[:12]:
            say(f"      {by:.4f} {what}")


def tell_trace(traced: Traced, throttle: float, why: bool) -> None:
    """Print how many frames were shown and dropped, and what they cost."""
    shown, dropped = traced.states["shown"], traced.states["dropped"]
    part = dropped / max(1, shown + dropped)
    say(f"  {f'processor ×{throttle:g}':>28}: {shown} frames shown, {dropped} missing in a movement ({part:.1%})")
    cost = sorted(traced.frames)
    over = sum(each > FRAME_MS for each in cost)
    say(
        f"  {'main thread, per frame':>28}: {median(cost):.1f} ms in the middle, {cost[int(0.95 * len(cost))]:.1f} ms"
        f" for one in twenty, {cost[-1]:.0f} ms at worst; {over} of {len(cost)} over {FRAME_MS:.1f} ms"
    )
    whole = sum(traced.parts.values())
    parts = ", ".join(f"{kind} {spent / whole:.0%}" for kind, spent in largest(traced.parts))
    say(f"  {'spent on':>28}: {parts}; {len(traced.long)} tasks over {LONG_MS} ms")
    if why:
        say(f"  {'not left to the compositor':>28}: {dict(traced.costly)}")
        for took, what in sorted(traced.long, reverse=True)[:12]:
            say(f"      {took:.0f} ms: {what}")


def say(line: str) -> None:
    """Print at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
