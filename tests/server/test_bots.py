"""Bots at a table: they come in good time, get out of the way at once, and never hold up a game."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from ronron.api.warm import PLAY, THINK
from ronron.bots import LEVELS, Budget
from ronron.bots import decide as honest
from ronron.server.play import bots
from ronron.server.play.compiling import CompiledGames
from support.complaints import nothing_fails
from support.games import FOR_PLAYERS, rivals
from support.people import Company, Person, company
from support.serving import PATIENT_S, Served, serving, wait_until

FOREVER_S = 3 * PATIENT_S
AT_ONCE_S = 3.0
"""Far less than that, and more than a busy machine needs to save something and wake a thread."""
Decide = Callable[..., int]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("house"), workers=2) as running:
        yield running


def move(person: Person) -> None:
    assert person.move_somehow(lambda choices: choices[0])["type"] == "done"


def wait_for_turn(person: Person) -> None:
    """Until the bot has moved, or nobody can any more."""
    person.listen()
    while not person.my_turn() and person.sight["phase"] == "playing":
        person.hear()


class Dreamer:
    """A bot that thinks until it is told to stop, or told what to do."""

    def __init__(self, patch: pytest.MonkeyPatch, *levels: str) -> None:
        self.levels = levels or tuple(LEVELS)
        self.budgets: list[Budget | None] = []
        self.interrupted: list[float] = []
        """When each thought was stopped."""
        self.enough = threading.Event()
        patch.setattr(bots, "decide", self)

    def __call__(self, level: str, *given: Any, budget: Budget | None = None, stop: Any = None) -> int:
        if level not in self.levels:
            return honest(level, *given)
        self.budgets.append(budget)
        deadline = time.monotonic() + FOREVER_S
        while not self.enough.is_set() and time.monotonic() < deadline:
            if stop.wait(0.001):
                self.interrupted.append(time.monotonic())
                break
        return honest("matou", *given)


@pytest.fixture
def dreamer(monkeypatch: pytest.MonkeyPatch) -> Iterator[Dreamer]:
    dreamer = Dreamer(monkeypatch)
    yield dreamer
    dreamer.enough.set()


# Whoever plays, the game goes on


QUICK = ("chaton", "matou", "gouttiere")


@pytest.mark.parametrize(
    ("level", "game"), [*((level, game) for level in QUICK for game in FOR_PLAYERS), ("raminagrobis", FOR_PLAYERS[-1])]
)
def test_every_level_moves_at_a_table_of_every_game(served: Served, level: str, game: str) -> None:
    seats = " ".join(["me", *[level] * (rivals(game) - 1)])
    with nothing_fails(), company(served, game, seats) as alone:
        (ada,) = alone.people
        table = served.house.hall.lives[alone.table].table
        while not {0, 1} <= set(table.movers):
            wait_for_turn(ada)
            if ada.my_turn():
                move(ada)
            table = served.house.hall.lives[alone.table].table


def raises(*_: Any, **__: Any) -> int:
    raise ZeroDivisionError("a bug in a bot")


def decides_what_is_not_allowed(*_: Any, **__: Any) -> int:
    return 61


def decides_nothing(*_: Any, **__: Any) -> Any:
    return None


bored = threading.Event()


def never_decides(*_: Any, **__: Any) -> int:
    """Not even when it is told to stop."""
    bored.wait(FOREVER_S)
    return 0


@pytest.fixture(autouse=True)
def _nobody_stays_behind() -> Iterator[None]:
    bored.clear()
    yield
    bored.set()


WEAK_MINDS = (raises, decides_what_is_not_allowed, decides_nothing, never_decides)


@pytest.mark.parametrize("weak", WEAK_MINDS)
def test_matou_decides_for_a_bot_that_cannot_and_that_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, weak: Decide
) -> None:
    asked: list[tuple[str, int]] = []

    def decide(level: str, *given: Any, **more: Any) -> int:
        decision = honest(level, *given) if level == "matou" else weak(level, *given, **more)
        asked.append((level, decision))
        return decision

    monkeypatch.setattr(bots, "decide", decide)
    with serving(tmp_path, bot_s=0.2) as served, company(served, "tictactoe", "me gouttiere") as alone:
        (ada,) = alone.people
        move(ada)
        wait_for_turn(ada)
        decisions = served.house.hall.lives[alone.table].table.position.decisions  # type: ignore[union-attr]
        counts = alone.browsers[0].get("/metrics").text
    assert decisions[1] == dict(asked)["matou"]
    assert "gouttiere took longer" in caplog.text or "gouttiere failed" in caplog.text
    late, failed = ("1.0", "0.0") if weak is never_decides else ("0.0", "1.0")
    assert f"ronron_late_bots_total {late}" in counts
    assert f"ronron_failed_bots_total {failed}" in counts


@pytest.mark.parametrize("weak", WEAK_MINDS)
@pytest.mark.parametrize("level", ["matou", "raminagrobis"])
def test_where_matou_cannot_either_chance_decides_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, weak: Decide, level: str
) -> None:
    monkeypatch.setattr(bots, "SUBSTITUTE_S", 0.2)
    monkeypatch.setattr(bots, "decide", weak)
    with serving(tmp_path, bot_s=0.2) as served, company(served, "tictactoe", f"me {level}") as alone:
        (ada,) = alone.people
        for _ in range(2):
            move(ada)
            wait_for_turn(ada)
        assert ada.sight["decided"] >= 4


def test_a_table_kept_from_when_there_was_another_level_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "tigre", LEVELS["gouttiere"])
    with serving(tmp_path) as served, company(served, "tictactoe", "me tigre") as alone:
        monkeypatch.delitem(LEVELS, "tigre")
        (ada,) = alone.people
        move(ada)
        wait_for_turn(ada)
        assert ada.sight["decided"] == 2


def test_until_a_game_can_be_thought_about_matou_plays_for_who_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def spy(level: str, *given: Any, **more: Any) -> int:
        asked.append(level)
        return honest(level, *given, **more)

    monkeypatch.setattr(bots, "decide", spy)
    with serving(tmp_path) as served, company(served, "tictactoe", "me gouttiere") as alone:
        (ada,) = alone.people
        monkeypatch.setattr(CompiledGames, "can_think", lambda games, slug: False)
        move(ada)
        wait_for_turn(ada)
        monkeypatch.undo()
    assert asked == ["matou"]


# Time


def test_a_bot_comes_in_its_own_time_and_thinks_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(level: str, *given: Any, **_: Any) -> int:
        time.sleep(0.3)
        return honest("matou", *given)

    monkeypatch.setattr(bots, "decide", slow)
    with serving(tmp_path, bot_pace_s=0.6) as served, company(served, "tictactoe", "me gouttiere") as alone:
        (ada,) = alone.people
        began = time.monotonic()
        move(ada)
        wait_for_turn(ada)
        assert 0.6 <= time.monotonic() - began < 0.6 + 0.3


def test_who_has_no_choice_does_not_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    choices: list[int] = []

    def spy(level: str, engine: Any, known: Any, seat: int, **_: Any) -> int:
        _, mask = engine.look(engine.boxes, engine.states_from(known))
        choices.append(int(mask).bit_count())
        return honest("matou", engine, known, seat)

    monkeypatch.setattr(bots, "decide", spy)
    with serving(tmp_path) as served, company(served, "chabyrinthe", "me matou matou") as alone:
        (ada,) = alone.people
        for _ in range(4):  # more, and the last cat may be home before
            wait_for_turn(ada)
            move(ada)
        wait_for_turn(ada)
    assert len(choices) >= 8
    assert min(choices) > 1


# Getting out of the way


def thinking(alone: Company, dreamer: Dreamer) -> None:
    """Until the bot of this table has begun to think."""
    before = len(dreamer.budgets)
    move(alone.people[0])
    wait_until(lambda: len(dreamer.budgets) > before)


@pytest.mark.parametrize("wish", ["take_back", "leave", "close"])
def test_a_bot_nobody_waits_for_any_more_stops_thinking_at_once(served: Served, dreamer: Dreamer, wish: str) -> None:
    with company(served, "tictactoe", "me raminagrobis", practice=True) as alone:
        (ada,) = alone.people
        thinking(alone, dreamer)
        began = time.monotonic()
        ada.send(type=wish, id=wish, **({"version": ada.version} if wish == "take_back" else {}))
        wait_until(lambda: dreamer.interrupted)
        assert dreamer.interrupted[0] - began < AT_ONCE_S


def test_after_a_turn_was_taken_back_the_bot_answers_the_next_one(served: Served, dreamer: Dreamer) -> None:
    with company(served, "tictactoe", "me raminagrobis", practice=True) as alone:
        (ada,) = alone.people
        thinking(alone, dreamer)
        assert ada.ask("take_back", version=ada.version)["type"] == "done"
        dreamer.enough.set()
        assert ada.sight["decided"] == 0
        move(ada)
        wait_for_turn(ada)
        assert ada.sight["decided"] == 2


def test_talking_does_not_disturb_a_thought(served: Served, dreamer: Dreamer) -> None:
    with company(served, "tictactoe", "me raminagrobis") as alone:
        (ada,) = alone.people
        thinking(alone, dreamer)
        ada.ask("say", text="Hurry up!")
        time.sleep(0.05)
        assert (dreamer.interrupted, len(dreamer.budgets)) == ([], 1)
        dreamer.enough.set()
        wait_for_turn(ada)
        assert ada.sight["decided"] == 2


def test_a_server_that_stops_waits_for_no_bot(tmp_path: Path, dreamer: Dreamer) -> None:
    with serving(tmp_path) as served, company(served, "tictactoe", "me raminagrobis") as alone:
        thinking(alone, dreamer)
        began = time.monotonic()
    wait_until(lambda: dreamer.interrupted)
    assert dreamer.interrupted[0] - began < PATIENT_S / 2


def test_a_real_search_is_interrupted_too(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    done = threading.Event()

    def long(level: str, *given: Any, **more: Any) -> int:
        try:
            return honest(level, *given, **{**more, "budget": Budget(seconds=FOREVER_S, trees=2)})
        finally:
            done.set()

    monkeypatch.setattr(bots, "decide", long)
    with company(served, "poche", "me raminagrobis", options={"starts": "seat 1"}) as alone:
        time.sleep(0.2)
        assert not done.is_set()
        alone.people[0].ask("leave")
        assert done.wait(AT_ONCE_S)


# Many tables


def test_several_tables_share_the_threads_and_nobody_starves(tmp_path: Path, dreamer: Dreamer) -> None:
    tables = 6
    with serving(tmp_path, workers=1) as served, ExitStack() as stack:
        companies = [stack.enter_context(company(served, "tictactoe", "me raminagrobis")) for _ in range(tables)]
        for each in companies:
            move(each.people[0])
        wait_until(lambda: served.house.hall.bots.under_way == tables)
        dreamer.enough.set()
        for each in companies:
            wait_for_turn(each.people[0])
    whole = LEVELS["raminagrobis"].budget
    assert whole is not None
    assert whole.seconds is not None
    assert dreamer.budgets[0] == whole
    assert [budget.trees for budget in dreamer.budgets[1:] if budget] == [1] * (tables - 1)
    assert [budget.seconds for budget in dreamer.budgets if budget] == [
        pytest.approx(whole.seconds / place) for place in range(1, tables + 1)
    ]


# Getting ready


@pytest.mark.parametrize(("last", "thinks"), [(THINK, True), ("nothing more", False)])
def test_a_game_is_played_before_it_can_be_thought_about(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, last: str, thinks: bool
) -> None:
    says = "print({!r}, flush=True)"
    script = f"import time; {says.format(chr(10).join(PLAY))}; time.sleep(0.5); {says.format(last)}"
    monkeypatch.setattr("ronron.server.play.compiling.is_warm", lambda slug: False)
    monkeypatch.setattr("ronron.server.play.compiling.child_command", lambda slug: [sys.executable, "-c", script])

    async def compile_tictactoe() -> list[bool]:
        games = CompiledGames(["tictactoe"])
        games.open()
        await games.wait("tictactoe")
        seen = [games.can_think("tictactoe")]
        await asyncio.gather(*games._work)
        seen.append(games.can_think("tictactoe"))
        await games.close()
        return seen

    assert asyncio.run(compile_tictactoe()) == [False, thinks]
    assert ("was not compiled to the end" in caplog.text) != thinks
