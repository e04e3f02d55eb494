"""What can happen at a table. Events are kept for ever in the order they happened; their number is their place."""

from __future__ import annotations

from typing import Any

import msgspec


class ClockRule(msgspec.Struct, frozen=True):
    """Thinking time: a bank for the whole game, and what each turn adds to it."""

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
    """A bot sat down on a free chair or in place of another, or plays for who left it or ran out of time."""

    chair: int
    level: str


class Dealt(Event, frozen=True, kw_only=True, tag="dealt"):
    """A game began. The deal is the whole truth, in notation; it never leaves the server before the end."""

    options: dict[str, Any]
    deal: str
    seats: list[int]
    """The chair that plays each seat."""
    decisions: list[int] = []
    """Those already made, where it goes on from a moment of another game."""


class Moved(Event, frozen=True, kw_only=True, tag="moved"):
    """A seat decided, once or several times in a row; nature's draws are moves of seat −1."""

    seat: int
    decisions: list[int]


class TookBack(Event, frozen=True, kw_only=True, tag="took_back"):
    """At a practice table, decisions were taken back; so many are left."""

    chair: int
    keep: int


class TimedOut(Event, frozen=True, kw_only=True, tag="timed_out"):
    """A chair's thinking time ran out."""

    chair: int


class Resumed(Event, frozen=True, kw_only=True, tag="resumed"):
    """The server was away; the time meanwhile is charged to nobody."""


class Left(Event, frozen=True, kw_only=True, tag="left"):
    """A person left. In the middle of a game the chair is kept for them."""

    chair: int


class CameBack(Event, frozen=True, kw_only=True, tag="came_back"):
    """A person who had left or run out of time plays on."""

    chair: int


class Kicked(Event, frozen=True, kw_only=True, tag="kicked"):
    """The host sent a person away; the chair is free for another."""

    chair: int


class InvitationChanged(Event, frozen=True, kw_only=True, tag="invitation_changed"):
    """Old invitations and codes are dead, so that who was sent away cannot come back with one."""


class WatchersCleared(Event, frozen=True, kw_only=True, tag="watchers_cleared"):
    """The host sent everybody away who only watched; the old link to watch is dead."""


class Said(Event, frozen=True, kw_only=True, tag="said"):
    """A person said something: a text of their own, or one of the quick phrases by name."""

    chair: int
    person: str
    text: str = ""
    phrase: str = ""


class Muted(Event, frozen=True, kw_only=True, tag="muted"):
    """The host silenced a chair, or gave it its voice back."""

    chair: int
    muted: bool


class ChatSwitched(Event, frozen=True, kw_only=True, tag="chat_switched"):
    """The host switched free chat on or off; quick phrases always work."""

    allowed: bool


class OptionsChanged(Event, frozen=True, kw_only=True, tag="options_changed"):
    """The host chose how the next game is played."""

    options: dict[str, Any]


class EyesSwitched(Event, frozen=True, kw_only=True, tag="eyes_switched"):
    """The host said whether who watches may look through the eyes of any seat once a game is over."""

    allowed: bool


class WantsMore(Event, frozen=True, kw_only=True, tag="wants_more"):
    """A person would play another game; it begins when all do."""

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
"""Events that change what a mover decides about; a move that has not seen one of them is stale."""

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ANY)
_encoder = msgspec.json.Encoder()


def encode(event: Event) -> bytes:
    """An event as it is stored."""
    return _encoder.encode(event)


def decode(body: bytes) -> Event:
    """An event as it was stored."""
    event: Event = _decoder.decode(body)
    return event
