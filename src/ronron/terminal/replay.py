"""Replaying a finished game in a terminal, moment by moment."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from rich.console import Console

from ronron.api import Position
from ronron.api.telling import Picture, describe, pictures, result
from ronron.errors import SeatError
from ronron.kernel import SPECTATOR
from ronron.said import People, tell, tell_with_article
from ronron.terminal.commands import words_for
from ronron.terminal.plain import scene_of
from ronron.terminal.sheets import sheets
from ronron.words import say

EYES = {"open": None, "spectator": SPECTATOR}
NOBODY = -1
BEGINNING = re.compile(r"(?:^|(?<=[.!?] ))\w")


def read_eyes(word: str, players: int) -> int | None:
    """Whose view a typed word names: a seat, SPECTATOR, or None for everything open."""
    if word in EYES:
        return EYES[word]
    if word.isdecimal() and int(word) < players:
        return int(word)
    raise SeatError("error-eyes", last=players - 1, given=repr(word))


def capitalised(sentences: str) -> str:
    """Begin each sentence with a capital, since seats have no names here."""
    return BEGINNING.sub(lambda found: found.group().upper(), sentences)


class Showing:
    """Steps through a game on command; `ask` reads a line, and raises EOFError when the input ends."""

    def __init__(
        self, position: Position, eyes: int | None, language: str, console: Console, ask: Callable[[str], str]
    ) -> None:
        self.position = position
        self.eyes = eyes
        self.scene = scene_of(position.game.book)
        self.language = language
        self.console = console
        self.ask = ask
        self.pictures = list(pictures(position, eyes))
        self.last = self.pictures[-1].decisions
        self.at = 0
        seats = range(position.players)
        self.people = People([self.say("replay-t-seat-object", seat=seat) for seat in seats])
        """The names for sentences; the person at the terminal is not among them."""
        named = [self.say("replay-t-seat", seat=seat) for seat in seats]
        self.around = People(named, NOBODY if eyes is None or eyes == SPECTATOR else eyes)
        """The names for boards and sheets; the seat looked through counts as the reader's."""

    def say(self, message: str, **values: Any) -> str:
        """A message in this language."""
        return say(self.language, message, **values)

    def tell(self, sentence: str, style: str = "") -> None:
        """A line for the person."""
        self.console.print(sentence, style=style, markup=False, highlight=False)

    def run(self) -> None:
        """Show the beginning, then follow commands until the person quits."""
        self.show()
        while True:
            prompt = self.say("replay-t-prompt", at=self.at, last=self.last)
            try:
                line = self.ask(f"{prompt} ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if line in words_for("stop", self.language):
                return
            self.obey(line)

    def obey(self, line: str) -> None:
        """Go to the moment that a line names, or list the commands."""
        if line == "":
            self.go(self.at + 1)
        elif line in words_for("before", self.language):
            self.go(self.at - 1)
        elif line in words_for("words", self.language):
            self.describe()
        elif line.isdecimal() and int(line) <= self.last:
            self.go(int(line))
        else:
            self.tell(self.say("replay-t-help", last=self.last))

    def go(self, decided: int) -> None:
        """Go to the moment after so many decisions, if there is one."""
        if not 0 <= decided <= self.last:
            self.tell(self.say("replay-t-end" if decided > self.last else "replay-t-start"), "dim")
            return
        self.at = decided
        self.show()

    def show(self) -> None:
        """Show the last decision and its consequences, then the board."""
        before = self.settled(self.at - 1)
        marked: list[str] = []
        for picture in (each for each in self.pictures if each.decisions == self.at):
            if before is not None:
                marked = self.scene.touched(before.view, picture.view)
            for sentence in picture.told:
                told = capitalised(tell_with_article(self.language, sentence, self.people))
                self.tell(told, "bold" if picture.mover is not None else "bold cyan")
            before = picture
        assert before is not None  # noqa: S101  every moment has a picture
        self.show_board(before, marked)

    def show_board(self, picture: Picture, marked: list[str]) -> None:
        """Show the board at a moment; at the end the score too."""
        self.console.print(self.scene.board(picture.view, self.around, self.language, (), marked))
        if self.at == self.last:
            self.show_result()

    def describe(self) -> None:
        """Show the board in words."""
        for line in describe(self.position.after(self.at), self.eyes):
            self.tell(tell_with_article(self.language, line, self.around))

    def show_result(self) -> None:
        """Show the score, and who wins."""
        ended = result(self.position)
        self.console.print(sheets(ended, self.around, self.language, self.scene.label))
        self.tell(tell(self.language, ended.outcome, People(self.around.names)), "bold green")

    def settled(self, decided: int) -> Picture | None:
        """The last picture of a moment."""
        return next((each for each in reversed(self.pictures) if each.decisions == decided), None)
