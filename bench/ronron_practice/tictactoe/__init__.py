"""Tic-tac-toe: nothing hidden, nothing random; the smallest game the kernel must play well."""

from ronron.games.title import Title

TITLE = Title(
    slug="tictactoe",
    version=1,
    players=(2,),
    decisions=9,
    longest=9,
    lowest_score=-1,
    highest_score=1,
)
