"""Nine Lives: a hidden card is any that is left and lets its cat have pounced as it did, until all nap."""

import itertools
import math
import random
import re
from collections import Counter

COPIES = 4
CARDS = "12345"


def scramble(record: str, seat: int, dice: random.Random) -> str:
    """The same game, with other cards face down."""
    if "scores:" in record:
        return record
    dealt = re.findall(r"^  \d: (\d)$", record, re.MULTILINE)
    cats = [[card] for card in dealt]
    mover = -1
    for who, word in re.findall(r"^  ([\d*]) (\w+)$", record, re.MULTILINE):
        if who == "*":
            cats[mover].append(word)
        mover = int(who) if word == "pounce" else -1
    hands = _hands(cats, seat, mover)
    chosen = dice.choices(list(hands), list(hands.values()))[0]
    lines = (f"  {owner}: {card}" for owner, card in enumerate(chosen))
    return re.sub(r"^  \d: \d$", lambda _: next(lines), record, flags=re.MULTILINE)


def worlds(notation: str, seat: int) -> dict[str, int]:
    """Every way the cards face down can lie."""
    first, *lines = notation.splitlines()
    if all(line.endswith("nap") for line in lines):
        return {notation: 1}
    mover = int(first[5]) if first.endswith("draw") else -1
    hands = _hands([re.findall(r" (\d)", line) for line in lines], seat, mover)
    return {"\n".join([first, *map(_with_card, lines, hand)]): weight for hand, weight in hands.items()}


def chances(notation: str) -> dict[str, int]:
    """Every card that lies nowhere."""
    seen = Counter(re.findall(r" (\d)", notation))
    return {card: COPIES - seen[card] for card in CARDS if seen[card] < COPIES}


def _with_card(line: str, card: str) -> str:
    return f"{line[:3]}{card}{line[4:]}"


def _hands(cats: list[list[str]], seat: int, mover: int) -> dict[tuple[str, ...], int]:
    """Every hand with the number of ways to deal it. Who pounced had at most nine lives before the last card."""
    before = [map(int, cards[1:] if owner == mover else cards[1:-1]) for owner, cards in enumerate(cats)]
    most = [9 - sum(cards) for cards in before]
    hands = {}
    for hand in itertools.product(CARDS, repeat=len(cats)):
        known = seat < 0 or hand[seat] == cats[seat][0]
        if known and all(int(card) <= lives for card, lives in zip(hand, most, strict=True)):
            hands[hand] = _ways(hand, [card for cards in cats for card in cards[1:]])
    return {hand: ways for hand, ways in hands.items() if ways}


def _ways(hand: tuple[str, ...], gone: list[str]) -> int:
    return math.prod(math.perm(COPIES - gone.count(card), hand.count(card)) for card in set(hand))
