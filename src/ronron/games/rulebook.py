"""A game folder, opened: its modules found by name and checked for what they must hold."""

from __future__ import annotations

import ast
import importlib
import importlib.util
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import cast, get_type_hints

import msgspec

from ronron.errors import GameError
from ronron.games.components import FromFile, from_file
from ronron.games.contract import Match, Scene, Telling
from ronron.games.layout import Layout, check_layout
from ronron.games.plain import PlainTelling
from ronron.games.title import Title
from ronron.kernel import Record
from ronron.kernel.bits import WIDTH
from ronron.kernel.dispatch import Box, Manner, Rules, State
from ronron.kernel.kernels import MOST_SEATS
from ronron.said import Said, all_of
from ronron.words import FALLBACK

COMPILED = ("box", "state", "rules", "secrets", "instinct")
"""The modules of a game that are compiled, with everything they import. Editing other modules recompiles nothing."""


NEEDED = {
    "box": ("Box",),
    "state": ("State",),
    "rules": tuple(name for name in Rules.names() if not hasattr(Rules, name)),  # those without a default
    "notation": ("text", "write", "read"),
    "view": ("view",),
    "reasons": ("reason",),
}
"""The modules every game has, and what each must hold."""
SECRETS = ("redact", "imagine")
"""What the module `secrets` must hold, in a game that hides something."""
COMPONENTS = ("Components", "check", "fill")
"""What the module `components` holds; `check` alone is enough if the component file has the fields of the box."""
"""What the module `telling` may hold; what is left out is made from the notation."""


@dataclass(frozen=True)
class Rulebook:
    """Everything a game folder provides.

    Functions that speak to people (`text`, `reason`, `view` …) are given uncompiled twins of the state, mostly
    redacted: they cannot give away what they do not get.
    """

    title: Title
    package: str
    folder: Path
    rules: Rules
    from_file: FromFile
    """How a component file becomes a box."""
    text: Callable[[Box, State, int], str]
    """A decision in notation."""
    untold: Callable[[Box, State], str]
    """The notation of a decision for a reader who may not know which it was."""
    write: Callable[[Box, State], str]
    """A position in notation; what is not known is written as `?`."""
    read: Callable[..., None]
    """Fill a blank state from a position: `read(box, s, text)`, and by name what a game lets callers add."""
    view: Callable[[Box, State, int], msgspec.Struct]
    """What a seat sees."""
    reason: Callable[[Box, State, int], Said]
    """Why a decision that exists is not legal now, with the article that says so."""
    knows: Callable[[Box, State, int, int], bool]
    """Whether a seat learns which decision is made here."""
    reveals: Callable[[Box, State, int], bool]
    """Whether a decision reveals something hidden to somebody, so that it cannot be taken back."""
    telling: Telling
    """What can be said about the game, before it is put into a language."""
    turn_number: Callable[[Box, State], int] | None
    """A number that changes when a turn ends, even if the same seat has the next turn; None if that cannot happen."""
    layout: Layout | None
    """How the plain board draws the game; None if it gives no hints."""

    @property
    def terminal(self) -> Scene | None:
        """How the game looks in a terminal; None if it is drawn plainly."""
        return cast("Scene | None", _optional(self.package, "terminal"))

    @property
    def match(self) -> Match | None:
        """How several games make a match; None if the rules have no match."""
        return cast("Match | None", _optional(self.package, "match"))

    @property
    def picture(self) -> ModuleType | None:
        """How a box is drawn: its `draw(box)` gives an SVG; None if there is nothing to draw."""
        return _optional(self.package, "picture")

    @property
    def board(self) -> Path | None:
        """The folder with the game's own board as a built module, `index.js` and what it loads; None if it has none."""
        folder = self.folder / "board"
        return folder if (folder / "index.js").is_file() else None

    def words(self, language: str) -> str:
        """The game's Fluent messages in a language, followed by those in English."""
        files = (self.folder / "locales" / f"{each}.ftl" for each in dict.fromkeys((language, FALLBACK)))
        return "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())

    def page(self, language: str) -> str:
        """The rules in our own words, as Markdown; in English if there is no translation."""
        own = self.folder / f"rules.{language}.md"
        return (own if own.exists() else self.folder / f"rules.{FALLBACK}.md").read_text(encoding="utf-8")

    def articles(self, language: str) -> dict[str, str]:
        """The numbered rules in our own words, by article."""
        return _articles(self.page(language))


@cache
def open_rulebook(package: str) -> Rulebook:
    """Import a game folder and put its parts together."""
    module = importlib.import_module(package)
    _require(package, module, ("TITLE",))
    title: Title = module.TITLE
    folder = Path(str(module.__file__)).parent
    parts = {name: _part(package, name, members) for name, members in NEEDED.items()}
    secrets = _secrets(package, title)
    telling = _telling(package, parts["notation"])
    _check_declaration(title, parts["state"].State)
    return Rulebook(
        title=title,
        package=package,
        folder=folder,
        rules=_rules(title, package, [parts["rules"], secrets, _optional(package, "instinct")], parts),
        from_file=from_file(title.slug, parts["box"].Box, _components(package)),
        text=parts["notation"].text,
        untold=getattr(parts["notation"], "untold", _nothing_told),
        write=parts["notation"].write,
        read=parts["notation"].read,
        view=parts["view"].view,
        reason=parts["reasons"].reason,
        knows=getattr(secrets, "knows", _told_to_all),
        reveals=getattr(secrets, "reveals", _shows_nothing),
        telling=telling,
        turn_number=getattr(parts["view"], "turn_number", None),
        layout=_layout(parts["view"], telling, title),
    )


def _telling(package: str, notation: ModuleType) -> Telling:
    """What `telling.py` says; what it leaves out is made from the notation."""
    plain = PlainTelling(notation.text, getattr(notation, "untold", _nothing_told), notation.write)
    found = _optional(package, "telling")
    names = [name for name in vars(Telling) if not name.startswith("_")]
    return cast("Telling", SimpleNamespace(**{name: getattr(found, name, getattr(plain, name)) for name in names}))


def _components(package: str) -> ModuleType | None:
    found = _optional(package, "components")
    if found is not None:
        _require(package, found, COMPONENTS if hasattr(found, "Components") else ("check",))
    return found


def _layout(view: ModuleType, telling: Telling, title: Title) -> Layout | None:
    layout: Layout | None = getattr(view, "LAYOUT", None)
    if layout is not None:
        check_layout(layout, get_type_hints(view.view)["return"], telling.VERBS, title.slug)
    return layout


def _secrets(package: str, title: Title) -> ModuleType | None:
    """The module `secrets`; it must exist exactly if the title declares hidden fields."""
    if title.hidden:
        return _part(package, "secrets", SECRETS)
    if importlib.util.find_spec(f"{package}.secrets"):
        raise GameError("error-game-secrets", game=title.slug)
    return None


def _part(package: str, name: str, members: Sequence[str]) -> ModuleType:
    """A module that a game must have, with what it must hold."""
    found = _optional(package, name)
    if found is None:
        raise GameError(
            "error-game-part", game=package, module=f"{name}.py", needed=all_of(f"{each}.py" for each in NEEDED)
        )
    _require(package, found, members)
    return found


def _require(package: str, module: ModuleType, members: Sequence[str]) -> None:
    if missing := [name for name in members if not hasattr(module, name)]:
        file = Path(str(module.__file__)).name
        raise GameError("error-game-member", game=package, module=file, names=all_of(missing))


def _rules(title: Title, package: str, compiled: list[ModuleType | None], parts: dict[str, ModuleType]) -> Rules:
    functions = {name: getattr(part, name) for part in compiled for name in Rules.names() if hasattr(part, name)}
    return Rules(
        slug=title.slug,
        state=parts["state"].State,
        box=parts["box"].Box,
        sources=_sources(package),
        manner=getattr(_optional(package, "instinct"), "MANNER", Manner()),
        **functions,
    )


def _sources(package: str) -> tuple[Path, ...]:
    """The files of a game's compiled modules and of everything they import, without other libraries and the kernel."""
    roots = (package.partition(".")[0], "ronron")
    found: dict[str, Path] = {}
    waiting = [f"{package}.{name}" for name in COMPILED]
    while waiting:
        name = waiting.pop()
        module = sys.modules.get(name)
        if name in found or module is None or name.partition(".")[0] not in roots or name.startswith("ronron.kernel"):
            continue
        found[name] = Path(str(module.__file__))
        for node in ast.walk(ast.parse(found[name].read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
                waiting.append(node.module)
                waiting += [f"{node.module}.{alias.name}" for alias in node.names]
            elif isinstance(node, ast.Import):
                waiting += [alias.name for alias in node.names]
    return tuple(sorted(found.values()))


def _check_declaration(title: Title, state: type[Record]) -> None:
    names, game = set(state.dtype.names or ()), title.slug
    if unknown := {"players", *title.options, *title.hidden} - names:
        raise GameError("error-game-state", game=game, fields=all_of(sorted(unknown)))
    if not title.players or min(title.players) < 1 or max(title.players) > MOST_SEATS:
        raise GameError("error-game-seats", game=game, players=str(title.players), most=MOST_SEATS)
    if any(version >= title.version for version in title.replays):
        raise GameError("error-game-replays", game=game, versions=str(title.replays), version=title.version)
    if not 0 < title.decisions <= WIDTH:
        raise GameError("error-game-decisions", game=game, decisions=title.decisions, most=WIDTH)


@cache
def _optional(package: str, name: str) -> ModuleType | None:
    found = importlib.util.find_spec(f"{package}.{name}")
    return importlib.import_module(f"{package}.{name}") if found else None


def _shows_nothing(box: Record, s: Record, decision: int) -> bool:
    return False


def _nothing_told(box: Record, s: Record) -> str:
    return "?"


def _told_to_all(box: Record, s: Record, decision: int, seat: int) -> bool:
    return True


@cache
def _articles(page: str) -> dict[str, str]:
    """The articles of a rules page: list items that begin with a bold number, such as `- **P7** …`."""
    found: dict[str, str] = {}
    current = ""
    for line in page.splitlines():
        if line.startswith("- **"):
            current, _, rest = line.removeprefix("- **").partition("**")
            found[current] = rest.strip()
        elif current and line.startswith("  "):
            found[current] += " " + line.strip()
        else:
            current = ""
    return found
