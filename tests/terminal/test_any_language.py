"""A language is files alone: in one made of accents, the terminal speaks nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ronron
from ronron.bots import LEVELS
from ronron.games import GAMES
from ronron.words import say
from support.pseudo import accented, plain_words, spoken
from support.typed import command, play

NAMES = {"Ronron", "ronron", "mistigri", *(level.name for level in LEVELS.values())}
"""Names that are the same in every language; `mistigri` is also a word to type."""
TYPES = {"OPTIONS", "COMMAND", "ARGS", "GAME", "bool", "str", "int", "float", "path", "list", "range"}


@pytest.fixture
def language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with spoken(tmp_path_factory.mktemp("words")) as language:
        yield language


def test_the_language_is_accented_and_longer(language: str) -> None:
    assert say(language, "turns-left", turns=1) == f"1 {accented('turn left')}"
    assert say(language, "turns-left", turns=3) == f"3 {accented('turns left')}"
    english, other = (say(each, "help") for each in ("en", language))
    assert len(other) > 1.25 * len(english)
    assert plain_words(other) == set()


@pytest.mark.parametrize("slug", GAMES)
def test_a_game_is_played_in_it(slug: str, language: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    typed = ["why", "rules", "words", "back", "log", "help", "nonsense", *["1"] * 400]
    done = play("\n".join(typed), slug, "--seed", "3", "--lang", language, "--record", str(record))
    assert done.returncode == 0, done.stderr
    said = "\n".join(line for line in done.stdout.replace(str(record), "").splitlines() if "nonsense" not in line)
    assert plain_words(said) <= NAMES


def test_games_and_rules_are_listed_in_it(language: str) -> None:
    listed = command("games", "--lang", language)
    assert plain_words(listed.stdout) <= plain_words(" ".join(ronron.slugs()))
    assert plain_words(command("rules", "poche", "--lang", language).stdout) == set()


def test_a_review_is_given_in_it(language: str, tmp_path: Path) -> None:
    game = ronron.load("poche").deal(seed=1)
    while not game.over:
        game.play(game.legal[0])
    path = tmp_path / "game.txt"
    path.write_text(game.record(), encoding="utf-8")
    done = command("review", str(path), "--iterations", "20", "--lang", language)
    assert done.returncode == 0, done.stderr
    assert plain_words(done.stdout) <= NAMES


@pytest.mark.parametrize("words", [(), ("play",), ("serve",), ("rules",), ("bench",), ("review",), ("ladder",)])
def test_help_is_given_in_it(words: tuple[str, ...], language: str) -> None:
    done = command(*words, "--help", RONRON_LANG=language)
    assert done.returncode == 0, done.stderr
    commands = set(re.findall(r"^│ ([a-z]+) ", done.stdout, re.MULTILINE)) if not words else set(words)
    options = set(re.findall(r"--([a-z-]+)", done.stdout))
    named = {word for option in options for word in option.split("-")} | commands
    arguments = set(re.findall(r"^│ [ *] +([a-z]+) ", done.stdout, re.MULTILINE))
    assert plain_words(done.stdout) <= NAMES | TYPES | named | arguments | {"RONRON", "PASSWORD", "matou", "open"}
