"""Written texts can be read again, and invalid ones are refused with the place of the mistake."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ronron
from ronron.conformance.cases import Case, moments, played, truth, where
from ronron.conformance.channels import differences
from ronron.conformance.effort import few
from ronron.errors import DecisionError, NotationError, PositionError, RecordError

seeds = st.integers(0, 2**32)


@settings(max_examples=few(8))
@given(seed=seeds)
def test_decisions_round_trip(case: Case, seed: int) -> None:
    game = case.game()
    for position in moments(case, seed):
        texts = [game.text(position, decision) for decision in range(game.title.decisions)]
        assert len(set(texts)) == len(texts), (
            f"notation.py: `text` writes two decisions alike, {texts}, {where(position)}"
        )
        assert [game.parse(position, text) for text in texts] == list(range(len(texts)))
        assert [game.parse(position, f"  {text.upper()} ") for text in texts] == list(range(len(texts)))


@settings(max_examples=few(6))
@given(seed=seeds)
def test_positions_round_trip(case: Case, seed: int) -> None:
    for position in moments(case, seed):
        read = case.game().position(position.notation(), case.players, **dict(case.options))
        changed = list(differences(position.facts(), read.facts(), "state"))
        told = f"notation.py: `read` makes something else of what `write` wrote, {changed}, {where(position)}"
        assert truth(read) == truth(position), told
        assert (read.turn, read.legal) == (position.turn, position.legal)


@settings(max_examples=few(6))
@given(seed=seeds, decisions=st.integers(0, 60))
def test_records_round_trip(case: Case, seed: int, decisions: int) -> None:
    position = played(case, seed, decisions)
    read = case.game().read(position.record())
    assert truth(read) == truth(position)
    assert read.decisions == position.decisions
    assert read.record() == position.record()


@settings(max_examples=few(50))
@given(seed=seeds, data=st.data())
def test_a_spoilt_record_is_refused_with_its_line_or_is_another_game(
    case: Case, seed: int, data: st.DataObject
) -> None:
    game = case.game()
    spoilt = _spoil(played(case, seed).record(), data)
    refusal, position = _try(lambda: game.read(spoilt))
    if position is None:
        assert re.match(r"line \d+: \S", refusal)
    else:
        assert game.read(position.record()).record() == position.record()


@settings(max_examples=few(50))
@given(seed=seeds, data=st.data())
def test_a_spoilt_position_is_refused_or_is_another_position(case: Case, seed: int, data: st.DataObject) -> None:
    game = case.game()
    spoilt = _spoil(played(case, seed, data.draw(st.integers(0, 20))).notation(), data)
    refusal, position = _try(lambda: game.position(spoilt, case.players, **dict(case.options)))
    if position is None:
        assert refusal.startswith(f"not a position of {game.slug}: ")
    else:
        again = game.position(position.notation(), case.players, **dict(case.options))
        assert truth(again) == truth(position)


@settings(max_examples=few(30))
@given(garbage=st.text(max_size=80))
def test_garbage_is_no_record_no_position_and_no_decision(case: Case, garbage: str) -> None:
    game = case.game()
    with pytest.raises(RecordError, match="line 1: "):
        game.read(garbage)
    with pytest.raises(PositionError, match=f"not a position of {game.slug}: "):
        game.position(f"{garbage}§", case.players, **dict(case.options))
    with pytest.raises(DecisionError, match="possible now: "):
        game.parse(case.deal(1), f"{garbage}§")


@pytest.mark.parametrize(
    ("line", "instead", "complaint"),
    [
        (1, "ronron record 9", "line 1: a record begins with 'ronron record 1'"),
        (2, "game: ludo", "line 2: game 'ludo' was played, but loaded is game"),
        (3, "rules: 99", "line 3: rules '99' was played, but loaded is rules"),
        (4, "box: 000000000000", "line 4: box '000000000000' was played, but loaded is box"),
        (5, "players: many", "line 5: expected a whole number, found 'many'"),
        (5, "players: 77", "line 5: .* is for .* players, not 77"),
        (5, "plyers: 2", "line 5: expected 'players: …', found 'plyers: 2'"),
    ],
)
def test_each_first_line_of_a_record_is_checked(case: Case, line: int, instead: str, complaint: str) -> None:
    lines = case.deal(1).record().splitlines()
    lines[line - 1] = instead
    with pytest.raises(RecordError, match=complaint):
        case.game().read("\n".join(lines))


def test_a_record_with_false_scores_is_refused(case: Case) -> None:
    record = played(case, 4).record()
    assert "\nscores: " in record
    with pytest.raises(RecordError, match=r"line \d+: the scores are"):
        case.game().read(re.sub("scores: .*", "scores: 77 77", record))


def test_a_record_names_the_line_of_an_illegal_decision(case: Case) -> None:
    position = played(case, 4)
    record = position.record()
    last = max(number for number, line in enumerate(record.splitlines(), 1) if line.startswith("  "))
    with pytest.raises(RecordError, match=f"line {last + 1}: expected a decision of 'nobody'"):
        case.game().read(record.replace("scores:", "  0 again\nscores:"))


def _try(read: Callable[[], ronron.Position]) -> tuple[str, ronron.Position | None]:
    """What was read, or how it was refused; any other error is a bug and passes through."""
    try:
        return "", read()
    except NotationError as error:
        return str(error), None


def _spoil(text: str, data: st.DataObject) -> str:
    """Cut, double, swap or replace a little of a text."""
    dice = random.Random(data.draw(st.integers(0, 2**32)))
    start = dice.randrange(len(text))
    end = min(len(text), start + dice.choice([1, 1, 1, 2, 5, 20]))
    piece = text[start:end]
    middle = dice.choice(["", piece * 2, piece[::-1], data.draw(st.text(max_size=3)), dice.choice("xo.?JQK/019 \n*:")])
    return text[:start] + middle + text[end:]


def test_a_wrong_deal_is_reported_on_its_own_line(case: Case) -> None:
    lines = case.deal(1).record().splitlines()
    number = lines.index("deal:") + 2
    lines[number - 1] = "  §"
    with pytest.raises(RecordError, match=f"line {number}: not a position of"):
        case.game().read("\n".join(lines))


def test_nothing_may_follow_a_record(case: Case) -> None:
    record = played(case, 4).record()
    case.game().read(record + "\n\n")
    last = len(record.splitlines()) + 2
    with pytest.raises(RecordError, match=f"line {last}: expected the end of the record, found 'purr'"):
        case.game().read(record + "\npurr")
