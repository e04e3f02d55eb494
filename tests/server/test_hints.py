"""Hints: for who asks at a practice table on their turn; nobody else hears of them, and nothing is kept."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ronron.bots import Budget
from ronron.server.play import bots
from ronron.server.play.compiling import CompiledGames
from support.complaints import nothing_fails
from support.games import FOR_PLAYERS, rivals
from support.people import Company, Person, browser, company
from support.serving import FREE_LIMITS, PATIENT_S, Served, open_table, serving, wait_until

SOME = Budget(iterations=60, trees=2)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("house"), hint=SOME) as running:
        yield running


def hint(person: Person, *staged: int, **more: Any) -> dict[str, Any]:
    return person.ask("hint", **{"version": person.version, "decisions": list(staged), **more})


def together(served: Served, game: str, **more: Any) -> Any:
    """One person on all chairs of a practice table: whoever is to move, it is them."""
    return company(served, game, " ".join(["me"] * rivals(game)), **{"practice": True, **more})


@pytest.mark.parametrize("game", FOR_PLAYERS)
def test_a_hint_is_a_decision_one_may_make_and_asked_again_it_is_the_same(served: Served, game: str) -> None:
    dice = random.Random(game)
    seats = " ".join(["me", *["matou"] * (rivals(game) - 1)])
    with nothing_fails(), company(served, game, seats, practice=True) as one:
        (ada,) = one.people
        for _ in range(6):
            wait_for_turn(ada)
            staged: list[int] = []
            choices = ada.sight["choices"]
            while True:
                answer, again = hint(ada, *staged), hint(ada, *staged)
                assert answer["decision"] in [choice["decision"] for choice in choices]
                assert answer == {**again, "id": answer["id"]}
                assert (answer["share"] is None) == (len(choices) == 1)
                assert answer["share"] is None or 0 <= answer["share"] <= 1
                staged.append(dice.choice(choices)["decision"])
                moved = ada.move(*staged)
                if moved["type"] == "done":
                    break
                choices = moved["choices"]


def wait_for_turn(person: Person) -> None:
    person.listen()
    while not person.my_turn():
        person.hear()


def test_nobody_else_hears_of_a_hint_and_nothing_is_kept(served: Served) -> None:
    with company(served, "leduc", practice=True) as two:
        ada, bob = two.people
        watcher = two.watch()
        two.listen()
        heard, version = [len(person.heard) for person in (bob, watcher)], ada.version
        assert "hint" in ada.sight["can"]
        assert hint(ada)["type"] == "hinted"
        assert (bob.listen(), watcher.listen()) == ([], [])
        assert [len(person.heard) - 1 for person in (bob, watcher)] == heard
        assert ada.whole()["sight"]["version"] == version


def test_alone_nobody_competes_and_no_share_is_told(served: Served) -> None:
    with company(served, "chabyrinthe", "me", practice=True) as alone:
        assert hint(alone.people[0])["share"] is None


# Refused, with a reason


def test_hints_are_for_practice_tables(served: Served) -> None:
    with company(served, "leduc") as two:
        assert hint(two.people[0])["code"] == "no_hints"
        assert "hint" not in two.people[0].sight["can"]


def test_hints_are_for_who_is_to_move(served: Served) -> None:
    with company(served, "leduc", practice=True) as two:
        ada, bob = two.people
        assert hint(bob)["code"] == "not_your_turn"
        assert "hint" not in bob.sight["can"]
        assert hint(two.watch())["code"] == "watching"
        ada.ask("leave")
        assert hint(ada)["code"] == "bot_plays_for_you"


def test_there_are_no_hints_before_or_after_a_game(served: Served) -> None:
    with browser(served) as guest:
        token = open_table(guest, "leduc", practice=True)["seats"][0]["token"]
        with Person(served.port, token) as ada:
            ada.hear_until("presence")
            assert hint(ada)["code"] == "no_game"
            assert "hint" not in ada.sight["can"]
    with company(served, "leduc", practice=True) as two:
        two.play_to_the_end()
        assert hint(two.people[0])["code"] == "no_game"
        assert "hint" not in two.people[0].sight["can"]


def test_a_hint_for_a_moment_that_is_over_is_stale_and_shows_the_table(served: Served) -> None:
    with company(served, "leduc", practice=True) as two:
        ada, bob = two.people
        old = ada.version
        ada.move(1)
        bob.listen()
        refused = hint(bob, version=old)
        assert refused["code"] == "stale"
        assert refused["sight"]["version"] == bob.version


def test_what_cannot_be_decided_has_no_hint_after_it(served: Served) -> None:
    with together(served, "leduc") as alone:
        assert hint(alone.people[0], 0)["code"] == "illegal"
        assert hint(alone.people[0], 61)["code"] == "no_such_decision"


def test_a_move_that_shows_something_hidden_is_not_rehearsed_for_a_hint(served: Served) -> None:
    with together(served, "poche", options={"mode": "first"}) as alone:
        (ada,) = alone.people
        assert all(hint(ada, choice["decision"])["code"] == "nothing_to_hint" for choice in ada.sight["choices"])


def test_who_asks_too_often_has_to_wait(tmp_path: Path) -> None:
    limits = replace(FREE_LIMITS, hints=(0.01, 2))
    with serving(tmp_path, hint=SOME, limits=limits) as served, together(served, "leduc") as alone:
        (ada,) = alone.people
        assert [hint(ada).get("code") for _ in range(3)] == [None, None, "too_many"]


def test_until_a_game_can_be_thought_about_hints_have_to_wait(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    with together(served, "leduc") as alone:
        monkeypatch.setattr(CompiledGames, "can_think", lambda games, slug: False)
        assert hint(alone.people[0])["code"] == "warming"


def test_a_search_that_fails_is_told_and_logged(
    served: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("a bug in a search")

    monkeypatch.setattr(bots, "advise", fail)
    with together(served, "leduc") as alone:
        assert hint(alone.people[0])["code"] == "no_hint_found"
    assert "a bug in a search" in caplog.text


# While it is thought of


class Muse:
    """Thinks until it is told to stop."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.asked = threading.Event()
        self.stopped = threading.Event()
        patch.setattr(bots, "advise", self)

    def __call__(self, *given: Any) -> Any:
        self.asked.set()
        if given[-1].wait(PATIENT_S):
            self.stopped.set()


def ask_in_vain(alone: Company, muse: Muse) -> Person:
    (ada,) = alone.people
    ada.send(type="hint", id="hint", version=ada.version, decisions=[])
    assert muse.asked.wait(PATIENT_S)
    return ada


def test_who_waits_for_a_hint_may_move_and_is_told_that_it_comes_too_late(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    muse = Muse(monkeypatch)
    with together(served, "tictactoe") as alone:
        ada = ask_in_vain(alone, muse)
        began = time.monotonic()
        ada.send(type="move", id="move", version=ada.version, decisions=[0])
        answers: dict[str, dict[str, Any]] = {}
        while len(answers) < 2:
            message = ada.hear()
            if "id" in message:
                answers[message["id"]] = message
        assert (answers["move"]["type"], answers["hint"]["code"]) == ("done", "stale")
        assert answers["hint"]["sight"]["version"] == ada.version
        assert muse.stopped.wait(PATIENT_S)
        assert time.monotonic() - began < PATIENT_S / 2


def test_a_closed_table_and_a_server_that_stops_wait_for_no_hint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as served:
        muse = Muse(monkeypatch)
        with together(served, "tictactoe") as alone:
            ask_in_vain(alone, muse).send(type="close", id="close")
            assert muse.stopped.wait(PATIENT_S / 2)
        muse = Muse(monkeypatch)
        with together(served, "tictactoe") as alone:
            ask_in_vain(alone, muse)
    assert muse.stopped.is_set()


def test_a_hint_nobody_waits_for_any_more_disturbs_nobody(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    muse = Muse(monkeypatch)
    with nothing_fails():
        with together(served, "tictactoe") as alone:
            ask_in_vain(alone, muse).close()
            late = alone.connect(alone.tokens[0])
            late.hear_until("presence")
            assert late.move(0)["type"] == "done"
        wait_until(muse.stopped.is_set)
