"""Crazy Mistigri as text.

A card is its colour and its value, `red4`, or `mistigri`. A position is a line that says how far the game has come, a
line for each hand, and the cards on the table:

    round=2 turn=3 first=1 seat=0 phase=first arrow=clockwise from=2
    0 up: red4 blue4 purple5
    1 down: yellow9 ? ?
    2 out:
    discard: red3 green3
    deck 3: ?
    left 1: blue6 | - | mistigri red8
    0 knows: 1:yellow9
    all know: 1:yellow9

A hand is `up` or `down`, as the help card of its owner lies, or `out` of the round; `?` is a card not known. The decks
are the rounds to come: nine cards for each seat in turn, and the last one. `left` is what each seat was left with in a
round that is over. The last lines list the cards that each seat, or everybody, knows to be in another hand; they may be
left out if nobody knows any.

In the first line, `from` is the seat whose card is drawn this turn, which may be left out if it is still in. `draws=2
drawn=1` says how many cards are still to be drawn and how many have been; `effect=7` whose effect waits or is being
carried out; `card=red4` the first card of a pair, or the one put down in a swap; `other=2` who is given a card.
"""

from __future__ import annotations

from ronron.errors import PositionError
from ronron.games.mistigri.box import MISTIGRI, Box, colour_names
from ronron.games.mistigri.piles import Pile, add, copies, kinds_in, size
from ronron.games.mistigri.rules import (
    EFFECT,
    LAST_TURN,
    NOTHING,
    REVERSE,
    SEAT,
    along,
    deck_size,
    legal,
)
from ronron.games.mistigri.secrets import unseen
from ronron.games.mistigri.state import (
    BRANCH,
    CHAIN,
    CLOCKWISE,
    COUNTED,
    COUNTERCLOCKWISE,
    DRAW,
    FIRST,
    GIVE,
    NONE,
    OFFER,
    OVER,
    PHASES,
    PUT,
    ROUNDS,
    SECOND,
    SERVE,
    TAKE,
    TO,
    UNKNOWN,
    State,
    certain,
    remains,
)
from ronron.games.positions import (
    UNSEEN,
    begin,
    by_name,
    expected,
    expected_in_all,
    no_more,
    not_with_phase,
    read_number,
    read_word,
    take,
)
from ronron.kernel import has
from ronron.kernel.bits import members
from ronron.said import Said, one_of, said

WORDS = ("round", "turn", "first", "seat", "phase", "arrow", "from", "draws", "drawn", "effect", "card", "other")
ARROWS = {"clockwise": CLOCKWISE, "counterclockwise": COUNTERCLOCKWISE}
EFFECTS = {DRAW: (3, 7, 8), PUT: (3,), TAKE: (3,), BRANCH: (1, 2, 3), OFFER: (2,), TO: (4,), GIVE: (4,), SERVE: (5,)}
"""The values of pairs whose effect can be pending in a phase; in DRAW there may also be none."""
EMPTY = "-"
WAYS = ("up", "down", "out")
"""How the line of a hand begins, after its seat."""
EXAMPLES = one_of(("'0 up: red4 blue4'", "'discard: red3'"))


def card_name(box: Box, kind: int) -> str:
    """Colour and value."""
    names = colour_names(box)
    colour = box.colours[kind]
    return MISTIGRI if colour == len(names) else f"{names[colour]}{box.values[kind]}"


def card_names(box: Box) -> list[str]:
    """All kinds of card, in order."""
    return [card_name(box, kind) for kind in range(box.kinds)]


def cards_in(box: Box, pile: Pile) -> list[str]:
    """The cards of a pile, in the order of their kinds."""
    return [card_name(box, kind) for kind in kinds_in(pile)]


def text(box: Box, s: State, decision: int) -> str:
    """A decision in a few words."""
    if decision < box.kinds:
        return _with_card(s, card_name(box, decision))
    if decision == NOTHING:
        return {FIRST: "pass", CHAIN: "decline", SERVE: f"skip {s.other}"}.get(s.phase, "nothing")
    if decision in (EFFECT, REVERSE):
        return "effect" if decision == EFFECT else "reverse"
    return f"choose {decision - SEAT}" if decision >= SEAT else f"card {decision}"


def untold(box: Box, s: State) -> str:
    """A decision about a card that the reader did not see."""
    return _with_card(s, UNSEEN)


def _with_card(s: State, card: str) -> str:
    """What is done with a card, by phase."""
    if s.phase == DRAW:
        return f"{card} from {s.source} to {s.to_move}"
    if s.phase == OFFER:
        return f"offer {card} to {along(s, s.to_move, s.arrow)}"
    if s.phase in (GIVE, SERVE):
        return f"{PHASES[s.phase]} {card} to {s.other}"
    verbs = {FIRST: "play", CHAIN: "play", SECOND: "with", PUT: "put", TAKE: "take"}
    return f"{verbs.get(s.phase, 'card')} {card}"


def write(box: Box, s: State) -> str:
    """The line that says the rest, the hands, the cards on the table, and who knows what."""
    lines = [_header(box, s)]
    lines += [_line(f"{seat} {_help_card(s, seat)}:", _hand(box, s, seat)) for seat in range(s.players)]
    lines.append(_line("discard:", cards_in(box, s.discard[:])))
    lines += [_line(f"deck {row + 2}:", _deck(box, s, row)) for row in range(ROUNDS - 1) if s.decks[row, 0] != NONE]
    lines += [_line(f"left {number + 1}:", [_left(box, s, number)]) for number in range(_counted(s))]
    for eyes in range(s.players + 1):
        if known := _known(box, s, eyes):
            lines.append(_line("all know:" if eyes == s.players else f"{eyes} knows:", known))
    return "\n".join(lines)


def _line(key: str, words: list[str]) -> str:
    return " ".join([key, *words])


def _header(box: Box, s: State) -> str:
    arrow = next(name for name, way in ARROWS.items() if way == s.arrow)
    words = [f"round={s.round + 1}", f"turn={s.turns}", f"first={s.first}", f"seat={s.to_move}"]
    words += [f"phase={PHASES[s.phase]}", f"arrow={arrow}"]
    if s.source != NONE:
        words.append(f"from={s.source}")
    if s.phase == DRAW:
        words += [f"draws={s.draws}", f"drawn={s.drawn}"]
    if s.effect:
        words.append(f"effect={s.effect}")
    if s.card != NONE:
        words.append(f"card={card_name(box, s.card)}")
    if s.other != NONE:
        words.append(f"other={s.other}")
    return " ".join(words)


def _help_card(s: State, seat: int) -> str:
    if not has(s.playing, seat):
        return "out"
    return "down" if has(s.face_down, seat) else "up"


def _hand(box: Box, s: State, seat: int) -> list[str]:
    seen = cards_in(box, s.hands[seat, :])
    return seen + [UNSEEN] * (int(s.sizes[seat]) - len(seen))


def _deck(box: Box, s: State, row: int) -> list[str]:
    if s.decks[row, 0] == UNKNOWN:
        return [UNSEEN]
    return [card_name(box, kind) for kind in s.decks[row, : deck_size(s)].tolist()]


def _counted(s: State) -> int:
    """How many rounds are over."""
    return int(s.round) + (s.phase >= COUNTED)


def _left(box: Box, s: State, number: int) -> str:
    rests = [cards_in(box, s.left[remains(number, seat), :]) for seat in range(s.players)]
    return " | ".join(" ".join(rest) or EMPTY for rest in rests)


def _known(box: Box, s: State, eyes: int) -> list[str]:
    return [f"{owner}:{card}" for owner in range(s.players) for card in cards_in(box, s.known[certain(eyes, owner), :])]


def read(box: Box, s: State, position: str) -> None:
    """Fill a blank state from a position."""
    header, lines = begin(position, WORDS)
    found = by_name(lines, EXAMPLES)
    names = {name: kind for kind, name in enumerate(card_names(box)) if box.copies[s.players, kind]}
    s.source = s.card = s.other = NONE
    s.decks[:, :] = NONE
    _read_progress(s, header)
    for seat in range(s.players):
        _read_hand(s, seat, found, names)
    for word in take(found, "discard"):
        add(s.discard[:], _card(word, names, "discard"))
    _read_moment(s, header, names)
    _read_decks(s, found, names)
    for number in range(_counted(s)):
        _read_left(s, number, take(found, f"left {number + 1}"), names)
    for eyes in range(s.players + 1):
        _read_known(s, eyes, found, names)
    no_more(found)
    _check_cards(box, s)
    _check_out(s)
    _check_phase(box, s)
    _check_known(s)


def _read_progress(s: State, header: dict[str, str]) -> None:
    """Whose turn it is and how far the round has come."""
    names = [name for phase, name in enumerate(PHASES) if phase != COUNTED]
    s.phase = PHASES.index(read_word(header, "phase", names, "draw"))
    s.arrow = ARROWS[read_word(header, "arrow", list(ARROWS), "clockwise")]
    s.round = read_number(header, "round", 1, ROUNDS, 1) - 1
    s.turns = read_number(header, "turn", 1, LAST_TURN, 1)
    s.first = read_number(header, "first", 0, s.players - 1, 0)
    s.to_move = read_number(header, "seat", 0, s.players - 1, s.first)
    if s.phase == OVER and s.round == 0:
        raise PositionError("mistigri-error-two-rounds", "M23")


def _read_hand(s: State, seat: int, found: dict[str, list[str]], names: dict[str, int]) -> None:
    keys = [key for key in (f"{seat} {way}" for way in WAYS) if key in found]
    if len(keys) != 1:
        raise expected_in_all(
            said("mistigri-error-hand-line", lines=one_of(f"'{seat} {way}: …'" for way in WAYS)), len(keys)
        )
    words = found.pop(keys[0])
    for word in words:
        if word != UNSEEN:
            add(s.hands[seat, :], _card(word, names, keys[0]))
    s.sizes[seat] = len(words)
    if not keys[0].endswith("out"):
        s.playing |= 1 << seat
    if keys[0].endswith("down"):
        s.face_down |= 1 << seat


def _card(word: str, names: dict[str, int], where: str | Said) -> int:
    if word not in names:
        raise expected(where, said("mistigri-error-a-card", cards=one_of((next(iter(names)), MISTIGRI))), word)
    return names[word]


def _read_moment(s: State, header: dict[str, str], names: dict[str, int]) -> None:
    """What the turn has come to."""
    playing = s.phase != OVER
    allowed = {
        "from": playing,
        "draws": s.phase == DRAW,
        "drawn": s.phase == DRAW,
        "effect": s.phase in EFFECTS,
        "card": s.phase in (SECOND, TAKE),
        "other": s.phase in (GIVE, SERVE),
    }
    for key, fits in allowed.items():
        if key in header and not fits:
            raise not_with_phase(f"{key}=", PHASES[s.phase])
        if fits and key in ("card", "other", "effect") and s.phase != DRAW and key not in header:
            raise PositionError("error-first-line-needs", phase=PHASES[s.phase], word=f"{key}=")
    if playing:
        s.source = read_number(header, "from", 0, s.players - 1, along(s, s.to_move, -s.arrow))
    if s.phase == DRAW:
        s.draws = read_number(header, "draws", 1, 3, 1)
        s.drawn = read_number(header, "drawn", 0, 2, 0)
    if "effect" in header:
        s.effect = read_number(header, "effect", 1, 8, 0)
        if s.effect not in EFFECTS[s.phase]:
            raise not_with_phase(f"effect={s.effect}", PHASES[s.phase])
    if "card" in header:
        s.card = _card(header["card"], names, said("error-first-line-key", key="card"))
    if "other" in header:
        s.other = read_number(header, "other", 0, s.players - 1, 0)


def _wrong(s: State, why: Said) -> PositionError:
    return PositionError("error-first-line-phase", why.article, phase=PHASES[s.phase], why=why)


def _read_decks(s: State, found: dict[str, list[str]], names: dict[str, int]) -> None:
    """The rounds that have not been dealt."""
    for row in range(ROUNDS - 1):
        key = f"deck {row + 2}"
        if s.round > row:
            if key in found:
                raise PositionError("mistigri-error-dealt", deck=key)
            continue
        words = take(found, key)
        if words == [UNSEEN]:
            s.decks[row, : deck_size(s)] = UNKNOWN
        elif len(words) != deck_size(s):
            raise expected(key, said("mistigri-error-deck", cards=int(deck_size(s))), len(words), "M3")
        else:
            s.decks[row, : deck_size(s)] = [_card(word, names, key) for word in words]


def _read_left(s: State, number: int, words: list[str], names: dict[str, int]) -> None:
    rests = " ".join(words).split("|")
    if len(rests) != s.players:
        raise expected(f"left {number + 1}", said("mistigri-error-hands", hands=int(s.players)), len(rests))
    for seat, rest in enumerate(rests):
        for word in rest.split():
            if word != EMPTY:
                add(s.left[remains(number, seat), :], _card(word, names, f"left {number + 1}"))


def _read_known(s: State, eyes: int, found: dict[str, list[str]], names: dict[str, int]) -> None:
    key = "all know" if eyes == s.players else f"{eyes} knows"
    for word in found.pop(key, []):
        seat, _, card = word.partition(":")
        if seat not in tuple("01234"[: s.players]) or int(seat) == eyes:
            raise expected(key, said("mistigri-error-seat-and-card"), word)
        add(s.known[certain(eyes, int(seat)), :], _card(card, names, key))


def _check_cards(box: Box, s: State) -> None:
    """M1: check that in each round every card of the deck is in a hand or on the discard pile."""
    unseen = sum(int(s.sizes[seat]) - size(s.hands[seat, :]) for seat in range(s.players))
    total = sum(map(int, s.sizes)) + size(s.discard[:])
    if total != deck_size(s):
        raise expected_in_all(said("mistigri-error-cards", cards=int(deck_size(s))), total, "M1")
    for kind in range(box.kinds):
        there = int(box.copies[s.players, kind])
        seen = copies(s.discard[:], kind) + sum(copies(s.hands[seat, :], kind) for seat in range(s.players))
        if seen > there or (unseen == 0 and seen < there):
            raise expected_in_all(said("mistigri-error-of-card", count=there, card=card_name(box, kind)), seen, "M1")
        _check_elsewhere(box, s, kind, there)


def _check_elsewhere(box: Box, s: State, kind: int, there: int) -> None:
    name = card_name(box, kind)
    for row in range(ROUNDS - 1):
        found = s.decks[row, :].tolist().count(kind)
        if s.decks[row, 0] >= 0 and found != there:
            raise expected(f"deck {row + 2}", said("mistigri-error-copies", count=there, card=name), found, "M1")
    for number in range(_counted(s)):
        found = sum(copies(s.left[remains(number, seat), :], kind) for seat in range(s.players))
        if found > there:
            raise expected(f"left {number + 1}", said("mistigri-error-most", count=there, card=name), found, "M1")


def _check_out(s: State) -> None:
    """M7: check that a player without cards is out, except while still carrying out an effect (M10, M18)."""
    for seat in range(s.players):
        still_in = (seat == s.to_move and s.phase in (BRANCH, SERVE)) or (seat == s.source and s.phase == TAKE)
        if has(s.playing, seat) and s.sizes[seat] == 0 and not still_in:
            raise PositionError("mistigri-error-no-card-left", "M7", seat=seat)
        if not has(s.playing, seat) and s.sizes[seat] > 0:
            raise PositionError("mistigri-error-out-with-cards", "M7", seat=seat)
    if s.phase != OVER and not has(s.playing, s.to_move):
        raise PositionError("mistigri-error-mover-out", "M7", seat=int(s.to_move))
    if s.phase == OVER:
        for seat in range(s.players):
            if (s.hands[seat, :] != s.left[remains(s.round, seat), :]).any():
                raise PositionError("mistigri-error-left", "M19", round=int(s.round) + 1, seat=seat)


def _check_phase(box: Box, s: State) -> None:
    """Refuse positions that no turn can reach."""
    if s.phase != OVER and s.source == s.to_move:
        raise _wrong(s, said("mistigri-error-from-mover", "M5", seat=int(s.source)))
    if s.phase in (DRAW, PUT, TAKE) and not has(s.playing, s.source):
        raise _wrong(s, said("mistigri-error-from-out", "M5", seat=int(s.source)))
    if s.phase == DRAW:
        _check_draw(s)
    if s.phase in (SECOND, TAKE):
        pile = s.hands[s.to_move, :] if s.phase == SECOND else s.discard[:]
        if copies(pile, s.card) == 0:
            raise _wrong(s, said("mistigri-error-card-elsewhere", "M5, M10", card=card_name(box, s.card)))
    if s.phase in (GIVE, SERVE) and (not has(s.playing, s.other) or s.other == s.to_move):
        raise _wrong(s, said("mistigri-error-other", "M11, M12", seat=int(s.other)))
    if s.phase in (TO, GIVE, OFFER) and (s.playing & ~(1 << s.to_move) == 0 or s.sizes[s.to_move] == 0):
        raise _wrong(s, said("mistigri-error-needs-opponent", "M17, M19"))
    if s.phase == SERVE and size(s.discard[:]) == 0:
        raise _wrong(s, said("mistigri-error-discard-empty", "M12"))
    if s.phase in (SECOND, TAKE) and legal(box, s) == 0 and not _may_hold_second(box, s):
        raise _wrong(s, said("mistigri-error-no-second", "M5, M10"))


def _may_hold_second(box: Box, s: State) -> bool:
    """Whether one of the mover's unknown cards can make a pair with the first card."""
    if s.phase != SECOND or size(s.hands[s.to_move, :]) == s.sizes[s.to_move]:
        return False
    return any(unseen(box, s, kind) > 0 for kind in members(int(box.pairs[s.card] | 1 << s.card)))


def _check_draw(s: State) -> None:
    total = {7: 2, 8: 3}.get(s.effect, 1)
    if s.draws > s.sizes[s.source]:
        held = int(s.sizes[s.source])
        raise _wrong(s, said("mistigri-error-draws", "M5", draws=int(s.draws), seat=int(s.source), held=held))
    if s.draws + s.drawn > total or (s.draws + s.drawn < total and s.draws < s.sizes[s.source]):
        words = f"draws={s.draws} drawn={s.drawn}"
        raise _wrong(s, said("mistigri-error-drawn", "M5, M14, M15", words=words, effect=int(s.effect)))


def _check_known(s: State) -> None:
    """Check that known cards are really there, and that each seat knows what everybody knows."""
    for eyes in range(s.players + 1):
        for owner in range(s.players):
            if eyes == owner:
                continue
            known = s.known[certain(eyes, owner), :]
            if (s.known[certain(s.players, owner), :] & ~known).any():
                raise PositionError("mistigri-error-all-know", eyes=eyes, seat=owner)
            taken = s.phase == DRAW and s.drawn > 0 and owner == s.source
            if not taken and size(s.hands[owner, :]) == s.sizes[owner] and (known & ~s.hands[owner, :]).any():
                name = "all know" if eyes == s.players else f"{eyes} knows"
                raise PositionError("mistigri-error-not-held", where=name, seat=owner)
