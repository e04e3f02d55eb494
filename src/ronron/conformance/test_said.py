"""Whatever a game says can be put into every language."""

from __future__ import annotations

import ronron
from ronron.conformance.cases import Case, moments, where
from ronron.conformance.sentences import PEOPLE, everything_said
from ronron.games import find
from ronron.said import tell
from ronron.words import FALLBACK, has_message, languages, message_ids


def test_everything_a_game_says_can_be_put_into_every_language(slug: str) -> None:
    assert len(everything_said(slug)) > 3
    for language in languages():
        for sentence in everything_said(slug):
            assert has_message(sentence.id), f"{slug}/locales/{FALLBACK}.ftl has no message {sentence.id}"
            told = tell(language, sentence, PEOPLE)
            assert told.strip(), (language, sentence)
            assert "{" not in told, (language, sentence)


def test_the_game_has_a_name(slug: str) -> None:
    named = has_message(f"{slug}-title") or has_message(f"{slug}-name")
    assert named, f"{slug}/locales/{FALLBACK}.ftl has no message {slug}-name"


def test_every_language_the_game_speaks_has_the_same_messages(slug: str) -> None:
    folder = find(slug).folder / "locales"
    ids = {file.name: message_ids(file.read_text(encoding="utf-8")) for file in sorted(folder.glob("*.ftl"))}
    for name, found in ids.items():
        assert len(set(found)) == len(found), f"{slug}/locales/{name} has a message twice: {_twice(found)}"
        lacking = sorted(set(ids[f"{FALLBACK}.ftl"]) ^ set(found))
        assert lacking == [], f"{slug}/locales/{name} and {FALLBACK}.ftl do not both have {', '.join(lacking)}"


def _twice(words: list[str]) -> str:
    return ", ".join(sorted({word for word in words if words.count(word) > 1}))


def test_every_choice_has_a_verb_of_its_game(case: Case) -> None:
    verbs = case.game().book.telling.VERBS
    for position in moments(case, seed=2):
        if position.turn is not None and position.turn != ronron.NATURE:
            box, known = position.game.box, position.known_to_mover()
            for decision in range(position.game.title.decisions):
                verb = position.game.book.telling.choice(box, known, decision)[0]
                told = f"telling.py: `choice` gives {position.game.text(position, decision)!r} the verb {verb!r}"
                assert verb in verbs, f"{told}, and VERBS has only {', '.join(verbs)}; {where(position)}"
