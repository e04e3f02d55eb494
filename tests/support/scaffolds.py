"""The golden games of the game that `ronron new` writes; `make golden` runs this after a change to its template."""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path

from ronron.scaffold import TEMPLATE, create
from support.packages import Site

NAME = "newgame"


def write_golden() -> None:
    """Write them again, as files of the template."""
    with tempfile.TemporaryDirectory() as folder:
        site = Site(Path(folder, "site"))
        kit = site.copy(create(NAME, Path(folder))) / "kit"
        shutil.rmtree(kit / "golden", ignore_errors=True)
        made = site.run("-m", "ronron.conformance.golden", "--game", NAME)
        if made.returncode != 0:
            sys.exit(made.stderr)
        shutil.rmtree(TEMPLATE / "game" / "kit" / "golden", ignore_errors=True)
        for source in (kit / "golden").rglob("*.txt"):
            place = str(source.relative_to(kit)).replace(NAME, "@name@")
            target = TEMPLATE / "game" / "kit" / f"{place}.txt"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(source.read_text(encoding="utf-8").replace(NAME, "@name@"), encoding="utf-8")


if __name__ == "__main__":
    write_golden()
