"""Long tables: while one is read, or shown to somebody who comes, everybody else is heard."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import ronron
from ronron.server.bodies import NewTable, SeatWish
from ronron.server.house import House
from ronron.server.identity.tokens import Guest
from ronron.server.limits import slices
from ronron.server.net.connection import Connection
from ronron.server.play.views import MOST_MISSED
from ronron.server.settings import Limits
from ronron.table import Draft, Table
from ronron.table.events import Moved, Muted
from support.houses import housed

CHATTER, MOVES = 3000, 200


@pytest.fixture(autouse=True)
def every_step_is_a_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that it can be counted what could be done in between."""
    monkeypatch.setattr(slices, "SLICE_S", 0)


async def rounds_while(work: Callable[[], Awaitable[object]]) -> int:
    """How often the loop went round while some work was done."""
    rounds, over = 0, False

    async def go_round() -> None:
        nonlocal rounds
        while not over:
            await asyncio.sleep(0)
            rounds += 1

    going = asyncio.create_task(go_round())
    await work()
    over = True
    await going
    return rounds


async def long_table(house: House) -> str:
    """A table at which a long game was played, and then much was switched on and off."""
    wish = NewTable("chabyrinthe", [SeatWish("me"), SeatWish("me", name="Bob")])
    ticket = await house.reception.open_table(Guest("ada"), wish)
    live, dice = house.hall.lives[ticket.table], random.Random(1)
    async with live.lock:
        draft = live.table.copy()
        while len(draft.movers) < MOVES and draft.mover is not None:
            _move_somehow(draft, dice)
        for number in range(CHATTER):
            draft.apply(Muted(at=number, chair=1, muted=bool(number % 2)))
        await house.hall.append(live, Draft.of(live.table, draft.events[live.table.version :]))
    return live.id


def _move_somehow(draft: Table, dice: random.Random) -> None:
    position = draft.position
    assert position is not None
    seat, outcome = position.turn, dice.choice(position.legal)
    if seat is None:
        raise AssertionError("the game was over too soon")
    if seat == ronron.NATURE:
        outcome = position.copy().draw()
    draft.apply(Moved(at=0, seat=seat, decisions=[outcome]))


def test_the_loop_goes_round_while_a_long_table_is_read_and_shown(tmp_path: Path) -> None:
    async def read() -> None:
        async with housed(tmp_path) as house:
            await house.games.wait("chabyrinthe")
            id = await long_table(house)  # noqa: A001
            whole = house.hall.lives.pop(id)
            assert await rounds_while(lambda: house.hall.existing(id)) > CHATTER, "it was read at one go"
            again = house.hall.lives[id]
            assert again is not whole
            assert again.table.version == whole.table.version
            watcher = Connection("here", Limits())
            watcher.table = id
            assert await rounds_while(lambda: house.hall.admit(watcher, None)) >= MOVES, "a log was written at one go"
            assert watcher in again.connections

    asyncio.run(read())


def test_who_missed_little_of_a_long_table_is_told_exactly_that_and_it_is_not_read_again(tmp_path: Path) -> None:
    async def miss() -> None:
        async with housed(tmp_path) as house:
            await house.games.wait("chabyrinthe")
            live = await house.hall.existing(await long_table(house))
            version = live.table.version
            first = await live.missed(0, version - MOST_MISSED)
            assert first is not None
            assert len(first) == MOST_MISSED
            rounds = await rounds_while(lambda: live.missed(0, version - 1))
            assert rounds < 5, "the past was followed from its beginning again"
            for since in (version - MOST_MISSED, version - 7, version - 1, version):
                assert await live.missed(0, since) == first[len(first) - (version - since) :]

    asyncio.run(miss())
