"""Crazy Mistigri: other hands are anybody's guess, but for cards seen to go there; so are the rounds to come.

Works on text. A game is played again to learn which cards moved between which hands; then every round is told
backwards, from what the seat saw at its end. A card nobody is known to have seen is blank until an earlier moment shows
it: a card drawn unseen is put back as any card of the hand it came to. Whatever is still blank when the cards were
dealt can be any card that is missing. So the same things were seen, while other cards went other ways.
"""

from __future__ import annotations

import contextlib
import itertools
import math
import random
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache

import ronron
from ronron.errors import RonronError

DEAL = re.compile(r"(?<=^deal:\n)(?:  .*\n)+", re.MULTILINE)
HAND = re.compile(r"^([0-4]) (up|down|out)$")
FEW = 200
"""The most worlds to list."""
BOLDNESS = (0.7, 0.5, 0.4, 0.3, 0.2, 0.2, 0.1, 0.1, 0.05, 0.05, 0.0)
"""How often an unseen draw is another card than the true one; with 0 what was seen can always be explained."""
TRIES = 10

Pile = Counter[str]
Hands = tuple[Pile, ...]


def scramble(record: str, seat: int, dice: random.Random) -> str:
    """The record of a game that this seat, or a spectator, cannot tell from the first."""
    story = _read(record)
    for _ in range(TRIES):
        with contextlib.suppress(_Contradiction, RonronError):
            other = story.retold(seat, dice)
            _game().read(other)
            return other
    return record


@lru_cache(4)
def _read(record: str) -> _Story:
    """Kept for a while: the same record is scrambled for one seat after the other."""
    return _Story.read(record)


def worlds(notation: str, seat: int) -> dict[str, int]:
    """All that this seat must think possible, each as often as the unseen cards could lie that way."""
    many = ManyWorlds(Table.read(notation), seat)
    if many.at_least() > FEW:
        return many
    counted: Counter[str] = Counter()
    for world, ways in many.ways():
        counted[world] += ways
        if len(counted) > FEW:
            return many
    return dict(counted)


def chances(notation: str) -> dict[str, int]:
    """M5: a card is drawn at random from the hand of the seat that the first line names; twins count twice."""
    first, *lines = notation.splitlines()
    named = dict(word.split("=") for word in first.split())
    source, target = named["from"], named["seat"]
    hand = next(line for line in lines if HAND.match(line.partition(":")[0]) and line.startswith(source))
    return dict(Counter(f"{card} from {source} to {target}" for card in hand.partition(":")[2].split()))


def few_worlds(players: int) -> list[str]:
    """Late third rounds: each leaves somebody 2 to 50 worlds to think of."""
    moments = [_late(moment) for moment in re.split(r"\n(?=phase)", LATE.strip())]
    return [position.notation() for position in moments if position.players == players]


LATE = """
phase=first seat=0 | red4 mistigri | blue4 green5 | purple5 yellow8
phase=first seat=0 from=2 | red4 mistigri | blue3 blue4 green5 | blue3 purple5 yellow8
    0 knows: 1:blue3 2:yellow8; 1 knows: 2:yellow8; 2 knows: 0:mistigri; all know: 2:yellow8
phase=first seat=1 | blue3 blue3 purple4 | red8 | blue6 purple3 purple3 purple4
    1 knows: 2:purple3
phase=second seat=2 card=blue3 | red7 red8 | mistigri | yellow3 blue3
phase=draw seat=1 from=0 draws=1 drawn=1 effect=7 | red4 | blue4 green5 mistigri | yellow8
    0 knows: 1:blue4; 2 knows: 0:red4
phase=draw seat=1 from=0 draws=2 drawn=1 effect=8 | blue3 red7 | blue3 yellow6 | green5
    0 knows: 1:yellow6; 2 knows: 0:blue3 0:blue3
phase=draw seat=1 from=0 draws=1 drawn=2 effect=8 arrow=clockwise | purple4 | red7 purple4 green5 | green6
    0 knows: 1:red7 1:purple4; 2 knows: 0:purple4 0:red7; 1 knows: 2:green6
phase=first seat=3 arrow=counterclockwise | purple2 blue2 | - | purple2 yellow9 | red4 blue2
phase=draw seat=0 from=1 draws=1 drawn=1 effect=7 arrow=counterclockwise | mistigri blue6 | purple3 | purple3 | red2
    1 knows: 0:blue6; 0 knows: 3:red2; 2 knows: 1:purple3; 3 knows: 1:purple3 1:blue6 2:purple3
phase=serve seat=2 effect=5 other=0 | green2 blue2 | yellow9 | blue2 | green2 purple4
    2 knows: 0:green2; 0 knows: 3:purple4; 1 knows: 3:purple4
phase=chain seat=4 | red1 green1 | - | red1 mistigri | - | red8
phase=put seat=1 from=0 effect=3 | purple1 purple1 | blue1 purple2 | - | yellow7 | red1
    0 knows: 1:blue1; 3 knows: 4:red1; 4 knows: 3:yellow7
phase=draw seat=3 from=2 draws=1 drawn=1 effect=7 | green1 | - | green1 | purple1 purple1 | yellow9
    2 knows: 3:purple1; 4 knows: 2:green1 2:purple1; 0 knows: 2:green1
"""
"""First line and hands, and below what is known; all that is not in a hand lies on the discard."""
VALUES = {3: "345678", 4: "23456789", 5: "123456789"}
CATS = {"yellow": "123456789", "red": "112345678", "green": "112234567", "blue": "112233456", "purple": "112233445"}


class _Contradiction(Exception):  # noqa: N818  no error: another try may do
    """A world that does not fit what was seen."""


@dataclass
class Table:
    """A position as written."""

    header: dict[str, str]
    help_cards: list[str]
    hands: Hands
    discard: Pile
    decks: dict[str, list[str]] = field(default_factory=dict)
    left: list[str] = field(default_factory=list)
    known: dict[str, Hands] = field(default_factory=dict)
    """What each seat, or `all`, is certain of, by the hand it is in."""

    @classmethod
    def read(cls, text: str) -> Table:
        first, *lines = [line.strip() for line in text.splitlines() if line.strip()]
        table = cls(dict(word.split("=") for word in first.split()), [], (), Counter())
        for line in lines:
            key, _, rest = line.partition(":")
            words = rest.split()
            if match := HAND.match(key):
                table.help_cards.append(match[2])
                table.hands += (Counter(words),)
            elif key == "discard":
                table.discard = Counter(words)
            elif key.startswith("deck"):
                table.decks[key] = words
            elif key.startswith("left"):
                table.left.append(line)
            else:
                table.known[key.split()[0]] = _by_owner(words, len(table.hands))
        return table

    def write(self) -> str:
        lines = [" ".join(f"{key}={value}" for key, value in self.header.items())]
        for seat, (lies, hand) in enumerate(zip(self.help_cards, self.hands, strict=True)):
            lines.append(" ".join([f"{seat} {lies}:", *_sorted(hand)]))
        lines.append(" ".join(["discard:", *_sorted(self.discard)]))
        lines += [" ".join([f"{key}:", *cards]) for key, cards in self.decks.items()]
        lines += self.left
        for eyes in [*map(str, range(self.players)), "all"]:
            known = [f"{owner}:{card}" for owner, hand in enumerate(self.known_by(eyes)) for card in _sorted(hand)]
            if known:
                lines.append(" ".join(["all know:" if eyes == "all" else f"{eyes} knows:", *known]))
        return "\n".join(lines)

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def phase(self) -> str:
        return self.header["phase"]

    @property
    def shown(self) -> bool:
        """Whether all hands lie open."""
        return self.phase in ("counted", "over")

    def number(self, key: str) -> int:
        return int(self.header.get(key, "0"))

    def known_by(self, eyes: str) -> Hands:
        return self.known.get(eyes, tuple(Counter() for _ in self.hands))

    def seen_by(self, seat: int) -> Hands:
        return self.known_by(str(seat) if seat >= 0 else "all")

    def thought_by(self, seat: int) -> Table:
        """The same where nobody else knows more than all do: what the others have seen is not for this seat to know."""
        known = {"all": self.known_by("all")}
        for eyes in range(self.players):
            own = self.known_by(str(eyes)) if eyes == seat else known["all"]
            known[str(eyes)] = tuple(Counter() if owner == eyes else pile for owner, pile in enumerate(own))
        return replace(self, known=known)


class ManyWorlds(dict[str, int]):
    """Too many worlds to list; `in` checks whether a text is one of them."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__()
        self.table, self.seat = table, seat
        self.open = [table.shown or owner == seat for owner in range(table.players)]

    def __len__(self) -> int:
        return sys.maxsize

    def __contains__(self, world: object) -> bool:
        assert isinstance(world, str)
        other = Table.read(world)
        alike = replace(self.table.thought_by(self.seat), hands=other.hands, decks=other.decks)
        hands = list(zip(self.open, self.table.hands, other.hands, strict=True))
        return (
            other.write() == world == alike.write()
            and [*other.decks] == [*self.table.decks]
            and all(Counter(other.decks[key]) == Counter(deck) for key, deck in self.table.decks.items())
            and all(mine == its if is_open else mine.total() == its.total() for is_open, mine, its in hands)
            and _sum(other.hands) == _sum(self.table.hands)
            and self._goes_on(other.hands)
            and any(all(map(Counter.__le__, bounds, other.hands)) for bounds, _ in self._bounds())
        )

    def __iter__(self) -> Iterator[str]:
        raise TypeError("too many worlds to go through")

    def at_least(self) -> int:
        """A lower bound of their number, counted as if equal cards were always in different hands."""
        if self.table.decks:
            return len(self)
        bounds, _ = next(self._bounds())
        free = [hand.total() - bound.total() for hand, bound in zip(self.table.hands, bounds, strict=True)]
        twins = (_sum(self.table.hands) - _sum(bounds)).values()
        return math.factorial(sum(free)) // math.prod(map(math.factorial, [*free, *twins]))

    def ways(self) -> Iterator[tuple[str, int]]:
        """Every world, perhaps more than once, and in how many ways cards told apart would lie like that."""
        thought = self.table.thought_by(self.seat)
        for bounds, ways in self._bounds():
            free = [hand.total() - bound.total() for hand, bound in zip(self.table.hands, bounds, strict=True)]
            pool = _sum(self.table.hands) - _sum(bounds)
            for dealt, times in _dealt(pool, free):
                hands = tuple(bound + more for bound, more in zip(bounds, dealt, strict=True))
                if self._goes_on(hands):
                    yield replace(thought, hands=hands).write(), ways * times * math.prod(map(math.factorial, free))

    def _bounds(self) -> Iterator[tuple[Hands, int]]:
        """What is certain to be in each hand, for each way in which a hand that is taken whole may have come over."""
        table = self.table
        seen = table.seen_by(self.seat)
        bounds = [table.hands[owner] if self.open[owner] else seen[owner] for owner in range(table.players)]
        mover, source = table.number("seat"), table.number("from")
        if table.phase == "second":
            bounds[mover] = bounds[mover] | Counter([table.header["card"]])
        taken, left = table.number("drawn"), table.number("draws")
        if self.seat in (mover, source) or not taken or left != table.hands[source].total():
            yield tuple(bounds), 1
            return
        cards = list(bounds[source].elements())
        for count in range(max(0, len(cards) - left), min(taken, len(cards)) + 1):
            ways = math.perm(taken, count) * math.perm(left, len(cards) - count)
            for moved in itertools.combinations(range(len(cards)), count):
                over = Counter(cards[place] for place in moved)
                both = {source: bounds[source] - over, mover: bounds[mover] + over}
                yield tuple(both.get(owner, bound) for owner, bound in enumerate(bounds)), ways

    def _goes_on(self, hands: Hands) -> bool:
        """Whether the player who played the first card of a pair has a second one for it."""
        if self.table.phase != "second":
            return True
        first = self.table.header["card"]
        others = hands[self.table.number("seat")] - Counter([first])
        return any(card[:-1] == first[:-1] or card[-1] == first[-1] for card in others)


@dataclass(frozen=True)
class _Step:
    """A decision, or a consequence of the one before."""

    entry: int | None
    before: Table
    after: Table

    def moves(self) -> Iterator[tuple[str, int, int]]:
        """Every card that went from one place to another; the discard is the place after the last seat."""
        before, after = ([*table.hands, table.discard] for table in (self.before, self.after))
        for card in _sum([now - then for then, now in zip(before, after, strict=True)]):
            changes = [now[card] - then[card] for then, now in zip(before, after, strict=True)]
            assert sorted(map(abs, changes))[:-2] == [0] * (len(changes) - 2)
            assert sum(changes) == 0
            for _ in range(max(changes)):
                yield card, changes.index(min(changes)), changes.index(max(changes))

    def sweeps_ones(self) -> bool:
        """Whether this step leaves the mover without any 1."""
        chosen = self.before.phase == "branch" and self.before.header["effect"] == "1"
        return chosen and self.before.header["arrow"] == self.after.header["arrow"]


class _Card:
    """One card of the deck, followed through a round; without a name until it is seen."""

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.is_no_one = False


@dataclass
class _Story:
    """A record, and every moment of its game."""

    record: str
    rounds: list[list[_Step]]
    first: Table
    last: Table

    @classmethod
    def read(cls, record: str) -> _Story:
        game = _game().read(record)
        moment = game.beginning()
        table = first = Table.read(moment.notation())
        rounds: list[list[_Step]] = [[]]
        for number, decision in enumerate(game.decisions):
            moment.play(decision, settle=False)
            entry: int | None = number
            while True:
                before, table = table, Table.read(moment.notation())
                if before.header["round"] == table.header["round"]:
                    rounds[-1].append(_Step(entry, before, table))
                else:
                    rounds.append([])
                if not moment.step():
                    break
                entry = None
        return cls(record, rounds, first, table)

    def retold(self, seat: int, dice: random.Random) -> str:
        """The same story with other unseen cards."""
        decks = {key: _shuffled(cards, dice) for key, cards in self.first.decks.items()}
        hands, names = self.first.hands, dict[int, str]()
        for number, steps in enumerate(self.rounds):
            begin = steps[0].before if steps else self.last
            told = _told_backwards(steps, begin, seat, dice)
            names |= {entry: card.name for entry, card in told.drawn.items()}
            dealt = told.dealt()
            if number == 0:
                hands = tuple(map(Counter, dealt))
            else:
                decks[f"deck {begin.header['round']}"] = _stacked(dealt, begin.number("first"), dice)
        start = replace(self.first.thought_by(seat), hands=hands, decks=decks)
        return self._written(start, names)

    def _written(self, start: Table, names: dict[int, str]) -> str:
        block = "".join(f"  {line}\n" for line in start.write().splitlines())
        head, decisions = DEAL.sub(lambda _: block, self.record, count=1).split("\ndecisions:\n")
        lines = decisions.splitlines(keepends=True)
        for entry, name in names.items():
            lines[entry] = re.sub(r"(\* |offer |give )\w+", rf"\g<1>{name}", lines[entry], count=1)
        return f"{head}\ndecisions:\n{''.join(lines)}"


def _told_backwards(steps: list[_Step], begin: Table, seat: int, dice: random.Random) -> _Backwards:
    """A round as boldly changed as it can be explained."""
    for bold in BOLDNESS:
        with contextlib.suppress(_Contradiction):
            return _Backwards(steps, begin, seat, bold, dice)
    raise _Contradiction


class _Backwards:
    """A round from its end, where a seat sees some of the cards, to its deal."""

    def __init__(self, steps: list[_Step], begin: Table, seat: int, bold: float, dice: random.Random) -> None:
        self.seat, self.bold, self.dice = seat, bold, dice
        self.drawn: dict[int, _Card] = {}
        """The cards that moved unseen, by the decision that moved them."""
        end = steps[-1].after if steps else begin
        self.piles = [
            [_Card(name if end.shown or owner == seat else "") for name in hand.elements()]
            for owner, hand in enumerate(end.hands)
        ]
        self.piles.append([_Card(name) for name in end.discard.elements()])
        if end.phase == "second":
            self._show(end.number("seat"), end.header["card"])
        for step in reversed(steps):
            self._undo(step)
        for owner, known in enumerate(begin.seen_by(seat)):
            self._certain(owner, known)
        self._fill(_sum([*begin.hands, begin.discard]))

    def dealt(self) -> list[list[str]]:
        """The hands of the beginning."""
        return [[card.name for card in hand] for hand in self.piles[:-1]]

    def _undo(self, step: _Step) -> None:
        discard = len(self.piles) - 1
        if step.sweeps_ones():
            for card in self.piles[step.before.number("seat")]:
                card.is_no_one = True
        for name, giver, taker in step.moves():
            if self.seat in (giver, taker) or discard in (giver, taker):
                card = self._show(taker, name)
            else:
                card = self._guess(taker, name)
                assert step.entry is not None
                self.drawn[step.entry] = card
            self.piles[taker].remove(card)
            self.piles[giver].append(card)

    def _show(self, place: int, name: str) -> _Card:
        """A card that was seen to be there."""
        alike = [card for card in self.piles[place] if card.name == name]
        blank = [card for card in self.piles[place] if not card.name]
        if not alike and not blank:
            raise _Contradiction
        card = self.dice.choice(blank if blank and (not alike or self._dares()) else alike)
        card.name = name
        return card

    def _guess(self, place: int, name: str) -> _Card:
        """A card that moved unseen: the true one if it can be told, or any."""
        alike = [card for card in self.piles[place] if card.name == name]
        blank = [card for card in self.piles[place] if not card.name]
        return self.dice.choice(self.piles[place] if self._dares() else alike or blank or self.piles[place])

    def _certain(self, owner: int, known: Pile) -> None:
        for name in (known - Counter(card.name for card in self.piles[owner])).elements():
            blank = [card for card in self.piles[owner] if not card.name]
            if not blank:
                raise _Contradiction
            self.dice.choice(blank).name = name

    def _dares(self) -> bool:
        return self.dice.random() < self.bold

    def _fill(self, deck: Pile) -> None:
        """Every card not seen all through the round is one of those that are missing."""
        cards = list(itertools.chain.from_iterable(self.piles))
        named = Counter(card.name for card in cards if card.name)
        if not named <= deck:
            raise _Contradiction
        missing = _shuffled((deck - named).elements(), self.dice)
        for card in cards:
            card.name = card.name or missing.pop()
            if card.is_no_one and card.name.endswith("1"):
                raise _Contradiction


@cache
def _game() -> ronron.Game:
    return ronron.load("mistigri")


def _late(moment: str) -> ronron.Position:
    """A third round after two that left nobody with anything."""
    told, _, known = moment.partition("\n")
    first_line, *hands = (part.strip() for part in told.replace("-", "").split("|"))
    players = len(hands)
    deck = Counter(f"{colour}{cat}" for colour, cats in CATS.items() for cat in cats if cat in VALUES[players])
    cards = Counter(word for hand in hands for word in hand.split())
    lines = [f"round=3 turn=9 {first_line}"]
    lines += [f"{seat} {'up' if hand else 'out'}: {hand}" for seat, hand in enumerate(hands)]
    lines.append(" ".join(["discard:", *(deck + Counter(["mistigri"]) - cards).elements()]))
    lines += [f"left {number}: {' | '.join('-' * players)}" for number in (1, 2)]
    return _game().position("\n".join([*lines, *known.split(";")]), players)


def _by_owner(words: list[str], players: int) -> Hands:
    hands: Hands = tuple(Counter() for _ in range(players))
    for word in words:
        owner, _, card = word.partition(":")
        hands[int(owner)][card] += 1
    return hands


def _rank(card: str) -> tuple[int, int]:
    """Cards lie by value, then by colour."""
    return (10, 0) if card == "mistigri" else (int(card[-1]), [*CATS].index(card[:-1]))


def _sorted(pile: Pile) -> list[str]:
    return sorted(pile.elements(), key=_rank)


def _sum(piles: Iterable[Pile]) -> Pile:
    return sum(piles, Counter())


def _dealt(pool: Pile, sizes: list[int]) -> Iterator[tuple[Hands, int]]:
    """Every way to deal a pool into hands, and how often it comes up when each card is told from its twin."""
    if not sizes:
        yield (), 1
        return
    for hand, ways in _picked(sorted(pool), pool, sizes[0]):
        for rest, more in _dealt(pool - hand, sizes[1:]):
            yield (hand, *rest), ways * more


def _picked(names: list[str], pool: Pile, size: int) -> Iterator[tuple[Pile, int]]:
    if not names:
        if size == 0:
            yield Counter(), 1
        return
    name, *others = names
    for count in range(min(pool[name], size) + 1):
        for rest, ways in _picked(others, pool, size - count):
            yield rest + Counter({name: count}), ways * math.comb(pool[name], count)


def _shuffled(cards: Iterable[str], dice: random.Random) -> list[str]:
    pile = list(cards)
    dice.shuffle(pile)
    return pile


def _stacked(hands: list[list[str]], first: int, dice: random.Random) -> list[str]:
    """A deck that deals these hands: nine to each seat, and the last card to the right of the first player."""
    hands = [_shuffled(hand, dice) for hand in hands]
    last = hands[(first - 1) % len(hands)].pop()
    return [*itertools.chain.from_iterable(hands), last]
