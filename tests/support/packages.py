"""Packages with games from outside, made of a practice game and found as if they were installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from ronron.games import find

MODEL = "leduc"


class Site:
    """A folder for installed packages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def install(self, package: str, changes: Mapping[str, str] | None = None, slug: str | None = None) -> Path:
        """Install a copy of the practice game under another name. Its folder is returned, to be broken.

        `changes` are words that are to be others in all its files.
        """
        slug, book = slug or package, find(MODEL)
        target = self.folder / package
        for source in book.folder.rglob("*"):
            if source.suffix in (".py", ".toml", ".ftl", ".md"):
                text = source.read_text(encoding="utf-8").replace(book.package, package).replace(MODEL, slug)
                for word, other in {"staked": f"stakes_of_{package}", **(changes or {})}.items():
                    text = text.replace(word, other)
                file = target / source.relative_to(book.folder)
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
        self.register(package, slug)
        return target

    def copy(self, project: Path) -> Path:
        """Install a copy of the game in a project folder. The folder of the copy is returned."""
        target = self.folder / project.name
        shutil.copytree(project / project.name, target, ignore=shutil.ignore_patterns("__pycache__"))
        self.register(project.name, project.name)
        return target

    def register(self, package: str, slug: str) -> None:
        """Make the entry point of a package."""
        info = self.folder / f"{package}-1.dist-info"
        info.mkdir(parents=True, exist_ok=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1\n", encoding="utf-8")
        (info / "entry_points.txt").write_text(f"[ronron.games]\n{slug} = {package}\n", encoding="utf-8")

    @property
    def environment(self) -> dict[str, str]:
        """An environment with these packages installed. Rules are not compiled: that would take longer than a test."""
        path = os.pathsep.join([str(self.folder), *filter(None, sys.path)])
        return {**os.environ, "PYTHONPATH": path, "NUMBA_DISABLE_JIT": "1", "COLUMNS": "400"}

    def run(self, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run Python with these packages installed."""
        return subprocess.run(
            [sys.executable, *command],
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
