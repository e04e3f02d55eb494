"""Write `requirements.lock`: one version of every dependency, for every platform, without any address."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> None:
    """Ask uv to choose versions for all extras."""
    chosen = subprocess.run(
        [
            *(sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml"),
            *("--all-extras", "--universal", "--upgrade", "--python-version", "3.11"),
            *("--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links", "--quiet"),
        ],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    if "://" in chosen:
        sys.exit("the lock would name an address; check uv's settings")
    (ROOT / "requirements.lock").write_text(chosen)
    print(f"{len(chosen.splitlines())} packages locked")


if __name__ == "__main__":
    main()
