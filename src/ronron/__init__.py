"""Ronron: four cat games at one table.

>>> import ronron
>>> four = ronron.load("connect4")
>>> game = four.deal(seed=7)
>>> while not game.over:
...     game.play(game.legal[0])
>>> game.winners
[0]
"""

from ronron.api import Batch, Game, Position, load
from ronron.errors import RonronError
from ronron.games import slugs
from ronron.kernel import NATURE, SPECTATOR

__version__ = "0.1.0"
__all__ = ["NATURE", "SPECTATOR", "Batch", "Game", "Position", "RonronError", "load", "slugs"]
