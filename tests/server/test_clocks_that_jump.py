"""The clock of a machine jumps: people stay who they are, and nothing is thrown away for being old."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ronron.server.bodies import ClockWish, NewTable, SeatWish
from ronron.server.house import House
from ronron.server.http.cookies import RENEWED_S
from ronron.server.identity.tokens import Guest
from ronron.server.process.clock import SteadyClock
from ronron.server.settings import DAY, Policy
from support.houses import housed
from support.people import HandsOfTime, Person, browser
from support.serving import open_table, serving, wait_until

NEVER_BY_ITSELF = Policy(sweep_s=10**6, memory_s=10**6)
YEAR_S = 365 * DAY


class Machine:
    """A machine whose clock can be set, and one in it that cannot."""

    def __init__(self) -> None:
        self.ms, self.passed_ms = 1_700_000_000_000, 5_000

    def wait(self, seconds: float) -> None:
        self.ms += int(seconds * 1000)
        self.passed_ms += int(seconds * 1000)

    def set_clock(self, seconds: float) -> None:
        self.ms += int(seconds * 1000)

    def clock(self) -> SteadyClock:
        return SteadyClock(lambda: self.ms, lambda: self.passed_ms)


def test_the_servers_time_goes_on_evenly_until_it_follows_the_machine() -> None:
    machine = Machine()
    clock, began = machine.clock(), machine.ms
    machine.wait(10)
    machine.set_clock(100 * DAY)
    machine.wait(5)
    assert clock() == began + 15_000
    assert clock.settle() == 100 * DAY * 1000
    assert clock() == machine.ms
    machine.set_clock(-1.5)
    assert clock.settle() == 0, "clocks are set right by a little all the time"
    assert clock() == machine.ms


@pytest.mark.parametrize("seconds", [-1.5, -100 * DAY, 0, 3 * YEAR_S])
def test_a_good_cookie_is_good_whatever_the_clock_says(tmp_path: Path, seconds: float) -> None:
    now = HandsOfTime()
    with serving(tmp_path, now=now, policy=NEVER_BY_ITSELF) as served, browser(served) as guest:
        table = open_table(guest, "leduc")["table"]
        cookie = guest.cookies["ronron_guest"]
        now.forward(seconds)
        answer = guest.get("/api/me", headers={"cookie": f"ronron_guest={cookie}"})
        assert [each["table"] for each in answer.json()["tables"]] == [table]


def test_who_comes_every_week_is_known_after_years_and_never_forgotten(tmp_path: Path) -> None:
    now, policy = HandsOfTime(), Policy(sweep_s=10**6, memory_s=10**6, waiting_s=10**9)
    with serving(tmp_path, now=now, policy=policy) as served, browser(served) as guest:
        guest.put("/api/me", json={"name": "Mia"})
        open_table(guest, "leduc")
        first = guest.cookies["ronron_guest"]
        for _ in range(60):
            now.forward(8 * DAY)
            assert guest.get("/api/me").json()["name"] == "Mia"
        assert guest.cookies["ronron_guest"] != first
        with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as database:
            (seen,) = database.execute("SELECT seen FROM people").fetchone()
        assert now() - seen <= RENEWED_S * 1000


def test_a_cookie_is_not_given_anew_all_the_time(tmp_path: Path) -> None:
    with serving(tmp_path) as served, browser(served) as guest:
        open_table(guest, "leduc")
        assert "set-cookie" not in guest.get("/api/me").headers


def test_the_password_need_not_be_given_again_by_who_comes_every_week(tmp_path: Path) -> None:
    now = HandsOfTime()
    with serving(tmp_path, now=now, password="miaou") as served, browser(served) as guest:
        guest.post("/api/door", json={"password": "miaou"})
        first = guest.cookies["ronron_door"]
        now.forward(8 * DAY)
        assert guest.get("/api/me").status_code == 200
        assert guest.cookies["ronron_door"] != first


@pytest.mark.parametrize("seconds", [100 * DAY, -100 * DAY])
def test_nothing_is_swept_away_when_the_clock_jumps_and_nobodys_thinking_time_has_run(
    tmp_path: Path, seconds: float
) -> None:
    async def jump() -> None:
        machine = Machine()
        async with housed(tmp_path, now=machine.clock(), policy=NEVER_BY_ITSELF) as house:
            with_clock = await opened(house, "ada", ClockWish(600))
            await opened(house, "bob")
            machine.wait(60)
            machine.set_clock(seconds)
            await house.housekeeping.notice_jump()
            assert await house.housekeeping.sweep() == 0
            live = await house.hall.existing(with_clock)
            assert live.table.clock is not None
            assert live.table.clock.remaining[0] >= 500_000
            assert not any(event.__struct_config__.tag == "timed_out" for event in live.table.events)
            (row,) = await house.store.tables_of("bob")
            assert house.settings.now() - row.touched == 60_000, "as old as before"
            machine.wait(31 * DAY)
            assert await house.housekeeping.sweep() == 2, "what is really old goes"

    asyncio.run(jump())


async def opened(house: House, person: str, clock: ClockWish | None = None) -> str:
    wish = NewTable("tictactoe", [SeatWish("me"), SeatWish("me")], clock=clock)
    return (await house.reception.open_table(Guest(person), wish)).table


@pytest.mark.parametrize("seconds", [100 * DAY, -100 * DAY])
def test_nothing_is_swept_away_when_the_server_was_away_for_long_or_the_clock_jumped_meanwhile(
    tmp_path: Path, seconds: float
) -> None:
    async def open_and_sweep() -> None:
        machine = Machine()
        async with housed(tmp_path, now=machine.clock(), policy=NEVER_BY_ITSELF) as house:
            await opened(house, "ada", ClockWish(600))
            await house.housekeeping.notice_jump()
        machine.set_clock(seconds)
        async with housed(tmp_path, now=machine.clock(), policy=NEVER_BY_ITSELF) as house:
            while int(await house.store.noted("beat") or 0) != machine.ms:
                await asyncio.sleep(0.01)
            assert await house.housekeeping.sweep() == 0
            machine.wait(31 * DAY)
            assert await house.housekeeping.sweep() == 1

    asyncio.run(open_and_sweep())


def test_a_game_goes_on_under_a_server_whose_machine_jumps(tmp_path: Path) -> None:
    machine = Machine()
    policy = Policy(sweep_s=0.05)
    with serving(tmp_path, now=machine.clock(), policy=policy) as served, browser(served) as guest:
        ticket = open_table(guest, "tictactoe", "me me", clock={"bank_s": 600})
        with Person(served.port, ticket["seats"][0]["token"]) as ada:
            ada.hear_until("presence")
            machine.set_clock(YEAR_S)
            wait_until(lambda: any(each["type"] == "event" for each in ada.listen()))  # time is given back
            assert ada.move_somehow(lambda choices: choices[0])["type"] == "done"
            assert ada.sight["chairs"][0]["kind"] == "person"
