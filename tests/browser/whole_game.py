"""A whole game at a table in a page, decided beforehand: the page belongs to seat 0, friends play the others."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Self

from playwright.sync_api import Page, TimeoutError, ViewportSize, expect  # noqa: A004  Playwright's

import ronron
from browser.care import STILL
from browser.people import OFFERED, SOON_MS, in_sight
from browser.screens import Moment
from ronron.conformance.cases import Case, played
from support.people import Person
from support.serving import Served, wait_until

NAMES = ("Ada", "Bartholomew", "Cleo", "Dorothea", "Eve")
DESK: ViewportSize = {"width": 1366, "height": 768}
OPEN_TABLE = """async (wish) => (await fetch("/api/tables", {
  method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish),
})).json()"""
SHOWS = """(mover) => {
  if (document.querySelector(".frame.over .result")) return true;
  const marked = document.querySelector(".chair.turn .name");
  return marked?.textContent.trim() === mover;
}"""
MINE = "() => document.querySelector('.stage [data-choice]') !== null"


class WholeGame:
    """The game as it goes, decision by decision."""

    def __init__(self, page: Page, served: Served, case: Case, seed: int, begin: int = 0) -> None:
        """It begins after so many decisions, or soon after that, when seat 0 is to decide."""
        self.page, self.served, self.case = page, served, case
        whole = played(case, seed)
        if begin:
            begin = next((n for n in range(begin, len(whole.decisions)) if whole.after(n).turn == 0), 0)
        start = whole.after(begin)
        self.script = list(whole.decisions)[begin:]
        dealer: Any = served.house.hall.settings.chance
        dealer.lay_out(start.notation(), self.script)
        seats = [{"kind": "me", "name": name} for name in NAMES[: case.players]]
        wish = {"game": case.slug, "seats": seats, "options": dict(case.options)}
        self.ticket: dict[str, Any] = page.evaluate(OPEN_TABLE, wish)
        assert "table" in self.ticket, self.ticket
        self.people = [Person(served.port, each["token"]) for each in self.ticket["seats"]]
        for person in self.people:
            person.hear_until("presence")
        page.goto(f"/t/{self.ticket['table']}#{self.ticket['seats'][0]['token']}")
        expect(page.locator(".stage")).to_be_visible(timeout=SOON_MS)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for person in self.people:
            person.close()

    def truth(self) -> ronron.Position:
        """The game as it really stands."""
        position = self.served.house.hall.lives[self.ticket["table"]].table.position
        assert position is not None
        return position

    def moments(self) -> Iterator[Moment]:
        """Every decision, when the page shows that somebody is to make it; and the end."""
        staged = 0
        while not (truth := self.truth()).over:
            if truth.turn == ronron.NATURE:
                continue
            number = len(truth.decisions) + staged
            seat = truth.turn or 0
            for person in self.people:
                person.listen()  # whoever says nothing for long is taken to be gone
            self._wait(NAMES[seat], mine=seat == 0)
            yield Moment(f"decision {number + 1}, of {NAMES[seat]}", self.case.players, NAMES[seat])
            if seat == 0:
                staged = self._click(staged, self.script[number])
            else:
                self._send(seat)
        self.page.set_viewport_size(DESK)
        expect(self.page.locator(".frame.over .result")).to_be_visible(timeout=SOON_MS)
        self.page.evaluate(STILL)
        yield Moment("the end")  # the result lies over the players

    def _wait(self, mover: str, *, mine: bool) -> None:
        with suppress(TimeoutError):  # the measuring says that somebody else is marked
            self.page.wait_for_function(SHOWS, arg=mover, timeout=3000)
        if mine:
            self.page.wait_for_function(MINE, timeout=SOON_MS)
        self.page.evaluate(STILL)

    def _send(self, seat: int) -> None:
        """A whole move of somebody, as written down."""
        done = len(self.truth().decisions)
        person, end = self.people[seat], done + 1
        person.listen()  # a move says which version of the table it saw
        while (answer := person.move(*self.script[done:end]))["type"] == "staged":
            end += 1
        assert answer["type"] == "done", answer
        wait_until(lambda: len(self.truth().decisions) >= end)

    def _click(self, staged: int, decision: int) -> int:
        """Choose it in the page; what no click chooses is sent. How many decisions of the move are then made."""
        page, done = self.page, len(self.truth().decisions)
        page.set_viewport_size(DESK)
        target = page.locator(f'.stage [data-choice="{decision}"]').first
        if target.count() == 0:
            self._send(0)
            return 0
        before = page.evaluate(OFFERED)
        try:
            target.click(position=in_sight(target, 1000), timeout=1000)
        except TimeoutError:  # covered, which the measuring says; it is chosen all the same
            if target.count() > 0 and page.evaluate(OFFERED) == before:
                target.dispatch_event("click")
        return self._answered(before, staged, done)

    def _answered(self, before: str, staged: int, done: int) -> int:
        """How many decisions of the move are made, once a click is answered; until then nothing is offered."""
        for _ in range(SOON_MS // 25):
            if len(self.truth().decisions) > done:
                return 0
            if self.page.evaluate(f"before => ({MINE})() && {OFFERED} !== before", before):
                return staged + 1
            self.page.wait_for_timeout(25)
        raise AssertionError("nothing came of a click")
