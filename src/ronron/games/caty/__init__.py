"""Caty Mini: a cat runs from furniture to furniture, a string behind it, and wins the toys the string touches."""

from ronron.games.title import Title

TITLE = Title(
    slug="caty",
    version=1,
    players=(2, 3, 4),
    usual_players=2,
    decisions=26,
    longest=64,
    lowest_score=0,
    highest_score=155,
    hidden=("hands", "piles"),
    options={"scoring": ("standard", "expert")},
)
"""Four players choose a notch each to start, then twelve times a tile, and race to it. All tokens are worth 140 points,
and all kinds of toy 15 more."""
