"""Clients that attack a server on this machine, and a bystander that measures what others notice of it."""

from __future__ import annotations


class AttackError(Exception):
    """The measurement cannot go on. Only developers see it, so it is told in English."""
