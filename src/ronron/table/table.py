"""The state of a table, folded from its events."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from typing import Any

import msgspec

from ronron.api import Game, Lesson, Position, lesson_of
from ronron.api.playing import consequences
from ronron.errors import RecordError
from ronron.games.contract import Match, Result
from ronron.kernel import NATURE, SPECTATOR
from ronron.table import events as happened
from ronron.table.chairs import Chair
from ronron.table.clock import Clock
from ronron.table.events import Event, Opened
from ronron.table.rehearsal import Rehearsal

Library = Callable[[str], Game]
"""Finds a game by its name."""


class Phase(StrEnum):
    """The phase of a table."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"
    CLOSED = "closed"


class Table:
    """A table as it is now. Only `apply` changes it."""

    def __init__(self, opened: Opened, library: Library) -> None:
        self.opened = opened
        self.game = library(opened.game)
        _check_pinned(opened, self.game)
        self.events: list[Event] = [opened]
        self.chairs = [Chair(person=place.person, level=place.level) for place in opened.chairs]
        self.host = next((number for number, chair in enumerate(self.chairs) if chair.person), 0)
        self.chat = opened.chat
        self.options = dict(opened.options)
        """The options of the next game."""
        self.eyes = False
        """Whether spectators may see everything once a game is over."""
        self.lesson = lesson_of(self.game) if opened.lesson else None
        self.closed: str | None = None
        self.seats: list[int] = list(range(opened.players))
        self.position: Position | None = None
        self.movers: list[int] = []
        """The seat that made each decision of this game; −1 for nature."""
        self.by_people: list[bool] = []
        """Whether a person made each decision, rather than a bot or nature."""
        self.sent_away: set[str] = set()
        self.invitation = 0
        """The generation of the invitation; older ones are invalid."""
        self.watch_link = 0
        """The generation of the link to watch; older ones are invalid."""
        self.said = [0] * opened.players
        """How often each chair has spoken since the last deal."""
        self.finished: list[Position] = []
        """The earlier games of this table."""
        self.clock = Clock(opened.clock) if opened.clock else None
        self.game_version = 1
        """The last event a mover must have seen."""
        self.pictures: list[Position] = []
        """The positions of the last event: from before each decision to after its last consequence."""
        self.pictured = True
        """Whether `pictures` are made. They take most of the time, and are not needed for old events."""

    def copy(self) -> Table:
        """An independent copy. Positions are shared, since a table never changes one."""
        other = Table.__new__(Table)
        other.__dict__.update(self.__dict__)  # much faster than copy.copy
        other.events = self.events.copy()
        other.chairs = [chair.copy() for chair in self.chairs]
        other.movers = self.movers.copy()
        other.by_people = self.by_people.copy()
        other.sent_away = self.sent_away.copy()
        other.said = self.said.copy()
        other.finished = self.finished.copy()
        other.options = self.options.copy()
        other.clock = self.clock.copy() if self.clock else None
        return other

    @property
    def version(self) -> int:
        """The number of the last event."""
        return len(self.events)

    @property
    def phase(self) -> Phase:
        """The phase of the table."""
        if self.closed is not None:
            return Phase.CLOSED
        if self.position is None:
            return Phase.WAITING
        return Phase.OVER if self.position.over else Phase.PLAYING

    @property
    def turn(self) -> int | None:
        """The seat to decide, NATURE, or None."""
        return self.position.turn if self.position and self.phase == Phase.PLAYING else None

    @property
    def mover(self) -> int | None:
        """The chair to decide."""
        turn = self.turn
        return self.seats[turn] if turn is not None and turn >= 0 else None

    def chairs_of(self, person: str) -> list[int]:
        """The chairs a person has."""
        return [number for number, chair in enumerate(self.chairs) if chair.person == person]

    def seat_of(self, chair: int) -> int:
        """The seat a chair plays in this game, or will play in the first."""
        return self.seats.index(chair)

    def eyes_of(self, chair: int | None) -> int:
        """The seat whose knowledge a viewer has: that of their chair, or SPECTATOR."""
        return SPECTATOR if chair is None else self.seat_of(chair)

    @property
    def full(self) -> bool:
        """Whether all chairs are taken."""
        return all(chair.kind != "open" for chair in self.chairs)

    @property
    def complete(self) -> bool:
        """Whether another game could begin with the people who are here."""
        return all(chair.kind in ("person", "bot") for chair in self.chairs)

    @property
    def script(self) -> Lesson | None:
        """The guided game, as long as the game on the table follows it."""
        if self.lesson is None or self.position is None or self.finished:
            return None
        return self.lesson if self.lesson.fits(self.position) else None

    @property
    def scripted(self) -> list[int]:
        """The decisions a guided game prescribes for a bot or nature whose turn it is; empty otherwise."""
        script, turn = self.script, self.turn
        return script.next_of(turn, self.position.decisions) if script and self.position and turn is not None else []

    @property
    def match(self) -> Match | None:
        """The rules of the match that is played here; None if games are played one by one."""
        return self.game.book.match if self.opened.match else None

    @property
    def match_views(self) -> list[Any]:
        """The final views of the finished games of this match, oldest first."""
        ended = [*self.finished, *([self.position] if self.phase == Phase.OVER and self.position else [])]
        if (rules := self.match) is None:
            return []
        begun = (len(self.finished) + (self.position is not None) - 1) // rules.GAMES * rules.GAMES
        return [position.view(SPECTATOR) for position in ended[max(0, begun) :]]

    def shown_since(self, decided: int) -> bool:
        """Whether something hidden was revealed, or drawn, after the first `decided` decisions of this game."""
        if self.position is None:
            return False
        moment = self.position.after(decided)
        for decision in self.position.decisions[decided:]:
            if moment.turn == NATURE or moment.reveals(decision):
                return True
            moment.play(decision)
        return False

    @property
    def verdict(self) -> Result | None:
        """The result of the match once its last game is over."""
        if (rules := self.match) is None or self.phase != Phase.OVER:
            return None
        views = self.match_views
        return rules.verdict(views) if len(views) == rules.GAMES else None

    def apply(self, event: Event, rehearsal: Rehearsal | None = None) -> list[Position]:
        """Apply an event and return its pictures. The rules of a rehearsed move are not run again."""
        if rehearsal is not None and isinstance(event, happened.Moved):
            self.pictures = _published(self, event, rehearsal)
        else:
            self.pictures = _APPLY[type(event)](self, event) or []
        self.events.append(event)
        if isinstance(event, happened.PLAY):
            self.game_version = self.version
        self._pass_host_on()
        self._run_clock(event)
        return self.pictures

    def _pass_host_on(self) -> None:
        """If the host no longer plays, make the next person who does the host."""
        present = [number for number, chair in enumerate(self.chairs) if chair.present]
        if present and self.host not in present:
            self.host = min(present, key=lambda number: (number - self.host) % len(self.chairs))

    def _run_clock(self, event: Event) -> None:
        if self.clock is None or self.position is None:
            return
        if isinstance(event, happened.Dealt):
            self.clock.reset(len(self.chairs))
        elif isinstance(event, happened.Resumed):
            self.clock.forgive(event.at)
        elif isinstance(event, happened.CameBack):
            self.clock.grant_grace(event.chair)
        mover = self.mover
        timed = mover if mover is not None and self.chairs[mover].kind != "bot" else None
        self.clock.hand_to(timed, event.at, moved=isinstance(event, happened.Moved))


def fold(events: Sequence[Event], library: Library) -> Table:
    """The table after all its events."""
    *_, table = folding(events, library)
    return table


def folding(events: Sequence[Event], library: Library) -> Iterator[Table]:
    """The same table object after each event, so that folding a long one can be interrupted."""
    first, *rest = events
    if not isinstance(first, Opened):
        raise RecordError("error-table-opening", found=type(first).__name__)
    table = Table(first, library)
    yield table
    yield from catching_up(table, rest)


def catching_up(table: Table, events: Sequence[Event]) -> Iterator[Table]:
    """Apply events one by one, and make pictures of the last one only."""
    for number, event in enumerate(events, 1):
        table.pictured = number == len(events)
        table.apply(event)
        yield table


def _check_pinned(opened: Opened, game: Game) -> None:
    """Raise `RecordError` if the table was opened with other rules or another box."""
    if opened.rules not in (game.title.version, *game.title.replays):
        raise RecordError("error-table-rules", game=game.slug, found=opened.rules, ours=game.title.version)
    if opened.box != game.fingerprint:
        raise RecordError("error-table-box", game=game.slug, found=opened.box, ours=game.fingerprint)


def _sat(table: Table, event: happened.Sat) -> None:
    chair = table.chairs[event.chair]
    chair.person, chair.left = event.person, False


def _bot_sat(table: Table, event: happened.BotSat) -> None:
    table.chairs[event.chair].level = event.level


def _dealt(table: Table, event: happened.Dealt) -> list[Position]:
    if table.position is not None:
        table.finished.append(table.position)
    table.position = table.game.position(event.deal, table.opened.players, **event.options)
    table.seats = list(event.seats)
    table.movers, table.by_people = [], [False] * len(event.decisions)
    for decision in event.decisions:
        table.movers.append(table.position.turn if table.position.turn is not None else NATURE)
        table.position.play(decision)
    _ask_all_again(table)
    table.said = [0] * len(table.chairs)
    return [table.position]


def _ask_all_again(table: Table) -> None:
    for chair in table.chairs:
        chair.wants_more = False


def _moved(table: Table, event: happened.Moved) -> list[Position]:
    """Apply a move that was not rehearsed: nature's, or one read from the database."""
    assert table.position is not None  # noqa: S101  only a dealt game has moves
    pictures = [table.position]
    if table.pictured:
        for decision in event.decisions:
            pictures += consequences(pictures[-1], decision)
    else:
        pictures.append(_played(table.position, event.decisions))
    return _moved_on(table, event, pictures)


def _published(table: Table, event: happened.Moved, rehearsal: Rehearsal) -> list[Position]:
    assert rehearsal.pictures[0] is table.position  # noqa: S101  what was rehearsed begins where the table stands
    return _moved_on(table, event, rehearsal.pictures)


def _moved_on(table: Table, event: happened.Moved, pictures: list[Position]) -> list[Position]:
    by_person = event.seat >= 0 and table.chairs[table.seats[event.seat]].level is None
    table.movers += [event.seat] * len(event.decisions)
    table.by_people += [by_person] * len(event.decisions)
    table.position = pictures[-1]
    return pictures


def _played(position: Position, decisions: Sequence[int]) -> Position:
    after = position.copy()
    for decision in decisions:
        after.play(decision)
    return after


def _took_back(table: Table, event: happened.TookBack) -> list[Position]:
    assert table.position is not None  # noqa: S101  only a dealt game has moves
    table.position = table.position.after(event.keep)
    del table.movers[event.keep :]
    del table.by_people[event.keep :]
    return [table.position]


def _left(table: Table, event: happened.Left) -> None:
    chair = table.chairs[event.chair]
    if table.phase == Phase.PLAYING:
        chair.left = True
    else:
        chair.vacate(left=False)


def _came_back(table: Table, event: happened.CameBack) -> None:
    chair = table.chairs[event.chair]
    chair.left, chair.level = False, None


def _kicked(table: Table, event: happened.Kicked) -> None:
    chair = table.chairs[event.chair]
    if chair.person is not None:
        table.sent_away.add(chair.person)
    chair.level = None
    chair.vacate(left=table.phase == Phase.PLAYING)


def _invitation_changed(table: Table, event: happened.InvitationChanged) -> None:
    table.invitation += 1


def _watchers_cleared(table: Table, event: happened.WatchersCleared) -> None:
    table.watch_link += 1


def _said(table: Table, event: happened.Said) -> None:
    table.said[event.chair] += 1


def _muted(table: Table, event: happened.Muted) -> None:
    table.chairs[event.chair].muted = event.muted


def _chat_switched(table: Table, event: happened.ChatSwitched) -> None:
    table.chat = event.allowed


def _options_changed(table: Table, event: happened.OptionsChanged) -> None:
    table.options = dict(event.options)
    _ask_all_again(table)


def _eyes_switched(table: Table, event: happened.EyesSwitched) -> None:
    table.eyes = event.allowed


def _wants_more(table: Table, event: happened.WantsMore) -> None:
    table.chairs[event.chair].wants_more = True


def _closed(table: Table, event: happened.Closed) -> None:
    table.closed = event.why


def _nothing(table: Table, event: Event) -> None:
    """Apply an event that does not change the table."""


_APPLY: dict[type[msgspec.Struct], Callable[[Table, Any], list[Position] | None]] = {
    happened.Sat: _sat,
    happened.BotSat: _bot_sat,
    happened.Dealt: _dealt,
    happened.Moved: _moved,
    happened.TookBack: _took_back,
    happened.TimedOut: _nothing,
    happened.Resumed: _nothing,
    happened.Left: _left,
    happened.CameBack: _came_back,
    happened.Kicked: _kicked,
    happened.InvitationChanged: _invitation_changed,
    happened.WatchersCleared: _watchers_cleared,
    happened.Said: _said,
    happened.Muted: _muted,
    happened.ChatSwitched: _chat_switched,
    happened.OptionsChanged: _options_changed,
    happened.EyesSwitched: _eyes_switched,
    happened.WantsMore: _wants_more,
    happened.Closed: _closed,
}
