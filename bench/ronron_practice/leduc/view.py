"""What a seat sees of Leduc poker."""

from __future__ import annotations

import msgspec

from ronron.games.layout import Face, Hand, Layout, Pile, Seats
from ronron_practice.leduc.box import LETTERS, ROUNDS, Box
from ronron_practice.leduc.notation import BETS
from ronron_practice.leduc.state import NONE, UNKNOWN, State

VERSION = 1
"""The version of the view; raised whenever what is shown changes."""
LAYOUT = Layout(
    [Pile("public"), Seats("staked"), Hand("cards")],
    faces={"J": Face(tone="blue"), "Q": Face(tone="pink"), "K": Face(tone="yellow")},
    pictures={"fold": "flag", "check": "check", "call": "coins", "raise": "up", "turn": "flip"},
)


class View(msgspec.Struct, frozen=True):
    """Cards by letter, None where they are not known."""

    cards: list[str | None]
    public: str | None
    staked: list[int]
    said: list[list[str]]
    to_move: int
    folded: int | None


def view(box: Box, s: State, seat: int) -> View:
    """Of a redacted state: what is blank there is None here."""
    return View(
        cards=[None if rank == UNKNOWN else LETTERS[rank] for rank in s.cards],
        public=None if s.public == NONE else LETTERS[s.public],
        staked=s.staked.tolist(),
        said=[[BETS[bet] for bet in s.bets[part, : s.bets_made[part]]] for part in range(ROUNDS)],
        to_move=int(s.to_move),
        folded=None if s.folded == NONE else int(s.folded),
    )
