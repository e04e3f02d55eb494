"""Cats are hardly ever won by chance: a guide catches those that can be caught."""

from __future__ import annotations

import random

import ronron

EVERY = 4
INSERT, FACINGS = 48, 4


def decide(position: ronron.Position, dice: random.Random) -> int:
    """Mostly a decision that wins cats, if there is one; else an insertion, or any.

    It only tries decisions on a copy and uses no bot, so golden games do not change when a bot does.
    """
    legal = position.legal
    if dice.random() < 0.1:
        return dice.choice(legal)
    won = {decision: _cats_won_by(position, decision) for decision in legal}
    most = max(won.values())
    best = [decision for decision in legal if won[decision] == most]
    if len(best) == len(legal) and INSERT in legal and dice.random() < 0.8:
        return INSERT
    return dice.choice(best)


def _cats_won_by(position: ronron.Position, decision: int) -> int:
    """How many cats a decision wins, or can win when the mover goes on with an insertion."""
    copy = position.copy()
    copy.play(decision)
    if len(copy.legal) == FACINGS:
        return max(_cats_won_by(copy, facing) for facing in copy.legal)
    state = copy._states[0]
    return int(sum(state.cats if position.game.engine.plain else state["cats"]))
