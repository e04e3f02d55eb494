"""The events of a table. They are stored for ever, in order; an event's number is its position."""

from __future__ import annotations

from typing import Any

import msgspec


class ClockRule(msgspec.Struct, frozen=True):
    """Thinking time: a bank for the whole game, and an increment for each turn."""

    bank_s: int
    increment_s: int = 0


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a chair when the table opens: a person, a bot's level, or nobody yet."""

    person: str | None = None
    level: str | None = None


class Event(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind", omit_defaults=True):
    """Something that happened; `at` is in milliseconds since 1970."""

    at: int


class Opened(Event, frozen=True, kw_only=True, tag="opened"):
    """The table was opened. Rules and box are pinned here for its whole life."""

    game: str
    rules: int
    box: str
    players: int
    options: dict[str, Any]
    chairs: list[Place]
    match: bool = False
    practice: bool = False
    clock: ClockRule | None = None
    substitute: str
    chat: bool = True
    lesson: bool = False
    """The first game is the guided one of its box."""


class Sat(Event, frozen=True, kw_only=True, tag="sat"):
    """A person sat down on a free chair."""

    chair: int
    person: str


class BotSat(Event, frozen=True, kw_only=True, tag="bot_sat"):
    """A bot took a free chair, replaced another bot, or plays for a person who left or ran out of time."""

    chair: int
    level: str


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """A game began. The deal is the complete state in notation; it never leaves the server before the end."""

    options: dict[str, Any]
    deal: str
    seats: list[int]
    """The chair that plays each seat."""
    decisions: list[int] = []
    """Decisions already made, if it continues another game."""


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A seat made one or more decisions in a row. Nature's draws are moves of seat −1."""

    seat: int
    decisions: list[int]


class TookBack(Event, frozen=True, kw_only=True, tag="took_back"):
    """At a practice table, decisions were taken back; `keep` are left."""

    chair: int
    keep: int


class TimedOut(Event, frozen=True, kw_only=True, tag="timed_out"):
    """A chair's thinking time ran out."""

    chair: int


class Resumed(Event, frozen=True, kw_only=True, tag="resumed"):
    """The server was away; nobody is charged for that time."""


class Left(Event, frozen=True, kw_only=True, tag="left"):
    """A person left. During a game the chair is kept for them."""

    chair: int


class CameBack(Event, frozen=True, kw_only=True, tag="came_back"):
    """A person who had left or run out of time plays on."""

    chair: int


class Kicked(Event, frozen=True, kw_only=True, tag="kicked"):
    """The host sent a person away; the chair is free for another."""

    chair: int


class InvitationChanged(Event, frozen=True, kw_only=True, tag="invitation_changed"):
    """Old invitations and codes became invalid, so that people who were sent away cannot use them."""


class WatchersCleared(Event, frozen=True, kw_only=True, tag="watchers_cleared"):
    """The host sent all spectators away; the old link to watch became invalid."""


class Said(Event, frozen=True, kw_only=True, tag="said"):
    """A person said something: a text of their own, or one of the quick phrases by name."""

    chair: int
    person: str
    text: str = ""
    phrase: str = ""


class Muted(Event, frozen=True, kw_only=True, tag="muted"):
    """The host muted or unmuted a chair."""

    chair: int
    muted: bool


class ChatSwitched(Event, frozen=True, kw_only=True, tag="chat_switched"):
    """The host switched free chat on or off; quick phrases always work."""

    allowed: bool


class OptionsChanged(Event, frozen=True, kw_only=True, tag="options_changed"):
    """The host changed the options of the next game."""

    options: dict[str, Any]


class EyesSwitched(Event, frozen=True, kw_only=True, tag="eyes_switched"):
    """The host changed whether spectators see everything once a game is over."""

    allowed: bool


class WantsMore(Event, frozen=True, kw_only=True, tag="wants_more"):
    """A person wants another game; it begins when everybody does."""

    chair: int


class Closed(Event, frozen=True, kw_only=True, tag="closed"):
    """The table was closed: by its `host`, or because it was `empty`."""

    why: str


ANY = (
    Opened
    | Sat
    | BotSat
    | Dealt
    | Moved
    | TookBack
    | TimedOut
    | Resumed
    | Left
    | CameBack
    | Kicked
    | InvitationChanged
    | WatchersCleared
    | Said
    | Muted
    | ChatSwitched
    | OptionsChanged
    | EyesSwitched
    | WantsMore
    | Closed
)
PLAY = (Dealt, Moved, TookBack, TimedOut, BotSat, CameBack, Closed)
"""Events that change what a mover decides about. A move is stale if its sender has not seen the last of them."""

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ANY)
_encoder = msgspec.json.Encoder()


def encode(event: Event) -> bytes:
    """An event as it is stored."""
    return _encoder.encode(event)


def decode(body: bytes) -> Event:
    """An event as it was stored."""
    event: Event = _decoder.decode(body)
    return event
