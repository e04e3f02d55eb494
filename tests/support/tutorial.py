"""The pages about a fifth game, as something that can be done: files to write, files to change, commands to run.

A block with a title is a file, or what comes next in it if the title says `continued`. A block of the kind `diff`
changes a file: what stands there without `+` has to be in the file once. Blocks of the kind `sh` are commands.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = [DOCS / name for name in ("fifth-game.md", "fifth-game-words.md", "fifth-game-secrets.md")]
BLOCK = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.DOTALL | re.MULTILINE)
CONTINUED = ", continued"
GAP = "\n\n"
"""What stands between two parts of a file, beside the end of a line."""


@dataclass(frozen=True)
class Step:
    """Something that the pages say is to be done."""

    kind: str
    title: str
    text: str

    @property
    def commands(self) -> list[str]:
        """The commands of a block, one after the other."""
        return self.text.splitlines() if self.kind == "sh" else []

    def write(self, project: Path) -> None:
        """Write or change the file, in the folder of a project; a block without a title is only to be read."""
        if not self.title:
            return
        path = project / self.title.removesuffix(CONTINUED)
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        path.write_text(self._after(before), encoding="utf-8", newline="\n")

    def _after(self, before: str) -> str:
        if self.kind == "diff":
            return changed(before, self.text)
        return before + GAP + self.text if self.title.endswith(CONTINUED) else self.text


def steps(pages: Iterable[Path] = PAGES) -> Iterator[Step]:
    """All that is to be done, page after page."""
    for page in pages:
        for kind, title, text in BLOCK.findall(page.read_text(encoding="utf-8")):
            yield Step(kind, title, text)


def changed(before: str, difference: str) -> str:
    """A text with a difference applied."""
    for part in difference.split("@@\n"):
        lines = [("", line) if line == "\n" else (line[0], line[1:]) for line in part.splitlines(keepends=True)]
        old = "".join(text for sign, text in lines if sign != "+")
        new = "".join(text for sign, text in lines if sign != "-")
        assert before.count(old) == 1, f"this stands {before.count(old)} times in the file:\n{old}"
        before = before.replace(old, new)
    return before
