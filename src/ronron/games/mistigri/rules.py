"""Crazy Mistigri, articles M1–M23.

Decisions: a card is its kind, a player is SEAT + seat; NOTHING is to pass, to decline another pair, or to serve nobody;
EFFECT and REVERSE are the branches of an effect.
"""

from __future__ import annotations

from ronron.games.mistigri.box import MOST_KINDS, Box
from ronron.games.mistigri.knowledge import everybody_sees_coming, everybody_sees_going, hand_over
from ronron.games.mistigri.piles import add, copies, remove, size, worth
from ronron.games.mistigri.state import (
    BRANCH,
    CHAIN,
    CLOCKWISE,
    COUNTED,
    DRAW,
    FIRST,
    GIVE,
    NONE,
    OFFER,
    OVER,
    PUT,
    ROUNDS,
    SECOND,
    SERVE,
    TAKE,
    TO,
    State,
    remains,
)
from ronron.kernel import NATURE, Generator, below, bit, full, has, lowest, popcount, rule, shuffle

NOTHING = MOST_KINDS
EFFECT = MOST_KINDS + 1
REVERSE = MOST_KINDS + 2
SEAT = MOST_KINDS + 3
HAND = 9
LAST_TURN = 200
"""M22: the last turn of a round."""

__all__ = ["advance", "chances", "deal", "forced", "legal", "over", "play", "score", "turn", "winners"]


@rule
def deal(box: Box, s: State, rng: Generator) -> None:
    """M2, M3: draw the first player, and deal all rounds at once; the later ones stay hidden until they come."""
    s.first = below(rng, s.players)
    s.decks[:, :] = NONE
    shuffle_deck(box, s, rng, 0)
    deal_hands(s, 0)
    for row in range(ROUNDS - 1):
        shuffle_deck(box, s, rng, row)


@rule
def deck_size(s: State) -> int:
    """M1: nine cards for each player, and one."""
    return HAND * s.players + 1


@rule
def shuffle_deck(box: Box, s: State, rng: Generator, row: int) -> None:
    """M1: the cards for so many players, in any order."""
    place = 0
    for kind in range(box.kinds):
        for _ in range(box.copies[s.players, kind]):
            s.decks[row, place] = kind
            place += 1
    shuffle(rng, s.decks[row, :place])


@rule
def deal_hands(s: State, row: int) -> None:
    """M3: nine cards each, the last one to the right of the first player, who begins."""
    s.hands[:, :] = 0
    s.discard[:] = 0
    for place in range(HAND * s.players):
        add(s.hands[place // HAND, :], s.decks[row, place])
    right = (s.first + s.players - 1) % s.players
    add(s.hands[right, :], s.decks[row, HAND * s.players])
    s.decks[row, :] = NONE
    for seat in range(s.players):
        s.sizes[seat] = HAND
    s.sizes[right] += 1
    s.playing = full(s.players)
    s.face_down = 0
    s.arrow = CLOCKWISE
    s.turns = 1
    s.to_move = s.first
    begin_turn(s)


@rule
def along(s: State, seat: int, way: int) -> int:
    """M4: the nearest seat still in, in this direction; with nobody else left, the seat itself."""
    other = (seat + way + s.players) % s.players
    while not has(s.playing, other) and other != seat:
        other = (other + way + s.players) % s.players
    return other


@rule
def begin_turn(s: State) -> None:
    """M5: a card is drawn from the previous player. M14, M15: after 7+7 two, after 8+8 three, or all there are."""
    s.source = along(s, s.to_move, -s.arrow)
    wanted = 1
    if s.effect == 7:
        wanted = 2
    elif s.effect == 8:
        wanted = 3
    s.draws = min(wanted, s.sizes[s.source])
    s.drawn = 0
    s.card = s.other = NONE
    s.phase = DRAW


@rule
def turn(box: Box, s: State) -> int:
    """Who decides: nature which card is drawn; in a swap its owner, although it is another player's turn (M10)."""
    if s.phase == DRAW:
        return NATURE
    if s.phase == PUT or s.phase == TAKE:
        return s.source
    return s.to_move


@rule
def legal(box: Box, s: State) -> int:
    """What may be decided, phase by phase."""
    if s.phase == FIRST or s.phase == CHAIN:
        return playable(box, s.hands[s.to_move, 0], s.hands[s.to_move, 1]) | bit(NOTHING)
    if s.phase == SECOND:
        return partners(box, s, s.card)
    if s.phase == DRAW or s.phase == PUT:
        return s.hands[s.source, 0]
    if s.phase == TAKE:
        return s.discard[0] if copies(s.discard[:], s.card) > 1 else s.discard[0] & ~bit(s.card)
    if s.phase == BRANCH:
        return bit(EFFECT) | bit(REVERSE)
    if s.phase == TO:
        return (s.playing & ~bit(s.to_move)) << SEAT
    if s.phase == SERVE:
        return s.discard[0] | bit(NOTHING) if size(s.discard[:]) < waiting(s) else s.discard[0]
    return s.hands[s.to_move, 0]


@rule
def playable(box: Box, held: int, twice: int) -> int:
    """M5: the cards that make a pair with another; `held` are the kinds held, `twice` those held twice."""
    found = twice
    rest = held & ~twice
    while rest != 0:
        kind = lowest(rest)
        if box.pairs[kind] & held != 0:
            found |= bit(kind)
        rest &= rest - 1
    return found


@rule
def partners(box: Box, s: State, kind: int) -> int:
    """M5: the cards that make a pair with this one."""
    return (box.pairs[kind] & s.hands[s.to_move, 0]) | (bit(kind) & s.hands[s.to_move, 1])


@rule
def waiting(s: State) -> int:
    """M12: how many opponents have not been served yet, the one who is next included."""
    count = 0
    seat = s.other
    while seat != s.to_move:
        count += 1
        seat = along(s, seat, s.arrow)
    return count


@rule
def chances(box: Box, s: State, outcome: int) -> int:
    """M5: each card of the hand is as likely."""
    return copies(s.hands[s.source, :], outcome)


@rule
def play(box: Box, s: State, decision: int) -> None:
    """Apply a decision, phase by phase."""
    if s.phase == DRAW:
        draw(s, decision)
    elif s.phase == FIRST or s.phase == CHAIN:
        begin_pair(box, s, decision)
    elif s.phase == SECOND:
        discard_pair(box, s, s.card, decision)
    elif s.phase == BRANCH:
        choose_branch(box, s, decision)
    elif s.phase == OFFER:
        offer(s, decision)
    elif s.phase == PUT:
        put(s, decision)
    elif s.phase == TAKE:
        take(s, decision)
    elif s.phase == TO:
        s.other = decision - SEAT
        s.phase = GIVE
    elif s.phase == GIVE:
        give(s, decision)
    else:
        serve(s, decision)


@rule
def draw(s: State, kind: int) -> None:
    """M5: a card changes hands. M7: a player who loses the last card leaves. M10: a pending swap comes now."""
    hand_over(s, s.source, s.to_move, kind, s.draws >= s.sizes[s.source])
    s.draws -= 1
    s.drawn += 1
    if s.draws > 0:
        return
    s.drawn = 0
    leave_if_empty(s, s.source)
    if s.effect == 3 and has(s.playing, s.source):
        s.phase = PUT
    else:
        s.effect = 0
        s.phase = FIRST


@rule
def leave_if_empty(s: State, seat: int) -> None:
    """M7: no card left, no part in the round."""
    if s.sizes[seat] == 0:
        s.playing &= ~bit(seat)
        s.face_down &= ~bit(seat)


@rule
def put(s: State, kind: int) -> None:
    """M10: one of the owner's cards goes on the discard."""
    throw(s, s.source, kind)
    s.card = kind
    s.phase = TAKE


@rule
def take(s: State, kind: int) -> None:
    """M10: another card comes for it."""
    pick_up(s, s.source, kind)
    s.effect = 0
    s.card = NONE
    s.phase = FIRST


@rule
def throw(s: State, seat: int, kind: int) -> None:
    """A card goes from a hand to the discard, face up."""
    remove(s.hands[seat, :], kind)
    s.sizes[seat] -= 1
    add(s.discard[:], kind)
    everybody_sees_going(s, seat, kind)


@rule
def pick_up(s: State, seat: int, kind: int) -> None:
    """A card goes from the discard to a hand, for all to see."""
    remove(s.discard[:], kind)
    add(s.hands[seat, :], kind)
    s.sizes[seat] += 1
    everybody_sees_coming(s, seat, kind)


@rule
def begin_pair(box: Box, s: State, decision: int) -> None:
    """M5: the first card of a pair. M6: or pass. M13: or decline, which is not passing."""
    if decision != NOTHING:
        s.card = decision
        s.phase = SECOND
    elif s.phase == FIRST:
        s.face_down |= bit(s.to_move)
        end_turn(s, True)
    else:
        end_turn(s, False)


@rule
def discard_pair(box: Box, s: State, kind: int, other: int) -> None:
    """M5: two cards go on the discard. M6: the help card turns up again. Alike in value, they have an effect."""
    throw(s, s.to_move, kind)
    throw(s, s.to_move, other)
    s.card = NONE
    s.face_down &= ~bit(s.to_move)
    if box.values[kind] == box.values[other]:
        begin_effect(s, box.values[kind])
    else:
        end_turn(s, False)


@rule
def begin_effect(s: State, value: int) -> None:
    """M8–M15: begin the effect of a pair, unless it can do nothing any more (M18, M19)."""
    s.effect = value
    if value <= 3:
        s.phase = BRANCH
    elif value == 4 and can_be_felt(s):
        s.phase = TO
    elif value == 5:
        s.other = s.to_move
        serve_next(s)
    elif value == 6 and s.sizes[s.to_move] > 0:
        s.effect = 0
        s.phase = CHAIN
    else:
        end_turn(s, False)


@rule
def can_be_felt(s: State) -> bool:
    """M17–M19: whether the player has a card left, and an opponent."""
    return s.sizes[s.to_move] > 0 and popcount(s.playing) > 1


@rule
def choose_branch(box: Box, s: State, decision: int) -> None:
    """M8–M10: the effect, or reverse the arrow."""
    if decision == REVERSE:
        s.arrow = -s.arrow
        s.effect = 0
        end_turn(s, False)
    elif s.effect == 2 and can_be_felt(s):
        s.phase = OFFER
    else:
        if s.effect == 1:
            discard_ones(box, s)
        end_turn(s, False)


@rule
def discard_ones(box: Box, s: State) -> None:
    """M8: all other 1s."""
    ones = s.hands[s.to_move, 0] & box.alike[1]
    while ones != 0:
        throw(s, s.to_move, lowest(ones))
        ones = s.hands[s.to_move, 0] & box.alike[1]


@rule
def offer(s: State, kind: int) -> None:
    """M9: the next player draws this card, which is not random; so it is drawn at once."""
    s.effect = 0
    end_turn(s, False)
    if s.phase == DRAW:
        draw(s, kind)


@rule
def give(s: State, kind: int) -> None:
    """M11: a card for the player chosen."""
    hand_over(s, s.to_move, s.other, kind, s.sizes[s.to_move] == 1)
    end_turn(s, False)


@rule
def serve(s: State, decision: int) -> None:
    """M12: a card of the discard pile for this opponent, or none if there are not enough for all."""
    if decision != NOTHING:
        pick_up(s, s.other, decision)
    serve_next(s)


@rule
def serve_next(s: State) -> None:
    """M12: the next opponent along the arrow, while there are opponents and cards."""
    s.other = along(s, s.other, s.arrow)
    s.phase = SERVE
    if s.other == s.to_move or s.discard[0] == 0:
        end_turn(s, False)


@rule
def end_turn(s: State, passed: bool) -> None:
    """M7: an empty hand leaves. M19, M20, M22: the round may be over; else it is the next player's turn."""
    leave_if_empty(s, s.to_move)
    if not is_delayed(s.effect) or not can_be_felt(s):
        s.effect = 0
    if round_over(s, passed):
        count_round(s)
        return
    s.to_move = along(s, s.to_move, s.arrow)
    s.turns += 1
    begin_turn(s)


@rule
def is_delayed(value: int) -> bool:
    """M10, M14, M15: the effects that wait for the next player's turn. (M9 does not have to.)"""
    return value == 3 or value >= 7


@rule
def round_over(s: State, passed: bool) -> bool:
    """M19: at most one player is left. M20: everybody has passed. M22: the round has taken too long."""
    if popcount(s.playing) <= 1 or s.turns == LAST_TURN:
        return True
    return passed and s.playing & ~s.face_down == 0


@rule
def count_round(s: State) -> None:
    """M19–M21: all hands are shown; what is left there is the penalty."""
    for seat in range(s.players):
        s.left[remains(s.round, seat), :] = s.hands[seat, :]
    s.known[:, :] = 0
    s.source = s.card = s.other = NONE
    s.draws = s.drawn = s.effect = 0
    s.phase = COUNTED


@rule
def forced(box: Box, s: State) -> bool:
    """M23: a round has been counted, and what comes next is nobody's choice."""
    return s.phase == COUNTED


@rule
def advance(box: Box, s: State) -> None:
    """M23: two rounds, and a third if the lowest total is shared."""
    if s.round == ROUNDS - 1 or (s.round == ROUNDS - 2 and popcount(lowest_totals(box, s)) == 1):
        s.phase = OVER
        return
    s.first = most_penalised(box, s)
    s.round += 1
    deal_hands(s, s.round - 1)


@rule
def most_penalised(box: Box, s: State) -> int:
    """M2: the highest total begins; at a tie the first of them to the left of the last beginner, who comes last."""
    chosen = (s.first + 1) % s.players
    for step in range(2, s.players + 1):
        seat = (s.first + step) % s.players
        if score(box, s, seat) > score(box, s, chosen):
            chosen = seat
    return chosen


@rule
def over(box: Box, s: State) -> bool:
    """M23: all rounds are played."""
    return s.phase == OVER


@rule
def penalty(box: Box, s: State, number: int, seat: int) -> int:
    """M19–M21: the sum of the cards left to a seat in a round."""
    return worth(box, s.left[remains(number, seat), :])


@rule
def score(box: Box, s: State, seat: int) -> int:
    """M23: the penalties of all rounds so far."""
    total = 0
    for number in range(s.round + 1):
        total += penalty(box, s, number, seat)
    return total


@rule
def lowest_totals(box: Box, s: State) -> int:
    """M23: who has the lowest total, as a set."""
    best = score(box, s, 0)
    for seat in range(1, s.players):
        best = min(best, score(box, s, seat))
    found = 0
    for seat in range(s.players):
        if score(box, s, seat) == best:
            found |= bit(seat)
    return found


@rule
def winners(box: Box, s: State) -> int:
    """M23: the lowest total; still shared after three rounds, the win is shared."""
    return lowest_totals(box, s)
