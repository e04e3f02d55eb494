"""Caty Mini: a cat runs from furniture to furniture, a string behind it, and wins the toys the string touches."""

from ronron.games.title import EVERYTHING, Title

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
    promises=EVERYTHING,
)
"""Four players choose a starting notch each; then twelve times a tile is chosen and everybody chooses a notch. All
tokens together are worth 140 points, and all kinds of toy 15 more."""
