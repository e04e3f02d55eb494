"""Crazy Mistigri: players draw from each other's hands and shed cats in pairs, and nobody wants to keep the mummy."""

from ronron.games.title import EVERYTHING, Title

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
    promises=EVERYTHING,
)
"""M22 stops a round that would not end. The longest game has three rounds of 200 turns. In each turn at most three
cards are drawn (or one, and a swap), three pairs are discarded (two of them sixes), and four players are served. No
hand is worth more than the deck."""
