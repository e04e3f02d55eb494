"""What can be said about two-seat games on an open board. Their messages differ only in the name of the game."""

from __future__ import annotations

from dataclasses import dataclass

from ronron.games.contract import Line, Prompt
from ronron.games.layout import Face, Grid, Layout, Sign
from ronron.kernel import SPECTATOR
from ronron.said import Said, Seat, said
from ronron_practice.duel import NO_WINNER, Duel
from ronron_practice.duel_notation import SIGNS

FACES = dict(zip(SIGNS, (Face("✕", "blue"), Face("◯", "orange")), strict=True))


@dataclass(frozen=True)
class DuelTelling:
    """The sentences of a game in which both seats put their sign on a board."""

    game: str
    verb: str
    plays: str
    """The article by which a sign is put."""
    wins: str
    draws: str

    def choice(self, place: str) -> tuple[str, list[str], Said]:
        """Verb, target and label of putting a sign at a place."""
        return self.verb, [place], said(f"{self.game}-put", place=place)

    def prompt(self, s: Duel, seat: int) -> Prompt:
        """Which sign is to be put; a spectator is told whose."""
        message = f"{self.game}-prompt" if seat == s.to_move else f"{self.game}-prompt-other"
        return Prompt(said(message, sign=SIGNS[s.to_move], who=Seat(s.to_move)), self.plays)

    def describe(self, s: Duel, position: str, seat: int) -> list[Said]:
        """Whose sign is which, then the board row by row from the top."""
        rows = list(enumerate(reversed(position.split("/")), 1))
        lines = [said(f"{self.game}-row", number=number, signs=" ".join(row)) for number, row in reversed(rows)]
        yours = [said(f"{self.game}-your-sign", sign=SIGNS[seat])] if seat != SPECTATOR else []
        return [*yours, *lines]

    def told(self, place: str, mover: int) -> list[Said]:
        """Who put their sign where."""
        return [said(f"{self.game}-has-put", who=Seat(mover), place=place, sign=SIGNS[mover])]

    def result(self, s: Duel) -> tuple[Said | None, list[list[Line]], list[Said]]:
        """A line in a row, or a full board."""
        if s.winner == NO_WINNER:
            return said(f"{self.game}-full", self.draws), [[], []], []
        return None, [[self._line(s, seat)] for seat in range(2)], []

    def _line(self, s: Duel, seat: int) -> Line:
        if s.winner == seat:
            return Line(said(f"{self.game}-won"), self.wins, 1, [])
        return Line(said(f"{self.game}-lost"), self.wins, -1, [])


def layout(verb: str, picture: Sign, place: str) -> Layout:
    """A board of signs."""
    colours = [face.tone for face in FACES.values()]
    return Layout([Grid("rows", place=place)], faces=FACES, pictures={verb: picture}, seats=colours)
