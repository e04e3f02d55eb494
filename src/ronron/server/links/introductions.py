"""What anybody may know by a public address: a title, a line, and what its picture shows.

A public address gives no right. Of an invitation it tells who invites to which game, and nothing of the game itself; of
a finished game, what every spectator was told at its end.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from ronron.api.telling import result
from ronron.bots import LEVELS
from ronron.errors import StoreError
from ronron.games import find, shelf
from ronron.games.contract import Result
from ronron.said import People, tell
from ronron.server.archive.archive import Archive
from ronron.server.bodies import Shared
from ronron.server.identity.rights import Invited
from ronron.server.identity.tokens import INVITE, PUBLIC_LENGTH, PUBLIC_LETTERS, new_public
from ronron.server.links.cats import bot_avatar
from ronron.server.links.painting import Ending, Home, Invitation, Player, Sheet
from ronron.server.play.hall import Hall
from ronron.server.play.live import Live
from ronron.server.store.failures import ConflictError
from ronron.server.store.writes import GONE_LINK, NEW_LINK, Write
from ronron.table import refuse, renew_invitation
from ronron.words import say

GAME = "game"
"""The kind of a link to a finished game."""
PUBLIC_ID = re.compile(f"[{PUBLIC_LETTERS}]{{{PUBLIC_LENGTH}}}")
LONGEST_NAME = 40
HOUSE = "house"
"""In the place of a table, where the house itself is shown."""


class Played(msgspec.Struct, frozen=True):
    """Who played a seat of a finished game: a person, by id so that they can be forgotten, or a bot."""

    person: str | None
    level: str | None


class Ended(msgspec.Struct, frozen=True):
    """What anybody may know of a finished game, besides which it is."""

    seats: list[Played]
    result: Result


@dataclass(frozen=True)
class Introduction:
    """How an address introduces itself."""

    title: str
    line: str
    sheet: Sheet
    table: str = HOUSE


class Introductions:
    """Makes public addresses, and says what they show."""

    def __init__(self, hall: Hall, archive: Archive) -> None:
        self._hall = hall
        self._store = hall.store
        self._archive = archive

    def home(self, language: str) -> Introduction:
        """How the house introduces itself; so does every address that shows nothing else."""
        games = [slug for slug in self._hall.games.slugs if shelf(slug) == "players"]
        names = [find(slug).title.name(language) for slug in games]
        line = say(language, "link-home-line")
        return Introduction(say(language, "link-home-title"), line, Home(line, games, names))

    async def of(self, id: str, language: str) -> Introduction | None:  # noqa: A002  a public one
        """How a public address introduces itself; None if nothing has it."""
        if not PUBLIC_ID.fullmatch(id):
            return None
        row = await self._store.link(id)
        if row is None or row.game not in self._hall.games.slugs:
            return None
        return await (self._invitation(row, language) if row.kind == INVITE else self._ending(row, language))

    async def _invitation(self, row: Any, language: str) -> Introduction:
        told = msgspec.json.decode(row.body, type=Invited)
        name, avatar = (await self._faces([told.host])).get(told.host or "", ("", ""))
        game = find(row.game).title.name(language)
        title = (
            say(language, "link-invited-by", host=name, game=game) if name else say(language, "link-invited", game=game)
        )
        sheet = Invitation(
            game=row.game,
            name=game,
            host=name,
            avatar=avatar or "chair-0",
            line=say(language, "link-invites" if name else "link-come"),
            below=say(language, "ui-player-count", count=row.players),
        )
        return Introduction(title, say(language, "link-invited-line"), sheet, row.table_id)

    async def _ending(self, row: Any, language: str) -> Introduction:
        ended = msgspec.json.decode(row.body, type=Ended)
        faces = await self._faces([each.person for each in ended.seats])
        names = names_of(ended.seats, {person: name for person, (name, _) in faces.items()}, language)
        outcome = tell(language, ended.result.outcome, People(names))
        players = []
        for rank, seat in sorted((place, seat) for seat, place in enumerate(ended.result.places)):
            played, score = ended.seats[seat], ended.result.scores[seat]
            avatar = faces.get(played.person or "", ("", ""))[1] or f"chair-{seat}"
            if played.level is not None:
                avatar = bot_avatar(played.level, _earlier(ended.seats, seat))
            players.append(Player(rank, names[seat], avatar, score, seat in ended.result.winners))
        game = find(row.game).title.name(language)
        line = say(language, "list-comma").join(
            say(language, "link-score", name=player.name, points=player.score) for player in players
        )
        title = say(language, "link-ended", game=game, outcome=outcome)
        return Introduction(title, line, Ending(row.game, game, outcome, players), row.table_id)

    async def _faces(self, people: Sequence[str | None]) -> dict[str, tuple[str, str]]:
        """The names and avatars of those who are still known."""
        rows = await self._store.people([person for person in people if person is not None])
        return {row.id: (row.name[:LONGEST_NAME], row.avatar) for row in rows}

    async def share(self, live: Live, number: int) -> Shared:
        """A public address for a finished game; the one it has, if it has one."""
        games, number, then = await self._archive.ended(live.table, number)
        if (known := await self._store.link_of(live.id, GAME, number)) is not None:
            return Shared(known, number)
        chairs = [then.chairs[chair] for chair in then.seats]
        seats = [Played(None if chair.level else chair.person, chair.level) for chair in chairs]
        body = msgspec.json.encode(Ended(seats, public_result(result(games[number - 1])))).decode()
        made = new_public()
        row = {"id": made, "table_id": live.id, "kind": GAME, "number": number, "body": body}
        try:
            await self._store.write(Write().add(NEW_LINK, row))
        except ConflictError:  # somebody else shares it at the same moment
            found = await self._store.link_of(live.id, GAME, number)
            if found is None:
                raise StoreError("error-unsaved", why="link") from None
            return Shared(found, number)
        return Shared(made, number)

    async def withdraw(self, live: Live, chair: int) -> None:
        """Make all public addresses of a table void, and its invitation with them. For the host alone."""
        async with live.lock:
            if live.broken:
                refuse("try_again")
            renewed = renew_invitation(live.table, chair, self._hall.settings.now())
            write = Write().add(GONE_LINK, {"table": live.id, "kind_gone": GAME})
            await self._hall.append(live, renewed, write=write)


def public_result(found: Result) -> Result:
    """A result without its sheets, which no picture shows."""
    return msgspec.structs.replace(found, sheets=[], notes=[])


def names_of(seats: Sequence[Played], known: dict[str, str], language: str) -> list[str]:
    """What those who played are called: bots by their level, with a number if there are several."""
    names = []
    for seat, played in enumerate(seats):
        if played.level is None:
            names.append(known.get(played.person or "", "") or say(language, "ui-player", number=seat + 1))
            continue
        alike = sum(each.level == played.level for each in seats) > 1
        name = LEVELS[played.level].name if played.level in LEVELS else played.level
        names.append(f"{name} {1 + _earlier(seats, seat)}" if alike else name)
    return names


def _earlier(seats: Sequence[Played], seat: int) -> int:
    """How many bots of the same level have a lower seat."""
    return sum(each.level == seats[seat].level for each in seats[:seat])
