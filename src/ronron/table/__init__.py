"""A table: who sits where, what happened, and what each may see of it. Pure: no clock, no network, no disk.

A table is an append-only list of events; folding them gives its state. `decide` turns a command into a `Draft`, or
refuses it with a reason. The caller makes the draft's events durable, continues with the draft's table, and then sends
each viewer what `sight` says they may know.
"""

from ronron.table.chairs import Chair
from ronron.table.commands import COMMANDS, Command
from ronron.table.decide import (
    Chance,
    bot_move,
    consult,
    decide,
    flag,
    found,
    rehearse,
    renew_invitation,
    resume,
    sit,
    unseat,
)
from ronron.table.described import describe
from ronron.table.draft import Draft
from ronron.table.events import ClockRule, Event, Place, decode, encode
from ronron.table.refusals import refuse, refused
from ronron.table.rehearsal import Rehearsal
from ronron.table.sight import News, Persona, Sight, news, see, staged
from ronron.table.table import Phase, Table, catching_up, fold, folding

__all__ = [
    "COMMANDS",
    "Chair",
    "Chance",
    "ClockRule",
    "Command",
    "Draft",
    "Event",
    "News",
    "Persona",
    "Phase",
    "Place",
    "Rehearsal",
    "Sight",
    "Table",
    "bot_move",
    "catching_up",
    "consult",
    "decide",
    "decode",
    "describe",
    "encode",
    "flag",
    "fold",
    "folding",
    "found",
    "news",
    "refuse",
    "refused",
    "rehearse",
    "renew_invitation",
    "resume",
    "see",
    "sit",
    "staged",
    "unseat",
]
