"""Somebody who has just installed Ronron: a fresh environment, and a shell in it."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sysconfig
import venv
from importlib.metadata import entry_points
from pathlib import Path
from types import SimpleNamespace

import ronron
import ronron_practice
from ronron import home
from ronron.games import GAMES, PRACTICE, find
from ronron.kernel import cache

COMMANDS = ("ronron", "pip", "pytest")
OURS = ("RONRON_", "PYTHON", "PYTEST_", "NUMBA_", "COV", "VIRTUAL_ENV")
"""Variables that begin like this belong to the test that runs, and not to the stranger."""
BYTECODE = "PYTHONPYCACHEPREFIX"
"""The one that is kept: to parse Numba anew would take each command a few seconds."""
LONG_S = 300


class Environments(venv.EnvBuilder):
    """Makes environments that see what is installed in the present one: to install it again would take minutes."""

    def post_setup(self, context: SimpleNamespace) -> None:
        """Let the environment see the packages, and give it their commands."""
        packages = Path(sysconfig.get_path("purelib", "venv", {"base": context.env_dir}))
        (packages / "present.pth").write_text("\n".join(_installed()) + "\n", encoding="utf-8")
        for name in COMMANDS:
            _write_command(Path(context.bin_path) / name, context.env_exe)


def _installed() -> list[str]:
    """Where packages lie: beside each other, and our own in the checkout."""
    ours = [str(Path(str(package.__file__)).parents[1]) for package in (ronron, ronron_practice)]
    return [*dict.fromkeys([sysconfig.get_path("purelib"), *ours])]


def _write_command(path: Path, python: str) -> None:
    """Write the script of a command, as an installer would."""
    (point,) = {each.value: each for each in entry_points(group="console_scripts", name=path.name)}.values()
    lines = (f"#!{python}", "import sys", f"from {point.module} import {point.attr}")
    path.write_text(
        "\n".join([*lines, "if __name__ == '__main__':", f"    sys.exit({point.attr}())", ""]), encoding="utf-8"
    )
    path.chmod(0o755)


class Stranger:
    """Somebody with an environment, data and compiled code of their own, who types commands."""

    def __init__(self, folder: Path) -> None:
        self.data = folder / "data"
        self.compiled = folder / "compiled"
        self.here = folder / "games"
        """The folder this person is in."""
        self.here.mkdir()
        Environments(symlinks=True).create(folder / "environment")
        _lay_compiled(self.compiled)
        self.environment = {
            **{name: value for name, value in os.environ.items() if name == BYTECODE or not name.startswith(OURS)},
            "PATH": os.pathsep.join([str(folder / "environment" / "bin"), os.environ["PATH"]]),
            home.VARIABLE: str(self.data),
            cache.VARIABLE: str(self.compiled),
            "RONRON_LANG": "en",
        }

    def run(self, command: str, typed: str = "", *, plain: bool = False) -> str:
        """Run a command to its end, with something typed into it; its output is returned. It has to succeed.

        With `plain` no rules are compiled.
        """
        words = shlex.split(command)
        if words[0] == "cd":
            self.here /= words[1]
            return ""
        done = subprocess.run(
            words,
            cwd=self.here,
            env={**self.environment, "NUMBA_DISABLE_JIT": "1" if plain else "0"},
            input=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=LONG_S,
        )
        assert done.returncode == 0, f"$ {command}\n{done.stdout}"
        return done.stdout


def _lay_compiled(folder: Path) -> None:
    """Put the compiled rules of the games of the house there: what compiling them shows is shown elsewhere."""
    folder.mkdir()
    for slug in (*GAMES, *PRACTICE):
        compiled = cache.directory(slug, find(slug).rules.sources)
        if compiled is not None:
            shutil.copytree(compiled, folder / compiled.name)
