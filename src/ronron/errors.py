"""What can go wrong, by cause. Every message says what was wrong, where, and what would be right.

An error carries a message of the Fluent files and its values, as `Said`. `str(error)` is English; whoever speaks to a
person says `error.told(language)`.

>>> from ronron.errors import PlayersError
>>> error = PlayersError("error-players", game="poche", players="2", given="3")
>>> str(error)
'poche is for 2 players, not 3'
>>> error.told("fr")
'poche se joue à 2, et non à 3'

RonronError
├── UnknownGameError         no game of that name
├── GameError                a game is not whole, or does not fit in
├── OptionError              an option or its value is not one the game has
│   ├── PlayersError         the game is not for that many players
│   ├── SeedError            a seed is not a whole number from 0 up
│   ├── LanguageError        a language Ronron does not speak
│   └── BudgetError          what a search may take is nothing, or no number
├── SeatError                no such seat at this game
├── BoxError                 a component file cannot be used
├── NotationError            a text that should say something about a game does not
│   ├── PositionError        … a position
│   ├── RecordError          … a record
│   └── DecisionError        … a decision, or a number that names none
├── IllegalDecisionError     a decision the rules refuse now; carries the article
├── TurnError                nothing of that kind can be done now
├── RefusedError             a table does not allow it; carries a code, and perhaps an article
├── StoreError               something could not be saved or read; nothing changed
├── CompileError             a kernel could not be compiled in a child process
└── PeerError                a peer of the benchmarks is missing or broken
"""

from __future__ import annotations

from ronron.said import Said, Value, all_of, in_all_languages, said, tell_with_article
from ronron.words import FALLBACK, languages


class RonronError(Exception):
    """Anything a caller may want to catch: a message that a person can act on, in no language yet.

    It is put into words only when somebody asks. It can be pickled: its positional arguments are its `args`.
    """

    def __init__(self, message: str | Said, article: str = "", /, **values: Value) -> None:
        self.said = message if isinstance(message, Said) else said(message, article, **values)

    @property
    def article(self) -> str:
        """The rule it follows from, where there is one."""
        return self.said.article

    def told(self, language: str) -> str:
        """What it says in a language, with its article."""
        return tell_with_article(language, self.said)

    @property
    def sentences(self) -> dict[str, str]:
        """What it says in every language, without its article: for the protocol."""
        return dict(in_all_languages(self.said))

    def __str__(self) -> str:
        return self.told(FALLBACK)


class UnknownGameError(RonronError):
    """No game of that name."""


class GameError(RonronError):
    """A game is not whole, or does not fit in."""


class OptionError(RonronError):
    """An option or its value is not one the game has."""


class PlayersError(OptionError):
    """The game is not for that many players."""


class SeedError(OptionError):
    """A seed is not a whole number from 0 up."""


class LanguageError(OptionError):
    """A language Ronron does not speak."""

    def __init__(self, language: object) -> None:
        super().__init__("error-language", languages=all_of(languages()), given=repr(language))


class BudgetError(OptionError):
    """What a search may take is nothing, or no number."""


class SeatError(RonronError):
    """No such seat at this game."""


class BoxError(RonronError):
    """A component file cannot be used."""


class NotationError(RonronError):
    """A text that should say something about a game does not."""


class PositionError(NotationError):
    """A text is not a position of this game."""


class RecordError(NotationError):
    """A text is not a record of this game."""


class DecisionError(NotationError):
    """A text or number names no decision of this game."""


class IllegalDecisionError(RonronError):
    """A decision the rules refuse now, and why."""

    def __init__(self, decision: int, reason: Said) -> None:
        super().__init__(reason)
        self.decision = decision


class TurnError(RonronError):
    """Nothing of that kind can be done now."""


class RefusedError(RonronError):
    """A table or its server does not allow it. `code` is for programs."""

    def __init__(self, code: str, reason: Said) -> None:
        super().__init__(reason)
        self.code = code
        self.retry_s: int | None = None
        """In how many seconds it is worth asking again; None if that is not known."""


class StoreError(RonronError):
    """Something could not be saved or read; nothing changed."""


class CompileError(RonronError):
    """A kernel could not be compiled in a child process."""


class PeerError(RonronError):
    """A peer of the benchmarks is missing or broken."""
