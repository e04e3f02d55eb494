"""Playing Chabyrinthe in a page, by clicks."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

import ronron
from browser.people import OFFERED, SOON_MS, board, wait_for_choice
from support.serving import Served

INSERT = 48


class Table:
    """A table in a page, and the true game behind it, used to play well: random play would take hours."""

    def __init__(self, page: Page, served: Served, seats: list[dict[str, str]], **options: Any) -> None:
        self.page = page
        self.ticket: dict[str, Any] = page.evaluate(
            """async (wish) => {
              const answer = await fetch("/api/tables", {
                method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish),
              });
              return answer.json();
            }""",
            {"game": "chabyrinthe", "seats": seats, "options": options},
        )
        tokens = [seat["token"] for seat in self.ticket["seats"] if seat["token"]]
        shared = len([seat for seat in seats if seat["kind"] == "me"]) > 1
        token = ".".join([*tokens, self.ticket["watch"]]) if shared else tokens[0]
        page.goto(f"/t/{self.ticket['table']}#{token}")
        expect(board(page)).to_be_visible(timeout=SOON_MS)
        self.served, self.token = served, tokens[0]
        self.staged: list[int] = []
        self.heard = 0

    def position(self) -> ronron.Position:
        """The game as the page shows it: what is published, and what is only staged."""
        position = self.served.house.hall.lives[self.ticket["table"]].table.position
        assert position is not None
        if len(position.decisions) != self.heard:
            self.heard, self.staged = len(position.decisions), []
        copy = position.copy()
        for decision in self.staged:
            copy.play(decision)
        return copy

    def end(self) -> ronron.Position:
        """The game as its record tells it."""
        with self.served.guest() as guest:
            record = guest.get(
                f"/api/tables/{self.ticket['table']}/record", headers={"authorization": f"Bearer {self.token}"}
            )
        return ronron.load("chabyrinthe").read(record.text)

    def choose(self, decision: int) -> None:
        """Click what chooses it, after its card if it turns one; and wait for the answer."""
        view: Any = self.position().view(0)
        if view.phase == "act" and decision != INSERT:
            self.page.locator(f'[data-cell="{cell_name(view.side, decision // 3)}"]').click()
        before = self.page.evaluate(OFFERED)
        self.page.locator(f'[data-choice="{decision}"]').click()
        self.staged.append(decision)
        self.page.wait_for_function(f"before => {OFFERED} !== before", arg=before)

    def play_to_the_end(self, dice: random.Random) -> None:
        """Save a cat where one action can; else try something."""
        while wait_for_choice(self.page) is not None:
            self.choose(best(self.position(), dice))


def cell_name(side: int, cell: int) -> str:
    return f"{'abcd'[cell % side]}{cell // side + 1}"


def saves(position: ronron.Position, decision: int) -> bool:
    after = position.copy()
    after.play(decision, settle=False)
    view: Any = after.view(0)
    return view.phase in ("saving", "home")


def best(position: ronron.Position, dice: random.Random) -> int:
    """A decision that saves a cat, then one after which another does, then any."""
    turns = [decision for decision in position.legal if decision != INSERT]
    for decision in turns:
        if saves(position, decision):
            return decision
    for decision in dice.sample(turns, len(turns)):
        after = position.copy()
        after.play(decision)
        if after.turn == position.turn and any(each != INSERT and saves(after, each) for each in after.legal):
            return decision
    return dice.choice(position.legal)
