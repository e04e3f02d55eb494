"""`ronron new` writes a game that is whole: it is linted, looked at and played with no edit; nothing is overwritten."""

from __future__ import annotations

import errno
import subprocess
import sys
from pathlib import Path

import pytest

from ronron import scaffold
from ronron.errors import GameError
from ronron.games import slugs
from support.packages import Site

LONGEST = "sixteenletters16"
NAMES = ("hop", LONGEST)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Two new games side by side, as their author would install them."""
    folder = tmp_path_factory.mktemp("new")
    site = Site(folder / "site")
    for name in NAMES:
        site.copy(scaffold.create(name, folder))
    return site


def test_two_new_games_are_offered_side_by_side(site: Site) -> None:
    listed = site.run("-m", "ronron", "games")
    assert listed.stderr == ""
    assert [name for name in NAMES if f" {name} " in listed.stdout] == list(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_new_game_passes_the_linter(site: Site, name: str) -> None:
    assert site.run("-m", "ronron", "lint", name).stdout == f"{name}: nothing found.\n"


def test_a_new_game_passes_the_first_look_and_keeps_its_golden_games(site: Site) -> None:
    """Rules are run as plain Python here; compiled they are tried with the tutorial."""
    suite = ["--pyargs", "ronron.conformance.test_first", "ronron.conformance.test_golden"]
    chosen = [word for name in NAMES for word in ("--game", name)]
    tried = site.run("-m", "pytest", "-q", "-p", "no:cacheprovider", *suite, *chosen)
    assert tried.returncode == 0, tried.stdout
    assert "10 passed" in tried.stdout


@pytest.mark.parametrize(("language", "sentence"), [("en", "You catch a mouse."), ("fr", "Vous attrapez une souris.")])
def test_a_new_game_is_played_to_its_end_in_the_terminal(
    site: Site, tmp_path: Path, language: str, sentence: str
) -> None:
    record = tmp_path / "game.txt"
    words = ["play", "hop", "--terminal", "--lang", language, "--record", str(record)]
    played = site.run("-m", "ronron", *words, typed="1\n" * 13)
    assert played.returncode == 0, played.stderr
    assert sentence in played.stdout
    assert "scores: " in record.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", NAMES)
def test_what_is_written_is_sorted_and_formatted(tmp_path: Path, name: str) -> None:
    folder = scaffold.create(name, tmp_path)
    for command in (["check", "--select", "E,F,D1,I,UP,RUF"], ["format", "--check"]):
        ruff = [sys.executable, "-m", "ruff", *command, "--isolated", "--line-length", "120", "--no-cache", "."]
        looked = subprocess.run(ruff, cwd=folder, capture_output=True, text=True, check=False)
        assert looked.returncode == 0, looked.stdout


def test_no_mark_of_the_template_is_left(tmp_path: Path) -> None:
    written = [path for path in scaffold.create("hop", tmp_path).rglob("*") if path.is_file()]
    assert len(written) > 20
    for path in written:
        assert "@" not in path.read_text(encoding="utf-8").replace("@rule", ""), path
        assert "@" not in str(path.relative_to(tmp_path))


@pytest.mark.parametrize("name", ["", "x", "Hop", "hop-hop", "9lives", "a" * 17, "../hop", "chât"])
def test_a_name_that_no_game_may_have_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(GameError, match="cannot be the name of a game; a name has 2 to 16 small letters and digits"):
        scaffold.create(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", slugs())
def test_the_name_of_a_game_that_is_installed_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(GameError, match=f"there is a game called {name} already"):
        scaffold.create(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["json", "class", "ronron", "pytest"])
def test_a_name_that_python_knows_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(GameError, match=f"Python itself knows the name {name}"):
        scaffold.create(name, tmp_path)


def test_a_folder_that_is_there_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "hop").mkdir()
    (tmp_path / "hop" / "diary.txt").write_text("mine", encoding="utf-8")
    (tmp_path / "hip").write_text("mine", encoding="utf-8")
    for name in ("hop", "hip"):
        with pytest.raises(GameError, match="is already there, and nothing is overwritten"):
            scaffold.create(name, tmp_path)
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["diary.txt", "hip", "hop"]


def test_where_the_disk_is_full_nothing_is_left_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    full, usual = tmp_path / "hop" / "hop" / "rules.py", Path.write_text

    def write(path: Path, text: str, **options: str) -> int:
        if path == full:
            raise OSError(errno.ENOSPC, "No space left on device")
        return usual(path, text, **options)

    monkeypatch.setattr(Path, "write_text", write)
    with pytest.raises(GameError, match="could not be written"):
        scaffold.create("hop", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_the_command_says_what_to_do_next_and_refuses_in_a_sentence(tmp_path: Path) -> None:
    site = Site(tmp_path)
    made = site.run("-m", "ronron", "new", "hop", "--into", str(tmp_path / "new"), "--lang", "fr")
    assert made.returncode == 0, made.stderr
    assert f"pip install -e {tmp_path}/new/hop" in made.stdout
    assert "ronron play hop --terminal" in made.stdout
    again = site.run("-m", "ronron", "new", "hop", "--into", str(tmp_path / "new"), "--lang", "fr")
    assert again.returncode == 2
    assert "existe déjà, et rien n’est écrasé" in again.stderr
