"""People at a real table: who sits down, connects and listens."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any, Self

import httpx2
import msgspec
from websockets import ConnectionClosed

from support.serving import Player, Served, join, open_table

_names = itertools.count(1)


class Person(Player):
    """A player whose socket is entered before it is used, as websockets asks for since version 17.1.

    The ids of its commands are unique in the test, on all connections.
    """

    def __enter__(self) -> Self:
        return self

    def send(self, **message: Any) -> None:
        self.socket.__enter__()
        super().send(**message)

    def ask(self, type: str, **more: Any) -> dict[str, Any]:  # noqa: A002  as on the wire
        return super().ask(type, **{"id": f"{type}-{next(_names)}", **more})

    def whole(self) -> dict[str, Any]:
        """The whole table as it is now."""
        self.listen()
        self.send(type="resync", id="resync")
        return self.hear_until("table")

    def refusal(self, **message: Any) -> str:
        """Why a message was refused that may not even be read."""
        self.send(**message)
        return str(self.hear_until("refused")["code"])

    def hear_rest(self) -> list[dict[str, Any]]:
        """All messages until the server closes the connection."""
        rest = []
        try:
            while True:
                rest.append(self.hear())
        except ConnectionClosed:
            return rest

    def listen(self) -> list[dict[str, Any]]:
        """All messages sent so far."""
        before = len(self.heard)
        self.send(type="ping", n=7)
        self.hear_until("pong")
        return [msgspec.json.decode(text) for text in self.heard[before:-1]]

    @property
    def close_code(self) -> int | None:
        return self.socket.close_code


class HandsOfTime:
    """A clock that the test moves forward."""

    def __init__(self) -> None:
        self.ms = 1_700_000_000_000

    def __call__(self) -> int:
        return self.ms

    def settle(self) -> int:
        return 0

    def forward(self, seconds: float) -> None:
        self.ms += int(seconds * 1000)


@dataclass
class Company:
    """People at one table, each with a browser; the first opened it."""

    served: Served
    ticket: dict[str, Any]
    browsers: list[httpx2.Client]
    tokens: list[str]
    people: list[Person]
    _open: ExitStack = field(repr=False)

    @property
    def table(self) -> str:
        return str(self.ticket["table"])

    def ticket_now(self) -> dict[str, Any]:
        """The ticket of the person who opened the table, with the current invitation."""
        tables = self.browsers[0].get("/api/me").json()["tables"]
        (ticket,) = [dict(each["ticket"]) for each in tables if each["table"] == self.table]
        return ticket

    def browser(self) -> httpx2.Client:
        """One more browser, of somebody who is not here yet."""
        return self._open.enter_context(browser(self.served))

    def connect(self, token: str, since: int | None = None) -> Person:
        """One more connection to the table."""
        person = Person(self.served.port, token, since)
        self._open.callback(person.close)
        return person

    def watch(self) -> Person:
        """Somebody who watches."""
        person = self.connect(self.ticket["watch"])
        person.hear_until("presence")
        return person

    def listen(self) -> None:
        """Everybody hears all that was sent to them so far."""
        for person in self.people:
            person.listen()

    def mover(self) -> int:
        """The chair to decide."""
        self.listen()
        (chair,) = [number for number, person in enumerate(self.people) if person.my_turn()]
        return chair

    def play_to_the_end(self) -> None:
        """Play the first choice each time until the game is over."""
        self.listen()
        while self.people[0].sight["phase"] == "playing":
            person = self.people[self.mover()]
            assert person.move_somehow(lambda choices: choices[0])["type"] == "done"
            self.listen()


@contextmanager
def company(served: Served, game: str = "leduc", seats: str = "me open", **more: Any) -> Iterator[Company]:
    """A table with somebody on each open chair, all of them connected."""
    with ExitStack() as stack:
        browsers = [stack.enter_context(browser(served))]
        ticket = open_table(browsers[0], game, seats, **more)
        tokens = [ticket["seats"][0]["token"]]
        for _ in range(seats.split().count("open")):
            browsers.append(stack.enter_context(browser(served)))
            tokens.append(join(browsers[-1], ticket)["seats"][0]["token"])
        made = Company(served, ticket, browsers, tokens, [], stack)
        for token in tokens:
            made.people.append(made.connect(token))
            made.people[-1].hear_until("presence")
        made.listen()
        yield made


def browser(served: Served) -> httpx2.Client:
    """A browser without cookies."""
    return served.guest()
