"""What a seat sees of Nine Lives, and how the page may draw it."""

import msgspec
from ronron.games.decks import total
from ronron.games.layout import Hand, Layout, Pile, Seats
from ronron.kernel import has

from ninelives.box import Box
from ninelives.notation import CARDS
from ninelives.rules import lives
from ninelives.state import UNKNOWN, State

LAYOUT = Layout(
    areas=[Pile("deck", place="deck"), Hand("cards"), Hand("drawn"), Seats("lives"), Seats("napping")],
    pictures={"pounce": "draw", "nap": "sleep"},
)


class View(msgspec.Struct, frozen=True):
    """By seat: the hidden card, None where it is not known; the open ones; the lives one can see; and who naps."""

    cards: list[str | None]
    drawn: list[list[str]]
    lives: list[int]
    napping: list[bool]
    deck: int


def view(box: Box, s: State, seat: int) -> View:
    """Of a redacted state: a hidden card that is not known there counts as one of the deck."""
    seats = range(s.players)
    hidden = [None if s.cards[owner] == UNKNOWN else CARDS[s.cards[owner]] for owner in seats]
    return View(
        cards=hidden,
        drawn=[[CARDS[card] for card in s.drawn[owner, : s.pounces[owner]]] for owner in seats],
        lives=[int(lives(s, owner)) for owner in seats],
        napping=[has(s.napping, owner) for owner in seats],
        deck=total(s.deck) - hidden.count(None),
    )
