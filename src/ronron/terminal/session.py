"""One game in a terminal: a person, a bot, and what they say to each other."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console
from rich.markdown import Markdown

from ronron.api import Position, telling
from ronron.bots import LEVELS, Prospect, advise, decide
from ronron.errors import DecisionError
from ronron.kernel import NATURE
from ronron.said import People, tell_with_article
from ronron.terminal.commands import words_for
from ronron.terminal.review import percent
from ronron.terminal.sheets import sheets
from ronron.words import say

COMMANDS = ("why", "hint", "back", "rules", "log", "save", "quit", "help")
SECONDS_PER_STEP = 0.7
FEW = 8
NEXT_BEST = 2
"""What else a hint names."""


def names(bot: str, players: int, seat: int, you: str) -> list[str]:
    """What everybody is called: bots by their level, numbered where there are several."""
    bots = [bot] if players == 2 else [f"{bot} {number}" for number in range(1, players)]
    return [*bots[:seat], you, *bots[seat:]]


def _folded(labels: list[str]) -> list[str]:
    """Labels with what they have in common said once: `flip b3 c3 d3`, `turn a1 b1: left right`."""
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
    """Plays a position to its end; `ask` reads a line, and raises EOFError when there is none any more."""

    def __init__(
        self,
        position: Position,
        *,
        seat: int,
        level: str,
        language: str,
        console: Console,
        ask: Callable[[str], str],
        record: Path,
        seed: int | None = None,
    ) -> None:
        self.position = position
        self.game = position.game
        self.scene: Any = self.game.book.terminal
        self.seat = seat
        self.level = level
        self.language = language
        self.console = console
        self.ask = ask
        self.record = record
        self.seed = seed
        self.people = People(names(LEVELS[level].name, position.players, seat, self.say("you")), seat)
        self.marked: list[str] = []
        self.left = False
        self.practice = False

    def play(self) -> bool:
        """Play to the end, or until the person leaves; is the game over?"""
        self.follow()
        while not self.position.over and not self.left:
            if self.position.turn == self.seat:
                self.person_moves()
            elif self.position.turn == NATURE:
                self.make(self.drawn())
            else:
                self.bot_moves()
        if self.position.over:
            self.show_result()
        self.save()
        return self.position.over

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
        """Ask until there is a legal decision, doing what else is asked for on the way."""
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
        """What may be chosen, numbered where no number is among it; a long list says nothing twice."""
        labels = self.legal_labels()
        if len(labels) > FEW:
            return " · ".join(_folded(labels))
        if any(label[-1].isdecimal() for label in labels):
            return " · ".join(labels)
        return " · ".join(f"{number} {label}" for number, label in enumerate(labels, 1))

    def obey(self, line: str) -> bool:
        """Do what a line says; is the board to be shown again?"""
        word, _, rest = line.partition(" ")
        command = next((name for name in COMMANDS if word.lower() in words_for(name, self.language)), None)
        if command is None:
            return self.try_decision(line)
        acts: dict[str, Callable[[str], bool]] = {
            "why": self.explain,
            "hint": self.give_hint,
            "back": self.take_back,
            "rules": self.show_rules,
            "log": self.show_log,
            "save": lambda _: self.save(),
            "quit": self.leave,
            "help": self.show_help,
        }
        return acts[command](rest.strip())

    def try_decision(self, line: str) -> bool:
        """Play what the line names, or say why not."""
        try:
            decision = self.understood(line)
        except DecisionError:
            self.tell(self.say("not-understood", text=line, choices=self.choices()))
            return False
        reason = self.position.why(decision)
        if reason is not None:
            self.tell(self.say("refused", sentence=reason.sentences[self.language], article=reason.article), "red")
            return False
        self.make(decision)
        return True

    def labels(self) -> list[str]:
        """Every decision in the words of this language."""
        texts = [self.game.text(self.position, decision) for decision in range(self.game.title.decisions)]
        return [self.scene.label(text, self.language) for text in texts]

    def legal_labels(self) -> list[str]:
        """The decisions open now in the words of this language."""
        labels = self.labels()
        return [labels[decision] for decision in self.position.legal]

    def understood(self, line: str) -> int:
        """The decision a person means: in full or by its end, or by number; one that is not open now comes last."""
        wanted, legal = " ".join(line.lower().split()), self.position.legal
        labels = [label.lower() for label in self.labels()]
        ending = [decision for decision, label in enumerate(labels) if f" {label}".endswith(f" {wanted}")]
        open_now = [decision for decision in ending if decision in legal]
        if len(open_now) == 1:
            return open_now[0]
        if wanted.isdecimal() and 1 <= int(wanted) <= len(legal):
            return legal[int(wanted) - 1]
        return ending[0] if len(ending) == 1 else self.game.parse(self.position, wanted)

    def make(self, decision: int) -> None:
        """Play a decision and tell of it, and of each consequence."""
        before = self.position.copy()
        self.position.play(decision, settle=False)
        self.tell_step(before, "bold")
        self.follow()

    def follow(self) -> None:
        """Show the consequences nobody chooses, one by one."""
        before = self.position.copy()
        while self.position.step():
            self.tell_step(before, "bold cyan")
            if self.console.is_interactive:
                time.sleep(SECONDS_PER_STEP)
            before = self.position.copy()

    def tell_step(self, before: Position, style: str) -> None:
        """What came of the last decision or consequence, as the person may know it."""
        self.marked = self.scene.touched(before.view(self.seat), self.view())
        for sentence in telling.entry(before, self.position, self.seat).told:
            self.tell(tell_with_article(self.language, sentence, self.people), style)

    def drawn(self) -> int:
        """What nature draws."""
        rng = None if self.seed is None else np.random.default_rng([self.seed, len(self.position.decisions)])
        return self.position.copy().draw(rng)

    def bot_moves(self) -> None:
        """Let the bot decide from what it may know."""
        seat = self.position.turn
        assert seat is not None  # noqa: S101  the game is not over
        known = self.position.redacted(seat)
        seed = None if self.seed is None else self.seed + len(self.position.decisions)
        self.make(decide(self.level, self.game.engine, known, seat, seed))

    def explain(self, text: str) -> bool:
        """Why something is not allowed."""
        try:
            reason = self.position.why(self.understood(text))
        except DecisionError:
            self.tell(self.say("not-understood", text=text, choices=self.choices()))
            return False
        if reason is None:
            self.tell(self.say("is-legal", text=text))
        else:
            self.tell(f"{reason.sentences[self.language]} ({reason.article})")
        return False

    def give_hint(self, _: str) -> bool:
        """What a good player would do who knows what the person knows; from then on it is practice."""
        if self.position.turn != self.seat:
            self.tell(self.say("hint-t-not-now"))
            return False
        labels = self.labels()
        if len(self.position.legal) == 1:
            self.tell(self.say("hint-t-only", choice=labels[self.position.legal[0]]))
            return False
        with self.console.status(self.say("hint-t-thinking")):
            thought = advise(self.game.engine, self.position.redacted(self.seat), self.seat)
        self.show_hint(thought.prospects[: 1 + NEXT_BEST], labels)
        if not self.practice:
            self.tell(self.say("hint-t-practice"), "dim")
        self.practice = True
        return False

    def show_hint(self, prospects: Sequence[Prospect], labels: list[str]) -> None:
        """The best decision and the next best, with what each promises where there is something to win of others."""
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
        """Go back to before the person's last decision; past something shown, or done by the bot, it is practice."""
        moments = self.moments()
        mine = [number for number, (moment, _decision) in enumerate(moments) if moment.turn == self.seat]
        if not mine:
            self.tell(self.say("nothing-to-take-back"))
            return False
        undone = moments[mine[-1] :]
        shown = any(moment.turn != self.seat or moment.reveals(decision) for moment, decision in undone)
        self.position = undone[0][0]
        self.marked = []
        self.practice = self.practice or shown
        self.tell(self.say("taken-back-practice" if shown else "taken-back"))
        return True

    def moments(self) -> list[tuple[Position, int]]:
        """The game at each of its decisions, and the decision."""
        moment = self.position.beginning()
        moments = []
        for decision in self.position.decisions:
            moments.append((moment.copy(), decision))
            moment.play(decision)
        return moments

    def show_board(self) -> None:
        """The table as the person sees it."""
        view = self.view()
        lit = {word for label in self.legal_labels() for word in label.split()[1:]}
        self.console.print()
        self.console.print(self.scene.board(view, self.people, self.language, lit, self.marked))
        if (cards := self.scene.cards(view, self.language)) is not None:
            self.console.print(cards)
        prompt = tell_with_article(self.language, telling.prompt(self.position, self.seat).said, self.people)
        self.tell(f"{self.scene.status(view, self.people, self.language)} · {prompt}")

    def show_result(self) -> None:
        """The last board, the score sheets, and who wins."""
        view = self.view()
        self.console.print(self.scene.board(view, self.people, self.language, (), ()))
        self.console.print(sheets(telling.result(self.position), self.people, self.language))
        self.tell(self.who_wins(self.position.winners), "bold green")
        if self.practice:
            self.tell(self.say("practice"), "dim")

    def who_wins(self, winners: list[int]) -> str:
        """The result in a sentence."""
        if not winners:
            return self.say("nobody-wins")
        if len(winners) > 1:
            return self.say("shared-win")
        if winners == [self.seat]:
            return self.say("you-win")
        return self.say("bot-wins", bot=self.people.names[winners[0]])

    def show_help(self, _: str) -> bool:
        """What can be typed."""
        self.tell(self.say("help"))
        return False

    def show_rules(self, article: str) -> bool:
        """One article, or all."""
        articles = self.game.articles(self.language)
        wanted = [article.upper()] if article else list(articles)
        if wanted[0] not in articles:
            self.tell(self.say("no-article", article=article, articles=", ".join(articles)))
            return False
        for name in wanted:
            self.console.print(Markdown(f"**{name}** {articles[name]}"))
        return False

    def show_log(self, _: str) -> bool:
        """Everything played so far, as the person was told."""
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
        """Write the record, if anything was played: whole once the game is over, else what the person was told."""
        if not self.position.decisions:
            return False
        text = self.position.record() if self.position.over else "\n".join(self.position.log(self.seat)) + "\n"
        try:
            self.record.parent.mkdir(parents=True, exist_ok=True)
            self.record.write_text(text, encoding="utf-8")
        except OSError as error:
            self.tell(self.say("record-unsaved", reason=error.strerror or str(error)), "red")
        else:
            saved = "record-saved" if self.position.over else "log-saved"
            self.tell(self.say(saved, path=str(self.record)), "dim")
        return False

    def leave(self, _: str) -> bool:
        """Stop here."""
        self.left = True
        return True
