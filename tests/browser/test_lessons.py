"""Guided first games in a real browser: a player who follows the light ends up in a normal game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.care import violations
from browser.pages import Open
from browser.people import SOON_MS, box
from ronron.games import GAMES
from support.serving import Served

LEARN = "Apprendre en jouant"
EXPLAINED = "poche"
"""The game whose lesson is taken step by step."""
ONCE_SAID = """before =>
  document.querySelector("[data-onward]") && document.querySelector(".coach [role=status]")?.innerText !== before"""
LIT_IN_SIGHT = """() => {
  const frame = (name) => document.querySelector(name)?.getBoundingClientRect();
  const [lit, coach] = [frame(".beacon:not([hidden])"), frame("aside.coach")];
  if (!lit || !coach) return false;
  const apart = lit.right < coach.left || lit.bottom < coach.top || lit.top > coach.bottom || lit.left > coach.right;
  return apart && lit.bottom > 0 && lit.top < innerHeight;
}"""


class Pupil:
    """Somebody who does what the coach says."""

    def __init__(self, page: Page, game: str) -> None:
        self.page, self.said = page, ""
        box(page, game).get_by_role("button", name=LEARN).click()
        self.coach = page.locator("aside.coach")
        self.onward = self.coach.locator("[data-onward]")
        self.listen()

    def listen(self) -> None:
        """Wait for the next words."""
        self.page.wait_for_function(ONCE_SAID, arg=self.said, timeout=SOON_MS)
        self.said = self.coach.get_by_role("status").inner_text()
        assert self.said
        assert "lesson-" not in self.said  # no words are missing

    @property
    def is_asked(self) -> bool:
        """Is it time to do something?"""
        return "light" in (self.onward.get_attribute("class") or "")

    def read_on(self) -> None:
        self.onward.click()
        self.listen()

    def do_it(self) -> None:
        """Follow the light, which shows the one thing that may be done."""
        self.page.wait_for_function(LIT_IN_SIGHT, timeout=SOON_MS)
        choices = self.page.locator(".stage [data-choice]")
        assert choices.count() == 1
        assert self.page.locator(".beacon").get_attribute("data-hint") == choices.get_attribute("data-choice")
        choices.click()
        self.listen()

    def follow(self) -> None:
        """To the farewell."""
        while True:
            if self.is_asked:
                self.do_it()
            elif self.coach.get_by_text("À moi de jouer").count():
                return
            else:
                part = self.page.locator(".beacon")
                if part.count():
                    expect(part).to_be_visible()  # what is spoken of is there
                self.read_on()


def test_a_first_game_is_explained_step_by_step_and_anything_else_is_answered_kindly(open_page: Open) -> None:
    page = open_page(language="fr", size=(390, 844), calm=True)
    pupil = Pupil(page, EXPLAINED)
    assert page.evaluate("document.activeElement.hasAttribute('data-onward')")
    pupil.read_on()
    page.wait_for_function(LIT_IN_SIGHT, timeout=SOON_MS)
    pupil.coach.get_by_role("button", name="Retour").click()
    pupil.listen()
    page.locator("[data-cell=e5]").click()
    expect(pupil.coach).to_contain_text("Suivez la lumière pour l’instant")
    expect(page.get_by_role("button", name="Conseil")).to_have_count(0)
    assert violations(page) == []
    pupil.read_on()
    pupil.read_on()
    pupil.onward.press("Enter")  # with the keyboard, the focus goes to the lit choice …
    assert page.evaluate("document.activeElement.dataset.choice") == page.locator(".beacon").get_attribute("data-hint")
    page.keyboard.press("Enter")  # … and does it
    pupil.listen()
    pupil.follow()
    pupil.onward.click()
    expect(pupil.coach).to_have_count(0)
    assert page.locator(".stage [data-choice]").count() == 14
    page.locator(".stage [data-choice]").first.click()
    expect(page.locator(".prompt")).to_contain_text("Où va cette tuile")
    page.goto("/")
    expect(box(page, EXPLAINED).get_by_role("button", name=LEARN)).to_contain_text("✓")
    truant = Pupil(page, "chabyrinthe")
    truant.coach.get_by_role("button", name="Quitter la leçon et jouer").click()
    expect(page.get_by_role("button", name="Conseil")).to_be_enabled()
    assert page.locator(".stage [data-choice]").count() > 1
    page.reload()
    expect(page.get_by_role("button", name="Conseil")).to_be_enabled()
    expect(truant.coach).to_have_count(0)


@pytest.mark.parametrize("game", [slug for slug in GAMES if slug != EXPLAINED])
def test_whoever_follows_the_light_is_left_in_the_middle_of_a_game(open_page: Open, served: Served, game: str) -> None:
    page = open_page(language="fr", calm=True)
    pupil = Pupil(page, game)
    pupil.follow()
    pupil.onward.click()
    expect(pupil.coach).to_have_count(0)
    assert page.locator(".stage [data-choice]").count() > 1
    table = served.house.hall.lives[page.url.split("/t/")[1].split("#")[0]].table
    assert [chair.level for chair in table.chairs] == [None, *["chaton"] * (len(table.chairs) - 1)]
