"""Why the system or a library could not do something, as a message of ours.

The causes that people meet have messages; what is left is quoted as it was said.

>>> from ronron.said import tell
>>> tell("fr", system_cause(FileNotFoundError(2, "No such file or directory")))
'ce fichier ou ce dossier n’existe pas'
"""

from __future__ import annotations

import errno
import re
from collections.abc import Mapping
from functools import reduce
from socket import gaierror

import msgspec

from ronron.said import Said, Value, said
from ronron.words import has_message

WHERE = re.compile(r"(?P<what>.*?)(?: - at `(?P<where>.*)`)?", re.DOTALL)
SHAPES = {
    "error-shape-type": re.compile("Expected `(?P<wanted>[^`]*)`, got `(?P<found>[^`]*)`"),
    "error-shape-length": re.compile(r"Expected `(?P<wanted>[^`]*)` of length (?P<limit>[<>=]* ?\d+)(?:, got \d+)?"),
    "error-shape-limit": re.compile(r"Expected `(?P<wanted>[^`]*)` (?P<limit>[<>]=? \S+)"),
    "error-shape-pattern": re.compile(r"Expected `(?P<wanted>[^`]*)` matching regex (?P<pattern>.*)"),
    "error-shape-missing": re.compile("Object missing required field `(?P<field>[^`]*)`"),
    "error-shape-unknown": re.compile("Object contains unknown field `(?P<field>[^`]*)`"),
    "error-shape-value": re.compile(r"Invalid (?:enum )?value (?P<found>.*)"),
    "error-json": re.compile(r"JSON is malformed: .* \(byte (?P<byte>\d+)\)"),
    "error-json-end": re.compile("Input data was truncated"),
}
"""What msgspec says, and the message with the same values."""
TOML_PLACE = re.compile(r"(?P<detail>.*) \(at (?:end of document|line (?P<line>\d+), column (?P<column>\d+))\)")


def system_cause(error: OSError) -> Said:
    """Why the system could not do something."""
    name = "no-such-host" if isinstance(error, gaierror) else errno.errorcode.get(error.errno or 0, "").lower()
    message = f"error-os-{name}"
    return said(message) if name and has_message(message) else quoted(error.strerror or str(error))


def shape_complaint(error: msgspec.MsgspecError | RecursionError) -> Said:
    """What is wrong with data that should have a certain shape, and where."""
    if isinstance(error, RecursionError):
        return said("error-json-deep")
    found = WHERE.fullmatch(str(error))
    what, where = (found["what"], found["where"] or "$") if found else (str(error), "$")
    key = where.removeprefix("$").lstrip(".")
    complaint = recognised(what, SHAPES)
    return said("error-shape-at", where=key, why=complaint) if key else complaint


def recognised(words: str, patterns: Mapping[str, re.Pattern[str]]) -> Said:
    """The message whose pattern fits what a library says, with the values found there; else its words in quotes."""
    for message, pattern in patterns.items():
        if found := pattern.fullmatch(words):
            return said(message, **{name: _in_words(value) for name, value in found.groupdict().items()})
    return quoted(words)


def _in_words(value: str) -> Value:
    """The name of a type, such as `int` or `array | null`, as people say it; anything else as it is."""
    kinds = [f"error-type-{kind}" for kind in value.split(" | ")]
    if not all(map(has_message, kinds)):
        return value
    return reduce(lambda some, last: said("list-or", some=some, last=last), map(said, kinds))


def toml_complaint(error: ValueError) -> Said:
    """What is wrong with a text that should be TOML, and where; the reader's own words are quoted."""
    found = TOML_PLACE.fullmatch(str(error))
    if found is None:
        return quoted(str(error))
    if found["line"] is None:
        return said("error-toml-end", detail=found["detail"])
    return said("error-toml", line=int(found["line"]), column=int(found["column"]), detail=found["detail"])


def quoted(words: str) -> Said:
    """The words of somebody else, in quotes."""
    return said("error-quoted", words=words)
