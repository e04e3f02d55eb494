"""Crazy Mistigri: players draw from each other's hands and shed cats in pairs, and nobody wants to keep the mummy."""

from ronron.games.title import Title

TITLE = Title(
    slug="mistigri",
    version=1,
    players=(3, 4, 5),
    usual_players=4,
    decisions=53,
    longest=7800,
    lowest_score=0,
    highest_score=525,
    hidden=("hands", "known", "decks"),
)
"""M22 ends what would not end by itself: three rounds of 200 turns, and in each three cards drawn (or one, and a swap),
three pairs (two of them sixes), and four players served. No hand is worth more than the deck."""
