"""Nine Lives. Decisions 0 to 4: nature turns up a card of this kind. Decision 5: nap. Decision 6: pounce."""

from ronron.games.decks import draw, kinds_in
from ronron.games.winning import most_points
from ronron.kernel import NATURE, Generator, bit, full, has, rule

from ninelives.box import KINDS, Box
from ninelives.state import State

NINE = 9
NAP, POUNCE = KINDS, KINDS + 1
winners = most_points


@rule
def deal(box: Box, s: State, rng: Generator) -> None:
    """N1: one card for each cat, face down."""
    s.deck[:] = box.copies[:]
    for seat in range(s.players):
        s.cards[seat] = draw(s.deck, rng)


@rule
def open_lives(s: State, seat: int) -> int:
    """N4: what lies open before a cat is worth."""
    lives = 0
    for number in range(s.pounces[seat]):
        lives += s.drawn[seat, number] + 1
    return lives


@rule
def lives(s: State, seat: int) -> int:
    """N4: what all cards of a cat are worth; one that is not known counts nothing."""
    return open_lives(s, seat) + s.cards[seat] + 1


@rule
def turn(box: Box, s: State) -> int:
    """N2: one cat after the other. N3: nature turns up a card for who pounces."""
    return NATURE if s.drawing == 1 else s.to_move


@rule
def legal(box: Box, s: State) -> int:
    """N2, N4: pounce or nap, with more than nine lives only nap. N3: which cards may be turned up."""
    if s.drawing == 1:
        return kinds_in(s.deck)
    return bit(NAP) if lives(s, s.to_move) > NINE else bit(NAP) | bit(POUNCE)


@rule
def chances(box: Box, s: State, kind: int) -> int:
    """N3: every card of the deck is as likely."""
    return s.deck[kind]


@rule
def play(box: Box, s: State, decision: int) -> None:
    """N2, N3: pounce, get the card, or nap; then it is the next cat's turn."""
    if decision == POUNCE:
        s.drawing = 1
        return
    if decision == NAP:
        s.napping |= bit(s.to_move)
    else:
        s.deck[decision] -= 1
        s.drawn[s.to_move, s.pounces[s.to_move]] = decision
        s.pounces[s.to_move] += 1
        s.drawing = 0
    s.to_move = next_awake(s)


@rule
def next_awake(s: State) -> int:
    """N2: the next cat that does not nap; if all nap, the turn stays where it was."""
    for step in range(1, s.players + 1):
        seat = (s.to_move + step) % s.players
        if not has(s.napping, seat):
            return seat
    return s.to_move


@rule
def forced(box: Box, s: State) -> bool:
    """N5: are the hidden cards to be shown?"""
    return s.napping == full(s.players) and s.shown == 0


@rule
def advance(box: Box, s: State) -> None:
    """N5: show them."""
    s.shown = 1


@rule
def over(box: Box, s: State) -> bool:
    """N5: the game ends when the cards are shown."""
    return s.shown == 1


@rule
def score(box: Box, s: State, seat: int) -> int:
    """N6: the lives, none above nine; who has most wins. Before the end nobody has a score."""
    return lives(s, seat) if over(box, s) and lives(s, seat) <= NINE else 0
