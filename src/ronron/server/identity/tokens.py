"""Guests are known by a signed cookie, and rights are given by unguessable tokens.

Tokens are made from the server's key, so that their owners can be shown them again. The database keeps only their
digests. Neither is ever logged.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

import msgspec
from itsdangerous import BadSignature, TimestampSigner
from itsdangerous.encoding import base64_decode, base64_encode

from ronron.table import Persona

INVITE, WATCH, SEAT, CODE = "invite", "watch", "seat", "code"
LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""Letters of the codes people read to each other: no vowels, so no words, and no digits that look like letters."""
CODE_LENGTH = 8
PUBLIC_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
PUBLIC_LENGTH = 10


@dataclass(frozen=True)
class Guest:
    """Somebody known by a cookie."""

    person: str
    persona: Persona | None = None
    """How they want to appear; only in the cookie until they sit down somewhere, then in the database."""


class Keys:
    """What is made from the server's key."""

    def __init__(self, key: bytes, now: Callable[[], int]) -> None:
        self._key = key
        self._guests = _Signer(self._derive("guest"), now)
        self._doors = _Signer(self._derive("door"), now)

    def token(self, kind: str, table: str, chair: int = -1, generation: int = 0) -> str:
        """The token for a right at a table."""
        made = self._derive(f"token/{kind}/{table}/{chair}/{generation}")
        return base64.urlsafe_b64encode(made[:18]).decode()

    def code(self, table: str, generation: int = 0) -> str:
        """A short invitation to read out, valid while a chair is free."""
        made = int.from_bytes(self._derive(f"code/{table}/{generation}" if generation else f"code/{table}"))
        return _spelled(made, LETTERS, CODE_LENGTH)

    def public(self, table: str, generation: int) -> str:
        """The public part of an invitation's address, which gives no right."""
        return _spelled(int.from_bytes(self._derive(f"public/{table}/{generation}")), PUBLIC_LETTERS, PUBLIC_LENGTH)

    def digest(self, token: str) -> str:
        """What the database keeps of a token."""
        return hmac.new(self._key, f"digest/{token}".encode(), hashlib.sha256).hexdigest()

    def guest_cookie(self, guest: Guest) -> str:
        """A cookie that says who somebody is, and how they want to appear if the database does not know."""
        shown = f"~{base64_encode(msgspec.json.encode(guest.persona)).decode()}" if guest.persona else ""
        return self._guests.sign(f"{guest.person}{shown}").decode()

    def read_guest(self, cookie: str | None) -> tuple[Guest, int] | None:
        """The guest a cookie names, and when it was made; None if it is not ours."""
        if (found := _read(self._guests, cookie)) is None:
            return None
        person, _, shown = found.value.partition("~")
        persona = msgspec.json.decode(base64_decode(shown), type=Persona) if shown else None
        return Guest(person, persona), found.at

    def door_cookie(self, password: str) -> str:
        """A cookie that proves the server's password was given; it is void once the password changes."""
        return self._doors.sign(self.digest(password)).decode()

    def door_opened_at(self, cookie: str | None, password: str) -> int | None:
        """When this cookie was made for this password; None if it was not."""
        found = _read(self._doors, cookie)
        return found.at if found is not None and hmac.compare_digest(found.value, self.digest(password)) else None

    def same_password(self, given: str, password: str) -> bool:
        """Compare in constant time."""
        return hmac.compare_digest(self.digest(given), self.digest(password))

    def _derive(self, purpose: str) -> bytes:
        return hmac.new(self._key, purpose.encode(), hashlib.sha256).digest()


class _Signer(TimestampSigner):
    """Signs with the time of the server's own clock, in seconds."""

    def __init__(self, key: bytes, now: Callable[[], int]) -> None:
        super().__init__(key)
        self._now = now

    def get_timestamp(self) -> int:
        """Now."""
        return self._now() // 1000


class _Signed(NamedTuple):
    value: str
    at: int


def _read(signer: _Signer, cookie: str | None) -> _Signed | None:
    """The content of a cookie of ours, however old: clocks jump, and browsers expire cookies themselves."""
    if not cookie:
        return None
    try:
        value, at = signer.unsign(cookie, return_timestamp=True)
        return _Signed(value.decode(), int(at.timestamp()))
    except (BadSignature, UnicodeError, OverflowError, OSError, ValueError):
        return None


def _spelled(number: int, letters: str, length: int) -> str:
    word = ""
    for _ in range(length):
        number, index = divmod(number, len(letters))
        word += letters[index]
    return word


def plain_code(text: str) -> str:
    """A code as people type it: any case, with spaces or dashes."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


def new_person() -> str:
    """An id for a new guest."""
    return secrets.token_urlsafe(16)


def new_public() -> str:
    """A public address for a finished game."""
    return "".join(secrets.choice(PUBLIC_LETTERS) for _ in range(PUBLIC_LENGTH))


def new_table() -> str:
    """An id for a new table."""
    return secrets.token_hex(6)
