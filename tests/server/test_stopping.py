"""Stopping: at any moment, soon, and with nobody left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ronron.api.warm import ORDER, PLAY
from ronron.server.bodies import Readiness
from ronron.server.play import compiling
from support.processes import LONG_S, heed_interrupts
from support.serving import wait_until


def test_an_interrupt_while_the_rules_are_compiled_stops_everything_at_once(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    with heard.open("w") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "ronron", "serve", "--port", "0", "--lang", "en", "--data", str(tmp_path)],
            env={**os.environ, "RONRON_CACHE": str(tmp_path / "cache"), "PYTHONUNBUFFERED": "1"},
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            preexec_fn=heed_interrupts,
        )
        try:
            wait_until(lambda: "compiling the rules" in heard.read_text() or process.poll() is not None, LONG_S)
            wait_until(lambda: children_of(process.pid))
            children = children_of(process.pid)
            os.killpg(process.pid, signal.SIGINT)  # as Ctrl+C does: everybody in the terminal's group
            process.wait(30)  # to compile the rules takes far longer
        finally:
            process.kill()
            process.wait()
    said = heard.read_text()
    assert "stopped" in said
    assert "Traceback" not in said
    assert "could not be compiled" not in said
    wait_until(lambda: not any(Path(f"/proc/{child}").exists() for child in children))


def test_an_interrupt_that_reaches_a_child_is_not_taken_for_rules_that_cannot_be_compiled(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Between its fork and its own session a child still hears the terminal's Ctrl+C."""
    interrupted = f"import os, signal; print({PLAY[0]!r}, flush=True); os.kill(os.getpid(), signal.SIGINT)"
    commands = iter([interrupted, f"print(*{ORDER}, sep='\\n')"])
    monkeypatch.setattr(compiling, "is_warm", lambda slug: False)
    monkeypatch.setattr(compiling, "child_command", lambda slug: [sys.executable, "-c", next(commands)])

    async def compile_tictactoe() -> Readiness:
        games = compiling.CompiledGames(["tictactoe"])
        games.open()
        await asyncio.wait_for(games.wait("tictactoe"), LONG_S)
        await games.close()
        return games.progress_of("tictactoe")

    assert asyncio.run(compile_tictactoe()) == Readiness(ready=True, done=len(PLAY), of=len(PLAY), error="")
    assert "could not be compiled" not in caplog.text


def children_of(pid: int) -> list[int]:
    """As the system tells."""
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
