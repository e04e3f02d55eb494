"""Hints in the terminal: what to do now, from what the person knows."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import ronron
from ronron.bots import Prospect, Thought
from ronron.conformance.cases import Case, decide, played
from ronron.conformance.worlds import scrambled
from ronron.games import GAMES
from ronron.kernel.engine import Engine
from ronron.kernel.records import Records
from ronron.table import Chance, Place, found
from ronron.terminal import session
from ronron.words import languages, say
from support.games import rivals
from support.typed import flat, play


class Person:
    """Somebody at a terminal, who is asked for lines and reads what is printed."""

    def __init__(self, position: ronron.Position, path: Path, language: str = "en") -> None:
        self.console = Console(file=io.StringIO(), width=200)
        self.lines: Iterator[str] = iter(())
        places = [Place(person="you"), *[Place(level="matou")] * (position.players - 1)]
        begun = found(position.game, places, 0, options=position.options, practice=True, begun=position)
        self.session = session.Session(
            begun.table,
            chair=0,
            chance=Chance(),
            language=language,
            console=self.console,
            ask=lambda prompt: next(self.lines),
            records=[path],
        )

    def types(self, line: str) -> str:
        """What is said to a line."""
        self.console.file = io.StringIO()
        self.session.obey(line)
        return flat(self.console.file.getvalue())


def to_decide(case: Case, seed: int) -> ronron.Position:
    """A random game in which the person has a choice."""
    dice = random.Random(seed)
    position = case.deal(seed)
    left = dice.randint(0, 12)
    while left or position.turn != 0 or len(position.legal) < 2:
        position.play(decide(position, dice))
        left = max(0, left - 1)
    return position


def thinking_of(*shares: float) -> Thought:
    return Thought(tuple(Prospect(number, 100, share) for number, share in enumerate(shares)), 300)


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("language", languages())
def test_a_hint_names_a_choice_that_can_be_typed_as_it_is_said(slug: str, language: str, tmp_path: Path) -> None:
    position = to_decide(Case(slug, rivals(slug)), 2)
    person = Person(position, tmp_path / "game.txt", language)
    said = person.types({"en": "hint", "fr": "conseil"}[language])
    promise = {
        "en": r"choose “(.+?)” \(chance of winning: about \d+%\)\.",
        "fr": r"« (.+?) » : environ \d+ % de chances de gagner\.",
    }
    found = re.search(promise[language], said)
    assert found
    assert say(language, "hint-t-practice") in said
    choice = found[1]
    before = len(position.decisions)
    person.types(choice)
    assert len(person.session.position.decisions) > before, f"{choice} is understood and allowed"


def test_a_hint_is_thought_of_from_what_the_person_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[bytes] = []

    def advise(engine: Engine, known: Records, seat: int) -> Thought:
        shown.append(known.tobytes())
        return thinking_of(0.5, 0.4)

    monkeypatch.setattr(session, "advise", advise)
    for slug in GAMES:
        for seed in range(5):
            position = to_decide(Case(slug, rivals(slug)), seed)
            for world in (position, scrambled(position, 0, random.Random(seed))):
                Person(world, tmp_path / "game.txt").types("hint")
            assert shown[-1] == shown[-2] == position.redacted(0).tobytes()


def test_the_next_best_are_named_and_never_promise_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "advise", lambda engine, known, seat: thinking_of(0.614, 0.65, 0.3, 0.2))
    person = Person(ronron.load("poche").deal(seed=1, starts="seat 0"), tmp_path / "game.txt")
    said = person.types("hint")
    assert "I would choose “flip a1” (chance of winning: about 61%). Next best: flip b1 (61%), flip c1 (30%)." in said
    assert said.endswith("With a hint, this game now counts as practice.")
    assert "practice" not in person.types("hint"), "that is said once"
    assert person.session.practice


def test_alone_there_is_no_win_to_have_a_part_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "advise", lambda engine, known, seat: thinking_of(0.614, 0.65))
    said = Person(ronron.load("chabyrinthe").deal(seed=1, players=1), tmp_path / "game.txt").types("hint")
    assert said.startswith("I would choose “turn a1 right”. Next best: turn a1 half.")
    assert "%" not in said


def test_where_there_is_no_choice_the_hint_says_so_and_is_no_practice(tmp_path: Path) -> None:
    end = next(
        position
        for seed in range(50)
        for count in range(60)
        if (position := played(Case("poche", 2), seed, count)).turn == 0 and len(position.legal) == 1
    )
    person = Person(end, tmp_path / "game.txt")
    assert re.fullmatch(r"There is only one choice: [\w ]+\.", person.types("hint"))
    assert not person.session.practice


def test_a_hint_is_for_ones_own_turn(tmp_path: Path) -> None:
    poche = ronron.load("poche")
    others = next(position for seed in range(50) if (position := poche.deal(seed)).turn == 1)
    end = played(Case("poche", 2), 1)
    for position in (others, end):
        said = Person(position, tmp_path / "game.txt").types("hint")
        assert said == "A hint is for your own turn, and it is not your turn."


def test_the_command_stands_in_the_help_and_the_end_tells_of_it(tmp_path: Path) -> None:
    words = ("--seed", "3", "--record", str(tmp_path / "game.txt"))
    done = play("help\nhint\n" + "1\n" * 60, "--lang", "en", *words)
    out = flat(done.stdout)
    assert (done.returncode, done.stderr) == (0, "")
    assert "hint what would be good now" in out
    assert "I would choose “flip " in out
    assert "(practice: a hint was given, or a move taken back after something had been shown)" in out
