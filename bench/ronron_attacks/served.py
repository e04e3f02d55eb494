"""`ronron serve` in a child process, and the resources it uses."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import urllib.request
from collections import Counter
from pathlib import Path

import msgspec

from ronron_attacks import AttackError

LISTENS = re.compile(r"http://127\.0\.0\.1:(\d+)")
COUNTED = re.compile(r'^ronron_(cut_connections|dropped_connections|refusals)_total\{\w+="(\w+)"\} (\d+)', re.M)
SAID = {"cut_connections": "", "dropped_connections": "closed with ", "refusals": "refused "}
PATIENT_S = 60.0
STOPPING_S = 20.0
LOOK_S = 0.1
CALM = 0.1
"""A server that uses less than this share of a core …"""
CALM_S = 0.3
"""… for so many seconds is idle."""
MOST_WAIT_S = 10.0
SETTLED_S = 6.0
"""The worker process for finished games starts some seconds after everything else."""

_opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))


class Reading(msgspec.Struct, frozen=True):
    """The resources that a server has used, and its counters."""

    at: float
    cpu_s: float
    workers_s: float
    """Processor time of its worker processes."""
    counted: dict[str, int]


class Served:
    """A server with its usual settings on a data directory."""

    def __init__(self, data: Path) -> None:
        self._log = data / "server.log"
        command = [sys.executable, "-m", "ronron", "serve", "--port", "0", "--lang", "en", "--data", str(data)]
        with self._log.open("wb") as log:
            self._process = subprocess.Popen(
                command, stdout=log, stderr=subprocess.STDOUT, env={**os.environ, "PYTHONUNBUFFERED": "1"}
            )
        self.port = 0

    def __enter__(self) -> Served:
        try:
            self.port = self._wait_for_port()
            self._wait_until_well()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def settle(self) -> None:
        """Wait until its worker processes have started."""
        time.sleep(SETTLED_S)
        self.calm_down()

    def close(self) -> None:
        """Stop the server; kill it if it does not end."""
        self._process.terminate()
        try:
            self._process.wait(STOPPING_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def _wait_for_port(self) -> int:
        deadline = time.monotonic() + PATIENT_S
        while time.monotonic() < deadline and self._process.poll() is None:
            if found := LISTENS.search(self.log()):
                return int(found[1])
            time.sleep(LOOK_S)
        last = self.log().strip().rpartition("\n")[2]
        raise AttackError(f"the server did not start: {last or 'it said nothing'}")

    def _wait_until_well(self) -> None:
        deadline = time.monotonic() + PATIENT_S
        while (status := self.health()) != "ok":
            if time.monotonic() > deadline:
                raise AttackError(f"the server is still {status} after {PATIENT_S:.0f} s; run `ronron warm` first")
            time.sleep(LOOK_S)

    def log(self) -> str:
        """Everything it has printed."""
        return self._log.read_text(errors="replace")

    def health(self) -> str:
        """Its answer to the health check."""
        try:
            return str(msgspec.json.decode(self._get("/health"))["status"])
        except OSError as error:
            return f"not to be reached ({error})"

    def read(self) -> Reading:
        """The resources used so far, and the counters."""
        counted = COUNTED.findall(self._get("/metrics").decode())
        counts = {f"{SAID[kind]}{what}": int(number) for kind, what, number in counted}
        pid = self._process.pid
        return Reading(time.monotonic(), _cpu_s(pid), sum(map(_cpu_s, _children(pid))), counts)

    def cpu_s(self) -> float:
        """Processor time of the server alone."""
        return _cpu_s(self._process.pid)

    def calm_down(self) -> None:
        """Wait until it is idle, or until it takes too long."""
        deadline = time.monotonic() + MOST_WAIT_S
        while time.monotonic() < deadline:
            before = self.read()
            time.sleep(CALM_S)
            after = self.read()
            used = after.cpu_s + after.workers_s - before.cpu_s - before.workers_s
            if used < CALM * (after.at - before.at):
                return

    def _get(self, path: str) -> bytes:
        with _opener.open(f"http://127.0.0.1:{self.port}{path}", timeout=PATIENT_S) as answer:
            return bytes(answer.read())


def risen(before: Reading, after: Reading) -> Counter[str]:
    """How much each counter rose between two readings."""
    return +(Counter(after.counted) - Counter(before.counted))


def _cpu_s(pid: int) -> float:
    """Processor time of a process so far, 0 if it is gone."""
    fields = _stat(pid)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else 0.0


def _children(parent: int) -> list[int]:
    """The processes another one started."""
    pids = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdigit()]
    return [pid for pid in pids if (fields := _stat(pid)) and int(fields[1]) == parent]


def _stat(pid: int) -> list[str]:
    """The fields of /proc/PID/stat after the name; empty if the process is gone."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []
