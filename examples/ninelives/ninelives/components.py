"""What can be wrong with the box of Nine Lives."""

from ronron.games.complaints import expected
from ronron.said import Said, said

from ninelives.box import Box

FEWEST_LIVES = 52
"""One cat at nine may pounce when three others have fourteen: one card more has to be there."""


def check(box: Box) -> list[Said]:
    """The deck must never run out."""
    lives = sum(worth * count for worth, count in enumerate(box.copies.tolist(), 1))
    return [] if lives >= FEWEST_LIVES else [expected("copies", said("ninelives-error-few", least=FEWEST_LIVES), lives)]
