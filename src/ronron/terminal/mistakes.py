"""A mistake in the words of a command, as a message of ours.

Typer says it in English; what it says is recognised and said again. What is not recognised is quoted.
"""

from __future__ import annotations

import re

from ronron.causes import recognised
from ronron.said import Said

MISTAKES = {
    "cli-mistake-no-option-near": re.compile(r"No such option: (?P<option>\S+) \(Possible options: (?P<near>.*)\)"),
    "cli-mistake-no-option": re.compile(r"No such option: (?P<option>.*)"),
    "cli-mistake-missing": re.compile(r"Missing \w+ '(?P<what>[^']*)'"),
    "cli-mistake-integer": re.compile(r"Invalid value for '(?P<what>[^']*)': Input should be a valid integer.*"),
    "cli-mistake-number": re.compile(r"Invalid value for '(?P<what>[^']*)': Input should be a valid number.*"),
    "cli-mistake-most": re.compile(r"Invalid value for '(?P<what>[^']*)': .* less than or equal to (?P<limit>\S+)"),
    "cli-mistake-least": re.compile(r"Invalid value for '(?P<what>[^']*)': .* greater than or equal to (?P<limit>\S+)"),
    "cli-mistake-no-command": re.compile(r"No such command (?P<command>.*)"),
    "cli-mistake-extra": re.compile(r"Got unexpected extra argument\(s\) \((?P<words>.*)\)"),
    "cli-mistake-needs-value": re.compile(r"Option '(?P<option>[^']*)' requires .*"),
    "cli-mistake-no-value": re.compile(r"Option '(?P<option>[^']*)' does not take a value"),
}


def mistake(told: str) -> Said:
    """What was mistaken, from what Typer says about it."""
    return recognised(told.rstrip("."), MISTAKES)
