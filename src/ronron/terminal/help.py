"""The help of the command line, in a language.

A command is described by the message `cli-help-<command>`, its arguments and options by `cli-help-<command>-<name>`, or
by `cli-help-any-<name>` if several commands share it.
"""

from __future__ import annotations

from typing import Any

from typer import rich_utils

from ronron.words import has_message, languages, say

PANELS = {"argument": "arguments", "option": "options"}


def translated(command: Any, language: str) -> Any:
    """A command, and all below it, with its help in a language."""
    rich_utils.DEFAULT_STRING = say(language, "cli-default", value="{}")
    rich_utils.ENVVAR_STRING = say(language, "cli-environment", name="{}")
    rich_utils.REQUIRED_LONG_STRING = say(language, "cli-required")
    _describe(command, language)
    for each in getattr(command, "commands", {}).values():
        each.rich_help_panel = say(language, "cli-commands")
        _describe(each, language)
    return command


def _describe(command: Any, language: str) -> None:
    command.help = say(language, f"cli-help-{command.name}")
    for param in command.params:
        own, shared = f"cli-help-{command.name}-{param.name}", f"cli-help-any-{param.name}"
        message = own if has_message(own) else shared
        _describe_param(param, say(language, message, languages=", ".join(languages())), language)
    _describe_frame(command, language)


def _describe_param(param: Any, text: str, language: str) -> None:
    param.help = text
    param.rich_help_panel = say(language, f"cli-{PANELS[param.param_type_name]}")


def _describe_frame(command: Any, language: str) -> None:
    """Translate the frame of the help: usage, headings and the help option."""
    usage, help_option = command.get_usage, command.get_help_option

    def described(context: Any) -> Any:
        option = help_option(context)
        _describe_param(option, say(language, "cli-show-help"), language)
        return option

    command.get_usage = lambda context: usage(context).replace("Usage:", say(language, "cli-usage"), 1)
    command.get_help_option = described
