"""Bots: they are handed a redacted state and nothing else, so they cannot peek.

Nothing here may import the face, which holds true states; a contract keeps it so.
"""

from ronron.bots.levels import LEVELS, Level, decide, find_level

__all__ = ["LEVELS", "Level", "decide", "find_level"]
