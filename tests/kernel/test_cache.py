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

import ronron_practice
from ronron.games import find, slugs
from ronron.kernel import cache, dispatch
from ronron.kernel.cache import compiled, directory, fingerprint, prune
from ronron.kernel.records import Masks
from ronron.kernel.rule import rule

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


def test_an_edited_rule_is_never_answered_from_stale_code(tmp_path: Path) -> None:
    practice = tmp_path / "ronron_practice"
    shutil.copytree(Path(ronron_practice.__file__).parent, practice)
    where = {"PYTHONPATH": str(tmp_path), cache.VARIABLE: str(tmp_path / "compiled")}
    assert run(SCORE, **where) == "[1, -1]"
    rules = practice / "tictactoe" / "rules.py"
    rules.write_text(rules.read_text().replace("return 1 if s.winner == seat", "return 3 if s.winner == seat"))
    assert run(SCORE, **where) == "[3, -1]"


def test_a_second_process_compiles_nothing(tmp_path: Path) -> None:
    where = {cache.VARIABLE: str(tmp_path)}
    code = f"{SCORE}; print(ronron.load('tictactoe').playouts(10, seed=1).decisions)"
    first = run(code, **where)
    written = {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.nb?")}
    assert written
    assert run(code, **where) == first
    assert {path: path.stat().st_mtime_ns for path in tmp_path.rglob("*.nb?")} == written


def test_without_a_place_to_write_everything_still_works() -> None:
    assert run(SCORE, **{cache.VARIABLE: "/dev/null/nowhere"}) == "[1, -1]"


def test_with_numba_switched_off_the_rules_run_as_plain_python() -> None:
    code = f"{SCORE}; print(ronron.load('tictactoe').engine.plain)"
    assert run(code, NUMBA_DISABLE_JIT="1").splitlines() == ["[1, -1]", "True"]


def test_a_constant_in_a_module_that_rules_import_is_never_stale_either(tmp_path: Path) -> None:
    practice = tmp_path / "ronron_practice"
    shutil.copytree(Path(ronron_practice.__file__).parent, practice)
    where = {"PYTHONPATH": str(tmp_path), cache.VARIABLE: str(tmp_path / "compiled")}
    code = "import ronron; print(ronron.load('tictactoe').deal().facts()['winner'])"
    assert run(code, **where) == "-1"
    shared = practice / "duel.py"
    shared.write_text(shared.read_text().replace("NO_WINNER = -1", "NO_WINNER = -7"))
    assert run(code, **where) == "-7"


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
    where = {cache.VARIABLE: str(tmp_path)}
    assert run(SCORE, **where) == "[1, -1]"
    for path in tmp_path.rglob("*.nbc"):
        path.write_bytes(path.read_bytes()[:100])
    for path in tmp_path.rglob("*look*.nbi"):
        path.write_bytes(b"")
    assert run(SCORE, **where) == "[1, -1]"


def test_threads_that_compile_at_once_keep_to_their_games_directories(tmp_path: Path) -> None:
    code = """
import threading, numba, ronron
games = [ronron.load(slug) for slug in ("connect4", "leduc", "tictactoe")]
def touch(game):
    for kernel in ("begin", "look", "step", "conceal"):
        getattr(game.engine, kernel)
threads = [threading.Thread(target=touch, args=(game,)) for game in games]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(repr(numba.config.CACHE_DIR))
"""
    assert run(code, **{cache.VARIABLE: str(tmp_path)}) == "''"
    found = {path.name.partition("-")[0]: len(list(path.rglob("*.nbc"))) for path in tmp_path.iterdir()}
    assert found == {"connect4": 4, "leduc": 4, "tictactoe": 4}


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
