"""Computer players: four levels, and the search behind the stronger ones.

A bot is given a redacted state and nothing else, so it cannot peek. Nothing here may import `ronron.api`, which holds
true states; an import contract keeps it so.
"""

from ronron.bots.levels import LEVELS, Level, advise, character, decide, find_level
from ronron.bots.search import Budget, Prospect, Thought, think

__all__ = ["LEVELS", "Budget", "Level", "Prospect", "Thought", "advise", "character", "decide", "find_level", "think"]
