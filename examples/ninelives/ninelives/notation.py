"""A position is whose turn it is, and a line for each cat: its hidden card, its open cards, and `nap` if it naps.

    seat=1 phase=draw
    0: 3 2 5 nap
    1: ? 4

A card that is not known is `?`.
"""

from ronron.errors import PositionError
from ronron.games import positions
from ronron.games.complaints import from_to
from ronron.games.decks import total
from ronron.kernel import bit, full, has

from ninelives.box import KINDS, Box
from ninelives.rules import advance, forced
from ninelives.secrets import most_hidden
from ninelives.state import MOST, UNKNOWN, State

WORDS = ("1", "2", "3", "4", "5", "nap", "pounce")
CARDS = WORDS[:KINDS]
PHASES = ("choose", "draw")


def text(box: Box, s: State, decision: int) -> str:
    """A decision in a word; a card by its worth."""
    return WORDS[decision]


def write(box: Box, s: State) -> str:
    """The turn, then the cats."""
    lines = [f"seat={s.to_move} phase={PHASES[s.drawing]}"]
    for seat in range(s.players):
        cards = [positions.write_piece(card, CARDS) for card in (s.cards[seat], *s.drawn[seat, : s.pounces[seat]])]
        lines.append(" ".join([f"{seat}:", *cards, *(["nap"] if has(s.napping, seat) else [])]))
    return "\n".join(lines)


def read(box: Box, s: State, position: str) -> None:
    """Fill a blank state from a position."""
    header, lines = positions.begin(position, ("seat", "phase"))
    found = positions.by_name(lines, "'0: 3 2 5'")
    s.to_move = positions.read_number(header, "seat", 0, s.players - 1, 0)
    s.drawing = PHASES.index(positions.read_word(header, "phase", PHASES, "choose"))
    s.deck[:] = box.copies
    for seat in range(s.players):
        _read_cat(s, seat, positions.take(found, str(seat)))
    positions.no_more(found)
    _check(s)
    if forced(box, s):
        advance(box, s)


def _read_cat(s: State, seat: int, words: list[str]) -> None:
    if words[-1:] == ["nap"]:
        s.napping |= bit(seat)
        words.pop()
    if not 1 <= len(words) <= 1 + MOST:
        raise positions.expected(str(seat), from_to(1, 1 + MOST), len(words))
    s.cards[seat] = positions.take_piece(words[0], CARDS, s.deck, str(seat), UNKNOWN)
    s.pounces[seat] = len(words) - 1
    s.drawn[seat, : s.pounces[seat]] = [positions.take_piece(word, CARDS, s.deck, str(seat)) for word in words[1:]]


def _check(s: State) -> None:
    """Refuse what no game comes to."""
    asleep = s.napping == full(s.players)
    if has(s.napping, s.to_move) and (s.drawing == 1 or not asleep):
        raise PositionError("ninelives-error-asleep", "N2", seat=int(s.to_move))
    if asleep and UNKNOWN in s.cards[: s.players]:
        raise PositionError("ninelives-error-shown", "N5")
    most = [most_hidden(s, seat) for seat in range(s.players)]
    blank = [most[seat] for seat in range(s.players) if s.cards[seat] == UNKNOWN]
    too_few = any(total(s.deck[: max(0, each)]) < sum(other <= each for other in blank) for each in blank)
    if too_few or any(s.cards[seat] >= most[seat] for seat in range(s.players)):
        raise PositionError("ninelives-error-pounced", "N4")
