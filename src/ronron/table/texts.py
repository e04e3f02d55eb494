"""Texts from people, made harmless."""

from __future__ import annotations

import re
import unicodedata

UNWANTED = ("Cc", "Cf", "Cs", "Co", "Cn")
"""Control characters, and those that turn the direction of writing around or show nothing."""
BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f\ufffc\U0001d159"
"""Letters and signs that look like nothing at all, though their category does not say so."""
SEEN = "LNPS"
"""Categories of what can be seen by itself: letters, numbers, punctuation, symbols."""
TOWER = re.compile("([\u0300-\u036f]{2})[\u0300-\u036f]+")
LOOKALIKES = str.maketrans(
    "авекмнорстухіјѕαεικμνορτυχᴀʙᴄᴇɢʜɪᴍɴᴏʀꜱᴛᴜılɑɡø0135", "abekmhopctyxijsaeikmvoptuxabceghimnorstuiiagooies"
)
"""Small letters of other scripts, and digits, that pass for Latin letters; `l` passes for `i`."""


def clean(text: str) -> str:
    """A text on one line, without tricks."""
    spaced = "".join(" " if each.isspace() or each in BLANK else each for each in text)
    kept = "".join(each for each in spaced if unicodedata.category(each) not in UNWANTED)
    return " ".join(kept.split())


def clean_name(text: str) -> str:
    """A name on one line, without towers of accents; none where nothing of it can be seen."""
    name = TOWER.sub(r"\1", clean(text))
    return name if any(unicodedata.category(each)[0] in SEEN for each in name) else ""


def skeleton(name: str) -> str:
    """The letters of a name as they look, by which it may be taken for another; a number behind it does not count."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(each for each in plain.rstrip("0123456789 ()#.-").translate(LOOKALIKES) if each.isalpha())
