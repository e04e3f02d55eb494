"""Every language says the same things."""

from __future__ import annotations

import re

import pytest

from ronron.words import FALLBACK, languages
from support.locales import messages


@pytest.mark.parametrize("language", languages())
def test_a_language_says_what_english_says_with_the_same_values(language: str) -> None:
    """Only some languages ask whether they speak to you."""
    english, found = (
        {key: set(re.findall(r"\{ ?\$(\w+)", text)) - {"you"} for key, text in messages(each).items()}
        for each in (FALLBACK, language)
    )
    assert found == english
