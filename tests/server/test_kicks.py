"""Who was sent away stays away: old invitations, old codes and old links to watch are dead."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from support.people import Person, browser, company
from support.rights import hello_fails, refusal_of
from support.serving import Served, join, open_table, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


def test_who_was_kicked_does_not_come_back_without_a_cookie_by_the_old_invitation_or_code(served: Served) -> None:
    with company(served) as two:
        assert two.people[0].ask("kick", chair=1)["type"] == "done"
        nobody = two.browser()
        assert refusal_of(nobody.post("/api/join", json={"invite": two.ticket["invite"]})) == (403, "no_right")
        assert refusal_of(nobody.post("/api/join", json={"code": two.ticket["code"]})) == (403, "no_right")
        assert refusal_of(nobody.post("/api/watch", json={"invite": two.ticket["invite"]})) == (403, "no_right")


def test_after_a_kick_the_host_has_an_invitation_and_a_code_that_are_good(served: Served) -> None:
    with company(served) as two:
        two.people[0].ask("kick", chair=1)
        new = two.ticket_now()
        assert {new["invite"], new["code"]} & {two.ticket["invite"], two.ticket["code"]} == set()
        assert two.browser().post("/api/watch", json={"code": new["code"]}).status_code == 200
        assert join(two.browser(), new)["seats"][0]["chair"] == 1


def test_a_bot_that_is_sent_away_takes_no_invitation_with_it(served: Served) -> None:
    with company(served, seats="me matou") as one:
        one.people[0].ask("kick", chair=1)
        assert one.ticket_now() == one.ticket


def test_the_new_invitation_is_good_and_the_old_one_dead_after_the_server_starts_again(tmp_path: Path) -> None:
    with serving(tmp_path) as served, company(served) as two:
        two.people[0].ask("kick", chair=1)
        old, new = two.ticket, two.ticket_now()
    with serving(tmp_path) as served, browser(served) as guest:
        assert refusal_of(guest.post("/api/join", json={"invite": old["invite"]})) == (403, "no_right")
        assert join(guest, new)["seats"][0]["chair"] == 1


def test_who_was_kicked_does_not_even_watch_with_their_cookie(served: Served) -> None:
    with company(served) as two:
        two.people[0].ask("kick", chair=1)
        bob = two.browsers[1]
        cookie = f"ronron_guest={bob.cookies['ronron_guest']}"
        with Person(served.port, two.ticket["watch"], headers={"cookie": cookie}) as watching:
            assert watching.hear_rest()[-1]["code"] == "no_right"
        assert refusal_of(bob.post("/api/watch", json={"code": two.ticket_now()["code"]})) == (409, "sent_away")


def test_the_host_sends_watchers_away_and_the_link_they_came_by_is_dead(served: Served) -> None:
    with company(served) as two:
        watcher = two.watch()
        assert two.people[0].ask("clear_watchers")["type"] == "done"
        assert watcher.hear_rest()[-1]["code"] == "sent_away"
        hello_fails(served, two.ticket["watch"])
        assert two.people[1].ask("say", phrase="hello")["type"] == "done"
        again = two.connect(two.ticket_now()["watch"])
        again.hear_until("presence")


def test_watchers_are_sent_away_by_the_host_alone(served: Served) -> None:
    with company(served) as two:
        watcher = two.watch()
        assert two.people[1].ask("clear_watchers")["code"] == "host_only"
        assert watcher.ask("clear_watchers")["code"] == "watching"
        assert watcher.listen() == []


def test_who_shares_a_device_goes_on_looking_when_watchers_are_sent_away(served: Served) -> None:
    """The page of several people on one device looks through the link to watch while the device is handed on."""
    with browser(served) as host:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bob"}]
        ticket = host.post("/api/tables", json={"game": "leduc", "seats": seats}).json()
        headers = {"cookie": f"ronron_guest={host.cookies['ronron_guest']}"}
        with (
            Person(served.port, ticket["watch"], headers=headers) as lying_open,
            Person(served.port, ticket["seats"][0]["token"]) as ada,
        ):
            lying_open.hear_until("presence")
            ada.hear_until("presence")
            assert ada.ask("clear_watchers")["type"] == "done"
            assert [each["type"] for each in lying_open.listen() if each["type"] == "bye"] == []
            with Person(served.port, ticket["watch"], headers=headers) as again:
                again.hear_until("presence")


def test_who_was_sent_away_does_not_come_back_to_an_open_table_by_the_list_from_the_same_address(
    served: Served,
) -> None:
    with company(served, listed=True) as two:
        two.people[0].ask("kick", chair=1)
        two.people[1].hear_rest()
        for door in ("join", "watch"):
            answer = two.browser().post(f"/api/{door}", json={"table": two.table})
            assert refusal_of(answer) == (409, "sent_away")
        assert join(two.browser(), two.ticket_now())["seats"][0]["chair"] == 1


def test_who_asks_to_be_forgotten_takes_no_invitation_with_them(served: Served) -> None:
    with browser(served) as host, browser(served) as guest:
        ticket = open_table(host, "leduc")
        join(guest, ticket)
        assert guest.delete("/api/me").status_code == 200
        assert host.get("/api/me").json()["tables"][0]["ticket"]["invite"] == ticket["invite"]


def test_who_was_kicked_sees_the_games_they_played_in_and_none_after_that(served: Served) -> None:
    with company(served) as two:
        two.play_to_the_end()
        two.people[0].ask("kick", chair=1)
        bob, carol = two.browsers[1], two.browser()
        wish = {"table": two.table, "number": 1}
        assert bob.post("/api/replay", json=wish).status_code == 200
        token = join(carol, two.ticket_now())["seats"][0]["token"]
        two.people[1] = two.connect(token)
        two.people[1].hear_until("presence")
        for person in two.people:
            person.ask("again")
        two.play_to_the_end()
        assert carol.post("/api/replay", json={**wish, "number": 2}).status_code == 200
        assert refusal_of(bob.post("/api/replay", json={**wish, "number": 2})) == (403, "no_right")
        assert bob.post("/api/replay", json=wish).status_code == 200
