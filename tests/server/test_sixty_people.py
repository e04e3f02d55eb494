"""Sixty people behind one address, several tabs each, are refused nothing by the limits a server has unless told."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

import httpx2
import msgspec
import pytest

from ronron.server.http.pages import STATIC
from ronron.server.protocol import PROTOCOL
from ronron.server.settings import Limits
from support.people import browser
from support.raw import Raw
from support.serving import Served, join, open_table, serving
from support.wire import Wire

PEOPLE = 60
TABS = 4
BROWSER_CONNECTIONS = 6
"""Which a browser opens to load a page."""
PHONE_BYTES_PER_S = 50_000


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("data"), limits=Limits()) as server:
        yield server


@dataclass
class Visitor:
    """Somebody with a browser."""

    served: Served
    stack: ExitStack
    guest: httpx2.Client = field(init=False)

    def __post_init__(self) -> None:
        self.guest = self.stack.enter_context(browser(self.served))

    def load_pages(self) -> None:
        """What every tab asks for while it loads."""
        for _ in range(TABS):
            for path in ("/", "/api/games", "/api/me", "/api/tables"):
                assert self.guest.get(path).status_code == 200
        for _ in range(BROWSER_CONNECTIONS - 1):
            raw = self.stack.enter_context(Raw(self.served.port))
            raw.ask("/api/games")
            assert raw.answer().status == 200

    def connect(self, token: str) -> list[Wire]:
        """A line to the table in every tab."""
        tabs = [self.stack.enter_context(Wire(self.served.port)) for _ in range(TABS)]
        for tab in tabs:
            tab.send(msgspec.json.encode({"type": "hello", "protocol": PROTOCOL, "token": token}).decode())
            assert '"type":"table"' in tab.hear()
        return tabs


@pytest.mark.parametrize("opening", [True, False], ids=["each opens a table", "each joins one"])
def test_sixty_people_behind_one_address_are_refused_nothing(served: Served, opening: bool) -> None:
    served.house.openings._buckets.clear()
    served.house.requests._buckets.clear()
    served.house.handshakes._buckets.clear()
    with ExitStack() as stack:
        people = [Visitor(served, stack) for _ in range(PEOPLE)]
        for person in people:
            person.load_pages()
        tabs = [tab for each in zip(people, _tokens(people, opening), strict=True) for tab in each[0].connect(each[1])]
        assert len(tabs) == served.house.connections["127.0.0.1"] == PEOPLE * TABS
        for tab in tabs:
            tab.send('{"type":"ping","n":1}')
            while '"pong"' not in tab.hear():
                pass
    assert not _refusals(served)


def _tokens(people: list[Visitor], opening: bool) -> Iterator[str]:
    ticket: dict[str, Any] = {}
    for number, person in enumerate(people):
        if opening or number % 2 == 0:
            ticket = open_table(person.guest, "leduc")
            yield ticket["seats"][0]["token"]
        else:
            yield join(person.guest, ticket)["seats"][0]["token"]


def _refusals(served: Served) -> dict[str, float]:
    counts = [each for metric in served.house.metrics.cut.collect() for each in metric.samples]
    return {each.labels["why"]: each.value for each in counts if each.name.endswith("_total") and each.value}


def test_the_page_loads_whole_also_on_a_slow_phone(served: Served) -> None:
    with browser(served) as guest:
        assets = re.findall(r'"/(assets/[^"]+)"', guest.get("/").text)
        if not assets:
            pytest.skip("the page is not built here")
        for asset in assets:
            assert guest.get(f"/{asset}").content == (STATIC / asset).read_bytes()
    large = max((STATIC / "assets").iterdir(), key=lambda path: path.stat().st_size)
    with Raw(served.port, ear=16_384) as phone:
        phone.ask(f"/assets/{large.name}")
        assert _sip(phone).endswith(large.read_bytes())


def _sip(phone: Raw) -> bytes:
    """All that comes, at the pace of a slow phone."""
    taken = b""
    while data := phone.socket.recv(PHONE_BYTES_PER_S // 20):
        taken += data
        time.sleep(1 / 20)
    return taken
