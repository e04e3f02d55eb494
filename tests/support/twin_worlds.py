"""Two worlds a viewer cannot tell apart, each played at a real server, and all bytes that the viewer is sent."""

from __future__ import annotations

import itertools
import random
from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import pytest
from websockets import ConnectionClosed

import ronron
from ronron.bots import Budget
from ronron.conformance.cases import decide, truth
from ronron.conformance.kit import guide
from ronron.conformance.worlds import scrambled
from ronron.server.identity.server_key import KEY_FILE
from ronron.server.protocol import PROTOCOL
from ronron.table import Chance
from support.people import Person, browser
from support.serving import Served, join, open_table, serving

SPECTATOR = None
"""Stands for the chair of a viewer without one."""
START = 1_700_000_000_000
STEP_MS = 7
GARBAGE: tuple[str | bytes, ...] = ("purr", '{"type":"look","id":"x","decided":"all"}', b"\x00")


LONGER_THAN_A_TURN = 8
SOME_THOUGHT = Budget(iterations=16, trees=2)
"""The budget of a hint: iterations, so that it does not depend on the speed of the machine."""


WHOLE = 100
"""More decisions than any game has that is told whole."""


@dataclass(frozen=True)
class Telling:
    """A table, and how long it is played: whole games first, then one of so many decisions."""

    slug: str
    options: Mapping[str, str | bool] = field(default_factory=dict)
    decisions: int = 0
    seed: int = 0
    before: int = 0
    """So many games are played to their end first."""
    match: bool = False
    practice: bool = False
    players: int = 2
    curious: tuple[int, ...] = ()
    """After so many decisions the viewer pries; always before the first and after the last."""

    def __str__(self) -> str:
        extras = ["match"] * self.match + ["practice"] * self.practice + [f"game{self.before + 1}"] * bool(self.before)
        several = [f"for{self.players}"] * (self.players > 2)
        return "-".join([self.slug, *several, *map(str, self.options.values()), *extras, str(self.decisions)])

    def games(self) -> list[ronron.Position]:
        """All games of it, as they were really dealt."""
        played: list[ronron.Position] = []
        for number in range(self.before + 1):
            last = number == self.before
            starts = {"starts": f"seat {1 - played[0].view(0).first}"} if self.match and played else {}  # type: ignore[attr-defined]
            options = {**self.options, **({"mode": "expert"} if self.match else {}), **starts}
            setup = {"players": self.players, **options}
            played.append(play(self.slug, setup, self.seed + number, self.decisions if last else None))
        return played

    def twins(self, chair: int | None) -> tuple[list[ronron.Position], list[ronron.Position]]:
        """The games, and the same games with a different last one that looks the same from this chair."""
        games = self.games()
        return games, [*games[:-1], other_world(games[-1], self.seat(chair))]

    def chairs(self, number: int) -> list[int]:
        """The chair that plays each seat: they rotate from game to game, but not within a match."""
        rotated = 0 if self.match else number % self.players
        return [*range(rotated, self.players), *range(rotated)]

    def seat(self, chair: int | None) -> int:
        """The seat of a chair in the last game."""
        return ronron.SPECTATOR if chair is None else self.chairs(self.before).index(chair)


def play(slug: str, options: Mapping[str, Any], seed: int, decisions: int | None) -> ronron.Position:
    """A game until a person is to decide; ghosts are chosen where they can be, for they move in two steps."""
    dice = random.Random(seed)
    position = ronron.load(slug).deal(seed, **options)
    while not position.over and (
        decisions is None or len(position.decisions) < decisions or position.turn == ronron.NATURE
    ):
        texts = {} if position.turn == ronron.NATURE else position.choices
        ghosts = [decision for decision, text in texts.items() if text == "ghost"]
        guided = guide(slug) is not None and not ghosts
        position.play(decide(position, dice) if guided else dice.choice(ghosts or position.legal))
    return position


def other_world(position: ronron.Position, seat: int) -> ronron.Position:
    """A world that really differs, and not to this seat."""
    for attempt in range(200):
        other = scrambled(position, seat, random.Random(attempt))
        if truth(other.beginning()) != truth(position.beginning()):
            return other
    raise AssertionError(f"there is no other world for seat {seat} after {position.log(seat)}")


class Scripted(Chance):
    """Deals these games, and draws what was drawn in them."""

    def __init__(self, games: Iterable[ronron.Position]) -> None:
        self.games = iter(games)
        self.game: ronron.Position | None = None

    def deal(self, game: ronron.Game, players: int, options: Mapping[str, Any]) -> str:
        self.game = next(self.games)
        return self.game.beginning().notation()

    def draw(self, position: ronron.Position) -> int:
        assert self.game is not None
        return self.game.decisions[len(position.decisions)]


class Line(Person):
    """A line whose commands are named the same in both worlds."""

    def ask(self, type: str, **more: Any) -> dict[str, Any]:  # noqa: A002  as on the wire
        return super().ask(type, **{"id": f"c{next(self.ids)}", **more})


class World:
    """A table at a server where nothing is left to chance: time, ids, keys, deals and draws are the script's."""

    def __init__(self, served: Served, telling: Telling, chair: int | None) -> None:
        self.served = served
        self.chair = chair
        self.traffic: list[str] = []
        """All that the viewer was sent, over every connection, in order."""
        self._open = ExitStack()
        self.chairs = range(telling.players)
        guests = [self._open.enter_context(browser(served)) for _ in range(telling.players + 1)]
        for guest, name in zip(guests, ("Mia", "Leo", "Zoé", "Ali"), strict=False):
            guest.put("/api/me", json={"name": name})
        self.ticket = open_table(
            guests[0],
            telling.slug,
            " ".join(["me", *["open"] * (telling.players - 1)]),
            options=dict(telling.options),
            listed=True,
            match=telling.match,
            practice=telling.practice,
        )
        self.tokens = {0: self.ticket["seats"][0]["token"], SPECTATOR: self.ticket["watch"]}
        for number in self.chairs[1:]:
            joined = join(guests[number], self.ticket)
            self.tokens[number] = joined["seats"][0]["token"]
            if chair == number:
                self.traffic.append(str(joined))
        self.guest: httpx2.Client = guests[-1 if chair is None else chair]
        self.seated: dict[int | None, Line] = {}
        for seated in (*self.chairs, SPECTATOR):
            self.seated[seated] = self._connect(seated)
        self.viewer = self.seated[chair]

    def __enter__(self) -> World:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def _connect(self, chair: int | None, **more: Any) -> Line:
        player = Line(self.served.port, self.tokens[chair], **more)
        self._open.callback(player.close)
        player.hear_until("presence")
        self.everybody_listens()
        return player

    def everybody_listens(self) -> None:
        """Until each has heard what was sent to them so far, the viewer first: nobody else speaks meanwhile."""
        for chair in dict.fromkeys((self.chair, *self.seated)):
            if chair in self.seated:
                self.seated[chair].send(type="ping")
                self.seated[chair].hear_until("pong")

    def play_on(self, game: ronron.Position, seats: list[int], curious: Collection[int] = ()) -> None:
        """The decisions of a game, each sent by its mover as a move or as the beginning of one."""
        position, move = game.beginning(), list[int]()
        for decision in game.decisions:
            turn = position.turn
            position.play(decision)
            if turn is None or turn == ronron.NATURE:
                continue
            move.append(decision)
            mover = self.seated[seats[turn]]
            answer = mover.move(*move)
            assert answer["type"] in ("done", "staged"), answer
            if answer["type"] == "done":
                move.clear()
            for player in self.seated.values():
                player.catch_up(mover.version)
            if len(position.decisions) in curious:
                self.pry()

    def wish_for_more(self) -> None:
        for chair in self.chairs:
            assert self.seated[chair].ask("again")["type"] == "done"
        self.everybody_listens()

    # What the viewer tries

    def pry(self) -> None:
        """Ask for everything that can be asked for without changing the game."""
        for message in [*self._questions(), *self._bad_moves(), *self._commands()]:
            self.viewer.send(**message, id=f"p{next(self.viewer.ids)}")
        for garbage in GARBAGE:
            self.viewer.socket.send(garbage)
        self.viewer.send(type="hello", protocol=PROTOCOL, token=self.tokens[self.chair])
        self.everybody_listens()
        self._ask_for_hints()
        self._ask_over_http()

    def _ask_for_hints(self) -> None:
        """What to do now, and what after a first decision; each answered before the next is asked."""
        open_now = self._open_now()
        for staged in ([], open_now[:1], open_now[-1:], [61]):
            self.viewer.ask("hint", version=self.viewer.version, decisions=staged)
        self.everybody_listens()

    def _open_now(self) -> list[int]:
        return [each["decision"] for each in self.viewer.sight["choices"]]

    def _questions(self) -> Iterator[dict[str, Any]]:
        last: int = self.viewer.sight["decided"]
        for decided in {0, 1, 2, last // 2, last, last + 1}:
            yield {"type": "look", "decided": decided}
            yield {"type": "describe", "decided": decided, "decisions": []}
        for decision in self._open_now()[:3] or [0]:
            yield {"type": "describe", "decided": last, "decisions": [decision]}
        yield {"type": "resync"}

    def _bad_moves(self) -> Iterator[dict[str, Any]]:
        """Illegal, stale, too long, out of turn: none of them can be carried out."""
        version, open_now = self.viewer.version, self._open_now()
        for decision in sorted(set(range(25)) - set(open_now))[::3]:
            yield {"type": "move", "version": version, "decisions": [decision]}
        for first, second in itertools.product(open_now[:3] or [0], (0, 12, 24)):
            yield {"type": "move", "version": version, "decisions": [first, *[second] * LONGER_THAN_A_TURN]}
        for other in (0, 1, version + 1000):
            yield {"type": "move", "version": other, "decisions": open_now[:1] or [0]}
        yield {"type": "move", "version": version, "decisions": [61]}

    def _commands(self) -> Iterator[dict[str, Any]]:
        yield {"type": "take_back", "version": 0}
        yield {"type": "again"} if self.viewer.sight["phase"] != "over" else {"type": "come_back"}
        yield {"type": "come_back"}
        yield {"type": "say", "text": "Miaou ?"}
        yield {"type": "say", "phrase": "purr"}
        yield {"type": "say"}
        yield {"type": "kick", "chair": self.chair or 0}
        yield {"type": "mute", "chair": 9, "muted": True}
        yield {"type": "seat_bot", "chair": 0, "level": "matou"}
        yield {"type": "seat_bot", "chair": 1, "level": "lion"}
        if self.chair != self.viewer.sight["host"]:
            yield {"type": "clear_watchers"}

    def _ask_over_http(self) -> None:
        bearer = {"authorization": f"Bearer {self.tokens[self.chair]}"}
        record = f"/api/tables/{self.ticket['table']}/record"
        if self.viewer.sight["result"] is None:  # after the end it is the whole truth
            self._get(record, **bearer)
            self._get(record)
            this = {"table": self.ticket["table"], "number": self.viewer.sight["number"]}
            for door in ("replay", "review", "what-if"):
                self._post(f"/api/{door}", this, **bearer)
                self._post(f"/api/{door}", this)
        self._get(record, authorization=f"Bearer {self.ticket['invite']}")
        self._get("/api/tables/000000000000/record", **bearer)
        self._get("/api/me")
        self._get("/api/tables")
        self._get("/api/games")

    def _get(self, path: str, **headers: str) -> None:
        self._note(self.guest.get(path, headers=headers))

    def _post(self, path: str, body: object, **headers: str) -> None:
        answer = self.guest.post(path, json=body, headers=headers)
        assert answer.status_code >= 400, "a running game was given away"
        self._note(answer)

    def _note(self, answer: httpx2.Response) -> None:
        heads = [f"{name}: {value}" for name, value in answer.headers.multi_items() if name != "date"]
        asked = f"{answer.request.method} {answer.request.url.path}"
        self.traffic += [asked, str(answer.status_code), *heads, answer.text]

    def reconnect(self) -> None:
        """Come again on other lines, having seen all, something, nothing, or more than there is."""
        version = self.viewer.version
        for since in (None, 1, version // 2, version - 1, version, version + 5):
            line = self._connect(self.chair, since=since)
            self.hang_up(line)

    def hang_up(self, line: Line) -> None:
        """Close a second line, and wait until everybody at the table has heard of it."""
        line.close()
        self.traffic += ["-- another line", *line.heard]
        self.viewer.hear_until("presence")
        self.everybody_listens()

    def leave_and_come_back(self) -> None:
        """Get up in the middle of a game, try to move, and sit down again."""
        if self.chair is not None and self.viewer.sight["phase"] == "playing":
            self.viewer.ask("leave")
            self.viewer.move(0)
            self.viewer.ask("come_back")
            self.everybody_listens()

    def take_back(self) -> None:
        """Take back a turn wherever that is allowed; it is not if the turn revealed something."""
        answers = []
        for chair in self.chairs:
            answer = self.seated[chair].ask("take_back", version=self.viewer.version)
            answers.append(answer.get("code", answer["type"]))
            self.everybody_listens()
        assert {"done", "already_shown"} & set(answers)

    def close_table(self) -> None:
        """The host ends it all; what is told then, and after."""
        self.seated[self.viewer.sight["host"]].send(type="close", id="close")
        for player in self.seated.values():
            player.hear_until("bye")
            with pytest.raises(ConnectionClosed):
                player.hear()
        self.traffic.append(str(self.viewer.socket.close_code))
        self._ask_over_http()
        with Line(self.served.port, self.tokens[self.chair]) as late:
            late.hear_until("presence")
            for decided in range(late.sight["decided"] + 1):
                late.ask("look", decided=decided)
                late.ask("describe", decided=decided, decisions=[])
        self.traffic += ["-- late", *late.heard]

    def all_traffic(self) -> list[str]:
        return ["-- main line", *self.viewer.heard, *self.traffic]


class Ticking:
    """A clock that goes on whenever somebody looks at it."""

    def __init__(self) -> None:
        self._ticks = itertools.count(1)

    def __call__(self) -> int:
        return START + STEP_MS * next(self._ticks)

    def settle(self) -> int:
        return 0


@contextmanager
def scripted_server(data: Path, patch: pytest.MonkeyPatch, games: Iterable[ronron.Position]) -> Iterator[Served]:
    """A server whose only freedom is the games dealt at its tables, in this order."""
    games = list(games)
    data.mkdir()
    (data / KEY_FILE).write_bytes(bytes(range(32)))
    tables, people = itertools.count(1), itertools.count(1)
    with patch.context() as context:
        context.setattr("ronron.server.play.reception.new_table", lambda: f"{next(tables):012x}")
        for module in ("http.caller", "play.reception"):
            context.setattr(f"ronron.server.{module}.new_person", lambda: f"person-{next(people)}")
        slugs = tuple({game.game.slug for game in games})
        with serving(data, chance=Scripted(games), now=Ticking(), hint=SOME_THOUGHT, games=slugs) as served:
            yield served


def tell(served: Served, telling: Telling, games: list[ronron.Position], chair: int | None) -> list[str]:
    """The whole story, with a viewer who pries wherever there is something to pry into; what the viewer was sent."""
    with World(served, telling, chair) as made:
        for number, game in enumerate(games):
            if number:
                made.wish_for_more()
            made.pry()
            made.play_on(game, telling.chairs(number), telling.curious)
        made.pry()
        if telling.practice:
            made.take_back()
            made.pry()
        made.leave_and_come_back()
        made.reconnect()
        made.close_table()
        return made.all_traffic()


def difference(one: list[str], other: list[str]) -> str | None:
    """The first thing that is not the same to the byte."""
    for mine, theirs in itertools.zip_longest(one, other):
        if mine != theirs:
            return f"{mine}\n!=\n{theirs}"
    return None
