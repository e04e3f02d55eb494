"""Reviews: judged by what a seat knew, honest about doubt, and the same every time."""

from __future__ import annotations

import os
import random
from pathlib import Path

import msgspec
import pytest

import ronron
from ronron.api import read
from ronron.api.review import Account, Review, Verdict, Weighed, review
from ronron.bots import Budget
from ronron.conformance.cases import Case, decide, played
from ronron.conformance.worlds import scrambled
from ronron.errors import RecordError, RonronError, SeatError, SeedError, TurnError, UnknownGameError
from support.cases import CASES

ONE_OF_EACH = list({case.slug: case for case in CASES}.values())
QUICK = Budget(iterations=24)
PAGE = (Path(__file__).resolve().parents[2] / "docs" / "review.md").read_text(encoding="utf-8")


def finished(position: ronron.Position, seed: int) -> ronron.Position:
    """The same game played on at random to its end."""
    dice = random.Random(seed)
    while not position.over:
        position.play(decide(position, dice))
    return position


def tictactoe(*cells: str) -> ronron.Position:
    game = ronron.load("tictactoe").deal()
    for cell in cells:
        game.play(game.game.parse(game, cell))
    return game


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_a_decision_is_judged_the_same_in_worlds_its_seat_could_not_tell_apart(case: Case) -> None:
    """Two worlds look the same to a seat up to some moment, then differ; its decisions before that are judged."""
    compared = moved = 0
    for seed in range(6):
        until = random.Random(seed).randint(1, 4 if case.slug == "leduc" else 24)
        first = played(case, seed, until)
        seat = seed % case.players
        second = scrambled(first, seat, random.Random(seed))
        moved += first.record() != second.record()
        one, other = (
            [verdict for verdict in review(finished(world, 100 + at), seat, QUICK).verdicts if verdict.number <= until]
            for at, world in enumerate((first, second))
        )
        compared += len(one)
        assert one == other
    assert compared > 4
    assert moved or not case.game().title.hidden


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_every_choice_between_two_or_more_is_judged_and_the_figures_fit_together(case: Case) -> None:
    end = played(case, 3)
    report = review(end, budget=QUICK)
    moment, faced = end.beginning(), []
    for number, decision in enumerate(end.decisions, 1):
        if moment.turn is not None and moment.turn >= 0 and len(moment.legal) > 1:
            faced.append((number, moment.turn, decision, moment.game.text(moment, decision), set(moment.legal)))
        moment.play(decision)
    found = report.verdicts
    assert [(each.number, each.seat, each.decision, each.text) for each in found] == [each[:4] for each in faced]
    for verdict, (*_, legal) in zip(found, faced, strict=True):
        assert 0 <= verdict.after <= verdict.before <= 1
        assert verdict.before - verdict.after == pytest.approx(verdict.cost, abs=2e-4)
        assert (verdict.cost, verdict.clear) == (0, False) or verdict.better != verdict.decision
        assert {choice.decision for choice in verdict.choices} <= legal
        assert verdict.choices[0].decision == verdict.better
    for account in report.accounts:
        own = [each for each in found if each.seat == account.seat]
        assert (account.decisions, account.costly) == (len(own), sum(each.clear for each in own))
        assert account.cost == pytest.approx(sum(each.cost for each in own if each.clear), abs=1e-3)


@pytest.mark.parametrize("case", [case for case in ONE_OF_EACH if case.players > 1], ids=str)
@pytest.mark.parametrize("seat", [None, 0])
def test_the_line_of_who_was_winning_shares_one_win_and_ends_with_the_result(case: Case, seat: int | None) -> None:
    end = played(case, 5)
    line = review(end, seat, Budget(iterations=8)).line
    assert len(line) == len(end.decisions) + 1
    assert all(sum(shares) == pytest.approx(1, abs=1e-3) and min(shares) >= 0 for shares in line)
    won = [1 / len(end.winners) if each in end.winners else 0 for each in range(end.players)]
    if seat is None:
        assert line[-1] == pytest.approx(won, abs=1e-3)
    else:
        assert line[-1][seat] == pytest.approx(won[seat], abs=1e-3)


def test_somebody_alone_gets_a_line_of_how_well_it_went() -> None:
    end = played(Case("chabyrinthe", 1), 1)
    report = review(end, budget=Budget(iterations=8))
    assert len(report.line) == len(end.decisions) + 1
    assert {len(shares) for shares in report.line} == {1}
    assert report.line[report.verdicts[-1].number] == (report.verdicts[-1].after,)


def test_a_blunder_is_found_with_what_would_have_been_better() -> None:
    """The second player leaves a row of two open, the only cell that would have held."""
    (worst, *_) = review(tictactoe("b2", "a1", "a3", "b1", "c1"), seat=1).costliest(5)
    assert (worst.number, worst.text, worst.better_text) == (4, "b1", "c1")
    assert worst.cost > 0.2


def test_a_win_not_taken_is_a_cost_of_whoever_did_not_take_it() -> None:
    report = review(tictactoe("a1", "a2", "b1", "b2", "a3", "c2"))
    missed = next(each for each in report.verdicts if each.number == 5)
    assert (missed.better_text, missed.clear) == ("c1", True)
    assert missed.before == pytest.approx(1)
    assert report.line[4][0] > 0.6 > report.line[5][0]


def test_choices_that_are_as_good_are_seldom_said_to_have_cost_anything() -> None:
    """At first all tiles are face down, so all flips are equally good, though a search will prefer one by chance."""
    poche, verdicts = ronron.load("poche"), []
    for seed in range(8):
        end = finished(poche.deal(seed), seed)
        verdicts += [
            verdict
            for verdict in review(end, seat=0, budget=Budget(iterations=200), seed=seed).verdicts
            if verdict.text.startswith("flip") and verdict.number <= 12
        ]
    assert len(verdicts) >= 20
    assert sum(verdict.decision != verdict.better for verdict in verdicts) > len(verdicts) / 2
    assert sum(verdict.clear for verdict in verdicts) <= len(verdicts) / 5


def test_the_same_seed_gives_the_same_review_on_any_number_of_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    end = played(Case("mistigri", 3), 2)
    reports = []
    for cores in (1, 2, 5):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        reports.append(msgspec.json.encode(review(end, seat=0, budget=QUICK, seed=7)))
    assert len(set(reports)) == 1
    assert msgspec.json.decode(reports[0], type=Review) == review(end, seat=0, budget=QUICK, seed=7)
    assert reports[0] != msgspec.json.encode(review(end, seat=0, budget=QUICK, seed=8))


def test_one_seat_is_judged_as_it_is_among_all() -> None:
    end = played(Case("caty", 3), 2)
    everybody = review(end, budget=QUICK).verdicts
    for seat in range(3):
        assert review(end, seat, QUICK).verdicts == tuple(each for each in everybody if each.seat == seat)


def test_so_little_time_that_nothing_can_be_compared_accuses_nobody() -> None:
    report = review(played(Case("poche", 2), 1), budget=Budget(iterations=1, seconds=1e-9))
    assert report.verdicts
    assert not any(verdict.clear for verdict in report.verdicts)


def test_progress_counts_the_decisions_and_can_end_the_review() -> None:
    end, seen = played(Case("poche", 2), 1), list[tuple[int, int]]()
    report = review(end, budget=QUICK, progress=lambda done, total: seen.append((done, total)))
    assert seen == [(done, len(report.verdicts)) for done in range(len(report.verdicts) + 1)]

    def interrupt(done: int, total: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        review(end, budget=Budget(seconds=0.05), progress=interrupt)


def test_what_cannot_be_reviewed_is_said_in_a_sentence() -> None:
    end = tictactoe("a1", "a2", "b1", "b2", "c1")
    with pytest.raises(TurnError, match="only a finished game is reviewed, and this one is not over"):
        review(end.beginning())
    for seat in (-2, -1, 2, True, "0", 0.0):
        with pytest.raises(SeatError, match=r"no seat .* to review; the seats are 0 to 1"):
            review(end, seat)  # type: ignore[arg-type]
    with pytest.raises(SeedError):
        review(end, seed=-1)


def test_a_record_is_read_whichever_game_it_is_of() -> None:
    for case in ONE_OF_EACH:
        position = played(case, 1, 3)
        assert read(position.record()).notation() == position.notation()
    with pytest.raises(UnknownGameError, match="no game is called 'go'"):
        read("ronron record 1\ngame: go\n")
    for text in ("", "meow", "ronron record 1", "ronron record 1\nrules: 1", 7):
        with pytest.raises(RecordError):
            read(text)  # type: ignore[arg-type]
    with pytest.raises(RonronError, match="cannot be read"):
        read(tictactoe("a1").record(), box="none.toml")


@pytest.mark.parametrize("kind", [Review, Verdict, Weighed, Account])
def test_the_page_names_every_figure_of_a_review(kind: type[msgspec.Struct]) -> None:
    for name in kind.__struct_fields__:
        assert f"| `{name}` |" in PAGE
