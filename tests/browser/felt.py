"""Crazy Mistigri in a page: dealt as a test wants it, with friends controlled by the test."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, expect

import ronron
from browser.people import OFFERED, SOON_MS, press
from ronron.games.mistigri.notation import card_names
from ronron.table import Chance
from support.people import Person
from support.serving import Served, join, wait_until

NOTHING, EFFECT, REVERSE, SEAT = 45, 46, 47, 48


class Dealer(Chance):
    """Deals what a test laid out, and then draws what it wrote down, or always the first card; otherwise deals and
    draws at random."""

    def __init__(self) -> None:
        self.laid_out: str | None = None
        self.known: dict[str, Sequence[int]] = {}

    def lay_out(self, notation: str, game: Sequence[int] = ()) -> None:
        """The next deal, and if nature is to play a whole game as written down, all of its decisions."""
        self.laid_out = notation
        self.known[notation] = game

    def deal(self, game: ronron.Game, players: int, options: Mapping[str, Any]) -> str:
        notation, self.laid_out = self.laid_out, None
        return super().deal(game, players, options) if notation is None else notation

    def draw(self, position: ronron.Position) -> int:
        game = self.known.get(position.beginning().notation())
        if game is None:
            return super().draw(position)
        number = len(position.decisions)
        return game[number] if number < len(game) else position.legal[0]


def names() -> list[str]:
    """All kinds of card, by the decision that names them."""
    box: Any = ronron.load("mistigri").box
    return card_names(box)


def deck(players: int) -> list[str]:
    """All cards for so many players (M1)."""
    box: Any = ronron.load("mistigri").box
    return [name for name, copies in zip(names(), box.copies[players].tolist(), strict=False) for _ in range(copies)]


def table(
    *hands: str,
    moment: str = "turn=9 seat=0 phase=first",
    rounds: Sequence[str] = (),
    seed: int = 1,
    more: str = "",
) -> str:
    """A position: a hand is `up:`, `down:` or `out:` and its cards, the discard is all the rest.

    `rounds` are what was left at the end of each round before; the decks of rounds to come follow from the seed.
    """
    cards = deck(len(hands))
    rest = Counter(cards)
    rest.subtract(card for hand in hands for card in hand.split()[1:])
    assert min(rest.values()) >= 0, "a card lies there twice"
    lines = [f"round={len(rounds) + 1} {moment}"]
    lines += [f"{seat} {hand}" for seat, hand in enumerate(hands)]
    lines.append(f"discard: {' '.join(rest.elements())}")
    dice = random.Random(seed)
    lines += [f"deck {number}: {' '.join(dice.sample(cards, len(cards)))}" for number in range(2 + len(rounds), 4)]
    lines += [f"left {number + 1}: {left}" for number, left in enumerate(rounds)]
    return ronron.load("mistigri").position("\n".join([*lines, more]), len(hands)).notation()


class Felt:
    """A table in a page, friends on the other chairs, and the true game behind it."""

    def __init__(self, page: Page, served: Served, seats: str, *, laid_out: str | None = None, **more: Any) -> None:
        """`seats` are words: me, bot, or friend (a player controlled by the test)."""
        self.page, self.served = page, served
        if laid_out is not None:
            dealer: Any = served.house.hall.settings.chance
            dealer.lay_out(laid_out)
        self.ticket: dict[str, Any] = page.evaluate(
            """async (wish) => {
              const answer = await fetch("/api/tables", {
                method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish),
              });
              return answer.json();
            }""",
            {"game": "mistigri", "seats": [_wish(number, word) for number, word in enumerate(seats.split())], **more},
        )
        self.friends = {seat: self._friend() for seat, word in enumerate(seats.split()) if word == "friend"}
        tokens = [seat["token"] for seat in self.ticket["seats"] if seat["token"]]
        self.token = tokens[0]
        all_of_them = [*tokens, self.ticket["watch"]] if len(tokens) > 1 else tokens
        page.goto(f"/t/{self.ticket['table']}#{'.'.join(all_of_them)}")
        expect(page.locator(".stage, .curtain")).to_be_visible(timeout=SOON_MS)

    def _friend(self) -> Person:
        with self.served.guest() as guest:
            joined = join(guest, self.ticket)
        person = Person(self.served.port, joined["seats"][0]["token"])
        person.hear_until("presence")
        return person

    def close(self) -> None:
        """The friends leave."""
        for friend in self.friends.values():
            friend.close()

    def truth(self) -> ronron.Position:
        """The game as it really stands."""
        position = self.served.house.hall.lives[self.ticket["table"]].table.position
        assert position is not None
        return position

    def view(self, seat: int = 0) -> Any:
        """What a seat sees by right."""
        return self.truth().view(seat)

    def told(self, seat: int) -> list[str]:
        """The decisions so far as a seat was told of them, whoever made them."""
        return [entry.partition(" ")[2] for entry in self.truth().log(seat)]

    def kind(self, card: str) -> int:
        """The decision that names a card."""
        return names().index(card)

    def friend_plays(self, seat: int, *texts: str) -> None:
        """A friend decides, in notation; decisions of one move together."""
        wait_until(lambda: self.truth().turn == seat)
        friend = self.friends[seat]
        friend.listen()
        position, decisions = self.truth().copy(), []
        for text in texts:
            decisions.append(position.game.parse(position, text))
            position.play(decisions[-1])
        answer = friend.move(*decisions)
        assert answer["type"] == "done", answer

    def heard_of(self, count: int) -> None:
        """Wait until so many decisions have been made, and the page has been told of them."""
        wait_until(lambda: len(self.truth().decisions) >= count)
        with self.log():
            self.page.wait_for_function("count => document.querySelectorAll('.log li').length >= count", arg=count)

    @contextmanager
    def log(self) -> Iterator[None]:
        """Open the log meanwhile: a drawer beside the board, or on a phone a sheet over it."""
        button = self.page.get_by_role("button", name=re.compile("^(Log, chat|Journal, discussion)"))
        sheet = button.get_attribute("aria-haspopup") is not None
        button.click()
        yield
        if sheet:
            self.page.keyboard.press("Escape")
        else:
            button.click()

    def choose(self, decision: int, *, touch: bool = False) -> None:
        """Click or tap what chooses it, and wait for the answer."""
        target = self.page.locator(f'[data-choice="{decision}"]').first
        target.wait_for(timeout=SOON_MS)
        before = self.page.evaluate(OFFERED)
        press(target, touch=touch)
        self.page.wait_for_function(f"before => {OFFERED} !== before", arg=before)

    def choose_card(self, card: str) -> None:
        """Click a card."""
        self.choose(self.kind(card))

    def record(self) -> ronron.Position:
        """The game as its record tells it."""
        with self.served.guest() as guest:
            record = guest.get(
                f"/api/tables/{self.ticket['table']}/record", headers={"authorization": f"Bearer {self.token}"}
            )
        return ronron.load("mistigri").read(record.text)


def _wish(number: int, word: str) -> dict[str, str]:
    if word == "bot":
        return {"kind": "bot", "level": "matou"}
    if word == "friend":
        return {"kind": "open"}
    return {"kind": "me", "name": ["Ada", "Bea", "Cleo", "Dot", "Eve"][number]}
