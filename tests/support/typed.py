"""Playing in the terminal as a person does: lines typed, text read."""

from __future__ import annotations

import importlib
import io
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from typing import TypeAlias

import pytest
from rich.console import Console, RenderableType

import ronron.cli

Answer: TypeAlias = "subprocess.CompletedProcess[str]"
"""What a command said, and its code."""


def command(*words: str, lines: str = "", **environment: str) -> Answer:
    """The output and exit code of the `ronron` command, run without a new process.

    Its consoles are as wide as the environment says when they are made, so they are made anew each time.
    """
    said, complained = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch, redirect_stdout(said), redirect_stderr(complained):
        patch.setattr(sys, "argv", ["ronron", *words])
        patch.setattr(sys, "stdin", io.StringIO(lines))
        for name, value in {"COLUMNS": "200", **environment}.items():
            patch.setenv(name, value)
        try:
            importlib.reload(ronron.cli).main()
        except SystemExit as end:
            code = int(end.code or 0)
    return subprocess.CompletedProcess(["ronron", *words], code, said.getvalue(), complained.getvalue())


def play(lines: str, *words: str, **environment: str) -> Answer:
    """All that `ronron play --terminal` says to somebody who types these lines."""
    return command("play", "--terminal", *words, lines=lines, **{"COLUMNS": "120", **environment})


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
