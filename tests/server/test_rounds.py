"""However much is to be done at one moment, the event loop goes round, and every address has its turn."""

from __future__ import annotations

import asyncio

from ronron.server.limits.rounds import Rounds


def test_little_work_is_begun_at_once() -> None:
    async def begin() -> list[int]:
        rounds, done = Rounds(3), list[int]()
        for number in range(3):
            rounds.begin("here", lambda number=number: done.append(number))  # type: ignore[misc]
        return done

    assert asyncio.run(begin()) == [0, 1, 2]


def test_much_work_is_begun_a_few_pieces_a_round_and_addresses_take_turns() -> None:
    async def begin() -> list[str]:
        rounds, done = Rounds(2), list[str]()
        for address in ("many",) * 6 + ("one",):
            rounds.begin(address, lambda address=address: done.append(address))  # type: ignore[misc]
        seen = [" ".join(done)]
        while len(done) < 7:
            before = len(done)
            await asyncio.sleep(0)
            seen.append(" ".join(done[before:]))
        return seen

    assert asyncio.run(begin()) == ["many many", "many one", "many many", "many"]


def test_who_goes_away_while_waiting_holds_nobody_up() -> None:
    async def go_away() -> None:
        rounds = Rounds(1)
        await rounds.turn("here")
        waiting = [asyncio.create_task(rounds.turn("here")) for _ in range(5)]
        await asyncio.sleep(0)
        for task in waiting[:4]:
            task.cancel()
        await asyncio.wait_for(waiting[4], 1)
        await asyncio.wait_for(rounds.turn("elsewhere"), 1)

    asyncio.run(go_away())


def test_work_that_fails_holds_nobody_up() -> None:
    async def fail() -> list[str]:
        asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
        rounds, done = Rounds(1), list[str]()
        rounds.begin("here", lambda: None)
        for work in (lambda: 1 / 0, lambda: done.append("waiting"), lambda: done.append("waiting too")):
            rounds.begin("here", work)  # type: ignore[arg-type]
        for _ in range(4):
            await asyncio.sleep(0)
        rounds.begin("here", lambda: done.append("later"))
        for _ in range(4):
            await asyncio.sleep(0)
        return done

    assert asyncio.run(fail()) == ["waiting", "waiting too", "later"]
