"""Bots decide from what they may know, and Matou is worth playing."""

from __future__ import annotations

import random

import pytest

import ronron
from ronron.bots import LEVELS, Budget, decide
from ronron.conformance.cases import Case, played, positions
from ronron.conformance.worlds import scrambled
from ronron.errors import OptionError, TurnError
from ronron.games import GAMES
from support.cases import CASES
from support.matou import against_random_players

FOR_PLAYERS = [case for case in CASES if case.slug in GAMES]


@pytest.mark.parametrize("case", FOR_PLAYERS, ids=str)
def test_matou_wins_far_more_than_its_share_against_random_players(case: Case) -> None:
    """How much more in one game stands in `test_matou.py` of that game."""
    for seat in range(case.players):
        tally = against_random_players(case, seat, games=300)
        assert tally.wins[seat] / tally.games > min(0.8, 1.5 / case.players)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", FOR_PLAYERS, ids=str)
def test_a_bot_decides_the_same_in_worlds_it_cannot_tell_apart(case: Case, level: str) -> None:
    engine = case.game().engine
    for seed in range(20 if LEVELS[level].budget is None else 5):
        first = played(case, seed, 5 * seed)
        if first.turn is None or first.turn < 0:
            continue
        second = scrambled(first, first.turn, random.Random(seed))
        decisions = {
            decide(level, engine, each.redacted(first.turn), first.turn, seed, Budget(iterations=40, trees=2))
            for each in (first, second)
        }
        assert len(decisions) == 1
        assert decisions <= set(first.legal)


@pytest.mark.parametrize("case", FOR_PLAYERS, ids=str)
def test_instinct_puts_back_what_it_tries_and_is_the_same_un_compiled(case: Case) -> None:
    engine, plain = case.game().engine, case.game(plain=True).engine
    for position in positions(case, 7):
        if position.turn is None or position.turn == ronron.NATURE:
            continue
        states = engine.states_from(position.redacted(position.turn))
        before = states.tobytes()
        chosen = engine.greedy(engine.boxes, states, engine.generator(1), position.mask)
        assert states.tobytes() == before
        twins = plain.states_from(position.redacted(position.turn))
        assert plain.greedy(plain.boxes, twins, plain.generator(1), position.mask) == chosen


def test_a_bot_that_is_asked_wrongly_says_so() -> None:
    poche = ronron.load("poche")
    position = poche.deal(seed=1)
    with pytest.raises(OptionError, match="no level is called 'tiger'; there are chaton, matou, gouttiere"):
        decide("tiger", poche.engine, position.redacted(0), 0)
    end = played(CASES[0], 1)
    with pytest.raises(TurnError, match="a bot is asked only when a seat is to decide"):
        decide("matou", end.game.engine, end.redacted(0), 0)
