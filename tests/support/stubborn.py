"""People who play to the end whatever happens to the connection: they come back, and ask again until answered.

They write down what they asked for, what they were answered and what they heard, for `support.truth` to judge.
"""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Callable, Sequence
from typing import Any

import httpx2
import msgspec

from ronron.server.protocol import PROTOCOL
from support.processes import LONG_S
from support.serving import seen_after
from support.wire import GoneError, Wire

Where = Callable[[], int]
"""Tells the port the server listens on now; 0 while it does not."""
RETRY_S = 0.02
ANSWERS = ("done", "staged", "refused", "moment", "hinted", "table", "pong")
"""What the server says to one person because that person said something."""


class Stubborn:
    """Somebody at a table, or, without a chair, watching it."""

    def __init__(self, where: Where, token: str, chair: int | None, rng: random.Random) -> None:
        self.where, self.token, self.chair, self.rng = where, token, chair, rng
        self.sight: dict[str, Any] = {}
        self.version = 0
        self.asked: dict[str, dict[str, Any]] = {}
        """Every command by its id."""
        self.done: dict[str, int] = {}
        """The commands that were acknowledged, and the event each led to."""
        self.refused: list[tuple[str, str]] = []
        """Commands that were refused, and the code."""
        self.news: dict[int, str] = {}
        """The frame of every event that was heard of, by its number."""
        self.wholes: list[dict[str, Any]] = []
        """Every whole table that was shown."""
        self.complaints: list[str] = []
        """Messages that the server should never have sent."""
        self.arrivals = 0
        self.slowest = 0.0
        """The longest an answer took on a connection that held, in seconds."""
        self._wire: Wire | None = None

    # Being there

    @property
    def wire(self) -> Wire:
        """The connection; a new one if there is none."""
        deadline = time.monotonic() + LONG_S
        while self._wire is None:
            assert time.monotonic() < deadline, "the server never came back"
            try:
                self._arrive()
            except GoneError:
                self.vanish()
                time.sleep(RETRY_S)
        return self._wire

    def _arrive(self) -> None:
        self._wire = self.connect()
        self._wire.send(self.hello())
        self.hear_until("table", "presence")
        self.arrivals += 1

    def connect(self) -> Wire:
        """A new connection, on which nothing has been said yet."""
        return Wire(self.where())

    def hello(self) -> str:
        """The first message: what was seen last is told, so that nothing is missed."""
        return encode({"type": "hello", "protocol": PROTOCOL, "token": self.token, "since": self.version or None})

    def vanish(self) -> None:
        """Lose the connection."""
        if self._wire is not None:
            self._wire.cut()
            self._wire = None

    def close(self) -> None:
        """Hang up."""
        if self._wire is not None:
            self._wire.close()
            self._wire = None

    # Hearing

    def hear_until(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types, on the connection there is."""
        while (message := self._hear())["type"] not in types:
            pass
        return message

    def _hear(self) -> dict[str, Any]:
        if self._wire is None:
            raise GoneError(None)
        text = self._wire.hear()
        message: dict[str, Any] = msgspec.json.decode(text)
        self._note(message, text)
        return message

    def _note(self, message: dict[str, Any], text: str) -> None:
        if message["type"] == "event":
            self._note_event(message["news"], text)
        elif message["type"] == "table":
            self.wholes.append(message)
            self.sight, self.version = message["sight"], message["sight"]["version"]
        elif message["type"] == "done":
            self._note_done(message["id"], message["version"])

    def _note_event(self, news: dict[str, Any], text: str) -> None:
        if news["number"] != self.version + 1:
            self.complaints.append(f"event {news['number']} came after {self.version}")
        if self.news.setdefault(news["number"], text) != text:
            self.complaints.append(f"event {news['number']} was told in two ways")
        self.sight, self.version = seen_after(news), news["number"]

    def _note_done(self, command: str, version: int) -> None:
        if self.done.setdefault(command, version) != version:
            self.complaints.append(f"command {command} is said to be event {self.done[command]} and event {version}")
        if version > self.version:
            self.complaints.append(f"command {command} was answered before event {version} was told")

    def catch_up(self, version: int) -> None:
        """Listen until this version has been heard of."""
        while self.version < version:
            try:
                assert self.wire
                if self.version < version:
                    self._hear()
            except GoneError:
                self.vanish()

    # Asking

    def ask(self, **message: Any) -> dict[str, Any]:
        """Send a command until it is answered, with the same id each time."""
        id = f"{self.chair}.{len(self.asked) + 1}"  # noqa: A001
        self.asked[id] = message = {"id": id, **message}
        while True:
            try:
                assert self.wire
                began = time.monotonic()
                self.deliver(encode(message))
                answer = self._hear_answer(id)
                self.slowest = max(self.slowest, time.monotonic() - began)
                return answer
            except GoneError:
                self.vanish()

    def deliver(self, text: str) -> None:
        """Send a command; `Unruly` overrides this."""
        self.wire.send(text)

    def _hear_answer(self, id: str) -> dict[str, Any]:  # noqa: A002
        while (answer := self._hear()).get("id") != id:
            pass
        if answer["type"] == "refused":
            self.refused.append((id, answer["code"]))
        return answer

    def my_turn(self) -> bool:
        return bool(self.sight.get("choices"))

    def move(self) -> dict[str, Any]:
        """A whole move, chosen by chance; the last answer."""
        version, decisions = self.version, [self._choose(self.sight["choices"])]
        while (answer := self.ask(type="move", version=version, decisions=decisions))["type"] == "staged":
            decisions = [*decisions, self._choose(answer["choices"])]
        return answer

    def _choose(self, choices: list[dict[str, Any]]) -> int:
        decision: int = self.rng.choice(choices)["decision"]
        return decision


class Party:
    """A table of two who play and one who watches, all in one thread."""

    def __init__(
        self, where: Where, ticket: dict[str, Any], rng: random.Random, people: Sequence[type[Stubborn]] = ()
    ) -> None:
        self.table: str = ticket["table"]
        kinds = people or [Stubborn] * len(ticket["seats"])
        self.players = [
            kind(where, seat["token"], seat["chair"], rng) for kind, seat in zip(kinds, ticket["seats"], strict=True)
        ]
        self.watcher = Stubborn(where, ticket["watch"], None, rng)

    @property
    def everybody(self) -> list[Stubborn]:
        return [*self.players, self.watcher]

    @property
    def over(self) -> bool:
        """Whether the game is over, as far as anybody here knows."""
        return any(each.sight.get("phase") == "over" for each in self.players)

    def gather(self) -> None:
        """Everybody hears what anybody has heard."""
        newest = max(1, *(each.version for each in self.everybody))
        for each in self.everybody:
            each.catch_up(newest)

    def move(self) -> dict[str, Any]:
        """Let the player whose turn it is move; returns the answer."""
        self.gather()
        mover = next(each for each in self.players if each.my_turn())
        return mover.move()

    def play(self, moves: int = 1000) -> int:
        """So many moves, or to the end of the game; how many were made."""
        made = 0
        self.gather()
        while made < moves and not self.over:
            made += self.move()["type"] == "done"
            self.gather()
        return made

    def look_again(self) -> None:
        """What everybody knows from one event after the other is what a newcomer with the same right is shown."""
        self.gather()
        for each in self.everybody:
            newcomer = Stubborn(each.where, each.token, each.chair, each.rng)
            newcomer.catch_up(each.version)
            if newcomer.sight != each.sight:
                each.complaints.append(f"a newcomer sees something else at event {each.version}")
            newcomer.close()

    def close(self) -> None:
        for each in self.everybody:
            each.close()


def open_for_two(where: Where, **more: Any) -> dict[str, Any]:
    """A table of Chats de poche where both chairs are played from here, as soon as the server lets us."""
    wish = {"game": "poche", "seats": [{"kind": "me", "name": name} for name in ("Minette", "Félix")], **more}
    deadline = time.monotonic() + LONG_S
    with httpx2.Client(timeout=LONG_S) as guest:
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx2.TransportError):
                answer = guest.post(f"http://127.0.0.1:{where()}/api/tables", json=wish)
                if answer.status_code == 200:
                    ticket: dict[str, Any] = answer.json()
                    return ticket
                assert answer.status_code in (429, 503), answer.text
            time.sleep(10 * RETRY_S)
    raise AssertionError("the server never opened a table")


def encode(message: dict[str, Any]) -> str:
    """A message as it travels."""
    return msgspec.json.encode(message).decode()
