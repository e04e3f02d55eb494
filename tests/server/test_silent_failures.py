"""Failures that used to be silent: each is said now, and nothing waits for ever."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from ronron.server.house import House
from ronron.server.play import compiling
from ronron.server.settings import Policy, Settings
from support.houses import housed
from support.people import Person, browser
from support.rights import refusal_of
from support.serving import open_table, serving, wait_until


def test_a_game_that_cannot_be_made_ready_says_so_and_the_others_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as served, browser(served) as guest:
        tokens = {slug: open_table(guest, slug)["seats"][0]["token"] for slug in ("leduc", "tictactoe")}
        cookies = dict(guest.cookies)

    def load(slug: str) -> Any:
        if slug == "leduc":
            raise ZeroDivisionError("as never seen before")
        return honest(slug)

    honest = compiling._load
    monkeypatch.setattr(compiling, "_load", load)
    with serving(tmp_path) as served, browser(served) as guest:
        guest.cookies.update(cookies)
        wait_until(lambda: "leduc cannot be played" in caplog.text)
        health = guest.get("/health")
        assert (health.status_code, health.json()["status"]) == (200, "ok")
        assert any("leduc" in each for each in health.json()["problems"])
        wish = {"game": "leduc", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert refusal_of(guest.post("/api/tables", json=wish)) == (503, "broken_game")
        with Person(served.port, tokens["leduc"]) as person:
            assert [each["code"] for each in person.hear_rest()] == ["broken_game", "cannot_open"]
        with Person(served.port, tokens["tictactoe"]) as person:
            person.hear_until("presence")
        assert [each["game"] for each in guest.get("/api/me").json()["tables"]] == ["tictactoe"]
        cards = {card["game"]: card for card in guest.get("/api/games").json()["games"]}
        assert (cards["leduc"]["failed"], cards["tictactoe"]["failed"]) == (True, False)


def test_who_waits_for_a_game_that_fails_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when somebody connects while the rules are being compiled, and compiling fails in an unforeseen way."""

    async def compile_in_vain(self: compiling.CompiledGames, slug: str) -> None:
        await asyncio.sleep(0.2)
        raise ZeroDivisionError("as never seen before")

    async def wait() -> None:
        monkeypatch.setattr(compiling.CompiledGames, "_make_ready", compile_in_vain)
        house = House(Settings(data=tmp_path))
        await house.open()
        try:
            with pytest.raises(Exception, match="could not be compiled"):
                await asyncio.wait_for(house.games.wait("poche"), 5)
        finally:
            await house.close()

    asyncio.run(wait())


def test_keeping_house_goes_on_after_an_error_nobody_foresaw(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR, "ronron")
    fell, swept = list[int](), list[int]()

    async def keep() -> None:
        async with housed(tmp_path, policy=Policy(sweep_s=0.02)) as house:
            honest = house.housekeeping.sweep

            async def sweep() -> int:
                if not fell:
                    fell.append(1)
                    raise KeyError("as never seen before")
                swept.append(await honest())
                return swept[-1]

            monkeypatch.setattr(house.housekeeping, "sweep", sweep)
            for _ in range(500):
                await asyncio.sleep(0.01)
                if swept:
                    return

    with pytest.raises(AssertionError):  # which is how `housed` says that something was logged
        asyncio.run(keep())
    assert caplog.messages == ["keeping house failed"]
    assert (len(fell), bool(swept)) == (1, True)
