"""Garbage is collected when there may be some, not in the middle of play; and the interpreter is left as it was."""

from __future__ import annotations

import asyncio
import gc
import sys
from pathlib import Path

import pytest

from ronron.server.net.wire import Http
from ronron.server.process import garbage
from ronron.server.process.garbage import YOUNG, CycleCollection
from support.people import Person, browser
from support.raw import Raw
from support.serving import open_table, serving, wait_until


def collected(monkeypatch: pytest.MonkeyPatch, *, quiet: bool, hour_s: float = 0, day_s: float = 1e9) -> int:
    """How often everything is examined within a while."""
    times = []
    monkeypatch.setattr(garbage, "EVERY_S", 0.01)
    monkeypatch.setattr(garbage, "HOUR_S", hour_s)
    monkeypatch.setattr(garbage, "DAY_S", day_s)
    monkeypatch.setattr(gc, "collect", lambda: times.append(1))

    async def wait() -> None:
        ours = CycleCollection(lambda: quiet)
        ours.open()
        assert gc.get_threshold() == YOUNG
        await asyncio.sleep(0.2)
        ours.close()

    asyncio.run(wait())
    return len(times)


def test_everything_is_looked_at_when_nobody_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    assert collected(monkeypatch, quiet=True) > 1


def test_nothing_old_is_looked_at_while_people_play_nor_again_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert collected(monkeypatch, quiet=False) == 0
    assert collected(monkeypatch, quiet=True, hour_s=60) == 0


def test_where_somebody_always_plays_everything_is_looked_at_once_a_day(monkeypatch: pytest.MonkeyPatch) -> None:
    assert collected(monkeypatch, quiet=False, day_s=0.15) == 1


def test_the_interpreter_is_left_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    before = gc.isenabled(), gc.get_threshold(), sys.getswitchinterval()
    collected(monkeypatch, quiet=True)
    assert (gc.isenabled(), gc.get_threshold(), sys.getswitchinterval()) == before
    assert gc.get_freeze_count() == 0


def test_connections_that_have_gone_leave_nothing_to_collect(tmp_path: Path) -> None:
    """Else the collector would have to examine everything in the middle of play, once many have come and gone."""
    with serving(tmp_path) as served, browser(served) as guest:
        token = open_table(guest, "leduc")["seats"][0]["token"]
        gc.disable()
        try:
            for given in (token, "nonsense") * 5:
                with Person(served.port, given) as person:
                    person.hear()
            for _ in range(5):
                with Raw(served.port) as raw:
                    raw.ask("/health")
                    assert raw.answer().status == 200
            wait_until(lambda: sum(type(each) is Http for each in gc.get_objects()) <= 1)  # that of the guest
        finally:
            gc.enable()
