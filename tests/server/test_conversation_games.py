"""What games need of a conversation: clocks, leaving and coming back, another game, taking back, bots."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ronron.server.play import bots
from support.people import HandsOfTime, Person, browser, company
from support.serving import Served, serving

CLOCK = {"bank_s": 10, "increment_s": 2}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


def first(choices: list[dict[str, Any]]) -> dict[str, Any]:
    """Not clever, but always legal."""
    return choices[0]


# Clocks


@pytest.fixture
def now() -> HandsOfTime:
    return HandsOfTime()


def remaining(person: Person) -> list[int]:
    person.listen()
    return [chair["remaining_ms"] for chair in person.sight["chairs"]]


def test_time_runs_for_who_is_to_move_and_a_turn_adds_to_it(tmp_path: Path, now: HandsOfTime) -> None:
    with serving(tmp_path, now=now) as served, company(served, clock=CLOCK) as two:
        ada, bob = two.people
        assert remaining(ada) == [10_000, 10_000]
        assert ada.sight["running"] == 0
        now.forward(4)
        ada.move(1)
        assert remaining(ada) == [8_000, 10_000]
        assert (ada.sight["running"], ada.sight["since"]) == (1, now())
        now.forward(3)
        bob.ask("say", phrase="thinking")
        assert remaining(bob) == [8_000, 7_000]


def test_when_time_runs_out_a_bot_takes_over_and_who_comes_back_has_some_grace(
    tmp_path: Path, now: HandsOfTime
) -> None:
    with serving(tmp_path, now=now) as served, company(served, clock=CLOCK) as two:
        ada, bob = two.people
        now.forward(10)
        bob.ask("say", phrase="thinking")
        news = [each["news"] for each in map(msgspec.json.decode, bob.heard) if each["type"] == "event"]
        assert [each["kind"] for each in news[-3:-1]] == ["timed_out", "bot_sat"]
        chair = bob.sight["chairs"][0]
        assert (chair["kind"], chair["level"], chair["kept"], chair["remaining_ms"]) == ("bot", "matou", True, 0)
        wait_for_turn(bob)
        assert ada.ask("move", version=bob.version, decisions=[1])["code"] == "bot_plays_for_you"
        assert ada.ask("come_back")["type"] == "done"
        assert ada.sight["chairs"][0]["kind"] == "person"
        assert remaining(ada)[0] == 10_000


def wait_for_turn(person: Person) -> None:
    person.listen()
    while not person.my_turn() and person.sight["phase"] == "playing":
        person.hear()


def test_time_runs_out_by_itself_when_nobody_says_anything(tmp_path: Path, now: HandsOfTime) -> None:
    began = time.monotonic()
    ticking = lambda: now() + int((time.monotonic() - began) * 1000)  # noqa: E731
    with serving(tmp_path, now=ticking) as served, company(served, clock=CLOCK) as two:
        ada, bob = two.people
        now.forward(9.8)
        bob.ask("say", phrase="thinking")
        assert ada.hear_until("event")["news"]["kind"] == "said"
        assert ada.hear_until("event")["news"]["kind"] == "timed_out"


def test_time_while_the_server_is_away_is_charged_to_nobody(tmp_path: Path, now: HandsOfTime) -> None:
    with serving(tmp_path, now=now) as served, company(served, clock=CLOCK) as two:
        now.forward(3)
        two.people[0].ask("say", phrase="thinking")
        token = two.tokens[0]
    now.forward(1000)
    with serving(tmp_path, now=now) as served, Person(served.port, token) as ada:
        ada.hear_until("presence")
        assert remaining(ada)[0] == 7_000
        assert (ada.sight["running"], ada.sight["since"]) == (0, now())
        now.forward(1)
        assert ada.move(1)["type"] == "done"
        assert remaining(ada)[0] == 8_000


def test_without_a_clock_nobody_runs_out_of_time(tmp_path: Path, now: HandsOfTime) -> None:
    with serving(tmp_path, now=now) as served, company(served) as two:
        now.forward(1_000_000)
        assert two.people[two.mover()].move(1)["type"] == "done"
        assert remaining(two.people[0]) == [None, None]


# Leaving and coming back


def test_anybody_may_let_a_bot_play_for_who_left_until_they_come_back(served: Served) -> None:
    with company(served, "tictactoe") as two:
        ada, bob = two.people
        assert ada.ask("leave")["type"] == "done"
        assert ada.move(0)["code"] == "bot_plays_for_you"
        assert bob.ask("seat_bot", chair=0, level="matou")["type"] == "done"
        wait_for_turn(bob)
        assert bob.sight["decided"] == 1
        ada.listen()
        assert ada.sight["choices"] == []
        assert ada.ask("come_back")["type"] == "done"
        bob.listen()
        assert bob.move_somehow(first)["type"] == "done"
        ada.listen()
        assert ada.my_turn()
        assert ada.move_somehow(first)["type"] == "done"


def test_a_table_all_people_left_is_closed(served: Served) -> None:
    with company(served) as two:
        two.people[0].ask("leave")
        two.people[1].send(type="leave", id="last")
        for person in two.people:
            assert person.hear_rest()[-1]["code"] == "table_closed"


# Another game


def test_in_a_rematch_seats_rotate_and_it_begins_when_everybody_wants_it(served: Served) -> None:
    with company(served, "tictactoe") as two:
        ada, bob = two.people
        assert ada.ask("again")["code"] == "not_over"
        assert [ada.sight["seat"], bob.sight["seat"]] == [0, 1]
        two.play_to_the_end()
        ada.ask("again")
        bob.listen()
        assert (bob.sight["phase"], bob.sight["chairs"][0]["wants_more"]) == ("over", True)
        bob.ask("again")
        two.listen()
        assert [ada.sight["seat"], bob.sight["seat"]] == [1, 0]
        assert (ada.sight["number"], ada.sight["phase"], ada.sight["turn"]) == (2, "playing", 0)
        assert bob.my_turn()
        assert not any(chair["wants_more"] for chair in ada.sight["chairs"])


def test_a_match_has_two_games_the_other_seat_begins_the_second_and_then_a_verdict(served: Served) -> None:
    with company(served, "poche", match=True) as two:
        ada, bob = two.people
        two.play_to_the_end()
        begun = ada.sight["view"]["first"]
        scores = ada.sight["result"]["scores"]
        assert (ada.sight["phase"], ada.sight["verdict"]) == ("over", None)
        for person in two.people:
            person.ask("again")
        two.listen()
        assert (ada.sight["seat"], bob.sight["seat"], ada.sight["view"]["first"]) == (0, 1, 1 - begun)
        two.play_to_the_end()
        verdict = ada.sight["verdict"]
        assert verdict["scores"] == [sum(both) for both in zip(scores, ada.sight["result"]["scores"], strict=True)]
        assert verdict == bob.sight["verdict"]


def test_only_a_game_with_matches_is_played_in_one(served: Served) -> None:
    wish: dict[str, Any] = {"game": "leduc", "seats": [{"kind": "me"}, {"kind": "open"}], "match": True}
    with browser(served) as host:
        assert host.post("/api/tables", json=wish).json()["code"] == "bad_option"
        free = {**wish, "game": "poche", "options": {"mode": "free"}}
        assert host.post("/api/tables", json=free).json()["code"] == "bad_option"


# Taking back


def test_at_a_practice_table_a_whole_turn_is_taken_back_with_what_bots_answered(served: Served) -> None:
    with company(served, "tictactoe", "me matou", practice=True) as alone:
        (ada,) = alone.people
        before: dict[str, Any] = ada.sight["view"]
        ada.move_somehow(first)
        wait_for_turn(ada)
        assert ada.sight["decided"] == 2
        assert ada.ask("take_back", version=ada.version)["type"] == "done"
        assert (ada.sight["decided"], ada.sight["view"]) == (0, before)
        assert ada.whole()["log"] == []
        assert ada.ask("take_back", version=ada.version)["code"] == "nothing_to_take_back"
        assert ada.move_somehow(first)["type"] == "done"


def test_a_turn_of_several_decisions_is_taken_back_whole(served: Served) -> None:
    with company(served, "poche", "me me", options={"mode": "first", "starts": "seat 0"}, practice=True) as alone:
        (ada,) = alone.people
        ada.move_somehow(first)
        ada.move_somehow(first)
        assert (ada.sight["decided"], ada.sight["turn"]) == (2, 1)
        assert ada.ask("take_back", version=ada.version)["type"] == "done"
        assert (ada.sight["decided"], ada.sight["turn"]) == (0, 0)


def test_no_turn_is_taken_back_after_another_person_moved_nor_at_other_tables(served: Served) -> None:
    with company(served, practice=True) as practice:
        ada, bob = practice.people
        ada.move(1)
        bob.listen()
        bob.move(2)
        ada.listen()
        assert ada.ask("take_back", version=ada.version)["code"] == "others_moved"
        assert bob.ask("take_back", version=bob.version)["type"] == "done"
        ada.listen()
        assert ada.ask("take_back", version=ada.version)["type"] == "done"
    with company(served) as serious:
        ada = serious.people[0]
        ada.move(1)
        assert ada.ask("take_back", version=ada.version)["code"] == "no_take_back"


# Bots


def test_bots_move_in_between_and_take_part_in_rematches(served: Served) -> None:
    with company(served, "tictactoe", "me matou") as alone:
        (ada,) = alone.people
        for number in (1, 2):
            assert ada.sight["number"] == number
            while ada.sight["phase"] == "playing":
                wait_for_turn(ada)
                if ada.my_turn():
                    ada.move_somehow(first)
            assert ada.sight["decided"] >= 5
            ada.ask("again")


def test_a_bot_is_handed_what_its_seat_may_know_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []

    def spy(level: str, engine: Any, known: Any, *_: Any, **__: Any) -> int:
        seen.append(known["cards"].tolist())
        return 1

    monkeypatch.setattr(bots, "decide", spy)
    with serving(tmp_path) as served, company(served, "leduc", "me matou") as alone:
        (ada,) = alone.people
        ada.move(1)
        wait_for_turn(ada)
    (cards,) = {tuple(each[0]) for each in seen}
    unknown = -2
    assert cards[0] == unknown
    assert cards[1] != unknown
