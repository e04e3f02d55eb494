"""Crazy Mistigri in a terminal: hands face down, the discard pile by colour and value, and the cards you know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ronron.games.mistigri.box import MISTIGRI, VALUES
from ronron.games.mistigri.telling import EFFECT_ARTICLES
from ronron.games.mistigri.view import Card, Hand, View
from ronron.said import People
from ronron.words import languages, named, say

BACK = "▒"
TURNING = {"clockwise": "↻", "counterclockwise": "↺"}
STYLES = {
    "yellow": "yellow3",
    "red": "red3",
    "green": "green3",
    "blue": "dodger_blue1",
    "purple": "medium_purple",
    MISTIGRI: "grey74",
}
"""Terminal colours of the cats; a colour that only somebody's own box has is drawn in white."""


def label(decision: str, language: str) -> str:
    """A decision in the words of a language; whom a card is for need not be typed."""
    words = decision.split()
    if len(words) > 2 and words[2] == "to":
        words = words[:2]
    return " ".join(_named(word, language) for word in words)


def _named(card: str, language: str) -> str:
    """A word as it is typed, or a card: `red4`, in French `rouge4`."""
    word = card.rstrip("123456789")
    return named(language, "mistigri-t-word", word) + card[len(word) :]


def card_name(card: Card, language: str) -> str:
    """A card as it is typed."""
    return _named(card.name, language)


def board(view: View, people: People, language: str, lit: Collection[str], marked: Collection[str]) -> RenderableType:
    """The players around the table, the discard, and your hand; `lit` cards may be chosen, `marked` ones are new."""
    return Group(
        Text(f"{TURNING[view.arrow]} {say(language, f'mistigri-t-arrow-{view.arrow}')}", "bold"),
        _players(view, people, language),
        _discard(view, language, lit, marked),
        *([] if people.you < 0 else [_own_hand(view.hands[people.you], language, lit, marked)]),
    )


def _players(view: View, people: People, language: str) -> Table:
    table = Table(box=boxes.SIMPLE, show_header=False, padding=(0, 1))
    for seat, hand in enumerate(view.hands):
        mark = "▶" if seat == view.to_move and view.phase not in ("counted", "over") else " "
        table.add_row(
            Text(f"{mark} {seat} {people.names[seat]}", "bold" if mark == "▶" else ""),
            Text(BACK * hand.size, "grey62"),
            say(language, "mistigri-t-cards", count=hand.size),
            say(language, f"mistigri-t-help-{_help_card(hand)}"),
            say(language, "mistigri-penalty", points=view.scores[seat]),
            _certain(hand, language) if seat != people.you else Text(),
        )
    return table


def _help_card(hand: Hand) -> str:
    if not hand.playing:
        return "out"
    return "down" if hand.face_down else "up"


def _certain(hand: Hand, language: str) -> Text:
    """What you know of another hand."""
    if not hand.cards:
        return Text()
    cards = [_card(card, language, (), ()) for card in hand.cards]
    return Text.assemble(say(language, "mistigri-t-certain"), " ", Text(" ").join(cards))


def _card(card: Card, language: str, lit: Collection[str], marked: Collection[str]) -> Text:
    name = card_name(card, language)
    style = STYLES.get(card.colour, "white")
    if name in lit:
        return Text(name, f"bold black on {style}")
    return Text(name, f"bold {style} underline" if name in marked else style)


def _discard(view: View, language: str, lit: Collection[str], marked: Collection[str]) -> Table:
    """The discard pile, counted by colour and value."""
    count = Counter(card_name(card, language) for card in view.discard)
    title = say(language, "mistigri-t-discard", count=len(view.discard))
    table = Table(box=boxes.SIMPLE, title=title, title_justify="left")
    table.add_column()
    for value in VALUES:
        table.add_column(str(value), justify="right")
    for colour in view.colours:
        row = [Text(_named(colour, language), STYLES.get(colour, "white"))]
        for value in VALUES:
            name = _named(f"{colour}{value}", language)
            row.append(_count(count[name], colour, name in lit, name in marked))
        table.add_row(*row)
    if count[MISTIGRI]:
        table.add_row(Text(MISTIGRI, STYLES[MISTIGRI]), _count(1, MISTIGRI, MISTIGRI in lit, MISTIGRI in marked))
    return table


def _count(count: int, colour: str, lit: bool, marked: bool) -> Text:
    if count == 0:
        return Text("·", "dim")
    style = STYLES.get(colour, "white")
    return Text(str(count), f"bold {style} reverse" if lit else f"bold {style} underline" if marked else style)


def _own_hand(hand: Hand, language: str, lit: Collection[str], marked: Collection[str]) -> Text:
    cards = [_card(card, language, lit, marked) for card in hand.cards]
    return Text.assemble((say(language, "mistigri-t-hand"), "bold"), " ", Text("  ").join(cards) if cards else "—")


def cards(view: View, language: str) -> RenderableType | None:
    """What the effect at hand does."""
    if view.effect is None or view.phase not in ("branch", "offer", "to", "give", "serve", "put", "take"):
        return None
    does, article = say(language, f"mistigri-help-{view.effect}"), EFFECT_ARTICLES[view.effect]
    return Text(say(language, "mistigri-t-effect", value=view.effect, does=does, article=article), "italic")


def status(view: View, people: People, language: str) -> str:
    """The current round and turn."""
    return say(language, "mistigri-round-turn", round=view.round, turn=view.turns)


def touched(before: View, after: View) -> list[str]:
    """The cards that are new in an open hand or on the discard pile, in the words of every language."""
    hands = zip(before.hands, after.hands, strict=True)
    seen = [(before.discard, after.discard), *((was.cards, now.cards) for was, now in hands if was.open and now.open)]
    new = [name for was, now in seen for name in Counter(_names(now)) - Counter(_names(was))]
    return [_named(name, language) for name in new for language in languages()]


def _names(cards: list[Card]) -> list[str]:
    return [card.name for card in cards]
