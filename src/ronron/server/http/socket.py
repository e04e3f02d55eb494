"""A conversation over a WebSocket: hello, then commands and events until one side closes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ronron.causes import shape_complaint
from ronron.errors import RefusedError, RonronError, StoreError
from ronron.said import Said, said
from ronron.server.house import House
from ronron.server.http.cookies import Cookies
from ronron.server.identity.tokens import SEAT, WATCH
from ronron.server.limits.address import counted_as
from ronron.server.limits.buckets import Bucket
from ronron.server.limits.cuts import Why
from ronron.server.limits.silence import Silence
from ronron.server.limits.slices import on_behalf_of
from ronron.server.limits.turns import Who
from ronron.server.net.connection import BAD_MESSAGE, FAILED, GONE, NO_HELLO, NO_RIGHT, SILENT, Connection
from ronron.server.net.guard import same_origin
from ronron.server.play.live import Live
from ronron.server.protocol import (
    PROTOCOL,
    Describe,
    Described,
    Hello,
    Hint,
    Look,
    Moment,
    Ping,
    Pong,
    Resync,
    ServerMessage,
    Warming,
    decoder,
    frame,
    refusal,
)
from ronron.table import Table, describe, refused
from ronron.table.commands import Command, Move
from ronron.table.sight import moment

log = logging.getLogger("ronron")

BAD_MESSAGES = 20
"""The connection is closed after this many unreadable messages."""


async def converse(socket: WebSocket, house: House) -> None:
    """Handle one connection from handshake to end."""
    address = counted_as(socket.client.host if socket.client else "")
    await house.wires.rounds.turn(address)
    cookies = Cookies(house, socket)
    if (why := _unwelcome(socket, house, address, cookies)) is not None:
        house.cuts.note(why)
        await socket.close(NO_RIGHT)  # before accepting: the handshake is refused with 403
        return
    await socket.accept()
    house.connections[address] += 1
    house.metrics.connections.inc()
    try:
        person = cookies.guest.person if cookies.guest else None
        on_behalf_of.set(Who(address, person))
        await Conversation(socket, house, Connection(address, house.settings.limits, person)).hold()
    finally:
        house.metrics.connections.dec()
        house.connections[address] -= 1
        if not house.connections[address]:
            del house.connections[address]


def _unwelcome(socket: WebSocket, house: House, address: str, cookies: Cookies) -> Why | None:
    """Why a handshake is refused, if it is."""
    if house.handshakes.take(address) > 0:
        return "too_fast"
    if not same_origin(socket, house.settings.origins):
        return "other_origin"
    if not cookies.opens_door():
        return "locked"
    return "too_many_sockets" if house.connections[address] >= house.settings.limits.connections_per_address else None


class Conversation:
    """One connection: reads messages, and answers them."""

    def __init__(self, socket: WebSocket, house: House, connection: Connection) -> None:
        self.socket = socket
        self.house = house
        self.hall = house.hall
        self.connection = connection
        self.limits = house.settings.limits
        self.bucket = Bucket(*self.limits.messages)
        self.silence = Silence(self.limits.silence_s, lambda: self.connection.say_bye(SILENT, "silent", again=True))
        self.commanding = False
        """True while a command is carried out, which must not be cancelled."""
        self.bad = 0

    async def hold(self) -> None:
        """Talk until either side closes, and clean up."""
        sending = asyncio.create_task(self.connection.send_on(self.socket.send_text))
        hearing = asyncio.create_task(self._hear_on())
        closing = asyncio.create_task(self.connection.closed.wait())
        try:
            await asyncio.wait({sending, hearing, closing}, return_when=asyncio.FIRST_COMPLETED)
            if hearing.done() and not hearing.cancelled() and hearing.exception() is not None:
                log.error("a conversation failed", exc_info=hearing.exception())
                self.connection.close_code = FAILED
        finally:
            self.silence.stop()
            self.hall.dismiss(self.connection)
            sending.cancel()
            closing.cancel()
            if not self.commanding:
                hearing.cancel()
            await asyncio.gather(sending, hearing, closing, return_exceptions=True)
            await self._close()

    async def _close(self) -> None:
        code = self.connection.close_code
        if code is None:
            return
        self.house.metrics.dropped.labels(str(code)).inc()
        with suppress(RuntimeError, TimeoutError, WebSocketDisconnect):  # already closed, or not reading at all
            await asyncio.wait_for(self.socket.close(code), 1)

    async def _hear_on(self) -> None:
        try:
            if await self._enter():
                while self.connection.close_code is None and not self.connection.gone:
                    message = await self._next()
                    if isinstance(message, Ping):
                        self.say(Pong(message.n, self.house.settings.now()))
                    elif not isinstance(message, Bad):
                        await self.house.wires.rounds.turn(self.connection.address)
                        await self._obey(message)
            if not self.connection.gone:
                await self.connection.closed.wait()
        except WebSocketDisconnect:
            return

    async def _next(self) -> Any:
        """The next message; `Bad` if it could not be read."""
        address = self.connection.address
        while (wait := self.bucket.take() or self.house.messages.take(address)) > 0:
            await asyncio.sleep(wait)  # slow down clients that send too fast; nothing is lost
        with self.silence:
            received = await self.socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(received.get("code", 1005))
        text = received.get("text")
        try:
            return self._bad(said("error-text-frames")) if text is None else decoder.decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            return self._bad(shape_complaint(error))

    def _bad(self, what: Said) -> Bad:
        self.bad += 1
        if self.bad >= BAD_MESSAGES:
            self.connection.say_bye(BAD_MESSAGE, "bad_message", again=False)
        self.say(refusal(None, refused("bad_message", what=what), None))
        return Bad()

    def say(self, message: ServerMessage) -> None:
        """Put a message into the outbox."""
        self.connection.push(frame(message))

    async def _enter(self) -> bool:
        """Read hello and join the table. Returns whether that succeeded."""
        try:
            async with asyncio.timeout(self.limits.hello_s):
                hello = await self._next()
        except TimeoutError:
            hello = None
        if not isinstance(hello, Hello) or hello.protocol != PROTOCOL:
            known = isinstance(hello, Hello)
            self.house.cuts.note("no_hello")
            self.connection.say_bye(NO_HELLO, "other_protocol" if known else "no_hello", again=not known)
            return False
        try:
            await self._wait_until_ready(hello.token)
            live, right = await self.house.reception.find(hello.token, SEAT, WATCH, person=self.connection.person)
            await self._come_to(live, right, hello)
        except RefusedError as error:
            self._turn_away(error)
            return False
        except StoreError:
            self.connection.say_bye(GONE, "not_saved", again=True)
            return False
        except RonronError as error:  # this server has other rules, or another box
            self.say(refusal(None, refused("cannot_open", what=error.said), None))
            self.connection.say_bye(GONE, "cannot_open", again=False)
            return False
        return True

    def _turn_away(self, error: RefusedError) -> None:
        """Say why somebody cannot come in. A token without a right counts as a guess."""
        self.house.cuts.note("hello_refused")
        if error.code == "no_right" and self.house.guesses.take(self.connection.address) > 0:
            self.connection.say_bye(NO_RIGHT, "too_many", again=False)
        elif error.code in ("no_right", "no_table"):
            self.connection.say_bye(NO_RIGHT, error.code, again=False)
        else:
            self.say(refusal(None, error, None))
            self.connection.say_bye(GONE, "cannot_open", again=False)

    async def _wait_until_ready(self, token: str) -> None:
        """Report progress while the rules are being compiled."""
        games = self.hall.games
        slug = await self.house.reception.slug_of(token)
        while slug in games.slugs and slug is not None and not (games.ready(slug) or games.failed(slug)):
            progress = games.progress_of(slug)
            self.say(Warming(progress.done, progress.of))
            await games.wait_for_change()

    async def _come_to(self, live: Live, right: Any, hello: Hello) -> None:
        """Join a table: bring the connection up to date, and tell it what happens from now on."""
        connection = self.connection
        connection.table, connection.chair, connection.generation = live.id, right.chair, right.generation or 0
        connection.blind = hello.blind
        await self.hall.admit(connection, hello.since)

    async def _obey(self, message: Any) -> None:
        try:
            await self._do(message)
        except RefusedError as error:  # the table is gone
            self.say(refusal(message.id, error, None))
        except StoreError as error:  # the table had to be read again, and could not be
            log.error("table %s: %s", self.connection.table, error)
            self.say(refusal(message.id, refused("not_saved"), None))

    async def _do(self, message: Any) -> None:
        if isinstance(message, Hello):
            self.say(refusal(None, refused("hello_again"), None))
        elif self.connection.blind and _needs_eyes(message):
            self.say(refusal(message.id, refused("blind"), None))
        elif isinstance(message, Resync):
            self.connection.push(await (await self.hall.existing(self.connection.table)).whole(self.connection.eyes))
        elif isinstance(message, Look | Describe):
            await self._show(message)
        elif isinstance(message, Hint):
            await self.house.hints.ask(self.connection, message)
        else:
            await self._command(message)

    async def _command(self, command: Command) -> None:
        self.commanding = True
        try:
            await self.hall.command(self.connection, command)
        finally:
            self.commanding = False

    async def _show(self, message: Look | Describe) -> None:
        """Answer with a moment of the game as a view or in words. The game is replayed up to there, in its turn."""
        live = await self.hall.existing(self.connection.table)
        if message.decided > len(live.table.movers):
            self.say(refusal(message.id, refused("no_such_moment", last=len(live.table.movers)), None))
        else:
            (answer,) = await self.hall.slices.all(_shown(message, live.table, self.connection.eyes))
            self.say(answer)


def _needs_eyes(message: Any) -> bool:
    """Whether the answer would reveal what only the chair's person may see."""
    return isinstance(message, Hint | Move) or (isinstance(message, Describe) and bool(message.decisions))


def _shown(message: Look | Describe, table: Table, viewer: int | None) -> Iterator[ServerMessage]:
    if isinstance(message, Describe):
        yield Described(message.id, describe(table, viewer, message.decided, message.decisions))
    else:
        yield Moment(message.id, message.decided, *moment(table, viewer, message.decided))


class Bad:
    """A message that could not be read, and was answered."""
