"""Errors carry a message and its values; they are put into words where somebody reads them."""

from __future__ import annotations

import pickle
import tomllib
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

import ronron
from ronron import errors
from ronron.causes import shape_complaint, system_cause, toml_complaint
from ronron.errors import IllegalDecisionError, LanguageError, PositionError, RefusedError, RonronError
from ronron.said import all_of, in_all_languages, in_turn, one_of, said, tell
from ronron.words import FALLBACK, LONGEST_VALUE, languages

MADE = [
    PositionError("error-expected", "P7", where=said("error-first-line"), what=one_of("ab"), found="'c'"),
    IllegalDecisionError(3, said("connect4-why-full", "F2", column="a")),
    RefusedError("no_such_chair", said("refused-no-such-chair", chair=7, chairs=2)),
    LanguageError("de"),
]


@pytest.mark.parametrize("error", MADE, ids=lambda error: type(error).__name__)
def test_an_error_comes_whole_out_of_another_process(error: RonronError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), again.said, vars(again)) == (type(error), error.said, vars(error))
    assert [again.told(language) for language in languages()] == [error.told(language) for language in languages()]


def test_every_class_can_be_raised_with_a_message() -> None:
    own_way = (IllegalDecisionError, RefusedError, LanguageError)
    plain = [each for each in vars(errors).values() if isinstance(each, type) and issubclass(each, RonronError)]
    for cls in plain:
        if cls not in own_way:
            assert str(cls("error-seed", given="'x'")) == "seed 'x' is not a whole number from 0 up, such as 7"


def test_an_error_is_english_unless_told_otherwise_with_its_article_behind() -> None:
    error = MADE[0]
    assert str(error) == "first line: expected a or b, found 'c' (P7)"
    assert error.told("fr") == "première ligne : il faut a ou b, et non 'c' (P7)"
    assert error.sentences == {language: tell(language, error.said) for language in languages()}


def test_what_is_within_an_error_keeps_its_article() -> None:
    with pytest.raises(ronron.RonronError) as caught:
        ronron.load("poche").position("phase=over\n" + "R1 " * 5)
    assert str(caught.value).startswith("not a position of poche: ")
    record = ronron.load("leduc").deal(seed=1).record().replace("decisions:\n", "decisions:\n  0 fold\n")
    with pytest.raises(ronron.RonronError) as refused:
        ronron.load("leduc").read(record)
    assert (refused.value.article, refused.value.said.values["line"]) == ("L3", 9)
    assert str(refused.value) == "line 9: There is no raise to fold to. (L3)"


def test_things_to_choose_from_and_complaints_are_listed_as_a_language_does() -> None:
    assert tell("fr", said("error-players", game="poche", players=one_of((2, 3, 4)), given="9")) == (
        "poche se joue à 2, 3 ou 4, et non à 9"
    )
    assert all_of(["en"]) == "en"
    several = in_turn([said("error-no-match", game=game) for game in ("a", "b", "c")])
    assert tell("en", several) == "a has no match; b has no match; c has no match"
    assert in_all_languages(several)["fr"] == "a n’a pas de match ; b n’a pas de match ; c n’a pas de match"


def test_a_value_of_any_length_can_be_told() -> None:
    told = str(RonronError("error-seed", given="9" * 10**6))
    assert len(told) < LONGEST_VALUE + 100
    assert "9…" in told


@pytest.mark.parametrize("language", languages())
def test_the_usual_causes_are_told_in_the_readers_language(language: str, tmp_path: Path) -> None:
    for act in (lambda: (tmp_path / "none").read_text(), lambda: tmp_path.read_text(), tmp_path.mkdir):
        with pytest.raises(OSError, match=str(tmp_path)) as failed:
            act()
        told = tell(language, system_cause(failed.value))
        assert (told == tell(FALLBACK, system_cause(failed.value))) == (language == FALLBACK)
        assert "“" not in told
    assert tell("en", system_cause(OSError(9999, "the printer is on fire"))) == "“the printer is on fire”"


class Shape(msgspec.Struct, forbid_unknown_fields=True):
    """What all complaints of msgspec are about."""

    must: int
    number: Annotated[int, msgspec.Meta(ge=1)] = 1
    text: Annotated[str, msgspec.Meta(max_length=3)] = ""
    letters: Annotated[str, msgspec.Meta(pattern="^a")] = "a"
    kind: Literal["a", "b"] = "a"
    pair: tuple[int, int] = (1, 2)
    perhaps: list[int] | None = None


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ("{}", "must is missing"),
        ('{"must": 1, "more": 2}', "there is no more here"),
        ('{"must": "x"}', "must: expected a whole number, found a text"),
        ('{"must": 1.5}', "must: expected a whole number, found a number"),
        ('{"must": 1, "number": 0}', "number: expected a whole number >= 1"),
        ('{"must": 1, "text": "long"}', "text: expected a text of length <= 3"),
        ('{"must": 1, "letters": "b"}', "letters: expected a text that matches '^a'"),
        ('{"must": 1, "kind": "c"}', "kind: 'c' is none of the values there are"),
        ('{"must": 1, "pair": [1]}', "pair: expected a list of length 2"),
        ('{"must": 1, "perhaps": [1, "x"]}', "perhaps[1]: expected a whole number, found a text"),
        ('{"must": 1, "perhaps": "x"}', "perhaps: expected a list or nothing, found a text"),
        ("[]", "expected a table, found a list"),
        ("{", "it is JSON that ends too early"),
        ("{x}", "it is no JSON at byte 1"),
    ],
)
def test_what_does_not_have_the_right_shape_is_told_in_words(data: str, told: str) -> None:
    with pytest.raises(msgspec.DecodeError) as failed:
        msgspec.json.decode(data, type=Shape)
    assert tell("en", shape_complaint(failed.value)) == told


def test_a_text_that_is_no_toml_is_told_with_its_place() -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as failed:
        tomllib.loads("a = 1\nb = = 2\n")
    assert tell("en", toml_complaint(failed.value)) == "line 2, column 5 (“Invalid value”)"
