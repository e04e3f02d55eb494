"""Mistakes that authors of games make, each planted into a game that is sound, and what the suite has to say about it.

What has to be told names the place: a file and a line where the linter or Python knows it, else the file and the
function; for a leak the field, the seat, the moment and the decision too.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Mistake:
    """A change to a file of a game, and what is told about it; without `before` the whole file is removed."""

    file: str
    before: str
    instead: str
    told: str
    """A pattern, in which `LINE` stands for the first line that was changed, and `LINE+1` for the next."""
    model: str = "ninelives"

    def plant(self, folder: Path) -> str:
        """Make the mistake in the folder of a game; the pattern of what has to be told is returned."""
        path = folder / self.file
        if not self.before:
            path.unlink()
            return self.told
        text = path.read_text(encoding="utf-8")
        assert text.count(self.before) == 1, f"{self.before!r} stands {text.count(self.before)} times in {self.file}"
        line = text[: text.index(self.before)].count("\n") + 1
        path.write_text(text.replace(self.before, self.instead), encoding="utf-8")
        return re.sub(r"LINE(\+\d+)?", lambda found: str(line + int(found[1] or 0)), self.told)


def missing(file: str, told: str) -> Mistake:
    """A file that is missing."""
    return Mistake(file, "", "", told)


MISTAKES: dict[str, Mistake] = {
    # A piece of the game is missing.
    "no notation": missing("notation.py", r"ninelives has no module notation\.py"),
    "no score": Mistake("rules.py", "def score(", "def points(", r"rules\.py of ninelives has no score"),
    "no imagine": Mistake("secrets.py", "def imagine(", "def dream(", r"secrets\.py of ninelives has no imagine"),
    "no title": Mistake("__init__.py", "TITLE =", "HEADING =", r"__init__\.py of ninelives has no TITLE"),
    "hides a field there is not": Mistake(
        "__init__.py", '"cards", "deck"', '"cards", "pile"', r"the state of ninelives has no field pile"
    ),
    "no scrambler": missing("kit/scrambler.py", r"needs ninelives/kit/scrambler\.py with the function scramble"),
    "layout of a field there is not": Mistake("view.py", 'Hand("drawn")', 'Hand("opened")', r"ninelives.*opened"),
    # What cannot be compiled, or does something else when it is.
    "a float": Mistake(
        "instinct.py", "NINE - lives(s", "0.5 * lives(s", r"ninelives/instinct\.py:LINE: rules know whole numbers only"
    ),
    "a division": Mistake(
        "rules.py", "return s.deck[kind]", "return s.deck[kind] / 1", r"ninelives/rules\.py:LINE: a division by /"
    ),
    "a dict": Mistake(
        "rules.py",
        "    lives = 0\n",
        "    lives = {0: 0}[0]\n",
        r"ninelives/rules\.py:LINE: rules allocate nothing.*Dict",
    ),
    "a list of the module": Mistake(
        "rules.py",
        "NINE = 9\n",
        "NINE = 9\nWORTH = [1, 2, 3, 4, 5]\n\n\n@rule\ndef worth(kind: int) -> int:\n    return WORTH[kind]\n",
        r"ninelives/rules\.py:LINE+6: WORTH can be changed",
    ),
    "a text": Mistake(
        "rules.py",
        "    s.shown = 1\n",
        '    s.shown = 1 if "cats" else 0\n',
        r"ninelives/rules\.py:LINE: rules have no text",
    ),
    "assigned in one branch only": Mistake(
        "secrets.py",
        "    before = open_lives(s, owner)\n",
        "    if owner >= 0:\n        before = open_lives(s, owner)\n",
        r"ninelives/secrets\.py:LINE+3: before may have no value here",
    ),
    "two types in a variable": Mistake(
        "rules.py",
        "    lives = 0\n",
        "    lives = False\n    lives = 0\n",
        r"ninelives/rules\.py:LINE+1: lives is bool at first and int here",
    ),
    "a forgotten @rule": Mistake(
        "rules.py", "@rule\ndef legal", "def legal", r"ninelives/rules\.py:LINE: legal is a rule, but @rule is missing"
    ),
    "a forgotten @rule below": Mistake(
        "rules.py",
        "@rule\ndef next_awake",
        "def next_awake",
        r"ninelives/rules\.py:\d+: the rule play calls next_awake, which has no @rule",
    ),
    # What stops the first game.
    "nothing is legal": Mistake(
        "rules.py",
        "return bit(NAP) if lives(s, s.to_move) > NINE else bit(NAP) | bit(POUNCE)",
        "return 0 if lives(s, s.to_move) > NINE else bit(NAP) | bit(POUNCE)",
        r"rules\.py: `legal` is empty, but `over` says that the game goes on, after the decisions \d",
    ),
    "an index too far": Mistake(
        "rules.py", "s.drawn[s.to_move, s.pounces", "s.drawn[4, s.pounces", r"rules\.py:LINE: `play` raised IndexError"
    ),
    "consequences without end": Mistake(
        "rules.py", "    s.shown = 1\n", "    s.drawing = 0\n", r"rules\.py: `forced` is still true after 1,000 times"
    ),
    "a turn for nobody": Mistake(
        "rules.py", "(s.to_move + step) % s.players", "s.to_move + step", r"rules\.py: `turn` is \d, neither one of 2"
    ),
    "more decisions than declared": Mistake(
        "__init__.py", "decisions=7", "decisions=6", r"rules\.py: `legal` is 0b\d+, but TITLE has 6 decisions"
    ),
    "a chance of nothing": Mistake(
        "rules.py",
        "return s.deck[kind]",
        "return s.deck[kind] - 4",
        r"rules\.py: `chances` of outcome \d is -?\d, but it is legal",
    ),
    # What is played, but not by the rules.
    "chances by value": Mistake(
        "rules.py", "return s.deck[kind]", "return 1", r"rules\.py: `chances` are .*and the kit's .*ninelives-\d, after"
    ),
    "longer than declared": Mistake("__init__.py", "longest=76", "longest=9", r"TITLE.*longe.* 9"),
    "a higher score than declared": Mistake("__init__.py", "highest_score=9", "highest_score=7", r"TITLE.* 7"),
    "a rule that changes what it looks at": Mistake(
        "rules.py",
        '    """N3: every card of the deck is as likely."""\n',
        '    """N3: every card of the deck is as likely."""\n    s.shown = 0\n    s.pounces[0] = 0\n',
        r"rules\.py: `chances` answers a question, but changes the state, after the decisions \d",
    ),
    "other rules under the same version": Mistake(
        "rules.py", "(s.to_move + step)", "(s.to_move - step)", r"the golden file rules-1/ninelives-\d.* would change"
    ),
    # Leaks.
    "a deck one can count": Mistake(
        "secrets.py",
        "            s.deck[s.cards[owner]] += 1\n",
        "",
        r"(seat \d|a spectator) is told what it cannot know, (before the first|after \d+) decisions?(.|\n)*"
        r"state\.deck\[\d\] is .* in one world and .* in the other(.|\n)*`redact` in secrets\.py",
    ),
    "cards of who naps": Mistake(
        "secrets.py",
        "owner != seat and s.shown == 0 and",
        "owner != seat and s.shown == 0 and not s.napping >> owner & 1 and",
        r"(seat \d|a spectator) is told what it cannot know, after \d+ decisions?, the last '\w+' by (seat \d|nature)"
        r"(.|\n)*state\.cards\[\d\] is .*`redact` in secrets\.py",
    ),
    "whose turn it is depends on a secret": Mistake(
        "rules.py",
        "        s.drawing = 0\n",
        "        s.drawing = 0\n        if s.cards[s.to_move] == KINDS - 1:\n            return\n",
        r"what happened tells (seat \d|a spectator) what it cannot know.*line \d+.*`turn` or `legal` in rules\.py",
    ),
    "what is legal depends on a secret": Mistake(
        "rules.py",
        "lives(s, s.to_move) > NINE else",
        "lives(s, (s.to_move + 1) % s.players) > NINE else",
        r"rules\.py: `turn` and `legal` are .* from what seat \d knows, but in truth .*ninelives-\d, after \d+",
    ),
    "a field that is hidden and not declared": Mistake(
        "__init__.py", 'hidden=("cards", "deck")', 'hidden=("cards",)', r"`redact` of ninelives blanks .*TITLE hides"
    ),
    "redacting twice does more": Mistake(
        "secrets.py", " and s.cards[owner] != UNKNOWN", "", r"secrets\.py: `redact` twice is not `redact` once"
    ),
    "imagined worlds that cannot be": Mistake(
        "secrets.py",
        "draw(s.deck[:most], rng)",
        "draw(s.deck[:], rng)",
        r"secrets\.py: `imagine` for seat -?\d(, ninelives-\d, after \d+| makes .*the kit says that it cannot be)",
    ),
    "imagined worlds that are too likely": Mistake(
        "secrets.py",
        "    for most in range(1, KINDS + 1):\n",
        "    for most in range(KINDS, 0, -1):\n",
        r"secrets\.py: `imagine` for seat -?\d",
    ),
    "imagining what is known": Mistake(
        "secrets.py",
        "if s.cards[owner] == UNKNOWN and most_hidden",
        "if owner != seat and s.shown == 0 and most_hidden",
        r"secrets\.py: `imagine` (changes what is known|for seat)",
    ),
    "an appeal that peeks": Mistake(
        "instinct.py",
        "NINE - lives(s, s.to_move) - ENOUGH if",
        "NINE - lives(s, 1 - s.to_move % 2) - ENOUGH if",
        r"instinct\.py: `appeal` of '\w+' to seat \d depends on what it does not know, ninelives-\d, after \d+",
    ),
    # What is said, written and read.
    "nothing for who does not learn a decision": Mistake(
        "secrets.py",
        "@rule\ndef most_hidden",
        "def knows(box: Box, s: State, decision: int, seat: int) -> bool:\n    return s.drawing == 0\n\n\n"
        "@rule\ndef most_hidden",
        r"notation\.py has no `untold`, but seat",
    ),
    "two decisions in one word": Mistake(
        "notation.py", '"5", "nap"', '"5", "5"', r"notation\.py: `text` writes two decisions alike"
    ),
    "a position that is read otherwise": Mistake(
        "notation.py", "        s.napping |= bit(seat)\n", "", r"notation\.py: `read`|notation\.py:\d+"
    ),
    "a refusal by no article": Mistake(
        "reasons.py",
        'said("ninelives-why-nap", "N4")',
        'said("ninelives-why-nap", "N44")',
        r"reasons\.py: no article 'N44'",
    ),
    "a missing word": Mistake(
        "locales/en.ftl", "ninelives-naps =", "ninelives-snores =", r"locales/en\.ftl.*ninelives-naps"
    ),
    "a word in one language only": Mistake(
        "locales/fr.ftl", "ninelives-over =", "ninelives-fini =", r"locales/\w\w\.ftl.*ninelives-(over|fini)"
    ),
    "an article in one language only": Mistake("rules.fr.md", "**N3**", "**N7**", r"rules\.fr\.md"),
    "a verb that is not declared": Mistake(
        "telling.py",
        'return "pounce", ["deck"]',
        'return "leap", ["deck"]',
        r"telling\.py: `choice` gives 'pounce' the verb 'leap', and VERBS has only nap, pounce, draw; ninelives-\d",
    ),
    "a turn that seems to go on": Mistake(
        "rules.py",
        "    s.to_move = (s.to_move + 1) % s.players\n",
        "    if decision > 0:\n        s.to_move = (s.to_move + 1) % s.players\n",
        r"view\.py has no `turn_number`, but seat \d decides",
        model="scaffold",
    ),
    "an end that shows what was folded": Mistake(
        "secrets.py",
        "owner != seat and s.shown == 0",
        "owner != seat and s.shown == 0 and s.folded < 0",
        r"told what it cannot know, after \d+ decisions?, the last 'fold' by seat \d, at the end",
        model="leduc",
    ),
    "a promise that is not kept": Mistake(
        "__init__.py", '"pages", "box"', '"pages", "lesson"', r"ninelives promises 'lesson'"
    ),
    "an instinct that loses": Mistake(
        "instinct.py",
        "NINE - lives(s, s.to_move) - ENOUGH if",
        "lives(s, s.to_move) - ENOUGH if",
        r"ninelives promises 'matou'.*instinct\.py",
    ),
}
