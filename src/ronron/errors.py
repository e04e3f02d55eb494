"""What can go wrong, by cause. Every message says what was wrong, where, and what would be right.

RonronError
├── UnknownGameError         no game of that name
├── OptionError              an option or its value is not one the game has
│   ├── PlayersError         the game is not for that many players
│   ├── SeedError            a seed is not a whole number from 0 up
│   └── BudgetError          what a search may take is nothing, or no number
├── SeatError                no such seat at this game
├── BoxError                 a component file cannot be used
├── NotationError            a text that should say something about a game does not
│   ├── PositionError        … a position
│   ├── RecordError          … a record
│   └── DecisionError        … a decision, or a number that names none
├── IllegalDecisionError     a decision the rules refuse now; carries the article
├── TurnError                nothing of that kind can be done now
├── RefusedError             a table does not allow it; carries a code, sentences and perhaps an article
├── StoreError               something could not be saved or read; nothing changed
├── CompileError             a kernel could not be compiled in a child process
└── PeerError                a peer of the benchmarks is missing or broken
"""

from __future__ import annotations


class RonronError(Exception):
    """Anything a caller may want to catch; its text is one sentence a person can act on."""


class UnknownGameError(RonronError):
    """No game of that name."""


class OptionError(RonronError):
    """An option or its value is not one the game has."""


class PlayersError(OptionError):
    """The game is not for that many players."""


class SeedError(OptionError):
    """A seed is not a whole number from 0 up."""


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
    """A decision the rules refuse now. `article` names the rule, `sentences` explains it by language."""

    def __init__(self, decision: int, article: str, sentences: dict[str, str]) -> None:
        super().__init__(f"{sentences['en']} ({article})")
        self.decision = decision
        self.article = article
        self.sentences = sentences

    def __reduce__(self) -> tuple[type[IllegalDecisionError], tuple[int, str, dict[str, str]]]:
        return type(self), (self.decision, self.article, self.sentences)


class TurnError(RonronError):
    """Nothing of that kind can be done now."""


class RefusedError(RonronError):
    """A table or its server does not allow it. `code` is for programs, `sentences` for people, by language."""

    def __init__(self, code: str, sentences: dict[str, str], article: str = "") -> None:
        super().__init__(f"{sentences['en']} ({article})" if article else sentences["en"])
        self.code = code
        self.sentences = sentences
        self.article = article
        self.retry_s: int | None = None
        """When it is worth asking again, where that is known."""

    def __reduce__(self) -> tuple[type[RefusedError], tuple[str, dict[str, str], str]]:
        return type(self), (self.code, self.sentences, self.article)


class StoreError(RonronError):
    """Something could not be saved or read; nothing changed."""


class CompileError(RonronError):
    """A kernel could not be compiled in a child process."""


class PeerError(RonronError):
    """A peer of the benchmarks is missing or broken."""
