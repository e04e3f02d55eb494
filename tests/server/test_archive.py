"""Finished games: who may see them through whose eyes, what they are judged by, and how they are played on."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import httpx2
import msgspec
import pytest

import ronron
from ronron.api.review import review
from ronron.server.archive import jobs
from ronron.server.archive.archive import MOST_EACH, Archive
from ronron.server.limits.turns import Who
from support.people import Company, Person, browser, company
from support.rights import refusal_of
from support.serving import Served, open_table, serving, wait_until

TICTACTOE = """ronron record 1
game: tictactoe
rules: 1
box: e4150c5265fb
players: 2
deal:
  .../.../...
decisions:
  0 b2
  1 a1
  0 a3
  1 b1
  0 c1
scores: 1 -1
"""
"""Seat 1 could have blocked at c1."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("house")) as running:
        yield running


@pytest.fixture
def played(served: Served) -> Iterator[Company]:
    """Two friends who have finished a game in which cards stay hidden."""
    with company(served, "leduc") as two:
        two.play_to_the_end()
        yield two


@pytest.fixture
def stranger(served: Served) -> Iterator[httpx2.Client]:
    with browser(served) as guest:
        yield guest


def ask(guest: httpx2.Client, door: str, token: str | None = None, **wish: Any) -> httpx2.Response:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    return guest.post(f"/api/{door}", json=wish, headers=headers)


def shown(guest: httpx2.Client, token: str | None = None, **wish: Any) -> dict[str, Any]:
    answer = ask(guest, "replay", token, **wish)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def judged(guest: httpx2.Client, **wish: Any) -> list[dict[str, Any]]:
    """All lines of a review."""
    answer = ask(guest, "review", **wish)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/x-ndjson")
    return [msgspec.json.decode(line) for line in answer.text.splitlines()]


def refused_everywhere(guest: httpx2.Client, token: str | None = None, **wish: Any) -> tuple[int, str]:
    """Why none of the doors opens."""
    (reason,) = {refusal_of(ask(guest, door, token, **wish)) for door in ("replay", "review", "what-if")}
    return reason


# Who may see what


def test_who_had_a_seat_looks_through_any_eyes_and_their_own_come_first(
    played: Company, stranger: httpx2.Client
) -> None:
    for chair, token in enumerate(played.tokens):
        found = shown(stranger, token, table=played.table)
        assert (found["eyes"], found["may"]) == (str(chair), ["open", "0", "1", "spectator"])
        assert (found["number"], found["of"], found["result"]) == (1, 1, played.people[0].sight["result"])
        assert found["record"].startswith("ronron record 1\ngame: leduc\n")
    assert shown(played.browsers[1], table=played.table)["eyes"] == "1"


def test_eyes_see_exactly_what_they_saw_then_and_open_ones_see_all(played: Company) -> None:
    (ada, _) = played.browsers
    game = ronron.load("leduc").read(shown(ada, table=played.table)["record"])
    for eyes, seat in (("0", 0), ("1", 1), ("spectator", ronron.SPECTATOR)):
        pictures = shown(ada, table=played.table, eyes=eyes)["pictures"]
        settled = {each["decisions"]: each["view"] for each in pictures}
        for decided in range(len(game.decisions) + 1):
            assert settled[decided] == msgspec.to_builtins(game.after(decided).view(seat))
        assert [each["text"] for each in pictures if each["mover"] is not None] == [
            line.split(" ", 1)[1] for line in game.log(seat)
        ]
    cards = shown(ada, table=played.table, eyes="open")["pictures"][0]["view"]["cards"]
    assert cards == game.beginning().notation().split()[:2]
    assert None in shown(ada, table=played.table, eyes="spectator")["pictures"][0]["view"]["cards"]


def test_who_watches_sees_what_a_spectator_saw_and_more_if_the_host_allows_it(
    played: Company, stranger: httpx2.Client
) -> None:
    watch = played.ticket["watch"]
    found = shown(stranger, watch, table=played.table)
    assert (found["eyes"], found["may"], found["record"]) == ("spectator", ["spectator"], "")
    for eyes in ("open", "0", "1"):
        assert refusal_of(ask(stranger, "replay", watch, table=played.table, eyes=eyes)) == (403, "not_these_eyes")
    for door in ("review", "what-if"):
        assert refusal_of(ask(stranger, door, watch, table=played.table)) == (403, "not_these_eyes")
    assert played.people[1].ask("switch_eyes", allowed=True)["code"] == "host_only"
    assert played.people[0].ask("switch_eyes", allowed=True)["type"] == "done"
    found = shown(stranger, watch, table=played.table)
    assert (found["eyes"], found["may"]) == ("open", ["open", "0", "1", "spectator"])
    assert played.people[0].ask("switch_eyes", allowed=False)["type"] == "done"
    assert shown(stranger, watch, table=played.table)["may"] == ["spectator"]


def test_who_played_and_got_up_may_still_look(played: Company) -> None:
    assert played.people[1].ask("leave")["type"] == "done"
    found = shown(played.browsers[1], table=played.table)
    assert (found["eyes"], len(found["may"])) == ("open", 4)


def test_strangers_and_tokens_of_other_tables_see_nothing(
    served: Served, played: Company, stranger: httpx2.Client
) -> None:
    assert refused_everywhere(stranger, table=played.table) == (403, "no_right")
    assert refused_everywhere(stranger, "nonsense", table=played.table) == (403, "no_right")
    assert refused_everywhere(stranger, played.ticket["invite"], table=played.table) == (403, "no_right")
    assert refused_everywhere(stranger, table="0" * 12) == (404, "no_table")
    with company(served, "leduc") as others:
        others.play_to_the_end()
        assert refused_everywhere(stranger, others.tokens[0], table=played.table) == (403, "no_right")


def test_a_running_game_is_shown_to_nobody_and_earlier_ones_are_found_by_number(played: Company) -> None:
    (ada, bob) = played.people
    first = shown(played.browsers[0], table=played.table)["record"]
    for person in (ada, bob):
        assert person.ask("again")["type"] == "done"
    played.listen()
    for guest, token in ((played.browsers[0], played.tokens[0]), (played.browsers[1], None)):
        assert refused_everywhere(guest, token, table=played.table, number=2) == (404, "no_such_finished_game")
        assert shown(guest, token, table=played.table)["record"] == first
    played.play_to_the_end()
    both = [shown(played.browsers[0], table=played.table, number=number) for number in (1, 2)]
    assert [(each["number"], each["of"], each["eyes"]) for each in both] == [(1, 2, "0"), (2, 2, "1")]
    assert both[0]["record"] == first
    assert shown(played.browsers[0], table=played.table)["number"] == 2
    assert refused_everywhere(played.browsers[0], table=played.table, number=3) == (404, "no_such_finished_game")


def test_before_the_first_end_there_is_nothing_to_be_had(served: Served) -> None:
    with company(served, "leduc") as two:
        for chair, token in enumerate(two.tokens):
            assert refused_everywhere(two.browsers[chair], token, table=two.table) == (404, "no_such_finished_game")
        assert ask(two.browsers[0], "replay", two.ticket["watch"], table=two.table).status_code == 404


# Games that are brought along


def test_a_record_that_is_brought_along_is_shown_to_whoever_has_it(stranger: httpx2.Client) -> None:
    found = shown(stranger, record=TICTACTOE)
    assert (found["eyes"], found["number"], found["record"]) == ("open", 0, TICTACTOE)
    assert [player["name"] for player in found["players"]] == ["", ""]
    assert found["result"]["winners"] == [0]


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        ("purr", "bad_record"),
        (TICTACTOE.replace("1 a1", "1 b2"), "bad_record"),
        (TICTACTOE.replace("tictactoe", "chess"), "unknown_game"),
        (TICTACTOE[: TICTACTOE.index("  0 c1")], "game_not_over"),
        ("", "which_game"),
    ],
)
def test_a_text_that_is_no_finished_game_is_refused_with_what_is_wrong(
    stranger: httpx2.Client, record: str, reason: str
) -> None:
    assert refused_everywhere(stranger, record=record)[1] == reason


def test_a_bad_record_is_told_the_line(stranger: httpx2.Client) -> None:
    answer = ask(stranger, "replay", record=TICTACTOE.replace("1 a1", "1 b2")).json()
    assert "Line 10 " in answer["sentences"]["en"]
    assert "10" in answer["sentences"]["fr"]


def test_a_game_is_asked_for_in_one_way(stranger: httpx2.Client) -> None:
    assert refused_everywhere(stranger, record=TICTACTOE, table="0" * 12)[1] == "which_game"


# Judging


def test_a_review_tells_how_far_it_is_and_ends_with_the_verdicts_and_is_made_once(
    stranger: httpx2.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []

    async def counted(self: Archive, who: Who, slug: str, job: Any, *arguments: Any) -> Any:
        made.append(job)
        return await honest(self, who, slug, job, *arguments)

    honest = Archive._run
    monkeypatch.setattr(Archive, "_run", counted)
    *before, last = judged(stranger, record=TICTACTOE)
    assert {line["type"] for line in before} == {"judging"}
    assert before[-1] == {"type": "judging", "done": 5, "of": 5}
    assert last["type"] == "judged"
    worst = max(last["review"]["verdicts"], key=lambda verdict: verdict["cost"])
    assert (worst["number"], worst["text"], worst["better_text"], worst["clear"]) == (4, "b1", "c1", True)
    assert judged(stranger, record=TICTACTOE) == [last]
    assert Counter(made) == {jobs.read: 2, jobs.to_judge: 1, jobs.judge_one: 5, jobs.sum_up: 1}


def test_a_review_made_decision_by_decision_in_other_processes_is_the_review_made_here(stranger: httpx2.Client) -> None:
    last = judged(stranger, record=TICTACTOE)[-1]
    whole = review(ronron.load("tictactoe").read(TICTACTOE))
    assert last["review"] == msgspec.json.decode(msgspec.json.encode(whole))


def test_a_review_that_fails_says_so_and_may_be_asked_for_again(
    stranger: httpx2.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(self: Archive, who: Who, slug: str, job: Any, *arguments: Any) -> Any:
        if job is jobs.judge_one:
            raise ZeroDivisionError
        return await honest(self, who, slug, job, *arguments)

    record, honest = TICTACTOE.replace("1 a1", "1 a2"), Archive._run
    with monkeypatch.context() as patch:
        patch.setattr(Archive, "_run", broken)
        last = judged(stranger, record=record)[-1]
    assert (last["type"], last["code"], set(last["sentences"])) == ("unjudged", "internal", {"en", "fr"})
    assert judged(stranger, record=record)[-1]["type"] == "judged"


def test_who_no_longer_listens_stops_the_review_and_nobody_waits_behind_it(
    stranger: httpx2.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    judging: list[float] = []

    async def endless(self: Archive, who: Who, slug: str, job: Any, *arguments: Any) -> Any:
        if job is jobs.to_judge:
            return list(range(1_000_000))
        if job is not jobs.judge_one:
            return await honest(self, who, slug, job, *arguments)
        judging.append(time.monotonic())
        await asyncio.sleep(0.01)
        return b""

    record, honest = TICTACTOE.replace("1 a1", "1 b3"), Archive._run
    with monkeypatch.context() as patch:
        patch.setattr(Archive, "_run", endless)
        with stranger.stream("POST", "/api/review", json={"record": record}) as answer:
            lines = answer.iter_lines()
            assert [msgspec.json.decode(next(lines))["type"] for _ in range(3)] == ["judging"] * 3
        wait_until(lambda: time.monotonic() - judging[-1] > 0.3)
    assert judged(stranger, record=record)[-1]["type"] == "judged"


def test_one_who_has_many_games_judged_holds_up_nobody_elses(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody takes turns, decision by decision, and has one game judged at a time."""
    turns: list[tuple[str | None, bytes]] = []

    async def noted(self: Archive, who: Who, slug: str, job: Any, *arguments: Any) -> Any:
        if job is jobs.judge_one:
            turns.append((who.person, arguments[0]))
        return await honest(self, who, slug, job, *arguments)

    honest = Archive._run
    monkeypatch.setattr(Archive, "_run", noted)
    games = [TICTACTOE.replace("1 a1", f"1 {cell}").replace("1 b1", "1 c3") for cell in ("a2", "b3", "c2")]
    with browser(served) as greedy, browser(served) as modest, ThreadPoolExecutor(4) as threads:
        for guest in (greedy, modest):
            open_table(guest, "leduc")
        asked = [threads.submit(judged, greedy, record=each) for each in games]
        wait_until(lambda: turns)
        assert judged(modest, record=TICTACTOE.replace("1 b1", "1 c3"))[-1]["type"] == "judged"
        first = next(index for index, (person, _) in enumerate(turns) if person != turns[0][0])
        own = [game for person, game in turns[first:] if person == turns[0][0]]
        assert [each.result()[-1]["type"] for each in asked] == ["judged"] * 3
    assert len(set(own)) <= 2, "three games of one person were judged side by side"
    assert len(turns) >= 15


class Slow:
    """A server that never finishes to judge some games."""

    def __init__(self, patch: pytest.MonkeyPatch, *slow: str) -> None:
        self.honest, self.slow, self.judged = Archive._run, slow, set[str]()
        patch.setattr(Archive, "_run", lambda *given: self.run(*given))

    async def run(self, archive: Archive, who: Who, slug: str, job: Any, *arguments: Any) -> Any:
        if job is jobs.judge_one:
            for game in self.slow:
                if msgspec.json.decode(arguments[0])["decisions"] == decisions(game):
                    self.judged.add(game)
                    await asyncio.sleep(3600)
        return await self.honest(archive, who, slug, job, *arguments)


def decisions(record: str) -> list[int]:
    return ronron.load("tictactoe").read(record).decisions


def test_a_review_that_two_wait_for_is_made_for_whoever_of_them_is_free(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else an opponent could have the review of a common game wait behind any number of others."""
    endless, common = (TICTACTOE.replace("1 a1", f"1 {cell}").replace("1 b1", "1 c2") for cell in ("b3", "a2"))
    slow = Slow(monkeypatch, endless)
    with browser(served) as greedy, browser(served) as modest, ExitStack() as open_lines:
        for guest in (greedy, modest):
            open_table(guest, "leduc")
        lines = open_lines.enter_context(greedy.stream("POST", "/api/review", json={"record": endless})).iter_lines()
        next(lines)
        wait_until(lambda: slow.judged)
        with browser(served) as tab:
            tab.cookies.update(dict(greedy.cookies))
            waiting = open_lines.enter_context(tab.stream("POST", "/api/review", json={"record": common})).iter_lines()
            next(waiting)
            assert judged(modest, record=common)[-1]["type"] == "judged"


def test_who_waits_for_many_reviews_is_refused_more_and_takes_nobodys_place(
    served: Served, stranger: httpx2.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [TICTACTOE.replace("1 a1", f"1 {cell}").replace("1 b1", "1 b3") for cell in ("a2", "c2", "c3", "a1")]
    Slow(monkeypatch, *games)
    with ExitStack() as open_lines:
        listening = []
        for game in games[:MOST_EACH]:
            tab = open_lines.enter_context(browser(served))
            answer = open_lines.enter_context(tab.stream("POST", "/api/review", json={"record": game}))
            listening.append(answer.iter_lines())
            next(listening[-1])
        assert refusal_of(stranger.post("/api/review", json={"record": games[-1]})) == (503, "busy")
        with browser(served) as guest:
            open_table(guest, "leduc")
            assert judged(guest, record=TICTACTOE.replace("1 b1", "1 c3"))[-1]["type"] == "judged"


# Playing on


def test_a_game_goes_on_from_exactly_that_moment_and_the_rest_are_bots(
    served: Served, played: Company, stranger: httpx2.Client
) -> None:
    record = shown(played.browsers[0], table=played.table)["record"]
    game = ronron.load("leduc").read(record)
    moment = game.after(1)
    seat = moment.turn
    ticket = ask(stranger, "what-if", record=record, decided=1, seat=seat, level="chaton").json()
    (mine,) = ticket["seats"]
    with Person(served.port, mine["token"]) as person:
        sight = person.hear_until("table")["sight"]
        assert (sight["decided"], sight["seat"], sight["practice"]) == (1, seat, True)
        assert sight["view"] == msgspec.to_builtins(moment.view(seat or 0))
        assert [choice["decision"] for choice in sight["choices"]] == moment.legal
        bots = [(chair["kind"], chair["level"]) for chair in sight["chairs"] if chair["seat"] != seat]
        assert bots == [("bot", "chaton")]
        while person.sight["phase"] == "playing":
            if person.my_turn():
                assert person.move_somehow(lambda choices: choices[0])["type"] == "done"
            else:
                person.hear()
    assert shown(played.browsers[0], table=played.table)["record"] == record
    again = shown(stranger, mine["token"], table=ticket["table"])["record"].splitlines()
    start = again.index("decisions:")
    assert again[: start + 2] == record.splitlines()[: start + 2]


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"decided": 5}, (409, "nothing_to_play_on")),
        ({"decided": 6}, (404, "no_such_moment")),
        ({"seat": 2}, (409, "no_such_chair")),
        ({"level": "lion"}, (400, "bad_option")),
    ],
)
def test_there_must_be_a_moment_a_seat_and_a_bot_to_play_on_with(
    stranger: httpx2.Client, wish: dict[str, Any], reason: tuple[int, str]
) -> None:
    assert refusal_of(ask(stranger, "what-if", record=TICTACTOE, **wish)) == reason


# Guided first games


def test_a_guided_first_game_seats_me_against_chaton_and_tells_me_alone_what_to_do(
    served: Served, stranger: httpx2.Client
) -> None:
    ticket = stranger.post("/api/lessons", json={"game": "poche"}).json()
    learner, watcher = Person(served.port, ticket["seats"][0]["token"]), Person(served.port, ticket["watch"])
    with learner, watcher:
        sight = learner.hear()["sight"]
        assert (sight["practice"], [chair["level"] for chair in sight["chairs"]]) == (True, [None, "chaton"])
        assert sight["lesson"]["steps"][0]["decision"] in [choice["decision"] for choice in sight["choices"]]
        assert watcher.hear()["sight"]["lesson"] is None


def test_a_box_without_a_guided_first_game_says_so(stranger: httpx2.Client) -> None:
    assert refusal_of(stranger.post("/api/lessons", json={"game": "leduc"})) == (404, "no_lesson")
    assert refusal_of(stranger.post("/api/lessons", json={"game": "chess"})) == (404, "unknown_game")
