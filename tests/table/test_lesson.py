"""A guided game at a table: everybody follows it as long as the learner does, and only the learner is told of it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ronron.api.lesson import LEARNER, LEVEL, Lesson, lesson_of
from ronron.games import GAMES
from ronron.table import Phase, Place, Rehearsal, bot_move, fold, found, rehearse, see
from ronron.table import commands as asked
from ronron.table.sight import Coaching
from table.tables import CHANCE, Desk, library


class School(Desk):
    """A table with a guided game; who plays against the learner does as the record says, as the server's bots do."""

    def __init__(self, slug: str) -> None:
        guided = lesson_of(library(slug))
        bots = [Place(level=LEVEL) for _ in range(guided.end.players - 1)]
        opened = found(
            library(slug), [Place(person="ada"), *bots], 1, practice=True, lesson=True, options=guided.end.options
        )
        self.now, self.ids = 1, 0
        self.table = fold(opened.events, library)

    @property
    def game(self) -> Any:
        return self.table.position

    def coach(self, chair: int | None = LEARNER) -> Coaching | None:
        return see(self.table, chair, {}).lesson

    def others(self) -> None:
        """The bots move until the learner is to."""
        while self.table.turn not in (LEARNER, None):
            move = Rehearsal(self.game, self.table.scripted)
            while not move.finished:
                move.play(move.position.legal[0])
            self.happen(bot_move(self.table, move, self.now, CHANCE))

    def decide(self, *decisions: int) -> None:
        self.ask(LEARNER, asked.Move, version=self.table.version, decisions=list(decisions))

    def obey(self) -> None:
        """Do what the coach says, one published move of it."""
        coach = self.coach()
        assert coach is not None
        self.decide(*self.whole([step.decision for step in coach.steps]))

    def whole(self, decisions: list[int]) -> list[int]:
        """As many of these as make one published move; the first legal ones where there are too few."""
        move = decisions[:1]
        while True:
            rehearsal = rehearse(self.table, LEARNER, move)
            if rehearsal.finished:
                return move
            move.append(decisions[len(move)] if len(move) < len(decisions) else rehearsal.position.legal[0])


@pytest.mark.parametrize("slug", GAMES)
def test_who_follows_the_coach_sees_chance_and_bots_follow_the_record_to_a_game_of_their_own(slug: str) -> None:
    school, guided = School(slug), lesson_of(library(slug))
    while (coach := school.coach()) is not None and not coach.farewell:
        assert (coach.done, coach.of) == (len(school.game.decisions), len(guided.decisions))
        assert [step.decision for step in coach.steps] == guided.next_of(LEARNER, school.game.decisions)
        assert coach.steps[0].notes
        school.obey()
        school.others()
    assert school.game.decisions == guided.decisions
    assert coach is not None
    assert (coach.steps, coach.done) == ([], coach.of)
    while school.table.phase == Phase.PLAYING:
        school.decide(*school.whole(school.game.legal[:1]))
        assert school.coach() is None
        school.others()
    school.ask(LEARNER, asked.Again)
    assert school.coach() is None
    assert school.game.beginning().notation() != guided.beginning.notation()


@pytest.mark.parametrize("slug", GAMES)
def test_who_decides_otherwise_plays_on_alone_and_may_take_it_back(slug: str) -> None:
    school = School(slug)
    coach = school.coach()
    assert coach is not None
    other = next(decision for decision in school.game.legal if decision != coach.steps[0].decision)
    school.decide(*school.whole([other]))
    assert school.coach() is None
    assert school.table.script is None
    school.others()
    assert school.table.phase == Phase.PLAYING
    school.ask(LEARNER, asked.TakeBack, version=school.table.version)
    assert school.coach() == coach


@pytest.mark.parametrize("slug", GAMES)
def test_the_coach_speaks_to_the_learner_alone_and_only_of_the_learners_own_decisions(slug: str) -> None:
    """And of none that comes after something is turned up: the words alone would tell what it is."""
    school, guided = School(slug), lesson_of(library(slug))
    own = [number for number, mover in enumerate(guided.movers) if mover == LEARNER]
    while (coach := school.coach()) is not None and not coach.farewell:
        assert school.coach(None) is None
        for chair in range(1, guided.end.players):
            other = school.coach(chair)
            assert other is None or (other.steps, other.farewell) == ([], [])
        ahead = range(coach.done, coach.done + len(coach.steps))
        assert set(ahead) <= set(own)
        assert [step.decision for step in coach.steps] == [guided.decisions[number] for number in ahead]
        trial = school.game.copy()
        for step in coach.steps[:-1]:
            assert not trial.reveals(step.decision)
            trial.play(step.decision)
        told = msgspec.to_builtins(coach)
        assert set(told) == {"done", "of", "steps", "farewell"}
        assert all(set(step) == {"decision", "verb", "targets", "notes"} for step in told["steps"])
        school.obey()
        assert (after := school.coach()) is None or school.table.turn == LEARNER or after.steps == []
        school.others()


def test_a_game_that_was_dealt_before_the_lesson_changed_is_not_guided() -> None:
    school, guided = School("poche"), lesson_of(library("poche"))
    other = library("poche").deal(seed=1, **guided.end.options)
    school.table.lesson = Lesson(other, (), {})
    assert school.coach() is None
