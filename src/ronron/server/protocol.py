"""All messages of the socket. JSON schemas and TypeScript types are generated from here and from `bodies.py`.

`docs/protocol.md` explains a whole conversation.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec

from ronron.api.telling import Entry
from ronron.errors import RefusedError
from ronron.games.contract import Choice, Prompt
from ronron.said import Said
from ronron.table import COMMANDS, News, Sight
from ronron.table.commands import LONGEST_MOVE, Command, Decision, Id, Version
from ronron.table.sight import Remark

PROTOCOL: Final = 2
"""Raised when older pages could no longer understand the server."""

Token = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


# What a client says over the socket


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message: which right is claimed, and the last event seen, if any."""

    protocol: int
    token: Token
    since: Version | None = None
    blind: bool = False
    """Act for the chair, but be shown only what spectators see, since somebody else may be looking."""


class Look(Command, frozen=True, tag="look"):
    """Ask how the game looked after so many decisions."""

    decided: Version


class Describe(Command, frozen=True, tag="describe"):
    """Ask for the board in words, after so many decisions and then those of an unfinished move of mine."""

    decided: Version
    decisions: Annotated[list[Decision], msgspec.Meta(max_length=LONGEST_MOVE)]


class Hint(Command, frozen=True, tag="hint"):
    """At a practice table, ask for a hint, after the decisions of an unfinished move."""

    version: Version
    decisions: Annotated[list[Decision], msgspec.Meta(max_length=LONGEST_MOVE)]


class Resync(Command, frozen=True, tag="resync"):
    """Ask for the whole table again."""


class Ping(msgspec.Struct, frozen=True, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Show that the connection is alive. To be sent at least every half minute."""

    n: Version = 0


CLIENT = Hello | Ping | Look | Describe | Hint | Resync | COMMANDS


# What the server says over the socket


class ServerMessage(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=False):
    """A message of the server."""


class Whole(ServerMessage, frozen=True, tag="table"):
    """The whole table as this viewer sees it, at `sight.version`."""

    table: str
    sight: Sight
    log: list[Entry]
    remarks: list[Remark]
    present: list[bool]
    watching: int


class WholeAsItTravels(ServerMessage, frozen=True, tag="table"):
    """`Whole` with its long parts already encoded."""

    table: str
    sight: msgspec.Raw
    log: msgspec.Raw
    remarks: msgspec.Raw
    present: list[bool]
    watching: int


class Event(ServerMessage, frozen=True, tag="event"):
    """The next event. Numbers follow each other without gaps."""

    news: News


class Done(ServerMessage, frozen=True, tag="done"):
    """A command was carried out and is durable; `version` is its first event."""

    id: str
    version: int


class StagedMove(ServerMessage, frozen=True, tag="staged"):
    """The move is legal so far but not finished. Nobody else is told, and nothing is stored."""

    id: str
    decisions: list[int]
    view: Any
    prompt: Prompt
    choices: list[Choice]


class Refused(ServerMessage, frozen=True, tag="refused"):
    """A command was refused, and why; with the table as it is now."""

    id: str | None
    code: str
    article: str
    sentences: dict[str, str]
    sight: Sight | None = None


class Moment(ServerMessage, frozen=True, tag="moment"):
    """How the game looked to this viewer after so many decisions."""

    id: str
    decided: int
    view: Any
    prompt: Prompt | None


class Described(ServerMessage, frozen=True, tag="described"):
    """The board in words as this viewer sees it, line by line."""

    id: str
    lines: list[Said]


class Hinted(ServerMessage, frozen=True, tag="hinted"):
    """The decision that looks best. Only the person who asked is told, and nothing is stored."""

    id: str
    decision: int
    share: float | None
    """The expected share of the win; null if nobody competes, or there was no choice."""


class Presence(ServerMessage, frozen=True, tag="presence"):
    """Which chairs are connected, and how many watch. Not an event: it has no number."""

    present: list[bool]
    watching: int


class Pong(ServerMessage, frozen=True, tag="pong"):
    """The answer to a ping, with the server's time."""

    n: int
    at: int


class Warming(ServerMessage, frozen=True, tag="warming"):
    """The rules are being compiled; the table follows as soon as they are."""

    done: int
    of: int


class Bye(ServerMessage, frozen=True, tag="bye"):
    """The server is about to close this connection. Says why, and whether to reconnect."""

    code: str
    sentences: dict[str, str]
    again: bool


SERVER = Whole | Event | Done | StagedMove | Refused | Moment | Described | Hinted | Presence | Pong | Warming | Bye


def refusal(id: str | None, error: RefusedError, sight: Sight | None) -> Refused:  # noqa: A002  as on the wire
    """The message for a refusal."""
    return Refused(id=id, code=error.code, article=error.article, sentences=error.sentences, sight=sight)


decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(CLIENT)
_encoder = msgspec.json.Encoder()


def frame(message: ServerMessage) -> str:
    """A message as JSON text."""
    return _encoder.encode(message).decode()


__all__ = ["Id", "decoder", "frame"]
