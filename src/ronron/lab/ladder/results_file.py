"""Deals that were played, kept on disk line by line, so that a ladder can be left and gone on with.

Every contest has a file of its own, named by all that its results depend on: those of other bots, rules or boxes never
get mixed in. A line that cannot be read, because somebody was killed while writing it, is a deal to be played again.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from ronron.errors import StoreError
from ronron.home import VARIABLE
from ronron.lab.ladder.deal import Contest, Deal


class ResultsFile:
    """The deals of one contest."""

    def __init__(self, folder: Path, contest: Contest, fresh: bool = False) -> None:
        """Read what is there; `fresh` throws it away."""
        content = msgspec.json.encode(contest)
        name = f"{contest.game}-{contest.players}-{contest.lower}-{contest.upper}"
        self.path = folder / f"{name}-{hashlib.sha256(content).hexdigest()[:16]}.jsonl"
        self.deals: dict[int, Deal] = {}
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if fresh or not self.path.exists():
                self.path.write_bytes(content + b"\n")
            self._read()
        except OSError as error:
            raise self._complaint(error) from None

    def add(self, deal: Deal) -> None:
        """Keep one more deal."""
        try:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(deal) + b"\n")
        except OSError as error:
            raise self._complaint(error) from None
        self.deals[deal.number] = deal

    def _read(self) -> None:
        with self.path.open("a+b") as file:
            file.seek(0)
            content = file.read()
            if not content.endswith(b"\n"):
                file.write(b"\n")  # what comes next shall not be lost with a line cut short
        for line in content.splitlines()[1:]:  # the first one says for people what the file is
            try:
                deal = msgspec.json.decode(line, type=Deal)
            except (msgspec.DecodeError, UnicodeDecodeError):
                continue
            self.deals.setdefault(deal.number, deal)

    def _complaint(self, error: OSError) -> StoreError:
        what = f"the results of the ladder cannot be kept in {self.path}: {error.strerror or error}"
        return StoreError(f"{what}; set {VARIABLE} to a directory that can be written")
