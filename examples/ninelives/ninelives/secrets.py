"""Who knows what in Nine Lives: your own hidden card; the others' only at the end, but a pounce tells something."""

from ronron.games.decks import draw
from ronron.kernel import Generator, rule

from ninelives.box import KINDS, Box
from ninelives.rules import NINE, open_lives
from ninelives.state import UNKNOWN, State


@rule
def redact(box: Box, s: State, seat: int) -> None:
    """N1, N5: others' hidden cards are blank until they are shown: for this seat they could still be in the deck."""
    for owner in range(s.players):
        if owner != seat and s.shown == 0 and s.cards[owner] != UNKNOWN:
            s.deck[s.cards[owner]] += 1
            s.cards[owner] = UNKNOWN


@rule
def most_hidden(s: State, owner: int) -> int:
    """N4: the most lives a hidden card can have: who pounced had at most nine before."""
    before = open_lives(s, owner)
    if s.pounces[owner] > 0 and not (s.drawing == 1 and s.to_move == owner):
        before -= s.drawn[owner, s.pounces[owner] - 1] + 1
    return min(KINDS, NINE - before)


@rule
def imagine(box: Box, s: State, seat: int, rng: Generator) -> None:
    """N1, N4: deal the blank cards, from those that fit. The cats with the fewest that fit come first: whatever they
    take fits the others as well, so that every world is as likely as it should be.
    """
    for most in range(1, KINDS + 1):
        for owner in range(s.players):
            if s.cards[owner] == UNKNOWN and most_hidden(s, owner) == most:
                s.cards[owner] = draw(s.deck[:most], rng)
