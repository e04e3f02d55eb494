"""Bounds on what a connection may send, how slowly, and how many there may be."""

from __future__ import annotations

import dataclasses
import logging
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ronron.server.limits.cuts import QUIET_S, SENTENCES, Cuts
from ronron.server.net.wire import FRAMES_BYTES
from ronron.server.process.metrics import Metrics
from ronron.server.protocol import PROTOCOL
from support.people import Person, browser, company
from support.raw import Raw
from support.serving import FREE_LIMITS, Served, open_table, serving, wait_until
from support.wire import GoneError, Wire

HASTE = dataclasses.replace(FREE_LIMITS, header_s=1, body_s=1, idle_s=1)
POST = ("Content-Type: application/json",)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("data"), limits=HASTE) as server:
        yield server


def cut(served: Served, why: str) -> float:
    return served.house.metrics.registry.get_sample_value("ronron_cut_connections_total", {"why": why}) or 0


def bound(monkeypatch: pytest.MonkeyPatch, served: Served, in_all: int = 10**6, **chosen: Any) -> None:
    """Other bounds for connections made from now on."""
    wait_until(lambda: len(served.house.wires) + served.house.wires.reserved() == 0)
    monkeypatch.setattr(served.house.wires, "most", in_all)
    monkeypatch.setattr(served.house.wires, "limits", dataclasses.replace(HASTE, **chosen))


# Headers

LONG = {
    "one long value": b"GET /health HTTP/1.1\r\nHost: localhost\r\nA: " + b"a" * 30_000,
    "a long name": b"GET /health HTTP/1.1\r\nHost: localhost\r\n" + b"a" * 30_000,
    "many": b"GET /health HTTP/1.1\r\nHost: localhost\r\n" + b"A: b\r\n" * 5_000,
    "a long path": b"GET /" + b"a" * 30_000,
    "line ends": b"\r\n" * 15_000,
}


@pytest.mark.parametrize("header", LONG.values(), ids=LONG.keys())
def test_who_sends_too_long_a_header_is_told_so_and_hung_up_on(served: Served, header: bytes) -> None:
    before = cut(served, "header_bytes")
    with Raw(served.port) as raw:
        raw.send(header)
        answer = raw.answer()
        assert (answer.status, answer.code, answer.headers["connection"]) == (431, "header_too_large", "close")
        assert raw.is_closed()
    assert cut(served, "header_bytes") == before + 1


def test_a_header_in_small_pieces_is_measured_as_a_whole(served: Served) -> None:
    with Raw(served.port) as raw:
        raw.send(b"GET /health HTTP/1.1\r\nHost: localhost\r\n")
        raw.dribble(b"A: b\r\n" * 3_000, 0, 99)
        assert raw.answer().status == 431


def test_a_later_header_on_the_same_connection_is_measured_too(served: Served) -> None:
    with Raw(served.port) as raw:
        for _ in range(3):
            raw.ask("/health", "A: " + "a" * 10_000)
            assert raw.answer().status == 200
        raw.send(LONG["many"])
        assert raw.answer().status == 431


def test_an_endless_header_is_not_read_for_long(served: Served) -> None:
    with Raw(served.port) as raw:
        raw.send(b"GET / HTTP/1.1\r\nA: ")
        assert raw.send_until_cut(b"a" * 65_536, 100_000_000) < 20_000_000


def test_a_header_must_be_there_in_time(served: Served) -> None:
    before = cut(served, "header_time")
    with Raw(served.port) as raw:
        raw.dribble(b"GET /health HTTP/1.1", 0.1)
        assert (raw.answer().code, cut(served, "header_time")) == ("too_late", before + 1)
        assert raw.is_closed()


def test_who_never_says_anything_is_hung_up_on(served: Served) -> None:
    with Raw(served.port) as silent, Raw(served.port) as blank:
        blank.dribble(b"\r\n" * 15, 0.1)
        assert blank.answer().status == 408
        assert silent.is_closed(5)


# Bodies


@pytest.mark.parametrize("path", ["/", "/nowhere", "/api/tables", "/api/games", "/health", "/assets/x.js"])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_body_that_is_announced_too_long_is_refused_at_once_at_every_address(
    served: Served, method: str, path: str
) -> None:
    with Raw(served.port) as raw:
        raw.ask(path, *POST, "Content-Length: 65537", method=method)
        answer = raw.answer()
        assert (answer.status, answer.code) == (413, "too_large")
        assert raw.is_closed()


def test_a_body_just_within_the_bound_is_read(served: Served) -> None:
    with Raw(served.port) as raw:
        raw.ask("/api/replay", *POST, "Content-Length: 65536", method="POST")
        raw.send(b" " * 65_536)
        assert raw.answer().code == "bad_message"


CHUNKED = ("Content-Type: application/json", "Transfer-Encoding: chunked")
ENDLESS = {
    "chunks": (b"", b"1000\r\n" + b" " * 4096 + b"\r\n"),
    "tiny chunks": (b"", b"1\r\n \r\n" * 1000),
    "words between chunks": (b"1;", b"a" * 4096),
    "a trailer": (b"0\r\nA: ", b"a" * 4096),
    "trailers": (b"0\r\n", b"A: b\r\n" * 1000),
}


@pytest.mark.parametrize(("start", "again"), ENDLESS.values(), ids=ENDLESS.keys())
@pytest.mark.parametrize("path", ["/api/tables", "/nowhere"])
def test_a_chunked_body_ends_at_the_bound(served: Served, path: str, start: bytes, again: bytes) -> None:
    before = cut(served, "body_bytes")
    with Raw(served.port) as raw:
        raw.ask(path, *CHUNKED, method="POST")
        raw.send(start)
        assert raw.send_until_cut(again, 100_000_000) < 20_000_000
    assert cut(served, "body_bytes") == before + 1


def test_a_body_must_be_there_in_time(served: Served) -> None:
    before = cut(served, "body_time")
    with Raw(served.port) as raw, Raw(served.port) as unread:
        raw.ask("/api/tables", *POST, "Content-Length: 100", method="POST")
        unread.ask("/health", "Content-Length: 100")
        assert unread.answer().status == 200
        raw.dribble(b" " * 15, 0.1)
        assert (raw.answer().code, unread.is_closed(5)) == ("too_late", True)
        assert raw.is_closed()
    assert cut(served, "body_time") == before + 2


def test_a_refusal_reaches_who_is_still_sending(served: Served) -> None:
    with browser(served) as guest:
        for _ in range(20):
            answer = guest.post("/api/tables", content=b"x" * 200_000, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


# Connections between two requests


def test_an_idle_connection_is_closed_also_when_a_body_came_after_its_answer(served: Served) -> None:
    with Raw(served.port) as raw, Raw(served.port) as late:
        raw.ask()
        late.ask("/health", "Content-Length: 3")
        assert (raw.answer().status, late.answer().status) == (200, 200)
        late.send(b"abc")
        assert raw.is_closed(5)
        assert late.is_closed(5)


def test_several_requests_at_once_are_answered_in_turn(served: Served) -> None:
    with Raw(served.port) as raw:
        body = b'{"game":"nim"}'
        post = f"POST /api/lessons HTTP/1.1\r\nHost: localhost\r\n{POST[0]}\r\nContent-Length: {len(body)}\r\n\r\n"
        raw.send((post.encode() + body + b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n") * 3)
        assert [raw.answer().status for _ in range(6)] == [404, 200] * 3


def test_who_asks_on_and_on_without_waiting_for_answers_is_hung_up_on(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    before = cut(served, "pipeline")
    with Raw(served.port) as raw:
        raw.send(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 1000)
        wait_until(lambda: cut(served, "pipeline") == before + 1)
    with Raw(served.port) as raw:
        raw.send(b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n" * 20)
    wait_until(lambda: len(served.house.wires) == 0)
    assert "Traceback" not in caplog.text


# What is no HTTP/1.1

FOREIGN = {
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "TLS": bytes.fromhex("1603010200010001fc0303"),
    "CONNECT": b"CONNECT example.org:443 HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "nothing known": b"miaou\r\n\r\n",
}


@pytest.mark.parametrize("data", FOREIGN.values(), ids=FOREIGN.keys())
def test_what_is_no_request_is_refused(served: Served, data: bytes) -> None:
    with Raw(served.port) as raw:
        raw.send(data)
        answer = raw.answer()
        assert (answer.status, answer.code) == (400, "not_http")
        assert raw.is_closed()


def test_a_wish_for_another_protocol_is_answered_as_if_it_were_none(served: Served) -> None:
    before = cut(served, "bad_upgrade")
    with Raw(served.port) as raw:
        raw.ask("/health", "Connection: Upgrade, HTTP2-Settings", "Upgrade: h2c", "HTTP2-Settings: AAMAAABk")
        assert raw.answer().status == 200
        assert raw.is_closed()
    assert cut(served, "bad_upgrade") == before + 1


SHAKE = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
HANDSHAKES = {
    "a long line": ("/ws", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Cookie: " + "a" * 9_000),
    "many lines": ("/ws", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", *["A: b"] * 200),
    "a long path": ("/ws" + "a" * 9_000, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="),
    "no key": ("/ws",),
}


@pytest.mark.parametrize("lines", HANDSHAKES.values(), ids=HANDSHAKES.keys())
def test_a_handshake_that_cannot_be_read_is_refused_and_counted(served: Served, lines: tuple[str, ...]) -> None:
    before = cut(served, "bad_handshake")
    with Raw(served.port) as raw:
        raw.ask(*lines, *SHAKE)
        assert raw.answer().status == 400
        assert raw.is_closed()
    assert cut(served, "bad_handshake") == before + 1
    wait_until(lambda: len(served.house.wires) == 0)


def test_garbage_after_a_handshake_closes_that_line_alone(served: Served) -> None:
    before = cut(served, "bad_frame")
    with company(served) as two:
        with Wire(served.port) as wire:
            wire.put(b"\xff" * 1000)
            with pytest.raises(GoneError):
                wire.hear()
        assert two.people[0].ask("say", phrase="hello")["type"] == "done"
    assert cut(served, "bad_frame") == before + 1


# How many


def test_so_many_connections_from_one_address_http_and_websocket_together(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    with browser(served) as guest:
        token = open_table(guest, "leduc")["seats"][0]["token"]
    bound(monkeypatch, served, tcp_per_address=3)
    with ExitStack() as stack:
        person = stack.enter_context(Person(served.port, token))
        person.hear()
        stack.callback(person.close)
        for _ in range(2):
            stack.enter_context(Raw(served.port))
        wait_until(lambda: len(served.house.wires) == 3)
        with Raw(served.port) as fourth:
            fourth.ask("/api/games")
            answer = fourth.answer()
            assert (answer.status, answer.code, int(answer.headers["retry-after"]) > 0) == (503, "full", True)
            assert fourth.is_closed()
        with pytest.raises(GoneError):
            Wire(served.port)
        assert person.ask("say", phrase="hello")["type"] == "done"
    wait_until(lambda: len(served.house.wires) == 0)
    with Raw(served.port) as again:
        again.ask("/api/games")
        assert again.answer().status == 200


@pytest.mark.parametrize("bounds", [{"in_all": 2}, {"tcp_per_address": 2}], ids=str)
def test_an_operator_sees_how_the_server_is_while_it_is_full(
    served: Served, monkeypatch: pytest.MonkeyPatch, bounds: dict[str, int]
) -> None:
    bound(monkeypatch, served, **bounds)
    with Raw(served.port), Raw(served.port):
        wait_until(lambda: len(served.house.wires) == 2)
        for path in ("/health", "/metrics", "/"):
            with Raw(served.port) as raw:
                raw.ask(path)
                answer = raw.answer()
                assert (answer.status, raw.is_closed()) == (503 if path == "/" else 200, True)


def test_who_knocks_in_vain_a_thousand_times_is_answered_each_time_and_forgotten(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    bound(monkeypatch, served, tcp_per_address=1, header_s=60)
    monkeypatch.setattr("ronron.server.net.wire.RESERVE_S", 60)  # the first eight wait until all are in
    before = cut(served, "too_many_of_address")
    with Raw(served.port):
        wait_until(lambda: len(served.house.wires) == 1)
        with ExitStack() as stack:
            crowd = [stack.enter_context(Raw(served.port)) for _ in range(300)]
            assert [raw.answer().status for raw in crowd[8:]] == [503] * 292
        wait_until(lambda: served.house.wires.reserved() == 0)
    assert cut(served, "too_many_of_address") >= before + 292


def test_a_place_is_given_back_once_however_a_connection_ends(served: Served) -> None:
    wait_until(lambda: len(served.house.wires) == 0)
    with browser(served) as guest:
        token = open_table(guest, "leduc")["seats"][0]["token"]
    for _ in range(3):
        polite, rude, strange = Wire(served.port), Wire(served.port), Wire(served.port)
        polite.send(f'{{"type":"hello","protocol":{PROTOCOL},"token":"{token}"}}')
        polite.hear()
        strange.put(b"\xff" * 100)
        polite.close()
        rude.cut()
        with pytest.raises(GoneError):
            strange.hear()
        strange.cut()
        with Raw(served.port) as raw:
            raw.send(b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n")
            assert raw.answer().status == 400
    wait_until(lambda: len(served.house.wires) == 0)


def test_who_does_not_take_an_answer_is_cut_off_by_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ronron.server.run.STUCK_MS", 500)
    with serving(tmp_path) as served, Raw(served.port, ear=4096) as deaf:
        for _ in range(20):
            deaf.ask("/api/openapi.json")
        wait_until(lambda: len(served.house.wires) == 1)
        wait_until(lambda: len(served.house.wires) == 0, served.house.settings.limits.idle_s - 1)


# What is said about it


def test_however_often_it_happens_the_log_has_one_line_in_a_while(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    cuts = Cuts(Metrics(), lambda: now[0])
    with caplog.at_level(logging.INFO, "ronron"):
        for _ in range(1000):
            cuts.note("bad_request")
            cuts.note("no_hello")
        cuts.catch_up()
        assert len(caplog.messages) == 2
        now[0] += QUIET_S
        cuts.catch_up()
        cuts.catch_up()
    assert caplog.messages[2:] == [f"{SENTENCES[why]} (999 times)" for why in ("bad_request", "no_hello")]


def test_a_thousand_bad_requests_are_counted_and_hardly_mentioned(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    before = cut(served, "bad_request")
    with caplog.at_level(logging.INFO):
        for _ in range(200):
            with Raw(served.port) as raw:
                raw.send(b"miaou\r\n\r\n")
                raw.answer()
    assert cut(served, "bad_request") == before + 200
    assert len([line for line in caplog.messages if not line.startswith("HTTP Request")]) < 5
    assert "127.0.0.1" not in caplog.text


# Who is slow, but not too slow


def test_slow_phones_are_served(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    bound(monkeypatch, served, header_s=4, body_s=4)
    with Raw(served.port) as raw:
        body = b'{"game":"leduc","seats":[{"kind":"me"},{"kind":"open"}]}'
        head = f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n{POST[0]}\r\nContent-Length: {len(body)}\r\n\r\n"
        raw.dribble(head.encode(), 0.02)
        raw.dribble(body, 0.04)
        assert raw.answer().status == 200


def test_a_websocket_may_be_silent_for_longer_than_any_request(served: Served) -> None:
    with company(served) as two:
        time.sleep(max(HASTE.header_s, HASTE.body_s, HASTE.idle_s) + 1)
        assert two.people[0].ask("say", phrase="hello")["type"] == "done"


def test_many_frames_that_come_at_once_are_taken_apart_piece_by_piece_and_all_are_heard(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    pieces: list[int] = []

    def noted(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        if self.handshake_initiated:
            pieces.append(len(data))
        honest(self, data)

    honest = WebSocketsSansIOProtocol.data_received
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noted)
    with browser(served) as guest:
        token = open_table(guest, "leduc")["seats"][0]["token"]
    with Person(served.port, token) as ada:
        ada.hear_until("presence")
        mask = b"\x81\x9c\x00\x00\x00\x00"
        ada.socket.socket.sendall(b"".join(mask + b'{"type": "ping", "n": %5d}' % number for number in range(2000)))
        assert [ada.hear_until("pong")["n"] for _ in range(2000)] == list(range(2000))
        assert max(pieces) <= FRAMES_BYTES


def test_a_websocket_is_not_begun_before_what_was_asked_earlier_is_answered(served: Served) -> None:
    """Else the answer would land among its frames, and a hang-up would not be noticed."""
    with Raw(served.port) as raw:
        handshake = (
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: " + "A" * 22 + "==",
        )
        lines = [
            "GET /health HTTP/1.1",
            "Host: localhost",
            "",
            "GET /ws HTTP/1.1",
            "Host: localhost",
            *handshake,
            "",
            "",
        ]
        raw.send("\r\n".join(lines).encode())
        assert b"101" not in raw.rest()
