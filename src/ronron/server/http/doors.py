"""What each door of the HTTP interface does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import msgspec
from starlette.responses import Response, StreamingResponse

from ronron import __version__
from ronron.api.lesson import has_lesson
from ronron.bots import LEVELS, character
from ronron.errors import RefusedError, StoreError
from ronron.games import find, shelf
from ronron.games.rulebook import Rulebook
from ronron.server.bodies import (
    GameCard,
    Games,
    Health,
    Join,
    Lesson,
    LevelCard,
    Me,
    NewTable,
    Ok,
    OpenTables,
    Password,
    Rename,
    ReviewWish,
    Shared,
    ShareWish,
    ShowAgain,
    Ticket,
    Watch,
    WatchTicket,
    WhatIf,
)
from ronron.server.http.caller import Caller
from ronron.server.identity.tokens import SEAT, WATCH, Guest
from ronron.server.limits.address import is_here
from ronron.server.limits.buckets import Buckets, refuse_too_many
from ronron.server.net.guard import is_passed_on
from ronron.server.net.hosts import is_loopback
from ronron.server.play import lists
from ronron.server.play.live import Live
from ronron.server.play.reception import proper_name
from ronron.server.protocol import PROTOCOL
from ronron.server.store.failures import LOST, FullError, LostError
from ronron.table import Persona, refuse
from ronron.words import has_message, languages, say

MOST_LISTED = 100


async def health(caller: Caller) -> Response:
    """Status 200 while tables can be played, 503 when the database fails."""
    house = caller.house
    try:
        await house.store.check()
        house.problems.clear("database")
        works = True
    except StoreError as error:
        house.problems.note("database", _what_ails(error))
        works = False
    games = house.games.progress()
    failed = [slug for slug in games if house.games.failed(slug)]
    ready = all(each.ready or slug in failed for slug, each in games.items())
    status = "failing" if not works else "ok" if ready else "warming"
    body = Health(status, __version__, works, games, [*house.problems.now(), *map(_cannot_be_played, failed)])  # type: ignore[arg-type]
    return Response(msgspec.json.encode(body), 200 if works else 503, media_type="application/json")


def _what_ails(error: StoreError) -> str:
    """What is wrong with the database, in words for strangers: the database's own may name paths."""
    if isinstance(error, LostError):
        return LOST
    return "the disk is full" if isinstance(error, FullError) else "it cannot be read or written; see the log"


def _cannot_be_played(slug: str) -> str:
    return f"{slug} could not be made ready; the log says why"


async def metrics(caller: Caller) -> bytes:
    """Metrics, for clients on this machine only. Proxies reveal themselves by their headers."""
    request = caller.request
    here = request.client is not None and is_here(request.client.host)
    if not here or not is_loopback(request.headers.get("host", "")) or is_passed_on(request.headers):
        refuse("no_right")
    return caller.house.metrics.text()


async def games(caller: Caller) -> Games:
    """The games and bots of this server."""
    games = caller.house.games
    cards = []
    for slug, made in games.progress().items():
        book, title = find(slug), find(slug).title
        cards.append(
            GameCard(
                game=slug,
                shelf=shelf(slug),
                names=_by_language(title.name),
                lines=_by_language(partial(_line, slug)),
                players=list(title.players),
                usual_players=title.check_players(None),
                options={name: list(values) for name, values in title.options.items()},
                match=book.match is not None,
                lesson=has_lesson(book),
                hides=bool(title.hidden),
                layout=book.layout,
                board=f"/boards/{slug}/index.js" if book.board else None,
                rules=title.version,
                box=games.library(slug).fingerprint if made.ready else None,
                ready=made.ready,
                failed=games.failed(slug),
                done=made.done,
                of=made.of,
            )
        )
    levels = [LevelCard(key, level.name, _by_language(partial(character, key))) for key, level in LEVELS.items()]
    return Games(cards, levels, PROTOCOL, caller.house.settings.password is not None)


def _line(slug: str, language: str) -> str:
    """What a game is about, if it says so."""
    message = f"{slug}-line"
    return say(language, message) if has_message(message) else ""


def _by_language(said: Callable[[str], str]) -> dict[str, str]:
    return {language: said(language) for language in languages()}


async def rules(caller: Caller) -> str:
    """The articles in our own words."""
    book, language = _asked_for(caller)
    return book.page(language)


async def words(caller: Caller) -> str:
    """What a game says to people, for a page that was built without it."""
    book, language = _asked_for(caller)
    return book.words(language)


def _asked_for(caller: Caller) -> tuple[Rulebook, str]:
    """The game and the language of an address."""
    game, language = caller.request.path_params["game"], caller.request.path_params["language"]
    if game not in caller.house.games.slugs:
        refuse("unknown_game", game=game)
    if language not in languages():
        refuse("no_such_language", asked=language)
    return find(game), language


async def unlock(caller: Caller, body: Password) -> Ok:
    """Give the server's password. Wrong ones are counted."""
    password = caller.house.settings.password
    if password is not None:
        _check_guesses(caller)
        if not caller.house.keys.same_password(body.password, password):
            caller.house.guesses.take(caller.address)
            refuse("wrong_password")
        caller.cookies.open_door(password)
    return Ok()


async def me(caller: Caller) -> Me:
    """My name, and the tables I sit at with my tokens for them."""
    return await _about(caller)


async def rename(caller: Caller, body: Rename) -> Me:
    """Change my name at all my tables."""
    persona, person = Persona(proper_name(body.name), body.avatar), caller.become_guest().person
    if (wait := caller.house.renames.take(person)) > 0:
        refuse_too_many(wait)
    kept = await caller.house.reception.rename(person, persona)
    caller.cookies.remember(Guest(person, None if kept else persona))
    return await _about(caller)


async def _about(caller: Caller) -> Me:
    guest = caller.cookies.guest
    return await caller.house.reception.me(caller.person, guest.persona if guest else None)


async def forget(caller: Caller) -> Ok:
    """Delete my name, my seats and what I said. Games keep their moves, which name nobody."""
    if (person := caller.person) is not None:
        tables = await caller.house.store.tables_of(person)
        await caller.house.reception.forget(person)
        for table in tables:
            await asyncio.to_thread(caller.house.album.drop, table.id)
        caller.cookies.forget()
    return Ok()


async def open_tables(caller: Caller) -> OpenTables:
    """The list of open tables."""
    rows = await caller.house.store.listed(MOST_LISTED)
    return OpenTables([lists.open_table(row, caller.house.hall.lives.get(row.id)) for row in rows])


async def open_table(caller: Caller, body: NewTable) -> Ticket:
    """A new table, with me at it."""
    _check_openings(caller)
    return _settled(caller, await caller.house.reception.open_table(caller.become_guest(), body))


async def join(caller: Caller, body: Join) -> Ticket:
    """A seat at somebody's table."""
    with _guessing(caller):
        return _settled(caller, await caller.house.reception.join(caller.become_guest(), body, caller.address))


def _settled(caller: Caller, ticket: Ticket) -> Ticket:
    """Return a ticket to a guest who has just sat down."""
    caller.settle_down()
    return ticket


async def watch(caller: Caller, body: Watch) -> WatchTicket:
    """The right to watch."""
    with _guessing(caller):
        return await caller.house.reception.watch(caller.person, body, caller.address)


@contextmanager
def _guessing(caller: Caller) -> Iterator[None]:
    """Count wrong tokens and codes as guesses, and refuse people who guessed too often."""
    _check_guesses(caller)
    try:
        yield
    except RefusedError as error:
        if error.code == "no_right":
            caller.house.guesses.take(caller.address)
        raise


async def record(caller: Caller) -> str:
    """The record of the current game at a table, for people who have a right there."""
    table = caller.request.path_params["table"]
    live, viewer = await _right_at(caller, table)
    position = live.table.position
    if position is None:
        refuse("no_game")
    if position.over and (viewer is not None or live.table.eyes):
        _check(caller, caller.house.replays)
        return await caller.house.archive.record(position, caller.who)
    decided = [(entry.mover, entry.text) for entry in await live.log(viewer) if entry.mover is not None]
    lines = [f"{mover if mover >= 0 else '*'} {text}" for mover, text in decided]
    eyes = "spectator" if viewer is None else f"seat {live.table.seat_of(viewer)}"
    head = [f"ronron log 1, as {eyes} was told", f"game: {live.table.game.slug}", f"rules: {live.table.opened.rules}"]
    return "\n".join([*head, "decisions:", *(f"  {line}" for line in lines)]) + "\n"


async def share(caller: Caller, body: ShareWish) -> Shared:
    """A public address for a finished game, for people who sit at its table."""
    _check(caller, caller.house.replays)
    live, chair = await _right_at(caller, caller.request.path_params["table"])
    if chair is None:
        refuse("no_right")
    return await caller.house.introductions.share(live, body.number)


async def withdraw(caller: Caller) -> Ok:
    """New links instead of all that the host's table has handed out."""
    _check_openings(caller)
    table = caller.request.path_params["table"]
    live, chair = await _right_at(caller, table)
    if chair is None:
        refuse("no_right")
    await caller.house.introductions.withdraw(live, chair)
    await asyncio.to_thread(caller.house.album.drop, table)
    return Ok()


async def lesson(caller: Caller, body: Lesson) -> Ticket:
    """A table with the guided first game of a box."""
    _check_openings(caller)
    return _settled(caller, await caller.house.reception.teach(caller.become_guest(), body.game))


async def replay(caller: Caller, body: ShowAgain) -> Response:
    """A finished game, picture by picture."""
    _check(caller, caller.house.replays)
    archive, packed = caller.house.archive, "gzip" in caller.request.headers.get("accept-encoding", "")
    archived = await archive.find(body, caller.bearer, caller.who)
    shown = await archive.show(archived, body, caller.who, packed=packed)
    headers = {"vary": "accept-encoding", **({"content-encoding": "gzip"} if packed else {})}
    return Response(shown, headers=headers, media_type="application/json")


async def review(caller: Caller, body: ReviewWish) -> Response:
    """A review of a finished game, streamed line by line."""
    _check_openings(caller)
    archive = caller.house.archive
    lines = archive.judge(await archive.find(body, caller.bearer, caller.who), caller.who)
    return StreamingResponse(lines, media_type="application/x-ndjson")


async def what_if(caller: Caller, body: WhatIf) -> Ticket:
    """A practice table where a finished game goes on from one of its moments."""
    _check_openings(caller)
    archive = caller.house.archive
    archived = await archive.find(body, caller.bearer, caller.who)
    return _settled(caller, await archive.play_on(caller.become_guest(), archived, body))


async def _right_at(caller: Caller, table: str) -> tuple[Live, int | None]:
    """The table, and the chair whose knowledge may be shown: that of the token, or of the guest who sits there."""
    house = caller.house
    if caller.bearer is not None:
        live, right = await house.reception.find(caller.bearer, SEAT, WATCH, person=caller.person)
        if live.id != table:
            refuse("no_right")
        return live, right.chair
    live = await house.hall.existing(table)
    chairs = live.chairs_of(caller.person) if caller.person else []
    if not chairs:
        refuse("no_right")
    return live, chairs[0]


def _check_openings(caller: Caller) -> None:
    """Limit how often tables are opened."""
    _check(caller, caller.house.openings)


def _check(caller: Caller, buckets: Buckets) -> None:
    """Limit how often one address asks for something costly."""
    if (wait := buckets.take(caller.address)) > 0:
        refuse_too_many(wait)


def _check_guesses(caller: Caller) -> None:
    """Refuse people who guessed too often, even if they are right this time."""
    if (wait := caller.house.guesses.wait(caller.address)) > 0:
        refuse_too_many(wait)
