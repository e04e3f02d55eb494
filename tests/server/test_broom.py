"""Garbage is collected when there may be some, not in the middle of play; and the interpreter is left as it was."""

from __future__ import annotations

import asyncio
import gc
import sys

import pytest

from ronron.server import broom
from ronron.server.broom import MANY_GONE, Broom


def collected(monkeypatch: pytest.MonkeyPatch, gone: int) -> int:
    """How often everything is looked at within a while in which so many connections have gone."""
    times = []
    monkeypatch.setattr(broom, "EVERY_S", 0.01)
    monkeypatch.setattr(gc, "collect", lambda: times.append(1))

    async def sweep() -> None:
        ours = Broom()
        ours.open()
        assert not gc.isenabled()
        ours.gone = gone
        await asyncio.sleep(0.2)
        ours.close()

    asyncio.run(sweep())
    return len(times)


def test_nothing_is_collected_while_few_have_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert collected(monkeypatch, MANY_GONE - 1) == 0


def test_everything_is_collected_once_when_many_have_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    assert collected(monkeypatch, MANY_GONE) == 1


def test_very_much_that_is_new_is_collected_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(broom, "MANY_NEW", 0)
    assert collected(monkeypatch, 0) > 1


def test_the_interpreter_is_left_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    before = gc.isenabled(), sys.getswitchinterval()
    collected(monkeypatch, 0)
    assert (gc.isenabled(), sys.getswitchinterval()) == before
    assert gc.get_freeze_count() == 0
