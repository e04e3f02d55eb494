"""A game folder, opened: its modules found by name and checked for what they must hold."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

from ronron.games.title import LANGUAGES, Reason, Title
from ronron.kernel import Record
from ronron.kernel.bits import WIDTH
from ronron.kernel.dispatch import Box, Rules, State

PRESENTATION = ("__init__", "notation", "reasons", "terminal", "view")
"""Modules of a game that hold no compiled code: editing them recompiles nothing."""


@dataclass(frozen=True)
class Rulebook:
    """Everything a game folder provides.

    Functions that speak to people (`text`, `reason`, `view` …) are given twins, mostly redacted ones: what they are
    not shown they cannot tell.
    """

    title: Title
    folder: Path
    rules: Rules
    components: type[msgspec.Struct]
    """The shape of the component file."""
    check: Callable[[Any], list[str]]
    """What is wrong with components of the right shape, in sentences that name the key."""
    fill: Callable[[Any, Any], None]
    """Turn checked components into the box record."""
    text: Callable[[Box, State, int], str]
    """A decision in notation."""
    write: Callable[[Box, State], str]
    """A position in notation; what is not known is written as `?`."""
    read: Callable[[Box, State, str], None]
    """Fill a blank state from a position in notation."""
    view: Callable[[Box, State, int], msgspec.Struct]
    """What a seat sees."""
    reason: Callable[[Box, State, int], Reason]
    """Why a decision that exists is not legal now."""
    knows: Callable[[Box, State, int, int], bool]
    """Does a seat learn which decision is made here?"""

    def articles(self, language: str) -> dict[str, str]:
        """The numbered rules in our own words, by article."""
        return _articles(self.folder / f"rules.{language}.md")


@cache
def open_rulebook(package: str) -> Rulebook:
    """Import a game folder and put its parts together."""
    module = importlib.import_module(package)
    title: Title = module.TITLE
    folder = Path(str(module.__file__)).parent
    parts = {
        name: importlib.import_module(f"{package}.{name}")
        for name in ("box", "state", "rules", "notation", "view", "reasons")
    }
    secrets = _secrets(package, title)
    _check_declaration(title)
    return Rulebook(
        title=title,
        folder=folder,
        rules=_rules(title, folder, parts, secrets),
        components=parts["box"].Components,
        check=parts["box"].check,
        fill=parts["box"].fill,
        text=parts["notation"].text,
        write=parts["notation"].write,
        read=parts["notation"].read,
        view=parts["view"].view,
        reason=parts["reasons"].reason,
        knows=getattr(secrets, "knows", _told_to_all),
    )


def _secrets(package: str, title: Title) -> ModuleType | None:
    """The module that hides things; a game without one must hide nothing, and say so."""
    if title.hidden:
        return importlib.import_module(f"{package}.secrets")
    if importlib.util.find_spec(f"{package}.secrets"):
        raise TypeError(f"{title.slug} has a secrets module but declares nothing hidden")
    return None


def _rules(title: Title, folder: Path, parts: dict[str, ModuleType], secrets: ModuleType | None) -> Rules:
    functions = {}
    for name in Rules.names():
        for part in (parts["rules"], secrets):
            if hasattr(part, name):
                functions[name] = getattr(part, name)
    return Rules(
        slug=title.slug,
        state=parts["state"].State,
        box=parts["box"].Box,
        longest=title.longest,
        sources=tuple(path for path in sorted(folder.glob("*.py")) if path.stem not in PRESENTATION),
        **functions,
    )


def _check_declaration(title: Title) -> None:
    if not 0 < title.decisions <= WIDTH:
        raise TypeError(f"{title.slug} declares {title.decisions} decisions; at most {WIDTH} fit")
    if missing := set(LANGUAGES) - set(title.names):
        raise TypeError(f"{title.slug} has no name in {', '.join(sorted(missing))}")


def _told_to_all(box: Record, s: Record, decision: int, seat: int) -> bool:
    return True


@cache
def _articles(page: Path) -> dict[str, str]:
    """The articles of a rules page: list items that begin with a bold number, such as `- **P7** …`."""
    found: dict[str, str] = {}
    current = ""
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("- **"):
            current, _, rest = line.removeprefix("- **").partition("**")
            found[current] = rest.strip()
        elif current and line.startswith("  "):
            found[current] += " " + line.strip()
        else:
            current = ""
    return found
