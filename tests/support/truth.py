"""What the database says happened, and whether people were told that and nothing else."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ronron.api import load
from ronron.server.protocol import Event, frame
from ronron.table import Persona, Table, decode, news, see
from ronron.table.events import Moved, Opened
from support.serving import seen_after
from support.stubborn import Party, Stubborn


class Row(NamedTuple):
    """An event as it is stored."""

    number: int
    body: str
    chair: int | None
    command: str | None


@dataclass
class Findings:
    """The findings; everything but the counts must be empty."""

    asked: int = 0
    acknowledged: int = 0
    lost: list[str] = field(default_factory=list)
    """Commands that were acknowledged, but not stored as acknowledged."""
    doubled: list[str] = field(default_factory=list)
    """Moves that were stored more often than asked for."""
    announced: list[str] = field(default_factory=list)
    """Events that somebody was told, but that are not stored like that."""
    stuck: list[str] = field(default_factory=list)
    """Games that could not go on."""

    @property
    def clean(self) -> bool:
        return not (self.lost or self.doubled or self.announced or self.stuck)

    def add(self, other: Findings) -> None:
        """Add other findings to these."""
        self.asked += other.asked
        self.acknowledged += other.acknowledged
        self.lost += other.lost
        self.doubled += other.doubled
        self.announced += other.announced
        self.stuck += other.stuck


class Truth:
    """All that is stored of one table, and what each viewer should have been told of it."""

    def __init__(self, database: Path, table: str) -> None:
        self.table = table
        named = "substr(command, instr(command, ':') + 1)"  # without the generation of the chair
        query = f"SELECT number, body, chair, {named} FROM events WHERE table_id = ? ORDER BY number"
        self.rows = [Row(*row) for row in ask(database, query, table)]
        self.events = [decode(row.body.encode()) for row in self.rows]
        people = ask(database, "SELECT id, name, avatar FROM people")
        self._people = {person: Persona(name, avatar) for person, name, avatar in people}

    def frames(self, viewer: int | None) -> dict[int, str]:
        """The message about every event but the first, by number."""
        table = self._opened()
        return {
            number: frame(Event(news(table, event, table.apply(event), [viewer], self._people)[viewer]))
            for number, event in enumerate(self.events[1:], 2)
        }

    def first_sight(self, viewer: int | None) -> Any:
        """The table before anything happened at it."""
        return msgspec.to_builtins(see(self._opened(), viewer, self._people))

    def _opened(self) -> Table:
        opened = self.events[0]
        assert isinstance(opened, Opened)
        return Table(opened, load)

    @property
    def moves(self) -> list[tuple[Row, Moved]]:
        """What people decided, in order."""
        both = zip(self.rows, self.events, strict=True)
        return [(row, event) for row, event in both if isinstance(event, Moved) and event.seat >= 0]


def ask(database: Path, query: str, *values: Any) -> list[tuple[Any, ...]]:
    """The rows a query finds, asked for past the server."""
    with contextlib.closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True, timeout=20)) as connection:
        return connection.execute(query, values).fetchall()


def check_database(database: Path) -> None:
    """Check that the file is sound, that references lead somewhere, and that events are numbered without gaps."""
    assert ask(database, "PRAGMA integrity_check") == [("ok",)]
    assert ask(database, "PRAGMA foreign_key_check") == []
    gaps = "SELECT table_id FROM events GROUP BY table_id HAVING min(number) != 1 OR max(number) != count(*)"
    assert ask(database, gaps) == []
    assert ask(database, "SELECT id FROM tables WHERE id NOT IN (SELECT table_id FROM events)") == []


def judge(database: Path, party: Party) -> Findings:
    """Hold what a table's people wrote down against what is stored."""
    truth = Truth(database, party.table)
    findings = Findings()
    for player in party.players:
        findings.asked += len(player.asked)
        findings.acknowledged += len(player.done)
        findings.lost += _lost(truth, player)
    findings.doubled += _doubled(truth, party.players)
    for each in party.everybody:
        findings.announced += _announced(truth, each) + _denied(truth, each)
    return findings


def _lost(truth: Truth, player: Stubborn) -> list[str]:
    """Every acknowledged command is stored where it was said to be, and was acknowledged in the order it is stored."""
    both = zip(truth.rows, truth.events, strict=True)
    stored = {(row.chair, row.command): (row.number, getattr(event, "decisions", None)) for row, event in both}
    wanted = {name: (version, player.asked[name].get("decisions")) for name, version in player.done.items()}
    lost = [f"{truth.table}: {name}" for name, found in wanted.items() if stored.get((player.chair, name)) != found]
    if list(player.done.values()) != sorted(player.done.values()):
        lost.append(f"{truth.table}: acknowledged out of order")
    return lost


def _doubled(truth: Truth, players: Iterable[Stubborn]) -> list[str]:
    """Every stored move was asked for, by that chair, in those words, and is stored once."""
    asked = {(player.chair, name): message for player in players for name, message in player.asked.items()}
    doubled = []
    for row, move in truth.moves:
        command = asked.pop((row.chair or 0, row.command or ""), None)
        if command is None or command.get("decisions") != move.decisions:
            doubled.append(f"{truth.table}: event {row.number}")
    return doubled


def _denied(truth: Truth, player: Stubborn) -> list[str]:
    """Commands that are stored although they were refused."""
    stored = {row.command for row in truth.rows if row.chair == player.chair} - set(player.done)
    return [f"{truth.table}: {name} refused as {code}" for name, code in player.refused if name in stored]


def _announced(truth: Truth, viewer: Stubborn) -> list[str]:
    """Whatever was told is what is stored, byte for byte; so what was told before a crash is a prefix of the truth."""
    frames = truth.frames(viewer.chair)
    wrong = [f"event {number}" for number, text in viewer.news.items() if frames.get(number) != text]
    sights = {number: seen_after(msgspec.json.decode(text)["news"]) for number, text in frames.items()}
    sights[1] = truth.first_sight(viewer.chair)
    wrong += [
        f"view {whole['sight']['version']}"
        for whole in viewer.wholes
        if sights.get(whole["sight"]["version"]) != whole["sight"]
    ]
    return [f"{truth.table}, chair {viewer.chair}: {each}" for each in wrong + viewer.complaints]
