"""Any screen: at every decision of whole games all is in sight, apart, large enough to hit and to read.

`make screens` looks at every game with every number of players and all its options, `make test` at some moments of a
few of them, others every day. `screens.py` says what is measured and promised.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import signs
from browser.care import STILL
from browser.people import SOON_MS
from browser.screens import LENGTHEN, LONGER, SIZES, SPEAK, Look, Moment, Screens, looks, measured
from browser.whole_game import NAMES, OPEN_TABLE, WholeGame
from ronron.conformance.cases import Case, cases, played
from ronron.games import GAMES, PRACTICE
from support import samples
from support.serving import Served

PICTURES = Path(__file__).resolve().parents[2] / ".cache" / "screens"
SEED = samples.seed()
SOME = samples.sample(2, 10**6)
"""So many decisions in a row are looked at in a sample."""


def _different(slug: str) -> list[Case]:
    """Those that are played differently in the page: every number of players, and every option at least once."""
    chosen: dict[tuple[object, ...], Case] = {}
    for case in cases(slug):
        for name, value in case.options or (("", ""),):
            chosen.setdefault((case.players, name, str(value)), case)
    return list(dict.fromkeys(chosen.values()))


def _today(slug: str) -> list[Case]:
    every = _different(slug)
    return every if samples.whole() else [every[SEED % len(every)]]


SHOWN = [case for slug in (*GAMES, *samples.sampled(PRACTICE, 1)) for case in _today(slug)]
SOME_GAMES = samples.sampled(GAMES, 1)
PHONE, DESK = SIZES[0], SIZES[3]
RESIZED = {PHONE: SIZES[:3] if samples.whole() else (PHONE, SIZES[2]), DESK: SIZES[3:] if samples.whole() else (DESK,)}
"""On a phone the panel is a sheet at other sizes too, on a desk a drawer."""
OPENERS = (
    ":is(.scene, .side, dialog[open].sheet) button"
    ":not([lang], [data-choice], [data-cell], [data-card], .line, .actions *, .chat *, dialog header *, :disabled)"
)
"""What may open a dialog, and changes nothing in the game."""
LABELS = "(buttons) => buttons.map((each) => each.ariaLabel || each.innerText.trim())"
PRESS = """([openers, label]) => {
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  const named = (each) => (each.ariaLabel || each.innerText.trim()) === label;
  const shown = (each) => dialog.contains(each) && each.checkVisibility();
  const button = [...document.querySelectorAll(openers)].find((each) => shown(each) && named(each));
  button?.click();
  return button !== undefined;
}"""
PANEL = "dialog[open].sheet, .side"
OPEN = "dialog[open], [role=dialog], .side"


@pytest.fixture
def page(browser: Browser, served: Served) -> Iterator[Page]:
    """A page without motion, whose browser has a name."""
    context = browser.new_context(base_url=served.url, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(
        "if (!localStorage.getItem('ronron')) localStorage.setItem('ronron', '{\"speed\": \"none\"}')"
    )
    page = context.new_page()
    page.goto("/")
    yield page
    context.close()


@pytest.fixture
def screens(
    page: Page, request: pytest.FixtureRequest, record_property: Callable[[str, object], None]
) -> Iterator[Callable[[str], Screens]]:
    """Measures all that a test looks at, by the floors of a game; its smallest things are told at the end."""
    pictures = PICTURES / re.sub(r"\W+", "-", request.node.name)
    shutil.rmtree(pictures, ignore_errors=True)
    begun: list[Screens] = []

    def begin(slug: str) -> Screens:
        begun.append(Screens(page, request.node.name, pictures, signs.floors(slug)))
        return begun[-1]

    yield begin
    for each in begun:
        record_property("screens", each.summary())


Begin = Callable[[str], Screens]


def some_case(slug: str) -> Case:
    every = _different(slug)
    return every[SEED % len(every)]


@pytest.mark.parametrize("case", SHOWN, ids=str)
def test_all_is_in_sight_at_every_decision_and_at_the_end(
    page: Page, served: Served, screens: Begin, case: Case
) -> None:
    begin = 0 if samples.whole() else SEED * 7919 % len(played(case, SEED).decisions)
    seen = screens(case.slug)
    with WholeGame(page, served, case, SEED, begin) as game:
        for moment in islice(game.moments(), SOME):
            seen.look(moment, looks())
    seen.judge()


@pytest.mark.parametrize("slug", SOME_GAMES)
def test_the_end_of_a_game_is_in_sight(page: Page, served: Served, screens: Begin, slug: str) -> None:
    case, seen = some_case(slug), screens(slug)
    with WholeGame(page, served, case, SEED, len(played(case, SEED).decisions) - 6) as game:
        for moment in game.moments():
            if moment.mover is None:
                seen.look(moment, looks())
    seen.judge()


@pytest.mark.parametrize("slug", SOME_GAMES)
def test_every_dialog_is_in_sight(page: Page, served: Served, screens: Begin, slug: str) -> None:
    """Whatever opens one is clicked, on a phone and on a desk, and in the panel whatever opens one from there."""
    case, seen = some_case(slug), screens(slug)
    with WholeGame(page, served, case, SEED, len(played(case, SEED).decisions) // 2) as game:
        next(game.moments())
        opened = {label for size in (PHONE, DESK) for label in _opened(page, seen, size)}
    assert len(opened) >= 5, opened
    seen.judge()


def _opened(page: Page, seen: Screens, size: tuple[int, int], way: str = "") -> list[str]:
    """Open everything that opens, look at it, and close it again; what the buttons are called."""
    found = []
    for label in dict.fromkeys(_buttons(page, size)):
        if not _press(page, label):
            continue
        found.append(label)
        seen.look(
            Moment(f"{way}{label}"),
            looks([size] if size == DESK else SIZES[:3] if samples.whole() else [size, SIZES[2]]),
        )
        _at(page, size)
        if not way and page.locator(PANEL).count():
            found += _opened(page, seen, size, f"{label}, ")
        page.keyboard.press("Escape")
        if not way and page.locator(".side").count():
            _press(page, label)  # a drawer is closed by its button
        page.evaluate(STILL)
    return found


def _buttons(page: Page, size: tuple[int, int]) -> list[str]:
    _at(page, size)
    labels: list[str] = page.eval_on_selector_all(OPENERS, LABELS)
    return labels


def _at(page: Page, size: tuple[int, int]) -> None:
    """A size, in English."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SPEAK, "en")
    page.evaluate(STILL)


def _press(page: Page, label: str) -> bool:
    """Whether something opens; what does not is pressed for nothing."""
    before = page.locator(OPEN).count()
    pressed = page.evaluate(PRESS, [OPENERS, label])
    page.evaluate(STILL)
    return bool(pressed) and page.locator(OPEN).count() > before


@pytest.mark.parametrize("slug", SOME_GAMES)
def test_a_table_that_waits_is_in_sight(page: Page, served: Served, screens: Begin, slug: str) -> None:
    seen, case = screens(slug), some_case(slug)
    seats = [{"kind": "me", "name": NAMES[0]}, *[{"kind": "open"}] * max(1, case.players - 1)]
    ticket = page.evaluate(OPEN_TABLE, {"game": slug, "seats": seats})
    page.goto(f"/t/{ticket['table']}#{ticket['seats'][0]['token']}")
    expect(page.locator(".share .code")).to_be_visible(timeout=SOON_MS)
    seen.look(Moment("waiting"), looks())
    seen.judge()


def test_home_scrolls_only_down(page: Page, screens: Begin) -> None:
    seen = screens("")
    expect(page.locator("article").first).to_be_visible(timeout=SOON_MS)
    seen.look(Moment("home", free=True), looks())
    seen.judge()


# --- the measuring itself: faults are planted, and found ---

GOOD = """
<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; font: 16px/1.3 sans-serif } p { margin: 0 }
  .scene { position: relative; height: 100vh; overflow: hidden }
  .bar { position: absolute; inset: 0 0 auto; height: 48px }
  .bar button, .hand button, #away { width: 48px; height: 48px; padding: 0 }
  .round { border-radius: 50% } .stage { position: absolute; inset: 48px 0 60px }
  .chair { position: absolute; top: 4px; left: 4px } .chair + .chair { left: 200px }
  .cat { display: inline-block; width: 40px; height: 40px } .plate { display: inline-block }
  .mark { display: inline-block; width: 10px; height: 10px; background: gold }
  .hand { position: absolute; left: 20px; top: 120px; margin: 0; padding: 0; display: flex; list-style: none }
  .hand button { width: 80px; height: 110px; position: relative }
  .hand li + li { margin-left: -32px }
  .prompt { position: absolute; inset: auto 0 0; height: 56px }
  #away { position: absolute; left: 20px; top: 300px }
</style>
<div class="scene">
  <div class="bar"><button class="round" aria-label="Rules">R</button></div>
  <div class="stage">
    <div class="chair turn"><span class="cat"></span>
      <div class="plate"><span class="name">Ada</span> <span class="mark"></span></div></div>
    <div class="chair"><span class="cat"></span><div class="plate"><span class="name">Bea</span></div></div>
    <ul class="hand"><li><button data-choice="1">one</button></li><li><button data-choice="2">two</button></li>
      <li><button data-choice="3">three</button></li></ul>
    <button id="away" data-choice="9" aria-label="Pass">pass</button>
  </div>
  <div class="prompt"><p class="what">Choose a card.</p></div>
</div>
"""
PLANTED = {
    "a button out of the window": ("#away { left: 370px }", "off screen", "Pass"),
    "a button below the window": ("#away { top: 650px }", "off screen", "Pass"),
    "a small button": ("#away { width: 40px }", "small", "Pass"),
    "a button that something lies over": (".bar { z-index: 9; height: 450px }", "covered", "Pass"),
    "a button of which too little shows": (".bar { z-index: 9; height: 370px }", "small", "Pass"),
    "two buttons over each other": ("#away { top: 200px; height: 90px }", "overlap", "Pass"),
    "cards of a fan that show too little": (".hand li + li { margin-left: -62px }", "small", "one"),
    "a button over a plate": ("#away { left: 30px; top: 10px; width: 80px }", "overlap", "Ada"),
    "a prompt that is cut off": (
        ".what { width: 60px; overflow: hidden; white-space: nowrap }",
        "clipped",
        "Choose a card",
    ),
    "a prompt of too many lines": (
        ".prompt { overflow: hidden } .what { font-size: 60px }",
        "clipped",
        "Choose a card",
    ),
    "a prompt out of the window": (".prompt { bottom: -50px }", "off screen", "prompt"),
    "a player out of the window": (".chair + .chair { left: 360px }", "off screen", "Bea"),
    "texts over each other": (
        ".chair + .chair { left: 8px; top: 8px }",
        "texts overlap",
        "Bea",
    ),
    "a text over a button": (
        ".what { position: fixed; left: 20px; top: 355px; pointer-events: none }",
        "text over a target",
        "Choose",
    ),
    "a text under something": (".bar { z-index: 9; top: 610px; background: tan }", "text covered", "Choose"),
    "small letters": (".what { font-size: 11px }", "small text", "Choose"),
    "letters made small": (".what { display: inline-block; transform: scale(0.6) }", "small text", "Choose"),
    "a page that scrolls": (".scene { height: 101vh }", "scrolls", "page"),
    "a page that scrolls sideways": (".scene { width: 102vw }", "scrolls sideways", "page"),
    "nobody marked": (".mark { display: none }", "no mark", "Ada"),
}


@pytest.fixture(scope="module")
def blank(browser: Browser) -> Iterator[Page]:
    page = browser.new_page(viewport={"width": 390, "height": 664})
    yield page
    page.close()


def found_in(page: Page, style: str = "", html: str = GOOD) -> list[str]:
    page.set_content(html.replace("</style>", f"{style}</style>"))
    return [f"{each['kind']}: {each['what']}: {each['pixels']}" for each in measured(page)["faults"]]


def test_where_all_is_well_nothing_is_found(blank: Page) -> None:
    assert found_in(blank) == []
    found = measured(blank)
    assert (found["chairs"], found["turn"], found["offered"]) == (["Ada", "Bea"], ["Ada"], [1, 2, 3, 9])
    assert (found["text"]["px"], found["piece"]["px"]) == (13.3, 48)


@pytest.mark.parametrize(("style", "kind", "what"), PLANTED.values(), ids=PLANTED)
def test_a_planted_fault_is_found_and_named(blank: Page, style: str, kind: str, what: str) -> None:
    found = found_in(blank, style)
    assert any(each.startswith(f"{kind}: ") and what in each for each in found), found


def test_what_lies_in_a_dialog_is_scrolled_to_and_what_lies_beside_it_is_not_reached(blank: Page) -> None:
    lines = "<p>line</p>" * 60
    shut = "<header><button aria-label='Close' style='width:44px;height:44px'>x</button></header>"
    dialog = (
        f"<dialog style='max-height:80vh;width:300px;overflow:auto'>{shut}{lines}<button id=last>Last</button></dialog>"
    )
    html = GOOD.replace('</div>\n  <div class="prompt"', f'{dialog}</div>\n  <div class="prompt"')
    assert "<dialog" in html
    large = "#last { width: 60px; height: 44px }"
    opened = html + "<script>document.querySelector('dialog').showModal()</script>"
    assert found_in(blank, large, opened) == []
    assert [each.split(" ")[0] for each in found_in(blank, "#last { width: 60px; height: 20px }", opened)] == ["small:"]
    assert any("sideways" in each for each in found_in(blank, large + "#last { margin-left: 320px }", opened))


def test_who_is_missing_or_wrongly_marked_is_named_with_moment_size_and_language(blank: Page, tmp_path: Path) -> None:
    switch = """<header style="position: fixed; right: 0; top: 0"><button lang="fr">French</button></header>
      <script>document.querySelector("header button").onclick = () => {
        document.documentElement.lang = document.documentElement.lang === "en" ? "fr" : "en";
      }</script>"""
    blank.set_content(GOOD.replace("</style>", ".what { white-space: nowrap }</style>") + switch)
    blank.evaluate("document.documentElement.lang = 'en'")
    seen = Screens(blank, "somegame-3", tmp_path)
    seen.look(Moment("decision 7", 3, "Bea"), [Look((390, 664), "en", False), Look((360, 640), "fr", True)])
    told = seen.report()
    assert "players: Ada, Bea: 2 of 3 in sight in decision 7, 390×664 en" in told
    assert "turn: Bea is to move: marked: Ada in decision 7, 390×664 en" in told
    assert "1 at 390×664, 1 at 360×640" in told
    assert len(list(tmp_path.glob("*.png"))) == 2
    assert blank.locator(".what").inner_text() == "Choose a card.", "lengthened only while it is measured"
    with pytest.raises(AssertionError, match="somegame-3"):
        seen.judge()


def test_longer_texts_are_longer_by_two_fifths(blank: Page) -> None:
    blank.set_content("<p>Choose one of the notches at which the next tile touches your room.</p>")
    before = len(blank.inner_text("p"))
    blank.evaluate(LENGTHEN, LONGER)
    assert 1.35 < len(blank.inner_text("p")) / before < 1.45
