"""Setting up a game in the terminal, or a match of several."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

from ronron.api import Game, Position, load
from ronron.api.warm import PLAY, THINK
from ronron.bots import find_level
from ronron.errors import OptionError, RonronError
from ronron.games import GAMES, find
from ronron.games.title import Title
from ronron.home import data_directory
from ronron.said import one_of
from ronron.table import Chance, Draft, Place, found
from ronron.terminal.session import Session, now_ms
from ronron.words import say

PERSON = 0


def play_in_terminal(
    slug: str | None,
    options: dict[str, Any],
    *,
    players: int | None,
    match: bool,
    level: str,
    language: str,
    seed: int | None,
    box: Path | None,
    record: Path | None,
    console: Console,
) -> None:
    """Play a game (by default the first one), or a match, to its end or until the person leaves."""
    slug = check_offered(slug)
    searches = find_level(level).budget is not None
    game = load(slug, box)
    players = game.title.check_players(players)
    if record is not None:
        _check_new(_records(game, record, match))
    if match:
        _check_match(game, options)
    with console.status(say(language, "setting-up")):
        for kernel in (*PLAY, THINK) if searches else PLAY:  # compiled the first time, and before the game begins
            getattr(game.engine, kernel)
    path = record or data_directory() / "records" / f"{slug}-{datetime.now():%Y%m%d-%H%M%S}.txt"
    chance = Chance() if seed is None else Seeded(seed, match=match)
    places = [Place(person="you"), *[Place(level=level)] * (players - 1)]
    opened = found(game, places, now_ms(), options=options, match=match, practice=True, chance=chance)
    session = Session(
        opened.table,
        chair=PERSON,
        chance=chance,
        language=language,
        console=console,
        ask=lambda prompt: console.input(prompt, markup=False),
        records=_records(game, path, match),
        seed=seed,
    )
    if match:
        _play_match(session, opened)
    else:
        session.play(opened)
    console.print(say(language, "goodbye"), highlight=False)


class Seeded(Chance):
    """Reproducible deals and draws; each game of a match has a seed of its own."""

    def __init__(self, seed: int, *, match: bool) -> None:
        self._seed = seed
        self._deals = count(seed + match)

    def deal(self, game: Game, players: int, options: Mapping[str, Any]) -> str:
        """The next deal, in notation."""
        return game.deal(next(self._deals), players, **options).notation()

    def draw(self, position: Position) -> int:
        """A random outcome of nature."""
        return position.copy().draw(np.random.default_rng([self._seed, len(position.decisions)]))


def read_options(slug: str | None, words: Sequence[str]) -> dict[str, Any]:
    """Options as they are typed: `board=chatons`, `open_pile=yes`."""
    title = find(check_offered(slug)).title
    options = {}
    for word in words:
        name, separator, value = word.partition("=")
        if not separator:
            raise OptionError("error-option-form", given=repr(word), game=title.slug, options=_typed(title))
        typed = {_as_typed(each): each for each in title.options.get(name, ())}
        if name in title.options and value not in typed:
            raise OptionError("error-option", option=name, game=title.slug, values=one_of(typed), given=repr(value))
        options[name] = typed.get(value, value)
    return options


def _typed(title: Title) -> str:
    return ", ".join(f"{name}={'|'.join(map(_as_typed, values))}" for name, values in title.options.items())


def _as_typed(value: Any) -> str:
    """An option's value as a person types it: yes and no instead of True and False."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def check_offered(slug: str | None) -> str:
    """The name of a game that there is; the first one by default."""
    return find(slug or next(iter(GAMES))).title.slug


def _records(game: Game, path: Path, match: bool) -> list[Path]:
    """The files for the records: one, or one for each game of a match."""
    rules: Any = game.book.match
    if not match or rules is None:
        return [path]
    return [path.with_stem(f"{path.stem}-{number}") for number in range(1, rules.GAMES + 1)]


def _check_new(paths: Sequence[Path]) -> None:
    """Refuse to overwrite an older record."""
    for path in paths:
        with suppress(PermissionError):  # a file that cannot be checked is not overwritten
            if path.is_file() or path.is_dir():
                raise RonronError("error-record-there", path=str(path))


def _check_match(game: Game, options: Mapping[str, Any]) -> None:
    """Refuse an impossible match, naming the option to leave out."""
    rules: Any = game.book.match
    if rules is None:
        raise OptionError("error-no-match-option", game=game.slug)
    for name, value in rules.OPTIONS.items():
        if options.get(name, value) != value:
            raise OptionError("error-match-plays", game=game.slug, value=str(value), option=name)


def _play_match(session: Session, begun: Draft) -> None:
    rules: Any = session.game.book.match
    for number in range(1, rules.GAMES + 1):
        session.console.rule(session.say("match-game", number=number, games=rules.GAMES))
        if not session.play(begun if number == 1 else session.another()):
            return
    if (verdict := session.table.verdict) is not None:
        session.console.rule(session.say("ui-match-result"))
        session.show_sheets(verdict)
