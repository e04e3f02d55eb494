"""Playing in the terminal as a person does: lines typed, text read."""

from __future__ import annotations

import io
import os
import subprocess
import sys

from rich.console import Console, RenderableType


def play(lines: str, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """All that `ronron play --terminal` says to somebody who types these lines."""
    return subprocess.run(
        [sys.executable, "-m", "ronron", "play", "--terminal", *words],
        input=lines,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "COLUMNS": "120", **environment},
    )


def flat(text: str) -> str:
    """Without line breaks."""
    return " ".join(text.split())


def shown(what: RenderableType) -> str:
    """What a terminal shows, without colours."""
    console = Console(file=io.StringIO(), width=120)
    console.print(what)
    written = console.file
    assert isinstance(written, io.StringIO)
    return written.getvalue()
