"""Make sure that there is a Chromium for the browser tests: `make test` runs this first.

Where it may (as root, on Debian and its relatives) it installs one; elsewhere it says what to do. On a machine that
runs our checks (`CI` is set) a missing browser is a failure, never a reason to skip.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome")


def main() -> None:
    """Find or install a browser."""
    if any(shutil.which(name) for name in NAMES):
        return
    if shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print("Installing Chromium for the browser tests …", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-q"], ["install", "-qy", "--no-install-recommends", "chromium", "fonts-dejavu-core"]):
            subprocess.run(["apt-get", *words], env=quiet, check=False, stdout=subprocess.DEVNULL)
    if not any(shutil.which(name) for name in NAMES):
        sys.exit(
            "The browser tests need Chromium, and none is here. Install it (Debian, Ubuntu: apt install chromium) "
            "and run make test again; `make check` and `.venv/bin/pytest --ignore tests/browser` run without it."
        )


if __name__ == "__main__":
    main()
