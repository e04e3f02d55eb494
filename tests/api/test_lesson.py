"""Every guided first game is valid, shows good play, and has all its texts in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ronron
from ronron.api.lesson import FILE, LEARNER, Lesson, lesson_of, read_lesson
from ronron.bots import Budget, think
from ronron.errors import RecordError
from ronron.games import GAMES
from ronron.kernel import NATURE
from ronron.words import languages
from support.locales import messages

ROOT = Path(__file__).resolve().parents[2]
BLUNDER = 0.15
"""A decision that costs at least this share of the win is a blunder."""
LONGEST_NOTE = 200
MOST_WORDS = 800
"""As many words as can be read in about five minutes, moves included."""


def lesson(slug: str) -> Lesson:
    return lesson_of(ronron.load(slug))


def own(guided: Lesson) -> list[int]:
    """The decisions of the learner, by number."""
    return [number for number, mover in enumerate(guided.movers) if mover == LEARNER]


@pytest.mark.parametrize("slug", GAMES)
def test_the_learner_begins_decides_a_handful_of_times_and_has_most_of_the_game_left(slug: str) -> None:
    guided = lesson(slug)
    before = [mover for mover in guided.movers[: own(guided)[0]] if mover != NATURE]
    assert before == []
    assert 5 <= len(own(guided)) <= 15
    assert guided.end.turn == LEARNER
    lengths = []
    for seed in range(3):
        rest, engine = guided.end.copy(), guided.end.game.engine
        while not rest.over:
            seat = rest.turn
            assert seat is not None
            if seat == NATURE:
                rest.play(rest.legal[seed % len(rest.legal)])
            else:
                rest.play(think(engine, rest.redacted(seat), seat, Budget(iterations=20), seed).decision)
        lengths.append(len(rest.decisions))
    assert all(3 * len(guided.decisions) <= 2 * length for length in lengths), lengths


@pytest.mark.parametrize("slug", GAMES)
def test_no_guided_decision_is_a_blunder(slug: str) -> None:
    guided = lesson(slug)
    moment, engine = guided.beginning, guided.end.game.engine
    for mover, decision in zip(guided.movers, guided.decisions, strict=True):
        if mover == LEARNER and len(moment.legal) > 1:
            known = moment.redacted(mover)
            best = think(engine, known, mover, Budget(iterations=800), seed=1).decision
            # Each is searched alone: in one search the lesser of two may be given up after a few unlucky visits.
            shares = {
                each: think(engine, known, mover, Budget(iterations=400), seed=2, among=1 << each).prospects[0].share
                for each in (best, decision)
            }
            assert shares[decision] > shares[best] - BLUNDER, moment.choices[decision]
        moment.play(decision)


@pytest.mark.parametrize("language", languages())
def test_every_note_can_be_read_and_none_is_left_over(language: str) -> None:
    said = {
        f"lesson-{slug}-{note.text}": slug for slug in GAMES for notes in lesson(slug).pages.values() for note in notes
    }
    written = {key: text.strip() for key, text in messages(language).items() if re.match("lesson-(?!ui-)", key)}
    assert set(said) == set(written)
    assert [key for key, text in written.items() if len(text) > LONGEST_NOTE] == []
    for slug in GAMES:
        assert sum(len(written[key].split()) for key in said if said[key] == slug) <= MOST_WORDS


@pytest.mark.parametrize("slug", GAMES)
def test_every_part_that_is_spoken_of_is_on_the_board(slug: str) -> None:
    source = "".join(path.read_text("utf-8") for path in (ROOT / f"web/src/games/{slug}").glob("*.svelte"))
    named = re.findall(r'data-part="([^"]+)"', source) + re.findall(r'data-part=\{[^}]*"([^"]+)"\}', source)
    patterns = [re.sub(r"\\{[^}]*\\}", "[a-z0-9]+", re.escape(name)) for name in named]
    parts = {note.part for notes in lesson(slug).pages.values() for note in notes if note.part}
    assert parts
    assert [part for part in parts if not any(re.fullmatch(pattern, part) for pattern in patterns)] == []


LEDUC = """\
record = \"\"\"
ronron record 1
game: leduc
rules: 1
box: {box}
players: 2
deal:
  J K
decisions:
  0 raise
{more}\"\"\"
{pages}
"""
GOOD = [(0, '[{ text = "raise" }]'), (3, '[{ text = "farewell" }]')]


def written(pages: list[tuple[int, str]], more: str = "  1 call\n  * Q\n") -> str:
    said = "".join(f"[[pages]]\nbefore = {before}\nsay = {say}\n" for before, say in pages)
    return LEDUC.format(box=ronron.load("leduc").fingerprint, more=more, pages=said)


def test_a_lesson_says_its_notes_before_the_decisions_they_stand_before() -> None:
    guided = read_lesson(ronron.load("leduc"), written(GOOD))
    assert [note.text for number in range(4) for note in guided.notes(number)] == ["raise", "farewell"]
    assert guided.next_of(LEARNER, []) == guided.decisions[:1]
    assert guided.next_of(1, []) == []


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("record = ", "Invalid value"),
        ('record = "ronron record 1"', "pages is missing"),
        (written(GOOD, "  1 jump\n"), "line 10: 'jump' is no decision"),
        (written(GOOD, ""), "the record must end where seat 0 is to decide"),
        (written(GOOD[:1]), "nothing is said before decision 3"),
        (
            written([*GOOD, (1, '[{ text = "call" }]')]),
            "a page before decision 1, which is not seat 0's; these are: [0, 3]",
        ),
        (written([*GOOD, GOOD[0]]), "two pages before decision 0"),
        (written([(0, '[{ text = "raise", part = "pot" }]'), GOOD[1]]), "the decision itself is lit"),
        (written([(0, '[{ text = "Raise!" }]'), GOOD[1]]), "text"),
        (written([(0, '[{ text = "raise", mood = "glad" }]'), GOOD[1]]), "there is no mood here"),
    ],
)
def test_a_lesson_that_is_wrong_is_refused_with_what_is_wrong(text: str, sentence: str) -> None:
    with pytest.raises(RecordError) as refusal:
        read_lesson(ronron.load("leduc"), text)
    assert str(refusal.value).startswith(f"{FILE} of leduc: ")
    assert sentence in str(refusal.value)


def test_a_game_without_a_lesson_says_so() -> None:
    with pytest.raises(RecordError, match="leduc has no guided first game"):
        lesson_of(ronron.load("leduc"))
