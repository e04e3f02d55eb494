"""Chabyrinthe in the terminal, through the command a person types."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ronron
from ronron.api.telling import result
from ronron.conformance.cases import Case, played
from ronron.games.chabyrinthe.terminal import drawn, label
from ronron.games.chabyrinthe.view import Gutter, View
from ronron.said import People, said
from ronron.terminal.sheets import sheets
from ronron.words import languages, say
from support.typed import flat, play, shown


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 4])
def test_bots_and_a_person_who_only_turns_cards_play_to_the_last_cat_and_the_record_replays(
    players: int, language: str, tmp_path: Path
) -> None:
    record = tmp_path / "game.txt"
    words = ("--option", "board=chatons", "--players", str(players), "--lang", language, "--seed", "5")
    done = play("1\n" * 400, "chabyrinthe", *words, "--record", str(record))
    assert (done.returncode, done.stderr) == (0, "")
    end = ronron.load("chabyrinthe").read(record.read_text(encoding="utf-8"))
    assert end.over
    assert sum(end.facts()["cats"]) == 15
    assert done.stdout.count("(C8)") <= 15
    assert say(language, "chabyrinthe-reconstructed") in flat(done.stdout)
    for score in end.scores:
        assert re.search(rf" {score}\b", done.stdout)


def test_the_person_is_told_why_not_and_a_turn_is_taken_back(tmp_path: Path) -> None:
    lines = "insert\na1^\n3\ninsert\nwhy insert\nb2 half\nmeow\nrules C7\nback\nquit\n"
    words = ("--seed", "5", "--lang", "en", "--record", str(tmp_path / "game.txt"))
    out = flat(play(lines, "chabyrinthe", *words).stdout)
    assert "You draw a gutter: " in out
    assert re.search(r"You choose column a, upwards: a1 \([\w -]+\) will go out\.", out)
    assert re.search(r"You push column a, upwards, and insert: [\w -]+, [\w–, ]+\.", out)
    assert "No: You have already inserted a gutter this turn; your other action must be a rotation. (C5)" in out
    assert re.search(r"You turn b2 \([\w -]+\) by a half turn\.", out)
    assert "I do not understand “meow”." in out


def test_choices_and_sentences_are_french_in_french(tmp_path: Path) -> None:
    lines = "tourner a1 droite\ninsérer\nsortir a1<\norienter 2\njournal\nquitter\n"
    words = ("--seed", "5", "--lang", "fr", "--record", str(tmp_path / "game.txt"))
    out = flat(play(lines, "chabyrinthe", *words).stdout)
    assert re.search(r"Vous tournez a1 \([\w -]+\) d’un quart de tour à droite\.", out)
    assert "Vous piochez une gouttière : " in out
    assert re.search(r"Vous poussez la ligne 1 vers la gauche et insérez : [\w -]+, [\w–, ]+\.", out)
    assert "Vous pouvez : tourner a1 b1 c1" in out
    assert not re.search(r"\b(turn|insert|out|face|home|right|half|left|elbow|straight)\b", out)


def test_alone_the_turns_are_the_score_and_there_is_no_bot(tmp_path: Path) -> None:
    words = ("--seed", "5", "--lang", "en", "--players", "1", "--record", str(tmp_path / "game.txt"))
    out = flat(play("insert\na1^\n0\na1 left\nquit\n", "chabyrinthe", *words).stdout)
    assert "turn 1 · 15 cats still out" in out
    assert "turn 2 · " in out
    assert "Matou" not in out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--option", "open=yes"), "chabyrinthe has no option 'open'; its options are board, open_pile, free_actions"),
        (("--option", "open_pile=maybe"), "option open_pile of chabyrinthe is no or yes, not 'maybe'"),
        (("--option", "openpile"), "an option is written as name=value, not 'openpile'; chabyrinthe has board="),
        (("--players", "5"), "chabyrinthe is for 1, 2, 3 or 4 players, not 5"),
        (("--match",), "chabyrinthe has no match; leave out --match"),
        (("--match", "--players", "7"), "chabyrinthe is for 1, 2, 3 or 4 players, not 7"),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(words: tuple[str, ...], complaint: str) -> None:
    done = play("", "chabyrinthe", *words)
    assert done.returncode != 0
    assert complaint in flat(done.stderr)


@pytest.mark.parametrize(
    ("joins", "lines"),
    [
        (["NE"], ("   ║   ", "   ╚═══", "       ")),
        (["NESW"], ("   ║   ", "═══╬═══", "   ║   ")),
        (["NEW"], ("   ║   ", "═══╩═══", "       ")),
        (["NS", "EW"], ("   ║   ", "═══╫═══", "   ║   ")),
        (["NE", "SW"], ("   ║   ", "═══╲═══", "   ║   ")),
        (["ES", "NW"], ("   ║   ", "═══╱═══", "   ║   ")),
    ],
)
def test_gutters_are_drawn_with_box_characters(joins: list[str], lines: tuple[str, str, str]) -> None:
    assert drawn(Gutter("any", 0, joins, said("chabyrinthe-gutter"))) == lines


def test_the_card_in_hand_is_drawn_as_it_would_lie() -> None:
    game = ronron.load("chabyrinthe").deal(5, 2)
    game.play(48)
    view = game.view(0)
    assert isinstance(view, View)
    place, facing = 0, 3
    game.play(place)
    game.play(facing)
    entered = game.view(0)
    assert isinstance(entered, View)
    assert entered.cells[12].joins == view.facings[facing].joins


@pytest.mark.parametrize("language", languages())
def test_the_end_names_everybodys_cats(language: str) -> None:
    end = played(Case("chabyrinthe", 3, (("board", "chatons"),)), 1)
    view, ended, people = end.view(0), result(end), People(["Ada", "Bob", "Eve"], 0)
    assert isinstance(view, View)
    assert ended is not None
    text = shown(sheets(ended, people, language, label))
    for name, after, cats in zip(people.names, (*people.names[1:], "$"), view.won, strict=True):
        sheet = re.search(rf"{name}\b(.*?)(?:{after}|\Z)", text, re.DOTALL)
        assert sheet is not None
        for points in set(cats):
            heads = [points] * cats.count(points)
            assert re.search(rf"C8 .* {' '.join(map(str, heads))} +{sum(heads)}\b", sheet[1])
        assert re.search(rf" {sum(cats)}\b", sheet[1])
