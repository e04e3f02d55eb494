"""A crowd at one table: everybody hears in the end who is there, and nobody hears of everybody."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from support.people import Person, browser, company
from support.serving import Served, serving, wait_until

CROWD = 60


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


def presences(person: Person) -> list[dict[str, Any]]:
    return [each for each in person.listen() if each["type"] == "presence"]


def test_a_crowd_of_watchers_is_a_number_that_is_told_now_and_then(served: Served) -> None:
    with company(served) as two, ExitStack() as crowd:
        ada = two.people[0]
        heard = presences(ada) or [{"watching": 0}]
        watchers = [crowd.enter_context(Person(served.port, two.ticket["watch"])) for _ in range(CROWD)]
        told = [each.hear_until("presence")["watching"] for each in watchers]
        assert max(told) == CROWD
        assert min(told) >= 1
        while heard[-1]["watching"] < CROWD:
            heard += [ada.hear_until("presence")]
        assert len(heard) < CROWD
        assert ada.sight["version"] == ada.version
        last = watchers[0].hear_until("presence")
        while last["watching"] < CROWD:
            last = watchers[0].hear_until("presence")


def test_in_a_small_company_everybody_hears_at_once_who_comes_and_goes(served: Served) -> None:
    with company(served) as two:
        ada = two.people[0]
        ada.listen()
        for number in (1, 2, 3):
            two.watch()
            assert presences(ada)[-1]["watching"] == number


def test_one_who_changes_their_name_again_and_again_before_a_crowd_is_told_of_now_and_then(served: Served) -> None:
    with company(served) as two, ExitStack() as crowd:
        for _ in range(CROWD):
            crowd.enter_context(Person(served.port, two.ticket["watch"])).hear_until("presence")
        bob, ada = two.people[1], two.browsers[0]
        bob.listen()
        for number in range(40):
            assert ada.put("/api/me", json={"name": f"Ada {number}"}).status_code == 200
        names: list[str] = []

        def bob_knows() -> bool:
            tables = [each for each in bob.listen() if each["type"] == "table"]
            names.extend(each["sight"]["chairs"][0]["name"] for each in tables)
            return names[-1:] == ["Ada 39"]

        wait_until(bob_knows)
        assert len(names) < 40


def test_what_a_newcomer_is_told_is_what_everybody_else_was_told(served: Served) -> None:
    """The whole table is kept as it travels, and must not grow old."""
    with company(served, "poche") as two:
        for _ in range(6):
            two.people[two.mover()].move_somehow(lambda choices: choices[0])
            two.people[0].ask("say", text="Miaou")
            two.listen()
            with browser(served), Person(served.port, two.ticket["watch"]) as late:
                whole = late.hear_until("table")
            before = two.watch()
            again = before.whole()
            assert (whole["sight"], whole["log"], whole["remarks"]) == (again["sight"], again["log"], again["remarks"])
            assert whole["sight"]["version"] == two.people[0].version
            assert len(whole["log"]) == whole["sight"]["decided"]
            before.close()
