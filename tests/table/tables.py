"""Tables for tests: opened, played and looked at without a server."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec

import ronron
from ronron.conformance.cases import decide as guess
from ronron.errors import RefusedError
from ronron.table import Chance, Command, Draft, Phase, Place, Table, decide, fold, found, rehearse, see, sit
from ronron.table import commands as asked
from ronron.table.events import Event

CHANCE = Chance()


@cache
def library(slug: str) -> ronron.Game:
    return ronron.load(slug)


class Desk:
    """A table whose time is told by hand, and all that was asked for at it."""

    def __init__(self, slug: str = "poche", seats: str = "ada bob", **more: Any) -> None:
        places = [
            Place() if word == "open" else Place(level=word) if word == "matou" else Place(person=word)
            for word in seats.split()
        ]
        self.now = 1_000_000
        self.table: Table = fold(found(library(slug), places, self.now, **more).events, library)
        self.ids = 0

    def ask(self, by: int, command: type[Command], /, **more: Any) -> list[Event]:
        """Ask for something, and let it happen."""
        self.ids += 1
        asked_for: Any = command
        return self.happen(decide(self.table, by, asked_for(id=f"c{self.ids}", **more), self.now, CHANCE))

    def refusal(self, by: int, command: type[Command], /, **more: Any) -> RefusedError:
        """Ask for something that is refused, and changes nothing."""
        before = self.bytes()
        try:
            self.ask(by, command, **more)
        except RefusedError as error:
            assert self.bytes() == before
            return error
        raise AssertionError("this should have been refused")

    def happen(self, draft: Draft) -> list[Event]:
        """Let what was drafted happen, event by event."""
        for event in draft.events:
            self.table.apply(event)
        return list(draft.events)

    def sit(self, person: str, chair: int | None = None) -> int:
        self.happen(sit(self.table, person, self.now, CHANCE, chair))
        return self.table.chairs_of(person)[0] if chair is None else chair

    def move(self, *decisions: int) -> list[Event]:
        """A move of whoever is to move."""
        mover = self.table.mover
        assert mover is not None
        return self.ask(mover, asked.Move, version=self.table.version, decisions=list(decisions))

    def move_somehow(self, dice: random.Random) -> list[Event]:
        """A whole move of whoever is to move."""
        return self.move(*whole_move(self.table, dice))

    def play_to_the_end(self, dice: random.Random) -> None:
        while self.table.mover is not None:
            self.move_somehow(dice)

    def phase(self) -> Phase:
        return self.table.phase

    def bytes(self) -> list[bytes]:
        """All that anybody may see."""
        viewers: list[int | None] = [None, *range(len(self.table.chairs))]
        return [msgspec.json.encode(see(self.table, viewer, {})) for viewer in viewers]


def whole_move(table: Table, dice: random.Random) -> list[int]:
    """Random decisions up to where they are published."""
    mover = table.mover
    assert mover is not None
    assert table.position is not None
    decisions = [guess(table.position, dice)]
    while not (move := rehearse(table, mover, decisions)).finished:
        decisions.append(guess(move.position, dice))
    return decisions
