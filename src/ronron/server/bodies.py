"""The bodies of all HTTP requests and answers. JSON schemas and TypeScript types are generated from here too."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ronron.api.review import Review
from ronron.api.telling import Picture
from ronron.games.contract import Result
from ronron.games.layout import Layout
from ronron.said import Said
from ronron.server.protocol import Token
from ronron.table import ClockRule
from ronron.table.commands import ChairNumber

TableId = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{12}$")]
Name = Annotated[str, msgspec.Meta(max_length=24)]
Avatar = Annotated[str, msgspec.Meta(pattern="^[a-z0-9-]{0,60}$(?!\\n)")]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=86_400)]
Eyes = Annotated[str, msgspec.Meta(pattern="^(open|spectator|[0-9])$(?!\\n)")]
"""A point of view: everything, what spectators saw, or what a seat knew, by its number."""
OPEN, WATCHER = "open", "spectator"
LONGEST_RECORD = 50_000


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a chair. `me` may be given several times to play on one device, each with a name."""

    kind: Literal["me", "open", "bot"]
    level: Annotated[str, msgspec.Meta(max_length=40)] = "matou"
    name: Name = ""
    avatar: Avatar = ""


class ClockWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time for each chair."""

    bank_s: Annotated[int, msgspec.Meta(ge=10, le=86_400)]
    increment_s: Seconds = 0

    @property
    def rule(self) -> ClockRule:
        """The thinking time as a table stores it."""
        return ClockRule(self.bank_s, self.increment_s)


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=6)]
    options: dict[str, str | bool] = {}
    match: bool = False
    practice: bool = False
    clock: ClockWish | None = None
    listed: bool = False
    chat: bool = True


class SeatTicket(msgspec.Struct, frozen=True):
    """A chair, and the token that gives the right to it."""

    chair: int
    token: str


class Ticket(msgspec.Struct, frozen=True):
    """The tokens of a person who opened or joined a table. Each gives its right to anybody who has it."""

    table: str
    seats: list[SeatTicket]
    invite: str
    watch: str
    code: str
    link: str
    """The public part of the invitation's address, which gives no right."""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sit down: with an invitation, with a code, or at a listed table by its id."""

    invite: Token | None = None
    code: Annotated[str, msgspec.Meta(max_length=20)] | None = None
    table: TableId | None = None
    chair: ChairNumber | None = None


class Watch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Watch a listed table by its id, or any table with its invitation or code."""

    table: TableId | None = None
    invite: Token | None = None
    code: Annotated[str, msgspec.Meta(max_length=20)] | None = None


class Seated(msgspec.Struct, frozen=True):
    """Who sits on a chair of a table, as anybody there sees it."""

    kind: Literal["open", "person", "bot", "left"]
    name: str
    """Empty if nobody sits there, or somebody without a name."""
    avatar: str
    level: str | None
    """The bot that plays here."""
    me: bool
    """Whether it is my chair, or that of a guest on my device."""


class WatchTicket(msgspec.Struct, frozen=True):
    """The right to watch a table, and what people who are invited want to know about it."""

    table: str
    watch: str
    game: str
    host: str
    """The name of the host; empty if they have none."""
    free: int
    """Chairs nobody sits on."""
    options: dict[str, Any]
    people: list[Seated]
    """Who sits there, by seat."""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Begin the guided first game of a box."""

    game: Annotated[str, msgspec.Meta(max_length=40)]


class Finished(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game: of a table, by its number from 1 (0 is the last), or as a record."""

    table: TableId | None = None
    number: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0
    record: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD)] = ""


class ShowAgain(Finished, frozen=True, forbid_unknown_fields=True):
    """Show a finished game again."""

    eyes: Eyes | None = None
    """The point of view; by default that of my seat, if I had one."""
    words: bool = False
    """Also send the board in words."""


class ReviewWish(Finished, frozen=True, forbid_unknown_fields=True):
    """Judge a finished game."""


class WhatIf(Finished, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, against bots."""

    decided: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    """The moment to play on from: after so many decisions."""
    seat: ChairNumber = 0
    level: Annotated[str, msgspec.Meta(max_length=40)] = "matou"


class ShareWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Give a finished game of a table a public address."""

    number: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = 0
    """From 1; 0 is the last."""


class Shared(msgspec.Struct, frozen=True):
    """The public address of a finished game, which gives no right: it shows how the game ended."""

    link: str
    number: int


class Player(msgspec.Struct, frozen=True):
    """Who played a seat; the name is empty if it is not known."""

    name: str
    avatar: str
    level: str | None


class Replay(msgspec.Struct, frozen=True):
    """A finished game, picture by picture."""

    game: str
    rules: int
    box: str
    options: dict[str, Any]
    number: int
    """The number of the game at its table, from 1; 0 if it was sent as a record."""
    of: int
    """How many games that table has finished."""
    players: list[Player]
    """Who played, by seat."""
    eyes: str
    may: list[str]
    """The points of view I may choose."""
    pictures: list[Picture]
    words: list[list[Said]]
    """The board in words after each decision, the first before any; empty unless it was asked for."""
    result: Result
    record: str
    """The whole game as text; empty for people who may not know all of it."""


class Judging(msgspec.Struct, frozen=True, tag_field="type", tag="judging"):
    """The progress of a review, in decisions."""

    done: int
    of: int


class Judged(msgspec.Struct, frozen=True, tag_field="type", tag="judged"):
    """A review."""

    review: Review


class Unjudged(msgspec.Struct, frozen=True, tag_field="type", tag="unjudged"):
    """A review that could not be made, and why."""

    code: str
    sentences: dict[str, str]


REVIEW_LINE = Judging | Judged | Unjudged
"""One line of a review; each is a JSON text."""


class OpenTable(msgspec.Struct, frozen=True):
    """A table anybody may join or watch."""

    table: str
    game: str
    options: dict[str, Any]
    players: int
    free: int
    phase: str
    touched: int
    host: str
    """The name of the host; empty if they have none, or if nobody is there just now."""
    people: list[Seated]
    """Who sits there, by seat; empty if nobody is there just now."""


class OpenTables(msgspec.Struct, frozen=True):
    """The list of open tables, the most recently used first."""

    tables: list[OpenTable]


class MyTable(msgspec.Struct, frozen=True):
    """A table I sit at."""

    table: str
    game: str
    phase: str
    touched: int
    ticket: Ticket
    people: list[Seated]
    """Who sits there, by seat."""
    turn: int | None
    """The seat to decide."""
    mine: bool
    """Whether it is for me to decide."""
    outcome: Said | None
    """How the game ended, or the match; None before."""


class Me(msgspec.Struct, frozen=True):
    """Everything the server knows about me."""

    name: str
    avatar: str
    tables: list[MyTable]


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How I want to appear."""

    name: Name
    avatar: Avatar = ""


class Password(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The password of the whole server."""

    password: Annotated[str, msgspec.Meta(max_length=200)]


class Ok(msgspec.Struct, frozen=True):
    """The request succeeded."""

    ok: bool = True


class LevelCard(msgspec.Struct, frozen=True):
    """A bot, with a line about its character by language."""

    level: str
    name: str
    lines: dict[str, str]


class GameCard(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    game: str
    shelf: Literal["players", "practice", "guests"]
    """Whether it is one of the house's games for players, one for practice, or from an installed package."""
    names: dict[str, str]
    lines: dict[str, str]
    """What the game is about, by language; empty if it does not say."""
    players: list[int]
    usual_players: int
    options: dict[str, list[Any]]
    match: bool
    lesson: bool
    """Whether the game has a guided first game."""
    hides: bool
    """Whether the game has hidden information."""
    layout: Layout | None
    """How the plain board draws the game; None if it gives no hints."""
    board: str | None
    """The address of the game's own board, a built module; None if the page has its board, or draws it plainly."""
    rules: int
    box: str | None
    ready: bool
    failed: bool
    """Whether the game cannot be played here at all."""
    done: int
    """How many of the kernels that play needs are compiled."""
    of: int


class Games(msgspec.Struct, frozen=True):
    """All games and all bots."""

    games: list[GameCard]
    levels: list[LevelCard]
    protocol: int
    locked: bool
    """Whether the server has a password."""


class Readiness(msgspec.Struct, frozen=True):
    """How far the rules of a game are compiled."""

    ready: bool
    done: int
    of: int
    error: str = ""


class Health(msgspec.Struct, frozen=True):
    """The health of the server."""

    status: Literal["ok", "warming", "failing"]
    version: str
    database: bool
    games: dict[str, Readiness]
    problems: list[str]
    """What an operator should look into, as `code: sentence`."""


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    sentences: dict[str, str]
    article: str = ""
