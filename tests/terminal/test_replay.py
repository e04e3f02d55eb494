"""`ronron replay`, as it is typed."""

from __future__ import annotations

import io
import random
import re
import sys
from pathlib import Path

import pytest
from rich.console import Console

import ronron
from ronron.api import telling
from ronron.cli import main
from ronron.games import GAMES
from ronron.said import People, tell_with_article
from ronron.terminal.replay import Showing, read_eyes
from ronron.words import say
from support.typed import command, flat


def finished(slug: str, players: int | None = None, seed: int = 3) -> ronron.Position:
    """A game somebody played somehow."""
    dice, position = random.Random(seed), ronron.load(slug).deal(seed, players)
    while not position.over:
        position.play(dice.choice(position.legal))
    return position


def stepped(position: ronron.Position, *lines: str, eyes: int | None = None, language: str = "en") -> list[str]:
    """What is on the screen after each line, the beginning first."""
    screen, shown, typed = io.StringIO(), list[str](), iter(lines)

    def ask(prompt: str) -> str:
        shown.append(screen.getvalue() + prompt)
        screen.seek(0)
        screen.truncate()
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    Showing(position, eyes, language, Console(file=screen, width=140), ask).run()
    return shown


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("slug", [*GAMES, "leduc"])
def test_every_game_is_stepped_through_and_comes_to_its_end_and_score(slug: str, language: str) -> None:
    position = finished(slug)
    last = len(position.decisions)
    shown = stepped(position, *[""] * 5, str(last // 2), str(last - 2), "", "", language=language)
    assert len(set(shown[:6])) == 6
    assert len(set(shown[-3:])) == 3
    for score in position.scores:
        assert str(score) in shown[-1]


@pytest.mark.parametrize(("language", "seat"), [("en", "Seat"), ("fr", "La place")])
@pytest.mark.parametrize("slug", GAMES)
def test_a_seat_is_capitalised_at_the_beginning_of_a_sentence_only(slug: str, language: str, seat: str) -> None:
    position = finished(slug)
    steps = [""] * min(len(position.decisions), 40)
    shown = "".join(stepped(position, *steps, language=language))
    assert f"{seat} 0" in shown
    assert re.findall(rf"[a-zà-ù] {seat} \d", shown) == []


def test_one_goes_on_back_and_anywhere_and_is_told_when_there_is_no_more() -> None:
    position = finished("poche")
    last = len(position.decisions)
    shown = stepped(position, "b", "", "b", "7", "", "b", str(last), "", "99999", "what")
    where = [screen.rpartition(" of ")[0].split()[-1] for screen in shown]
    assert where == ["0", "0", "1", "0", "7", "8", "7", *[str(last)] * 4]
    assert "This is the beginning." in shown[1]
    assert shown[4].splitlines()[-3:] == shown[6].splitlines()[-3:]
    assert "That was the last decision." in shown[8]
    assert f"a number from 0 to {last}" in shown[9]
    assert shown[9] == shown[10]


def test_eyes_see_what_they_saw_then() -> None:
    position = finished("mistigri", 3)
    cards = {eyes: stepped(position, eyes=eyes)[0].count("for certain") for eyes in (None, 0, ronron.SPECTATOR)}
    assert cards == {None: 3, 0: 0, ronron.SPECTATOR: 0}
    assert "Your hand:" in stepped(position, eyes=1)[0]
    assert "Your hand:" not in stepped(position, eyes=ronron.SPECTATOR)[0]


def test_eyes_are_named_by_seat_or_word() -> None:
    assert [read_eyes(word, 3) for word in ("open", "spectator", "0", "2")] == [None, ronron.SPECTATOR, 0, 2]
    for word in ("3", "-1", "mine", ""):
        with pytest.raises(ronron.RonronError, match="--eyes is a seat from 0 to 2, spectator, or open"):
            read_eyes(word, 3)


def test_the_command_reads_a_file_and_says_what_is_wrong_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.txt"
    record.write_text(finished("leduc").record(), encoding="utf-8")

    def run(*words: str) -> int:
        monkeypatch.setattr(sys, "argv", ["ronron", "replay", *words, "--lang", "en"])
        monkeypatch.setattr(sys, "stdin", io.StringIO("\nq\n"))
        with pytest.raises(SystemExit) as left:
            main()
        return int(left.value.code or 0)

    assert run(str(record), "--eyes", "0") == 0
    assert "1 of " in capsys.readouterr().out
    assert run(str(record), "--eyes", "9") == 2
    assert "--eyes is a seat from 0 to 1" in capsys.readouterr().err
    record.write_text(ronron.load("leduc").deal(1).record(), encoding="utf-8")
    assert run(str(record)) == 2
    assert "once it is over" in capsys.readouterr().err


def test_a_record_saved_by_an_editor_that_marks_its_beginning_is_read(tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(finished("leduc").record(), encoding="utf-8-sig")
    assert command("replay", str(record), lines="q\n").returncode == 0


@pytest.mark.parametrize(("language", "word"), [("en", "w"), ("fr", "mots")])
@pytest.mark.parametrize("slug", [*GAMES, "leduc"])
def test_any_moment_is_to_be_had_in_words_through_the_same_eyes(slug: str, language: str, word: str) -> None:
    position = finished(slug)
    for eyes in (None, 0, ronron.SPECTATOR):
        shown = stepped(position, "3", word, eyes=eyes, language=language)[-1]
        lines = telling.describe(position.after(3), eyes)
        names = [say(language, "replay-t-seat", seat=seat) for seat in range(position.players)]
        around = People(names, you=-1 if eyes is None else eyes)
        heard = [tell_with_article(language, line, around) for line in lines]
        assert lines
        assert [line for line in heard if flat(line) not in flat(shown)] == []
