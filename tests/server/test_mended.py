"""What a tester found, and what was mended; each of these failed once."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ronron.server.net.guard import HEADERS
from ronron.server.settings import Limits, Policy
from support.people import Person, browser, company
from support.serving import FREE_LIMITS, join, open_table, serving


def limits(**chosen: Any) -> Limits:
    return msgspec.convert({**msgspec.to_builtins(FREE_LIMITS), **chosen}, Limits)


def test_who_guessed_too_often_is_not_told_when_a_guess_is_right(tmp_path: Path) -> None:
    with serving(tmp_path, password="miaou", limits=limits(guesses=(0.001, 3))) as served, browser(served) as guest:
        for number in range(5):
            guest.post("/api/door", json={"password": f"guess {number}"})
        assert guest.post("/api/door", json={"password": "miaou"}).status_code == 429


def test_who_guessed_codes_too_often_is_not_told_when_one_is_right(tmp_path: Path) -> None:
    with serving(tmp_path, limits=limits(guesses=(0.001, 3))) as served, browser(served) as host:
        code = open_table(host, "leduc")["code"]
        with browser(served) as guest:
            for _ in range(5):
                guest.post("/api/join", json={"code": "BCDFGHJK"})
            assert guest.post("/api/join", json={"code": code}).status_code == 429


@pytest.mark.parametrize("origin", ["http://[", "http://[evil"])
def test_an_origin_that_is_no_address_is_refused_as_foreign(tmp_path: Path, origin: str) -> None:
    with serving(tmp_path) as served, browser(served) as guest:
        answer = guest.put("/api/me", json={"name": "Mia"}, headers={"origin": origin})
        assert answer.status_code == 403


def test_even_an_answer_500_has_the_strict_headers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise ValueError("a bug")

    monkeypatch.setattr("ronron.server.play.reception.Reception.me", fail)
    with serving(tmp_path) as served, browser(served) as guest:
        answer = guest.get("/api/me")
        assert answer.status_code == 500
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_a_newcomers_commands_are_not_taken_for_those_of_who_had_the_chair_before(tmp_path: Path) -> None:
    with serving(tmp_path) as served, company(served) as two:
        ada, bob = two.people
        assert bob.ask("say", id="1", phrase="hello")["type"] == "done"
        ada.ask("kick", chair=1)
        token = join(two.browser(), two.ticket_now())["seats"][0]["token"]
        carol = two.connect(token)
        carol.hear_until("presence")
        answer = carol.ask("say", id="1", text="I am new here")
        assert "I am new here" in str(carol.whole()["remarks"]), answer


def test_one_table_that_cannot_be_opened_does_not_hide_the_others(tmp_path: Path) -> None:
    with serving(tmp_path) as served, browser(served) as guest:
        tables = [open_table(guest, "leduc")["table"] for _ in range(2)]
        cookies = dict(guest.cookies)
    change_rules(tmp_path, tables[0])
    with serving(tmp_path) as served, browser(served) as guest:
        guest.cookies.update(cookies)
        answer = guest.get("/api/me")
        assert answer.status_code == 200
        assert tables[1] in answer.text


def test_who_sat_at_a_table_that_cannot_be_opened_can_still_be_forgotten(tmp_path: Path) -> None:
    with serving(tmp_path) as served, browser(served) as guest:
        guest.put("/api/me", json={"name": "Zorglub"})
        table = open_table(guest, "leduc")["table"]
        cookies = dict(guest.cookies)
    change_rules(tmp_path, table)
    with serving(tmp_path) as served, browser(served) as guest:
        guest.cookies.update(cookies)
        assert guest.delete("/api/me").status_code == 200
        assert b"Zorglub" not in dump(tmp_path)


def change_rules(data: Path, table: str) -> None:
    """Let a table look as if it had been opened by another Ronron."""
    change = "UPDATE events SET body = replace(body, '\"rules\":1', '\"rules\":99') WHERE table_id = ?"
    with sqlite3.connect(data / "tables.sqlite3") as connection:
        connection.execute(change, (table,))
    connection.close()


def dump(data: Path) -> bytes:
    with sqlite3.connect(data / "tables.sqlite3") as connection:
        text = "\n".join(connection.iterdump())
    connection.close()
    return text.encode()


@pytest.mark.parametrize("command", ["close", "leave"])
def test_every_command_is_answered_the_last_one_too(tmp_path: Path, command: str) -> None:
    with serving(tmp_path) as served, company(served) as two:
        two.play_to_the_end()
        person = two.people[0]
        person.send(type=command, id="last")
        assert {"type": "done", "id": "last"}.items() <= next(
            (each for each in person.hear_rest() if each["type"] == "done"), {}
        ).items()


def test_words_on_two_lines_stay_two_words(tmp_path: Path) -> None:
    with serving(tmp_path) as served, company(served) as two:
        ada = two.people[0]
        ada.ask("say", text="one\ntwo\tthree")
        assert ada.whole()["remarks"][-1]["text"] == "one two three"


def test_an_avatar_has_no_line_break(tmp_path: Path) -> None:
    with serving(tmp_path) as served, browser(served) as guest:
        answer = guest.put("/api/me", json={"name": "Mia", "avatar": "siamese\n"})
        assert answer.status_code == 400 or "\\n" not in answer.text


def test_retry_after_agrees_with_the_sentence(tmp_path: Path) -> None:
    with serving(tmp_path, limits=limits(openings=(0.02, 1))) as served, browser(served) as guest:
        open_table(guest, "leduc")
        answer = guest.post("/api/tables", json={"game": "leduc", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert answer.status_code == 429
        assert int(answer.headers["retry-after"]) > 40, answer.json()["sentences"]["en"]


def test_a_line_is_not_listened_to_faster_than_its_limit(tmp_path: Path) -> None:
    with serving(tmp_path, limits=limits(messages=(50, 5))) as served, browser(served) as guest:
        token = open_table(guest, "leduc")["seats"][0]["token"]
        with Person(served.port, token) as ada:
            ada.hear_until("presence")
            began = time.monotonic()
            for number in range(60):
                ada.send(type="ping", n=number)
            for _ in range(60):
                ada.hear_until("pong")
            assert time.monotonic() - began > (60 - 5) / 50 * 0.9


def test_moves_a_person_made_are_not_taken_back_because_a_bot_sits_there_now(tmp_path: Path) -> None:
    with serving(tmp_path) as served, company(served, "tictactoe", practice=True) as two:
        ada, bob = two.people
        ada.move_somehow(lambda choices: choices[0])
        bob.listen()
        bob.move_somehow(lambda choices: choices[0])
        bob.ask("leave")
        ada.listen()
        ada.ask("seat_bot", chair=1, level="matou")
        assert ada.ask("take_back", version=ada.version).get("code") == "others_moved"


def test_who_does_not_come_back_after_a_restart_counts_as_away_too(tmp_path: Path) -> None:
    with serving(tmp_path) as served, company(served) as two:
        token = two.tokens[0]
    with serving(tmp_path, policy=Policy(away_s=0.2)) as served, Person(served.port, token) as ada:
        ada.hear_until("presence")
        time.sleep(0.5)
        assert ada.ask("seat_bot", chair=1, level="matou")["type"] == "done"


def test_who_sat_down_and_never_connected_counts_as_away_too(tmp_path: Path) -> None:
    with serving(tmp_path, policy=Policy(away_s=0.2)) as served, browser(served) as host, browser(served) as guest:
        ticket = open_table(host, "leduc")
        join(guest, ticket)
        with Person(served.port, ticket["seats"][0]["token"]) as ada:
            ada.hear_until("presence")
            time.sleep(0.5)
            assert ada.ask("seat_bot", chair=1, level="matou")["type"] == "done"


def test_refusals_repeat_no_turning_characters(tmp_path: Path) -> None:
    with serving(tmp_path) as served, browser(served) as guest:
        answers = [
            guest.get("/api/games/poche/rules/\u202egnp"),
            guest.get("/api/games/\u202egnp/rules/en"),
            guest.post("/api/tables", json={"game": "\u202egnp", "seats": [{"kind": "me"}, {"kind": "open"}]}),
        ]
        assert ["\u202e" in answer.text for answer in answers] == [False] * 3


def test_a_kicked_person_does_not_come_straight_back_with_the_same_invitation(tmp_path: Path) -> None:
    with serving(tmp_path) as served, company(served) as two:
        two.people[0].ask("kick", chair=1)
        assert two.browsers[1].post("/api/join", json={"invite": two.ticket["invite"]}).status_code != 200


def test_nobody_takes_a_second_chair_and_sees_both_hands(tmp_path: Path) -> None:
    with serving(tmp_path) as served, company(served) as two:
        two.people[0].ask("kick", chair=1)
        answer = two.browsers[0].post("/api/join", json={"invite": two.ticket["invite"], "chair": 1})
        assert answer.status_code != 200
