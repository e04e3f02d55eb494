"""Who knows what in Crazy Mistigri: the own hand, cards seen in other hands, and nothing of the rounds to come."""

from __future__ import annotations

from ronron.games.mistigri.box import Box
from ronron.games.mistigri.piles import add, copies, pick_card, remove, size
from ronron.games.mistigri.rules import along, deck_size, partners, shuffle_deck
from ronron.games.mistigri.state import COUNTED, DRAW, GIVE, NONE, OFFER, ROUNDS, SECOND, UNKNOWN, State, certain
from ronron.kernel import SPECTATOR, Generator, below, rule


@rule
def eyes_of(s: State, seat: int) -> int:
    """The row of a viewer in `known`; a spectator knows what everybody knows."""
    return s.players if seat == SPECTATOR else seat


@rule
def redact(box: Box, s: State, seat: int) -> None:
    """Keep only the known cards of other hands, only public knowledge of what others know, and nothing of the decks."""
    for row in range(ROUNDS - 1):
        if s.decks[row, 0] != NONE:
            s.decks[row, : deck_size(s)] = UNKNOWN
    if s.phase >= COUNTED:
        return
    leave_what_is_certain(s, seat)
    for owner in range(s.players):
        for eyes in range(s.players):
            if eyes != seat and eyes != owner:
                s.known[certain(eyes, owner), :] = s.known[certain(s.players, owner), :]


@rule
def leave_what_is_certain(s: State, seat: int) -> None:
    """Keep of other hands the cards seen to go there, and the first card of a pair."""
    for owner in range(s.players):
        if owner != seat:
            s.hands[owner, :] = s.known[certain(eyes_of(s, seat), owner), :]
    if s.phase == SECOND and copies(s.hands[s.to_move, :], s.card) == 0:
        add(s.hands[s.to_move, :], s.card)
    if on_its_way(s, seat):
        s.hands[s.source, :] = 0


@rule
def on_its_way(s: State, seat: int) -> bool:
    """Whether a whole hand is being drawn, so that others cannot know which of its cards have already moved."""
    if s.phase != DRAW or s.drawn == 0 or s.draws < s.sizes[s.source]:
        return False
    return seat != s.source and seat != s.to_move


@rule
def imagine(box: Box, s: State, seat: int, rng: Generator) -> None:
    """Deal the cards not seen to the hands, each card as likely in each gap; shuffle the decks."""
    for row in range(ROUNDS - 1):
        if s.decks[row, 0] == UNKNOWN:
            shuffle_deck(box, s, rng, row)
    if gaps(s) == 0:
        return
    if on_its_way(s, seat):
        imagine_on_its_way(box, s, seat, rng)
        return
    fill_gaps(box, s, rng)
    while s.phase == SECOND and partners(box, s, s.card) == 0:  # a first card needs a second one
        leave_what_is_certain(s, seat)
        fill_gaps(box, s, rng)


@rule
def imagine_on_its_way(box: Box, s: State, seat: int, rng: Generator) -> None:
    """Put back what has been drawn, deal, and draw as many again."""
    s.hands[s.source, :] = s.known[certain(eyes_of(s, seat), s.source), :]
    s.sizes[s.source] += s.drawn
    s.sizes[s.to_move] -= s.drawn
    fill_gaps(box, s, rng)
    s.sizes[s.source] -= s.drawn
    s.sizes[s.to_move] += s.drawn
    for _ in range(s.drawn):
        kind = pick_card(rng, s.hands[s.source, :])
        remove(s.hands[s.source, :], kind)
        add(s.hands[s.to_move, :], kind)


@rule
def gaps(s: State) -> int:
    """How many cards in hands are not known."""
    count = 0
    for seat in range(s.players):
        count += s.sizes[seat] - size(s.hands[seat, :])
    return count


@rule
def fill_gaps(box: Box, s: State, rng: Generator) -> None:
    """Put every card without a place into one of the gaps."""
    left = gaps(s)
    for kind in range(box.kinds):
        for _ in range(unseen(box, s, kind)):
            add(s.hands[owner_of_gap(s, below(rng, left)), :], kind)
            left -= 1


@rule
def unseen(box: Box, s: State, kind: int) -> int:
    """How many cards of a kind have no place yet."""
    count = box.copies[s.players, kind] - copies(s.discard[:], kind)
    for seat in range(s.players):
        count -= copies(s.hands[seat, :], kind)
    return count


@rule
def owner_of_gap(s: State, gap: int) -> int:
    """The owner of a gap; gaps are numbered from the first seat on."""
    seat = 0
    here = s.sizes[0] - size(s.hands[0, :])
    while gap >= here:
        gap -= here
        seat += 1
        here = s.sizes[seat] - size(s.hands[seat, :])
    return seat


def knows(box: Box, s: State, decision: int, seat: int) -> bool:
    """M5, M9, M11: a card drawn, offered or given is seen only by the old and the new owner."""
    if s.phase == DRAW:
        return seat in (s.source, s.to_move)
    if s.phase == OFFER:
        return seat in (s.to_move, along(s, s.to_move, s.arrow))
    if s.phase == GIVE:
        return seat in (s.to_move, s.other)
    return True
