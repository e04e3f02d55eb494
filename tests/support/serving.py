"""A real server on a real socket, in a thread of the test, and people who talk to it."""

from __future__ import annotations

import contextlib
import itertools
import threading
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx2
import msgspec
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from ronron.server.app import create_app
from ronron.server.house import House
from ronron.server.protocol import PROTOCOL
from ronron.server.run import Server, bind, configure
from ronron.server.settings import Limits, Settings
from ronron.server.store.store import Store

PATIENT_S = 20
DATABASE = "tables.sqlite3"
FREE_LIMITS = Limits(
    messages=(1e6, 10**6),
    requests=(1e6, 10**6),
    openings=(1e6, 10**6),
    guesses=(1e6, 10**6),
    hints=(1e6, 10**6),
    renames=(1e6, 10**6),
    replays=(1e6, 10**6),
    wishes=(1e6, 10**6),
    messages_per_address=(1e9, 10**9),
    handshakes=(1e6, 10**6),
    connections_per_address=10**6,
    tcp_per_address=10**6,
)
"""Generous limits, for tests that are not about limits."""


class Served:
    """A server that runs."""

    def __init__(self, port: int, house: House) -> None:
        self.port = port
        self.house = house
        self.url = f"http://127.0.0.1:{port}"

    def guest(self) -> httpx2.Client:
        """A browser without any cookie yet."""
        return browser_at(self.url)


def browser_at(url: str) -> httpx2.Client:
    """A browser without cookies, and without certificates, since reading those takes longer than opening a table."""
    return httpx2.Client(base_url=url, timeout=PATIENT_S, verify=False)


@cache
def blank_database() -> bytes:
    """A database that was just migrated: every server that starts from nothing would make the same."""
    with TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder))
        with Store(settings.database_url).starting():
            pass
        return (settings.data / DATABASE).read_bytes()


def lay_database(data: Path) -> None:
    """Put a blank database where a server would make one: to migrate takes longer than all else it begins with."""
    data.mkdir(parents=True, exist_ok=True)
    if not (data / DATABASE).exists():
        (data / DATABASE).write_bytes(blank_database())


@contextlib.contextmanager
def serving(data: Path, **chosen: Any) -> Iterator[Served]:
    """A server for as long as the block lasts; ready when it begins. Its bots do not wait for anybody to follow."""
    usual = {"limits": FREE_LIMITS, "bot_pace_s": 0.0}
    settings = Settings(data=data, **{**usual, **chosen})
    if settings.database is None:
        lay_database(data)
    app = create_app(settings)
    listening = bind("127.0.0.1", 0)
    server = Server(configure(app, settings), app.state.house)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    served = Served(listening.getsockname()[1], app.state.house)
    try:
        wait_until(lambda: server.started)
        games = app.state.house.games  # asked here and not over HTTP: how often would be counted by the server
        wait_until(lambda: all(games.can_think(slug) or games.failed(slug) for slug in games.slugs), 240)
        with served.guest() as guest:
            assert guest.get("/health").json()["status"] == "ok"
        yield served
    finally:
        server.should_exit = True
        thread.join(PATIENT_S)
        listening.close()
        assert not thread.is_alive()


def wait_until(happened: Any, seconds: float = PATIENT_S) -> None:
    """Wait until a condition is true; the test fails if it takes too long."""
    deadline = time.monotonic() + seconds
    while not happened():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.01)


def seen_after(news: dict[str, Any]) -> dict[str, Any]:
    """The table after an event: view and prompt are those of the last picture, if there are pictures."""
    last = news["pictures"][-1] if news["pictures"] else news["sight"]
    return {**news["sight"], "view": last["view"], "prompt": last["prompt"]}


class Player:
    """Somebody at a table, or watching it. Checks on the way that event numbers follow each other."""

    def __init__(
        self,
        port: int,
        token: str,
        since: int | None = None,
        origin: str | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        self.socket: ClientConnection = connect(
            f"ws://127.0.0.1:{port}/ws",
            compression=None,
            max_size=None,
            max_queue=None,
            origin=Origin(origin) if origin else None,
            additional_headers=headers,
            open_timeout=PATIENT_S,
        )
        self.heard: list[str] = []
        """Every frame as it came."""
        self.sight: dict[str, Any] = {}
        self.version = since or 0
        self.ids = itertools.count(1)
        self.send(type="hello", protocol=PROTOCOL, token=token, **({} if since is None else {"since": since}))

    def __enter__(self) -> Player:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.socket.close()

    def send(self, **message: Any) -> None:
        self.socket.send(msgspec.json.encode(message).decode())

    def hear(self, timeout: float = PATIENT_S) -> dict[str, Any]:
        """The next message."""
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        message: dict[str, Any] = msgspec.json.decode(text)
        if message["type"] == "event":
            assert message["news"]["number"] == self.version + 1
            self.sight, self.version = seen_after(message["news"]), message["news"]["number"]
        elif message["type"] == "table":
            self.sight, self.version = message["sight"], message["sight"]["version"]
        return message

    def hear_until(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types; those before it are heard and passed over."""
        while (message := self.hear())["type"] not in types:
            pass
        return message

    def catch_up(self, version: int) -> None:
        """Listen until this version has been heard of."""
        while self.version < version:
            self.hear()

    def ask(self, type: str, **more: Any) -> dict[str, Any]:  # noqa: A002  as on the wire
        """Send a command and hear its answer."""
        id = more.pop("id", f"c{next(self.ids)}")  # noqa: A001
        self.send(type=type, id=id, **more)
        while (message := self.hear()).get("id") != id:
            pass
        return message

    def move(self, *decisions: int, **more: Any) -> dict[str, Any]:
        """Decide, having seen all there is to see."""
        return self.ask("move", **{"version": self.version, "decisions": list(decisions), **more})

    def my_turn(self) -> bool:
        return bool(self.sight["choices"])

    def move_somehow(self, choose: Any) -> dict[str, Any]:
        """A whole move by choosing one of the choices until it is finished."""
        decisions = [choose(self.sight["choices"])["decision"]]
        while (answer := self.move(*decisions))["type"] == "staged":
            decisions.append(choose(answer["choices"])["decision"])
        return answer


def open_table(guest: httpx2.Client, game: str = "poche", seats: str = "me open", **more: Any) -> dict[str, Any]:
    """A table; seats are me, open or the level of a bot."""
    wishes = [{"kind": word} if word in ("me", "open") else {"kind": "bot", "level": word} for word in seats.split()]
    answer = guest.post("/api/tables", json={"game": game, "seats": wishes, **more})
    assert answer.status_code == 200, answer.text
    ticket: dict[str, Any] = answer.json()
    return ticket


def join(guest: httpx2.Client, ticket: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Sit down with an invitation."""
    answer = guest.post("/api/join", json={"invite": ticket["invite"], **more})
    assert answer.status_code == 200, answer.text
    joined: dict[str, Any] = answer.json()
    return joined
