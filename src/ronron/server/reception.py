"""The reception: opening tables, finding a seat, and what is kept about people."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from ronron.bots import LEVELS
from ronron.errors import RecordError, RefusedError, RonronError
from ronron.face import Position, lesson_of
from ronron.face.lesson import LEARNER, LEVEL, has_lesson
from ronron.games import find
from ronron.server.hall import Hall
from ronron.server.identity import CODE, INVITE, SEAT, WATCH, Keys, new_person, new_table, plain_code
from ronron.server.live import Live
from ronron.server.protocol import Join, Me, MyTable, NewTable, SeatTicket, SeatWish, Ticket, Watch, WatchTicket
from ronron.server.store import (
    CHANGED_PERSON,
    ERASED_EVENT,
    GONE_PERSON,
    GONE_SEATING,
    NEW_PERSON,
    NEW_SEATING,
    NEW_TABLE,
    NEW_TOKEN,
    Row,
    Write,
)
from ronron.table import Persona, Phase, Place, decode, encode, fold, found, refuse, sit, unseat
from ronron.table.events import Said
from ronron.table.texts import clean

log = logging.getLogger("ronron")

MOST_SHOWN = 20
"""Of a person's own tables, the liveliest so many are shown."""


class Reception:
    """Hands out seats and tokens."""

    def __init__(self, hall: Hall, keys: Keys) -> None:
        self.hall = hall
        self.keys = keys
        self.store = hall.store

    async def open_table(
        self, person: str, wish: NewTable, *, begun: Position | None = None, lesson: bool = False
    ) -> Ticket:
        """Open a table for somebody, who sits down at it; for a game that has begun already, or for a guided one."""
        self.check_game(wish.game)
        if not any(seat.kind == "me" for seat in wish.seats):
            refuse("no_own_seat")
        now, library, write = self.hall.settings.now(), self.hall.kitchen.library, Write()
        places = [self._place(seat, person, write, now) for seat in wish.seats]
        events = found(
            library(wish.game),
            places,
            now,
            options=wish.options,
            match=wish.match,
            practice=wish.practice,
            clock=wish.clock.rule if wish.clock else None,
            chat=wish.chat,
            chance=self.hall.settings.chance,
            begun=begun,
            lesson=lesson,
        )
        live = Live(new_table(), fold(events, library), {})
        self._register(live, wish, write, now)
        await self.store.write(write.add_events(live.id, 1, events))
        await self.hall.meet(live, live.everybody())
        live = self.hall.enter(live)
        self.hall.wake(live)
        log.info("table %s opened: %s for %d", live.id, wish.game, len(places))
        return self.ticket(live, [number for number, chair in enumerate(live.table.chairs) if chair.person])

    async def practise(
        self, person: str, game: Position, seat: int, level: str, *, begun: Position | None = None, lesson: bool = False
    ) -> Ticket:
        """A practice table for such a game, with somebody on one seat and bots on all others."""
        seats = [SeatWish("me" if each == seat else "bot", level=level) for each in range(game.players)]
        wish = NewTable(game.game.slug, seats, game.options, practice=True)
        return await self.open_table(person, wish, begun=begun, lesson=lesson)

    async def teach(self, person: str, slug: str) -> Ticket:
        """A table with the guided first game of a box."""
        self.check_game(slug)
        if not has_lesson(find(slug)):
            refuse("no_lesson")
        beginning = lesson_of(self.hall.kitchen.library(slug)).beginning
        return await self.practise(person, beginning, LEARNER, LEVEL, lesson=True)

    def check_game(self, slug: str) -> None:
        """A game that is served here, and ready."""
        if slug not in self.hall.kitchen.slugs:
            refuse("unknown_game", game=slug)
        if not self.hall.kitchen.ready(slug):
            refuse("warming")

    def _place(self, seat: SeatWish, person: str, write: Write, now: int) -> Place:
        if seat.kind == "bot":
            return Place(level=seat.level)
        if seat.kind == "open":
            return Place()
        if not clean(seat.name):
            return Place(person=person)
        guest = new_person()
        appearance = {"name": clean(seat.name), "avatar": seat.avatar, "seen": now}
        write.add(NEW_PERSON, {"id": guest, "owner": person, **appearance})
        return Place(person=guest)

    def _register(self, live: Live, wish: NewTable, write: Write, now: int) -> None:
        summary = live.summary(live.table, now)
        row: Row = {"id": live.id, "game": wish.game, "options": msgspec.json.encode(wish.options).decode()}
        row |= {"players": len(wish.seats), "listed": wish.listed, "touched": now}
        write.add(NEW_TABLE, {**row, "phase": summary["new_phase"], "free": summary["new_free"]})
        write.add(NEW_SEATING, *({"table_id": live.id, "person": seated} for seated in live.everybody()))
        for kind, token in (
            (INVITE, self.keys.token(INVITE, live.id)),
            (WATCH, self.keys.token(WATCH, live.id)),
            (CODE, self.keys.code(live.id)),
        ):
            row = {"digest": self.keys.digest(token), "table_id": live.id, "kind": kind}
            write.add(NEW_TOKEN, {**row, "chair": None, "generation": None})
        for chair in range(len(live.table.chairs)):
            self._add_seat_token(write, live, chair)

    def _add_seat_token(self, write: Write, live: Live, chair: int) -> None:
        generation = live.table.chairs[chair].generation
        row = {"digest": self.keys.digest(self._seat_token(live, chair)), "table_id": live.id, "kind": SEAT}
        write.add(NEW_TOKEN, {**row, "chair": chair, "generation": generation})

    def _seat_token(self, live: Live, chair: int) -> str:
        return self.keys.token(SEAT, live.id, chair, live.table.chairs[chair].generation)

    def ticket(self, live: Live, chairs: Sequence[int]) -> Ticket:
        """The tokens for some chairs of a table, and those to hand on."""
        seats = [SeatTicket(chair, self._seat_token(live, chair)) for chair in chairs]
        invite, watch = self.keys.token(INVITE, live.id), self.keys.token(WATCH, live.id)
        return Ticket(live.id, seats, invite, watch, self.keys.code(live.id))

    async def find(self, token: str, *kinds: str) -> tuple[Live, Any]:
        """The table a token gives a right at, and the right; refused if it gives none of these."""
        row = await self.store.token(self.keys.digest(token))
        if row is None or row.kind not in kinds:
            refuse("no_right")
        live = await self.hall.existing(row.table_id)
        if row.kind == SEAT and live.table.chairs[row.chair].generation != row.generation:
            refuse("no_right")
        return live, row

    async def slug_of(self, token: str) -> str | None:
        """The game of the table a token is for, without reading the table."""
        row = await self.store.token(self.keys.digest(token))
        return None if row is None else await self.store.game_of(row.table_id)

    async def join(self, person: str, wish: Join) -> Ticket:
        """Seat somebody at a table they were invited to, or that is open to all."""
        live = await self._table_to_join(wish)
        async with live.lock:
            if live.broken:
                refuse("try_again")
            chair, events = sit(live.table, person, self.hall.settings.now(), self.hall.settings.chance, wish.chair)
            if events:
                write = Write()
                if person not in live.everybody():
                    write.add(NEW_SEATING, {"table_id": live.id, "person": person})
                if live.table.chairs[chair].generation:
                    self._add_seat_token(write, live, chair)
                await self.hall.meet(live, {person})
                await self.hall.append(live, events, write=write)
        return self.ticket(live, [chair])

    async def _table_to_join(self, wish: Join | Watch) -> Live:
        if wish.invite is not None:
            return (await self.find(wish.invite, INVITE))[0]
        if wish.code is not None:
            return (await self.find(plain_code(wish.code), CODE))[0]
        if wish.table is None or not await self.store.is_listed(wish.table):
            refuse("no_right")
        return await self.hall.existing(wish.table)

    async def watch(self, wish: Watch) -> WatchTicket:
        """The right to watch a table one may join, whether or not it has a chair left."""
        live = await self._table_to_join(wish)
        if live.table.phase == Phase.CLOSED:
            refuse("table_closed")
        host = live.table.chairs[live.table.host].person or ""
        free = sum(chair.kind == "open" for chair in live.table.chairs)
        name = live.people.get(host, Persona()).name
        return WatchTicket(live.id, self.keys.token(WATCH, live.id), live.table.game.slug, name, free)

    async def me(self, person: str | None) -> Me:
        """All that is known about somebody, and the tables they sit at."""
        if person is None:
            return Me("", "", [])
        known = await self.store.people([person])
        mine = []
        alive = [row for row in await self.store.tables_of(person) if row.phase != Phase.CLOSED]
        for row in alive[:MOST_SHOWN]:
            if not self.hall.kitchen.ready(row.game):
                continue
            try:
                live = await self.hall.live(row.id)
            except RonronError as error:  # played by other rules, say; that hides none of the others
                log.warning("table %s: %s", row.id, error)
                continue
            if live is not None and (chairs := await self.chairs_of(live, person)):
                ticket, others = self.ticket(live, chairs), _names(live, without=chairs)
                mine.append(MyTable(row.id, row.game, row.phase, row.touched, ticket, others))
        return Me(known[0].name if known else "", known[0].avatar if known else "", mine)

    async def chairs_of(self, live: Live, person: str) -> list[int]:
        """The chairs of a person and of the guests on their device."""
        own = await self._own(live, person)
        return [number for number, chair in enumerate(live.table.chairs) if chair.person in own]

    async def was_at(self, live: Live, person: str) -> bool:
        """Has this person, or a guest on their device, ever had a chair here?"""
        return bool(await self._own(live, person) & live.everybody())

    async def _own(self, live: Live, person: str) -> set[str]:
        """A person and the guests on their device, as far as they were at a table."""
        guests = await self.store.people(live.everybody())
        return {person} | {row.id for row in guests if row.owner == person}

    async def rename(self, person: str, name: str, avatar: str) -> None:
        """How somebody wants to appear from now on, at the tables they sit at too."""
        name, now = clean(name), self.hall.settings.now()
        if await self.store.people([person]):
            change = {"person": person, "new_name": name, "new_avatar": avatar, "now": now}
            await self.store.write(Write().add(CHANGED_PERSON, change))
        else:
            row = {"id": person, "owner": None, "name": name, "avatar": avatar, "seen": now}
            await self.store.write(Write().add(NEW_PERSON, row))
        for live in self.hall.lives.values():
            if person in live.people:
                live.people[person] = Persona(name, avatar)
                live.tell_all_again()

    async def forget(self, person: str) -> None:
        """Delete what is kept about a person: name, seats, and what they said."""
        own = {person} | {row.id for row in await self.store.guests_of(person)}
        for row in await self.store.tables_of(person):
            with suppress(RecordError, RefusedError):  # a table that cannot be opened keeps nobody's seat
                await self._unseat(await self.hall.existing(row.id), own)
            await self._erase_sayings(row.id, own)
        gone = [{"gone": each} for each in own]
        await self.store.write(Write().add(GONE_SEATING, *gone).add(GONE_PERSON, *gone))
        log.info("a person asked to be forgotten, and is")

    async def _unseat(self, live: Live, own: set[str]) -> None:
        async with live.lock:
            if live.table.phase != Phase.CLOSED and (events := unseat(live.table, own, self.hall.settings.now())):
                await self.hall.append(live, events)
                live.let_go(forgotten=True)

    async def _erase_sayings(self, table: str, own: set[str]) -> None:
        """What was said is overwritten; everybody reads the table again without it."""
        write = Write()
        for number, row in enumerate(await self.store.events_of(table), 1):
            event = decode(row.body.encode())
            if isinstance(event, Said) and event.person in own:
                silent = encode(msgspec.structs.replace(event, text="", phrase="", person=""))
                write.add(ERASED_EVENT, {"table": table, "erased": number, "new_body": silent.decode()})
        if write.rows:
            await self.store.write(write)
            if (live := self.hall.lives.get(table)) is not None:
                self.hall.distrust(live)


def _names(live: Live, without: Sequence[int]) -> list[str]:
    """Who sits at a table, but for some chairs."""
    others = [chair for number, chair in enumerate(live.table.chairs) if number not in without]
    names = [
        LEVELS[each.level].name if each.level else live.people.get(each.person or "", Persona()).name for each in others
    ]
    return [name for name in names if name]
