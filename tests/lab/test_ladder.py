"""A ladder gives the same result in one go or in pieces, with one worker or several."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from ronron.bots import Budget
from ronron.cli import main
from ronron.errors import OptionError, PlayersError, SeedError, StoreError
from ronron.lab.ladder import PAIRS, Ladder, Plan, run
from ronron.lab.ladder.deal import Contest, Deal, DealPlayer
from ronron.lab.ladder.results_file import ResultsFile
from support.processes import heed_interrupts
from support.serving import wait_until

QUICK = (("random", "chaton"), ("chaton", "matou"))
LONG_S = 120
"""For another process to come so far, on a busy machine."""


def climb(folder: Path, game: str = "tictactoe", pairs: Any = QUICK, workers: int = 1, **other: Any) -> Ladder:
    fresh = other.pop("fresh", False)
    progress = other.pop("progress", lambda what, done, wanted: None)
    return run(Plan(game, pairs=pairs, **other), folder, workers=workers, fresh=fresh, progress=progress)


def without_times(ladder: Ladder) -> Any:
    facts = msgspec.to_builtins(ladder)
    for table in facts["tables"]:
        for rating in table["ratings"]:
            del rating["ms_per_decision"]
    return facts


def contest(game: str, players: int = 2, lower: str = "random", upper: str = "chaton") -> Contest:
    budgets = {"gouttiere": Budget(iterations=50)}
    return Contest(game, 1, "box", "bots", {}, players, lower, upper, budgets, 0)


def lines(folder: Path) -> dict[str, list[bytes]]:
    return {path.name: path.read_bytes().splitlines() for path in folder.iterdir()}


@pytest.mark.parametrize("game", ["leduc", "connect4"])
@pytest.mark.parametrize(("one", "other"), [("random", "gouttiere"), ("chaton", "matou")])
def test_a_deal_has_the_same_luck_whoever_sits_where(game: str, one: str, other: str) -> None:
    player = DealPlayer(game)
    for number in range(10):
        deal = player.play(contest(game, lower=one, upper=other), number)
        swapped = player.play(contest(game, lower=other, upper=one), number)
        assert deal.games == swapped.games[::-1]
        assert deal.upper.choices == swapped.lower.choices


def test_deals_differ_from_each_other_and_are_played_alike_every_time() -> None:
    deals = [[DealPlayer("leduc").play(contest("leduc"), number).games for number in range(20)] for _ in range(2)]
    assert deals[0] == deals[1]
    assert len({str(games) for games in deals[0]}) > 5


def test_a_lone_player_is_compared_with_another_on_the_same_deal() -> None:
    played = DealPlayer("chabyrinthe").play(contest("chabyrinthe", 1, "matou", "random"), 0)
    swapped = DealPlayer("chabyrinthe").play(contest("chabyrinthe", 1, "random", "matou"), 0)
    assert [len(game.scores) for game in played.games] == [1, 1]
    assert played.games == swapped.games[::-1]
    assert played.games[1].winners == [0]


def test_search_is_above_guessing_at_once_and_two_guessers_are_not_told_apart(tmp_path: Path) -> None:
    ladder = climb(tmp_path, pairs=[("matou", "gouttiere"), ("chaton", "matou")], deals=64)
    ahead, even = ladder.tables[0].pairs
    assert (ahead.verdict, ahead.deals, ahead.games) == ("above", 16, 32)
    assert ahead.low > ahead.fair == 0.5
    assert (even.verdict, even.deals) == ("luck hides it", 64)
    assert [rating.level for rating in ladder.tables[0].ratings] == ["matou", "gouttiere", "chaton"]
    assert ladder.iterations == {"gouttiere": 2_000}


def test_two_workers_come_to_the_same_as_one(tmp_path: Path) -> None:
    alone, together = (climb(tmp_path / str(workers), workers=workers, deals=40) for workers in (1, 2))
    assert without_times(together) == without_times(alone)


def test_a_ladder_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    class BoredError(Exception):
        pass

    def leave(what: str, done: int, wanted: int) -> None:
        if done == 20:
            raise BoredError

    whole = climb(tmp_path / "whole", deals=40)
    with pytest.raises(BoredError):
        climb(tmp_path / "left", deals=40, progress=leave)
    before = lines(tmp_path / "left")
    assert without_times(climb(tmp_path / "left", deals=40)) == without_times(whole)
    after = lines(tmp_path / "left")
    assert all(after[name][: len(kept)] == kept for name, kept in before.items())
    assert sum(map(len, before.values())) > 20


def test_what_was_played_is_not_played_again_but_where_it_is_asked_for(tmp_path: Path) -> None:
    first = climb(tmp_path, deals=8)
    before = lines(tmp_path)
    assert climb(tmp_path, deals=8) == first
    assert lines(tmp_path) == before
    assert without_times(climb(tmp_path, deals=8, fresh=True)) == without_times(first)
    assert {name: len(kept) for name, kept in lines(tmp_path).items()} == dict.fromkeys(before, 9)


@settings(max_examples=30)
@given(some.floats(0, 1), some.binary(max_size=3).filter(lambda rubbish: b"\n" not in rubbish))
def test_a_file_cut_short_anywhere_loses_no_more_than_its_last_line(where: float, rubbish: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        whole = climb(Path(folder), pairs=[("random", "chaton")], deals=6)
        (path,) = Path(folder).iterdir()
        content = path.read_bytes()
        path.write_bytes(content[: int(where * len(content))] + rubbish)
        whole_lines = path.read_bytes().count(b"\n")
        assert without_times(climb(Path(folder), pairs=[("random", "chaton")], deals=6)) == without_times(whole)
        assert path.read_bytes().splitlines()[:whole_lines] == content.splitlines()[:whole_lines]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "leduc"),
        ("rules", 2),
        ("box", "my box"),
        ("bots", "others"),
        ("options", {"mode": "free"}),
        ("players", 3),
        ("lower", "matou"),
        ("upper", "matou"),
        ("budgets", {"gouttiere": Budget(iterations=51)}),
        ("seed", 1),
    ],
)
def test_results_of_anything_else_are_not_mixed_in(field: str, value: Any, tmp_path: Path) -> None:
    mine = contest("tictactoe")
    ResultsFile(tmp_path, mine).add(DealPlayer("tictactoe").play(mine, 0))
    assert len(ResultsFile(tmp_path, mine).deals) == 1
    assert ResultsFile(tmp_path, msgspec.structs.replace(mine, **{field: value})).deals == {}


def test_a_pair_out_of_time_ends_with_what_it_has(tmp_path: Path) -> None:
    ladder = climb(tmp_path, seconds=1e-9, deals=40)
    assert [pair.deals for pair in ladder.tables[0].pairs] == [1, 1]
    assert {pair.verdict for pair in ladder.tables[0].pairs} == {"luck hides it"}


def test_every_number_of_players_and_every_neighbour_is_asked_for_unless_told(tmp_path: Path) -> None:
    ladder = climb(tmp_path, "caty", deals=1)
    assert [table.players for table in ladder.tables] == [2, 3, 4]
    assert [pair.games for table in ladder.tables for pair in table.pairs] == [2, 2, 3, 3, 4, 4]
    assert [pair.fair for table in ladder.tables for pair in table.pairs[:1]] == [1 / 2, 1 / 3, 1 / 4]
    assert Plan("caty").pairs == PAIRS
    assert [lower for lower, _ in PAIRS] == ["random", "chaton", "matou", "gouttiere", "matou"]


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"deals": 0}, OptionError),
        ({"deals": True}, OptionError),
        ({"seconds": 0.0}, OptionError),
        ({"seed": -1}, SeedError),
        ({"pairs": []}, OptionError),
        ({"pairs": [("matou", "tiger")]}, OptionError),
        ({"pairs": [("matou", "matou")]}, OptionError),
        ({"workers": 0}, OptionError),
        ({"players": 7}, PlayersError),
        ({"options": {"mode": "free"}}, OptionError),
    ],
)
def test_what_cannot_be_found_out_is_refused_by_name(
    wrong: dict[str, Any], error: type[Exception], tmp_path: Path
) -> None:
    with pytest.raises(error):
        climb(tmp_path, **wrong)


def test_results_that_cannot_be_kept_are_a_named_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError, match=r"cannot be kept in .*; set RONRON_DATA to a directory that can be written"):
        climb(tmp_path / "file")
    results = ResultsFile(tmp_path / "good", contest("leduc"))
    results.path.unlink()
    results.path.mkdir()
    with pytest.raises(StoreError, match="cannot be kept in"):
        results.add(DealPlayer("leduc").play(contest("leduc"), 0))


def said(words: str, monkeypatch: pytest.MonkeyPatch, folder: Path) -> int:
    monkeypatch.setenv("RONRON_DATA", str(folder))
    monkeypatch.setattr(sys, "argv", ["ronron", "ladder", *words.split()])
    with pytest.raises(SystemExit) as ended:
        main()
    assert isinstance(ended.value.code, int)
    return ended.value.code


COMMAND = "leduc --deals 2 --pair random-chaton --workers 1"


def test_json_is_one_document_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said(f"{COMMAND} --json", monkeypatch, tmp_path) == 0
    ladder = msgspec.json.decode(capsys.readouterr().out, type=Ladder, strict=True)
    assert (ladder.game, ladder.seed, ladder.most_deals) == ("leduc", 0, 2)
    (table,) = ladder.tables
    (pair,) = table.pairs
    assert (pair.lower, pair.upper, pair.deals, pair.games) == ("random", "chaton", 2, 4)
    assert 0 <= pair.low <= pair.share <= pair.high <= 1
    assert [rating.level for rating in table.ratings] == ["random", "chaton"]


def test_markdown_names_its_command_and_every_row_has_all_columns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said(f"{COMMAND} --markdown", monkeypatch, tmp_path) == 0
    written = capsys.readouterr().out
    assert f"```sh\nronron ladder {COMMAND} --markdown\n```" in written
    tables = [part.splitlines() for part in written.split("\n\n") if part.startswith("|")]
    assert [len(table) for table in tables] == [3, 4]
    assert all(len({line.count("|") for line in table}) == 1 for table in tables)
    assert "| Chaton | random |" in written


def test_tables_show_every_pair_and_every_level(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said(COMMAND, monkeypatch, tmp_path) == 0
    shown = capsys.readouterr().out
    for word in ("leduc for 2: a fair share is 50.0%", "Chaton", "random", "luck", "ratings", "seed 0"):
        assert word in shown


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("poch", "did you mean 'poche'?"),
        ("poche --players 3", "poche is for 2 players, not 3"),
        ("poche --deals 0", "deals: expected a whole number from 1"),
        ("poche --deals many", "--deals"),
        ("poche --seconds 0", "seconds: expected a number above 0"),
        ("poche --seed -1", "seed -1 is not a whole number from 0 up"),
        ("poche --workers 0", "workers: expected a whole number from 1"),
        ("poche --pair tiger", "the levels are random, chaton, matou"),
        ("poche --option mode=loud", "option mode of poche is first, free, limited or expert, not 'loud'"),
        ("poche --option loud", "name=value"),
        ("poche --json --markdown", "choose one"),
        ("poche --box nowhere.toml", "nowhere.toml cannot be read"),
    ],
)
def test_a_mistake_gets_one_sentence_and_code_2(
    words: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said(words, monkeypatch, tmp_path) == 2
    captured = capsys.readouterr()
    assert complaint in captured.err
    assert captured.err.strip().count("\n") == 0
    assert captured.out == ""


def test_a_data_directory_that_cannot_be_written_gets_one_sentence_and_code_2(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    assert said(COMMAND, monkeypatch, tmp_path / "file") == 2
    assert "cannot be kept in" in capsys.readouterr().err


def test_an_interrupt_ends_all_processes_keeps_what_is_done_and_says_how_to_go_on(tmp_path: Path) -> None:
    words = "ladder tictactoe --deals 1000000 --pair matou-raminagrobis --pair chaton-matou --workers 2"
    process = subprocess.Popen(
        [sys.executable, "-m", "ronron", *words.split()],
        env={**os.environ, "RONRON_DATA": str(tmp_path)},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=heed_interrupts,
    )
    try:
        wait_until(lambda: len(played(tmp_path)) >= 1 or process.poll() is not None, LONG_S)
        os.killpg(process.pid, signal.SIGINT)
        _, complaint = process.communicate(timeout=LONG_S)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "Every finished deal is kept; the same command goes on from there." in complaint
    assert "Traceback" not in complaint
    assert len(played(tmp_path)) >= 1
    wait_until(lambda: not anybody_in(process.pid))


def anybody_in(session: int) -> bool:
    try:
        os.killpg(session, 0)
    except ProcessLookupError:
        return False
    return True


def played(folder: Path) -> list[Deal]:
    """All deals that can be read."""
    kept = [line for path in (folder / "ladder").glob("*.jsonl") for line in path.read_bytes().splitlines()[1:]]
    return [msgspec.json.decode(line, type=Deal) for line in kept if line.endswith(b"}")]
