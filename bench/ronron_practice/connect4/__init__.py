"""Connect four: nothing hidden, nothing random; the game most engines are compared on."""

from ronron.games.title import Title

TITLE = Title(
    slug="connect4",
    version=1,
    players=(2,),
    decisions=7,
    longest=42,
    lowest_score=-1,
    highest_score=1,
)
