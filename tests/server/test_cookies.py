"""Cookies: from us alone, and of who sits nowhere nothing is kept but in their own."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx2
import pytest

from ronron.server.http.cookies import PLAIN_UNTIL
from ronron.server.identity.tokens import Guest, Keys
from ronron.server.settings import Limits
from support.people import Person, browser
from support.rights import everything_in, refusal_of
from support.serving import Served, join, open_table, serving

SITE = "https://ronron.example"
HOME = {"host": "ronron.example", "origin": SITE}


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("public"), origins=(SITE,)) as served:
        yield served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


def key_of(served: Served) -> bytes:
    return (served.house.settings.data / "server.key").read_bytes()


def people(data: Path) -> list[str]:
    with closing(sqlite3.connect(data / "tables.sqlite3")) as connection:
        return [name for (name,) in connection.execute("SELECT name FROM people ORDER BY name")]


def opened(guest: httpx2.Client) -> httpx2.Response:
    return guest.post("/api/tables", headers=HOME, json={"game": "leduc", "seats": [{"kind": "me"}, {"kind": "open"}]})


def test_over_tls_a_cookie_has_a_name_that_browsers_take_from_nobody_but_us(public: Served) -> None:
    with browser(public) as guest:
        given = opened(guest).headers["set-cookie"]
        assert given.startswith("__Host-ronron_guest=")
        assert {"Secure", "HttpOnly", "Path=/"} <= {part.strip() for part in given.split(";")}
        assert "omain=" not in given


def test_over_tls_a_cookie_somebody_else_may_have_set_is_nobody(public: Served) -> None:
    """A page on a neighbouring name can set `ronron_guest` for all of them, and make people play as its own guest."""
    keys = Keys(key_of(public), lambda: (PLAIN_UNTIL + 5) * 1000)
    with browser(public) as guest:
        planted = f"ronron_guest={keys.guest_cookie(Guest('attacker'))}"
        answer = guest.put("/api/me", headers={**HOME, "cookie": planted}, json={"name": "Mia"})
        given = answer.headers["set-cookie"].partition("=")[2].partition(";")[0]
        found = keys.read_guest(given)
        assert found is not None
        assert found[0].person != "attacker"


def test_over_tls_who_was_known_before_by_the_plain_name_still_is(public: Served) -> None:
    keys = Keys(key_of(public), lambda: (PLAIN_UNTIL - 5) * 1000)
    with browser(public) as guest:
        cookie = f"ronron_guest={keys.guest_cookie(Guest('ada'))}"
        given = guest.get("/api/me", headers={**HOME, "cookie": cookie}).headers["set-cookie"]
        assert given.startswith("__Host-ronron_guest=ada.")


def test_names_of_who_sits_nowhere_are_not_kept_here_and_not_lost(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        for number in range(30):
            with browser(served) as passer_by:
                assert passer_by.put("/api/me", json={"name": f"Nobody {number}"}).json()["name"] == f"Nobody {number}"
        with browser(served) as mia:
            mia.put("/api/me", json={"name": "Mia", "avatar": "siamese"})
            assert mia.get("/api/me").json() == {"name": "Mia", "avatar": "siamese", "tables": []}
            assert people(tmp_path) == []
            ticket = open_table(mia, "leduc")
            assert people(tmp_path) == ["Mia"]
            with browser(served) as leo:
                leo.put("/api/me", json={"name": "Leo"})
                join(leo, ticket)
                assert people(tmp_path) == ["Leo", "Mia"]
                assert leo.get("/api/me").json()["name"] == "Leo"
            with Person(served.port, ticket["seats"][0]["token"]) as person:
                sight = person.hear_until("table")["sight"]
                assert [chair["name"] for chair in sight["chairs"]] == ["Mia", "Leo"]


def test_who_sits_somewhere_and_changes_their_name_keeps_the_last_one(tmp_path: Path) -> None:
    with serving(tmp_path) as served, browser(served) as mia:
        mia.put("/api/me", json={"name": "Mia"})
        open_table(mia, "leduc")
        mia.put("/api/me", json={"name": "Lea"})
        open_table(mia, "leduc")
        assert mia.get("/api/me").json()["name"] == "Lea"
        assert people(tmp_path) == ["Lea"]


def test_forty_first_names_at_once_are_all_taken(tmp_path: Path) -> None:
    with serving(tmp_path) as served, browser(served) as host:
        open_table(host, "leduc")
        cookie = f"ronron_guest={host.cookies['ronron_guest']}"

        def rename(number: int) -> int:
            with browser(served) as tab:
                answer = tab.put("/api/me", headers={"cookie": cookie}, json={"name": f"Mia {number}"})
                return answer.status_code

        with ThreadPoolExecutor(40) as threads:
            assert list(threads.map(rename, range(40))) == [200] * 40
        assert len(people(tmp_path)) == 1


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u115f\u1160", "\u0301\u0301", "\u200b \u3164"])
def test_a_name_of_which_nothing_can_be_seen_is_none(served: Served, name: str) -> None:
    with browser(served) as guest:
        assert guest.put("/api/me", json={"name": name}).json()["name"] == ""


@pytest.mark.parametrize(
    "name", ["Matou", "raminagrobis", "GOUTTIERE", "M\u0430t\u043eu", "Mat0u", "Matou 2", "Ch\u200baton"]
)
def test_nobody_is_called_like_a_bot(served: Served, name: str) -> None:
    with browser(served) as guest:
        assert refusal_of(guest.put("/api/me", json={"name": name})) == (409, "bots_name")
        seats = [{"kind": "me", "name": name}, {"kind": "bot"}]
        assert refusal_of(guest.post("/api/tables", json={"game": "leduc", "seats": seats})) == (409, "bots_name")
        assert name not in everything_in(served.house.settings.data / "tables.sqlite3")


def test_names_that_only_begin_like_a_bots_are_good(served: Served) -> None:
    with browser(served) as guest:
        for name in ("Matouche", "Chatonne", "Le Matou de Léa", "Mia", "Минка", "みけ", "🐱"):
            assert guest.put("/api/me", json={"name": name}).json()["name"] == name


def test_one_who_changes_their_name_all_the_time_is_asked_to_wait(tmp_path: Path) -> None:
    with serving(tmp_path, limits=Limits()) as served, browser(served) as guest:
        answers = [guest.put("/api/me", json={"name": f"Mia {number}"}).status_code for number in range(15)]
        assert answers[:10] == [200] * 10
        assert 429 in answers
