"""The attacks, each as what one hand does in one round."""

from __future__ import annotations

import asyncio
import random

from ronron.server.bodies import Rename, ReviewWish, ShowAgain, WhatIf
from ronron.server.http.pages import STATIC
from ronron.server.protocol import Hint, Look, Resync
from ronron.table.commands import Say, SwitchChat, SwitchEyes
from ronron_attacks.attackers import ATTACKERS, Attack, Hand, encode
from ronron_attacks.lines import Line, request
from ronron_attacks.world import Desk

MANY_BYTES = b"x-more: " + b"a" * 65_536 + b"\r\n"
FEW_BYTES = b"x-more: a\r\n"
SLOWLY_S = 0.25
DEEP = 60_000
BOMBS = (
    b"[" * DEEP,
    b'{"a":' * (DEEP // 5),
    b'{"game":' + b"9" * DEEP + b"}",
    b'{"game":"poche","seats":[' + b'{"kind":"me"},' * (DEEP // 14) + b'{"kind":"me"}]}',
)
LARGEST_BODY = 65_536
BACK = 60
"""The events missed by a client that comes back; with more it would be sent the whole table."""
STRONGEST = "raminagrobis"


async def quiet(hand: Hand) -> None:
    """Nobody attacks."""
    await hand.hold()


async def endless_header(hand: Hand) -> None:
    """A header that never ends, as fast as it is taken."""
    line = await hand.line()
    await line.send(b"GET /health HTTP/1.1\r\n")
    await _pour(hand, line, MANY_BYTES, 0)


async def slow_header(hand: Hand) -> None:
    """A header that comes a few bytes at a time."""
    line = await hand.line()
    await line.send(b"GET /health HTTP/1.1\r\n")
    await _pour(hand, line, FEW_BYTES, SLOWLY_S)


async def slow_body(hand: Hand) -> None:
    """A body that comes a few bytes at a time."""
    line = await hand.line()
    head, _, _ = request("POST", "/api/replay", b" " * LARGEST_BODY).partition(b"\r\n\r\n")
    await line.send(head + b"\r\n\r\n")
    await _pour(hand, line, b" ", SLOWLY_S)


async def _pour(hand: Hand, line: Line, piece: bytes, pause: float) -> None:
    """Send the same bytes again and again until the server answers."""
    answer = asyncio.create_task(line.answer())
    try:
        while not answer.done() and hand.going():
            await line.send(piece)
            await asyncio.sleep(pause)
        hand.counts[await answer] += 1
    finally:
        answer.cancel()


async def replay(hand: Hand) -> None:
    """Ask for the replay of a long record."""
    await hand.ask("POST", "/api/replay", encode(ShowAgain(record=_record(hand))))


async def broken_record(hand: Hand) -> None:
    """Send a long record whose last line is wrong, so that the server plays all of it before it refuses."""
    body = encode(ShowAgain(record=f"{_record(hand).rstrip()}!\n"))
    await hand.ask("POST", "/api/replay", body)


async def review_and_hang_up(hand: Hand) -> None:
    """Ask for the review of a long record, and close the connection once it has begun."""
    line = await hand.line()
    await line.send(request("POST", "/api/review", encode(ReviewWish(record=_record(hand)))))
    hand.counts[await line.head()] += 1
    hand.hang_up()


async def review(hand: Hand) -> None:
    """Ask for the review of a long record, and wait for it."""
    await hand.ask("POST", "/api/review", encode(ReviewWish(record=_record(hand))))


async def what_if(hand: Hand) -> None:
    """Open a table at which the strongest bots play on from late in a long game."""
    decided = hand.world.long.decided
    wish = WhatIf(record=hand.world.records[0], decided=decided, seat=hand.rounds % 4, level=STRONGEST)
    await hand.ask("POST", "/api/what-if", encode(wish))


async def look(hand: Hand) -> None:
    """Look at a random moment of a long game."""
    talk = await hand.at(_seat(hand, hand.world.long))
    talk.say(encode(Look(hand.next_id(), random.randrange(hand.world.long.decided))))
    await talk.answer()


async def resync(hand: Hand) -> None:
    """Ask for the whole state of a table with a long game."""
    talk = await hand.at(_seat(hand, hand.world.long))
    talk.say(encode(Resync(hand.next_id())))
    await talk.answer()


async def hint(hand: Hand) -> None:
    """Ask for a hint in a long game."""
    desk = hand.world.long
    talk = await hand.at(desk.seats[desk.mover])
    talk.say(encode(Hint(hand.next_id(), desk.version, [])))
    await talk.answer()


async def come_back(hand: Hand) -> None:
    """Reconnect after missing the most events that the server still tells one by one."""
    desk = hand.world.long
    talk = await hand.arrive(_seat(hand, desk), desk.version - BACK)
    talk.say(b'{"type":"ping"}')
    await talk.answer()


async def arrive(hand: Hand) -> None:
    """Connect to a table with a long game as somebody who has seen nothing of it."""
    await hand.arrive(_seat(hand, hand.world.long))


async def cold_records(hand: Hand) -> None:
    """Ask for the record of a table with many events that is not in memory."""
    desk = _cold(hand)
    await hand.ask("GET", f"/api/tables/{desk.id}/record", headers=[f"Authorization: Bearer {desk.seats[0]}"])


async def cold_tables(hand: Hand) -> None:
    """Connect to a table with many events that is not in memory."""
    await hand.arrive(_cold(hand).seats[0])


async def chatter(hand: Hand) -> None:
    """Chat, names and the host's switches at a table with fifty watchers: a hand each, the others watch."""
    doings = [_say, _switch, _rename]
    if hand.number < len(doings):
        await doings[hand.number](hand)
    else:
        await hand.arrive(hand.world.lively.watch)
        await hand.hold()


async def _say(hand: Hand) -> None:
    talk = await hand.at(_seat(hand, hand.world.lively))
    talk.say(encode(Say(hand.next_id(), text="miaou " * 30)))
    await talk.answer()


async def _switch(hand: Hand) -> None:
    talk = await hand.at(hand.world.lively.seats[0])
    allowed = hand.rounds % 2 == 0
    talk.say(encode((SwitchEyes if hand.rounds % 3 else SwitchChat)(hand.next_id(), allowed)))
    await talk.answer()


async def _rename(hand: Hand) -> None:
    cookies = hand.world.lively.cookies
    name = Rename(f"Minou {hand.rounds % 1000}")
    await hand.ask("PUT", "/api/me", encode(name), [f"Cookie: {cookies[hand.attacker % len(cookies)]}"])


async def big_bodies(hand: Hand) -> None:
    """As much as a body may hold, of which nothing is a record."""
    await hand.ask("POST", "/api/replay", encode({"record": "a\n" * (LARGEST_BODY // 3 - 10)}))


async def json_bombs(hand: Hand) -> None:
    """Lists in lists, numbers without end, and more chairs than any table has."""
    await hand.ask("POST", "/api/tables", BOMBS[hand.rounds % len(BOMBS)])


async def assets(hand: Hand) -> None:
    """The files of the page, compressed."""
    names = sorted(path.name for path in (STATIC / "assets").glob("*"))
    path = f"/assets/{names[hand.rounds % len(names)]}" if names else "/"
    await hand.ask("GET", path, headers=["Accept-Encoding: gzip"])


async def handshakes(hand: Hand) -> None:
    """WebSockets on which nothing is said."""
    await hand.shake_hands()
    hand.counts["101"] += 1


async def idle(hand: Hand) -> None:
    """Connections on which nothing is asked."""
    await hand.line()
    await hand.hold()


def _record(hand: Hand) -> str:
    records = hand.world.records
    return records[hand.attacker % len(records)]


def _seat(hand: Hand, desk: Desk) -> str:
    return desk.seats[hand.attacker % len(desk.seats)]


def _cold(hand: Hand) -> Desk:
    cold = hand.world.cold
    return cold[(hand.attacker + (hand.rounds - 1) * ATTACKERS) % len(cold)]


ATTACKS = (
    Attack("quiet", "nobody attacks", quiet),
    Attack("endless-header", "headers without end", endless_header),
    Attack("slow-header", "1,000 headers, a few bytes at a time", slow_header, hands=100),
    Attack("slow-body", "1,000 bodies, a byte at a time", slow_body, hands=100),
    Attack("replay", "long records shown again", replay, hands=4),
    Attack("broken-record", "long records, wrong in the last line", broken_record, hands=4),
    Attack("review-hang-up", "reviews begun and hung up on", review_and_hang_up, hands=4),
    Attack("review", "reviews listened to", review, hands=4),
    Attack("what-if", "games played on by the strongest bots", what_if, hands=4),
    Attack("look", "moments of a long game", look, hands=10),
    Attack("resync", "all of a long game", resync, hands=10),
    Attack("hint", "hints in a long game", hint, hands=10),
    Attack("come-back", "coming back to a long game, 60 events behind", come_back, hands=4),
    Attack("arrive", "coming to a long game", arrive, hands=4),
    Attack("cold-records", "records of long tables not in memory", cold_records, cold=True),
    Attack("cold-tables", "coming to long tables not in memory", cold_tables, cold=True),
    Attack("chatter", "chat, names and switches before 50 watchers", chatter, hands=8),
    Attack("big-bodies", "bodies of 64 kB", big_bodies, hands=4),
    Attack("json-bombs", "JSON that is deep, endless or crowded", json_bombs, hands=4),
    Attack("assets", "files of the page, compressed", assets, hands=4),
    Attack("handshakes", "WebSockets opened and dropped", handshakes, hands=4),
    Attack("idle", "1,000 connections that ask nothing", idle, hands=100),
)
