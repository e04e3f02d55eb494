"""Who may do what: guests, tokens, hosts, pages of others, and how much anybody may ask for."""

from __future__ import annotations

import logging
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
from websockets import InvalidStatus
from websockets.sync.client import connect

from ronron.server.api import DOORS
from ronron.server.guard import HEADERS
from ronron.server.settings import Limits, Policy
from support.people import HandsOfTime, Person, browser, company
from support.serving import FREE_LIMITS, PATIENT_S, Served, join, open_table, serving, wait_until

UNWANTED = "\u202e\u2066\u200b\x07\x00\x1b"
"""Characters that turn writing around, hide, or ring the bell."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


# Guests


def test_a_guest_is_known_by_a_cookie_no_script_can_read_and_no_other_page_can_send(served: Served) -> None:
    with browser(served) as guest:
        answer = guest.put("/api/me", json={"name": "Mia"})
        name, *attributes = (part.strip().lower() for part in answer.headers["set-cookie"].split(";"))
        assert name.startswith("ronron_guest=")
        assert {"httponly", "samesite=lax", "path=/"} <= set(attributes)
        assert guest.get("/api/me").json()["name"] == "Mia"


def test_a_tampered_cookie_makes_nobody(served: Served) -> None:
    with browser(served) as guest:
        guest.put("/api/me", json={"name": "Mia"})
        cookie = guest.cookies["ronron_guest"]
        person, time_signed, signature = cookie.rsplit(".", 2)
        for forged in (
            f"{person[::-1]}.{time_signed}.{signature}",
            f"{person}.{time_signed}.{signature[::-1]}",
            f"{person}x.{time_signed}.{signature}",
            person,
            "",
        ):
            answer = httpx2.get(f"{served.url}/api/me", cookies={"ronron_guest": forged}, verify=False)
            assert answer.json() == {"name": "", "avatar": "", "tables": []}


def test_a_cookie_of_another_server_makes_nobody(served: Served, tmp_path: Path) -> None:
    with serving(tmp_path / "other") as other, browser(other) as guest:
        guest.put("/api/me", json={"name": "Mia"})
        cookie = guest.cookies["ronron_guest"]
    answer = httpx2.get(f"{served.url}/api/me", cookies={"ronron_guest": cookie}, verify=False)
    assert answer.json()["name"] == ""


def test_nobody_becomes_a_guest_by_only_looking_or_by_being_refused(served: Served) -> None:
    with browser(served) as guest:
        for path in ("/", "/health", "/api/games", "/api/me", "/api/tables", "/api/games/poche/rules/en", "/nowhere"):
            assert "set-cookie" not in guest.get(path).headers
        assert "set-cookie" not in guest.post("/api/join", json={"code": "NOBODYSCODE"}).headers
        assert "set-cookie" not in guest.post("/api/tables", json={"game": "poche", "seats": []}).headers
        assert not guest.cookies


# Tokens


def hello_fails(served: Served, token: str) -> None:
    with Person(served.port, token) as person:
        (bye,) = person.hear_rest()
        assert (bye["type"], bye["code"], person.close_code) == ("bye", "no_right", 4003)


def refusal_of(answer: httpx2.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_each_token_opens_only_its_own_door(served: Served) -> None:
    with company(served) as two:
        invite, watch, code = two.ticket["invite"], two.ticket["watch"], two.ticket["code"]
        seat, stranger = two.tokens[0], two.browser()
        assert len({invite, watch, code, *two.tokens}) == 5
        for token in (invite, code, "guess", two.table):
            hello_fails(served, token)
        for token in (seat, watch, code, two.table):
            assert refusal_of(stranger.post("/api/join", json={"invite": token})) == (403, "no_right")
        for token in (seat[:20], watch[:20], invite[:20]):
            assert refusal_of(stranger.post("/api/join", json={"code": token})) == (403, "no_right")
        for token in (invite, code, "guess"):
            assert refusal_of(record(stranger, two.table, token)) == (403, "no_right")


def test_a_token_for_one_table_is_no_right_at_another(served: Served) -> None:
    with company(served) as here, company(served) as there:
        for token in (*here.tokens, here.ticket["watch"]):
            assert record(there.browsers[0], here.table, token).status_code == 200
            assert refusal_of(record(here.browsers[0], there.table, token)) == (403, "no_right")
        assert refusal_of(here.browsers[0].get(f"/api/tables/{there.table}/record")) == (403, "no_right")


def record(guest: httpx2.Client, table: str, token: str) -> httpx2.Response:
    return guest.get(f"/api/tables/{table}/record", headers={"authorization": f"Bearer {token}"})


def test_a_code_works_in_any_case_with_spaces_or_dashes(served: Served) -> None:
    with browser(served) as host, browser(served) as guest:
        ticket = open_table(host, "leduc")
        code: str = ticket["code"]
        for written in (
            code,
            code.lower(),
            f" {code[:4]}-{code[4:]} ",
            " ".join(code),
            f"{code[:2]} - {code[2:].title()}",
        ):
            answer = guest.post("/api/join", json={"code": written})
            assert (answer.status_code, answer.json()["table"]) == (200, ticket["table"])


def test_only_listed_tables_can_be_joined_and_watched_by_id(served: Served) -> None:
    with browser(served) as host, browser(served) as guest:
        private, public = open_table(host, "leduc"), open_table(host, "leduc", listed=True)
        listed = [each["table"] for each in guest.get("/api/tables").json()["tables"]]
        assert public["table"] in listed
        assert private["table"] not in listed
        for door in ("/api/join", "/api/watch"):
            assert refusal_of(guest.post(door, json={"table": private["table"]})) == (403, "no_right")
            assert guest.post(door, json={"table": public["table"]}).status_code == 200


def test_neither_database_nor_log_holds_a_token_or_a_cookie(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "ronron")
    with serving(tmp_path) as served, company(served, "leduc", listed=True) as two:
        two.people[0].ask("kick", chair=1)
        newcomer = join(two.browser(), two.ticket)
        hello_fails(served, two.tokens[1])
        secrets = {*two.tokens, newcomer["seats"][0]["token"], two.ticket["invite"], two.ticket["watch"]}
        secrets |= {two.ticket["code"], *(each.cookies["ronron_guest"].rsplit(".", 1)[1] for each in two.browsers)}
        kept = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite3*"))
        rows = everything_in(tmp_path / "tables.sqlite3")
    assert two.table in rows
    assert two.table.encode() in kept
    for secret in secrets:
        assert secret not in rows
        assert secret.encode() not in kept
        assert secret not in caplog.text


def everything_in(database: Path) -> str:
    """All values of all columns of all tables."""
    with sqlite3.connect(database) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = [connection.execute(f"SELECT * FROM {name}").fetchall() for name in names]
    connection.close()
    return str(rows)


def test_only_its_owner_can_read_the_servers_key(tmp_path: Path) -> None:
    with serving(tmp_path):
        assert (tmp_path / "server.key").stat().st_mode & 0o777 == 0o600


# Getting up, being sent away, coming back


def test_a_kicked_persons_token_is_dead_at_once(served: Served) -> None:
    with company(served) as two:
        ada, bob = two.people
        second_line = two.connect(two.tokens[1])
        second_line.hear_until("presence")
        assert ada.ask("kick", chair=1)["type"] == "done"
        for line in (bob, second_line):
            *_, bye = line.hear_rest()
            assert (bye["type"], bye["code"], bye["again"], line.close_code) == ("bye", "lost_chair", False, 4003)
        hello_fails(served, two.tokens[1])
        assert refusal_of(record(two.browsers[1], two.table, two.tokens[1])) == (403, "no_right")
        assert refusal_of(two.browsers[1].get(f"/api/tables/{two.table}/record")) == (403, "no_right")
        assert two.browsers[1].get("/api/me").json()["tables"] == []


def test_what_a_kicked_person_had_still_to_say_is_not_heard(served: Served) -> None:
    with company(served) as two:
        ada, bob = two.people
        for number in range(60):
            bob.send(type="say", id=f"late-{number}", phrase="hiss")
            if number == 5:
                ada.send(type="kick", id="enough", chair=1)
        bob.hear_rest()
        ada.hear_until("done")
        news = [each["news"] for each in map(msgspec.json.decode, ada.heard) if each["type"] == "event"]
        kinds = [each["kind"] for each in news]
        assert "said" not in kinds[kinds.index("kicked") :]
        assert [each["news"]["kind"] for each in ada.listen() if each["type"] == "event"] == []


def test_who_takes_a_kicked_persons_chair_gets_a_token_of_their_own(served: Served) -> None:
    with company(served) as two:
        two.people[0].ask("kick", chair=1)
        carol = two.browser()
        ticket = join(carol, two.ticket)
        token = ticket["seats"][0]["token"]
        assert ticket["seats"][0]["chair"] == 1
        assert token not in two.tokens
        hello_fails(served, two.tokens[1])
        newcomer = two.connect(token)
        newcomer.hear_until("presence")
        assert newcomer.sight["chair"] == 1
        assert newcomer.ask("say", phrase="hello")["type"] == "done"


def test_who_left_in_the_middle_of_a_game_comes_back_with_the_same_token(served: Served) -> None:
    with company(served) as two:
        bob = two.people[1]
        assert bob.ask("leave")["type"] == "done"
        assert bob.sight["chairs"][1]["kind"] == "left"
        assert bob.sight["chairs"][1]["kept"]
        bob.close()
        again = two.connect(two.tokens[1])
        again.hear_until("presence")
        assert again.sight["can"] == ["come_back", "say"]
        assert again.ask("come_back")["type"] == "done"
        assert again.sight["chairs"][1]["kind"] == "person"


def test_who_leaves_after_the_game_is_gone_for_good_and_another_may_sit_down(served: Served) -> None:
    with company(served) as two:
        bob = two.people[1]
        two.play_to_the_end()
        bob.send(type="leave", id="bye")
        assert bob.hear_rest()[-1]["code"] == "lost_chair"
        hello_fails(served, two.tokens[1])
        assert join(two.browser(), two.ticket)["seats"][0]["token"] != two.tokens[1]


def test_a_table_everybody_got_up_from_is_closed(served: Served) -> None:
    with browser(served) as host, browser(served) as guest:
        ticket = open_table(host, "poche", "open me")
        with Person(served.port, ticket["seats"][0]["token"]) as ada:
            ada.send(type="leave", id="bye")
            assert ada.hear_rest()[-1]["code"] == "table_closed"
        assert refusal_of(guest.post("/api/join", json={"invite": ticket["invite"]})) == (410, "table_closed")


# Hosts


HOST_ONLY: tuple[dict[str, Any], ...] = (
    {"type": "kick", "chair": 1},
    {"type": "mute", "chair": 1, "muted": True},
    {"type": "switch_chat", "allowed": False},
    {"type": "close"},
)


HAPPENED = {"kick": "kicked", "mute": "muted", "switch_chat": "chat_switched", "close": "closed"}


@pytest.mark.parametrize("command", HOST_ONLY, ids=lambda command: str(command["type"]))
def test_only_the_host_may(served: Served, command: dict[str, Any]) -> None:
    with company(served) as two:
        ada, bob = two.people
        answer = bob.ask(**{**command, **({"chair": 0} if "chair" in command else {})})
        assert (answer["type"], answer["code"]) == ("refused", "host_only")
        assert "host" not in bob.sight["can"]
        assert "host" in ada.sight["can"]
        ada.send(**command, id="host")
        assert ada.hear_until("event")["news"]["kind"] == HAPPENED[command["type"]]


def test_a_host_who_leaves_passes_the_table_on_and_gets_it_back_from_nobody(served: Served) -> None:
    with company(served) as two:
        ada, bob = two.people
        assert ada.ask("leave")["type"] == "done"
        bob.listen()
        assert bob.sight["host"] == 1
        assert bob.ask("switch_chat", allowed=False)["type"] == "done"
        assert ada.ask("come_back")["type"] == "done"
        assert ada.ask("switch_chat", allowed=True)["code"] == "host_only"


def test_only_the_host_seats_a_bot_on_an_open_chair(served: Served) -> None:
    with browser(served) as host:
        ticket = open_table(host, "tictactoe", "open me")
        with Person(served.port, ticket["seats"][0]["token"]) as ada:
            ada.hear_until("presence")
            assert ada.ask("seat_bot", chair=1, level="matou")["code"] == "chair_in_use"
            assert ada.ask("seat_bot", chair=5, level="matou")["code"] == "no_such_chair"
            assert ada.ask("seat_bot", chair=0, level="lion")["code"] == "no_such_level"
            assert ada.ask("seat_bot", chair=0, level="matou")["type"] == "done"


def test_who_is_connected_cannot_be_replaced_by_a_bot(served: Served) -> None:
    with company(served) as two:
        assert two.people[0].ask("seat_bot", chair=1, level="matou")["code"] == "chair_in_use"


def test_the_host_may_replace_who_has_been_away_and_only_then(tmp_path: Path) -> None:
    with serving(tmp_path, policy=Policy(away_s=0.3)) as served, company(served) as two:
        ada, bob = two.people
        bob.close()
        ada.hear_until("presence")
        assert ada.ask("seat_bot", chair=1, level="matou")["code"] == "chair_in_use"
        time.sleep(0.35)
        assert ada.ask("seat_bot", chair=1, level="matou")["type"] == "done"
        assert ada.sight["chairs"][1]["kind"] == "bot"
        assert ada.sight["chairs"][1]["kept"]


# Speaking


def test_who_is_muted_cannot_speak_until_given_their_voice_back(served: Served) -> None:
    with company(served) as two:
        ada, bob = two.people
        ada.ask("mute", chair=1, muted=True)
        for said in ({"text": "Let me!"}, {"phrase": "hiss"}):
            assert bob.ask("say", **said)["code"] == "muted"
        assert "say" not in bob.sight["can"]
        ada.ask("mute", chair=1, muted=False)
        assert bob.ask("say", text="Thanks.")["type"] == "done"


def test_with_chat_switched_off_quick_phrases_still_work(served: Served) -> None:
    with company(served) as two:
        ada, bob = two.people
        ada.ask("switch_chat", allowed=False)
        assert bob.ask("say", text="Miaou")["code"] == "chat_off"
        assert bob.ask("say", phrase="purr")["type"] == "done"
        assert bob.refusal(type="say", id="free", phrase="anything else") == "bad_message"


def test_who_watches_can_do_nothing_but_look(served: Served) -> None:
    commands = (
        *HOST_ONLY,
        {"type": "move", "version": 3, "decisions": [1]},
        {"type": "take_back", "version": 3},
        *({"type": kind} for kind in ("again", "leave", "come_back")),
        {"type": "say", "text": "Play there!"},
        {"type": "say", "phrase": "hello"},
        {"type": "seat_bot", "chair": 1, "level": "matou"},
    )
    with company(served) as two:
        watcher = two.watch()
        before = two.people[0].version
        for command in commands:
            assert watcher.ask(**command)["code"] == "watching"
        assert watcher.ask("look", decided=0)["type"] == "moment"
        assert watcher.whole()["type"] == "table"
        assert watcher.sight["can"] == watcher.sight["choices"] == []
        two.listen()
        assert two.people[0].version == before


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
        answers += [guest.post("/api/tables", content=b"x" * 20_000, headers={"content-type": "application/json"})]
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
        socket.send(msgspec.json.encode({"type": "hello", "protocol": 1, "token": token}).decode())
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
        long = b'{"name": "' + b"x" * 20_000 + b'"}'
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


# How long things are kept


def test_idle_tables_are_removed_after_a_while_each_phase_in_its_time(tmp_path: Path) -> None:
    policy, now = Policy(waiting_s=100, playing_s=200, ended_s=300, sweep_s=0.05), HandsOfTime()
    with serving(tmp_path, policy=policy, now=now) as served, browser(served) as host:
        tables = {seats: open_table(host, "tictactoe", seats)["table"] for seats in ("me open", "me me")}
        ended = open_table(host, "tictactoe", "me open")
        tables["ended"] = ended["table"]
        with Person(served.port, ended["seats"][0]["token"]) as ada:
            ada.send(type="close", id="close")
            ada.hear_rest()
        for seconds, left in ((90, 3), (20, 2), (100, 1), (100, 0)):
            now.forward(seconds)
            wait_until(lambda left=left: len(rows(tmp_path, "tables")) == left)
        assert rows(tmp_path, "events") == rows(tmp_path, "tokens") == rows(tmp_path, "seatings") == []
        hello_is_answered(served, ended["seats"][0]["token"], "no_right")


def rows(data: Path, table: str) -> list[Any]:
    connection = sqlite3.connect(data / "tables.sqlite3")
    try:
        return connection.execute(f"SELECT * FROM {table}").fetchall()
    finally:
        connection.close()


def hello_is_answered(served: Served, token: str, code: str) -> None:
    with Person(served.port, token) as person:
        assert person.hear_rest()[-1]["code"] == code


def test_a_table_somebody_is_connected_to_is_not_removed(tmp_path: Path) -> None:
    policy, now = Policy(playing_s=100, sweep_s=0.05), HandsOfTime()
    with serving(tmp_path, policy=policy, now=now) as served, company(served) as two:
        now.forward(1000)
        time.sleep(0.3)
        assert two.people[0].ask("say", phrase="thinking")["type"] == "done"
        now.forward(1000)
        for person in two.people:
            person.close()
        wait_until(lambda: rows(tmp_path, "tables") == [])


def test_guests_not_seen_for_long_who_sit_nowhere_are_forgotten(tmp_path: Path) -> None:
    policy, now = Policy(person_s=100, sweep_s=0.05), HandsOfTime()
    with serving(tmp_path, policy=policy, now=now) as served, browser(served) as seated, browser(served) as gone:
        seated.put("/api/me", json={"name": "Mia"})
        gone.put("/api/me", json={"name": "Leo"})
        open_table(seated, "leduc")
        now.forward(101)
        wait_until(lambda: gone.get("/api/me").json()["name"] == "")
        assert seated.get("/api/me").json()["name"] == "Mia"


# Being forgotten


def test_who_wants_to_be_forgotten_is(tmp_path: Path) -> None:
    with serving(tmp_path) as served, company(served) as two:
        ada, bob = two.people
        two.browsers[1].put("/api/me", json={"name": "Zorglub", "avatar": "chartreux"})
        bob.ask("say", text="I was Zorglub, secretly")
        assert "Zorglub" in everything_in(tmp_path / "tables.sqlite3")
        answer = two.browsers[1].delete("/api/me")
        assert answer.status_code == 200
        assert "ronron_guest=" in answer.headers["set-cookie"]
        *_, bye = bob.hear_rest()
        assert bye["code"] == "lost_chair"
        kept = everything_in(tmp_path / "tables.sqlite3")
        assert "Zorglub" not in kept
        assert "chartreux" not in kept
        whole = ada.whole()
        assert "Zorglub" not in str(whole)
        assert whole["sight"]["chairs"][1]["kind"] == "left"
        hello_fails(served, two.tokens[1])
        assert two.browsers[1].get("/api/me").json() == {"name": "", "avatar": "", "tables": []}


def test_a_game_goes_on_and_is_read_again_after_somebody_was_forgotten(tmp_path: Path) -> None:
    with serving(tmp_path) as served, company(served, "tictactoe") as two:
        ada, bob = two.people
        two.people[two.mover()].move_somehow(lambda choices: choices[0])
        bob.ask("say", text="bye")
        two.browsers[1].delete("/api/me")
        bob.hear_rest()
        ada.listen()
        assert ada.ask("seat_bot", chair=1, level="matou")["type"] == "done"
        play_against_a_bot(ada)
        result = ada.sight["result"]
        missed = two.connect(two.tokens[0], since=1)
        missed.catch_up(ada.version)
        assert missed.sight["result"] == result
    with serving(tmp_path) as served, Person(served.port, two.tokens[0]) as ada:
        ada.hear_until("table")
        assert ada.sight["result"] == result


def play_against_a_bot(person: Person) -> None:
    while person.sight["phase"] == "playing":
        if person.my_turn():
            person.move_somehow(lambda choices: choices[0])
        else:
            person.hear_until("event")


# Several people on one device


def test_several_people_play_on_one_device_each_with_a_name(served: Served) -> None:
    with browser(served) as host:
        host.put("/api/me", json={"name": "Mia"})
        wishes = [{"kind": "me"}, {"kind": "me", "name": "Leo", "avatar": "siamese"}]
        ticket = host.post("/api/tables", json={"game": "leduc", "seats": wishes}).json()
        assert [seat["chair"] for seat in ticket["seats"]] == [0, 1]
        tokens = [seat["token"] for seat in ticket["seats"]]
        with Person(served.port, tokens[0]) as mia, Person(served.port, tokens[1]) as leo:
            for person, chair in ((mia, 0), (leo, 1)):
                person.hear_until("presence")
                assert person.sight["chair"] == chair
                assert [each["name"] for each in person.sight["chairs"]] == ["Mia", "Leo"]
            assert leo.sight["chairs"][1]["avatar"] == "siamese"
            assert mia.sight["phase"] == "playing"
            cards = [person.sight["view"]["cards"] for person in (mia, leo)]
            assert [[card is None for card in each] for each in cards] == [[False, True], [True, False]]
        (mine,) = host.get("/api/me").json()["tables"]
        assert mine["ticket"] == ticket


def test_forgetting_forgets_the_guests_on_ones_device_too(tmp_path: Path) -> None:
    with serving(tmp_path) as served, browser(served) as host:
        wishes = [{"kind": "me", "name": "Zorglub"}, {"kind": "me", "name": "Bulgroz"}]
        ticket = host.post("/api/tables", json={"game": "leduc", "seats": wishes}).json()
        host.delete("/api/me")
        kept = everything_in(tmp_path / "tables.sqlite3")
        assert "Zorglub" not in kept
        assert "Bulgroz" not in kept
        for seat in ticket["seats"]:
            hello_fails(served, seat["token"])
