"""Who may do what: guests by a signed cookie, and rights by unguessable tokens.

Tokens are made from the server's key, so that they can be shown again to who owns them; the database keeps only their
digests, and neither is ever logged.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from pathlib import Path

from itsdangerous import BadSignature, TimestampSigner

KEY_FILE = "server.key"
COOKIE = "ronron_guest"
DOOR_COOKIE = "ronron_door"
COOKIE_DAYS = 365
INVITE, WATCH, SEAT, CODE = "invite", "watch", "seat", "code"
LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""Of codes people read to each other: no vowels, so no words, and no digits to take for letters."""
CODE_LENGTH = 8


def read_key(data: Path) -> bytes:
    """The server's key, made the first time; only its owner can read the file."""
    path = data / KEY_FILE
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return path.read_bytes()
    with os.fdopen(descriptor, "wb") as file:
        file.write(secrets.token_bytes(32))
        file.flush()
        os.fsync(file.fileno())
    return path.read_bytes()


class Keys:
    """What is made from the server's key."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._guests = TimestampSigner(self._derive("guest"))
        self._doors = TimestampSigner(self._derive("door"))

    def token(self, kind: str, table: str, chair: int = -1, generation: int = 0) -> str:
        """The token for a right at a table."""
        made = self._derive(f"token/{kind}/{table}/{chair}/{generation}")
        return base64.urlsafe_b64encode(made[:18]).decode()

    def code(self, table: str) -> str:
        """A short invitation to read out, good while a chair is free."""
        made = int.from_bytes(self._derive(f"code/{table}"))
        letters = ""
        for _ in range(CODE_LENGTH):
            made, index = divmod(made, len(LETTERS))
            letters += LETTERS[index]
        return letters

    def digest(self, token: str) -> str:
        """What the database keeps of a token."""
        return hmac.new(self._key, f"digest/{token}".encode(), hashlib.sha256).hexdigest()

    def guest_cookie(self, person: str) -> str:
        """A cookie that says who somebody is."""
        return self._guests.sign(person).decode()

    def read_guest(self, cookie: str | None) -> str | None:
        """Who a cookie says somebody is; nobody if it is not ours."""
        return self._read(self._guests, cookie)

    def door_cookie(self, password: str) -> str:
        """A cookie that opens the server's door while its password stays the same."""
        return self._doors.sign(self.digest(password)).decode()

    def opens_door(self, cookie: str | None, password: str) -> bool:
        """Was this cookie given for this password?"""
        return self._read(self._doors, cookie) == self.digest(password)

    def same_password(self, given: str, password: str) -> bool:
        """Compare without telling by time how much of it was right."""
        return hmac.compare_digest(self.digest(given), self.digest(password))

    def _derive(self, purpose: str) -> bytes:
        return hmac.new(self._key, purpose.encode(), hashlib.sha256).digest()

    @staticmethod
    def _read(signer: TimestampSigner, cookie: str | None) -> str | None:
        if not cookie:
            return None
        try:
            return signer.unsign(cookie, max_age=COOKIE_DAYS * 86_400).decode()
        except (BadSignature, UnicodeError):
            return None


def plain_code(text: str) -> str:
    """A code as people type it: any case, with spaces or dashes."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


def new_person() -> str:
    """An id for a new guest."""
    return secrets.token_urlsafe(16)


def new_table() -> str:
    """An id for a new table."""
    return secrets.token_hex(6)
