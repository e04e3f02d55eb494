"""The Python face: games loaded by name, positions to play, records to keep.

A `Position` holds the true state. It is for whoever runs a game — a table, a study, a test — and never for a bot.
"""

from ronron.face.batch import Batch
from ronron.face.game import Game, load, read
from ronron.face.lesson import Lesson, Note, lesson_of
from ronron.face.playing import play_to_the_end
from ronron.face.position import Position

__all__ = ["Batch", "Game", "Lesson", "Note", "Position", "lesson_of", "load", "play_to_the_end", "read"]
