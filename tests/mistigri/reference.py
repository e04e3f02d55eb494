"""The rules once more, from their articles alone, on text: slow, short and independent of the engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

CATS = {"yellow": "123456789", "red": "112345678", "green": "112234567", "blue": "112233456", "purple": "112233445"}
LEFT_OUT = {3: "129", 4: "1", 5: ""}
ARROWS = {"clockwise": 1, "counterclockwise": -1}
LAST_TURN = 200

Pile = Counter[str]


def deck(players: int) -> Pile:
    """M1."""
    cats = [f"{colour}{value}" for colour, values in CATS.items() for value in values if value not in LEFT_OUT[players]]
    return Counter([*cats, "mistigri"])


def value(card: str) -> int:
    return 10 if card == "mistigri" else int(card[-1])


def points(cards: Pile) -> int:
    return sum(value(card) for card in cards.elements())


def is_pair(one: str, other: str) -> bool:
    """M5, M16."""
    return "mistigri" not in (one, other) and (one[:-1] == other[:-1] or one[-1] == other[-1])


@dataclass
class Table:
    """Everything on the table, as a position tells it."""

    hands: list[Pile]
    playing: set[int]
    down: set[int]
    discard: Pile
    decks: dict[int, list[str]]
    left: list[list[Pile]] = field(default_factory=list)
    round: int = 1
    turn: int = 1
    first: int = 0
    seat: int = 0
    phase: str = "draw"
    arrow: int = 1
    source: int | None = None
    draws: int = 0
    effect: int = 0
    """The value of the pair whose effect is being carried out or waits for the next turn."""
    card: str = ""
    waiting: list[int] = field(default_factory=list)
    """Who is still to be served, or to be given a card."""

    @classmethod
    def read(cls, text: str) -> Table:
        first, *lines = text.splitlines()
        words = dict(word.split("=") for word in first.split())
        table = cls([], set(), set(), Counter(), {})
        for key, cards in ((line.partition(":")[0].split(), line.partition(":")[2]) for line in lines):
            if key == ["discard"]:
                table.discard = Counter(cards.split())
            elif key[0] == "deck":
                table.decks[int(key[1])] = cards.split()
            elif key[0] == "left":
                table.left.append([Counter(hand.replace("-", "").split()) for hand in cards.split("|")])
            elif key[1] in ("up", "down", "out"):
                table.hands.append(Counter(cards.split()))
                table.playing |= {int(key[0])} if key[1] != "out" else set()
                table.down |= {int(key[0])} if key[1] == "down" else set()
        table.round, table.turn = int(words["round"]), int(words["turn"])
        table.first, table.seat = int(words["first"]), int(words["seat"])
        table.phase, table.arrow = words["phase"], ARROWS[words["arrow"]]
        table.source = int(words["from"]) if "from" in words else None
        table.draws, table.effect = int(words.get("draws", "0")), int(words.get("effect", "0"))
        table.card = words.get("card", "")
        if "other" in words:
            table.waiting = [int(words["other"])]
            if table.phase == "serve":
                table.waiting = list(table.along(table.seat))
                table.waiting = table.waiting[table.waiting.index(int(words["other"])) :]
        return table

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def mover(self) -> int | None:
        """Who decides; nobody while cards are drawn or when all is over."""
        if self.phase in ("draw", "over"):
            return None
        return self.source if self.phase in ("put", "take") else self.seat

    def along(self, seat: int, way: int = 1) -> Iterator[int]:
        """M4: the others still in, along the arrow or against it."""
        for steps in range(1, self.players):
            other = (seat + steps * way * self.arrow) % self.players
            if other in self.playing:
                yield other

    def legal(self) -> set[str]:
        """All that may be said now."""
        hand = self.hands[self.seat]
        match self.phase:
            case "draw":
                assert self.source is not None
                return {f"{card} from {self.source} to {self.seat}" for card in self.hands[self.source]}
            case "first":
                return {f"play {card}" for card in hand if self.partners(card)} | {"pass"}
            case "chain":
                return {f"play {card}" for card in hand if self.partners(card)} | {"decline"}
            case "second":
                return {f"with {card}" for card in self.partners(self.card)}
            case "branch":
                return {"effect", "reverse"}
            case "offer":
                return {f"offer {card} to {next(self.along(self.seat))}" for card in hand}
            case "to":
                return {f"choose {other}" for other in self.along(self.seat)}
            case "give":
                return {f"give {card} to {self.waiting[0]}" for card in hand}
            case "serve":
                few = self.discard.total() < len(self.waiting)
                skip = {f"skip {self.waiting[0]}"} if few else set()
                return {f"serve {card} to {self.waiting[0]}" for card in self.discard} | skip
            case "put":
                assert self.source is not None
                return {f"put {card}" for card in self.hands[self.source]}
            case "take":
                return {f"take {card}" for card in self.discard - Counter([self.card])}
        assert self.phase == "over", self.phase
        return set()

    def partners(self, card: str) -> set[str]:
        return {other for other in self.hands[self.seat] - Counter([card]) if is_pair(card, other)}

    def play(self, said: str) -> None:
        """All that follows from a decision."""
        assert said in self.legal(), (said, self.phase)
        word, *more = said.split()
        if self.phase == "draw":
            self._draw(word)
        elif word == "play":
            self.card, self.phase = more[0], "second"
        elif word == "with":
            self._discard(more[0])
        elif word == "pass":
            self.down.add(self.seat)
            self._end_turn(passed=True)
        elif word in ("effect", "reverse"):
            self._choose_branch(word == "effect")
        elif word == "choose":
            self.waiting, self.phase = [int(more[0])], "give"
        elif word == "put":
            self._move(self._owner, self.discard, more[0])
            self.card, self.phase = more[0], "take"
        elif word == "take":
            self._move(self.discard, self._owner, more[0])
            self.card, self.phase = "", "first"
            self.effect = 0
        elif word in ("serve", "skip"):
            if word == "serve":
                self._move(self.discard, self.hands[self.waiting[0]], more[0])
            self.waiting.pop(0)
            self._serve()
        elif word == "give":
            self._move(self.hands[self.seat], self.hands[self.waiting[0]], more[0])
            self._end_turn()
        elif word == "offer":
            self._end_turn(offered=more[0])
        else:
            assert word == "decline"
            self._end_turn()

    @property
    def _owner(self) -> Pile:
        assert self.source is not None
        return self.hands[self.source]

    @staticmethod
    def _move(giver: Pile, taker: Pile, card: str) -> None:
        giver[card] -= 1
        if not giver[card]:
            del giver[card]
        taker[card] += 1

    def _draw(self, card: str) -> None:
        """M5, M7, M10, M14, M15."""
        self._move(self._owner, self.hands[self.seat], card)
        self.draws -= 1
        if self.draws:
            return
        assert self.source is not None
        if not self._owner:
            self._leave(self.source)
        swap = self.effect == 3 and self.source in self.playing
        self.phase, self.effect = ("put", 3) if swap else ("first", 0)

    def _leave(self, seat: int) -> None:
        """M7."""
        self.playing.discard(seat)
        self.down.discard(seat)

    def _discard(self, second: str) -> None:
        """M5, M6: the pair is laid down and turns the help card up; M8–M15: its effect if alike in value."""
        for card in (self.card, second):
            self._move(self.hands[self.seat], self.discard, card)
        self.down.discard(self.seat)
        alike, self.card = value(self.card) == value(second), ""
        self.effect = value(second) if alike else 0
        opponents, hand = list(self.along(self.seat)), self.hands[self.seat]
        if self.effect in (1, 2, 3):
            self.phase = "branch"
        elif self.effect == 4 and hand and opponents:
            self.phase = "to"
        elif self.effect == 5:
            self.waiting = opponents
            self._serve()
        elif self.effect == 6 and hand:
            self.phase, self.effect = "chain", 0
        else:
            self._end_turn()

    def _choose_branch(self, effect: bool) -> None:
        """M8–M10, M17, M18."""
        hand = self.hands[self.seat]
        if not effect:
            self.arrow, self.effect = -self.arrow, 0
        elif self.effect == 1:
            for card in [card for card in hand.elements() if value(card) == 1]:
                self._move(hand, self.discard, card)
        elif self.effect == 2 and hand and len(self.playing) > 1:
            self.phase = "offer"
            return
        self._end_turn()

    def _serve(self) -> None:
        """M12."""
        if self.waiting and self.discard:
            self.phase = "serve"
        else:
            self.waiting = []
            self._end_turn()

    def _end_turn(self, passed: bool = False, offered: str = "") -> None:
        """M7, M17, M19, M20, M22."""
        pending = self.effect if self.effect in (3, 7, 8) and self.hands[self.seat] else 0
        mover, self.effect, self.waiting = self.seat, 0, []
        if not self.hands[mover]:
            self._leave(mover)
        if len(self.playing) <= 1 or (passed and self.playing <= self.down) or self.turn == LAST_TURN:
            self._count()
            return
        self.turn, self.seat = self.turn + 1, next(self.along(mover))
        self.source = next(self.along(self.seat, -1))
        self.effect, self.phase = pending, "draw"
        self.draws = min({7: 2, 8: 3}.get(pending, 1), self._owner.total())
        if offered:
            self._draw(offered)

    def _count(self) -> None:
        """M19–M23."""
        self.left.append([hand.copy() for hand in self.hands])
        totals = self.scores()
        if self.round == 3 or (self.round == 2 and totals.count(min(totals)) == 1):
            self.phase, self.source = "over", None
            return
        order = [(self.first + steps) % self.players for steps in range(1, self.players + 1)]
        self.first = max(order, key=totals.__getitem__)
        self.round, self.turn, self.arrow, self.seat = self.round + 1, 1, 1, self.first
        cards = self.decks.pop(self.round)
        self.hands = [Counter(cards[9 * seat : 9 * seat + 9]) for seat in range(self.players)]
        self.source = (self.first - 1) % self.players
        self.hands[self.source][cards[-1]] += 1
        self.playing, self.down, self.discard = set(range(self.players)), set(), Counter()
        self.phase, self.draws = "draw", 1

    def scores(self) -> list[int]:
        return [sum(points(hands[seat]) for hands in self.left) for seat in range(self.players)]

    def winners(self) -> list[int]:
        """M23."""
        return [seat for seat, total in enumerate(self.scores()) if total == min(self.scores())]
