"""The reception: opens tables, hands out seats and rights, and keeps what is known about people."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from ronron.api import Position, lesson_of
from ronron.api.lesson import LEARNER, LEVEL, has_lesson
from ronron.bots import LEVELS
from ronron.errors import RecordError, RefusedError, RonronError
from ronron.games import find
from ronron.server.bodies import Join, Me, NewTable, SeatWish, Ticket, Watch, WatchTicket
from ronron.server.identity.rights import Rights
from ronron.server.identity.tokens import CODE, INVITE, SEAT, WATCH, Guest, new_person, new_table, plain_code
from ronron.server.play import lists
from ronron.server.play.hall import Hall
from ronron.server.play.live import Live
from ronron.server.store.writes import (
    ERASED_EVENT,
    GONE_PERSON,
    GONE_SEATING,
    KNOWN_PERSON,
    NEW_PERSON,
    NEW_SEATING,
    NEW_TABLE,
    SEEN_PERSON,
    Row,
    Write,
)
from ronron.table import Event, Persona, Phase, Place, decode, encode, found, refuse, sit, unseat
from ronron.table.events import Said
from ronron.table.texts import clean_name, skeleton

log = logging.getLogger("ronron")

COUNTED_S = 60
MOST_SHOWN = 20
"""A person is shown this many of their tables, the most recently used."""


class Reception:
    """Hands out seats and tokens."""

    def __init__(self, hall: Hall, rights: Rights) -> None:
        self.hall = hall
        self.rights = rights
        self.store = hall.store
        self._tables = 0
        self._counted_at = float("-inf")

    async def open_table(
        self, guest: Guest, wish: NewTable, *, begun: Position | None = None, lesson: bool = False
    ) -> Ticket:
        """Open a table, and seat the guest. `begun` is a game to continue; `lesson` makes it a guided one."""
        self.check_game(wish.game)
        if not any(seat.kind == "me" for seat in wish.seats):
            refuse("no_own_seat")
        await self._require_room()
        now, library, write = self.hall.settings.now(), self.hall.games.library, Write()
        places = [self._place(seat, guest.person, write, now) for seat in wish.seats]
        self._introduce(guest, write)
        opened = found(
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
        live = Live(new_table(), opened.table, {}, self.hall.slices)
        self._register(live, wish, write, now)
        await self.store.write(write.add_events(live.id, 1, opened.events))
        await self.hall.meet(live, live.everybody())
        live = self.hall.enter(live)
        self.hall.wake(live)
        log.info("table %s opened: %s for %d", live.id, wish.game, len(places))
        return self.ticket(live, [number for number, chair in enumerate(live.table.chairs) if chair.person])

    async def _require_room(self) -> None:
        """Refuse if there are too many tables. They are recounted now and then."""
        if time.monotonic() - self._counted_at > COUNTED_S:
            self._tables, self._counted_at = await self.store.count_tables(), time.monotonic()
        if self._tables >= self.hall.settings.limits.tables:
            refuse("house_full")
        self._tables += 1

    def _introduce(self, guest: Guest, write: Write) -> None:
        """Store how somebody who sits down wants to appear. Nothing is stored about people who sit nowhere."""
        if guest.persona is not None:
            appearance = {"name": guest.persona.name, "avatar": guest.persona.avatar}
            row = {"id": guest.person, "owner": None, **appearance, "seen": self.hall.settings.now()}
            write.add(KNOWN_PERSON, row)

    async def practise(
        self,
        guest: Guest,
        game: Position,
        seat: int,
        level: str,
        *,
        begun: Position | None = None,
        lesson: bool = False,
    ) -> Ticket:
        """A practice table for such a game, with the guest on one seat and bots on all others."""
        seats = [SeatWish("me" if each == seat else "bot", level=level) for each in range(game.players)]
        wish = NewTable(game.game.slug, seats, game.options, practice=True)
        return await self.open_table(guest, wish, begun=begun, lesson=lesson)

    async def teach(self, guest: Guest, slug: str) -> Ticket:
        """A table with the guided first game of a box."""
        self.check_game(slug)
        if not has_lesson(find(slug)):
            refuse("no_lesson")
        beginning = lesson_of(self.hall.games.library(slug)).beginning
        return await self.practise(guest, beginning, LEARNER, LEVEL, lesson=True)

    def check_game(self, slug: str) -> None:
        """Refuse a game that is unknown here, failed, or not ready yet."""
        if slug not in self.hall.games.slugs:
            refuse("unknown_game", game=slug)
        if self.hall.games.failed(slug):
            refuse("broken_game")
        if not self.hall.games.ready(slug):
            refuse("warming")

    def _place(self, seat: SeatWish, person: str, write: Write, now: int) -> Place:
        if seat.kind == "bot":
            return Place(level=seat.level)
        if seat.kind == "open":
            return Place()
        if not (name := proper_name(seat.name)):
            return Place(person=person)
        guest = new_person()
        appearance = {"name": name, "avatar": seat.avatar, "seen": now}
        write.add(NEW_PERSON, {"id": guest, "owner": person, **appearance})
        return Place(person=guest)

    def _register(self, live: Live, wish: NewTable, write: Write, now: int) -> None:
        summary = live.summary(live.table, now)
        row: Row = {"id": live.id, "game": wish.game, "options": msgspec.json.encode(wish.options).decode()}
        row |= {"players": len(wish.seats), "listed": wish.listed, "touched": now}
        write.add(NEW_TABLE, {**row, "phase": summary["new_phase"], "free": summary["new_free"]})
        write.add(NEW_SEATING, *({"table_id": live.id, "person": seated} for seated in live.everybody()))
        self.rights.write_all(write, live.id, live.table)

    def ticket(self, live: Live, chairs: Sequence[int]) -> Ticket:
        """The tokens of some chairs of a table, and the tokens their people can pass on to others."""
        return self.rights.ticket(live.id, live.table, chairs)

    async def find(self, token: str, *kinds: str, person: str | None = None) -> tuple[Live, Any]:
        """The table and the right a token gives. Refused if it gives this person none of these kinds."""
        row = await self.store.token(self.rights.keys.digest(token))
        if row is None or row.kind not in kinds:
            refuse("no_right")
        live = await self.hall.existing(row.table_id)
        if not _is_good(live, row, person):
            refuse("no_right")
        return live, row

    async def slug_of(self, token: str) -> str | None:
        """The game of the table a token is for, without reading the table."""
        row = await self.store.token(self.rights.keys.digest(token))
        return None if row is None else await self.store.game_of(row.table_id)

    async def join(self, guest: Guest, wish: Join, address: str) -> Ticket:
        """Seat somebody at a table they were invited to, or that is open to all."""
        live, person = await self._table_to_join(wish, address), guest.person
        invitation = live.table.invitation
        async with live.lock:
            if live.broken:
                refuse("try_again")
            if wish.table is None and live.table.invitation != invitation:  # somebody was sent away meanwhile
                refuse("no_right")
            seated = sit(live.table, person, self.hall.settings.now(), self.hall.settings.chance, wish.chair)
            if seated.events:
                write = Write()
                self._introduce(guest, write)
                if person not in live.everybody():
                    write.add(NEW_SEATING, {"table_id": live.id, "person": person})
                await self.hall.meet(live, {person})
                if guest.persona is not None:
                    live.introduce(person, guest.persona)
                await self.hall.append(live, seated, write=write)
        chair = seated.table.chairs_of(person)[0] if wish.chair is None else wish.chair
        return self.ticket(live, [chair])

    async def _table_to_join(self, wish: Join | Watch, address: str) -> Live:
        if wish.invite is not None:
            return (await self.find(wish.invite, INVITE))[0]
        if wish.code is not None:
            return (await self.find(plain_code(wish.code), CODE))[0]
        if wish.table is None or not await self.store.is_listed(wish.table):
            refuse("no_right")
        live = await self.hall.existing(wish.table)
        if live.is_unwelcome(address):
            refuse("sent_away")
        return live

    async def watch(self, person: str | None, wish: Watch, address: str) -> WatchTicket:
        """The right to watch a table one may join, even if it has no free chair."""
        live = await self._table_to_join(wish, address)
        if live.table.phase == Phase.CLOSED:
            refuse("table_closed")
        if person in live.table.sent_away:
            refuse("sent_away")
        game, people = live.table.game, lists.seated(live, live.chairs_of(person) if person else ())
        return WatchTicket(
            table=live.id,
            watch=self.rights.watch(live.id, live.table),
            game=game.slug,
            host=lists.host(live),
            free=sum(each.kind == "open" for each in people),
            options=game.title.check_options(live.table.options),
            people=people,
        )

    async def me(self, person: str | None, persona: Persona | None) -> Me:
        """Everything known about somebody, and the tables they sit at."""
        if person is None:
            return Me("", "", [])
        known = await self.store.people([person]) or [persona or Persona()]
        mine = []
        alive = [row for row in await self.store.tables_of(person) if row.phase != Phase.CLOSED]
        for row in alive[:MOST_SHOWN]:
            if not self.hall.games.ready(row.game):
                continue
            try:
                live = await self.hall.live(row.id)
            except RonronError as error:  # for example other rules; the other tables are still shown
                log.warning("table %s: %s", row.id, error)
                continue
            if live is not None and (chairs := live.chairs_of(person)):
                mine.append(lists.my_table(row, live, self.ticket(live, chairs), chairs))
        return Me(known[0].name, known[0].avatar, mine)

    async def rename(self, person: str, persona: Persona) -> bool:
        """Change how somebody appears, also at their tables. Returns whether it was stored.

        It is stored for people who sit somewhere; others have it in their cookie.
        """
        if not await self.store.people([person]) and not await self.store.tables_of(person):
            return False
        appearance = {"name": persona.name, "avatar": persona.avatar}
        row = {"id": person, "owner": None, **appearance, "seen": self.hall.settings.now()}
        await self.store.write(Write().add(KNOWN_PERSON, row))
        for live in self.hall.lives.values():
            if person in live.personas:
                live.rename(person, persona)
        return True

    async def see_again(self, person: str) -> None:
        """Note that somebody was here, so that what is stored about them is kept for longer."""
        await self.store.write(Write().add(SEEN_PERSON, {"person": person, "now": self.hall.settings.now()}))

    async def forget(self, person: str) -> None:
        """Delete what is kept about a person: name, seats, and what they said."""
        own = {person} | {row.id for row in await self.store.guests_of(person)}
        for row in await self.store.tables_of(person):
            with suppress(RecordError, RefusedError):  # if a table cannot be opened, there is no seat to free
                await self._unseat(row.id, own)
            await self._erase_sayings(row.id, own)
        gone = [{"gone": each} for each in own]
        await self.store.write(Write().add(GONE_SEATING, *gone).add(GONE_PERSON, *gone))
        log.info("a person asked to be forgotten, and is")

    async def _unseat(self, table: str, own: set[str]) -> None:
        while (live := await self.hall.existing(table)).table.phase != Phase.CLOSED:
            async with live.lock:
                if live.broken:
                    continue
                if (gone := unseat(live.table, own, self.hall.settings.now())).events:
                    await self.hall.append(live, gone)
                    live.close_lost(forgotten=True)
                return

    async def _erase_sayings(self, table: str, own: set[str]) -> None:
        """Overwrite what somebody said, and have the table read again without it."""
        write = Write()
        for number, row in enumerate(await self.store.events_of(table), 1):
            event = _readable(row.body)
            if isinstance(event, Said) and event.person in own:
                silent = encode(msgspec.structs.replace(event, text="", phrase="", person=""))
                write.add(ERASED_EVENT, {"table": table, "erased": number, "new_body": silent.decode()})
        if write.rows:
            await self.store.write(write)
            if (live := self.hall.lives.get(table)) is not None:
                self.hall.distrust(live, clocks_ran=True)


def proper_name(text: str) -> str:
    """A cleaned name; empty if nothing of it is visible. Refused if a bot has it."""
    name = clean_name(text)
    if skeleton(name) in {skeleton(level.name) for level in LEVELS.values()}:
        refuse("bots_name", name=name)
    return name


def _is_good(live: Live, row: Any, person: str | None) -> bool:
    """Whether a right is still valid, after everything that happened at its table."""
    generation = row.generation or 0
    if row.kind == SEAT:
        return bool(live.generation(row.chair) == generation)
    return live.may_watch(person, generation) if row.kind == WATCH else generation == live.table.invitation


def _readable(body: str) -> Event | None:
    """A stored event; None if it is damaged."""
    try:
        return decode(body.encode())
    except msgspec.MsgspecError:
        return None
