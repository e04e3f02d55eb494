"""Draw the figures of `docs/architecture.md`: the house from its import contracts, and the way of a move.

    python tools/figures.py

`make figures` runs it. A test draws both again and fails where the files are not the same.
"""

from __future__ import annotations

import figure_house
import figure_move

ROOT = figure_house.ROOT
IMAGES = ROOT / "docs" / "images"


def figures() -> dict[str, str]:
    """What every drawn figure should be, by the name of its file."""
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return {"house.svg": figure_house.draw(project), "move.svg": figure_move.draw()}


if __name__ == "__main__":
    for name, drawn in figures().items():
        (IMAGES / name).write_text(drawn, encoding="utf-8", newline="\n")
