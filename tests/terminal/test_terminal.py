"""Playing in the terminal, through the command a person types."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ronron
from ronron.api import telling
from ronron.games import GAMES
from ronron.said import tell
from ronron.words import languages, say
from support.typed import command, flat, play


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("mode", ["first", "free", "limited", "expert"])
def test_a_whole_game_is_played_to_its_score_sheet_and_its_record_replays(
    mode: str, language: str, tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    words = ("poche", "--terminal", "--mode", mode, "--lang", language, "--seed", "5", "--record", str(record))
    done = play("1\n" * 60, *words)
    assert (done.returncode, done.stderr) == (0, "")
    for article in ("P15", "P18", "P20"):
        assert f"({article})" in done.stdout
    assert done.stdout.count("(P18)") == 10, "every prey is fought for before the person's eyes"
    assert say(language, "poche-total") in done.stdout
    end = ronron.load("poche").read(record.read_text(encoding="utf-8"))
    assert end.over
    for score in end.scores:
        assert re.search(rf"{say(language, 'poche-total')} +{score}\b", done.stdout)


def test_the_person_is_told_why_not_and_can_take_a_slip_back(tmp_path: Path) -> None:
    lines = "c3\nwhy c3\nwhy a1\na1\nback\nlog\nrules P7\nrules P99\nmeow\nhelp\nquit\n"
    done = play(lines, "--seed", "3", "--lang", "en", "--record", str(tmp_path / "game.txt"))
    out = flat(done.stdout)
    assert done.returncode == 0
    assert "No: The tile on c3 is already face up; flip one that lies face down. (P6)" in out
    assert "“a1” is allowed here." in out
    assert "You flip a1: " in out
    assert "this game now counts as practice" in out
    assert "Nothing has been played yet." in out
    assert "There is no article P99. The articles are P1, P2" in out
    assert "I do not understand “meow”." in out
    assert "Type a choice as it is shown" in out


def test_commands_and_choices_are_french_in_french(tmp_path: Path) -> None:
    lines = "retourner c3\npourquoi c3\naide\nmiaou\nretourner a1\nreprendre\njournal\nquitter\n"
    done = play(lines, "--seed", "3", "--lang", "fr", "--record", str(tmp_path / "game.txt"))
    out = flat(done.stdout)
    assert "Non : La tuile en c3 est déjà visible" in out
    assert "Vous retournez a1 : " in out
    assert "compte désormais comme un entraînement" in out
    assert "Vous pouvez : retourner a1 b1" in out
    assert not re.search(r"\b(flip|why|back|help|quit|rules|log|save|to)\b", out)


@pytest.mark.parametrize(("language", "word"), [("en", "words"), ("fr", "mots")])
@pytest.mark.parametrize("slug", GAMES)
def test_the_board_is_to_be_had_in_words(slug: str, language: str, word: str, tmp_path: Path) -> None:
    out = flat(play(f"{word}\nquit\n", slug, "--seed", "3", "--lang", language, "--record", f"{tmp_path}/g").stdout)
    start = telling.describe(ronron.load(slug).deal(3), 0)
    unchanged = [line for line in start if not line.seats]  # who is who, and what they have, depends on the bots
    heard = [tell(language, line) for line in unchanged]
    assert any(flat(line) in out for line in heard)


def test_taking_back_what_showed_nothing_is_no_practice(tmp_path: Path) -> None:
    """The ghosts' choice of a prey shows nothing: it is only a slip."""
    for seed in range(6, 66):
        words = ("--mode", "free", "--seed", str(seed), "--lang", "en", "--record", str(tmp_path / "game.txt"))
        out = flat(play("ghost\n" + "1\n" * 12 + "back\nquit\n", *words).stdout)
        if re.search(r"You move the [^.]+ on \w\d instead", out) and "Taken back. " in out:
            return
    pytest.fail("no game in which the last choice was which prey moves")


def test_leaving_in_the_middle_saves_what_the_person_was_told_and_no_more(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    done = play("a1\n", "--seed", "3", "--lang", "en", "--record", str(record))
    assert done.returncode == 0
    assert record.read_text(encoding="utf-8").splitlines() == ["0 flip a1"]
    assert "deal" not in record.read_text(encoding="utf-8")


def test_a_record_that_cannot_be_saved_stops_nobody() -> None:
    done = play("a1\nquit\n", "--seed", "3", "--lang", "en", "--record", "/dev/null/game.txt")
    assert done.returncode == 0
    assert "The record could not be saved: " in done.stdout


@pytest.mark.parametrize(("words", "older"), [((), "game.txt"), (("--match",), "game-2.txt")])
def test_an_older_game_is_not_written_over(words: tuple[str, ...], older: str, tmp_path: Path) -> None:
    (tmp_path / older).write_text("mine")
    done = play("1\n" * 120, *words, "--record", str(tmp_path / "game.txt"))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.strip() == f"ronron: {tmp_path / older} is there already; name another file with --record"
    assert (tmp_path / older).read_text() == "mine"


def test_one_game_is_saved_as_often_as_wanted(tmp_path: Path) -> None:
    words = ("--seed", "3", "--lang", "en", "--record", str(tmp_path / "game.txt"))
    assert play("a1\nsave\nquit\n", *words).stdout.count("game.txt") == 2


def test_records_go_to_the_persons_own_folder(tmp_path: Path) -> None:
    play("1\n1\nquit\n", "--seed", "3", RONRON_DATA=str(tmp_path))
    assert [path.parent.name for path in tmp_path.rglob("poche-*.txt")] == ["records"]


def test_the_command_says_which_version_it_is() -> None:
    assert command("--version").stdout == f"ronron {ronron.__version__}\n"


def test_a_match_has_two_games_and_a_verdict(tmp_path: Path) -> None:
    done = play("1\n" * 120, "--match", "--seed", "2", "--lang", "en", "--record", str(tmp_path / "match.txt"))
    out = flat(done.stdout)
    assert done.returncode == 0
    assert "Match, game 1 of 2" in out
    assert "Match, game 2 of 2" in out
    records = [(tmp_path / f"match-{number}.txt").read_text(encoding="utf-8") for number in (1, 2)]
    ends = [ronron.load("poche").read(record) for record in records]
    totals = [sum(end.scores[seat] for end in ends) for seat in range(2)]
    sheets = out[out.index(say("en", "ui-match-result")) :].split("Matou", 1)
    for seat, sheet in enumerate(sheets):
        lines = [f"P5 Game {number} {end.scores[seat]}" for number, end in enumerate(ends, 1)]
        assert f"{' '.join(lines)} P5 Prey of both games: " in sheet
        assert f"total {totals[seat]}" in sheet
    assert {end.facts()["first"] for end in ends} == {0, 1}


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--level", "tiger"), "ronron: no level is called 'tiger'; there are chaton, matou, gouttiere, raminagrobis"),
        (("--lang", "de"), "ronron: Ronron speaks en and fr, not 'de'"),
        (("--mode", "wild"), "ronron: option mode of poche is 'first', 'free', 'limited' or 'expert', not 'wild'"),
        (("--match", "--mode", "free"), "ronron: a match of poche is played in expert mode; leave out --mode"),
        (("--box", "none.toml"), "ronron: the component file none.toml cannot be read: No such file or directory"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(words: tuple[str, ...], complaint: str) -> None:
    done = play("", *words)
    assert (done.returncode, done.stderr.strip()) == (2, complaint)


def test_the_rules_are_read_in_either_language() -> None:
    for language, word in (("en", "Polterkitties"), ("fr", "Fantominous")):
        done = command("rules", "poche", "--lang", language)
        assert done.returncode == 0
        assert word in done.stdout
        assert all(f"P{number} " in flat(done.stdout) for number in range(1, 22))
    one = command("rules", "poche", "p7", "--lang", "fr")
    assert flat(one.stdout).startswith("P7 Cette tuile doit alors changer de place")
