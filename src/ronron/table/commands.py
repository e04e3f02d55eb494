"""Commands of a person at a table. The same structs are sent over the socket.

Every command has an id chosen by the client. The same id from the same chair is the same command: sent again, it is
answered as before and not carried out again.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Id = Annotated[str, msgspec.Meta(pattern="^[0-9A-Za-z_.:-]{1,40}$(?!\\n)")]
ChairNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Decision = Annotated[int, msgspec.Meta(ge=0, le=61)]
LONGEST_MOVE = 16
MOST_TARGETS = 4
Word = Annotated[str, msgspec.Meta(max_length=40)]
Phrase = Literal[
    "hello",
    "good_luck",
    "thinking",
    "well_played",
    "oops",
    "thanks",
    "purr",
    "hiss",
    "bye",
    "happy",
    "sly",
    "surprised",
    "sleepy",
    "grumpy",
    "fierce",
]
"""Quick phrases, and the moods that somebody's cat can show."""

LONGEST_TEXT = 200


class Command(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A command."""

    id: Id


class Act(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision by what it does and to what, as a `Choice` says it."""

    verb: Word
    """What to do; empty for anything that can be done to the targets."""
    targets: Annotated[list[Word], msgspec.Meta(max_length=MOST_TARGETS)]
    """What to do it to; the first targets are enough."""


class Move(Command, frozen=True, tag="move"):
    """Decide. Contains all decisions since the last published one, in order; an unfinished move is only rehearsed.

    `then` names further decisions by verb and targets. Where one is illegal, the refusal says why.
    """

    version: Version
    decisions: Annotated[list[Decision], msgspec.Meta(max_length=LONGEST_MOVE)]
    then: Annotated[list[Act], msgspec.Meta(max_length=LONGEST_MOVE)] = []


class TakeBack(Command, frozen=True, tag="take_back"):
    """At a practice table, take back one's last turn."""

    version: Version


class Again(Command, frozen=True, tag="again"):
    """Play the next game of the match, or another one with seats rotated. It begins when everybody has asked for it."""


class Leave(Command, frozen=True, tag="leave"):
    """Get up from the table."""


class ComeBack(Command, frozen=True, tag="come_back"):
    """Play on after leaving or running out of time."""


class Say(Command, frozen=True, tag="say"):
    """Say something: a text, or a quick phrase."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)] = ""
    phrase: Phrase | None = None


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """Let a bot play on a chair that is open, left, or whose person has been away for a while.

    Between games it may also replace a bot.
    """

    chair: ChairNumber
    level: Annotated[str, msgspec.Meta(max_length=40)]


class Kick(Command, frozen=True, tag="kick"):
    """The host sends a person or a bot away."""

    chair: ChairNumber


class Mute(Command, frozen=True, tag="mute"):
    """The host mutes or unmutes a chair."""

    chair: ChairNumber
    muted: bool


class SwitchChat(Command, frozen=True, tag="switch_chat"):
    """The host switches free chat on or off."""

    allowed: bool


class ChangeOptions(Command, frozen=True, tag="change_options"):
    """The host chooses the options of the next game; everybody is asked again whether they want to play it."""

    options: Annotated[dict[str, str | bool], msgspec.Meta(max_length=16)]


class SwitchEyes(Command, frozen=True, tag="switch_eyes"):
    """The host lets spectators see everything once a game is over, or no longer."""

    allowed: bool


class ClearWatchers(Command, frozen=True, tag="clear_watchers"):
    """The host sends all spectators away; the old link to watch becomes invalid."""


class Close(Command, frozen=True, tag="close"):
    """The host closes the table."""


COMMANDS = (
    Move
    | TakeBack
    | Again
    | Leave
    | ComeBack
    | Say
    | SeatBot
    | Kick
    | Mute
    | SwitchChat
    | ChangeOptions
    | SwitchEyes
    | ClearWatchers
    | Close
)
