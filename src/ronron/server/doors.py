"""What each door of the HTTP interface does."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
from starlette.responses import Response, StreamingResponse

from ronron import __version__
from ronron.bots import LEVELS
from ronron.errors import RefusedError, StoreError
from ronron.face.lesson import has_lesson
from ronron.games import find
from ronron.server.caller import Caller
from ronron.server.identity import SEAT, WATCH
from ronron.server.live import Live
from ronron.server.problems import refuse_too_many
from ronron.server.protocol import (
    PROTOCOL,
    GameCard,
    Games,
    Health,
    Join,
    Lesson,
    LevelCard,
    Me,
    NewTable,
    Ok,
    OpenTable,
    OpenTables,
    Password,
    Rename,
    Replay,
    ReviewWish,
    ShowAgain,
    Ticket,
    Watch,
    WatchTicket,
    WhatIf,
)
from ronron.table import refuse
from ronron.table.sight import log as table_log
from ronron.words import LANGUAGES

MOST_LISTED = 100
HERE = ("127.0.0.1", "::1")


async def health(caller: Caller) -> Response:
    """Status 200 while tables can be played, 503 when the database fails."""
    house = caller.house
    try:
        await house.store.check()
        works = True
    except StoreError:
        works = False
    games = house.kitchen.progress()
    ready = all(each.ready for each in games.values())
    status = "failing" if not works else "ok" if ready else "warming"
    body = Health(status, __version__, works, games)  # type: ignore[arg-type]
    return Response(msgspec.json.encode(body), 200 if works else 503, media_type="application/json")


async def metrics(caller: Caller) -> bytes:
    """Counts are told to this machine only; who passes requests on from outside says so in a header."""
    if caller.address not in HERE or "x-forwarded-for" in caller.request.headers:
        refuse("no_right")
    return caller.house.metrics.text()


async def games(caller: Caller) -> Games:
    """What can be played here, with whom."""
    kitchen = caller.house.kitchen
    cards = []
    for slug, made in kitchen.progress().items():
        title = find(slug).title
        cards.append(
            GameCard(
                game=slug,
                names=dict(title.names),
                players=list(title.players),
                usual_players=title.check_players(None),
                options={name: list(values) for name, values in title.options.items()},
                match=find(slug).match is not None,
                lesson=has_lesson(find(slug)),
                rules=title.version,
                box=kitchen.games[slug].fingerprint if made.ready else None,
                ready=made.ready,
                done=made.done,
                of=made.of,
            )
        )
    levels = [LevelCard(key, level.name, {"en": level.en, "fr": level.fr}) for key, level in LEVELS.items()]
    return Games(cards, levels, PROTOCOL, caller.house.settings.password is not None)


async def rules(caller: Caller) -> str:
    """The articles in our own words."""
    game, language = caller.request.path_params["game"], caller.request.path_params["language"]
    if game not in caller.house.kitchen.slugs:
        refuse("unknown_game", game=game)
    if language not in LANGUAGES:
        refuse("no_such_language", asked=language)
    return find(game).page(language)


async def unlock(caller: Caller, body: Password) -> Ok:
    """A right password opens the door; wrong ones are counted."""
    password = caller.house.settings.password
    if password is not None:
        _check_guesses(caller)
        if not caller.house.keys.same_password(body.password, password):
            caller.house.guesses.take(caller.address)
            refuse("wrong_password")
        caller.open_door(password)
    return Ok()


async def me(caller: Caller) -> Me:
    """My name, and the tables I sit at with my tokens for them."""
    return await caller.house.reception.me(caller.person)


async def rename(caller: Caller, body: Rename) -> Me:
    """A name, shown at all my tables."""
    await caller.house.reception.rename(caller.become_guest(), body.name, body.avatar)
    return await caller.house.reception.me(caller.person)


async def forget(caller: Caller) -> Ok:
    """My name, my seats and what I said are deleted; games keep their moves, which name nobody."""
    if caller.person is not None:
        await caller.house.reception.forget(caller.person)
        caller.be_forgotten()
    return Ok()


async def open_tables(caller: Caller) -> OpenTables:
    """The list of open tables."""
    rows = await caller.house.store.listed(MOST_LISTED)
    return OpenTables(
        [
            OpenTable(row.id, row.game, msgspec.json.decode(row.options), row.players, row.free, row.phase, row.touched)
            for row in rows
        ]
    )


async def open_table(caller: Caller, body: NewTable) -> Ticket:
    """A new table, with me at it."""
    _check_openings(caller)
    return await caller.house.reception.open_table(caller.become_guest(), body)


async def join(caller: Caller, body: Join) -> Ticket:
    """A seat at somebody's table."""
    with _guessing(caller):
        return await caller.house.reception.join(caller.become_guest(), body)


async def watch(caller: Caller, body: Watch) -> WatchTicket:
    """The right to watch."""
    with _guessing(caller):
        return await caller.house.reception.watch(body)


@contextmanager
def _guessing(caller: Caller) -> Iterator[None]:
    """Who names no table that there is may have guessed; too many guesses are not heard."""
    _check_guesses(caller)
    try:
        yield
    except RefusedError as error:
        if error.code == "no_right":
            caller.house.guesses.take(caller.address)
        raise


async def record(caller: Caller) -> str:
    """The record of the game that is on the table, for who has a right there."""
    table = caller.request.path_params["table"]
    live, viewer = await _right_at(caller, table)
    position = live.table.position
    if position is None:
        refuse("no_game")
    if position.over and (viewer is not None or live.table.eyes):
        return position.record()
    lines = [f"{entry.seat if entry.seat >= 0 else '*'} {entry.text}" for entry in table_log(live.table, viewer)]
    eyes = "spectator" if viewer is None else f"seat {live.table.seat_of(viewer)}"
    head = [f"ronron log 1, as {eyes} was told", f"game: {live.table.game.slug}", f"rules: {live.table.opened.rules}"]
    return "\n".join([*head, "decisions:", *(f"  {line}" for line in lines)]) + "\n"


async def lesson(caller: Caller, body: Lesson) -> Ticket:
    """A table with the guided first game of a box."""
    _check_openings(caller)
    return await caller.house.reception.teach(caller.become_guest(), body.game)


async def replay(caller: Caller, body: ShowAgain) -> Replay:
    """A finished game, picture by picture."""
    archive = caller.house.archive
    return archive.show(await archive.find(body, caller.bearer, caller.person), body)


async def review(caller: Caller, body: ReviewWish) -> Response:
    """What each decision was worth, line by line as it is found out."""
    _check_openings(caller)
    archive = caller.house.archive
    lines = archive.judge(await archive.find(body, caller.bearer, caller.person))
    return StreamingResponse(lines, media_type="application/x-ndjson")


async def what_if(caller: Caller, body: WhatIf) -> Ticket:
    """A practice table at which a finished game goes on from one of its moments."""
    _check_openings(caller)
    archive = caller.house.archive
    shelf = await archive.find(body, caller.bearer, caller.person)
    return await archive.play_on(caller.become_guest(), shelf, body)


async def _right_at(caller: Caller, table: str) -> tuple[Live, int | None]:
    """The table, and through whose eyes: a token's, or those of the guest who sits there."""
    house = caller.house
    if caller.bearer is not None:
        live, right = await house.reception.find(caller.bearer, SEAT, WATCH)
        if live.id != table:
            refuse("no_right")
        return live, right.chair
    live = await house.hall.existing(table)
    chairs = await house.reception.chairs_of(live, caller.person) if caller.person else []
    if not chairs:
        refuse("no_right")
    return live, chairs[0]


def _check_openings(caller: Caller) -> None:
    """What takes room or time is not asked for too often."""
    if (wait := caller.house.openings.take(caller.address)) > 0:
        refuse_too_many(wait)


def _check_guesses(caller: Caller) -> None:
    """Who guessed too often is told nothing for a while, not even that a guess was right."""
    if (wait := caller.house.guesses.wait(caller.address)) > 0:
        refuse_too_many(wait)
