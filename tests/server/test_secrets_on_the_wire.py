"""Through the real socket nobody is told what they may not know: worlds a viewer cannot tell apart look the same."""

from __future__ import annotations

import importlib
import logging
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec
import pytest

import ronron
from ronron.api import telling
from ronron.api.telling import Entry
from ronron.bots import Thought
from ronron.errors import RefusedError
from ronron.games.contract import Choice, Prompt
from ronron.said import Said, said
from ronron.server.archive.archive import Archive, ArchivedGame
from ronron.server.bodies import Finished
from ronron.server.limits.turns import Who
from ronron.server.play.bots import Bots
from ronron.server.play.live import Live
from ronron.server.play.views import Views
from ronron.table import Rehearsal, Table, refused, rehearse, sight
from ronron.table.sight import Staged
from support.games import WITH_SECRETS, rivals
from support.tellings import tellings
from support.twin_worlds import WHOLE, Telling, World, difference, scripted_server, tell

VIEWERS = (0, 1, None)
"""Two chairs and a spectator."""
KINDS = {"table", "event", "done", "staged", "refused", "moment", "described", "hinted", "presence", "pong", "bye"}
REFUSALS = {"illegal", "stale", "not_your_turn", "move_too_long", "bad_message", "no_such_decision", "no_such_moment"}
REFUSALS |= {"nothing_to_hint", "nothing_to_describe"}
HAND = Telling("leduc", decisions=4, seed=10)
GHOSTS = Telling("poche", {"mode": "free"}, 14, seed=3, practice=True, curious=(3, 5))
FLIPS = Telling("poche", {"mode": "first"}, 4, seed=1, practice=True, curious=(1, 2, 3))


@pytest.mark.parametrize("telling", [each for slug in WITH_SECRETS for each in tellings(slug)], ids=str)
def test_worlds_a_viewer_cannot_tell_apart_look_the_same_on_the_wire(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, telling: Telling
) -> None:
    one, other = told_twice(tmp_path, monkeypatch, telling, VIEWERS)
    for chair in VIEWERS:
        assert (chair, difference(one[chair], other[chair])) == (chair, None)


def test_what_is_compared_holds_every_kind_of_message_and_refusal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    frames = told(tmp_path / "one", monkeypatch, GHOSTS, {0: GHOSTS.games()})[0]
    heard = [msgspec.json.decode(frame) for frame in frames if frame.startswith('{"type"')]
    assert {message["type"] for message in heard} == KINDS
    refusals = [message for message in heard if message["type"] == "refused"]
    assert {message["code"] for message in refusals} >= REFUSALS
    assert {message["article"] for message in refusals if message["code"] == "illegal"} >= {"P1", "P7"}


Told = dict[int | None, list[str]]
"""What each viewer was sent."""


def told_twice(
    data: Path, patch: pytest.MonkeyPatch, telling: Telling, chairs: Sequence[int | None]
) -> tuple[Told, Told]:
    """What each viewer is sent in each of two worlds that differ, but not to them; each at a table of their own."""
    twins = {chair: telling.twins(chair) for chair in chairs}
    return (
        told(data / "one", patch, telling, {chair: both[0] for chair, both in twins.items()}),
        told(data / "other", patch, telling, {chair: both[1] for chair, both in twins.items()}),
    )


def told(
    data: Path, patch: pytest.MonkeyPatch, telling: Telling, worlds: Mapping[int | None, list[ronron.Position]]
) -> Told:
    with scripted_server(data, patch, chain.from_iterable(worlds.values())) as served:
        return {chair: tell(served, telling, games, chair) for chair, games in worlds.items()}


# The comparison has teeth: each of these leaks is noticed


def secret(position: ronron.Position | None) -> int:
    """A small number that only who knows everything can tell."""
    text = position.notation() if position else ""
    return sum((1 + place) * ord(letter) for place, letter in enumerate(text)) % 97


def leak_in_sight(patch: pytest.MonkeyPatch) -> None:
    can = sight._can
    patch.setattr(sight, "_can", lambda table, viewer, phase: [*can(table, viewer, phase), str(secret(table.position))])


def leak_in_log(patch: pytest.MonkeyPatch) -> None:
    def entry(before: ronron.Position, after: ronron.Position, eyes: int | None) -> Entry:
        return msgspec.structs.replace(honest(before, after, eyes), text=after.notation())

    honest = telling.entry
    patch.setattr(telling, "entry", entry)


def leak_in_what_is_told(patch: pytest.MonkeyPatch) -> None:
    def entry(before: ronron.Position, after: ronron.Position, eyes: int | None) -> Entry:
        line = honest(before, after, eyes)
        return msgspec.structs.replace(line, told=[*line.told, said("points", points=secret(after))])

    honest = telling.entry
    patch.setattr(telling, "entry", entry)


def leak_in_the_prompt(patch: pytest.MonkeyPatch) -> None:
    def prompt(position: ronron.Position, eyes: int | None) -> Prompt:
        return msgspec.structs.replace(honest(position, eyes), remaining=[said("points", points=secret(position))])

    honest = telling.prompt
    patch.setattr(telling, "prompt", prompt)


def leak_in_the_board_in_words(patch: pytest.MonkeyPatch) -> None:
    def describe(position: ronron.Position, eyes: int | None) -> list[Said]:
        return [*honest(position, eyes), said("points", points=secret(position))]

    honest = telling.describe
    patch.setattr(telling, "describe", describe)


def leak_in_words_of_what_a_move_would_show(patch: pytest.MonkeyPatch) -> None:
    def staged(table: Table, viewer: int, decided: int, decisions: Sequence[int]) -> ronron.Position:
        return rehearse(table, viewer, decisions).position

    patch.setattr("ronron.table.described._staged", staged)


def leak_by_order_of_choices(patch: pytest.MonkeyPatch) -> None:
    def choices(position: ronron.Position) -> list[Choice]:
        turned = secret(position) % 3
        return [*given(position)[turned:], *given(position)[:turned]]

    given = telling.choices
    patch.setattr(telling, "choices", choices)


def leak_by_size_of_refusal(patch: pytest.MonkeyPatch) -> None:
    def rehearsed(table: Table, chair: int, decisions: Sequence[int]) -> Rehearsal:
        try:
            return rehearse(table, chair, decisions)
        except RefusedError as error:
            padded = f"{error}{' ' * secret(table.position)}"
            raise RefusedError(error.code, said("as-written", error.article, text=padded)) from None

    module = importlib.import_module("ronron.table.decide")
    rehearse: Callable[..., Rehearsal] = module.rehearse
    patch.setattr(module, "rehearse", rehearsed)


def leak_in_moments(patch: pytest.MonkeyPatch) -> None:
    def moment(table: Table, viewer: int | None, decided: int) -> Any:
        eyes = 0 if viewer is None else 1 - table.seat_of(viewer)
        return (table.position and table.position.beginning().view(eyes)), None

    patch.setattr("ronron.server.http.socket.moment", moment)


def leak_to_who_comes_back(patch: pytest.MonkeyPatch) -> None:
    def messages_after(views: Views, viewer: int | None, version: int) -> list[str]:
        return [message + " " * secret(views.table.position) for message in honest(views, viewer, version)]

    honest = Views.messages_after
    patch.setattr(Views, "messages_after", messages_after)


def leak_over_http(patch: pytest.MonkeyPatch) -> None:
    async def leaky(live: Live, viewer: int | None) -> list[Entry]:
        return [
            *await honest(live, viewer),
            Entry(0, 0, live.table.position.notation() if live.table.position else "", []),
        ]

    honest = Live.log
    patch.setattr(Live, "log", leaky)


def leak_by_refusing_to_show_again(patch: pytest.MonkeyPatch) -> None:
    async def find(self: Archive, wish: Finished, bearer: str | None, who: Who) -> ArchivedGame:
        live, _ = await self._right_at(wish.table or "", bearer, who.person)
        raise refused("no_such_finished_game", number=1, of=1 + secret(live.table.position))

    patch.setattr(Archive, "find", find)


def leak_in_staged_moves(patch: pytest.MonkeyPatch) -> None:
    def staged(table: Table, trial: ronron.Position, chair: int) -> Staged:
        shown = sight.staged(table, trial, chair)
        return msgspec.structs.replace(
            shown, choices=[*shown.choices, Choice(0, trial.notation(), "", [], said("you"))]
        )

    patch.setattr("ronron.server.play.hall.staged", staged)


def leak_in_hints(patch: pytest.MonkeyPatch) -> None:
    """By the seed of the search, of all that goes into a hint the least likely to be thought of."""

    async def advise(self: Bots, trial: ronron.Position, seat: int, seed: int) -> Thought:
        return await honest(self, trial, seat, secret(trial))

    honest = Bots.advise
    patch.setattr(Bots, "advise", advise)


def leak_by_hints_after_what_a_move_would_show(patch: pytest.MonkeyPatch) -> None:
    def consult(table: Table, chair: int, version: int, decisions: Sequence[int]) -> Rehearsal:
        return rehearse(table, chair, decisions)

    patch.setattr("ronron.server.play.hints.consult", consult)


@pytest.mark.parametrize(
    ("leak", "telling"),
    [
        (leak_in_sight, HAND),
        (leak_in_log, HAND),
        (leak_in_what_is_told, HAND),
        (leak_in_the_prompt, HAND),
        (leak_in_the_board_in_words, HAND),
        (leak_in_words_of_what_a_move_would_show, FLIPS),
        (leak_by_order_of_choices, HAND),
        (leak_by_size_of_refusal, HAND),
        (leak_in_moments, HAND),
        (leak_to_who_comes_back, HAND),
        (leak_over_http, HAND),
        (leak_by_refusing_to_show_again, HAND),
        (leak_in_staged_moves, GHOSTS),
        (leak_in_hints, GHOSTS),
        (leak_by_hints_after_what_a_move_would_show, FLIPS),
    ],
)
def test_a_leak_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None], telling: Telling
) -> None:
    leak(monkeypatch)
    one, other = told_twice(tmp_path, monkeypatch, telling, [0])
    assert difference(one[0], other[0]) is not None


# What the server writes about itself


def test_log_lines_and_metrics_tell_neither_tokens_nor_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    one, other = (about_itself(tmp_path / name, monkeypatch, caplog, games) for name, games in named_twins(GHOSTS))
    assert one == other
    assert "opened: poche for 2" in one
    assert 'ronron_refusals_total{code="illegal"}' in one


def test_a_log_line_with_a_card_would_be_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    leaky = lambda live, events: logging.getLogger("ronron").debug(live.table.position.notation())  # noqa: E731
    monkeypatch.setattr("ronron.server.play.hall._note_end", leaky)
    one, other = (about_itself(tmp_path / name, monkeypatch, caplog, games) for name, games in named_twins(HAND))
    assert one != other


def named_twins(telling: Telling) -> Iterator[tuple[str, list[ronron.Position]]]:
    return zip(("one", "other"), telling.twins(None), strict=True)


def about_itself(
    data: Path, patch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, games: list[ronron.Position]
) -> str:
    """All log lines and counts of a server while a game runs, without times; no token is among them."""
    caplog.clear()
    caplog.set_level(logging.DEBUG, "ronron")
    telling = HAND if games[0].game.slug == "leduc" else GHOSTS
    with scripted_server(data, patch, games) as served, World(served, telling, 0) as made:
        made.pry()
        made.play_on(games[0], [0, 1])
        lines = [record.getMessage() for record in caplog.records if record.levelno >= logging.INFO or is_ours(record)]
        written = "\n".join([*sorted(map(without_times, lines)), counts(made)])
        for token in (*made.tokens.values(), made.ticket["invite"], made.ticket["code"]):
            assert token not in written
    return written


def is_ours(record: logging.LogRecord) -> bool:
    return record.name.split(".")[0] == "ronron"


def without_times(line: str) -> str:
    line = re.sub(r"\d+\.\d+ s", "… s", line)
    return re.sub(r"http://127\.0\.0\.1:\d+", "http://…", line)


def counts(made: World) -> str:
    """What `/metrics` says, but for how long things took."""
    text = made.guest.get("/metrics").text
    assert "ronron_events_total" in text
    return "\n".join(line for line in text.splitlines() if "_seconds" not in line and "_created" not in line)


# The record of a game


@pytest.mark.parametrize("telling", [Telling("poche", {"mode": "expert"}, WHOLE, 30), Telling("leduc", {}, WHOLE, 12)])
def test_after_the_end_all_who_played_get_the_record_and_it_replays_to_the_same_scores(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, telling: Telling
) -> None:
    games = telling.games()
    with scripted_server(tmp_path / "data", monkeypatch, games) as served, World(served, telling, None) as made:
        made.play_on(games[0], [0, 1])
        records = {record_for(made, chair) for chair in (0, 1)}
        told_to_watchers = record_for(made, None)
        assert made.seated[made.viewer.sight["host"]].ask("switch_eyes", allowed=True)["type"] == "done"
        records.add(record_for(made, None))
        result = made.viewer.sight["result"]
    assert records == {games[0].record()}
    assert "deal" not in told_to_watchers
    replayed = ronron.load(telling.slug).read(records.pop())
    assert (replayed.scores, replayed.winners) == (result["scores"], result["winners"])


@pytest.mark.parametrize("slug", WITH_SECRETS)
def test_a_table_closed_before_the_end_never_gives_its_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slug: str
) -> None:
    telling = Telling(slug, decisions=4, seed=10, players=rivals(slug))
    games = telling.games()
    with scripted_server(tmp_path / "data", monkeypatch, games) as served, World(served, telling, None) as made:
        made.play_on(games[0], telling.chairs(0))
        made.close_table()
        assert_only_logs(made, games[0], telling.chairs(0))


@pytest.mark.parametrize("telling", [each for slug in WITH_SECRETS for each in tellings(slug) if each.before], ids=str)
def test_while_the_next_game_runs_no_record_gives_its_deal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, telling: Telling
) -> None:
    first, second = telling.games()
    with (
        scripted_server(tmp_path / "data", monkeypatch, [first, second]) as served,
        World(served, telling, None) as made,
    ):
        made.play_on(first, [0, 1])
        assert record_for(made, 0) == first.record()
        made.wish_for_more()
        assert_only_logs(made, second.beginning(), telling.chairs(1))
        made.play_on(second, telling.chairs(1))
        assert_only_logs(made, second, telling.chairs(1))


def test_a_game_taken_back_from_its_end_is_not_over_and_its_record_is_a_log_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    telling = Telling("leduc", decisions=WHOLE, seed=12, practice=True)
    games = telling.games()
    with scripted_server(tmp_path / "data", monkeypatch, games) as served, World(served, telling, None) as made:
        made.play_on(games[0], [0, 1])
        made.take_back()
        shorter = games[0].beginning()
        for decision in games[0].decisions[: made.viewer.sight["decided"]]:
            shorter.play(decision)
        assert_only_logs(made, shorter, [0, 1])


def record_for(made: World, chair: int | None) -> str:
    bearer = {"authorization": f"Bearer {made.tokens[chair]}"}
    answer = made.guest.get(f"/api/tables/{made.ticket['table']}/record", headers=bearer)
    assert answer.status_code == 200
    return answer.text


def assert_only_logs(made: World, game: ronron.Position, seats: list[int]) -> None:
    """Each viewer's record is the log of this game as their seat was told, and nothing else."""
    for chair in VIEWERS:
        seat = ronron.SPECTATOR if chair is None else seats.index(chair)
        _, lines = record_for(made, chair).split("decisions:\n")
        assert lines.splitlines() == [f"  {line}" for line in game.log(seat)]
        assert "deal" not in record_for(made, chair)
