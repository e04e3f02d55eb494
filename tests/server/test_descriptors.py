"""Running out of file descriptors is said, shown, and got over."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx2

from support.processes import ServerProcess
from support.raw import Raw
from support.serving import wait_until

SPARE = 3


def health_when_let_in(server: ServerProcess) -> dict[str, Any]:
    """What the server says of its health: until it notices that others left, it hangs up on whoever comes."""
    answers: list[dict[str, Any]] = []

    def asked() -> bool:
        with server.guest() as guest, suppress(httpx2.TransportError):
            answers.append(guest.get("/health").json())
        return bool(answers)

    wait_until(asked)
    return answers[0]


def test_running_out_of_descriptors_is_said_and_shown_and_got_over(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        server.start_and_wait()
        with server.guest() as guest:
            assert not guest.get("/health").json()["problems"]
        before = resource.prlimit(server.pid, resource.RLIMIT_NOFILE)
        used = len(os.listdir(f"/proc/{server.pid}/fd"))  # noqa: PTH208  of a process, and only how many
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, (used + SPARE, before[1]))
        with ExitStack() as stack:

            def knock_and_listen() -> bool:
                stack.enter_context(Raw(server.port))  # whatever it closed since it was counted is filled up too
                return any("out of file descriptors" in line for line in server.said)

            wait_until(knock_and_listen)
        told = health_when_let_in(server)
        assert (told["status"], [each.partition(":")[0] for each in told["problems"]]) == ("ok", ["descriptors"])
        resource.prlimit(server.pid, resource.RLIMIT_NOFILE, before)
        assert len([line for line in server.said if "out of file descriptors" in line]) <= 2


def test_a_limit_that_leaves_room_for_few_is_said_at_the_start(tmp_path: Path) -> None:
    command = f"ulimit -n 700; exec {sys.executable} -m ronron serve --port 0 --lang en --data {tmp_path}"
    with subprocess.Popen(["sh", "-c", command], stderr=subprocess.PIPE, text=True) as server:
        assert server.stderr is not None
        try:
            assert "room for 444 connections only" in server.stderr.readline()
        finally:
            server.terminate()
            server.communicate(timeout=30)


def test_a_low_limit_is_raised_as_far_as_the_system_allows(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 500), hard))
        try:
            server.start()
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        server.wait_until_listening()
        assert resource.prlimit(server.pid, resource.RLIMIT_NOFILE)[0] == min(hard, 65_536)
