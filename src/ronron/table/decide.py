"""What is asked for becomes events, or is refused with a reason. Nothing here changes the table it is given."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from ronron.api import Game, Position
from ronron.bots import find_level
from ronron.errors import DecisionError, IllegalDecisionError, OptionError, RefusedError
from ronron.kernel import NATURE
from ronron.table import commands as asked
from ronron.table import events as happened
from ronron.table.chairs import Chair
from ronron.table.events import ClockRule, Event, Opened, Place
from ronron.table.refusals import refuse
from ronron.table.table import Phase, Table
from ronron.table.texts import clean

SUBSTITUTE = "matou"
"""Plays for who ran out of time."""
MOST_EVENTS = 20_000
"""After so many events a table takes only what brings its game to an end."""
MOST_SAID = 200
"""So often may a chair speak between two deals."""
TO_THE_END = (asked.Move, asked.Leave, asked.Close)
"""Commands that are carried out however much has happened at a table."""


class Chance:
    """Where deals and draws come from: the system's randomness, which nobody can guess."""

    def deal(self, game: Game, players: int, options: Mapping[str, Any]) -> str:
        """A new deal, in notation."""
        return game.deal(None, players, **options).notation()

    def draw(self, position: Position) -> int:
        """An outcome of nature's."""
        return position.copy().draw()


def found(
    game: Game,
    chairs: Sequence[Place],
    now: int,
    *,
    options: Mapping[str, Any] | None = None,
    match: bool = False,
    practice: bool = False,
    clock: ClockRule | None = None,
    chat: bool = True,
    chance: Chance | None = None,
    begun: Position | None = None,
    lesson: bool = False,
) -> list[Event]:
    """Open a table; where nobody is missing, the first game is dealt at once.

    A game that is `begun` goes on from there, and a lesson begins as its box says.
    """
    given = dict(options or {})
    players = game.title.check_players(len(chairs))
    game.title.check_options(given)
    for place in chairs:
        if place.level is not None:
            find_level(place.level)
    if match:
        given |= _match_options(game, given)
    opened = Opened(
        at=now,
        game=game.slug,
        rules=game.title.version,
        box=game.fingerprint,
        players=players,
        options=given,
        chairs=list(chairs),
        match=match,
        practice=practice,
        clock=clock,
        substitute=SUBSTITUTE,
        chat=chat,
        lesson=lesson,
    )
    draft = Table(opened, lambda slug: game)
    begun = draft.lesson.beginning if draft.lesson else begun
    if begun is not None:
        draft.apply(_continued(begun, given, now))
    _go_on(draft, now, chance or Chance())
    return draft.events


def _continued(begun: Position, options: Mapping[str, Any], now: int) -> happened.Dealt:
    """The deal of a game that goes on from a moment of another, with every seat on the chair of its number."""
    deal, seats = begun.beginning().notation(), list(range(begun.players))
    return happened.Dealt(at=now, options=dict(options), deal=deal, seats=seats, decisions=list(begun.decisions))


def decide(
    table: Table,
    chair: int,
    command: asked.Command,
    now: int,
    chance: Chance,
    away: Collection[int] = (),
) -> list[Event]:
    """The events a command leads to; none for a move that is not finished yet."""
    return drafted(table, chair, command, now, chance, away).events[table.version :]


def drafted(
    table: Table,
    chair: int,
    command: asked.Command,
    now: int,
    chance: Chance,
    away: Collection[int] = (),
) -> Table:
    """The table as a command would leave it.

    `away` are the chairs whose person has not been connected for a while.
    """
    if table.phase == Phase.CLOSED:
        refuse("table_closed")
    if not isinstance(command, TO_THE_END):
        _require_room(table)
    draft = table.copy()
    _HANDLERS[type(command)](draft, chair, command, now, frozenset(away))
    _go_on(draft, now, chance)
    return draft


def sit(table: Table, person: str, now: int, chance: Chance, chair: int | None = None) -> tuple[int, list[Event]]:
    """Seat a person on a chair, the first free one unless told; who sits already keeps their chair."""
    draft = table.copy()
    if draft.phase == Phase.CLOSED:
        refuse("table_closed")
    own = [number for number, each in enumerate(draft.chairs) if each.person == person]
    if own and (chair is None or chair in own):
        return (own[0] if chair is None else chair), []
    if own:
        refuse("one_chair_each")
    if person in draft.sent_away:
        refuse("sent_away")
    free = [number for number, each in enumerate(draft.chairs) if each.free]
    if not free:
        refuse("table_full")
    if draft.opened.practice and draft.phase == Phase.PLAYING:
        refuse("practice_under_way")
    _require_room(draft)
    if chair is not None and chair not in free:
        refuse("chair_taken", chair=chair + 1)
    chosen = free[0] if chair is None else chair
    draft.apply(happened.Sat(at=now, chair=chosen, person=person))
    _go_on(draft, now, chance)
    return chosen, draft.events[table.version :]


def flag(table: Table, now: int) -> list[Event]:
    """What happens when somebody's time is up by now; nothing while it is not."""
    deadline = table.clock.deadline if table.clock else None
    if deadline is None or now < deadline or table.clock is None or table.clock.running is None:
        return []
    chair = table.clock.running
    return [
        happened.TimedOut(at=now, chair=chair),
        happened.BotSat(at=now, chair=chair, level=table.opened.substitute),
    ]


def resume(table: Table, now: int) -> list[Event]:
    """The server was away while somebody's time ran: give it back."""
    return [happened.Resumed(at=now)] if table.clock and table.clock.running is not None else []


def unseat(table: Table, people: Collection[str], now: int) -> list[Event]:
    """Some people want to be forgotten: they get up from every chair, for good."""
    draft = table.copy()
    for number, chair in enumerate(draft.chairs):
        if chair.person in people:
            draft.apply(happened.Kicked(at=now, chair=number))
    _close_if_empty(draft, now)
    return draft.events[table.version :]


def rehearse(table: Table, chair: int, decisions: Sequence[int]) -> tuple[Position, bool]:
    """Play a move on a copy: where it leads, and whether it is finished.

    It is when the turn is over, or when it shows somebody something hidden: then it can no longer be taken back.
    """
    if table.position is None or table.phase != Phase.PLAYING:
        refuse("no_game")
    seat, trial = table.seat_of(chair), table.position.copy()
    if trial.turn != seat:
        refuse("not_your_turn")
    began, finished = trial.turn_number, False
    for decision in decisions:
        if finished:
            refuse("move_too_long")
        try:
            shown = trial.reveals(decision)
            trial.play(decision)
        except IllegalDecisionError as error:
            raise RefusedError("illegal", error.sentences, error.article) from None
        except DecisionError:
            refuse("no_such_decision", last=table.game.title.decisions - 1)
        finished = shown or trial.turn != seat or trial.turn_number != began
    return trial, finished


def consult(table: Table, chair: int, version: int, decisions: Sequence[int]) -> tuple[Position, int]:
    """The position a hint is to be about, and whose: that of a move as far as it is made, at a practice table.

    A move that is finished is refused: it may have shown what its mover is not to know before it is published.
    """
    if not table.opened.practice:
        refuse("no_hints")
    if table.phase == Phase.CLOSED:
        refuse("table_closed")
    _require_playing_oneself(table, chair)
    _require_fresh(table, version)
    trial, finished = rehearse(table, chair, decisions)
    if finished:
        refuse("nothing_to_hint")
    return trial, table.seat_of(chair)


def bot_move(table: Table, seat: int, decisions: Sequence[int], now: int, chance: Chance) -> list[Event]:
    """The events of a bot's finished move."""
    draft = table.copy()
    draft.apply(happened.Moved(at=now, seat=seat, decisions=list(decisions)))
    _go_on(draft, now, chance)
    return draft.events[table.version :]


def _go_on(draft: Table, now: int, chance: Chance) -> None:
    """Do what waits for nobody: deal when all are there, and draw for nature."""
    if (draft.phase == Phase.WAITING and draft.full) or (draft.phase == Phase.OVER and _all_want_more(draft)):
        _deal(draft, now, chance)
    while draft.turn == NATURE and draft.position is not None:
        scripted = draft.script.next_of(NATURE, draft.position.decisions) if draft.script else []
        outcome = scripted[0] if scripted else chance.draw(draft.position)
        draft.apply(happened.Moved(at=now, seat=NATURE, decisions=[outcome]))


def _all_want_more(draft: Table) -> bool:
    return all(chair.kind == "bot" or (chair.present and chair.wants_more) for chair in draft.chairs)


def _deal(draft: Table, now: int, chance: Chance) -> None:
    """The first game, the next one of a match, or another with seats rotated."""
    options, seats = dict(draft.options), list(draft.seats)
    match_goes_on = draft.opened.match and draft.position is not None and draft.verdict is None
    if draft.opened.match:
        rules: Any = draft.game.book.match
        options |= rules.options(draft.match_views if match_goes_on else [])
    if draft.position is not None and not match_goes_on:
        seats = [*seats[1:], seats[0]]
    deal = chance.deal(draft.game, draft.opened.players, options)
    draft.apply(happened.Dealt(at=now, options=options, deal=deal, seats=seats))


def _match_options(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    rules: Any = game.book.match
    if rules is None:
        raise OptionError(f"{game.slug} has no match")
    for name, value in rules.OPTIONS.items():
        if given.get(name, value) != value:
            raise OptionError(f"a match of {game.slug} is played with {name} {value!r}, not {given[name]!r}")
    return dict(rules.OPTIONS)


def _move(draft: Table, chair: int, command: asked.Move, now: int, away: frozenset[int]) -> None:
    _require_playing_oneself(draft, chair)
    _require_fresh(draft, command.version)
    _, finished = rehearse(draft, chair, command.decisions)
    if finished:
        draft.apply(happened.Moved(at=now, seat=draft.seat_of(chair), decisions=list(command.decisions)))


def _take_back(draft: Table, chair: int, command: asked.TakeBack, now: int, away: frozenset[int]) -> None:
    _require_playing_oneself(draft, chair)
    _require_fresh(draft, command.version)
    if not draft.opened.practice:
        refuse("no_take_back")
    keep = _kept_after_taking_back(draft, chair)
    _require_nothing_shown_since(draft, keep)
    draft.apply(happened.TookBack(at=now, chair=chair, keep=keep))


def _kept_after_taking_back(draft: Table, chair: int) -> int:
    """How many decisions stand before this chair's last turn; bots and nature may have moved since, people not.

    What nature drew before that turn stays drawn: nobody rolls the dice again.
    """
    seat, keep = draft.seat_of(chair), len(draft.movers)
    while keep and draft.movers[keep - 1] != seat:
        if draft.by_people[keep - 1]:
            refuse("others_moved")
        keep -= 1
    if keep == 0:
        refuse("nothing_to_take_back")
    while keep and draft.movers[keep - 1] == seat:
        keep -= 1
    return keep


def _require_nothing_shown_since(draft: Table, keep: int) -> None:
    """Where several people play, nobody takes back a turn that showed something: they would have peeked."""
    position = draft.position
    if position is None or len({chair.person for chair in draft.chairs if chair.person is not None}) < 2:
        return
    moment = position.after(keep)
    for decision in position.decisions[keep:]:
        if moment.turn == NATURE or moment.reveals(decision):
            refuse("already_shown")
        moment.play(decision)


def _again(draft: Table, chair: int, command: asked.Again, now: int, away: frozenset[int]) -> None:
    if draft.phase != Phase.OVER:
        refuse("not_over")
    if not draft.complete:
        refuse("somebody_missing")
    draft.apply(happened.WantsMore(at=now, chair=chair))


def _leave(draft: Table, chair: int, command: asked.Leave, now: int, away: frozenset[int]) -> None:
    if draft.chairs[chair].left:
        refuse("already_left")
    draft.apply(happened.Left(at=now, chair=chair))
    _close_if_empty(draft, now)


def _close_if_empty(draft: Table, now: int) -> None:
    """Bots do not go on playing among themselves."""
    if draft.phase != Phase.CLOSED and not any(each.person and not each.left for each in draft.chairs):
        draft.apply(happened.Closed(at=now, why="empty"))


def _come_back(draft: Table, chair: int, command: asked.ComeBack, now: int, away: frozenset[int]) -> None:
    seated = draft.chairs[chair]
    if seated.present:
        refuse("never_left")
    draft.apply(happened.CameBack(at=now, chair=chair))


def _say(draft: Table, chair: int, command: asked.Say, now: int, away: frozenset[int]) -> None:
    text = clean(command.text)
    if bool(text) == bool(command.phrase):
        refuse("nothing_said")
    if draft.chairs[chair].muted:
        refuse("muted")
    if draft.said[chair] >= MOST_SAID:
        refuse("said_enough")
    if text and not draft.chat:
        refuse("chat_off")
    person = draft.chairs[chair].person or ""
    draft.apply(happened.Said(at=now, chair=chair, person=person, text=text, phrase=command.phrase or ""))


def _seat_bot(draft: Table, chair: int, command: asked.SeatBot, now: int, away: frozenset[int]) -> None:
    seated = _other_chair(draft, command.chair)
    try:
        find_level(command.level)
    except OptionError:
        refuse("no_such_level", level=command.level)
    another = seated.person is None and seated.level not in (None, command.level) and draft.phase != Phase.PLAYING
    if (seated.level is not None and not another) or (seated.present and command.chair not in away):
        refuse("chair_in_use", chair=command.chair + 1)
    if seated.kind != "left" and not _stands_in_for_host(draft, chair, command.chair, away):
        _require_host(draft, chair)
    draft.apply(happened.BotSat(at=now, chair=command.chair, level=command.level))


def _stands_in_for_host(draft: Table, chair: int, whom: int, away: frozenset[int]) -> bool:
    """A host who has been away for a while keeps nobody waiting: whoever plays may let a bot play for them."""
    return whom == draft.host and draft.host in away and draft.chairs[chair].present


def _kick(draft: Table, chair: int, command: asked.Kick, now: int, away: frozenset[int]) -> None:
    _require_host(draft, chair)
    seated = _other_chair(draft, command.chair)
    if seated.free or command.chair == chair:
        refuse("nobody_to_kick", chair=command.chair + 1)
    person = seated.person
    draft.apply(happened.Kicked(at=now, chair=command.chair))
    if person is not None:
        draft.apply(happened.InvitationChanged(at=now))


def _clear_watchers(draft: Table, chair: int, command: asked.ClearWatchers, now: int, away: frozenset[int]) -> None:
    _require_host(draft, chair)
    draft.apply(happened.WatchersCleared(at=now))


def _mute(draft: Table, chair: int, command: asked.Mute, now: int, away: frozenset[int]) -> None:
    _require_host(draft, chair)
    _other_chair(draft, command.chair)
    draft.apply(happened.Muted(at=now, chair=command.chair, muted=command.muted))


def _switch_chat(draft: Table, chair: int, command: asked.SwitchChat, now: int, away: frozenset[int]) -> None:
    _require_host(draft, chair)
    draft.apply(happened.ChatSwitched(at=now, allowed=command.allowed))


def _change_options(draft: Table, chair: int, command: asked.ChangeOptions, now: int, away: frozenset[int]) -> None:
    _require_host(draft, chair)
    if draft.phase == Phase.PLAYING:
        refuse("options_while_playing")
    if draft.opened.match:
        refuse("options_of_match")
    options = dict(command.options)
    try:
        draft.game.title.check_options(options)
    except OptionError as error:
        refuse("no_such_option", what=str(error))
    draft.apply(happened.OptionsChanged(at=now, options=options))


def _switch_eyes(draft: Table, chair: int, command: asked.SwitchEyes, now: int, away: frozenset[int]) -> None:
    _require_host(draft, chair)
    draft.apply(happened.EyesSwitched(at=now, allowed=command.allowed))


def _close(draft: Table, chair: int, command: asked.Close, now: int, away: frozenset[int]) -> None:
    _require_host(draft, chair)
    draft.apply(happened.Closed(at=now, why="host"))


_HANDLERS: dict[type[asked.Command], Callable[[Table, int, Any, int, frozenset[int]], None]] = {
    asked.Move: _move,
    asked.TakeBack: _take_back,
    asked.Again: _again,
    asked.Leave: _leave,
    asked.ComeBack: _come_back,
    asked.Say: _say,
    asked.SeatBot: _seat_bot,
    asked.Kick: _kick,
    asked.Mute: _mute,
    asked.SwitchChat: _switch_chat,
    asked.ChangeOptions: _change_options,
    asked.SwitchEyes: _switch_eyes,
    asked.ClearWatchers: _clear_watchers,
    asked.Close: _close,
}


def _other_chair(draft: Table, number: int) -> Chair:
    if number >= len(draft.chairs):
        refuse("no_such_chair", chair=number + 1, chairs=len(draft.chairs))
    return draft.chairs[number]


def _require_room(table: Table) -> None:
    if table.version >= MOST_EVENTS:
        refuse("table_worn")


def _require_host(draft: Table, chair: int) -> None:
    if chair != draft.host:
        refuse("host_only")


def _require_playing_oneself(draft: Table, chair: int) -> None:
    if draft.phase == Phase.WAITING:
        refuse("no_game")
    if not draft.chairs[chair].present:
        refuse("bot_plays_for_you")


def _require_fresh(draft: Table, version: int) -> None:
    if not draft.game_version <= version <= draft.version:
        refuse("stale")
