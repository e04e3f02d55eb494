"""Second worlds: for each game, a way to change what a seat cannot know and nothing else.

A scrambler is written from the rules alone, without looking at `redact` or `imagine`. It works on records, the public
text of a game, and returns the record of another game that the seat must not be able to tell from the first.
"""

from __future__ import annotations

import importlib
import inspect
import random

import ronron


def scrambled(position: ronron.Position, seat: int, dice: random.Random) -> ronron.Position:
    """Another world, in which this seat has seen exactly the same."""
    module = importlib.import_module(f"support.scramblers.{position.game.slug}")
    return position.game.read(module.scramble(position.record(), seat, dice))


def few_worlds(game: ronron.Game, players: int) -> list[ronron.Position]:
    """Hand-made positions that leave few worlds, where random games hardly come to any."""
    module = importlib.import_module(f"support.scramblers.{game.slug}")
    texts = module.few_worlds(players) if hasattr(module, "few_worlds") else []
    return [game.position(text, players) for text in texts]


def worlds(position: ronron.Position, seat: int) -> dict[str, int]:
    """All worlds a seat must think possible, as notation, with the probability of each.

    A scrambler that needs an option which the notation does not show gets it by name.
    """
    module = importlib.import_module(f"support.scramblers.{position.game.slug}")
    facts, options = position.facts(), position.game.title.options
    asked = [name for name in inspect.signature(module.worlds).parameters if name in options]
    counted: dict[str, int] = module.worlds(
        position.notation(), seat, **{name: options[name][facts[name]] for name in asked}
    )
    return counted
