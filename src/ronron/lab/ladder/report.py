"""A ladder as tables, for the terminal or in Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ronron.bots import LEVELS
from ronron.lab.ladder.ratings import Rating
from ronron.lab.ladder.runner import Ladder, Standings
from ronron.lab.ladder.series import Pair

PAIRS = ("level", "against", "share", "95 %", "verdict", "games", "scores")
RATINGS = ("level", "mu", "sigma", "mu − 3 sigma", "ms per decision")


@dataclass(frozen=True)
class Sheet:
    """A table to print: title, columns, rows."""

    title: str
    columns: Sequence[str]
    rows: list[list[str]]


def sheets(ladder: Ladder) -> list[Sheet]:
    """For each number of players a table of pairs and one of ratings."""
    return [sheet for table in ladder.tables for sheet in (_pairs(ladder, table), _ratings(ladder, table))]


def _pairs(ladder: Ladder, table: Standings) -> Sheet:
    title = f"{ladder.game} for {table.players}: a fair share is {table.pairs[0].fair:.1%}"
    return Sheet(title, PAIRS, [_pair(pair) for pair in table.pairs])


def _ratings(ladder: Ladder, table: Standings) -> Sheet:
    title = f"{ladder.game} for {table.players}: ratings"
    return Sheet(title, RATINGS, [_rating(rating) for rating in table.ratings])


def summary(ladder: Ladder) -> str:
    """One sentence that says what was played, and with which versions."""
    options = ", ".join(f"{name} {_said(value)}" for name, value in ladder.options.items()) or "no options"
    thinking = ", ".join(f"{_name(level)} {count:,}" for level, count in ladder.iterations.items())
    budget = f"; iterations for a decision: {thinking}" if thinking else ""
    versions = f"rules {ladder.rules}, box {ladder.box}, bots {ladder.bots}"
    return f"{ladder.game} ({options}), {versions}, seed {ladder.seed}, at most {ladder.most_deals:,} deals{budget}."


def markdown(ladder: Ladder, command: str) -> str:
    """The whole ladder in Markdown, with the command that made it."""
    pairs = [[str(table.players), f"{pair.fair:.1%}", *_pair(pair)] for table in ladder.tables for pair in table.pairs]
    ratings = [[str(table.players), *_rating(rating)] for table in ladder.tables for rating in table.ratings]
    parts = [
        f"```sh\n{command}\n```",
        summary(ladder),
        _written(["players", "fair", *PAIRS], pairs),
        _written(["players", *RATINGS], ratings),
    ]
    return "\n\n".join(parts) + "\n"


def _written(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _pair(pair: Pair) -> list[str]:
    return [
        _name(pair.upper),
        _name(pair.lower),
        f"{pair.share:.1%}",
        f"{100 * pair.low:.1f}–{100 * pair.high:.1f}",
        pair.verdict,
        f"{pair.games:,}",
        f"{_score(pair.upper_score)} : {_score(pair.lower_score)}",
    ]


def _rating(rating: Rating) -> list[str]:
    figures = [f"{figure:.1f}" for figure in (rating.mu, rating.sigma, rating.ordinal)]
    return [_name(rating.level), *figures, f"{rating.ms_per_decision:.3g}"]


def _score(score: float | None) -> str:
    return "none" if score is None else f"{score:.1f}"


def _name(level: str) -> str:
    return LEVELS[level].name if level in LEVELS else level


def _said(value: object) -> str:
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)
