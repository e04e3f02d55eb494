"""Chabyrinthe: players turn and push gutters to bring stray cats home before anybody else does."""

from ronron.games.title import EVERYTHING, Title

TITLE = Title(
    slug="chabyrinthe",
    version=1,
    players=(1, 2, 3, 4),
    usual_players=2,
    decisions=49,
    longest=9015,
    lowest_score=0,
    highest_score=1500,
    hidden=("pile", "cat_pile"),
    options={
        "board": ("matous", "chatons"),
        "open_pile": (False, True),
        "free_actions": (False, True),
    },
    promises=EVERYTHING,
)
"""C17 stops a game that would not end. The longest: each of 15 cats is won in the hundredth turn since the last, with
six decisions in each turn and a choice of home for each cat."""
