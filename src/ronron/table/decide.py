"""Turns commands into drafts, or refuses them with a reason. Nothing here changes the table it is given."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from ronron.api import Game, Position, telling
from ronron.bots import find_level
from ronron.errors import DecisionError, IllegalDecisionError, OptionError, RefusedError
from ronron.kernel import NATURE
from ronron.table import commands as asked
from ronron.table import events as happened
from ronron.table.chairs import Chair
from ronron.table.draft import Draft
from ronron.table.events import ClockRule, Opened, Place
from ronron.table.refusals import refuse
from ronron.table.rehearsal import Rehearsal
from ronron.table.table import Phase, Table
from ronron.table.texts import clean

SUBSTITUTE = "matou"
"""The bot that plays for people who ran out of time."""
MOST_EVENTS = 20_000
"""After this many events a table accepts only commands that bring its game to an end."""
MOST_SAID = 200
"""Most remarks of one chair between two deals."""
TO_THE_END = (asked.Move, asked.Leave, asked.Close)
"""Commands that are accepted after any number of events."""


class Chance:
    """The source of deals and draws: the system's randomness, which nobody can guess."""

    def deal(self, game: Game, players: int, options: Mapping[str, Any]) -> str:
        """A new deal, in notation."""
        return game.deal(None, players, **options).notation()

    def draw(self, position: Position) -> int:
        """An outcome of nature."""
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
) -> Draft:
    """Open a table. If all chairs are taken, the first game is dealt at once.

    With `begun`, that game is continued; with `lesson`, it is the guided game of the box.
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
    table = Table(opened, lambda slug: game)
    draft = Draft(table, (opened,), tables=(table,))
    begun = table.lesson.beginning if table.lesson else begun
    if begun is not None:
        draft = draft.then(_continued(begun, given, now))
    return _go_on(draft, now, chance or Chance())


def _continued(begun: Position, options: Mapping[str, Any], now: int) -> happened.Dealt:
    """The deal that continues a game, with seat n on chair n."""
    deal, seats = begun.beginning().notation(), list(range(begun.players))
    return happened.Dealt(at=now, options=dict(options), deal=deal, seats=seats, decisions=list(begun.decisions))


def decide(
    table: Table,
    chair: int,
    command: asked.Command,
    now: int,
    chance: Chance,
    away: Collection[int] = (),
) -> Draft:
    """The draft of a command. An unfinished move is only staged: it has no events.

    `away` are the chairs whose person has not been connected for a while.
    """
    if table.phase == Phase.CLOSED:
        refuse("table_closed")
    if not isinstance(command, TO_THE_END):
        _require_room(table)
    return _go_on(_HANDLERS[type(command)](table, chair, command, now, frozenset(away)), now, chance)


def sit(table: Table, person: str, now: int, chance: Chance, chair: int | None = None) -> Draft:
    """Seat a person on a chair, by default the first free one. A person who already has a chair keeps it."""
    if table.phase == Phase.CLOSED:
        refuse("table_closed")
    own = table.chairs_of(person)
    if own and (chair is None or chair in own):
        return Draft(table)
    if own:
        refuse("one_chair_each")
    if person in table.sent_away:
        refuse("sent_away")
    free = [number for number, each in enumerate(table.chairs) if each.free]
    if not free:
        refuse("table_full")
    if table.opened.practice and table.phase == Phase.PLAYING:
        refuse("practice_under_way")
    _require_room(table)
    if chair is not None and chair not in free:
        refuse("chair_taken", chair=chair + 1)
    chosen = free[0] if chair is None else chair
    return _go_on(Draft(table).then(happened.Sat(at=now, chair=chosen, person=person)), now, chance)


def flag(table: Table, now: int) -> Draft:
    """The draft if somebody's time is up; without events while it is not."""
    deadline = table.clock.deadline if table.clock else None
    if deadline is None or now < deadline or table.clock is None or table.clock.running is None:
        return Draft(table)
    chair = table.clock.running
    substitute = happened.BotSat(at=now, chair=chair, level=table.opened.substitute)
    return Draft.of(table, [happened.TimedOut(at=now, chair=chair), substitute])


def resume(table: Table, now: int) -> Draft:
    """Give back the time that ran while the server was away."""
    ran = table.clock is not None and table.clock.running is not None
    return Draft.of(table, [happened.Resumed(at=now)] if ran else [])


def unseat(table: Table, people: Collection[str], now: int) -> Draft:
    """Remove people from all their chairs for good, since they want to be forgotten."""
    theirs = [number for number, chair in enumerate(table.chairs) if chair.person in people]
    return _close_if_empty(Draft.of(table, [happened.Kicked(at=now, chair=number) for number in theirs]), now)


def rehearse(table: Table, chair: int, decisions: Sequence[int]) -> Rehearsal:
    """Play a move as far as it is made. Refused if it breaks a rule, or goes on after its end."""
    if table.position is None or table.phase != Phase.PLAYING:
        refuse("no_game")
    if table.position.turn != table.seat_of(chair):
        refuse("not_your_turn")
    rehearsal = Rehearsal(table.position)
    for decision in decisions:
        _rehearse_on(rehearsal, decision)
    return rehearsal


def _rehearse_on(rehearsal: Rehearsal, decision: int) -> None:
    _require_unfinished(rehearsal)
    try:
        rehearsal.play(decision)
    except IllegalDecisionError as error:
        raise RefusedError("illegal", error.said) from None
    except DecisionError:
        refuse("no_such_decision", last=rehearsal.position.game.title.decisions - 1)


def _meant(rehearsal: Rehearsal, act: asked.Act) -> int:
    """The decision that does this now."""
    _require_unfinished(rehearsal)
    decision = telling.decision_for(rehearsal.position, act.verb, act.targets)
    if decision is None:
        refuse("no_such_act")
    return decision


def _require_unfinished(rehearsal: Rehearsal) -> None:
    if rehearsal.finished:
        refuse("move_too_long")


def consult(table: Table, chair: int, version: int, decisions: Sequence[int]) -> Rehearsal:
    """The move so far that a hint is asked about, at a practice table.

    A finished move is refused: it may reveal something its mover must not know before it is published.
    """
    if not table.opened.practice:
        refuse("no_hints")
    if table.phase == Phase.CLOSED:
        refuse("table_closed")
    _require_playing_oneself(table, chair)
    _require_fresh(table, version)
    rehearsal = rehearse(table, chair, decisions)
    if rehearsal.finished:
        refuse("nothing_to_hint")
    return rehearsal


def bot_move(table: Table, rehearsal: Rehearsal, now: int, chance: Chance) -> Draft:
    """The draft of a bot's finished move."""
    return _go_on(_published(table, rehearsal, now), now, chance)


def _published(table: Table, rehearsal: Rehearsal, now: int) -> Draft:
    moved = happened.Moved(at=now, seat=rehearsal.seat, decisions=list(rehearsal.decisions))
    return Draft(table).then(moved, rehearsal)


def _go_on(draft: Draft, now: int, chance: Chance) -> Draft:
    """Add what needs no person: deal when everybody is there, and draw for nature."""
    table = draft.table
    if (table.phase == Phase.WAITING and table.full) or (table.phase == Phase.OVER and _all_want_more(table)):
        draft = draft.then(_deal(table, now, chance))
    while draft.table.turn == NATURE:
        draft = draft.then(_draw(draft.table, now, chance))
    return draft


def _draw(table: Table, now: int, chance: Chance) -> happened.Moved:
    """Nature's next outcome; in a guided game the script gives it."""
    assert table.position is not None  # noqa: S101  nature moves in a game only
    scripted = table.scripted
    outcome = scripted[0] if scripted else chance.draw(table.position)
    return happened.Moved(at=now, seat=NATURE, decisions=[outcome])


def _all_want_more(table: Table) -> bool:
    return all(chair.kind == "bot" or (chair.present and chair.wants_more) for chair in table.chairs)


def _deal(table: Table, now: int, chance: Chance) -> happened.Dealt:
    """Deal the first game, the next one of a match, or another with seats rotated."""
    options, seats = dict(table.options), list(table.seats)
    match_goes_on = table.opened.match and table.position is not None and table.verdict is None
    if (rules := table.match) is not None:
        options |= rules.options(table.match_views if match_goes_on else [])
    if table.position is not None and not match_goes_on:
        seats = [*seats[1:], seats[0]]
    deal = chance.deal(table.game, table.opened.players, options)
    return happened.Dealt(at=now, options=options, deal=deal, seats=seats)


def _match_options(game: Game, given: Mapping[str, Any]) -> dict[str, Any]:
    rules: Any = game.book.match
    if rules is None:
        raise OptionError("error-no-match", game=game.slug)
    for name, value in rules.OPTIONS.items():
        if given.get(name, value) != value:
            raise OptionError(
                "error-match-option", game=game.slug, option=name, value=repr(value), given=repr(given[name])
            )
    return dict(rules.OPTIONS)


def _move(table: Table, chair: int, command: asked.Move, now: int, away: frozenset[int]) -> Draft:
    _require_playing_oneself(table, chair)
    _require_fresh(table, command.version)
    if not command.decisions and not command.then:
        refuse("nothing_to_do")
    rehearsal = rehearse(table, chair, command.decisions)
    for act in command.then:
        _rehearse_on(rehearsal, _meant(rehearsal, act))
    return _published(table, rehearsal, now) if rehearsal.finished else Draft(table, staged=rehearsal)


def _take_back(table: Table, chair: int, command: asked.TakeBack, now: int, away: frozenset[int]) -> Draft:
    _require_playing_oneself(table, chair)
    _require_fresh(table, command.version)
    if not table.opened.practice:
        refuse("no_take_back")
    keep = _kept_after_taking_back(table, chair)
    _require_nothing_shown_since(table, keep)
    return Draft(table).then(happened.TookBack(at=now, chair=chair, keep=keep))


def _kept_after_taking_back(table: Table, chair: int) -> int:
    """The number of decisions before this chair's last turn. Bots and nature may have moved since, but no person.

    What nature drew before that turn is kept: taking back is not a chance to draw again.
    """
    seat, keep = table.seat_of(chair), len(table.movers)
    while keep and table.movers[keep - 1] != seat:
        if table.by_people[keep - 1]:
            refuse("others_moved")
        keep -= 1
    if keep == 0:
        refuse("nothing_to_take_back")
    while keep and table.movers[keep - 1] == seat:
        keep -= 1
    return keep


def _require_nothing_shown_since(table: Table, keep: int) -> None:
    """If several people play, refuse to take back a turn that revealed something."""
    people = {chair.person for chair in table.chairs if chair.person is not None}
    if len(people) > 1 and table.shown_since(keep):
        refuse("already_shown")


def _again(table: Table, chair: int, command: asked.Again, now: int, away: frozenset[int]) -> Draft:
    if table.phase != Phase.OVER:
        refuse("not_over")
    if not table.complete:
        refuse("somebody_missing")
    return Draft(table).then(happened.WantsMore(at=now, chair=chair))


def _leave(table: Table, chair: int, command: asked.Leave, now: int, away: frozenset[int]) -> Draft:
    if table.chairs[chair].left:
        refuse("already_left")
    return _close_if_empty(Draft(table).then(happened.Left(at=now, chair=chair)), now)


def _close_if_empty(draft: Draft, now: int) -> Draft:
    """Close the table if only bots are left."""
    empty = not any(each.person and not each.left for each in draft.table.chairs)
    return draft.then(happened.Closed(at=now, why="empty")) if empty and draft.table.phase != Phase.CLOSED else draft


def _come_back(table: Table, chair: int, command: asked.ComeBack, now: int, away: frozenset[int]) -> Draft:
    seated = table.chairs[chair]
    if seated.present:
        refuse("never_left")
    return Draft(table).then(happened.CameBack(at=now, chair=chair))


def _say(table: Table, chair: int, command: asked.Say, now: int, away: frozenset[int]) -> Draft:
    text = clean(command.text)
    if bool(text) == bool(command.phrase):
        refuse("nothing_said")
    if table.chairs[chair].muted:
        refuse("muted")
    if table.said[chair] >= MOST_SAID:
        refuse("said_enough")
    if text and not table.chat:
        refuse("chat_off")
    person = table.chairs[chair].person or ""
    return Draft(table).then(happened.Said(at=now, chair=chair, person=person, text=text, phrase=command.phrase or ""))


def _seat_bot(table: Table, chair: int, command: asked.SeatBot, now: int, away: frozenset[int]) -> Draft:
    seated = _other_chair(table, command.chair)
    try:
        find_level(command.level)
    except OptionError:
        refuse("no_such_level", level=command.level)
    another = seated.person is None and seated.level not in (None, command.level) and table.phase != Phase.PLAYING
    if (seated.level is not None and not another) or (seated.present and command.chair not in away):
        refuse("chair_in_use", chair=command.chair + 1)
    if seated.kind != "left" and not _stands_in_for_host(table, chair, command.chair, away):
        _require_host(table, chair)
    return Draft(table).then(happened.BotSat(at=now, chair=command.chair, level=command.level))


def _stands_in_for_host(table: Table, chair: int, whom: int, away: frozenset[int]) -> bool:
    """Whether this chair may let a bot play for the host. Any player may, once the host has been away for a while."""
    return whom == table.host and table.host in away and table.chairs[chair].present


def _kick(table: Table, chair: int, command: asked.Kick, now: int, away: frozenset[int]) -> Draft:
    _require_host(table, chair)
    seated = _other_chair(table, command.chair)
    if seated.free or command.chair == chair:
        refuse("nobody_to_kick", chair=command.chair + 1)
    kicked = Draft(table).then(happened.Kicked(at=now, chair=command.chair))
    return kicked if seated.person is None else kicked.then(happened.InvitationChanged(at=now))


def renew_invitation(table: Table, chair: int, now: int) -> Draft:
    """The host takes back what was handed out: the old invitation leads nowhere."""
    _require_host(table, chair)
    _require_room(table)
    return Draft(table).then(happened.InvitationChanged(at=now))


def _clear_watchers(table: Table, chair: int, command: asked.ClearWatchers, now: int, away: frozenset[int]) -> Draft:
    _require_host(table, chair)
    return Draft(table).then(happened.WatchersCleared(at=now))


def _mute(table: Table, chair: int, command: asked.Mute, now: int, away: frozenset[int]) -> Draft:
    _require_host(table, chair)
    _other_chair(table, command.chair)
    return Draft(table).then(happened.Muted(at=now, chair=command.chair, muted=command.muted))


def _switch_chat(table: Table, chair: int, command: asked.SwitchChat, now: int, away: frozenset[int]) -> Draft:
    _require_host(table, chair)
    return Draft(table).then(happened.ChatSwitched(at=now, allowed=command.allowed))


def _change_options(table: Table, chair: int, command: asked.ChangeOptions, now: int, away: frozenset[int]) -> Draft:
    _require_host(table, chair)
    if table.phase == Phase.PLAYING:
        refuse("options_while_playing")
    if table.opened.match:
        refuse("options_of_match")
    options = dict(command.options)
    try:
        table.game.title.check_options(options)
    except OptionError as error:
        refuse("no_such_option", what=error.said)
    return Draft(table).then(happened.OptionsChanged(at=now, options=options))


def _switch_eyes(table: Table, chair: int, command: asked.SwitchEyes, now: int, away: frozenset[int]) -> Draft:
    _require_host(table, chair)
    return Draft(table).then(happened.EyesSwitched(at=now, allowed=command.allowed))


def _close(table: Table, chair: int, command: asked.Close, now: int, away: frozenset[int]) -> Draft:
    _require_host(table, chair)
    return Draft(table).then(happened.Closed(at=now, why="host"))


_HANDLERS: dict[type[asked.Command], Callable[[Table, int, Any, int, frozenset[int]], Draft]] = {
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


def _other_chair(table: Table, number: int) -> Chair:
    if number >= len(table.chairs):
        refuse("no_such_chair", chair=number + 1, chairs=len(table.chairs))
    return table.chairs[number]


def _require_room(table: Table) -> None:
    if table.version >= MOST_EVENTS:
        refuse("table_worn")


def _require_host(table: Table, chair: int) -> None:
    if chair != table.host:
        refuse("host_only")


def _require_playing_oneself(table: Table, chair: int) -> None:
    if table.phase == Phase.WAITING:
        refuse("no_game")
    if not table.chairs[chair].present:
        refuse("bot_plays_for_you")


def _require_fresh(table: Table, version: int) -> None:
    if not table.game_version <= version <= table.version:
        refuse("stale")
