"""The Python API: games loaded by name, positions to play, records to keep.

A `Position` holds the true state. It is for code that runs games: tables, studies, tests. No bot is given one.
"""

from ronron.api.batch import Batch
from ronron.api.game import Game, load, read
from ronron.api.lesson import Lesson, Note, lesson_of
from ronron.api.playing import play_to_the_end
from ronron.api.position import Position

__all__ = ["Batch", "Game", "Lesson", "Note", "Position", "lesson_of", "load", "play_to_the_end", "read"]
