"""No channel tells anybody what they may not know, and imagined worlds fit what is known."""

from __future__ import annotations

import random
import zlib
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st
from scipy.stats import chisquare

import ronron
from ronron.conformance.cases import Case, cases, eyes, moments, played, positions, truth, where
from ronron.conformance.channels import leak, replay
from ronron.conformance.effort import few
from ronron.conformance.kit import has_instinct
from ronron.conformance.worlds import few_worlds, scrambled, worlds

seeds = st.integers(0, 2**32)
WHOLE_GAMES, LONG = 3, 80
"""So many games are played; of short ones as many more as make a long one, since they may end in several ways."""
LATE = 4
"""So many of the last moments of every game are looked at, and as many others."""
RATED = 6
"""So many moments of a game are looked at for `appeal`, which is slow as plain Python."""
LIKELY = 8
"""So many positions are looked at for how likely imagined worlds are."""
DRAWS, MORE_DRAWS, FEWEST = 25, 250, 24
"""Draws for each world, of which at least so many are assumed; more where the first draws look suspicious."""
SUSPICIOUS, IMPOSSIBLE = 0.01, 1e-6
"""Probabilities: one in a hundred positions is looked at more closely without need."""


def test_changing_what_a_seat_cannot_know_changes_nothing_it_gets(case: Case) -> None:
    """Whole games are played: at the end most is shown, and what is not shown must still be kept."""
    if not case.game().title.hidden:
        return
    for number in range(few(WHOLE_GAMES) * max(1, LONG // case.game().title.longest)):
        dice = random.Random(_spread(case, number))
        whole = played(case, dice.randrange(2**32))
        for stop in _stops(len(whole.decisions), dice):
            first = whole.after(stop)
            one = replay(first)
            for seat in eyes(first):
                other = replay(scrambled(first, seat, dice))
                assert len(one) == len(other)
                for at in _looked_at(len(one), dice):
                    found = leak(one, other, at, seat)
                    assert found is None, found


def _spread(case: Case, number: int) -> int:
    """Another seed for every case."""
    return zlib.crc32(f"{case} {number}".encode())


def _stops(decisions: int, dice: random.Random) -> list[int]:
    """When a second world is made: at the end, shortly before it, and some time earlier."""
    late = max(0, decisions - dice.randint(1, LATE))
    return sorted({decisions, late, dice.randint(0, decisions), dice.randint(0, min(decisions, 20))})


def _looked_at(moments: int, dice: random.Random) -> list[int]:
    """The last moments of a game, and others."""
    earlier = range(max(0, moments - LATE))
    return [*sorted(dice.sample(earlier, min(len(earlier), LATE))), *range(len(earlier), moments)]


def test_the_scrambler_moves_every_hidden_field_and_no_other(slug: str) -> None:
    moved: set[str] = set()
    for case in cases(slug):
        for seed in range(few(20)):
            first = played(case, seed, seed % 7)
            for seat in eyes(first):
                facts = scrambled(first, seat, random.Random(seed)).facts()
                moved |= {name for name, value in first.facts().items() if value != facts[name]}
    hidden = set(ronron.load(slug).title.hidden)
    assert moved == hidden, f"the scrambler of {slug} moves {sorted(moved)}, and TITLE hides {sorted(hidden)}"


def test_every_hidden_field_is_blanked_for_somebody_and_no_other_field_ever(slug: str) -> None:
    blanked: set[str] = set()
    for case in cases(slug):
        for seed in range(few(2)):
            for position in positions(case, seed):
                for seat in eyes(position):
                    known = case.game().book.rules.state.read(position.redacted(seat)).facts()
                    blanked |= {name for name, value in position.facts().items() if value != known[name]}
    hidden = set(ronron.load(slug).title.hidden)
    assert blanked == hidden, f"`redact` of {slug} blanks {sorted(blanked)}, and TITLE hides {sorted(hidden)}"


def test_what_appeals_to_a_mover_follows_from_what_it_knows(case: Case) -> None:
    """`appeal` is asked in imagined worlds too; one that looks at other hands would play by them."""
    rules, box = case.game().book.rules, case.game().box
    if not has_instinct(case.game().book):
        return
    whole = played(case, _spread(case, 0))
    for count in random.Random(1).sample(range(len(whole.decisions)), min(RATED, len(whole.decisions))):
        first = whole.after(count)
        if first.turn is not None and first.turn >= 0:
            second = scrambled(first, first.turn, random.Random(count))
            one, other = (each.game.engine.twin(each._states) for each in (first, second))
            for decision in first.legal:
                text = first.game.text(first, decision)
                told = f"instinct.py: `appeal` of {text!r} to seat {first.turn} depends on what it does not know"
                assert rules.appeal(box, one, decision) == rules.appeal(box, other, decision), f"{told}, {where(first)}"
            assert one.facts() == first.facts(), f"instinct.py: `appeal` changes the state, {where(first)}"


@settings(max_examples=few(6))
@given(seed=seeds)
def test_imagining_leaves_alone_what_is_known(case: Case, seed: int) -> None:
    engine = case.game().engine
    for position in moments(case, seed):
        states = engine.copy(position._states)
        engine.imagine(engine.boxes, states, ronron.SPECTATOR, engine.generator(seed))
        told = f"secrets.py: `imagine` changes what is known, {where(position)}"
        assert engine.records(states).tobytes() == truth(position), told


@settings(max_examples=few(6))
@given(seed=seeds)
def test_redacting_twice_is_redacting_once(case: Case, seed: int) -> None:
    engine = case.game().engine
    for position in moments(case, seed):
        for seat in eyes(position):
            once = position.redacted(seat)
            states = engine.states_from(once)
            engine.redact(engine.boxes, states, seat)
            twice = engine.records(states)
            assert twice.tobytes() == once.tobytes(), (
                f"secrets.py: `redact` twice is not `redact` once, {where(position)}"
            )


@settings(max_examples=few(6))
@given(seed=seeds)
def test_an_imagined_world_fits_the_redacted_state_it_came_from(case: Case, seed: int) -> None:
    for position in moments(case, seed):
        for seat in eyes(position):
            world = position.imagined(seat, seed)
            told = f"secrets.py: `imagine` for seat {seat} makes {world.notation()!r}, {where(position)}"
            assert world.redacted(seat).tobytes() == position.redacted(seat).tobytes(), f"{told}: it looks different"
            if position.turn == seat:
                assert world.legal == position.legal, f"{told}: other decisions are legal"
            assert world.notation() in worlds(position, seat), f"{told}: the kit says that it cannot be"


def test_imagined_worlds_are_as_likely_as_they_should_be(case: Case) -> None:
    sampled = [position.copy() for seed in range(4) for position in moments(case, seed)]
    small = [
        (position, seat)
        for position in few_worlds(case.game(), case.players) or sampled
        for seat in eyes(position)
        if 1 < len(worlds(position, seat)) <= 50
    ]
    assert small or not case.game().title.hidden, (
        f"no position of {case} with 2 to 50 worlds was met: let the kit's scrambler name some in `few_worlds(players)`"
    )
    for position, seat in random.Random(1).sample(small, min(len(small), LIKELY)):
        if _drawn_as_expected(position, seat, DRAWS) < SUSPICIOUS:
            told = f"secrets.py: `imagine` for seat {seat}, {where(position)}, as likely as {worlds(position, seat)}"
            assert _drawn_as_expected(position, seat, MORE_DRAWS) > IMPOSSIBLE, told


def _drawn_as_expected(position: ronron.Position, seat: int, draws: int) -> float:
    """How probable it is that worlds as likely as they should be are drawn so unevenly, or more so."""
    expected = worlds(position, seat)
    count = draws * max(FEWEST, len(expected))
    seen = Counter(position.imagined(seat, draw).notation() for draw in range(count))
    told = f"secrets.py: `imagine` for seat {seat}, {where(position)}"
    assert set(seen) <= set(expected), f"{told}: it makes {set(seen) - set(expected)}, which cannot be"
    scale = count / sum(expected.values())
    pvalue: float = chisquare(
        [seen[world] for world in expected], [weight * scale for weight in expected.values()]
    ).pvalue
    return pvalue


def test_neither_name_nor_error_nor_repr_tells_a_secret(case: Case) -> None:
    for seed in range(few(30)):
        first = played(case, seed, seed % 7)
        for seat in eyes(first):
            second = scrambled(first, seat, random.Random(seed))
            if first.turn in (seat, None, ronron.NATURE):
                assert repr(first) == repr(second)
                assert _complaint(first) == _complaint(second)


def _complaint(position: ronron.Position) -> str:
    try:
        position.game.parse(position, "purr")
    except ronron.RonronError as error:
        return str(error)
    return "read as a decision"
