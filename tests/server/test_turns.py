"""Where many want what few can have at once, everybody has their turn soon."""

from __future__ import annotations

import asyncio

import pytest

from ronron.errors import RefusedError
from ronron.server.limits.turns import Turns, Who

ADA, BOB, EVE, NOBODY = Who("here", "ada"), Who("here", "bob"), Who("elsewhere", "eve"), Who("nowhere", None)


async def in_order(turns: Turns, wishes: list[Who]) -> list[Who]:
    """In which order those are served who ask in this one, while somebody else is served."""
    served: list[Who] = []

    async def wait(who: Who) -> None:
        async with turns.turn(who):
            served.append(who)

    async with turns.turn(NOBODY):
        waiting = [asyncio.create_task(wait(who)) for who in wishes]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    return served


def test_addresses_take_turns_and_so_do_the_people_behind_one() -> None:
    wishes = [ADA, ADA, ADA, ADA, BOB, BOB, EVE]
    served = asyncio.run(in_order(Turns(1, 100, 100), wishes))
    assert served == [ADA, EVE, BOB, ADA, BOB, ADA, ADA]


def test_so_many_have_their_turn_at_once_and_no_more() -> None:
    async def most_at_once() -> int:
        turns, now, most = Turns(3, 100, 100), 0, 0

        async def one(number: int) -> None:
            nonlocal now, most
            async with turns.turn(Who(str(number), None)):
                now += 1
                most = max(most, now)
                await asyncio.sleep(0.001)
                now -= 1

        await asyncio.gather(*(one(number) for number in range(20)))
        return most

    assert asyncio.run(most_at_once()) == 3


def test_too_many_who_wait_at_one_address_or_in_all_are_refused() -> None:
    async def refusals(wishes: list[Who], **most: int) -> int:
        turns = Turns(1, most.get("waiting", 100), most.get("each", 100))
        async with turns.turn(NOBODY):
            tasks = [asyncio.create_task(_take(turns, who)) for who in wishes]
            await asyncio.sleep(0)
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert all(each is None or (isinstance(each, RefusedError) and each.code == "busy") for each in done)
        return sum(each is not None for each in done)

    assert asyncio.run(refusals([ADA, ADA, BOB, BOB, EVE], each=3)) == 1
    assert asyncio.run(refusals([ADA, ADA, BOB, EVE, EVE], waiting=3)) == 1, "eve comes in, but not twice"


async def _take(turns: Turns, who: Who) -> None:
    async with turns.turn(who):
        pass


@pytest.mark.parametrize("moment", ["while waiting", "in the moment of being called"])
def test_who_goes_away_leaves_the_turn_to_the_next(moment: str) -> None:
    async def go_away() -> list[Who]:
        turns, served = Turns(1, 100, 100), list[Who]()

        async def wait(who: Who) -> None:
            async with turns.turn(who):
                served.append(who)

        async with turns.turn(NOBODY):
            first, second = asyncio.create_task(wait(ADA)), asyncio.create_task(wait(EVE))
            await asyncio.sleep(0)
            if moment == "while waiting":
                first.cancel()
                await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        await asyncio.wait_for(wait(BOB), 1)
        return served

    assert asyncio.run(go_away()) == [EVE, BOB]
