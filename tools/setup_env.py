"""Set up `.venv` from nothing but Python: `make` runs this first; it returns at once when nothing changed."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / ".ronron-ready"
SOURCES = ("pyproject.toml", "requirements.lock", "hatch_build.py", "tools/setup_env.py")


def main() -> None:
    """Create the environment and install the package with the extras named on the command line."""
    if sys.version_info < (3, 11):  # noqa: UP036  the very thing this line finds out
        sys.exit(f"Ronron needs Python 3.11 or newer; this is {sys.version.split()[0]}. Try: make PYTHON=python3.12")
    extras = ",".join(sorted(set(sys.argv[1:]) | _installed_extras()))
    if _stamp(extras) == _read_stamp():
        return
    print(f"Setting up {VENV.name} (a minute or two the first time) …", flush=True)
    python = _create()
    target = f".[{extras}]" if extras else "."
    install: list[str | Path] = [python, "-m", "pip", "install", "--quiet", "--no-compile"]  # compiled when used
    _run(*install, "--constraint", "requirements.lock", "--editable", target)
    STAMP.write_text(f"{extras}\n{_stamp(extras)}\n")


def _create() -> Path:
    python = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not python.exists():
        try:
            venv.create(VENV, with_pip=True)
        except subprocess.CalledProcessError:
            sys.exit("Python cannot make a virtual environment here; on Debian and Ubuntu: apt install python3-venv")
    return python


def _run(*command: str | Path) -> None:
    quiet = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    if subprocess.run(command, cwd=ROOT, env=quiet, check=False).returncode != 0:
        sys.exit("The packages could not be installed; what pip said stands above.")


def _stamp(extras: str) -> str:
    digest = hashlib.sha256(f"{sys.version} {extras} {ROOT}".encode())  # a copied checkout is set up again
    for source in (*(ROOT / name for name in SOURCES), *_page_sources()):
        digest.update(source.read_bytes())
    return digest.hexdigest()


def _page_sources() -> list[Path]:
    """The files the page is built from; when they change, it is installed and built again."""
    web = ROOT / "web"
    mine = [path for path in web.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    return sorted(mine + list((ROOT / "src" / "ronron").rglob("locales/*.ftl")))


def _read_stamp() -> str:
    return STAMP.read_text().splitlines()[1] if STAMP.exists() else ""


def _installed_extras() -> set[str]:
    """The extras of earlier runs are kept, so that `make play` after `make test` has nothing to do."""
    if not STAMP.exists():
        return set()
    return {extra for extra in STAMP.read_text().splitlines()[0].split(",") if extra}


if __name__ == "__main__":
    main()
