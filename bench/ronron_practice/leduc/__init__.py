"""Leduc poker: a hidden card each and a card turned by chance; the smallest game with both."""

from ronron.games.title import Title

TITLE = Title(
    slug="leduc",
    version=1,
    players=(2,),
    decisions=3,
    longest=9,
    lowest_score=-13,
    highest_score=13,
    hidden=("cards",),
)
