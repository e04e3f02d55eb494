"""Which games there are is told once, in the registry: whatever holds for every game finds them there."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from ronron.games import GAMES, find
from ronron.games.title import EVERYTHING

ROOT = Path(__file__).resolve().parents[2]
REGISTRY = ROOT / "src" / "ronron" / "games" / "__init__.py"
PYTHON = ("src", "bench", "tests", "tools")
QUOTED = re.compile(rf"[\"'`]({'|'.join(GAMES)})[\"'`]|^\s*({'|'.join(GAMES)}):", re.MULTILINE)


def python_sources() -> Iterator[Path]:
    for folder in PYTHON:
        yield from (path for path in (ROOT / folder).rglob("*.py") if path != REGISTRY)


def page_sources() -> Iterator[Path]:
    for path in (ROOT / "web").rglob("*"):
        if path.suffix in (".ts", ".svelte", ".js") and "node_modules" not in path.parts:
            yield path


def lists_in_python(source: str) -> list[str]:
    """Lists, tuples, sets and dictionaries, as they are written, in which two or more games are named."""
    displays = (ast.List, ast.Tuple, ast.Set, ast.Dict)
    found = [node for node in ast.walk(ast.parse(source)) if isinstance(node, displays)]
    return [ast.unparse(node) for node in found if len(games_named(node)) > 1]


def games_named(node: ast.AST) -> set[str]:
    constants = (each.value for each in ast.walk(node) if isinstance(each, ast.Constant))
    return {value for value in constants if isinstance(value, str) and value in GAMES}


def games_in_page(source: str) -> set[str]:
    """The games that a source of the page names, as strings or as keys."""
    return {name for names in QUOTED.findall(source) for name in names if name}


def test_no_list_of_games_stands_in_python_outside_the_registry() -> None:
    sources = {path: path.read_text(encoding="utf-8") for path in python_sources()}
    assert len(sources) > 300
    listed = {path.relative_to(ROOT): lists_in_python(text) for path, text in sources.items() if lists_in_python(text)}
    assert listed == {}


def test_no_source_of_the_page_names_more_than_one_game() -> None:
    sources = {path: path.read_text(encoding="utf-8") for path in page_sources()}
    assert len(sources) > 100
    assert [path for path, text in sources.items() if len(games_in_page(text)) > 1] == []


@pytest.mark.parametrize(
    "written", ["G = ('{}', '{}')", "G = {{'{}': 2, '{}': 3}}", "f([('{}', 1), ('{}', 2)])", "G = [T('{}'), T('{}')]"]
)
def test_a_list_in_python_would_be_noticed(written: str) -> None:
    one, other, *_ = GAMES
    assert lists_in_python(written.format(one, other))
    assert lists_in_python(written.format(one, one)) == []


@pytest.mark.parametrize("written", ['["{}", "{}"]', "const GAMES = {{\n  {}: 1,\n  {}: 2,\n}};"])
def test_a_list_in_the_page_would_be_noticed(written: str) -> None:
    one, other, *_ = GAMES
    assert games_in_page(written.format(one, other)) == {one, other}


def test_the_games_do_not_know_each_other_by_contract() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    independent = [
        each["modules"] for each in project["tool"]["importlinter"]["contracts"] if each["type"] == "independence"
    ]
    assert list(GAMES.values()) in independent


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_on_the_first_shelf_promises_everything(slug: str) -> None:
    assert find(slug).title.promises == EVERYTHING


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_has_its_pages_in_both_tongues_and_a_row_in_the_page_on_boxes(slug: str) -> None:
    named = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]
    for page in (f"{slug}.md", f"fr/{slug}.md"):
        assert (ROOT / "docs" / page).is_file()
        assert f"'{page}'" in str(named)
    assert f"cp src/ronron/games/{slug}/components.toml" in (ROOT / "docs" / "box.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("slug", GAMES)
def test_the_page_has_a_board_and_a_box_for_every_game(slug: str) -> None:
    folder = ROOT / "web" / "src" / "games" / slug
    assert [(folder / name).is_file() for name in ("index.ts", "Box.svelte")] == [True, True]
