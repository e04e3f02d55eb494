"""What the server lets in: what people write, pages of others, a password, and how much anybody may ask for."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
from websockets import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ronron.server.http.api import DOORS
from ronron.server.net.guard import HEADERS
from ronron.server.protocol import PROTOCOL
from ronron.server.settings import Limits
from support.people import Person, browser, company
from support.rights import refusal_of
from support.serving import FREE_LIMITS, PATIENT_S, Served, open_table, serving, wait_until

UNWANTED = "\u202e\u2066\u200b\x07\x00\x1b"
"""Characters that turn writing around, hide, or ring the bell."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


# What people write


def test_names_and_remarks_come_back_without_control_and_turning_characters(served: Served) -> None:
    with company(served) as two:
        ada, bob = two.people
        two.browsers[0].put("/api/me", json={"name": f"{UNWANTED}M\u2028i\n a{UNWANTED}"})
        ada.ask("say", text=f"<b>hi</b>{UNWANTED}\u2028there\u2029!")
        two.listen()
        assert bob.sight["chairs"][0]["name"] == "M i a"
        remark = bob.whole()["remarks"][-1]
        assert remark["text"] == "<b>hi</b> there !"
        for text in (*ada.heard, *bob.heard):
            assert not set(UNWANTED) & set("".join(strings_in(msgspec.json.decode(text))))


def strings_in(value: Any) -> Iterator[str]:
    """Every text in a message, however deep."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict | list):
        for each in value.values() if isinstance(value, dict) else value:
            yield from strings_in(each)


def test_a_text_of_nothing_but_unwanted_characters_is_nothing(served: Served) -> None:
    with company(served) as two:
        assert two.people[0].ask("say", text=UNWANTED)["code"] == "nothing_said"
        assert two.people[0].refusal(type="say", id="long", text="x" * 201) == "bad_message"
        assert two.browsers[0].put("/api/me", json={"name": "x" * 25}).status_code == 400
        assert two.browsers[0].put("/api/me", json={"name": "", "avatar": "<img>"}).status_code == 400


def test_no_page_contains_what_people_wrote(served: Served) -> None:
    mark = "<i>Zorglub</i>"
    with company(served, listed=True) as two:
        two.browsers[0].put("/api/me", json={"name": mark})
        two.people[0].ask("say", text=mark)
        for path in ("/", f"/t/{two.table}", "/join", f"/code/{mark}", f"/{mark}", f"/api/tables/{mark}/record"):
            answer = two.browsers[0].get(path, headers={"accept-language": mark, "user-agent": mark})
            assert answer.headers["content-type"].partition(";")[0] in ("text/html", "application/json")
            assert "Zorglub" not in answer.text


# Pages of others


def test_a_socket_is_opened_for_our_own_page_only(served: Served) -> None:
    with company(served) as two:
        for foreign in ("https://evil.example", "null", f"http://127.0.0.1:{served.port + 1}"):
            with pytest.raises(InvalidStatus) as refused:
                Person(served.port, two.tokens[0], origin=foreign)
            assert refused.value.response.status_code == 403
        with Person(served.port, two.tokens[0], origin=served.url) as own:
            assert own.hear()["type"] == "table"


def test_nothing_is_changed_for_the_page_of_another(served: Served) -> None:
    with browser(served) as guest:
        for method, path in (("PUT", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/join")):
            foreign = guest.request(method, path, headers={"origin": "https://evil.example"}, json={"name": "Mia"})
            assert refusal_of(foreign) == (403, "other_origin")
        assert guest.put("/api/me", headers={"origin": served.url}, json={"name": "Mia"}).status_code == 200


def test_another_address_may_be_allowed(tmp_path: Path) -> None:
    with serving(tmp_path, origins=("https://ronron.example",)) as served, browser(served) as guest:
        allowed, other = {"origin": "https://ronron.example"}, {"origin": "http://ronron.example"}
        assert guest.put("/api/me", headers=allowed, json={"name": "Mia"}).status_code == 200
        assert guest.put("/api/me", headers=other, json={"name": "Mia"}).status_code == 403
        token = open_table(guest, "leduc")["seats"][0]["token"]
        with Person(served.port, token, origin="https://ronron.example") as ada:
            assert ada.hear()["type"] == "table"


def test_every_answer_has_the_strict_headers_refusals_too(served: Served) -> None:
    with browser(served) as guest:
        answers = [guest.get(door.path) for door in DOORS if door.method == "GET"]
        answers += [guest.get("/"), guest.get("/nowhere"), guest.get("/api/openapi.json"), guest.patch("/api/me")]
        answers += [guest.post("/api/join", content=b"{", headers={"content-type": "application/json"})]
        answers += [guest.post("/api/tables", content=b"x" * 70_000, headers={"content-type": "application/json"})]
        answers += [guest.put("/api/me", json={}, headers={"origin": "https://evil.example"})]
        assert {200, 400, 403, 404, 405, 413} <= {answer.status_code for answer in answers}
        for answer in answers:
            assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
            assert "server" not in answer.headers


def test_forms_of_other_pages_are_not_read(served: Served) -> None:
    with browser(served) as guest:
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
            answer = guest.post("/api/tables", content=b'{"game":"leduc"}', headers={"content-type": kind})
            assert refusal_of(answer) == (415, "not_json")


# A password for the whole server

PUBLIC = ("/health", "/metrics", "/api/games", "/api/door")


def test_behind_a_password_every_other_door_is_closed(tmp_path: Path) -> None:
    with serving(tmp_path) as served, company(served) as two:
        table, token = two.table, two.tokens[0]
    with serving(tmp_path, password="miaou") as served, browser(served) as guest:
        for door in DOORS:
            path = door.path.format(table=table, game="poche", language="en")
            answer = guest.request(door.method, path, headers={"authorization": f"Bearer {token}"}, json={})
            assert (door.path in PUBLIC) != (answer.status_code == 401), door
        with pytest.raises(InvalidStatus):
            Person(served.port, token)
        assert table not in guest.get("/").text
        assert guest.get("/api/games").json()["locked"]


def test_the_right_password_opens_the_door_until_it_is_changed(tmp_path: Path) -> None:
    with serving(tmp_path, password="miaou") as served, browser(served) as guest:
        assert refusal_of(guest.post("/api/door", json={"password": "wouf"})) == (403, "wrong_password")
        assert guest.get("/api/me").status_code == 401
        answer = guest.post("/api/door", json={"password": "miaou"})
        cookie = answer.headers["set-cookie"]
        assert {"httponly", "samesite=lax"} <= {part.strip().lower() for part in cookie.split(";")}
        assert "miaou" not in cookie
        cookies = dict(guest.cookies)
        assert guest.get("/api/me").status_code == 200
        token = open_table(guest, "leduc", "me matou")["seats"][0]["token"]
        assert '"type":"table"' in first_message(served, token, cookies)
    with serving(tmp_path, password="miaou") as served:
        assert httpx2.get(f"{served.url}/api/me", cookies=cookies, verify=False).status_code == 200
    with serving(tmp_path, password="ronron") as served:
        assert httpx2.get(f"{served.url}/api/me", cookies=cookies, verify=False).status_code == 401


def first_message(served: Served, token: str, cookies: dict[str, str]) -> str:
    """What a browser with these cookies hears first."""
    header = {"cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
    with connect(f"ws://127.0.0.1:{served.port}/ws", additional_headers=header) as socket:
        socket.send(msgspec.json.encode({"type": "hello", "protocol": PROTOCOL, "token": token}).decode())
        return str(socket.recv(PATIENT_S))


def test_wrong_passwords_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path, password="miaou", limits=limits(guesses=(0.01, 3))) as served, browser(served) as guest:
        answers = [guest.post("/api/door", json={"password": f"guess {number}"}) for number in range(5)]
        assert [answer.status_code for answer in answers] == [403, 403, 403, 429, 429]
        assert int(answers[-1].headers["retry-after"]) >= 1


# How much anybody may ask for


def limits(**chosen: Any) -> Limits:
    """Free but for these."""
    return msgspec.convert({**msgspec.to_builtins(FREE_LIMITS), **chosen}, Limits)


def test_who_floods_a_line_is_listened_to_more_slowly_and_loses_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, limits=limits(messages=(20, 5))) as served, company(served) as two:
        ada, bob = two.people
        began = time.monotonic()
        for number in range(25):
            ada.send(type="ping", n=number)
        pongs = [ada.hear_until("pong")["n"] for _ in range(25)]
        slowly = time.monotonic() - began
        assert pongs == list(range(25))
        assert slowly > 0.3
        began = time.monotonic()
        bob.listen()
        assert time.monotonic() - began < slowly


def test_who_asks_too_much_over_http_is_told_when_to_ask_again(tmp_path: Path) -> None:
    with serving(tmp_path, limits=limits(requests=(0.5, 10))) as served, browser(served) as guest:
        answers = [guest.get("/api/me") for _ in range(15)]
        assert [answer.status_code for answer in answers][-3:] == [429, 429, 429]
        assert refusal_of(answers[-1]) == (429, "too_many")
        assert int(answers[-1].headers["retry-after"]) >= 1


def test_tables_are_not_opened_without_end(tmp_path: Path) -> None:
    with serving(tmp_path, limits=limits(openings=(0.01, 2))) as served, browser(served) as guest:
        wish = {"game": "leduc", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert [guest.post("/api/tables", json=wish).status_code for _ in range(3)] == [200, 200, 429]


def test_wrong_codes_and_tokens_are_counted(tmp_path: Path) -> None:
    with serving(tmp_path, limits=limits(guesses=(0.01, 3))) as served, browser(served) as guest:
        codes = [guest.post("/api/join", json={"code": "BCDFGHJK"}).status_code for _ in range(4)]
        assert codes == [403, 403, 403, 429]
        with Person(served.port, "guess") as guesser:
            (bye,) = guesser.hear_rest()
            assert bye["code"] == "too_many"


def test_a_body_that_is_too_large_is_refused(served: Served) -> None:
    with browser(served) as guest:
        long = b'{"name": "' + b"x" * 70_000 + b'"}'
        kind = {"content-type": "application/json"}
        assert refusal_of(guest.put("/api/me", content=long, headers=kind)) == (413, "too_large")
        assert guest.get("/health").status_code == 200


def test_a_message_that_is_too_large_closes_the_line_and_nothing_else(served: Served) -> None:
    with company(served) as two:
        ada, bob = two.people
        ada.socket.send("x" * 20_000)
        ada.hear_rest()
        assert ada.close_code == 1009
        bob.hear_until("presence")
        assert bob.ask("say", phrase="hello")["type"] == "done"


def test_messages_nobody_can_read_close_the_line_in_the_end(served: Served) -> None:
    with company(served) as two:
        ada = two.people[0]
        with contextlib.suppress(ConnectionClosed):  # the line may be closed while the last ones are sent
            for _ in range(25):
                ada.socket.send("purr")
        *before, bye = ada.hear_rest()
        assert {each["code"] for each in before} == {"bad_message"}
        assert (bye["code"], ada.close_code) == ("bad_message", 4000)


def test_so_many_connections_from_one_address_and_no_more(tmp_path: Path) -> None:
    with serving(tmp_path, limits=limits(connections_per_address=3)) as served, company(served) as two:
        third = two.watch()
        with pytest.raises(InvalidStatus) as refused:
            two.watch()
        assert refused.value.response.status_code == 403
        third.close()
        wait_until(lambda: served.house.connections["127.0.0.1"] == 2)
        two.watch()


def test_who_says_nothing_is_let_go(tmp_path: Path) -> None:
    with serving(tmp_path, limits=limits(silence_s=0.2)) as served, browser(served) as guest:
        token = open_table(guest, "leduc")["seats"][0]["token"]
        with Person(served.port, token) as ada:
            *_, bye = ada.hear_rest()
            assert (bye["code"], bye["again"], ada.close_code) == ("silent", True, 4009)
