"""Whom the server answers to: by which name, from which page, on whose behalf; and how addresses are counted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets import Origin
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ronron.cli import app
from ronron.errors import OptionError
from ronron.server.limits.address import counted_as
from ronron.server.limits.buckets import FORGET_AFTER, Buckets
from ronron.server.net.hosts import check_origin
from ronron.server.settings import Limits
from support.people import browser
from support.raw import Raw
from support.rights import refusal_of
from support.serving import FREE_LIMITS, Served, serving, wait_until
from support.wire import GoneError, Wire

PUBLIC = "https://ronron.example"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("data"), origins=(PUBLIC, "http://other.example:81"), proxied=True) as server:
        yield server


# By which name

OURS = (
    "127.0.0.1:8787",
    "192.168.1.7",
    "[::1]:8787",
    "[fe80::1]",
    "localhost",
    "LOCALHOST:1",
    "ronron.localhost",
    "cat",
    "cat:8787",
    "cat.local",
    "cat.local.",
    "cat.lan",
    "cat.home.arpa",
    "cat.internal",
    "ronron.example",
    "Ronron.Example:443",
    "other.example",
)
STRANGE = (
    "evil.example",
    "evil.example:8787",
    "127.0.0.1.evil.example",
    "127.0.0.1.nip.io",
    "evil-ronron.example",
    "evil.ronron.example",
    "localhost.evil.example",
    "local.evil.example",
    "lan.com",
)
BROKEN = ("", "127.0.0.1@evil.example", "evil.example/127.0.0.1", "localhost:x", "[::1", "a b")


@pytest.mark.parametrize("host", OURS)
def test_an_address_or_a_name_no_stranger_can_own_is_answered(served: Served, host: str) -> None:
    with Raw(served.port) as raw:
        raw.ask("/api/games", host=host)
        assert raw.answer().status == 200


@pytest.mark.parametrize("host", STRANGE)
@pytest.mark.parametrize("path", ["/", "/api/games", "/health", "/nowhere"])
def test_a_name_a_stranger_may_own_is_not_answered_wherever_it_leads(served: Served, path: str, host: str) -> None:
    with Raw(served.port) as raw:
        raw.ask(path, f"Origin: http://{host}", host=host)
        answer = raw.answer()
        assert (answer.status, answer.code) == (421, "other_host")
        assert "x-frame-options" in answer.headers
        assert b"--origin" in answer.body


@pytest.mark.parametrize("host", BROKEN)
def test_a_host_that_is_none_is_refused(served: Served, host: str) -> None:
    with Raw(served.port) as raw:
        raw.ask("/", host=host)
        answer = raw.answer()
        assert (answer.status, answer.code) == (400, "bad_host")


def test_no_host_or_two_are_refused(served: Served) -> None:
    with Raw(served.port) as none, Raw(served.port) as two:
        none.send(b"GET / HTTP/1.0\r\n\r\n")
        two.ask("/", "Host: localhost")
        assert [(answer.status, answer.code) for answer in (none.answer(), two.answer())] == [(400, "bad_host")] * 2


def test_a_websocket_is_not_opened_under_a_strangers_name(served: Served) -> None:
    before = _cut(served, "other_host")
    with Raw(served.port) as raw:
        shake = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {KEY}")
        raw.ask("/ws", *shake, "Origin: http://evil.example", host="evil.example")
        answer = raw.answer()
        assert (answer.status, answer.code) == (421, "other_host")
    assert _cut(served, "other_host") == before + 1


KEY = "dGhlIHNhbXBsZSBub25jZQ=="


def _cut(served: Served, why: str) -> float:
    return served.house.metrics.registry.get_sample_value("ronron_cut_connections_total", {"why": why}) or 0


# From which page

PAGES: tuple[tuple[str, str, str, bool], ...] = (
    ("ronron.example", "https", PUBLIC, True),
    ("ronron.example", "https", "http://ronron.example", False),
    ("ronron.example", "http", "http://ronron.example", False),
    ("ronron.example", "http", PUBLIC, True),
    ("localhost", "http", "http://localhost", True),
    ("localhost", "http", "https://localhost", False),
    ("localhost", "https", "https://localhost", True),
    ("localhost", "https", "http://localhost", False),
    ("localhost:1", "http", "http://localhost", False),
    ("localhost", "http", "null", False),
    ("localhost", "http", "", False),
)


@pytest.mark.parametrize(("host", "scheme", "origin", "welcome"), PAGES)
def test_a_page_is_ours_if_its_scheme_is_too(
    served: Served, host: str, scheme: str, origin: str, welcome: bool
) -> None:
    with browser(served) as guest:
        headers = {"host": host, "x-forwarded-proto": scheme, "origin": origin}
        answer = guest.put("/api/me", json={"name": "Mia"}, headers=headers)
        assert (answer.status_code == 200) == welcome
        assert welcome or refusal_of(answer) == (403, "other_origin")


def test_two_origins_are_one_too_many(served: Served) -> None:
    with Raw(served.port) as raw:
        body = ("Content-Type: application/json", "Content-Length: 2")
        raw.ask("/api/me", "Origin: http://localhost", "Origin: https://evil.example", *body, method="PUT")
        raw.send(b"{}")
        assert raw.answer().code == "other_origin"


def test_a_socket_refused_to_a_strangers_page_is_counted(served: Served) -> None:
    before = _cut(served, "other_origin")
    with pytest.raises(InvalidStatus):
        connect(f"ws://127.0.0.1:{served.port}/ws", origin=Origin("https://evil.example"))
    assert _cut(served, "other_origin") == before + 1


# On whose behalf

PASSED_ON = (
    ("Forwarded", "for=192.0.2.1"),
    ("X-Forwarded-For", "127.0.0.1"),
    ("X-Forwarded-Proto", "https"),
    ("X-Forwarded-Host", "localhost"),
    ("X-Real-IP", "127.0.0.1"),
    ("Via", "1.1 proxy"),
    ("CF-Connecting-IP", "192.0.2.1"),
    ("True-Client-IP", "192.0.2.1"),
    ("Host", "ronron.example"),
    ("Host", "192.168.1.7"),
)


@pytest.mark.parametrize("header", PASSED_ON, ids=str)
def test_counts_are_not_told_through_a_proxy(served: Served, header: tuple[str, str]) -> None:
    with browser(served) as guest:
        assert refusal_of(guest.get("/metrics", headers=[header])) == (403, "no_right")
        assert guest.get("/metrics").status_code == 200
        assert guest.get("/metrics", headers={"host": "[::1]:8787"}).status_code == 200


def test_behind_a_proxy_the_public_address_must_be_named(tmp_path: Path) -> None:
    told = CliRunner().invoke(app, ["serve", "--behind-proxy", "--data", str(tmp_path)])
    assert "--origin" in str(told.exception)


@pytest.mark.parametrize("origin", ["ronron.example", "ftp://ronron.example", "https://", "https://a/b", "https://a?b"])
def test_an_origin_no_browser_would_send_is_a_mistake(origin: str) -> None:
    with pytest.raises(OptionError, match="write it like https://"):
        check_origin(origin)


def test_an_origin_is_kept_as_browsers_write_it() -> None:
    assert check_origin("HTTPS://Ronron.Example/") == PUBLIC


# How addresses are counted

SAME = (
    ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
    ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
    ("::ffff:192.0.2.1", "192.0.2.1", True),
    ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
    ("64:ff9b::192.0.2.1", "192.0.2.1", True),
    ("2002:c000:201::1", "192.0.2.1", True),
    ("2002:c000:201:7::1", "2002:c000:202:7::1", False),
    ("fe80::1%eth0", "fe80::2%eth1", True),
    ("192.0.2.1", "192.0.2.2", False),
    ("::1", "::2", False),
    ("", "no address", False),
)


@pytest.mark.parametrize(("one", "other", "same"), SAME)
def test_who_has_a_whole_network_counts_once(one: str, other: str, same: bool) -> None:
    assert (counted_as(one) == counted_as(other)) == same


def test_limits_count_a_forwarded_ipv6_address_by_its_network(tmp_path: Path) -> None:
    limits: dict[str, Any] = {**vars(FREE_LIMITS), "requests": (0.001, 6), "handshakes": (0.001, 2)}
    with serving(tmp_path, limits=Limits(**limits), proxied=True) as served, browser(served) as guest:
        answers = [
            guest.get("/api/games", headers={"x-forwarded-for": f"2001:db8:0:{site}::{number:x}"}).status_code
            for site in (1, 2)
            for number in range(10)
        ]
        assert answers == ([200] * 6 + [429] * 4) * 2
        lines = [Wire(served.port), Wire(served.port)]
        with pytest.raises(GoneError):
            Wire(served.port)
        assert _cut(served, "too_fast") == 1
        for line in lines:
            line.cut()
        wait_until(lambda: not served.house.connections)


def test_forgetting_addresses_is_quick_and_begins_with_those_not_seen_for_longest() -> None:
    buckets = Buckets(0.001, 1)
    buckets.take("first")
    for number in range(FORGET_AFTER - 1):
        buckets.take(str(number))
    assert buckets.take("first") > 0
    buckets.take("one more")
    assert (buckets.wait("first") > 0, buckets.wait("0"), buckets.wait("1") > 0) == (True, 0, True)
