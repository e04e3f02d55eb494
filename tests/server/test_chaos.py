"""Clients that do everything wrong: they may finish their game, and nobody else notices them."""

from __future__ import annotations

import contextlib
import dataclasses
import gc
import random
import socket
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

import support.serving
from ronron.errors import StoreError
from ronron.server.net.connection import FAILED, NO_HELLO, SILENT, TOO_SLOW, Connection
from ronron.server.run import bind
from ronron.table import news
from support.complaints import nothing_fails
from support.serving import FREE_LIMITS, Served, serving, wait_until
from support.stubborn import Party, Stubborn, encode, open_for_two
from support.truth import Findings, check_database, judge
from support.unruly import PRANKS, Unruly
from support.wire import GoneError, Wire

CALM, MIXED, WILD = (Stubborn, Stubborn), (Unruly, Stubborn), (Unruly, Unruly)
SANE_S = 5
"""Nobody waits longer than this for an answer because of somebody else, even on a busy machine."""
TIGHT = dataclasses.replace(FREE_LIMITS, outbox_messages=8)
HASTY = dataclasses.replace(FREE_LIMITS, hello_s=0.2, silence_s=0.4)
SLOW_DISK_S = 0.5
DATABASE = "tables.sqlite3"


@contextlib.contextmanager
def watched(data: Path, **chosen: Any) -> Iterator[Served]:
    """A server that fails nowhere, and that nobody is connected to when all is done."""
    with nothing_fails(), serving(data, **chosen) as served:
        yield served
        _expect_nobody_left(served)


def _expect_nobody_left(served: Served) -> None:
    """Every connection is forgotten: by the house, by the tables, and by the memory of the process."""
    wait_until(lambda: not served.house.connections)
    assert not any(live.connections for live in served.house.hall.lives.values())
    wait_until(lambda: not _living(Connection))


def _living(kind: type) -> list[Any]:
    """Asking a dead weak reference for more than its type fails, so that is all that is asked."""
    gc.collect()
    return [thing for thing in gc.get_objects() if type(thing) is kind]


def seated(served: Served, people: tuple[type[Stubborn], type[Stubborn]], seed: int = 0) -> Party:
    """A new table and its people."""
    return Party(lambda: served.port, open_for_two(lambda: served.port), random.Random(seed), people)


def test_the_unruly_finish_their_games_and_disturb_nobody(tmp_path: Path) -> None:
    with watched(tmp_path) as served:
        parties = [seated(served, people, seed) for seed, people in enumerate((WILD, CALM, MIXED, WILD, CALM, MIXED))]
        with ThreadPoolExecutor(len(parties)) as threads:
            list(threads.map(_play_to_the_end, parties))
    findings = Findings()
    for party in parties:
        assert party.over
        findings.add(judge(tmp_path / DATABASE, party))
    check_database(tmp_path / DATABASE)
    assert findings.clean, findings
    assert findings.acknowledged >= 48 * len(parties)
    _expect_undisturbed([each for party in parties for each in party.everybody if type(each) is Stubborn])
    _expect_every_prank([each for party in parties for each in party.players if isinstance(each, Unruly)])


def _play_to_the_end(party: Party) -> None:
    party.play()
    party.look_again()
    party.close()


def _expect_undisturbed(people: list[Stubborn]) -> None:
    """They arrived once, were never refused anything, and never waited for long."""
    assert {each.arrivals for each in people} == {1}
    assert [each.refused for each in people if each.refused] == []
    assert max(each.slowest for each in people) < SANE_S


def _expect_every_prank(people: list[Unruly]) -> None:
    played = sum((Counter(each.played) for each in people), Counter())
    assert {prank.__name__ for prank in PRANKS} <= set(played)


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the system buffer little of what is sent, so that who does not read is found out soon."""

    def bind_narrow(host: str, port: int) -> socket.socket:
        listening = bind(host, port)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16_384)
        return listening

    monkeypatch.setattr(support.serving, "bind", bind_narrow)


@pytest.mark.usefixtures("narrow")
@pytest.mark.parametrize("chair", [None, 1])
def test_who_stops_reading_is_let_go_and_holds_nobody_up(chair: int | None, tmp_path: Path) -> None:
    with watched(tmp_path, limits=TIGHT) as served:
        party = seated(served, CALM)
        talker = party.players[0]
        with stop_reading(served, party.watcher if chair is None else party.players[chair]):
            while not let_go(served, TOO_SLOW):
                assert talker.ask(type="say", text="Are you listening?" * 10)["type"] == "done"
            assert served.house.hall.lives[party.table].present() == [True, False]
        assert talker.slowest < SANE_S
        _play_to_the_end(party)
    assert party.over
    assert judge(tmp_path / DATABASE, party).clean


@pytest.mark.usefixtures("narrow")
def test_who_asks_for_more_than_they_read_is_let_go_and_holds_nobody_up(tmp_path: Path) -> None:
    with watched(tmp_path, limits=TIGHT) as served:
        party = seated(served, CALM)
        party.play(moves=2)
        with stop_reading(served, party.players[1]) as flooder:
            flooder.put(flooder.framed(encode({"type": "resync", "id": "more"})) * 300)
            wait_until(lambda: let_go(served, TOO_SLOW))
        party.play()
        _expect_undisturbed(party.everybody)
        party.close()


def stop_reading(served: Served, somebody: Stubborn) -> Wire:
    """Come to the table with a small ear, and listen to nothing."""
    wire = Wire(served.port, ear=4096)
    wire.send(somebody.hello())
    return wire


def let_go(served: Served, code: int) -> int:
    """How many connections were closed with this code."""
    sample = served.house.metrics.registry.get_sample_value("ronron_dropped_connections_total", {"why": str(code)})
    return int(sample or 0)


def test_who_says_no_hello_and_who_says_nothing_more_is_told_and_let_go(tmp_path: Path) -> None:
    with watched(tmp_path, limits=HASTY) as served:
        party = seated(served, CALM)
        for somebody, why, code in ((None, "no_hello", NO_HELLO), (party.players[0], "silent", SILENT)):
            with Wire(served.port) as wire:
                if somebody is not None:
                    wire.send(somebody.hello())
                assert (heard := _all_that_is_said(wire))[-1]["code"] == why, heard
                with pytest.raises(GoneError) as gone:
                    wire.hear()
                assert gone.value.code == code


def _all_that_is_said(wire: Wire) -> list[dict[str, Any]]:
    said: list[dict[str, Any]] = []
    with contextlib.suppress(GoneError):
        while True:
            said.append(msgspec.json.decode(wire.hear()))
    return said


def test_a_move_happens_and_is_told_although_its_sender_is_gone_before_it_is_saved(tmp_path: Path) -> None:
    with watched(tmp_path, group_s=SLOW_DISK_S) as served:
        party = seated(served, CALM)
        party.gather()
        mover = next(each for each in party.players if each.my_turn())
        other = next(each for each in party.players if each is not mover)
        first = mover.ask(type="say", phrase="thinking")  # from now on the disk is busy for a while
        command = {"type": "move", "id": "last-words", "version": mover.version, "decisions": [choice(mover)]}
        mover.wire.send(encode(command))
        wait_until(served.house.hall.lives[party.table].lock.locked)
        mover.vanish()
        party.watcher.close()  # who is gone is found out when something is to be told to them
        other.catch_up(first["version"] + 1)
        mover.catch_up(other.version)
        mover.wire.send(encode(command))
        assert mover.hear_until("done", "refused") == {"type": "done", "id": "last-words", "version": other.version}
        party.close()


def choice(somebody: Stubborn) -> int:
    """A decision that is a whole move."""
    decision: int = somebody.sight["choices"][0]["decision"]
    return decision


def test_two_servers_on_one_database_carry_out_a_command_once(tmp_path: Path) -> None:
    with nothing_fails(), serving(tmp_path) as one, serving(tmp_path) as two:
        party = seated(one, CALM)
        party.gather()
        mover = next(each for each in party.players if each.my_turn())
        twin = Stubborn(lambda: two.port, mover.token, mover.chair, mover.rng)
        twin.catch_up(mover.version)  # the other server knows the table as it is now
        answer = mover.move()
        twin.wire.send(encode(mover.asked[answer["id"]]))
        assert twin.hear_until("done", "refused") == answer
        assert twin.sight == mover.sight
        twin.close()
        party.close()
    assert judge(tmp_path / DATABASE, party).clean


def test_a_database_that_fails_altogether_is_told_and_the_table_goes_on_when_it_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as served:
        party = seated(served, CALM)
        party.play(moves=2)
        mover = next(each for each in party.players if each.my_turn())
        with monkeypatch.context() as broken:
            for way in ("_in_writer", "read"):
                broken.setattr(served.house.store, way, _fail)
            codes = [mover.move()["code"] for _ in range(3)]
        assert codes == ["not_saved"] * 3
        party.play()
        _expect_undisturbed([party.watcher])
        party.close()
    assert judge(tmp_path / DATABASE, party).clean


async def _fail(_: object) -> None:
    raise StoreError("error-database-closed")


def test_after_a_bug_the_line_is_closed_with_a_code_and_the_table_goes_on_without_a_gap(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as served:
        party = seated(served, CALM)
        party.play(moves=2)
        mover = next(each for each in party.players if each.my_turn())
        with monkeypatch.context() as buggy:
            buggy.setattr("ronron.server.play.views.news", _fail_once(news))
            mover.wire.send(
                encode({"type": "move", "id": "bug", "version": mover.version, "decisions": [choice(mover)]})
            )
            with pytest.raises(GoneError) as gone:
                mover.hear_until("done", "refused")
        assert gone.value.code == FAILED
        party.gather()
        mover.vanish()
        party.play()
        party.look_again()
        party.close()
    assert [each.complaints for each in party.everybody if each.complaints] == []


def _fail_once(work: Callable[..., Any]) -> Callable[..., Any]:
    """A function that has a bug the first time."""
    left = [ValueError("a bug")]

    def buggy(*given: Any) -> Any:
        if left:
            raise left.pop()
        return work(*given)

    return buggy
