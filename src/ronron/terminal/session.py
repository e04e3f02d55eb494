"""A table in a terminal, with one person and bots."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markdown import Markdown

from ronron.api import Position, telling
from ronron.api.warm import THINK
from ronron.bots import LEVELS, Prospect, advise
from ronron.bots import decide as bot_decides
from ronron.causes import system_cause
from ronron.errors import DecisionError, RefusedError
from ronron.games.contract import Result
from ronron.said import People, tell, tell_with_article
from ronron.table import Chance, Command, Draft, Rehearsal, Table, bot_move, consult, decide
from ronron.table.commands import Again, Move, TakeBack
from ronron.terminal.commands import words_for
from ronron.terminal.plain import scene_of
from ronron.terminal.review import percent
from ronron.terminal.sheets import sheets
from ronron.words import say

COMMANDS = ("why", "hint", "back", "words", "rules", "log", "save", "quit", "help")
SECONDS_PER_STEP = 0.7
FEW = 8
NEXT_BEST = 2
"""The number of alternatives a hint names besides the best decision."""
ID = "typed"
"""The id of every command: nothing typed here is ever sent twice."""


def now_ms() -> int:
    """The time as events have it."""
    return time.time_ns() // 1_000_000


def _folded(labels: list[str]) -> list[str]:
    """Labels with their common words written once: `flip b3 c3 d3`, `turn a1 b1: left right`."""
    ends: dict[str, list[str]] = {}
    for label in labels:
        beginning, _, end = label.rpartition(" ")
        ends.setdefault(beginning, []).append(end)
    alike: dict[tuple[str, ...], list[str]] = {}
    for beginning, found in ends.items():
        alike.setdefault((beginning.partition(" ")[0], *found), []).append(beginning)
    folded = []
    for (verb, *found), beginnings in alike.items():
        middles = [beginning.partition(" ")[2] for beginning in beginnings]
        several = f"{verb} {' '.join(middles)}: {' '.join(found)}"
        folded.append(several if len(beginnings) > 1 else f"{beginnings[0]} {' '.join(found)}".strip())
    return folded


class Session:
    """A person at a table with bots; `ask` reads a line, and raises EOFError when the input ends."""

    def __init__(
        self,
        table: Table,
        *,
        chair: int,
        chance: Chance,
        language: str,
        console: Console,
        ask: Callable[[str], str],
        records: Sequence[Path],
        seed: int | None = None,
    ) -> None:
        self.table = table
        self.staged: Rehearsal | None = None
        """The person's unfinished move; None if there is none."""
        self.game = table.game
        self.scene = scene_of(self.game.book)
        self.chair = chair
        self.seat = table.seat_of(chair)
        self.chance = chance
        self.language = language
        self.console = console
        self.ask = ask
        self.records = records
        """The file for the record of each game of the table."""
        self.seed = seed
        self.people = People(self.names(self.say("you")), self.seat)
        self.marked: list[str] = []
        self.left = False
        self.practice = False

    def names(self, you: str) -> list[str]:
        """The names at the table: bots are called by their level, with a number if there are several."""
        levels = [self.table.chairs[chair].level for chair in self.table.seats]
        bots = [seat for seat, level in enumerate(levels) if level is not None]
        numbers = {seat: f" {number}" if len(bots) > 1 else "" for number, seat in enumerate(bots, 1)}
        return [you if level is None else LEVELS[level].name + numbers[seat] for seat, level in enumerate(levels)]

    @property
    def position(self) -> Position:
        """The game as the person sees it, an unfinished move of theirs included."""
        if self.staged is not None:
            return self.staged.position
        assert self.table.position is not None  # noqa: S101  a game is dealt as soon as the table opens
        return self.table.position

    def play(self, begun: Draft) -> bool:
        """Play the game that this draft begins; True if it was played to its end, False if the person left."""
        self.happen(begun)
        while not self.position.over and not self.left:
            if self.position.turn == self.seat:
                self.person_moves()
            else:
                self.bot_moves()
        if self.position.over:
            self.show_result()
        self.save()
        return self.position.over

    def another(self) -> Draft:
        """The next game of the match."""
        return self.asked_for(Again(ID))

    def asked_for(self, command: Command) -> Draft:
        """The draft of a command of the person."""
        return decide(self.table, self.chair, command, now_ms(), self.chance)

    def happen(self, draft: Draft) -> None:
        """Show what a draft brings, and make its table the current one."""
        told = len(self.position.decisions) if self.staged is not None else 0
        for pictures in [*(table.pictures for table in draft.tables), draft.staged.pictures if draft.staged else []]:
            for before, after in pairwise(pictures):
                if len(after.decisions) > told:
                    self.tell_of(before, after)
        self.table, self.staged = draft.table, draft.staged

    def tell_of(self, before: Position, after: Position) -> None:
        """Show a decision or a forced consequence, as far as the person may know it."""
        self.marked = self.scene.touched(before.view(self.seat), after.view(self.seat))
        line = telling.entry(before, after, self.seat)
        for sentence in line.told:
            self.tell(
                tell_with_article(self.language, sentence, self.people), "bold cyan" if line.mover is None else "bold"
            )
        if line.mover is None and self.console.is_interactive:
            time.sleep(SECONDS_PER_STEP)

    def say(self, message: str, **values: Any) -> str:
        """A message in this session's language."""
        return say(self.language, message, **values)

    def tell(self, sentence: str, style: str = "") -> None:
        """A line for the person."""
        self.console.print(sentence, style=style, markup=False, highlight=False)

    def view(self) -> Any:
        """What the person sees."""
        return self.position.view(self.seat)

    def person_moves(self) -> None:
        """Ask until the person makes a legal decision, carrying out other commands on the way."""
        self.show_board()
        self.tell(self.say("choices", choices=self.choices()), style="dim")
        while self.position.turn == self.seat and not self.left:
            try:
                line = self.ask("> ").strip()
            except (EOFError, KeyboardInterrupt):
                self.left = True
                return
            if line and self.obey(line):
                return

    def choices(self) -> str:
        """List the choices, numbered unless numbers are among them; a long list is shortened."""
        labels = self.legal_labels()
        if len(labels) > FEW:
            return " · ".join(_folded(labels))
        if any(label[-1].isdecimal() for label in labels):
            return " · ".join(labels)
        return " · ".join(f"{number} {label}" for number, label in enumerate(labels, 1))

    def obey(self, line: str) -> bool:
        """Carry out a line; returns whether the board should be shown again."""
        word, _, rest = line.partition(" ")
        command = next((name for name in COMMANDS if word.lower() in words_for(name, self.language)), None)
        if command is None:
            return self.try_decision(line)
        acts: dict[str, Callable[[str], bool]] = {
            "why": self.explain,
            "hint": self.give_hint,
            "back": self.take_back,
            "words": self.describe,
            "rules": self.show_rules,
            "log": self.show_log,
            "save": lambda _: self.save(),
            "quit": self.leave,
            "help": self.show_help,
        }
        return acts[command](rest.strip())

    def try_decision(self, line: str) -> bool:
        """Play the decision that a line names, or say why it cannot be played."""
        try:
            decision = self.understood(line)
        except DecisionError:
            self.tell(self.say("not-understood", text=line, choices=self.choices()))
            return False
        try:
            draft = self.asked_for(Move(ID, self.table.version, [*self.made(), decision]))
        except RefusedError as error:
            self.tell(self.say("refused", sentence=error.told(self.language)), "red")
            return False
        self.happen(draft)
        return True

    def made(self) -> list[int]:
        """The decisions of an unfinished move."""
        return [] if self.staged is None else self.staged.decisions

    def labels(self) -> list[str]:
        """Every decision in the words of this language."""
        texts = [self.game.text(self.position, decision) for decision in range(self.game.title.decisions)]
        return [self.scene.label(text, self.language) for text in texts]

    def legal_labels(self) -> list[str]:
        """The decisions open now in the words of this language."""
        labels = self.labels()
        return [labels[decision] for decision in self.position.legal]

    def understood(self, line: str) -> int:
        """The decision a line names: in full, by its end, or by number; legal decisions are tried first."""
        wanted, legal = " ".join(line.lower().split()), self.position.legal
        labels = [label.lower() for label in self.labels()]
        ending = [decision for decision, label in enumerate(labels) if f" {label}".endswith(f" {wanted}")]
        open_now = [decision for decision in ending if decision in legal]
        if len(open_now) == 1:
            return open_now[0]
        if wanted.isdecimal() and 1 <= int(wanted) <= len(legal):
            return legal[int(wanted) - 1]
        return ending[0] if len(ending) == 1 else self.game.parse(self.position, wanted)

    def bot_moves(self) -> None:
        """Let a bot make a whole move."""
        move = Rehearsal(self.position, self.table.scripted)
        while not move.finished:
            move.play(self.decided(move.position))
        self.happen(bot_move(self.table, move, now_ms(), self.chance))

    def decided(self, position: Position) -> int:
        """The decision of the bot whose turn it is, from what it may know."""
        mover, seat = self.table.mover, position.turn
        assert mover is not None  # noqa: S101  somebody is to move
        assert seat is not None  # noqa: S101
        seed = None if self.seed is None else self.seed + len(position.decisions)
        return bot_decides(self.table.chairs[mover].level or "", self.game.engine, position.redacted(seat), seat, seed)

    def explain(self, text: str) -> bool:
        """Tell the person why something is not allowed."""
        try:
            reason = self.position.why(self.understood(text))
        except DecisionError:
            self.tell(self.say("not-understood", text=text, choices=self.choices()))
            return False
        if reason is None:
            self.tell(self.say("is-legal", text=text))
        else:
            self.tell(tell_with_article(self.language, reason))
        return False

    def give_hint(self, _: str) -> bool:
        """Show what a good player would do with the person's knowledge; the game counts as practice from then on."""
        try:
            position = consult(self.table, self.chair, self.table.version, self.made()).position
        except RefusedError:
            self.tell(self.say("hint-t-not-now"))
            return False
        labels = self.labels()
        if len(position.legal) == 1:
            self.tell(self.say("hint-t-only", choice=labels[position.legal[0]]))
            return False
        with self.console.status(self.say("setting-up")):
            getattr(self.game.engine, THINK)  # compiled the first time, unless the bots search as well
        with self.console.status(self.say("hint-t-thinking")):
            thought = advise(self.game.engine, position.redacted(self.seat), self.seat)
        self.show_hint(thought.prospects[: 1 + NEXT_BEST], labels)
        if not self.practice:
            self.tell(self.say("hint-t-practice"), "dim")
        self.practice = True
        return False

    def show_hint(self, prospects: Sequence[Prospect], labels: list[str]) -> None:
        """The best decision and the next best, with the chance of winning unless the person plays alone."""
        best, *others = prospects
        named = [labels[each.decision] for each in others]
        if self.position.players == 1:
            self.tell(self.say("hint-t-best-alone", choice=labels[best.decision]), "bold")
        else:
            share = percent(best.share, self.language)
            self.tell(self.say("hint-t-best", choice=labels[best.decision], share=share), "bold")
            shares = [percent(min(each.share, best.share), self.language) for each in others]  # more would be luck
            named = [f"{label} ({share})" for label, share in zip(named, shares, strict=True)]
        if named:
            self.tell(self.say("hint-t-next", choices=", ".join(named)))

    def take_back(self, _: str) -> bool:
        """Take back the last decision of an unfinished move, or else the last turn. If that undoes something revealed
        or a move of a bot, the game counts as practice.
        """
        shown = False
        if self.staged is not None:
            self.staged = self.restaged(self.staged.decisions[:-1])
        else:
            try:
                draft = self.asked_for(TakeBack(ID, self.table.version))
            except RefusedError:
                self.tell(self.say("nothing-to-take-back"))
                return False
            keep = len(draft.table.movers)
            shown = self.table.shown_since(keep) or any(mover != self.seat for mover in self.table.movers[keep:])
            self.happen(draft)
        self.marked = []
        self.practice = self.practice or shown
        self.tell(self.say("taken-back-practice" if shown else "taken-back"))
        return True

    def restaged(self, decisions: list[int]) -> Rehearsal | None:
        """The unfinished move with these decisions only; None if there are none."""
        return self.asked_for(Move(ID, self.table.version, decisions)).staged if decisions else None

    def show_board(self) -> None:
        """Show the board as the person sees it."""
        view = self.view()
        lit = {word for label in self.legal_labels() for word in label.split()[1:] or [label]}
        self.console.print()
        self.console.print(self.scene.board(view, self.people, self.language, lit, self.marked))
        if (cards := self.scene.cards(view, self.language)) is not None:
            self.console.print(cards)
        prompt = tell_with_article(self.language, telling.prompt(self.position, self.seat).said, self.people)
        self.tell(" · ".join(filter(None, [self.scene.status(view, self.people, self.language), prompt])))

    def show_sheets(self, result: Result) -> None:
        """Show how a game or a match ended, line by line, and who wins."""
        self.console.print(sheets(result, self.people, self.language, self.scene.label))
        self.tell(tell(self.language, result.outcome, self.people), "bold green")

    def describe(self, _: str) -> bool:
        """Show the board in words."""
        for line in telling.describe(self.position, self.seat):
            self.tell(tell_with_article(self.language, line, self.people))
        return False

    def show_result(self) -> None:
        """Show the last board, the score sheets, and who wins."""
        view = self.view()
        self.console.print(self.scene.board(view, self.people, self.language, (), ()))
        self.show_sheets(telling.result(self.position))
        if self.practice:
            self.tell(self.say("practice"), "dim")

    def show_help(self, _: str) -> bool:
        """Show which commands can be typed."""
        self.tell(self.say("help"))
        return False

    def show_rules(self, article: str) -> bool:
        """Show one article of the rules, or all."""
        articles = self.game.articles(self.language)
        wanted = [article.upper()] if article else list(articles)
        if wanted[0] not in articles:
            self.tell(self.say("no-article", article=article, articles=", ".join(articles)))
            return False
        for name in wanted:
            self.console.print(Markdown(f"**{name}** {articles[name]}"))
        return False

    def show_log(self, _: str) -> bool:
        """Show the log of the game, as the person was told."""
        entries = self.position.log(self.seat)
        for number, entry in enumerate(entries, 1):
            who, _, what = entry.partition(" ")
            name = self.people.names[int(who)] if who.isdecimal() else who
            told = self.say("log-line", who=name, what=self.scene.label(what, self.language))
            self.tell(f"{number:3} {told}")
        if not entries:
            self.tell(self.say("log-empty"))
        return False

    def save(self) -> bool:
        """Save the game if anything was played: the whole record once it is over, before that the person's log."""
        if not self.position.decisions:
            return False
        text = self.position.record() if self.position.over else "\n".join(self.position.log(self.seat)) + "\n"
        path = self.records[len(self.table.finished)]
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            self.tell(self.say("record-unsaved", reason=tell(self.language, system_cause(error))), "red")
        else:
            saved = "record-saved" if self.position.over else "log-saved"
            self.tell(self.say(saved, path=str(path)), "dim")
        return False

    def leave(self, _: str) -> bool:
        """End the session."""
        self.left = True
        return True
