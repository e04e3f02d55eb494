"""Compiled code is kept, found again, and never found when it is stale."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import numba
import numpy as np
import pytest

import ronron
import ronron_practice
from ronron.games import find, slugs
from ronron.kernel import cache, dispatch
from ronron.kernel.cache import compiled, directory, fingerprint, prune
from ronron.kernel.kernels import KERNELS
from ronron.kernel.records import Masks
from ronron.kernel.rule import rule
from support.typed import command

SOURCES = find("tictactoe").rules.sources
SCORE = "import ronron; print(ronron.load('tictactoe').position('xxx/oo./...').scores)"


def run(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="module")
def warmed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache that `ronron warm` filled: to compile takes long, so it is done once."""
    where = tmp_path_factory.mktemp("warmed")
    done = command("warm", "tictactoe", **{cache.VARIABLE: str(where)})
    assert done.returncode == 0
    assert "1 game ready" in done.stderr
    return where


def compiled_files(where: Path) -> dict[Path, int]:
    """When each was written."""
    return {path: path.stat().st_mtime_ns for path in where.rglob("*.nb?")}


def test_after_ronron_warm_another_process_compiles_nothing(warmed: Path) -> None:
    written = compiled_files(warmed)
    assert len(written) >= 2 * len(KERNELS), "code and its index for each"
    code = "import ronron; print(ronron.load('tictactoe').playouts(10, seed=1).decisions)"
    here = ronron.load("tictactoe").playouts(10, seed=1).decisions
    assert run(code, **{cache.VARIABLE: str(warmed)}) == str(here)
    assert compiled_files(warmed) == written


def test_code_is_compiled_anew_when_a_rule_or_a_constant_it_uses_is_edited(tmp_path: Path) -> None:
    practice, where = tmp_path / "ronron_practice", tmp_path / "compiled"
    shutil.copytree(Path(ronron_practice.__file__).parent, practice)
    code = "import ronron; print(ronron.load('tictactoe').deal().facts()['winner'])"

    def winner() -> str:
        return run(code, **{"PYTHONPATH": str(tmp_path), cache.VARIABLE: str(where)})

    def edit(name: str, old: str, new: str) -> None:
        source = practice / name
        assert old in source.read_text()
        source.write_text(source.read_text().replace(old, new))

    assert winner() == "-1"
    edit("tictactoe/rules.py", "s.winner = NO_WINNER", "s.winner = NO_WINNER - 1")
    assert winner() == "-2"
    edit("duel.py", "NO_WINNER = -1", "NO_WINNER = -7")
    assert winner() == "-8"


def test_a_second_checkout_finds_what_the_first_compiled(warmed: Path, tmp_path: Path) -> None:
    written = compiled_files(warmed)
    shutil.copytree(Path(ronron.__file__).parent, tmp_path / "ronron", ignore=shutil.ignore_patterns("static"))
    shutil.copytree(Path(ronron_practice.__file__).parent, tmp_path / "ronron_practice")
    score, where = run(
        f"{SCORE}; print(ronron.__file__)", **{"PYTHONPATH": str(tmp_path), cache.VARIABLE: str(warmed)}
    ).splitlines()
    assert (score, Path(where).parents[1]) == ("[1, -1]", tmp_path)
    assert compiled_files(warmed) == written


def test_without_a_place_to_write_everything_still_works() -> None:
    assert run(SCORE, **{cache.VARIABLE: "/dev/null/nowhere"}) == "[1, -1]"


def test_with_numba_switched_off_the_rules_run_as_plain_python() -> None:
    code = f"{SCORE}; print(ronron.load('tictactoe').engine.plain)"
    assert run(code, NUMBA_DISABLE_JIT="1").splitlines() == ["[1, -1]", "True"]


def test_a_game_is_recompiled_for_its_own_rules_only(tmp_path: Path) -> None:
    copies = []
    for source in SOURCES:
        copies.append(tmp_path / source.name)
        shutil.copy(source, copies[-1])
    before = fingerprint(copies)
    rules = tmp_path / "rules.py"
    rules.write_text(rules.read_text() + "\n")
    assert fingerprint(copies) != before
    assert {source.stem for source in SOURCES} >= {"box", "duel", "rules", "state"}
    assert not {source.stem for source in SOURCES} & {"notation", "reasons", "view"}, "texts are left out"
    own = {source for source in SOURCES if source.parent.name == "tictactoe"}
    assert not own & set(find("connect4").rules.sources)


def test_other_versions_beneath_mean_other_code(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = fingerprint(SOURCES)
    monkeypatch.setattr(numba, "__version__", "0.0")
    assert fingerprint(SOURCES) != before
    monkeypatch.undo()
    monkeypatch.setattr(cache, "__file__", str(tmp_path / "cache.py"))
    assert fingerprint(SOURCES) != before, "the kernel's own sources count"


@pytest.mark.parametrize("slug", slugs())
def test_every_module_that_holds_a_rule_is_part_of_the_hash(slug: str) -> None:
    book = find(slug)
    for path in book.folder.glob("*.py"):
        assert path in book.rules.sources or "@rule" not in path.read_text(), path


def test_a_cache_that_breaks_is_done_without(tmp_path: Path) -> None:
    assert run(SCORE, **{cache.VARIABLE: str(tmp_path)}) == "[1, -1]"
    code, indices = list(tmp_path.rglob("*.nbc")), list(tmp_path.rglob("*look*.nbi"))
    assert code
    assert indices
    for path in code:
        path.write_bytes(path.read_bytes()[:100])
    for path in indices:
        path.write_bytes(b"")
    assert run(SCORE, **{cache.VARIABLE: str(tmp_path)}) == "[1, -1]"


def test_threads_that_compile_at_once_keep_to_their_games_directories(tmp_path: Path) -> None:
    code = """
import threading, numba, ronron
games = [ronron.load(slug) for slug in ("connect4", "leduc", "tictactoe")]
def touch(game):
    for kernel in ("begin", "look"):
        getattr(game.engine, kernel)
threads = [threading.Thread(target=touch, args=(game,)) for game in games]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(repr(numba.config.CACHE_DIR))
"""
    assert run(code, **{cache.VARIABLE: str(tmp_path)}) == "''"
    found = {path.name.partition("-")[0]: len(list(path.rglob("*.nbc"))) for path in tmp_path.iterdir()}
    assert found == {"connect4": 2, "leduc": 2, "tictactoe": 2}


def test_code_unused_for_a_month_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(cache.VARIABLE, str(tmp_path))
    used = directory("tictactoe", SOURCES)
    long_ago = (time.time() - 40 * 86_400,) * 2
    old, foreign = tmp_path / "ludo-0123456789abcdef", tmp_path / "my-thesis"
    for folder in (old, foreign):
        folder.mkdir()
        os.utime(folder, long_ago)
    (old / cache.MARKER).touch()
    os.utime(old / cache.MARKER, long_ago)
    assert prune() == [old]
    assert foreign.exists(), "what we did not write is not ours to remove"
    assert used is not None
    assert used.exists()
    assert not old.exists()


@rule
def overreach(things: Masks, index: int) -> None:
    things[index] = 7


def test_an_index_out_of_bounds_is_an_error_in_compiled_rules_too() -> None:
    @rule
    def call(things: Masks, index: int) -> None:
        overreach(things, index)

    kernel = compiled(call, (numba.int64[::1], numba.int64), None)
    things = np.zeros(5, np.int64)[:3]
    kernel(things, 2)
    with pytest.raises(IndexError):
        kernel(things, 3)
    assert things.tolist() == [0, 0, 7]


def test_two_games_with_the_same_layout_are_refused() -> None:
    rules = find("tictactoe").rules
    impostor = type("State", (rules.state,), {"__annotations__": {}})
    twin = dispatch.Rules(
        slug="impostor",
        state=impostor,
        **{name: getattr(rules, name) for name in ("box", "sources", "manner", *dispatch.Rules.names())},
    )
    dispatch.register(rules)
    with pytest.raises(TypeError, match="the states of tictactoe and impostor have the same layout"):
        dispatch.register(twin)
