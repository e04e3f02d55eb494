"""What a viewer may see of a table. Everything sent to a browser is made here, from redacted states only."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, Literal

import msgspec

from ronron.api import Lesson, Note, Position, telling
from ronron.api.telling import Entry, Picture
from ronron.games.contract import Choice, Prompt, Result
from ronron.kernel import NATURE
from ronron.table import events as happened
from ronron.table.chairs import Chair
from ronron.table.events import ClockRule, Event
from ronron.table.table import Phase, Table


class Persona(msgspec.Struct, frozen=True, gc=False):
    """How a person appears to others."""

    name: str = ""
    avatar: str = ""


class ChairSight(msgspec.Struct, frozen=True, gc=False):
    """A chair and who is on it."""

    kind: Literal["open", "person", "bot", "left"]
    seat: int
    """The seat it plays in this game."""
    name: str
    avatar: str
    level: str | None
    """The bot that plays here."""
    kept: bool
    """A person may come back here; meanwhile a bot plays, or nobody."""
    muted: bool
    wants_more: bool
    remaining_ms: int | None


class Remark(msgspec.Struct, frozen=True, gc=False):
    """Something said at the table."""

    at: int
    chair: int
    text: str
    phrase: str


class Step(msgspec.Struct, frozen=True, gc=False):
    """The learner's next decision in a guided game, and what the coach says before it."""

    decision: int
    verb: str
    targets: list[str]
    notes: list[Note]


class Coaching(msgspec.Struct, frozen=True, gc=False):
    """The progress of a guided game. It ends as soon as somebody decides otherwise."""

    done: int
    of: int
    """How many decisions are guided."""
    steps: list[Step]
    """The steps of the learner's next move; empty while others move."""
    farewell: list[Note]
    """What the coach says once the guided part is over; empty before."""


class Sight(msgspec.Struct, frozen=True, gc=False):
    """A table as one viewer sees it, at one version."""

    version: int
    game: str
    rules: int
    box: str
    options: dict[str, Any]
    """All options of this game, or between games, of the next one."""
    number: int
    """The number of this game at this table, from 1; 0 before the first."""
    match: bool
    practice: bool
    clock: ClockRule | None
    chat: bool
    eyes: bool
    """Whether spectators may see everything once a game is over."""
    lesson: Coaching | None
    phase: Literal["waiting", "playing", "over", "closed"]
    closed: str | None
    chairs: list[ChairSight]
    host: int
    chair: int | None
    """This viewer's chair; none for a spectator."""
    seat: int | None
    turn: int | None
    """The seat to decide."""
    running: int | None
    """The chair whose time runs, since `since`."""
    since: int
    view: Any
    """The game's view for this viewer; its type depends on the game. None before the first game, and in news with
    pictures: the last picture has it."""
    prompt: Prompt | None
    """What is to be done now; None where the view is."""
    choices: list[Choice]
    """What this viewer may decide now."""
    can: list[str]
    """Commands that make sense for this viewer now."""
    decided: int
    """The number of decisions so far; moments are numbered from 0 to this."""
    result: Result | None
    verdict: Result | None
    """The result of the match, once all its games are over."""


class News(msgspec.Struct, frozen=True, gc=False):
    """One event as one viewer is told it, and the table after it."""

    number: int
    at: int
    kind: str
    chair: int | None
    remark: Remark | None
    keep: int | None
    """After a take-back, the number of decisions that are left."""
    pictures: list[Picture]
    """Each decision and each consequence, told and shown, in order; the last one shows the same as `sight`."""
    sight: Sight


class Staged(msgspec.Struct, frozen=True, gc=False):
    """What the mover sees after decisions of an unfinished move, of which nobody else is told."""

    view: Any
    prompt: Prompt
    choices: list[Choice]


def see(table: Table, viewer: int | None, people: Mapping[str, Persona]) -> Sight:
    """The table as the person on a chair sees it, or as a spectator does."""
    return _see(table, viewer, _seen_by_all(table, people))


def _seen_by_all(table: Table, people: Mapping[str, Persona]) -> dict[str, Any]:
    """The fields of `Sight` that are the same for everybody."""
    position, turn = table.position, table.turn
    return {
        "version": table.version,
        "game": table.game.slug,
        "rules": table.opened.rules,
        "box": table.opened.box,
        "options": table.game.title.check_options(table.options),
        "number": len(table.finished) + (position is not None),
        "match": table.opened.match,
        "practice": table.opened.practice,
        "clock": table.opened.clock,
        "chat": table.chat,
        "eyes": table.eyes,
        "phase": table.phase.value,
        "closed": table.closed,
        "chairs": [_chair(table, number, people) for number in range(len(table.chairs))],
        "host": table.host,
        "turn": turn if turn != NATURE else None,
        "running": table.clock.running if table.clock else None,
        "since": table.clock.since if table.clock else 0,
        "decided": len(table.movers),
        "result": telling.result(position) if position and position.over else None,
        "verdict": table.verdict,
    }


def _see(table: Table, viewer: int | None, by_all: Mapping[str, Any], *, pictured: bool = False) -> Sight:
    """Where a picture of the position is sent along (`pictured`), view and prompt are left to it."""
    position, eyes, turn = table.position, table.eyes_of(viewer), table.turn
    mine = turn is not None and turn == eyes and viewer is not None and table.chairs[viewer].present
    return Sight(
        **by_all,
        lesson=_coaching(table, viewer),
        chair=viewer,
        seat=None if viewer is None else eyes,
        view=position.view(eyes) if position and not pictured else None,
        prompt=telling.prompt(position, eyes) if position and not pictured else None,
        choices=telling.choices(position) if mine and position else [],
        can=_can(table, viewer, table.phase),
    )


def news(
    table: Table,
    event: Event,
    pictures: Sequence[Position],
    viewers: Collection[int | None],
    people: Mapping[str, Persona],
) -> dict[int | None, News]:
    """What each viewer is told of the event just applied to a table."""
    by_all = _seen_by_all(table, people)
    return {viewer: _news(table, event, pictures, viewer, by_all) for viewer in viewers}


def _news(
    table: Table, event: Event, pictures: Sequence[Position], viewer: int | None, by_all: Mapping[str, Any]
) -> News:
    shown = _pictures(event, pictures, table.eyes_of(viewer))
    return News(
        number=table.version,
        at=event.at,
        kind=event.__struct_config__.tag,  # type: ignore[arg-type]
        chair=getattr(event, "chair", None),
        remark=remark(event),
        keep=event.keep if isinstance(event, happened.TookBack) else None,
        pictures=shown,
        sight=_see(table, viewer, by_all, pictured=bool(shown)),
    )


def staged(table: Table, trial: Position, chair: int) -> Staged:
    """What the mover sees of an unfinished move."""
    seat = table.seat_of(chair)
    return Staged(trial.view(seat), telling.prompt(trial, seat), telling.choices(trial))


def log(table: Table, viewer: int | None) -> list[Entry]:
    """The log of this game as a viewer was told it."""
    return list(log_lines(table, viewer))


def log_lines(table: Table, viewer: int | None, first: int = 0) -> Iterator[Entry]:
    """The log after the first decisions, line by line, so that a long one can be made in slices."""
    if table.position is None:
        return iter(())
    return telling.entries(table.position, table.eyes_of(viewer), first)


def moment(table: Table, viewer: int | None, decided: int) -> tuple[Any, Prompt | None]:
    """The view and the prompt of a viewer after the first `decided` decisions."""
    if table.position is None:
        return None, None
    then, eyes = table.position.after(decided), table.eyes_of(viewer)
    return then.view(eyes), telling.prompt(then, eyes)


def remark(event: Event) -> Remark | None:
    """The remark of an event; None if it is another kind of event."""
    if not isinstance(event, happened.Said):
        return None
    return Remark(event.at, event.chair, event.text, event.phrase)


def _chair(table: Table, number: int, people: Mapping[str, Persona]) -> ChairSight:
    chair: Chair = table.chairs[number]
    persona = people.get(chair.person or "", Persona())
    clock = table.clock
    return ChairSight(
        kind=chair.kind,  # type: ignore[arg-type]
        seat=table.seat_of(number),
        name=persona.name,
        avatar=persona.avatar,
        level=chair.level,
        kept=chair.person is not None and not chair.present,
        muted=chair.muted,
        wants_more=chair.wants_more,
        remaining_ms=clock.remaining[number] if clock and clock.remaining else None,
    )


def _coaching(table: Table, viewer: int | None) -> Coaching | None:
    """What the coach says to the learner of a guided game."""
    script, position = table.script, table.position
    if script is None or position is None or viewer is None:
        return None
    done, seat = len(position.decisions), table.seat_of(viewer)
    steps = list(_steps(script, position, seat))
    farewell = script.notes(done) if done == len(script.decisions) else []
    return Coaching(done, len(script.decisions), steps, farewell)


def _steps(script: Lesson, position: Position, seat: int) -> Iterator[Step]:
    """The decisions of the learner's next move, each in the position it is made in."""
    then = position.copy()
    for number, decision in enumerate(script.next_of(seat, position.decisions), len(position.decisions)):
        (choice,) = (choice for choice in telling.choices(then) if choice.decision == decision)
        yield Step(decision, choice.verb, choice.targets, script.notes(number))
        then.play(decision)


def _can(table: Table, viewer: int | None, phase: Phase) -> list[str]:
    """Commands that deserve a button. `decide` may still refuse them."""
    if viewer is None or phase == Phase.CLOSED:
        return []
    chair = table.chairs[viewer]
    told = {
        "hint": table.opened.practice and chair.present and table.mover == viewer,
        "take_back": table.opened.practice and chair.present and table.seat_of(viewer) in table.movers,
        "again": phase == Phase.OVER and chair.present and not chair.wants_more and table.complete,
        "come_back": chair.person is not None and not chair.present,
        "leave": not chair.left,
        "say": not chair.muted,
        "host": viewer == table.host,
    }
    return [name for name, possible in told.items() if possible]


def _pictures(event: Event, moments: Sequence[Position], eyes: int) -> list[Picture]:
    if not isinstance(event, happened.Moved):
        return []
    return [telling.picture(before, after, eyes) for before, after in pairwise(moments)]
