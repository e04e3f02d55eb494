"""How long things are kept, being forgotten, and several people on one device."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ronron.server.settings import Policy
from support.people import HandsOfTime, Person, browser, company
from support.rights import everything_in, hello_fails
from support.serving import Served, open_table, serving, wait_until


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


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
    policy, now = Policy(person_s=100, ended_s=50, sweep_s=0.05), HandsOfTime()
    with serving(tmp_path, policy=policy, now=now) as served, browser(served) as seated, browser(served) as gone:
        seated.put("/api/me", json={"name": "Mia"})
        gone.put("/api/me", json={"name": "Leo"})
        open_table(seated, "leduc")
        token = open_table(gone, "leduc")["seats"][0]["token"]
        with Person(served.port, token) as leo:
            leo.send(type="leave", id="leave")
            leo.hear_rest()
        assert {row[2] for row in rows(tmp_path, "people")} == {"Mia", "Leo"}
        now.forward(101)
        wait_until(lambda: {row[2] for row in rows(tmp_path, "people")} == {"Mia"})
        assert gone.get("/api/me").json()["name"] == ""
        assert seated.get("/api/me").json()["name"] == "Mia"


# Being forgotten


def test_who_is_forgotten_gives_nobody_their_thinking_time_back(tmp_path: Path) -> None:
    with serving(tmp_path) as served, company(served, "leduc", clock={"bank_s": 600}) as two:
        ada, bob = two.people
        bob.ask("say", text="I was here")
        assert two.browsers[1].delete("/api/me").status_code == 200
        wait_until(lambda: "I was here" not in str(ada.whole()["remarks"]))
        kinds = [each["news"]["kind"] for text in ada.heard if (each := msgspec.json.decode(text))["type"] == "event"]
        assert "kicked" in kinds
        assert "resumed" not in kinds


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


class Blind(Person):
    """Somebody who speaks for a chair while another looks at the page."""

    def send(self, **message: Any) -> None:
        super().send(**message, **({"blind": True} if message["type"] == "hello" else {}))


def test_a_blind_line_speaks_for_its_chair_and_is_told_what_a_spectator_is_byte_for_byte(served: Served) -> None:
    with company(served, "leduc", practice=True) as two:
        ada, bob = two.people
        with Blind(served.port, two.tokens[1]) as blind, Person(served.port, two.ticket["watch"]) as watcher:
            assert blind.whole()["sight"] == watcher.whole()["sight"]
            ada.move(1)
            hint = blind.ask("hint", version=blind.version, decisions=[])
            assert (blind.move(1)["code"], hint["code"]) == ("blind", "blind")
            bob.listen()
            bob.move(1)
            assert blind.ask("again")["sight"] == watcher.whole()["sight"], "a refusal shows nothing either"
            assert blind.ask("look", id="l", decided=1) == watcher.ask("look", id="l", decided=1)
            blind.ask("say", phrase="purr")
            remark = ada.hear_until("event")
            while remark["news"]["kind"] != "said":
                remark = ada.hear_until("event")
            assert remark["news"]["chair"] == 1
            for line in (blind, watcher):
                line.listen()
            assert events_of(blind) == events_of(watcher)
        with (
            Blind(served.port, two.tokens[1], since=2) as back,
            Person(served.port, two.ticket["watch"], since=2) as again,
        ):
            for line in (back, again):
                line.listen()
            assert events_of(back) == events_of(again) != []


def events_of(person: Person) -> list[str]:
    return [frame for frame in person.heard if frame.startswith('{"type":"event"')]
