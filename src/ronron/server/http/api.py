"""The list of doors. The routes and the OpenAPI document are both made from it."""

from __future__ import annotations

import logging
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from ronron.causes import shape_complaint
from ronron.errors import OptionError, RefusedError, RonronError, StoreError
from ronron.server.bodies import (
    Games,
    Health,
    Join,
    Lesson,
    Me,
    NewTable,
    OpenTables,
    Password,
    Rename,
    Replay,
    ReviewWish,
    Shared,
    ShareWish,
    ShowAgain,
    Ticket,
    Watch,
    WatchTicket,
    WhatIf,
)
from ronron.server.house import House
from ronron.server.http import doors
from ronron.server.http.caller import Caller
from ronron.server.http.door import Door
from ronron.server.http.openapi import document
from ronron.server.http.pages import page_routes
from ronron.server.limits.buckets import refuse_too_many
from ronron.server.limits.slices import on_behalf_of
from ronron.server.net.guard import same_origin
from ronron.server.net.problems import problem
from ronron.table import refused

log = logging.getLogger("ronron")


FINDING = (
    "which_game",
    "bad_record",
    "unknown_game",
    "warming",
    "game_not_over",
    "no_such_finished_game",
    "not_these_eyes",
    "no_right",
    "no_table",
    "busy",
)
"""Refusals of all doors that look for a finished game."""

DOORS = (
    Door("GET", "/health", doors.health, "How the server is", answer=Health, public=True),
    Door(
        "GET",
        "/metrics",
        doors.metrics,
        "Counts for Prometheus, told to this machine only",
        answer="text/plain",
        refusals=("no_right",),
        public=True,
    ),
    Door("GET", "/api/games", doors.games, "The games and the bots", answer=Games, public=True),
    Door(
        "GET",
        "/api/games/{game}/rules/{language}",
        doors.rules,
        "The rules of a game, as Markdown",
        answer="text/markdown",
        refusals=("unknown_game", "no_such_language"),
    ),
    Door(
        "GET",
        "/api/games/{game}/words/{language}",
        doors.words,
        "What a game says to people, as Fluent messages, followed by those in English",
        answer="text/plain",
        refusals=("unknown_game", "no_such_language"),
    ),
    Door(
        "POST",
        "/api/door",
        doors.unlock,
        "Open the door of a server with a password",
        body=Password,
        refusals=("wrong_password",),
        public=True,
    ),
    Door("GET", "/api/me", doors.me, "All that is kept about me", answer=Me),
    Door("PUT", "/api/me", doors.rename, "Choose a name and an avatar", body=Rename, answer=Me),
    Door("DELETE", "/api/me", doors.forget, "Delete all that is kept about me"),
    Door("GET", "/api/tables", doors.open_tables, "Tables anybody may join or watch", answer=OpenTables),
    Door(
        "POST",
        "/api/tables",
        doors.open_table,
        "Open a table",
        body=NewTable,
        answer=Ticket,
        refusals=("bad_option", "no_own_seat", "unknown_game", "warming"),
    ),
    Door(
        "POST",
        "/api/join",
        doors.join,
        "Sit down at a table",
        body=Join,
        answer=Ticket,
        refusals=("no_right", "no_table", "table_full", "table_closed", "practice_under_way"),
    ),
    Door(
        "POST",
        "/api/watch",
        doors.watch,
        "Watch a listed table, or one that is full",
        body=Watch,
        answer=WatchTicket,
        refusals=("no_right", "no_table", "table_closed"),
    ),
    Door(
        "POST",
        "/api/lessons",
        doors.lesson,
        "Begin the guided first game of a box",
        body=Lesson,
        answer=Ticket,
        refusals=("unknown_game", "warming", "no_lesson"),
    ),
    Door(
        "POST",
        "/api/replay",
        doors.replay,
        "Show a finished game again, through the eyes of a seat or open",
        body=ShowAgain,
        long_body=True,
        answer=Replay,
        refusals=FINDING,
    ),
    Door(
        "POST",
        "/api/review",
        doors.review,
        "Judge a finished game: lines of JSON, the last of them the review",
        body=ReviewWish,
        long_body=True,
        answer="application/x-ndjson",
        refusals=FINDING,
    ),
    Door(
        "POST",
        "/api/what-if",
        doors.what_if,
        "Play on from a moment of a finished game, against bots",
        body=WhatIf,
        long_body=True,
        answer=Ticket,
        refusals=(*FINDING, "bad_option", "no_such_chair", "no_such_moment", "nothing_to_play_on"),
    ),
    Door(
        "POST",
        "/api/tables/{table}/links",
        doors.share,
        "Give a finished game a public address, which shows how it ended",
        body=ShareWish,
        answer=Shared,
        refusals=("no_right", "no_table", "no_such_finished_game"),
    ),
    Door(
        "DELETE",
        "/api/tables/{table}/links",
        doors.withdraw,
        "Take back the invitation and all public addresses of my table",
        refusals=("no_right", "no_table", "host_only", "table_worn", "try_again"),
    ),
    Door(
        "GET",
        "/api/tables/{table}/record",
        doors.record,
        "The record of a game: the whole truth after its end for who may know it, else what my seat was told",
        answer="text/plain",
        refusals=("no_right", "no_table"),
    ),
)


def routes(house: House) -> list[BaseRoute]:
    """All routes of the HTTP interface."""
    api = msgspec.json.encode(document(DOORS))

    async def openapi(request: Request) -> Response:
        return Response(api, media_type="application/json")

    made: list[BaseRoute] = [Route("/api/openapi.json", openapi, methods=["GET"])]
    for path in dict.fromkeys(door.path for door in DOORS):
        methods = {door.method: door for door in DOORS if door.path == path}
        made.append(Route(path, partial(_dispatch, house, methods), methods=list(methods)))
    return [*made, *page_routes(house)]


async def _dispatch(house: House, methods: dict[str, Door], request: Request) -> Response:
    door = methods["GET" if request.method == "HEAD" else request.method]
    caller = Caller(house, request)
    on_behalf_of.set(caller.who)
    try:
        _check_way_in(house, door, caller)
        limits = house.settings.limits
        body = await _read_body(door, request, limits.body_bytes if door.long_body else limits.short_body_bytes)
        answer = await door.handler(caller, *(() if body is None else (body,)))
        response = _respond(door, answer)
        await _leave_cookies(caller, response)
    except RefusedError as error:
        response = problem(error)
    except OptionError as error:
        response = problem(refused("bad_option", what=error.said))
    except StoreError as error:
        log.error("%s %s: %s", door.method, door.path, error)
        response = problem(refused("not_saved"))
    except RonronError as error:
        response = problem(refused("cannot_open", what=error.said))
    except ClientDisconnect:
        response = Response(status_code=400)
    house.metrics.requests.labels(str(response.status_code)).inc()
    return response


async def _leave_cookies(caller: Caller, response: Response) -> None:
    caller.cookies.leave(response)
    if caller.cookies.renewed and caller.person is not None:
        with suppress(StoreError):  # the request itself has succeeded; this can wait
            await caller.house.reception.see_again(caller.person)


def _check_way_in(house: House, door: Door, caller: Caller) -> None:
    if (wait := house.requests.take(caller.address)) > 0:
        refuse_too_many(wait)
    if door.method != "GET" and not same_origin(caller.request, house.settings.origins):
        raise refused("other_origin")
    if not door.public and not caller.cookies.opens_door():
        raise refused("locked")


async def _read_body(door: Door, request: Request, most: int) -> msgspec.Struct | None:
    if door.body is None:
        return None
    kind = request.headers.get("content-type", "").partition(";")[0].strip()
    if kind != "application/json":
        raise refused("not_json")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise refused("too_large", most=most)
    try:
        return msgspec.json.decode(body, type=door.body)
    except (msgspec.DecodeError, RecursionError) as error:
        raise refused("bad_message", what=shape_complaint(error)) from None


def _respond(door: Door, answer: Any) -> Response:
    if isinstance(answer, Response):
        return answer
    if isinstance(door.answer, str):
        return Response(answer, media_type=door.answer)
    return Response(msgspec.json.encode(answer), media_type="application/json")
