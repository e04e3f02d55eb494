"""What a game says about itself, and the small values its parts exchange."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, get_args

import numpy as np

from ronron.errors import OptionError, PlayersError, SeatError
from ronron.kernel import SPECTATOR
from ronron.said import one_of
from ronron.words import has_message, say

Promise = Literal["lesson", "pages", "board", "box", "matou"]
"""What a game may promise to players; the conformance suite holds it to that.

- `lesson`: a guided first game, in `lesson.toml`;
- `pages`: its rules in every language of the house;
- `board`: a board of its own instead of the plain one;
- `box`: a component file that people may change and bring;
- `matou`: the levels that decide by instinct are worth playing against.
"""
EVERYTHING: tuple[Promise, ...] = get_args(Promise)
"""What is asked of a game that stands on the first shelf."""


@dataclass(frozen=True)
class Title:
    """The declared facts about a game; the conformance suite checks each of them."""

    slug: str
    version: int
    """The version of the rules; raised whenever an old record would play out differently."""
    players: tuple[int, ...]
    decisions: int
    """Decisions are numbers below this, at most 62."""
    longest: int
    """No game has more decisions than this, nature's included."""
    lowest_score: int
    highest_score: int
    replays: tuple[int, ...] = ()
    """Older versions of the rules whose records still replay to the same end."""
    hidden: tuple[str, ...] = ()
    """The fields of the state that some seat may not know; a game that names any has a `secrets` module."""
    usual_players: int | None = None
    """The default number of players; if not declared, the smallest."""
    options: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    """The values of each option, the default first; the state holds the index, in a field of the same name."""

    promises: tuple[Promise, ...] = ()
    """What it promises to players beyond being whole."""

    def name(self, language: str) -> str:
        """What the game is called, in full where it has a longer name."""
        title = f"{self.slug}-title"
        return say(language, title if has_message(title) else f"{self.slug}-name")

    def check_players(self, players: int | None) -> int:
        """Check the number of players; the default if none is given."""
        if players is None:
            return self.usual_players or self.players[0]
        if type(players) is not int or players not in self.players:
            raise PlayersError("error-players", game=self.slug, players=one_of(self.players), given=repr(players))
        return int(players)

    def check_options(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Check the options; returns all of them, with defaults filled in."""
        for name, value in given.items():
            if name not in self.options:
                count, known = len(self.options), ", ".join(self.options)
                raise OptionError("error-no-option", game=self.slug, option=repr(name), count=count, options=known)
            allowed = self.options[name]
            if not any(value == each and type(value) is type(each) for each in allowed):
                values = one_of(map(repr, allowed))
                raise OptionError("error-option", option=name, game=self.slug, values=values, given=repr(value))
        return {name: given.get(name, values[0]) for name, values in self.options.items()}

    def check_seat(self, seat: int, players: int) -> int:
        """Check that this is a seat in a game for so many players, or SPECTATOR."""
        whole = isinstance(seat, int | np.integer) and not isinstance(seat, bool)
        if not whole or (seat != SPECTATOR and seat not in range(players)):
            raise SeatError("error-seat", seat=repr(seat), seats=one_of(range(players)))
        return int(seat)
