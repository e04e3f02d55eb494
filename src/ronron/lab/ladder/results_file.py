"""Deals that were played, one per line of a file, so that a ladder can be interrupted and resumed.

Every contest has a file of its own, named by a hash of everything its results depend on, so that results of other bots,
rules or boxes are never mixed in. A line that cannot be read, because the process was killed while writing it, is
ignored, and its deal played again.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from ronron.causes import system_cause
from ronron.errors import StoreError
from ronron.home import VARIABLE
from ronron.lab.ladder.deal import Contest, Deal


class ResultsFile:
    """The file with the deals of one contest."""

    def __init__(self, folder: Path, contest: Contest, fresh: bool = False) -> None:
        """Read the deals that are kept; `fresh` deletes them."""
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
        """Append a deal."""
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
                file.write(b"\n")  # so that the next deal does not continue a line cut short
        for line in content.splitlines()[1:]:  # the first line holds the contest, for people to read
            try:
                deal = msgspec.json.decode(line, type=Deal)
            except (msgspec.DecodeError, UnicodeDecodeError):
                continue
            self.deals.setdefault(deal.number, deal)

    def _complaint(self, error: OSError) -> StoreError:
        return StoreError("error-ladder-file", path=str(self.path), why=system_cause(error), variable=VARIABLE)
