"""The Python API, as docs/api.md promises it."""

from __future__ import annotations

import copy
import dataclasses
import pickle
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest
from scipy.stats import chisquare

import ronron
from ronron.conformance.cases import Case, eyes, generator, played
from ronron.errors import DecisionError, IllegalDecisionError, OptionError, SeatError, TurnError

leduc = ronron.load("leduc")


def test_the_same_seed_deals_the_same_and_no_seed_deals_something_else(case: Case) -> None:
    assert case.deal(5).record() == case.deal(5).record()
    game = case.game()
    dealt = {game.deal(players=case.players, **dict(case.options)).record() for _ in range(60)}
    assert len(dealt) > 1 or not game.title.hidden


def test_deals_are_as_likely_as_they_should_be() -> None:
    seen = Counter(leduc.deal(seed).notation() for seed in range(9_000))
    expected = {f"{a} {b}": 9_000 * (2 if a == b else 4) / 30 for a in "JQK" for b in "JQK"}
    assert chisquare([seen[hand] for hand in expected], list(expected.values())).pvalue > 1e-6


def test_draw_follows_the_chances() -> None:
    start = leduc.position("J K cc")
    rng = generator(1)
    seen = Counter(start.copy().draw(rng) for _ in range(4_000))
    assert (
        chisquare([seen[outcome] for outcome in start.legal], [4_000 * chance for chance in start.chances]).pvalue
        > 1e-6
    )


def test_draw_without_a_generator_still_follows_the_chances() -> None:
    start = leduc.position("J K cc")
    seen = Counter(start.copy().draw() for _ in range(4_000))
    expected = [4_000 * chance for chance in start.chances]
    assert chisquare([seen[outcome] for outcome in start.legal], expected).pvalue > 1e-9


def test_nature_cannot_be_asked_when_a_seat_is_to_decide() -> None:
    with pytest.raises(TurnError, match="nature has nothing to draw now: <leduc: seat 0 to decide"):
        leduc.position("J K").draw()
    with pytest.raises(TurnError, match="nature has nothing to draw now"):
        _ = leduc.position("J K").chances
    with pytest.raises(OptionError, match=r"numpy.random.default_rng\(7\)"):
        leduc.position("J K cc").draw(7)  # type: ignore[arg-type]


def test_nothing_can_be_played_while_consequences_remain() -> None:
    game = leduc.position("J K cc J c")
    game.play(1, settle=False)
    with pytest.raises(TurnError, match=r"call step\(\) until it returns False"):
        game.play(1)


@pytest.mark.parametrize("seat", [2, -1, -3, 99, 0.5, 1.0, "0", None, True, np.array([0, 1]), 1 + 0j, np.True_])
def test_a_seat_that_is_none_is_refused_everywhere(seat: object) -> None:
    game = leduc.position("J K")
    for ask in (game.view, game.redacted, game.imagined, game.log):
        with pytest.raises(SeatError, match=r"the seats are 0 or 1, and ronron\.SPECTATOR"):
            ask(seat)  # type: ignore[arg-type]


def test_decisions_may_be_numpy_integers_of_any_width() -> None:
    for kind in (np.int8, np.int32, np.int64, np.uint16):
        game = ronron.load("connect4").deal()
        game.play(kind(3))  # type: ignore[arg-type]
        assert game.decisions == [3]


def test_per_seat_lists_follow_the_seats(case: Case) -> None:
    end = played(case, 3)
    assert len(end.scores) == case.players
    assert set(end.winners) <= set(range(case.players))


def test_a_log_hides_what_a_seat_was_not_told() -> None:
    game = ronron.load("leduc")
    game.book = dataclasses.replace(game.book, knows=lambda box, s, decision, seat: seat == 1)
    position = game.position("J K cr")
    position.play(1)
    assert position.log(1) == ["0 call"]
    assert position.log(0) == position.log(ronron.SPECTATOR) == ["0 ?"]


def test_redacted_records_are_copies() -> None:
    game = leduc.position("J K")
    for seat in eyes(game):
        game.redacted(seat)["staked"] = 99
    assert game.facts()["staked"] == [1, 1]


def test_a_refusal_carries_decision_article_and_both_sentences_even_through_pickle() -> None:
    with pytest.raises(IllegalDecisionError) as caught:
        leduc.position("J K").play(0)
    refusal = pickle.loads(pickle.dumps(caught.value))
    assert (refusal.decision, refusal.article) == (0, "L3")
    assert refusal.sentences["fr"] == "Il n’y a aucune relance devant laquelle se coucher."
    assert str(refusal) == "There is no raise to fold to. (L3)"


def test_a_finished_game_says_so() -> None:
    game = leduc.position("J K rf")
    assert repr(game) == "<leduc: over, 0 decisions made>"
    assert (game.turn, game.legal, game.mask) == (None, [], 0)


def test_what_is_said_and_turned_is_told_to_all() -> None:
    game = leduc.position("J K")
    for decision in (1, 2, 1, 1, 1):
        game.play(decision)
    for seat in eyes(game):
        assert game.log(seat) == ["0 call", "1 raise", "0 call", "* Q", "0 call"]


def test_copies_by_the_copy_module_are_copies_and_pickle_says_what_to_do_instead() -> None:
    game = ronron.load("connect4").deal()
    for other in (copy.copy(game), copy.deepcopy(game)):
        other.play(3)
    assert game.decisions == []
    assert game.facts()["heights"] == [0] * 7
    with pytest.raises(TypeError, match=r"a position is kept as text: position\.record\(\)"):
        pickle.dumps(game)


def test_a_position_with_blanks_is_played_on_only_in_an_imagined_world() -> None:
    game = leduc.position("? K cc Q c")
    with pytest.raises(TurnError, match="does not say everything"):
        game.play(1)
    world = game.imagined(1, seed=1)
    world.play(1)
    assert world.over


def test_a_record_taken_between_consequences_can_be_read() -> None:
    game = leduc.position("J K cc Q c")
    game.play(1, settle=False)
    assert leduc.read(game.record()).over
    with pytest.raises(TurnError, match="consequences of the last decision remain"):
        game.why(1)


def test_another_games_position_is_refused() -> None:
    other = ronron.load("connect4").deal()
    asks: list[Callable[[], object]] = [
        lambda: leduc.text(other, 1),
        lambda: leduc.parse(other, "call"),
        lambda: leduc.perft(other, 1),
    ]
    for ask in asks:
        with pytest.raises(OptionError, match="expected a position of this game <game leduc"):
            ask()


def test_more_decisions_than_a_game_has_lead_nowhere() -> None:
    game = ronron.load("tictactoe")
    assert game.perft(game.deal(), 10**15) == 0


def test_plain_positions_refuse_the_same() -> None:
    game = ronron.load("leduc", plain=True).position("J K")
    with pytest.raises(DecisionError, match="is no decision of leduc"):
        game.play(10**30)
    assert type(game.mask) is int
