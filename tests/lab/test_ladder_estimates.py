"""A verdict on two levels is given no sooner, and with no more certainty, than their deals allow."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as some

from ronron.lab.ladder.deal import Contest, Deal, Effort, Ending, luck, placings, sample
from ronron.lab.ladder.estimates import FIRST_LOOK, Verdict, estimate, looks, verdict, wanted
from ronron.lab.ladder.ratings import rate

SHARES = some.lists(some.sampled_from([0.0, 0.25, 0.5, 0.75, 1.0]), min_size=1, max_size=80)
FAIR = some.sampled_from([1 / 2, 1 / 3, 1 / 4, 1 / 5])
OPPOSITE: dict[Verdict, Verdict] = {"above": "below", "below": "above", "luck hides it": "luck hides it"}


def contest(players: int = 2, **other: object) -> Contest:
    common = {"game": "tictactoe", "rules": 1, "box": "b", "bots": "c", "options": {}, "budgets": {}, "seed": 0}
    return Contest(**{**common, "players": players, "lower": "chaton", "upper": "matou", **other})  # type: ignore[arg-type]


def deal(*games: tuple[list[int], list[int]], number: int = 0) -> Deal:
    return Deal(number, [Ending(*game) for game in games], Effort(), Effort())


@given(some.integers(1, 10**6))
def test_looks_are_doublings_and_the_last_one_is_at_the_most_deals(most: int) -> None:
    due = looks(most)
    assert due[-1] == most
    assert due[:-1] == [FIRST_LOOK * 2**number for number in range(len(due) - 1)]
    assert due == sorted(set(due))


@given(SHARES, FAIR)
def test_an_interval_holds_its_mean_and_is_never_without_doubt(samples: list[float], fair: float) -> None:
    found = estimate(samples, fair)
    low, high = found.interval()
    assert found.mean == pytest.approx(sum(samples) / len(samples))
    assert 0 <= low <= found.mean <= high <= 1
    assert low < high
    surer_low, surer_high = found.interval(0.001)
    assert surer_low <= low
    assert high <= surer_high


@given(SHARES, FAIR)
def test_four_times_as_many_deals_halve_the_error(samples: list[float], fair: float) -> None:
    many = estimate(samples * 25, fair).error
    assert estimate(samples * 100, fair).error == pytest.approx(many / 2, rel=0.1, abs=0.01)


@given(SHARES, some.integers(1, 10))
def test_who_is_above_leaves_the_other_below(samples: list[float], count: int) -> None:
    mirrored = [1 - each for each in samples]
    assert verdict(mirrored, 0.5, count) == OPPOSITE[verdict(samples, 0.5, count)]


@given(SHARES, FAIR, some.integers(1, 10))
def test_a_verdict_says_what_the_interval_shows_and_more_looks_make_it_stricter(
    samples: list[float], fair: float, count: int
) -> None:
    found = verdict(samples, fair, count)
    low, high = estimate(samples, fair).interval()
    if found != "luck hides it":
        assert not low <= fair <= high
    assert verdict(samples, fair, count + 1) in (found, "luck hides it")


@given(SHARES, FAIR, some.integers(1, 200))
def test_deals_are_wanted_up_to_a_look_and_not_beyond_one_that_was_enough(
    samples: list[float], fair: float, most: int
) -> None:
    due = looks(most)
    number = wanted(samples, fair, most)
    assert number in due
    earlier = [each for each in due if each < number]
    assert all(verdict(samples[:each], fair, len(due)) == "luck hides it" for each in earlier)
    if number <= len(samples) and number < most:
        assert verdict(samples[:number], fair, len(due)) != "luck hides it"


def declared_apart(draw: Callable[[random.Random], float], fair: float, times: int = 400) -> float:
    """How often a verdict finds a difference, true or by chance."""
    apart = 0
    for seed in range(times):
        dice = random.Random(seed)
        samples: list[float] = []
        while len(samples) < (number := wanted(samples, fair, 512)):
            samples += [draw(dice) for _ in range(number - len(samples))]
        apart += verdict(samples, fair, len(looks(512))) != "luck hides it"
    return apart / times


@pytest.mark.parametrize("players", [2, 3, 5])
def test_coin_flips_are_seldom_declared_apart(players: int) -> None:
    def draw(dice: random.Random) -> float:
        return sum(dice.randrange(players) == seat for seat in range(players)) / players

    assert declared_apart(draw, 1 / players) <= 0.07


def test_deals_that_are_mostly_shared_are_seldom_declared_apart() -> None:
    assert declared_apart(lambda dice: dice.choice([0.5] * 8 + [0.0, 1.0]), 0.5) <= 0.07


def test_a_loaded_coin_is_found_out() -> None:
    assert declared_apart(lambda dice: sum(dice.random() < 0.62 for _ in range(2)) / 2, 0.5) >= 0.95


def test_sixteen_deals_that_are_all_alike_are_no_certainty() -> None:
    assert estimate([1.0] * 16, 0.5).interval()[0] < 0.95
    assert verdict([1.0] * 16, 0.5, 6) == "above"
    assert verdict([0.5] * 16, 0.5, 6) == "luck hides it"


@given(some.lists(some.sets(some.integers(0, 2), min_size=1), min_size=3, max_size=3))
def test_a_deal_is_worth_the_mean_share_of_the_win_on_the_upper_seats(winners: list[set[int]]) -> None:
    found = sample(contest(3), deal(*((sorted(won), [0, 0, 0]) for won in winners)))
    assert found == pytest.approx(sum((seat in won) / len(won) for seat, won in enumerate(winners)) / 3)


LONE = some.tuples(some.sampled_from([[0], []]), some.lists(some.integers(1, 300), min_size=1, max_size=1))


@given(LONE, LONE)
def test_alone_winning_counts_first_and_then_how_little_it_took(
    upper: tuple[list[int], list[int]], lower: tuple[list[int], list[int]]
) -> None:
    found = sample(contest(1), deal(upper, lower))
    assert found == 1 - sample(contest(1), deal(lower, upper))
    if bool(upper[0]) != bool(lower[0]):
        assert found == bool(upper[0])
    elif upper[0]:
        assert (found > 0.5) == (upper[1] < lower[1])
    else:
        assert found == 0.5


@given(some.integers(1, 6))
def test_the_upper_level_sits_on_every_seat_once(players: int) -> None:
    seatings = contest(players).seatings
    if players == 1:
        assert seatings == [["matou"], ["chaton"]]
        return
    assert [levels.index("matou") for levels in seatings] == list(range(players))
    assert all(levels.count("chaton") == players - 1 for levels in seatings)


@given(some.integers(0, 99), some.integers(0, 10**6), some.integers(0, 10**6))
def test_no_bot_draws_the_numbers_that_the_cards_were_dealt_by(seed: int, number: int, moment: int) -> None:
    dealt = luck(seed, number, "deal")
    assert dealt not in (
        luck(seed, number, "nature"),
        luck(seed, number, "bot", moment),
        luck(seed, number + 1, "deal"),
    )
    assert dealt == luck(seed, number, "deal")


@pytest.mark.parametrize("players", [1, 2, 4])
def test_who_wins_more_is_rated_higher_and_more_games_make_it_surer(players: int) -> None:
    asked = contest(players)

    def won_by_upper(number: int) -> Deal:
        if players == 1:
            return deal(([0], [10]), ([0], [20]), number=number)
        return deal(*(([seat], [0] * players) for seat in range(players)), number=number)

    few, many = (rate([(asked, [won_by_upper(number) for number in range(deals)])]) for deals in (4, 40))
    for lower, upper in (few, many):
        assert (lower.level, upper.level) == ("chaton", "matou")
        assert upper.mu > lower.mu
        assert upper.ordinal == pytest.approx(upper.mu - 3 * upper.sigma)
    assert many[1].sigma < few[1].sigma


def test_who_shares_every_win_is_rated_the_same() -> None:
    lower, upper = rate([(contest(2), [deal(([0, 1], [1, 1]), ([0, 1], [1, 1]))] * 20)])
    assert lower.mu == pytest.approx(upper.mu)


def test_winners_come_first_in_every_game_and_all_others_behind_them() -> None:
    games = [([0], [9, 1, 1]), ([0, 1], [5, 5, 1]), ([2], [1, 1, 9])]
    assert list(placings(contest(3), deal(*games))) == [
        [("matou", 0), ("chaton", 1), ("chaton", 1)],
        [("chaton", 0), ("matou", 0), ("chaton", 1)],
        [("chaton", 1), ("chaton", 1), ("matou", 0)],
    ]
