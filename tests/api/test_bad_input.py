"""Bad input gets one clear sentence: in Python an exception of its own kind, on the command line exit code 2."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ronron
from ronron.errors import (
    BoxError,
    DecisionError,
    OptionError,
    PlayersError,
    PositionError,
    RecordError,
    SeedError,
    UnknownGameError,
)
from ronron.games import GAMES
from support.typed import Answer, command, flat

four = ronron.load("connect4")
POCHE = ronron.load("poche").book.folder / "components.toml"


@pytest.mark.parametrize(
    ("slug", "complaint"),
    [
        ("conect4", "no game is called 'conect4'; did you mean 'connect4'?"),
        ("ludo", "no game is called 'ludo'; the games are"),
        (None, "no game is called None"),
        (["connect4"], "no game is called"),
    ],
)
def test_an_unknown_game(slug: object, complaint: str) -> None:
    with pytest.raises(UnknownGameError) as error:
        ronron.load(slug)  # type: ignore[arg-type]
    assert complaint in str(error.value)


@pytest.mark.parametrize("players", [0, 1, 3, -2, "2", True, 2.5, 2.0, [2]])
def test_a_number_of_players_the_game_is_not_for(players: object) -> None:
    with pytest.raises(PlayersError, match="connect4 is for 2 players, not"):
        four.deal(players=players)  # type: ignore[arg-type]


def test_an_unknown_option() -> None:
    with pytest.raises(OptionError, match="connect4 has no option 'gravity'; it has no options"):
        four.deal(gravity=True)


@pytest.mark.parametrize("name", ["box", "s", "position"])
def test_an_option_named_like_something_inside_is_just_unknown(name: str) -> None:
    with pytest.raises(OptionError, match=f"poche has no option '{name}'"):
        ronron.load("poche").position("…", **{name: 1})


def test_a_seed_that_is_none() -> None:
    with pytest.raises(SeedError, match="seed 'x' is not a whole number from 0 up"):
        four.deal(seed="x")  # type: ignore[arg-type]


def test_a_box_that_is_not_there() -> None:
    with pytest.raises(BoxError, match=r"the component file nowhere\.toml cannot be read: No such file"):
        ronron.load("connect4", box="nowhere.toml")


def test_a_box_that_is_a_folder_or_no_text(tmp_path: Path) -> None:
    with pytest.raises(BoxError, match="cannot be read"):
        ronron.load("connect4", box=tmp_path)
    (tmp_path / "box.toml").write_bytes(b"columns = 7 # \xff\nrows = 6")
    with pytest.raises(BoxError, match="byte 14 is not UTF-8 text"):
        ronron.load("connect4", box=tmp_path / "box.toml")


@pytest.mark.parametrize(
    ("content", "complaint"),
    [("x = " + "[" * 3000, "nested too deeply"), ("x = " + "9" * 5000, "is not TOML")],
    ids=["nested", "endless"],
)
def test_a_box_that_would_break_the_reader(content: str, complaint: str, tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text(content)
    with pytest.raises(BoxError, match=complaint):
        ronron.load("connect4", box=tmp_path / "box.toml")


@pytest.mark.parametrize("box", [123, b"box.toml", "a\0b"])
def test_a_box_that_is_no_path(box: object) -> None:
    with pytest.raises(BoxError, match=r"is the path of a component file|is not TOML|cannot be read"):
        ronron.load("connect4", box=box)  # type: ignore[arg-type]


def test_a_box_saved_by_an_editor_that_marks_its_beginning_is_read(tmp_path: Path) -> None:
    (tmp_path / "box.toml").write_text("columns = 7\nrows = 6", encoding="utf-8-sig")
    assert ronron.load("connect4", box=tmp_path / "box.toml").fingerprint == four.fingerprint


@pytest.mark.parametrize(
    ("line", "instead", "remedy"),
    [
        ("rules: 1", "rules: 99", "; this Ronron plays rules 1 of connect4"),
        (f"box: {four.fingerprint}", "box: 0", "; name its component file with --box (in Python: box=)"),
    ],
)
def test_a_record_of_other_rules_or_another_box_says_what_would_be_right(line: str, instead: str, remedy: str) -> None:
    with pytest.raises(RecordError, match=f"{re.escape(remedy)}$"):
        four.read(four.deal().record().replace(line, instead))


def test_help_names_the_extra_and_what_a_search_may_take() -> None:
    assert "(needs ronron[peers])" in flat(command("bench", "--help").stdout)
    assert "takes up to three" in flat(command("review", "--help").stdout)


def test_texts_that_are_no_texts() -> None:
    with pytest.raises(PositionError, match="a position is a text, not 7"):
        four.position(7)  # type: ignore[arg-type]
    with pytest.raises(RecordError, match="a record is a text, not None"):
        four.read(None)  # type: ignore[arg-type]
    with pytest.raises(DecisionError, match="7 is no decision of connect4 here; possible now: a, b, c, d, e, f, g"):
        four.parse(four.deal(), 7)  # type: ignore[arg-type]


@pytest.mark.parametrize("depth", [-1, 1.5, "3", True])
def test_a_depth_that_is_none(depth: object) -> None:
    with pytest.raises(OptionError, match="is not a whole number from 0 up"):
        four.perft(four.deal(), depth)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", ["de", [1], None])
def test_a_language_there_is_not(language: object) -> None:
    with pytest.raises(OptionError, match="Ronron speaks en and fr, not"):
        four.articles(language)  # type: ignore[arg-type]


def elsewhere(*words: str, **environment: str) -> Answer:
    """The command in a process of its own, which has compiled nothing yet."""
    return subprocess.run(
        [sys.executable, "-m", "ronron", *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("play", "ludo"), f"ronron: no game is called 'ludo'; the games are {', '.join(GAMES)}"),
        (("perft", "conect4", "2"), "ronron: no game is called 'conect4'; did you mean 'connect4'?"),
        (("perft", "connect4", "2", "--players", "3"), "ronron: connect4 is for 2 players, not 3"),
        (("perft", "connect4", "2", "--box", "no.toml"), "ronron: the component file no.toml cannot be read"),
        (("perft", "connect4", "2", "--seed", "-1"), "ronron: seed -1 is not a whole number from 0 up"),
        (
            ("perft", "connect4", "deep"),
            "ronron: depth: expected a whole number; see `ronron perft --help`",
        ),
        (("bench", "ludo"), "ronron: no game is called 'ludo'"),
        (("warm", "ludo"), "ronron: no game is called 'ludo'"),
        (("perft", "connect4", "2", "--box", str(POCHE)), "ronron: components.toml is a box of poche, not of connect4"),
        (("play", "caty", "--box", str(POCHE)), "ronron: components.toml is a box of poche, not of caty"),
        (("perft", "connect4", "2", "--deep"), "; see `ronron perft --help`"),
        (("purr",), "ronron: there is no command 'purr'; see `ronron --help`"),
    ],
)
def test_the_command_line_says_what_is_wrong_in_a_sentence(words: tuple[str, ...], complaint: str) -> None:
    done = command(*words)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""


def test_warming_where_nothing_can_be_written_says_so() -> None:
    done = elsewhere("warm", "tictactoe", RONRON_CACHE="/dev/null/nowhere")
    assert done.returncode == 2
    assert done.stderr.strip() == (
        "ronron: nothing can be written to /dev/null/nowhere; set RONRON_CACHE to a directory that can"
    )


def test_a_missing_peer_is_an_error_and_not_a_blank(tmp_path: Path) -> None:
    (tmp_path / "pyspiel.py").write_text("raise ImportError('not today')")
    done = elsewhere("bench", "tictactoe", "--peers", PYTHONPATH=str(tmp_path))
    assert done.returncode == 2
    assert "ronron: the peer pyspiel is missing (not today); pip install 'ronron[peers]' brings all" in done.stderr


def test_perft_and_games_do_what_they_say() -> None:
    assert "3,024" in command("perft", "tictactoe", "4").stdout
    assert "Leduc poker" in command("games").stdout
