"""A ladder as tables, for the terminal or in Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ronron.bots import LEVELS
from ronron.lab.ladder.estimates import Verdict
from ronron.lab.ladder.ratings import Rating
from ronron.lab.ladder.runner import Ladder, Standings
from ronron.lab.ladder.series import Pair
from ronron.words import say

PAIRS = ("level", "against", "share", "interval", "verdict", "games", "scores")
RATINGS = ("level", "mu", "sigma", "ordinal", "ms")
VERDICTS: dict[Verdict, str] = {
    "above": "ladder-t-above",
    "below": "ladder-t-below",
    "luck hides it": "ladder-t-luck",
}


@dataclass(frozen=True)
class Sheet:
    """A table to print: title, columns, rows."""

    title: str
    columns: Sequence[str]
    rows: list[list[str]]


def sheets(ladder: Ladder, language: str) -> list[Sheet]:
    """For each number of players a table of pairs and one of ratings."""
    return [
        sheet
        for table in ladder.tables
        for sheet in (_pairs(ladder, table, language), _ratings(ladder, table, language))
    ]


def _pairs(ladder: Ladder, table: Standings, language: str) -> Sheet:
    fair = _percent(table.pairs[0].fair, language)
    title = say(language, "ladder-t-pairs", game=ladder.game, players=table.players, fair=fair)
    return Sheet(title, _columns(PAIRS, language), [_pair(pair, language) for pair in table.pairs])


def _ratings(ladder: Ladder, table: Standings, language: str) -> Sheet:
    title = say(language, "ladder-t-ratings", game=ladder.game, players=table.players)
    return Sheet(title, _columns(RATINGS, language), [_rating(rating, language) for rating in table.ratings])


def _columns(names: Sequence[str], language: str) -> list[str]:
    return [say(language, f"ladder-t-{name}") for name in names]


def summary(ladder: Ladder, language: str) -> str:
    """One sentence that says what was played, and with which versions."""
    options = ", ".join(f"{name}={_written_option(value)}" for name, value in ladder.options.items())
    thinking = ", ".join(f"{_name(level, language)} {count:,}" for level, count in ladder.iterations.items())
    return say(
        language,
        "ladder-t-summary",
        game=ladder.game,
        options=options or say(language, "ladder-t-no-options"),
        rules=ladder.rules,
        box=ladder.box,
        bots=ladder.bots,
        seed=str(ladder.seed),
        deals=ladder.most_deals,
        searching="yes" if thinking else "no",
        thinking=thinking,
    )


def markdown(ladder: Ladder, command: str, language: str) -> str:
    """The whole ladder in Markdown, with the command that made it."""
    pairs = [
        [str(table.players), _percent(pair.fair, language), *_pair(pair, language)]
        for table in ladder.tables
        for pair in table.pairs
    ]
    ratings = [[str(table.players), *_rating(rating, language)] for table in ladder.tables for rating in table.ratings]
    parts = [
        f"```sh\n{command}\n```",
        summary(ladder, language),
        _written(_columns(("players", "fair", *PAIRS), language), pairs),
        _written(_columns(("players", *RATINGS), language), ratings),
    ]
    return "\n\n".join(parts) + "\n"


def _written(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [columns, ["---"] * len(columns), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _pair(pair: Pair, language: str) -> list[str]:
    return [
        _name(pair.upper, language),
        _name(pair.lower, language),
        _percent(pair.share, language),
        f"{100 * pair.low:.1f}–{100 * pair.high:.1f}",
        say(language, VERDICTS[pair.verdict]),
        f"{pair.games:,}",
        " : ".join(_score(score, language) for score in (pair.upper_score, pair.lower_score)),
    ]


def _rating(rating: Rating, language: str) -> list[str]:
    figures = [f"{figure:.1f}" for figure in (rating.mu, rating.sigma, rating.ordinal)]
    return [_name(rating.level, language), *figures, f"{rating.ms_per_decision:.3g}"]


def _score(score: float | None, language: str) -> str:
    return say(language, "ladder-t-no-score") if score is None else f"{score:.1f}"


def _percent(share: float, language: str) -> str:
    return say(language, "percent-t", share=f"{100 * share:.1f}")


def _name(level: str, language: str) -> str:
    return LEVELS[level].name if level in LEVELS else say(language, f"ladder-t-{level}")


def _written_option(value: object) -> str:
    """As it is typed."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)
