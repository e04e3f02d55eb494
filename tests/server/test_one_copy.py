"""A table stands in the hall once, however it is come by: two copies of it would both write the next event."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ronron.server.bodies import NewTable, SeatWish
from ronron.server.house import House
from ronron.server.identity.tokens import Guest
from ronron.server.play.live import Live
from ronron.table import Draft
from ronron.table.events import Said
from support.houses import housed

BOT_BEGINS = NewTable("tictactoe", [SeatWish("bot"), SeatWish("me")])
SLOW_DISK_S = 0.3


@pytest.mark.parametrize("pauses", [(0.3, 0.1), (0.1, 0.3)], ids=["the opener is later", "the reader is later"])
def test_a_table_that_is_read_while_it_is_being_opened(tmp_path: Path, pauses: tuple[float, float]) -> None:
    """As when a page lists somebody's tables at the moment they open one."""

    async def open_and_read() -> None:
        async with housed(tmp_path) as house:
            meet, left = house.hall.meet, list(pauses)

            async def hesitate(live: Live, ids: set[str]) -> None:
                await meet(live, ids)
                await asyncio.sleep(left.pop(0))

            house.hall.meet = hesitate  # type: ignore[method-assign]
            opening = asyncio.create_task(house.reception.open_table(Guest("ada"), BOT_BEGINS))
            while not (found := await house.store.tables_of("ada")):
                await asyncio.sleep(0)
            read = await house.hall.existing(found[0].id)
            ticket = await opening
            await asyncio.sleep(0.2)  # a bot that believed in another copy would move by now
            assert house.hall.lives[ticket.table] is read
            assert (read.table.mover, read.table.version) == (1, len(await house.store.events_of(ticket.table)))

    asyncio.run(open_and_read())


def test_a_table_that_is_read_again_while_something_is_being_written_about_it(tmp_path: Path) -> None:
    """As when what somebody said is erased at the moment another one moves."""

    async def write_and_read() -> None:
        async with housed(tmp_path) as house:
            wish = NewTable("tictactoe", [SeatWish("me"), SeatWish("open")])
            live = house.hall.lives[(await house.reception.open_table(Guest("ada"), wish)).table]
            house.store.group_s = SLOW_DISK_S
            speaking = [asyncio.create_task(speak(house, live)) for _ in range(2)]
            await asyncio.sleep(SLOW_DISK_S / 2)  # the first is written, the second waits for the disk
            house.hall.distrust(live)
            again = await house.hall.existing(live.id)
            await asyncio.gather(*speaking)
            assert again is not live
            assert again.table.version == len(await house.store.events_of(live.id))

    asyncio.run(write_and_read())


async def speak(house: House, live: Live) -> None:
    async with live.lock:
        await house.hall.append(live, Draft.of(live.table, [Said(at=0, chair=0, person="ada", text="miaou")]))
