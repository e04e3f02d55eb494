"""Crazy Mistigri told: what a decision means, what happened and why somebody won, to each as far as they may know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ronron
from ronron.conformance.worlds import scrambled
from ronron.games.contract import UNTOLD, Line, Prompt
from ronron.games.mistigri import telling
from ronron.games.mistigri.box import Box
from ronron.said import Said, Seat, said

from .cards import game, lay, mistigri, say

BOX = cast(Box, mistigri.box)
WATCHER = ronron.SPECTATOR
A_CARD = said("mistigri-a-card")
MUMMY = said("mistigri-mummy")
PAIR = ("green6 red7", "yellow8", "green7", "blue5")
"""Four opponents who have nothing to do with it."""


def the(name: str) -> Said:
    return said("mistigri-the-card", colour=name[:-1], value=int(name[-1]))


def known(position: ronron.Position, seat: int) -> Any:
    return mistigri.engine.twin(position.redacted(seat))


def choice(position: ronron.Position, word: str) -> tuple[str, list[str], Said]:
    return telling.choice(BOX, position.known_to_mover(), mistigri.parse(position, word))


def prompt(position: ronron.Position, seat: int) -> Prompt:
    return telling.prompt(BOX, known(position, seat), seat)


def told(position: ronron.Position, decision: int, seat: int) -> list[Said]:
    """What a seat is told of a decision; the position stays where it is."""
    before, mover = known(position, seat), position.turn
    learns = mistigri.book.knows(BOX, before, decision, seat)
    assert mover is not None
    after = position.copy()
    after.play(decision, settle=False)
    return telling.told(BOX, before, known(after, seat), mover, decision if learns else UNTOLD)


def tell(position: ronron.Position, word: str, *seats: int) -> list[list[Said]]:
    """The same for several seats, in words."""
    return [told(position, mistigri.parse(position, word), seat) for seat in seats]


def to_all(position: ronron.Position, word: str) -> list[Said]:
    """What everybody is told of a decision, if it is the same for all."""
    first, *others = tell(position, word, *range(position.players), WATCHER)
    assert all(other == first for other in others)
    return first


def followed(position: ronron.Position, word: str) -> list[Said]:
    """What follows by itself on a decision that ends a round."""
    before = position.copy()
    before.play(mistigri.parse(position, word), settle=False)
    after = before.copy()
    assert after.step()
    return telling.followed(BOX, known(before, WATCHER), known(after, WATCHER))


def result(position: ronron.Position) -> tuple[Said | None, list[list[Line]], list[Said]]:
    return telling.result(BOX, known(position, WATCHER))


def test_a_card_drawn_is_named_to_who_had_it_and_who_gets_it() -> None:
    position = lay("seat=0 from=2", "red4", "blue4 blue5", "green7 green6")
    seen = said("mistigri-drew", who=Seat(0), other=Seat(2), card=the("green7"))
    unseen = said("mistigri-drew", who=Seat(0), other=Seat(2), card=A_CARD)
    assert tell(position, "green7 from 2 to 0", 0, 1, 2, WATCHER) == [[seen], [unseen], [seen], [unseen]]


def test_a_card_offered_or_given_is_named_to_the_two_it_concerns() -> None:
    offering = lay("seat=0 phase=offer effect=2", "red3 mistigri", "blue4 blue5", "green7", "green6")
    seen = said("mistigri-offered", who=Seat(0), other=Seat(1), card=MUMMY)
    unseen = said("mistigri-offered", who=Seat(0), other=Seat(1), card=A_CARD)
    assert tell(offering, "offer mistigri to 1", 0, 1, 2, WATCHER) == [[seen], [seen], [unseen], [unseen]]
    giving = lay("seat=0 phase=give effect=4 other=2", "red3 red5", "blue4 blue5", "green7", "green6")
    seen = said("mistigri-gave", who=Seat(0), other=Seat(2), card=the("red3"))
    unseen = said("mistigri-gave", who=Seat(0), other=Seat(2), card=A_CARD)
    assert tell(giving, "give red3 to 2", 0, 1, 2, WATCHER) == [[seen], [unseen], [seen], [unseen]]


def test_a_card_that_was_meant_for_somebody_is_not_drawn_once_the_round_is_stopped() -> None:
    position = lay("seat=0 turn=200 phase=offer effect=2", "red3", "blue4", "green7", "green6")
    first = tell(position, "offer red3 to 1", 0, 2)
    assert [lines[0] for lines in first] == [
        said("mistigri-offered-in-vain", who=Seat(0), other=Seat(1), card=the("red3")),
        said("mistigri-offered-in-vain", who=Seat(0), other=Seat(1), card=A_CARD),
    ]
    assert first[0][1] == said("mistigri-counted", "M22", round=1)


def test_what_lies_open_is_told_to_everybody() -> None:
    position = lay("seat=0 phase=first from=2", "red4 blue4 red7", "blue5 green3", "green7")
    assert to_all(position, "play red4") == [said("mistigri-began", who=Seat(0), card=the("red4"))]
    say(position, "play red4")
    assert to_all(position, "with blue4") == [
        said("mistigri-discarded", who=Seat(0), cards=[the("red4"), the("blue4")])
    ]
    say(position, "with blue4")
    assert to_all(position, "choose 2") == [said("mistigri-chose", who=Seat(0), other=Seat(2))]
    sixes = lay("seat=0 phase=chain from=2", "red4 red7", "blue5 green3", "green7")
    assert to_all(sixes, "decline") == [said("mistigri-declined", who=Seat(0))]
    first = lay("seat=0 phase=first from=2", "red4 red7", "blue5 green3", "green7")
    assert to_all(first, "pass") == [said("mistigri-passed", who=Seat(0))]


def test_a_swap_is_told_of_who_swaps_though_the_turn_is_another_s() -> None:
    position = lay("seat=1 phase=put effect=3 from=0", "red4 red7", "blue5 green3", "green7")
    assert to_all(position, "put red7") == [said("mistigri-put-down", who=Seat(0), card=the("red7"))]
    say(position, "put red7")
    assert to_all(position, "take red3") == [said("mistigri-took", who=Seat(0), card=the("red3"))]


def test_who_is_served_and_who_is_not_is_told() -> None:
    position = lay("seat=0 phase=serve effect=5 other=1", "red4", "blue5", "", discard="mistigri", rest=2)
    assert to_all(position, "skip 1") == [said("mistigri-served-nothing", who=Seat(0), other=Seat(1))]
    assert to_all(position, "serve mistigri to 1") == [said("mistigri-served", who=Seat(0), other=Seat(1), card=MUMMY)]


def test_an_effect_that_waits_is_announced() -> None:
    seven = say(lay("seat=0 phase=first from=2", "red7 green7 red3", "blue5", "green6"), "play red7")
    assert to_all(seven, "with green7")[1:] == [
        said("mistigri-waits-draws", "M14", who=Seat(1), other=Seat(0), draws=1)
    ]
    eight = say(lay("seat=0 phase=first from=2", "red8 yellow8 red3 red4 red5", "blue5", "green7"), "play red8")
    assert to_all(eight, "with yellow8")[1:] == [
        said("mistigri-waits-draws", "M15", who=Seat(1), other=Seat(0), draws=3)
    ]
    three = lay("seat=0 phase=branch effect=3 from=2", "red4", "blue5", "green7")
    assert to_all(three, "effect") == [said("mistigri-waits-swap", "M10", who=Seat(0), other=Seat(1))]


def test_the_other_ones_are_named_and_an_effect_that_does_nothing_is_told_as_that() -> None:
    ones = say(lay("phase=first seat=0", "red1 red1 green1 blue1 red2", *PAIR), "red1+green1")
    assert to_all(ones, "effect") == [said("mistigri-discarded", who=Seat(0), cards=[the("red1"), the("blue1")])]
    none = say(lay("phase=first seat=0", "red1 green1 red2", *PAIR), "red1+green1")
    assert to_all(none, "effect") == [said("mistigri-left-arrow", who=Seat(0))]


def test_an_offer_to_come_and_a_reversed_arrow_are_told() -> None:
    position = say(lay("phase=first seat=0", "red2 green2 red4", *PAIR), "red2+green2")
    assert to_all(position, "effect") == [said("mistigri-will-choose", who=Seat(0), other=Seat(1))]
    assert to_all(position, "reverse") == [said("mistigri-turned", who=Seat(0), way="counterclockwise")]


def test_who_leaves_is_told_to_everybody() -> None:
    position = lay("seat=0 from=2", "red4", "blue4 blue5", "green7")
    left = said("mistigri-left", "M7", who=Seat(2))
    assert [lines[1:] for lines in tell(position, "green7 from 2 to 0", 0, 1, WATCHER)] == [[left]] * 3


def test_a_round_that_ends_is_told_with_what_it_leaves_to_whom() -> None:
    position = say(lay("phase=first seat=0", "red7 red8", "red4 blue4 mistigri", ""), "play red7")
    assert to_all(position, "with red8")[1:] == [
        said("mistigri-left", "M7", who=Seat(0)),
        said("mistigri-counted", "M19", round=1),
        said("mistigri-rest", who=Seat(1), cards=[the("red4"), the("blue4"), MUMMY], points=18),
        said(
            "mistigri-standing",
            scores=[said("mistigri-score-of", who=Seat(n), score=s) for n, s in [(0, 0), (1, 18), (2, 0)]],
        ),
    ]


def test_each_end_of_a_round_has_its_article() -> None:
    passed = lay("phase=first seat=0", "red7", "down: red4", "down: blue4")
    assert to_all(passed, "pass")[1] == said("mistigri-counted", "M20", round=1)
    stopped = lay("phase=first seat=0 turn=200", "red7", "red4", "blue4")
    assert to_all(stopped, "pass")[1] == said("mistigri-counted", "M22", round=1)


def test_after_a_round_comes_the_next_or_the_third_or_none() -> None:
    first = lay("phase=first seat=0", "red7", "down: red4", "down: blue4")
    assert followed(first, "pass") == [said("mistigri-dealt", "M2", who=Seat(0), round=2)]
    level = lay("round=2 phase=first seat=0", "red7", "down: red4", "down: blue4")
    assert followed(level, "pass") == [
        said("mistigri-third-round", "M23"),
        said("mistigri-dealt", "M2", who=Seat(0), round=3),
    ]
    last = lay("round=2 phase=first seat=0", "red7", "down: red4", "down: blue5")
    assert followed(last, "pass") == [said("mistigri-last-round", "M23")]


@pytest.mark.parametrize(
    ("phase", "word", "verb", "targets"),
    [
        ("first", "play red4", "play", ["red4"]),
        ("first", "pass", "pass", []),
        ("chain", "decline", "decline", []),
        ("second card=red4", "with blue4", "with", ["blue4"]),
        ("branch effect=3", "effect", "effect", []),
        ("branch effect=3", "reverse", "reverse", []),
        ("offer effect=2", "offer mistigri to 1", "offer", ["mistigri", "1"]),
        ("to effect=4", "choose 2", "choose", ["2"]),
        ("give effect=4 other=2", "give red4 to 2", "give", ["red4", "2"]),
        ("serve effect=5 other=2", "serve green3 to 2", "serve", ["green3", "2"]),
        ("draw", "green7 from 2 to 0", "draw", ["green7", "2"]),
    ],
)
def test_a_choice_has_a_verb_and_targets(phase: str, word: str, verb: str, targets: list[str]) -> None:
    position = lay(f"seat=0 from=2 phase={phase}", "red4 blue4 mistigri", "blue5", "green7")
    assert choice(position, word)[:2] == (verb, targets)


def test_a_card_for_a_swap_and_nothing_for_somebody_are_choices_too() -> None:
    swap = lay("seat=1 phase=put effect=3 from=0", "red4 red7", "blue5", "green7")
    assert choice(swap, "put red7") == ("put", ["red7"], said("mistigri-do-put", card=the("red7")))
    taking = say(swap, "put red7")
    assert choice(taking, "take red3") == ("take", ["red3"], said("mistigri-do-take", card=the("red3")))
    serving = lay("seat=0 phase=serve effect=5 other=1", "red4", "blue5", "", discard="mistigri", rest=2)
    assert choice(serving, "skip 1") == ("skip", ["1"], said("mistigri-do-skip", other=Seat(1)))


def test_every_decision_has_a_verb_and_targets_of_its_own_in_every_phase() -> None:
    phases = set()
    for position in chain.from_iterable(game(seed, 5) for seed in range(4)):
        phases.add(known(position, WATCHER).phase)
        here = position.known_to_mover()
        every = [telling.choice(BOX, here, decision) for decision in range(mistigri.title.decisions)]
        assert {verb for verb, _, _ in every} <= set(telling.VERBS)
        real = [(verb, *targets) for verb, targets, label in every if label.id != "mistigri-no-cards"]
        assert len(set(real)) == len(real)
    assert len(phases) == 12, "all but COUNTED"


def test_the_branches_of_an_effect_say_what_they_do_here() -> None:
    def labels(position: ronron.Position) -> list[Said]:
        return [choice(position, word)[2] for word in ("effect", "reverse")]

    ones = say(lay("phase=first seat=0", "red1 red1 green1 blue1 red2", *PAIR), "red1+green1")
    back = said("mistigri-do-reverse", other=Seat(4))
    assert labels(ones) == [said("mistigri-do-effect-1", ones=2), back]
    none = say(lay("phase=first seat=0", "red1 green1 red2", *PAIR), "red1+green1")
    assert labels(none) == [said("mistigri-do-effect-none"), back]
    three = lay("seat=0 phase=branch effect=3", "red4", "blue5", "green7")
    assert labels(three) == [said("mistigri-do-effect-3", other=Seat(1)), said("mistigri-do-reverse", other=Seat(2))]
    last = lay("seat=0 phase=branch effect=3 from=1", "red4", "", "")
    assert labels(last) == [said("mistigri-do-effect-none"), said("mistigri-do-reverse-last")]


def test_the_question_is_put_to_who_decides_and_about_them_to_others() -> None:
    position = lay("seat=1 phase=put effect=3 from=0 turn=190", "red4 red7", "blue5", "green7")
    expected = Prompt(
        said("mistigri-phase-put", who=Seat(0), other=Seat(1)),
        "M10",
        [said("mistigri-round-turn", round=1, turn=190), said("mistigri-turns-left", turns=10)],
    )
    assert [prompt(position, seat) for seat in (0, 1, WATCHER)] == [expected] * 3


def test_only_who_sees_the_hand_is_told_that_an_effect_would_do_nothing() -> None:
    position = say(lay("phase=first seat=0", "red1 green1 red2", *PAIR), "red1+green1")
    asked = [prompt(position, seat).said.id for seat in (0, 1, WATCHER)]
    assert asked == ["mistigri-phase-branch-none", "mistigri-phase-branch-1", "mistigri-phase-branch-1"]


def test_scores_alone_decide_unless_the_lowest_is_still_shared_after_three_rounds() -> None:
    won = lay("round=2 phase=first seat=0", "red7", "down: red4", "down: blue5", left=["- | green3 | -"])
    decided, sheets, notes = result(say(won, "pass"))
    assert decided is None
    assert sheets[1] == [
        Line(said("mistigri-sheet-cards", round=1, cards=1), "M19", 3, ["green3"]),
        Line(said("mistigri-sheet-cards", round=2, cards=1), "M20", 4, ["red4"]),
    ]
    assert sheets[0][0] == Line(said("mistigri-sheet-out", round=1), "M21", 0, [])
    assert notes == [said("mistigri-fewest", "M23"), said("mistigri-reconstructed")]


def test_a_third_round_is_noted_and_may_leave_the_win_shared() -> None:
    left = ["- | green3 | -", "green3 | - | -"]
    third = said("mistigri-third", "M23")
    shared = lay("round=3 phase=first seat=0", "red4", "down: blue4", "down: yellow8", left=left)
    assert (result(say(shared, "pass"))[0], third in result(shared)[2]) == (said("mistigri-tie", "M23"), True)
    alone = lay("round=3 phase=first seat=0", "red3", "down: blue4", "down: purple5 mistigri", left=left)
    assert (result(say(alone, "pass"))[0], third in result(alone)[2]) == (None, True)


def test_every_sheet_adds_up_to_the_score() -> None:
    for seed in range(3):
        *_, end = game(seed, 3 + seed)
        sheets = result(end)[1]
        assert [sum(line.points or 0 for line in lines) for lines in sheets] == end.scores


def story(position: ronron.Position, seat: int) -> Iterator[list[Said]]:
    """A whole game as it is told to a seat."""
    moment = position.beginning()
    for decision in position.decisions:
        yield [prompt(moment, seat).said, *told(moment, decision, seat)]
        moment.play(decision)


@settings(max_examples=6)
@given(seed=st.integers(0, 2**32), players=st.integers(3, 5), who=st.integers(0, 5))
def test_worlds_that_differ_in_what_a_seat_did_not_see_are_told_alike(seed: int, players: int, who: int) -> None:
    first = next(position for position in game(seed, players) if len(position.decisions) == 60 or position.over)
    seat = [*range(players), WATCHER][who % (players + 1)]
    second = scrambled(first, seat, random.Random(seed))
    assert list(story(first, seat)) == list(story(second, seat))
