"""How a conversation goes: hello, commands answered once, gaps filled, restarts."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from ronron.server.app import create_app
from ronron.server.play.compiling import CompiledGames
from ronron.server.play.views import MOST_MISSED
from ronron.server.protocol import PROTOCOL
from ronron.server.run import Server, bind, configure
from ronron.server.settings import Settings
from support.people import Person, browser, company
from support.serving import FREE_LIMITS, PATIENT_S, Served, serving, wait_until


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


def first(choices: list[dict[str, Any]]) -> dict[str, Any]:
    """Not clever, but always legal."""
    return choices[0]


def events_in(frames: list[str]) -> list[str]:
    return [frame for frame in frames if frame.startswith('{"type":"event"')]


# Hello


def test_hello_is_answered_with_the_whole_table_and_then_who_is_there(served: Served) -> None:
    with company(served) as two:
        late = two.connect(two.tokens[1])
        whole, presence = late.hear(), late.hear()
        assert (whole["type"], whole["table"]) == ("table", two.table)
        assert whole["sight"]["version"] == two.people[0].version
        assert (whole["sight"]["chair"], whole["sight"]["phase"]) == (1, "playing")
        assert presence == {"type": "presence", "present": [True, True], "watching": 0}


class Line(Person):
    """A line on which something of one's own is said first."""

    def __init__(self, port: int, message: dict[str, Any]) -> None:
        self.message = message
        super().__init__(port, "")

    def send(self, **message: Any) -> None:
        super().send(**self.message)


@pytest.mark.parametrize(
    ("message", "code", "again", "closed_with"),
    [
        ({"type": "hello", "protocol": PROTOCOL + 1, "token": "any"}, "other_protocol", False, 4001),
        ({"type": "hello", "protocol": PROTOCOL, "token": "unknown"}, "no_right", False, 4003),
        ({"type": "ping"}, "no_hello", True, 4001),
        ({"type": "purr"}, "no_hello", True, 4001),
    ],
    ids=["protocol", "token", "ping", "garbage"],
)
def test_who_says_hello_wrongly_is_told_why_and_let_go(
    served: Served, message: dict[str, Any], code: str, again: bool, closed_with: int
) -> None:
    with Line(served.port, message) as line:
        bye = line.hear_rest()[-1]
        assert (bye["type"], bye["code"], bye["again"]) == ("bye", code, again)
        assert set(bye["sentences"]) == {"en", "fr"}
        assert line.close_code == closed_with


# Gaps


def test_who_comes_back_gets_the_very_bytes_others_got(served: Served) -> None:
    with company(served, "poche", options={"mode": "limited"}) as two:
        ada, bob = two.people
        since = bob.version
        bob.close()
        ada.hear_until("presence")
        stays = two.connect(two.tokens[1])
        stays.hear_until("presence")
        play_some_moves(ada, stays, 7)
        ada.ask("say", text="Where are you?")
        stays.listen()
        missed = events_in(stays.heard)
        assert len(missed) >= 8
        for known in (since, since + 3, ada.version - 1):
            back = two.connect(two.tokens[1], since=known)
            back.hear_until("presence")
            assert back.heard[:-1] == missed[known - since :]
        nothing_new = two.connect(two.tokens[1], since=ada.version)
        assert nothing_new.hear()["type"] == "presence"


def play_some_moves(ada: Person, bob: Person, moves: int) -> None:
    people = (ada, bob)
    for _ in range(moves):
        for person in people:
            person.listen()
        mover = next(person for person in people if person.my_turn())
        assert mover.move_somehow(first)["type"] == "done"


def test_who_missed_too_much_or_knows_the_future_gets_the_whole_table(served: Served) -> None:
    with company(served) as two:
        ada, bob = two.people
        bob.close()
        while ada.version <= MOST_MISSED + 1:
            ada.ask("say", phrase="purr")
        just_enough = two.connect(two.tokens[1], since=ada.version - MOST_MISSED)
        assert just_enough.hear()["news"]["number"] == ada.version - MOST_MISSED + 1
        just_enough.listen()
        for since in (ada.version - MOST_MISSED - 1, ada.version + 1, 0):
            late = two.connect(two.tokens[1], since=since)
            whole = late.hear()
            assert (whole["type"], whole["sight"]["version"]) == ("table", ada.version)


def test_all_lines_of_a_person_hear_everything(served: Served) -> None:
    with company(served) as two:
        ada, bob = two.people
        tabs = [two.connect(two.tokens[0]) for _ in range(2)]
        for tab in tabs:
            tab.hear_until("presence")
        two.listen()
        heard = [len(events_in(person.heard)) for person in (ada, *tabs)]
        two.people[two.mover()].move_somehow(first)
        tabs[0].ask("say", text="from a tab")
        bob.ask("say", text="from Bob")
        new = []
        for person, before in zip((ada, *tabs), heard, strict=True):
            person.listen()
            new.append(events_in(person.heard)[before:])
        assert len(new[0]) == 3
        assert new[0] == new[1] == new[2]


# Commands


def test_a_command_sent_again_gets_the_first_answer_and_happens_once(served: Served) -> None:
    with company(served) as two:
        mover = two.people[two.mover()]
        move = {"type": "move", "id": "once", "version": mover.version, "decisions": [1]}
        mover.send(**move)
        mover.send(**move)
        answers = [mover.hear_until("done"), mover.hear_until("done", "refused")]
        assert answers[0] == answers[1]
        other_line = two.connect(two.tokens[two.people.index(mover)])
        other_line.hear_until("presence")
        other_line.send(**move)
        assert other_line.hear_until("done", "refused") == answers[0]
        mover.listen()
        assert [entry["text"] for entry in mover.whole()["log"]] == ["call"]


def test_a_command_sent_again_after_a_restart_happened_once(tmp_path: Path) -> None:
    with serving(tmp_path) as served, company(served) as two:
        chair = two.mover()
        token, version = two.tokens[chair], two.people[chair].version
        move = {"type": "move", "id": "once", "version": version, "decisions": [2]}
        two.people[chair].send(**move)
        answer = two.people[chair].hear_until("done")
    with serving(tmp_path) as served, Person(served.port, token, since=version) as again:
        again.hear_until("presence")
        again.send(**move)
        assert again.hear_until("done", "refused") == answer
        assert again.version == version + 1
        assert [entry["text"] for entry in again.whole()["log"]] == ["raise"]


def test_the_same_id_at_another_chair_is_another_command(served: Served) -> None:
    with company(served) as two:
        for person in two.people:
            person.ask("say", id="same", phrase="hello")
        assert [remark["chair"] for remark in two.people[0].whole()["remarks"]] == [0, 1]


def test_a_stale_move_is_refused_with_the_table_as_it_is(served: Served) -> None:
    with company(served) as two:
        chair = two.mover()
        mover, other = two.people[chair], two.people[1 - chair]
        before = mover.version
        mover.move(2)
        other.listen()
        refused = other.move(1, version=before)
        assert (refused["type"], refused["code"]) == ("refused", "stale")
        assert refused["sight"]["version"] == mover.version
        assert [choice["text"] for choice in refused["sight"]["choices"]] == ["fold", "call", "raise"]
        assert other.move(1, version=mover.version + 1)["code"] == "stale"
        assert other.move(1)["type"] == "done"


def test_chatter_makes_no_move_stale(served: Served) -> None:
    with company(served) as two:
        chair = two.mover()
        mover, other = two.people[chair], two.people[1 - chair]
        before = mover.version
        other.ask("say", text="Hurry up")
        two.browsers[1 - chair].put("/api/me", json={"name": "Impatient"})
        assert mover.move(1, version=before)["type"] == "done"


def test_an_illegal_move_is_refused_with_its_article_in_both_languages(served: Served) -> None:
    with company(served) as two:
        chair = two.mover()
        refused = two.people[chair].move(0)
        assert (refused["code"], refused["article"]) == ("illegal", "L3")
        assert refused["sentences"]["en"] == "There is no raise to fold to."
        assert refused["sentences"]["fr"] != refused["sentences"]["en"]
        assert two.people[1 - chair].move(1)["code"] == "not_your_turn"
        assert two.people[chair].move(1, 1)["code"] == "move_too_long"
        assert two.people[0].version == refused["sight"]["version"]


# Stopping and starting


def test_a_server_that_stops_tells_everybody_to_come_back(tmp_path: Path) -> None:
    with ExitStack() as people, ExitStack() as house:
        served = house.enter_context(serving(tmp_path))
        two = people.enter_context(company(served))
        everybody = [*two.people, two.watch()]
        house.close()
        for person in everybody:
            bye = person.hear_rest()[-1]
            assert (bye["code"], bye["again"], person.close_code) == ("restarting", True, 1012)


def test_after_a_restart_the_table_is_the_same_to_everybody(tmp_path: Path) -> None:
    with serving(tmp_path) as served, company(served, "poche", options={"mode": "limited"}) as two:
        two.watch()
        ada, bob = two.people
        play_some_moves(ada, bob, 6)
        two.people[0].ask("say", text="See you")
        tokens = [*two.tokens, two.ticket["watch"]]
        before = [whole_table(served, token) for token in tokens]
    with serving(tmp_path) as served:
        assert [whole_table(served, token) for token in tokens] == before


def whole_table(served: Served, token: str) -> dict[str, Any]:
    """What a newcomer hears, but for who is there."""
    with Person(served.port, token) as person:
        whole = person.hear()
    return {name: value for name, value in whole.items() if name not in ("present", "watching")}


@contextmanager
def being_made_ready(data: Path, patch: pytest.MonkeyPatch) -> Iterator[tuple[Served, threading.Event]]:
    """A server that compiles its rules until it is told that they are compiled."""
    compiled = threading.Event()

    async def slowly(games: CompiledGames, slug: str) -> None:
        while not compiled.is_set():
            await asyncio.sleep(0.05)
            games.done[slug] = min(games.done[slug] + 1, 2)
            await games._tell()

    patch.setattr("ronron.server.play.compiling.is_warm", lambda slug: False)
    patch.setattr(CompiledGames, "_compile", slowly)
    settings = Settings(data, limits=FREE_LIMITS)
    app, listening = create_app(settings), bind("127.0.0.1", 0)
    server = Server(configure(app, settings), app.state.house)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        wait_until(lambda: server.started)
        yield Served(listening.getsockname()[1], app.state.house), compiled
    finally:
        compiled.set()
        server.should_exit = True
        thread.join(PATIENT_S)
        listening.close()
        assert not thread.is_alive()


def test_while_the_rules_are_compiled_people_wait_and_are_told_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as served, company(served) as two:
        token, table = two.tokens[0], two.table
    with being_made_ready(tmp_path, monkeypatch) as (served, compiled), browser(served) as guest:
        refused = guest.post("/api/tables", json={"game": "leduc", "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert (refused.status_code, refused.json()["code"]) == (503, "warming")
        assert int(refused.headers["retry-after"]) >= 1
        health = guest.get("/health")
        assert (health.status_code, health.json()["status"]) == (200, "warming")
        assert "set-cookie" not in refused.headers
        assert all(not each["ready"] and each["done"] < each["of"] for each in guest.get("/api/games").json()["games"])
        with Person(served.port, token) as ada:
            waiting = [ada.hear(), ada.hear()]
            assert [each["type"] for each in waiting] == ["warming", "warming"]
            assert all(0 <= each["done"] < each["of"] for each in waiting)
            compiled.set()
            assert ada.hear_until("table")["table"] == table
            assert ada.move(1)["type"] == "done"


@pytest.mark.parametrize(("pinned", "other"), [("rules", 99), ("box", "0" * 16)])
def test_a_table_of_other_rules_or_another_box_is_refused_with_a_sentence(
    tmp_path: Path, pinned: str, other: object
) -> None:
    with serving(tmp_path) as served, company(served) as two:
        token, table = two.tokens[0], two.table
    change_opening(tmp_path, table, pinned, other)
    with serving(tmp_path) as served, browser(served) as guest:
        with Person(served.port, token) as ada:
            refused, bye = ada.hear_rest()
        assert (refused["code"], bye["code"], bye["again"]) == ("cannot_open", "cannot_open", False)
        assert pinned in refused["sentences"]["en"]
        assert all(str(other) in sentence for sentence in refused["sentences"].values())
        assert len(set(refused["sentences"].values())) == 2
        answer = guest.get(f"/api/tables/{table}/record", headers={"authorization": f"Bearer {token}"})
        assert (answer.status_code, answer.json()["code"]) == (409, "cannot_open")


def change_opening(data: Path, table: str, name: str, value: object) -> None:
    """Let a table look as if it had been opened by another Ronron."""
    with sqlite3.connect(data / "tables.sqlite3") as connection:
        where = "WHERE table_id = ? AND number = 1"
        (body,) = connection.execute(f"SELECT body FROM events {where}", (table,)).fetchone()
        changed = json.dumps({**json.loads(body), name: value})
        connection.execute(f"UPDATE events SET body = ? {where}", (changed, table))
    connection.close()
