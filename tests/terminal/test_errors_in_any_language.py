"""In a language made of accents, no command complains or reports in any other words.

Only values stay as they are: what was typed, what stands in a file, names of games and levels, and what another program
said, which is quoted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

import ronron
from ronron.bots import LEVELS
from ronron.games import GAMES, find
from ronron.lab.bench import engine
from ronron.lab.bench.server import ServerFigures, ServerReport
from ronron.terminal.bench import show_games, show_server
from support.pseudo import plain_words, spoken
from support.typed import command

ALWAYS = plain_words(" ".join(("ronron", "Ronron", "help", *ronron.slugs(), *LEVELS)))
"""Names, and how help is asked for."""
QUOTED = re.compile(r"“[^”]*”")


@pytest.fixture(scope="module")
def language(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with spoken(tmp_path_factory.mktemp("words")) as language:
        yield language


def complaint(language: str, *words: str, **environment: str) -> str:
    """What a command complains of, in one line."""
    done = command(*words, RONRON_LANG=language, **environment)
    assert (done.returncode, done.stdout) == (2, ""), done
    assert len(done.stderr.strip().splitlines()) == 1
    return done.stderr


def check(said: str, *given: str) -> None:
    """Nothing is said in plain words but what was given."""
    foreign = plain_words(QUOTED.sub("", said)) - ALWAYS - plain_words(" ".join(given))
    assert foreign == set(), said
    assert re.search(r"[éáíóú]", said), "nothing is said in the language"


@pytest.mark.parametrize(
    "words",
    [
        "play ludo",
        "rules conect4",
        "rules poche P99",
        "perft ludo 2",
        "perft connect4 2 --players 3",
        "perft connect4 2 --seed -1",
        "perft connect4 2 --box none.toml",
        "warm ludo",
        "bench ludo",
        "bench poche --tables 2",
        "bench server --peers",
        "ladder poch",
        "ladder poche --deals 0",
        "ladder poche --seconds 0",
        "ladder poche --workers 0",
        "ladder poche --json --markdown",
        "check none.toml",
        "check /",
        "review none.txt",
        "replay none.txt",
        "serve --behind-proxy",
        "serve --origin ronron",
        "serve --port 0 --data /dev/null/x",
        "serve --port 0 --host 999.1.1.1",
        "play caty --match",
        "play poche --terminal --lang de",
    ],
)
def test_mistakes(words: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RONRON_DATA", str(tmp_path))
    check(complaint(language, *words.split()), words, "eo SPECTATOR" if "lang" in words else "")


@pytest.mark.parametrize(
    ("words", "others"),
    [
        ("play --terminal --level tiger", ""),
        ("play --terminal --mode wild", "mode first free limited expert"),
        ("play poche --terminal --match --mode free", "mode expert"),
        ("play poche --option loud", "mode first free limited expert starts drawn seat"),
        ("play poche --option mode=loud", "first free limited expert"),
        ("play poche --terminal --option sound=loud", "mode starts"),
        ("ladder poche --pair tiger", "random"),
    ],
)
def test_options_that_are_none(words: str, others: str, language: str) -> None:
    check(complaint(language, *words.split()), words, others)


@pytest.mark.parametrize(
    ("words", "others"),
    [
        ("purr", ""),
        ("perft connect4", "depth"),
        ("perft connect4 deep", "depth"),
        ("perft connect4 2 3 4", ""),
        ("perft connect4 2 --deep", "seed"),
        ("bench --pear", "peers"),
        ("bench --seconds x", ""),
        ("serve --port 99999", ""),
        ("review x --top -1", ""),
        ("play --lang", ""),
        ("play --terminal=3", ""),
    ],
)
def test_commands_that_are_not_understood(words: str, others: str, language: str) -> None:
    """None of what Typer says is left to be quoted."""
    said = complaint(language, *words.split())
    check(said, words, others)
    assert "“" not in said


def finished(slug: str) -> str:
    game = ronron.load(slug).deal(seed=1)
    while not game.over:
        game.draw() if game.turn == ronron.NATURE else game.play(game.legal[0])
    return game.record()


def broken_records(record: str) -> Iterator[str]:
    """The same record with each kind of line wrong in some way."""
    lines = record.splitlines()
    yield "Dear diary"
    yield ""
    yield "0 flip a1"
    yield "\n".join(lines[:1])
    for number in range(1, len(lines)):
        key, separator, _ = lines[number].partition(":")
        if not lines[number].startswith(" "):
            yield "\n".join([*lines[:number], f"{key}{separator} 77", *lines[number + 1 :]])
            yield "\n".join([*lines[:number], "purr", *lines[number + 1 :]])
    deal = lines.index("deal:")
    for number in range(deal + 1, lines.index("decisions:")):
        yield "\n".join([*lines[:number], "  purr", *lines[number + 1 :]])
        yield "\n".join([*lines[:number], *lines[number + 1 :]])
        yield "\n".join([*lines[:number], lines[number][:-1], *lines[number + 1 :]])
    yield record.replace("decisions:\n", "decisions:\n  0 purr\n")
    yield record.replace("decisions:\n", "decisions:\n  7 purr\n")
    yield record + "purr\n"


@pytest.mark.parametrize("slug", ronron.slugs())
def test_records_and_positions_that_are_none(slug: str, language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    vocabulary = notation_of(slug)
    for broken in dict.fromkeys(broken_records(finished(slug))):
        path.write_text(broken, encoding="utf-8")
        done = command("review", str(path), "--iterations", "10", RONRON_LANG=language)
        if done.returncode:  # a shorter line may still be a record
            check(done.stderr, broken, vocabulary)


def notation_of(slug: str) -> str:
    """Every word that the notation of a game has, for errors say which could stand there."""
    book = find(slug)
    sources = [path.read_text(encoding="utf-8") for path in book.folder.glob("*.py")]
    components = (book.folder / "components.toml").read_text(encoding="utf-8")
    quoted = [word for source in sources for word in re.findall(r"[\"']([^\"'\n]*)[\"']", source) if " " not in word]
    return " ".join(
        (
            *quoted,
            components,
            ronron.load(slug).fingerprint,
            str(book.title.options),
            "record game rules box players deal decisions scores nobody True False",
        )
    )


def test_a_game_that_is_not_over_is_not_reviewed(language: str, tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text(ronron.load("leduc").deal(seed=1).record(), encoding="utf-8")
    check(complaint(language, "review", str(path)))
    path.write_text(finished("leduc"), encoding="utf-8")
    check(complaint(language, "review", str(path), "--seat", "7"))
    check(complaint(language, "replay", str(path), "--eyes", "mine"), "--eyes mine")
    path.write_bytes(b"\xff\xfe")
    check(complaint(language, "review", str(path)), str(path))


@pytest.mark.parametrize("slug", ronron.slugs())
def test_component_files_that_are_none(slug: str, language: str, tmp_path: Path) -> None:
    """Every line of the file is left out once, and every number and name in it is changed once."""
    file = tmp_path / "mine.toml"
    good = (find(slug).folder / "components.toml").read_text(encoding="utf-8")
    complained = 0
    for broken in dict.fromkeys(broken_files(good)):
        file.write_text(broken, encoding="utf-8")
        done = command("perft", slug, "0", "--box", str(file), RONRON_LANG=language)
        if done.returncode:
            check(done.stderr, broken, good, "mine toml", notation_of(slug))
            complained += 1
    assert complained >= 2


def broken_files(good: str) -> Iterator[str]:
    lines = [number for number, line in enumerate(good.splitlines()) if re.match(r"\w+ =", line)]
    for number in lines[:: max(1, len(lines) // 6)]:
        whole = good.splitlines()
        key, _, value = whole[number].partition(" = ")
        for instead in ([], [f"{key} = 'purr'"], [f"{key} = -1"], [f"{key} = []"], [f"purr = {value}"], [f"{key} ="]):
            yield "\n".join([*whole[:number], *instead, *whole[number + 1 :]])


def test_a_component_file_that_is_good_is_praised(language: str, tmp_path: Path) -> None:
    for slug in GAMES:
        file = tmp_path / "mine.toml"
        file.write_text((find(slug).folder / "components.toml").read_text(encoding="utf-8"), encoding="utf-8")
        done = command("check", str(file), RONRON_LANG=language)
        assert done.returncode == 0, done.stderr
        check(done.stdout, "mine toml", ronron.load(slug).fingerprint)
    unsaved = command("check", str(file), "--picture", "/dev/null/x", RONRON_LANG=language)
    assert unsaved.returncode == 2
    check(unsaved.stderr, "/dev/null/x")


def test_perft_and_the_ladder(language: str, tmp_path: Path) -> None:
    data = {"RONRON_DATA": str(tmp_path), "RONRON_LANG": language}
    done = command("perft", "tictactoe", "2", **data)
    assert done.returncode == 0, done.stderr
    check(done.stdout)
    for form in ((), ("--markdown",)):
        words = ("ladder", "leduc", "--deals", "2", "--pair", "random-chaton", "--workers", "1", *form)
        done = command(*words, **data)
        assert done.returncode == 0, done.stderr
        names = " ".join(level.name for level in LEVELS.values())
        check(re.sub(r"```.*?```|\b[0-9a-f]{12,16}\b", "", done.stdout, flags=re.DOTALL), names)


def test_measurements(language: str, tmp_path: Path) -> None:
    written = tmp_path / "shown.txt"
    with written.open("w", encoding="utf-8") as file:
        console = Console(file=file, width=200)
        show_games(games_measured(), console, language)
        show_server(server_measured(), console, language)
    check(written.read_text(encoding="utf-8"), "OpenSpiel chatons max")


def games_measured() -> engine.Report:
    figures = engine.Figures("poche", 2, {"board": "chatons"}, 1, 1, 1, 1, 1, 1, 1, 1, 1, state_bytes=7)
    beside = [engine.Comparison("leduc", "OpenSpiel", what, 1.0, 2.0, 0.5) for what in engine.OURS]
    return engine.Report([figures], beside)


def server_measured() -> ServerReport:
    lists = {"p99_ms_by_round": [1.0], "others_share_by_round": [0.5], "refusals": ["x"]}
    fields = {field: lists.get(field, 1) for field in ServerFigures.__struct_fields__}
    figures = msgspec.convert(fields, ServerFigures)
    return ServerReport("poche", 2, 4, 1.0, True, figures, figures, 5.0, 1.0, 25.0, True)
