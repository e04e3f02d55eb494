"""Second worlds: what a seat cannot know is changed, and nothing else, by the scrambler of the game's kit.

A scrambler works on records, the public text of a game. In a game that hides nothing there is no second world.
"""

from __future__ import annotations

import inspect
import random

import pytest

import ronron
from ronron.conformance.kit import scrambler
from ronron.errors import RecordError


def scrambled(position: ronron.Position, seat: int, dice: random.Random) -> ronron.Position:
    """Another world, in which this seat has seen exactly the same."""
    game, record = position.game, position.record()
    if not game.title.hidden:
        return game.read(record)
    other = scrambler(game.slug).scramble(record, seat, dice)
    try:
        return game.read(other)
    except RecordError as error:
        told = f"{game.slug}: what happened tells {viewer(seat)} what it cannot know"
        culprits = "`turn` or `legal` in rules.py depends on a secret, or the kit's scrambler is wrong"
        worlds = f"one world:\n{record}\nthe other:\n{other}"
        pytest.fail(f"{told}, for in another world {error}: {culprits}\n{worlds}", pytrace=False)


def viewer(seat: int) -> str:
    """A viewer, for people who look for a mistake."""
    return "a spectator" if seat == ronron.SPECTATOR else f"seat {seat}"


def few_worlds(game: ronron.Game, players: int) -> list[ronron.Position]:
    """Hand-made positions that leave few worlds, where random games hardly come to any."""
    module = scrambler(game.slug)
    texts = module.few_worlds(players) if hasattr(module, "few_worlds") else []
    return [game.position(text, players) for text in texts]


def worlds(position: ronron.Position, seat: int) -> dict[str, int]:
    """All worlds a seat must think possible, as notation, with the weight of each.

    A scrambler that needs an option which the notation does not show gets it by name.
    """
    if not position.game.title.hidden:
        return {position.notation(): 1}
    possible = scrambler(position.game.slug).worlds
    options = position.options
    asked = [name for name in inspect.signature(possible).parameters if name in options]
    counted: dict[str, int] = possible(position.notation(), seat, **{name: options[name] for name in asked})
    return counted


def chances(position: ronron.Position) -> dict[str, int]:
    """The weight of every outcome that nature may draw here, by its text."""
    weights: dict[str, int] = scrambler(position.game.slug).chances(position.notation())
    return weights
