"""Nine Lives: one hidden card each, and as many more as you dare."""

from ronron.games.title import Title

TITLE = Title(
    slug="ninelives",
    version=1,
    players=(2, 3, 4),
    decisions=7,
    longest=76,
    lowest_score=0,
    highest_score=9,
    hidden=("cards", "deck"),
    promises=("pages", "box", "matou"),
)
