"""Playing in a terminal against a bot."""

from ronron.terminal.session import Session

__all__ = ["Session"]
