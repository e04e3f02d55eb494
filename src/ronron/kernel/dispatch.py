"""The names every game answers to, and how a generic kernel finds them.

Kernels call `legal(box, s)` without knowing the game. Compiled, the game is chosen by the type of the record while
compiling and costs nothing at run time; un-compiled, by the class of the twin.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import numba
from numba.extending import overload

from ronron.kernel.bits import has, popcount
from ronron.kernel.generator import Generator
from ronron.kernel.records import Record
from ronron.kernel.rule import rule

NATURE = -1
"""Whose turn it is when something random happens."""
SPECTATOR = -2
"""The eyes of somebody who watches and holds no seat."""
NOBODY = -3
"""Whose turn it is when the game is over."""
CONSEQUENCES = -4
"""Whose turn it is while forced consequences remain."""

WHOLE = 1_000_000
"""A standing as good as it can be: the whole win."""

Box: TypeAlias = Any
State: TypeAlias = Any
F = TypeVar("F", bound=Callable[..., Any])


@rule
def _nothing_forced(box: Box, s: State) -> bool:
    return False


@rule
def _no_consequence(box: Box, s: State) -> None:
    return None


@rule
def _no_chances(box: Box, s: State, outcome: int) -> int:
    return 0


@rule
def _nature_to_move(box: Box, s: State) -> bool:
    return turn(box, s) == NATURE


@rule
def _all_open(box: Box, s: State, seat: int) -> None:
    return None


@rule
def _nothing_to_imagine(box: Box, s: State, seat: int, rng: Generator) -> None:
    return None


@rule
def _always(box: Box, s: State) -> bool:
    return True


@rule
def _one_chapter(box: Box, s: State) -> int:
    return 0


@rule
def _share_of_win(box: Box, s: State, seat: int) -> int:
    if not over(box, s):
        return int(WHOLE // s.players)
    return share(winners(box, s), seat)


@rule
def share(won: int, seat: int) -> int:
    """A seat's part of the win, of WHOLE."""
    return WHOLE // popcount(won) if has(won, seat) else 0


@rule
def with_margin(part: int, lead: int, most: int) -> int:
    """A part of the win, a twentieth of which is for the margin: a lead of `most` points or more is all of that."""
    lead = max(-most, min(lead, most))
    return part + (WHOLE * (lead + most) // (2 * most) - part) // 20


@rule
def _no_instinct(box: Box, s: State, decision: int) -> int:
    return 0


class Manner(Record):
    """How a game is best searched: parameters that its ladder proved, see `search.Tree`."""

    pace: int = 100_000
    """About how many iterations a second a core of an ordinary machine makes; no part of the search itself."""
    explore: int = 1000
    """The weight of few visits, in thousandths of what results lie apart."""
    guided: int = 0
    """Of a hundred decisions of a rollout, how many follow instinct."""
    horizon: int = 1_000_000
    """Decisions of a rollout until it is judged."""
    wide: int = 0
    """How many options a node tries before it goes by results, the most appealing first; 0 for all in any order …"""
    widening: int = 0
    """… and it tries one more for every so many visits."""

    def __init__(self, **parameters: int) -> None:
        super().__init__()
        for name, value in parameters.items():
            if name not in self._declared:
                raise TypeError(f"{name!r} is no parameter of {type(self).__name__}")
            setattr(self, name, value)


@dataclass(frozen=True)
class Rules:
    """The compiled side of one game: its records and its rules."""

    slug: str
    state: type[Record]
    box: type[Record]
    sources: tuple[Path, ...]
    """Every file whose content enters compiled code."""
    manner: Manner
    deal: Callable[[Box, State, Generator], None]
    turn: Callable[[Box, State], int]
    legal: Callable[[Box, State], int]
    play: Callable[[Box, State, int], None]
    over: Callable[[Box, State], bool]
    score: Callable[[Box, State, int], int]
    winners: Callable[[Box, State], int]
    forced: Callable[[Box, State], bool] = _nothing_forced
    advance: Callable[[Box, State], None] = _no_consequence
    chances: Callable[[Box, State, int], int] = _no_chances
    redact: Callable[[Box, State, int], None] = _all_open
    imagine: Callable[[Box, State, int, Generator], None] = _nothing_to_imagine
    appeal: Callable[[Box, State, int], int] = _no_instinct
    standing: Callable[[Box, State, int], int] = _share_of_win
    chapter: Callable[[Box, State], int] = _one_chapter
    record_type: Any = field(init=False)
    nature: Callable[[Box, State], bool] = field(init=False)
    uncertain: Callable[[Box, State], bool] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "record_type", numba.from_dtype(self.state.dtype))
        random = self.chances is not _no_chances
        object.__setattr__(self, "nature", _nature_to_move if random else _nothing_forced)
        uncertain = random or self.redact is not _all_open
        object.__setattr__(self, "uncertain", _always if uncertain else _nothing_forced)

    @classmethod
    def names(cls) -> list[str]:
        """The names of the functions a game may define."""
        first = [f.name for f in fields(cls)].index("deal")
        return [f.name for f in fields(cls)[first:] if f.init]


_by_record_type: dict[Any, Rules] = {}
_by_twin: dict[type[Record], Rules] = {}


def register(rules: Rules) -> None:
    """Make a game known to the kernels. Its layout must be its own, since that is what it is known by."""
    known = _by_record_type.get(rules.record_type)
    if known is not None and known.state is not rules.state:
        raise TypeError(f"the states of {known.slug} and {rules.slug} have the same layout; rename a field of one")
    _by_record_type[rules.record_type] = rules
    _by_twin[rules.state] = rules


def _generic(stub: F) -> F:
    """Turn a stub into the name under which kernels call each game's own function."""
    name = stub.__name__

    @functools.wraps(stub)
    def uncompiled(*arguments: Any) -> Any:
        return getattr(_by_twin[type(arguments[1])], name)(*arguments)

    @overload(uncompiled, strict=False)
    def compiled(*arguments: Any) -> Any:
        chosen = getattr(_by_record_type[arguments[1]], name)
        return lambda *arguments: chosen(*arguments)

    return uncompiled  # type: ignore[return-value]


@_generic
def deal(box: Box, s: State, rng: Generator) -> None:
    """Set up a game in a blank state whose players and options are set; all randomness no choice can change."""


@_generic
def turn(box: Box, s: State) -> int:
    """The seat to decide, or NATURE. Asked only of a game neither over nor in the midst of consequences."""
    return NOBODY


@_generic
def legal(box: Box, s: State) -> int:
    """The decisions open to whose turn it is, as a set; never empty while somebody is to decide."""
    return 0


@_generic
def play(box: Box, s: State, decision: int) -> None:
    """Apply one legal decision, or one outcome of nature."""


@_generic
def over(box: Box, s: State) -> bool:
    """Is the game over?"""
    return True


@_generic
def score(box: Box, s: State, seat: int) -> int:
    """What a seat has scored; final once the game is over."""
    return 0


@_generic
def winners(box: Box, s: State) -> int:
    """The seats that share the win, as a set, once the game is over."""
    return 0


@_generic
def forced(box: Box, s: State) -> bool:
    """Does a consequence remain that nobody chooses?"""
    return False


@_generic
def advance(box: Box, s: State) -> None:
    """Carry out one forced consequence."""


@_generic
def chances(box: Box, s: State, outcome: int) -> int:
    """How likely an outcome of nature is, as a whole-number weight."""
    return 1


@_generic
def nature(box: Box, s: State) -> bool:
    """Is it NATURE's turn? Never, and compiled away, in a game without chances."""
    return False


@_generic
def uncertain(box: Box, s: State) -> bool:
    """Can the same decisions come to different things? Not, and compiled away, where all is open and nothing random."""
    return False


@_generic
def redact(box: Box, s: State, seat: int) -> None:
    """Blank, in place, what a seat may not know."""


@_generic
def imagine(box: Box, s: State, seat: int, rng: Generator) -> None:
    """Fill the blanks of a redacted state with a world that fits, each world as likely as it should be."""


@_generic
def appeal(box: Box, s: State, decision: int) -> int:
    """How good a decision looks to its mover, given what the mover knows; may try things out, but puts them back."""
    return 0


@_generic
def standing(box: Box, s: State, seat: int) -> int:
    """How much of the win is a seat's, of WHOLE: all things considered at the end, and a guess before it."""
    return 0


@_generic
def chapter(box: Box, s: State) -> int:
    """The part of the game this is, where it has parts after which most begins anew; a search looks at one only."""
    return 0
