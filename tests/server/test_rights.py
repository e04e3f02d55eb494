"""Who may do what: guests, tokens, those who were sent away or left, hosts, and who may speak."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest

from ronron.server.settings import Policy
from support.people import Person, browser, company
from support.rights import everything_in, hello_fails, refusal_of
from support.serving import Served, join, open_table, serving


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


# Access tokens


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


def test_a_person_who_mistypes_an_address_is_led_home_and_a_program_is_told(served: Served) -> None:
    with browser(served) as guest:
        lost = guest.get("/nowhere", headers={"accept": "text/html,*/*"}, follow_redirects=False)
        assert (lost.status_code, lost.headers["location"]) == (303, "/")
        assert refusal_of(guest.get("/nowhere")) == (404, "no_such_page")
        assert refusal_of(guest.get("/api/nowhere", headers={"accept": "text/html"})) == (404, "no_such_page")


def test_who_is_invited_learns_who_invites_to_what_and_ones_games_tell_who_else_is_there(served: Served) -> None:
    with browser(served) as ada, browser(served) as bob:
        assert ada.put("/api/me", json={"name": "Ada", "avatar": ""}).status_code == 200
        ticket = open_table(ada, "poche", seats="me open")
        told = bob.post("/api/watch", json={"invite": ticket["invite"]}).json()
        assert (told["game"], told["host"], told["free"]) == ("poche", "Ada", 1)
        join(bob, ticket)
        (mine,), (hers,) = (each.get("/api/me").json()["tables"] for each in (bob, ada))
        assert [(each["name"], each["me"]) for each in mine["people"]] == [("Ada", False), ("", True)]
        assert [each["me"] for each in hers["people"]] == [True, False]
        assert bob.post("/api/watch", json={"code": ticket["code"]}).json()["free"] == 0


def test_my_tables_tell_whose_turn_it_is_and_how_it_ended(served: Served) -> None:
    with company(served) as two:

        def told(browser: httpx2.Client) -> dict[str, Any]:
            (mine,) = browser.get("/api/me").json()["tables"]
            return dict(mine)

        mover = two.mover()
        assert [told(each)["mine"] for each in two.browsers] == [chair == mover for chair in range(2)]
        assert {told(each)["turn"] for each in two.browsers} == {two.people[0].sight["turn"]}
        assert {told(each)["outcome"] for each in two.browsers} == {None}
        two.play_to_the_end()
        for each in two.browsers:
            assert (told(each)["turn"], told(each)["mine"]) == (None, False)
            assert told(each)["outcome"] == two.people[0].sight["result"]["outcome"]


def test_the_list_of_tables_tells_who_hosts_and_who_sits_there(served: Served) -> None:
    with browser(served) as ada, browser(served) as guest:
        assert ada.put("/api/me", json={"name": "Ada", "avatar": ""}).status_code == 200
        ticket = open_table(ada, "leduc", seats="me open", listed=True)
        tables = {each["table"]: each for each in guest.get("/api/tables").json()["tables"]}
        told = tables[ticket["table"]]
        assert (told["host"], told["free"], told["players"]) == ("Ada", 1, 2)
        assert [(each["kind"], each["name"], each["me"]) for each in told["people"]] == [
            ("person", "Ada", False),
            ("open", "", False),
        ]
        served.house.hall.forget_idle(0)
        (asleep,) = [each for each in guest.get("/api/tables").json()["tables"] if each["table"] == ticket["table"]]
        assert (asleep["host"], asleep["people"], asleep["free"]) == ("", [], 1)


def test_who_is_invited_to_a_full_table_may_watch_and_no_other(served: Served) -> None:
    with company(served) as two, browser(served) as late:
        assert refusal_of(late.post("/api/join", json={"invite": two.ticket["invite"]})) == (409, "table_full")
        for right in ({"invite": two.ticket["invite"]}, {"code": two.ticket["code"]}):
            answer = late.post("/api/watch", json=right).json()
            assert (answer["table"], answer["watch"]) == (two.ticket["table"], two.ticket["watch"])
        assert refusal_of(late.post("/api/watch", json={"invite": two.ticket["watch"]})) == (403, "no_right")
        assert refusal_of(late.post("/api/watch", json={"table": two.ticket["table"]})) == (403, "no_right")
        assert refusal_of(late.post("/api/watch", json={})) == (403, "no_right")


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
        newcomer = join(two.browser(), two.ticket_now())
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
            assert (bye["type"], bye["code"], bye["again"], line.close_code) == ("bye", "sent_away", False, 4003)
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
        ticket = join(carol, two.ticket_now())
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
    {"type": "switch_eyes", "allowed": True},
    {"type": "close"},
)


HAPPENED = {"kick": "kicked", "mute": "muted", "switch_chat": "chat_switched", "close": "closed"}
HAPPENED |= {"switch_eyes": "eyes_switched"}


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
        assert watcher.ask("describe", decided=0, decisions=[])["type"] == "described"
        assert watcher.ask("describe", decided=0, decisions=[0])["code"] == "watching"
        assert watcher.whole()["type"] == "table"
        assert watcher.sight["can"] == watcher.sight["choices"] == []
        two.listen()
        assert two.people[0].version == before
