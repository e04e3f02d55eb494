"""A position is the two cards, what was said, the public card, and what was said after it: `J K crc Q r`.

Said are f (fold), c (call or check) and r (raise); a card not known is `?`.
"""

from __future__ import annotations

from ronron.errors import PositionError
from ronron.games.positions import expected, read_piece, write_piece
from ronron.kernel import NATURE
from ronron.said import one_of, said
from ronron_practice.leduc.box import LETTERS, ROUNDS, Box
from ronron_practice.leduc.rules import advance, copies_left, forced, legal, over, play
from ronron_practice.leduc.state import NONE, UNKNOWN, State

BETS = ("fold", "call", "raise")


def text(box: Box, s: State, decision: int) -> str:
    """A bet in a word; a card turned by its rank."""
    return LETTERS[decision] if s.to_move == NATURE else BETS[decision]


def write(box: Box, s: State) -> str:
    """All of it in a line; betting not begun is left out."""
    first, second = (_said(s, betting_round) for betting_round in range(ROUNDS))
    cards = (write_piece(rank, LETTERS) for rank in s.cards)
    public = "" if s.public == NONE else LETTERS[s.public]
    return " ".join(part for part in (*cards, first, public, second) if part)


def read(box: Box, s: State, position: str) -> None:
    """Deal the cards named, then play what was said."""
    words = position.split()
    if not 2 <= len(words) <= 5:
        raise PositionError("leduc-error-words", found=len(words))
    s.public = s.folded = NONE
    s.staked[:] = box.ante
    s.cards[:] = UNKNOWN
    for seat, word in enumerate(words[:2]):
        s.cards[seat] = _rank(box, s, word, seat + 1)
    for index, word in enumerate(words[2:], start=3):
        if s.to_move == NATURE:
            play(box, s, _public(box, s, word, index))
        else:
            _say(box, s, word, index)
    if forced(box, s):
        advance(box, s)
    if s.shown and UNKNOWN in s.cards:
        raise PositionError("leduc-error-showdown")


def _rank(box: Box, s: State, word: str, index: int) -> int:
    rank = read_piece(word, LETTERS, said("error-word", number=index), UNKNOWN)
    if rank != UNKNOWN and copies_left(box, s, rank) < 1:
        raise PositionError("error-no-further", where=said("error-word", number=index), name=word)
    return rank


def _public(box: Box, s: State, word: str, index: int) -> int:
    rank = _rank(box, s, word, index)
    if rank == UNKNOWN:
        raise PositionError("leduc-error-public", number=index, cards=one_of(LETTERS))
    return rank


def _say(box: Box, s: State, word: str, index: int) -> None:
    letters = [bet[0] for bet in BETS]
    for letter in word:
        if letter not in letters:
            raise expected(said("error-word", number=index), one_of(letters), letter)
        bet = letters.index(letter)
        if over(box, s) or forced(box, s) or s.to_move == NATURE or not legal(box, s) >> bet & 1:
            raise PositionError("leduc-error-bet", number=index, bet=BETS[bet], before=repr(write(box, s)))
        play(box, s, bet)


def _said(s: State, betting_round: int) -> str:
    return "".join(BETS[bet][0] for bet in s.bets[betting_round, : s.bets_made[betting_round]])
