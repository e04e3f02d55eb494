"""Cookies: hidden from scripts, sent only to us, and renewed while people keep coming."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ronron.server.house import House
from ronron.server.identity.tokens import Guest

GUEST, DOOR = "ronron_guest", "ronron_door"
DAY = 86_400
KEPT_S = 365 * DAY
RENEWED_S = 7 * DAY
"""A cookie older than this is renewed."""
PLAIN_UNTIL = 1_795_046_400
"""Until 19 November 2026 cookies had the plain name over TLS too; such cookies are still accepted."""


class Cookies:
    """The cookies of a request, and the new ones of its answer."""

    def __init__(self, house: House, connection: HTTPConnection) -> None:
        self._keys = house.keys
        self._password = house.settings.password
        self._now_s = house.settings.now() // 1000
        self._given = connection.cookies
        public = any(origin.startswith("https://") for origin in house.settings.origins)
        self._secure = connection.url.scheme in ("https", "wss") or public
        self._new: dict[str, str | None] = {}
        self.guest: Guest | None = None
        self.renewed = False
        """True if the guest's last visit should be updated."""
        self._read_guest()

    def _name(self, name: str) -> str:
        """The cookie's name. Over TLS it has a prefix that lets browsers accept it from this host only."""
        return f"__Host-{name}" if self._secure else name

    def _read_guest(self) -> None:
        found = self._keys.read_guest(self._given.get(self._name(GUEST)))
        if found is None and self._secure:
            found = self._keys.read_guest(self._given.get(GUEST))
            if found is not None and (found[1] >= PLAIN_UNTIL or self._now_s >= PLAIN_UNTIL + KEPT_S):
                found = None
        if found is not None:
            self.guest, at = found
            if self._name(GUEST) not in self._given or self._now_s - at > RENEWED_S:
                self.renewed = True
                self.remember(self.guest)

    def opens_door(self) -> bool:
        """Whether the server's password was given; true if the server has none."""
        if self._password is None:
            return True
        at = self._keys.door_opened_at(self._given.get(self._name(DOOR)), self._password)
        if at is not None and self._now_s - at > RENEWED_S:
            self.open_door(self._password)
        return at is not None

    def open_door(self, password: str) -> None:
        """Remember that the right password was given."""
        self._new[DOOR] = self._keys.door_cookie(password)

    def remember(self, guest: Guest) -> None:
        """Set the cookie of this guest."""
        self.guest = guest
        self._new[GUEST] = self._keys.guest_cookie(guest)

    def forget(self) -> None:
        """Delete the guest's cookie."""
        self.guest, self.renewed = None, False
        self._new[GUEST] = None

    def leave(self, response: Response) -> None:
        """Add the new cookies to an answer."""
        for name, value in self._new.items():
            if value is None:
                response.delete_cookie(self._name(name), httponly=True, samesite="lax", secure=self._secure)
            else:
                response.set_cookie(
                    self._name(name), value, max_age=KEPT_S, httponly=True, samesite="lax", secure=self._secure
                )
