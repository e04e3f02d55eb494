"""`ronron review`, as it is typed."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from ronron.api.review import Account, Review, Verdict, Weighed
from ronron.cli import main
from ronron.conformance.cases import Case, played
from ronron.games import GAMES
from ronron.said import said
from ronron.terminal.review import show
from support.cases import CASES
from support.typed import flat

FEW = ("--iterations", "50")
TEXTS = {
    "en": """
Chats de poche (Pocket Cats) – seat 0: 12, seat 1: 15. Seat 1 wins.
Each decision is judged by what its seat knew then, not by how it turned out. Percentages are chances of winning; a
shared win counts in part.

Who was winning
 seat 0  ▅▅▃▁
 seat 1  ▄▄▆█

Each player’s choices
 seat 0  2 choices, 1 of them costly: 31% in all
 seat 1  1 choice, none of them costly

What cost most

  no.   who      chose   better   worth       cost
 ─────────────────────────────────────────────────────
  2     seat 0   to c3   to d4    62% → 31%   31 ± 4%


All decisions
 1  seat 0  flip b3  55%
 2  seat 0  to c3    62% → 31%  better: to d4 (by 31 ± 4%)
 3  seat 1  flip d1  70%
""",
    "fr": """
Chats de poche – place 0 : 12, place 1 : 15. La place 1 gagne.
Chaque décision est jugée d’après ce que sa place savait alors, non d’après ce qui en est sorti. Les pourcentages sont
des chances de gagner ; une victoire partagée compte en partie.

Qui était en tête
 place 0  ▅▅▃▁
 place 1  ▄▄▆█

Les choix de chacun
 place 0  2 choix, dont 1 coûteux : 31 % en tout
 place 1  1 choix, dont aucun coûteux

Ce qui a coûté le plus

  n°   qui       choix     mieux     valeur        coût
 ───────────────────────────────────────────────────────────
  2    place 0   vers c3   vers d4   62 % → 31 %   31 ± 4 %


Toutes les décisions
 1  place 0  retourner b3  55 %
 2  place 0  vers c3       62 % → 31 %  mieux : vers d4 (de 31 ± 4 %)
 3  place 1  retourner d1  70 %
""",
}


def verdict(number: int, seat: int, text: str, before: float, better: str | None = None, cost: float = 0.0) -> Verdict:
    """One that says what is told of it."""
    best = better or text
    label = said("as-written", text=best)
    return Verdict(
        number=number,
        seat=seat,
        decision=2,
        text=text,
        label=said("as-written", text=text),
        better=3,
        better_text=best,
        better_label=label,
        before=before,
        after=before - cost,
        cost=cost,
        doubt=0.04,
        clear=better is not None,
        choices=(Weighed(3, best, "decide", [best], label, before, 90),),
    )


REVIEW = Review(
    game="poche",
    rules=1,
    box="",
    players=2,
    scores=(12, 15),
    winners=(1,),
    iterations=100,
    seconds=None,
    seed=0,
    verdicts=(
        verdict(1, 0, "flip b3", 0.55),
        verdict(2, 0, "to c3", 0.62, "to d4", 0.31),
        verdict(3, 1, "flip d1", 0.7),
    ),
    accounts=(Account(0, 2, 1, 0.31), Account(1, 1, 0, 0.0)),
    line=((0.55, 0.45), (0.58, 0.42), (0.3, 0.7), (0.0, 1.0)),
)


def shown(review: Review, language: str, most: int = 5) -> str:
    console = Console(file=io.StringIO(), width=120)
    show(review, console, language, most)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def typed(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """The exit code of a command, given here rather than in a process of its own."""
    monkeypatch.setattr(sys, "argv", ["ronron", "review", *words])
    with pytest.raises(SystemExit) as end:
        main()
    assert isinstance(end.value.code, int)
    return end.value.code


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(played(Case("tictactoe", 2), 1).record(), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", TEXTS)
def test_a_review_reads_like_this(language: str) -> None:
    text = "\n".join(line.rstrip() for line in shown(REVIEW, language).splitlines())
    assert text.strip() == TEXTS[language].strip()


def test_no_more_of_the_costliest_are_shown_than_asked_for() -> None:
    worse = [verdict(number, 0, f"flip a{number}", 0.9, "to e5", number / 10) for number in (1, 2, 3, 4)]
    review = msgspec.structs.replace(REVIEW, verdicts=tuple(worse))
    table = shown(review, "en", most=2).partition("What cost most")[2].partition("All decisions")[0]
    assert [number for number in (1, 2, 3, 4) if f"flip a{number}" in table] == [3, 4]
    assert table.index("flip a4") < table.index("flip a3")
    blameless = msgspec.structs.replace(REVIEW, verdicts=REVIEW.verdicts[:1])
    assert "No decision clearly cost anything." in shown(blameless, "en")


def test_a_long_game_fits_the_width_and_nobody_had_a_choice_is_said() -> None:
    long = msgspec.structs.replace(REVIEW, line=((0.2, 0.8),) * 400 + ((1.0, 0.0),))
    bars = next(line for line in shown(long, "en").splitlines() if line.startswith(" seat 0  "))
    assert bars.rstrip().endswith("▂█")
    assert len(bars) < 80
    forced = msgspec.structs.replace(REVIEW, verdicts=(), line=())
    assert "Nobody here had anything to choose." in shown(forced, "en")


def test_alone_the_figures_say_how_well_it_went() -> None:
    lonely = msgspec.structs.replace(
        REVIEW, game="chabyrinthe", players=1, scores=(9,), winners=(), line=((0.5,), (0.6,))
    )
    text = flat(shown(lonely, "en"))
    assert "How well it was going" in text
    assert "Nobody wins." in text
    assert "chances of winning" not in text


@pytest.mark.parametrize("slug", GAMES)
def test_a_record_of_every_game_is_reviewed_in_either_language(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    case = [case for case in CASES if case.slug == slug][-1]
    path = tmp_path / "game.txt"
    path.write_text(played(case, 4).record(), encoding="utf-8")
    for language, word in (("en", "All decisions"), ("fr", "Toutes les décisions")):
        assert typed(monkeypatch, str(path), "--iterations", "8", "--seat", "1", "--lang", language) == 0
        assert word in capsys.readouterr().out


def test_json_comes_alone_and_is_a_review(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in ((), ("--seed", "3", *FEW), ("--seat", "1", *FEW), ("--seconds", "0.01")):
        assert typed(monkeypatch, str(record), "--json", *words) == 0
        review = msgspec.json.decode(capsys.readouterr().out, type=Review)
        assert (review.game, review.players) == ("tictactoe", 2)
    assert (review.iterations, review.seconds) == (None, 0.01)


def test_a_record_can_be_piped_in(record: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ronron", "review", "-", "--lang", "en"],
        input=record.read_text(encoding="utf-8"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr.strip()) == (0, "")
    assert "Who was winning" in done.stdout


@pytest.mark.parametrize(
    ("content", "words", "complaint"),
    [
        (None, ["none.txt"], "the record none.txt cannot be read: No such file or directory"),
        (b"0 flip a1\n* b2\n", [], "this is the log of a game that was not finished; only a whole record can be read"),
        (b"Dear diary\n", [], "line 1: a record begins with 'ronron record 1'"),
        (b"", [], "line 1: the record ends where 'ronron record 1' should stand"),
        (b"ronron record 1\ngame: tigri\n", [], "no game is called 'tigri'; did you mean 'mistigri'?"),
        (b"\xff\xfe", [], "is no record: byte 0 is not UTF-8 text"),
        (None, ["--iterations", "0"], "iterations of a budget: expected a number above 0"),
        (None, ["--seconds", "0"], "seconds of a budget: expected a number above 0"),
        (None, ["--seat", "2"], "no seat 2 to review; the seats are 0 to 1"),
        (None, ["--seed", "-1"], "seed -1 is not a whole number from 0 up"),
        (None, ["--top", "-1"], "--top: expected at least 0"),
        (None, ["--lang", "de"], "Ronron speaks en and fr, not 'de'"),
    ],
)
def test_what_cannot_be_reviewed_is_said_in_a_sentence(
    content: bytes | None,
    words: list[str],
    complaint: str,
    record: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(record.parent)
    if content is not None:
        record.write_bytes(content)
    assert typed(monkeypatch, *(words if "none.txt" in words else [str(record), *words])) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.strip().startswith("ronron: ")
    assert complaint in said.err


def test_a_game_that_goes_on_is_not_reviewed(
    record: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record.write_text(played(Case("leduc", 2), 1, 2).record(), encoding="utf-8")
    assert typed(monkeypatch, str(record)) == 2
    assert "only a finished game is reviewed, and this one is not over" in capsys.readouterr().err
