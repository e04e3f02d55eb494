"""A disk that is full: the server says so, breaks nothing, and goes on as soon as there is room."""

from __future__ import annotations

import errno
import random
import resource
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from sqlalchemy import Connection

from ronron.server.play.hall import REVIVE_S
from ronron.server.store import store
from ronron.server.store.writes import Write
from support.processes import ServerProcess
from support.serving import Served, open_table, serving, wait_until
from support.stubborn import Party, Stubborn, encode, open_for_two
from support.truth import check_database, judge

ROOM = 20_000
"""Bytes left for a few more moves."""
WHILE_S = 2


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(tmp_path_factory.mktemp("disk")) as server:
        server.start_and_wait()
        yield server


def fill_disk(server: ServerProcess, room: int = 0) -> None:
    """From now on the system lets the server write this much more and then nothing."""
    log = server.database.with_name(f"{server.database.name}-wal")
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (log.stat().st_size + room, resource.RLIM_INFINITY))


def clear_disk(server: ServerProcess) -> None:
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def play_until_refused(party: Party) -> tuple[Stubborn, dict[str, Any]]:
    """Who was refused a move, and the refusal."""
    while (answer := party.move())["type"] == "done":
        pass
    return next(each for each in party.players if each.my_turn()), answer


def test_a_move_on_a_full_disk_is_refused_and_the_same_move_is_made_once_when_there_is_room(
    server: ServerProcess,
) -> None:
    party = Party(server.where, open_for_two(server.where), random.Random(5))
    party.play(moves=4)
    fill_disk(server, ROOM)
    mover, refusal = play_until_refused(party)
    assert refusal["code"] == "not_saved"
    assert all("saved" in refusal["sentences"]["en"] and refusal["sentences"][language] for language in ("en", "fr"))
    check_database(server.database)
    party.look_again()
    again = encode(mover.asked[refusal["id"]])
    for _ in range(3):
        mover.wire.send(again)
        assert mover.hear_until("refused", "done")["code"] == "not_saved"
    clear_disk(server)
    for _ in range(3):
        mover.wire.send(again)
        assert mover.hear_until("refused", "done") == {"type": "done", "id": refusal["id"], "version": mover.version}
    party.play()
    party.look_again()
    party.close()
    findings = judge(server.database, party)
    assert findings.clean, findings
    assert not any("Traceback" in line for line in server.said)


def test_health_tells_of_a_full_disk_and_of_its_end(server: ServerProcess) -> None:
    party = Party(server.where, open_for_two(server.where), random.Random(6))
    fill_disk(server)
    play_until_refused(party)
    with server.guest() as guest:
        assert _health(guest) == (503, "failing", False)
        assert guest.get("/health").json()["problems"] == ["database: the disk is full"]
        answer = guest.post("/api/tables", json={"game": "poche", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert (answer.status_code, answer.json()["code"]) == (503, "not_saved")
        assert _health(guest) == (503, "failing", False)
        clear_disk(server)
        assert _health(guest) == (200, "ok", True)
        assert guest.get("/health").json()["problems"] == []
    party.close()


def _health(guest: httpx2.Client) -> tuple[int, str, bool]:
    answer = guest.get("/health")
    return answer.status_code, answer.json()["status"], answer.json()["database"]


class Disk:
    """A disk with room for so many writes more."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.room = 1_000_000
        self.tries = 0
        self._write = store._carry_out
        monkeypatch.setattr(store, "_carry_out", self.carry_out)

    def carry_out(self, connection: Connection, writes: Iterable[Write]) -> None:
        self.tries += 1
        if self.room <= 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        self.room -= 1
        self._write(connection, writes)


def test_a_bot_does_not_try_over_and_over_to_move_on_a_full_disk_and_moves_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    disk = Disk(monkeypatch)
    with serving(tmp_path) as served:
        player = opened(served, seats="me matou", options={"starts": "seat 0"})
        wait_on_a_full_disk(served, disk, player)
        while not player.my_turn():
            player.catch_up(player.version + 1)
        player.close()


def test_a_clock_is_not_set_right_over_and_over_on_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    disk = Disk(monkeypatch)
    with serving(tmp_path) as served:
        player = opened(served, seats="me me", clock={"bank_s": 600})
        wait_on_a_full_disk(served, disk, player)
        wait_until(lambda: player.ask(type="say", phrase="thanks")["type"] == "done")
        player.close()


def opened(served: Served, **wishes: Any) -> Stubborn:
    """A table of one's own, and oneself at it."""
    with served.guest() as guest:
        ticket = open_table(guest, **wishes)
    player = Stubborn(lambda: served.port, ticket["seats"][0]["token"], 0, random.Random(7))
    player.catch_up(1)
    return player


def wait_on_a_full_disk(served: Served, disk: Disk, player: Stubborn) -> None:
    """One's own moves are saved, and nothing after them for a while; meanwhile the server takes its time."""
    while player.my_turn():
        disk.room = 1
        player.move()
    disk.room = 0
    assert player.ask(type="say", phrase="oops")["code"] == "not_saved"
    disk.tries = 0
    time.sleep(WHILE_S)
    assert disk.tries <= 1 + WHILE_S / REVIVE_S
    assert len(served.house.hall._tasks) <= 3
    disk.room = 1_000_000
