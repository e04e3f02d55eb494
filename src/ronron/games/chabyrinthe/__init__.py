"""Chabyrinthe: players turn and push gutters to bring stray cats home before anybody else does."""

from ronron.games.title import Title

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
)
"""C17 ends what would not end by itself: 15 cats, each won in the hundredth turn, six decisions in each, and for each
cat a home to choose."""
