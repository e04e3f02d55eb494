"""What a person sees of connect four: everything."""

from __future__ import annotations

from ronron_practice import duel, duel_telling
from ronron_practice.connect4.box import Box
from ronron_practice.connect4.notation import write
from ronron_practice.connect4.state import State

VERSION = 1
"""The version of the view; raised whenever what is shown changes."""
LAYOUT = duel_telling.layout("drop", "down", place="{column}")


def view(box: Box, s: State, seat: int) -> duel.View:
    """The same for every seat."""
    return duel.view(s, write(box, s))
