"""Cleaning of texts that people write."""

from __future__ import annotations

import re
import unicodedata

UNWANTED = ("Cc", "Cf", "Cs", "Co", "Cn")
"""Control characters, including those that are invisible or change the writing direction."""
BLANK = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f\ufffc\U0001d159"
"""Invisible characters whose category does not say so."""
SEEN = "LNPS"
"""Categories of visible characters: letters, numbers, punctuation, symbols."""
TOWER = re.compile("([\u0300-\u036f]{2})[\u0300-\u036f]+")
LOOKALIKES = str.maketrans(
    "авекмнорстухіјѕαεικμνορτυχᴀʙᴄᴇɢʜɪᴍɴᴏʀꜱᴛᴜılɑɡø0135", "abekmhopctyxijsaeikmvoptuxabceghimnorstuiiagooies"
)
"""Letters of other scripts, and digits, that look like Latin letters; `l` looks like `i`."""


def clean(text: str) -> str:
    """A text on one line, without control characters."""
    spaced = "".join(" " if each.isspace() or each in BLANK else each for each in text)
    kept = "".join(each for each in spaced if unicodedata.category(each) not in UNWANTED)
    return " ".join(kept.split())


def clean_name(text: str) -> str:
    """A name on one line, without stacked accents; empty if nothing of it is visible."""
    name = TOWER.sub(r"\1", clean(text))
    return name if any(unicodedata.category(each)[0] in SEEN for each in name) else ""


def skeleton(name: str) -> str:
    """What a name looks like: names with the same skeleton can be confused. A number at the end does not count."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(each for each in plain.rstrip("0123456789 ()#.-").translate(LOOKALIKES) if each.isalpha())
