"""The functions every game has, and how a generic kernel finds those of its game.

Kernels call `legal(box, s)` without knowing the game. While a kernel is compiled, the type of the record chooses the
game, which costs nothing at run time. Un-compiled, the class of the twin chooses it.
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
"""The mover when something random happens."""
SPECTATOR = -2
"""The viewer who watches and has no seat."""
NOBODY = -3
"""The mover when the game is over."""
CONSEQUENCES = -4
"""The mover while forced consequences remain."""

WHOLE = 1_000_000
"""The best standing there is: the whole win. All shares are whole numbers out of it."""

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
    """A seat's share of the win, out of WHOLE, when the seats of the set `won` divide it equally."""
    return WHOLE // popcount(won) if has(won, seat) else 0


@rule
def with_margin(part: int, lead: int, most: int) -> int:
    """A share of which one twentieth depends on the lead: all of it from `most` points up, none from −`most` down."""
    lead = max(-most, min(lead, most))
    return part + (WHOLE * (lead + most) // (2 * most) - part) // 20


@rule
def _no_instinct(box: Box, s: State, decision: int) -> int:
    return 0


class Manner(Record):
    """The search parameters of a game, chosen by measuring; `search.Tree` inherits them."""

    pace: int = 100_000
    """Iterations per second on one core of an ordinary machine, to turn seconds into iterations."""
    explore: int = 1000
    """The weight of exploration (the constant of UCB), in thousandths of the standard deviation of results."""
    guided: int = 0
    """The percentage of decisions in a rollout that follow `appeal`; the others are random."""
    horizon: int = 1_000_000
    """The most decisions of a rollout before `standing` judges it."""
    wide: int = 0
    """Progressive widening: a node begins with this many options, the most appealing first. 0: all, in random order."""
    widening: int = 0
    """Beyond `wide`, a node has at most one option for every so many visits."""

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
    """Every file whose content enters the compiled code of the game."""
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
    """Make a game known to the kernels. They know it by the layout of its state, so no two games may share one."""
    known = _by_record_type.get(rules.record_type)
    if known is not None and known.state is not rules.state:
        raise TypeError(f"the states of {known.slug} and {rules.slug} have the same layout; rename a field of one")
    _by_record_type[rules.record_type] = rules
    _by_twin[rules.state] = rules


def _generic(stub: F) -> F:
    """Turn a stub into a function that calls the function of the same name in the game at hand."""
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
    """Deal, in a blank state whose players and options are set, everything random that no decision can change."""


@_generic
def turn(box: Box, s: State) -> int:
    """The seat to decide, or NATURE. Called only when the game is not over and no consequence is forced."""
    return NOBODY


@_generic
def legal(box: Box, s: State) -> int:
    """The set of decisions open to the mover; never empty while there is a mover."""
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
    """The score of a seat; final once the game is over."""
    return 0


@_generic
def winners(box: Box, s: State) -> int:
    """The seats that share the win, as a set, once the game is over."""
    return 0


@_generic
def forced(box: Box, s: State) -> bool:
    """Is a consequence left that nobody chooses?"""
    return False


@_generic
def advance(box: Box, s: State) -> None:
    """Carry out one forced consequence."""


@_generic
def chances(box: Box, s: State, outcome: int) -> int:
    """The weight of an outcome of nature; its probability is the weight over the sum of all weights."""
    return 1


@_generic
def nature(box: Box, s: State) -> bool:
    """Is it NATURE's turn? In a game without `chances` a compile-time False."""
    return False


@_generic
def uncertain(box: Box, s: State) -> bool:
    """True if the game has hidden information or chance; a compile-time constant."""
    return False


@_generic
def redact(box: Box, s: State, seat: int) -> None:
    """Blank, in place, what a seat may not know."""


@_generic
def imagine(box: Box, s: State, seat: int, rng: Generator) -> None:
    """Fill the blanks of a redacted state with a random world consistent with it, drawn by its true probability."""


@_generic
def appeal(box: Box, s: State, decision: int) -> int:
    """A cheap rating of a decision, from what the mover knows. It may change the state, but must restore it."""
    return 0


@_generic
def standing(box: Box, s: State, seat: int) -> int:
    """A seat's share of the win, out of WHOLE: the result when the game is over, an estimate before."""
    return 0


@_generic
def chapter(box: Box, s: State) -> int:
    """The number of the current part of the game, such as a round. A search ends where its part does."""
    return 0
