"""Cookies: no script can read them, they are sent to us alone, and they are renewed while somebody comes."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from ronron.server.house import House
from ronron.server.identity.tokens import Guest

GUEST, DOOR = "ronron_guest", "ronron_door"
DAY = 86_400
KEPT_S = 365 * DAY
RENEWED_S = 7 * DAY
"""A cookie older than this is given anew to who comes with it."""
PLAIN_UNTIL = 1_795_046_400
"""Before 19 November 2026 cookies had the plain name over TLS too, and who has such a one is still known by it."""


class Cookies:
    """Those that came with a request, and those that go back with the answer."""

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
        """Is it worth noting that this guest was here?"""
        self._read_guest()

    def _name(self, name: str) -> str:
        """Over TLS a name by which browsers take a cookie from nobody but us."""
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
        """May who has these cookies come in? Everybody may where there is no password."""
        if self._password is None:
            return True
        at = self._keys.door_opened_at(self._given.get(self._name(DOOR)), self._password)
        if at is not None and self._now_s - at > RENEWED_S:
            self.open_door(self._password)
        return at is not None

    def open_door(self, password: str) -> None:
        """The right password was given."""
        self._new[DOOR] = self._keys.door_cookie(password)

    def remember(self, guest: Guest) -> None:
        """Know this guest again."""
        self.guest = guest
        self._new[GUEST] = self._keys.guest_cookie(guest)

    def forget(self) -> None:
        """Know nobody again."""
        self.guest, self.renewed = None, False
        self._new[GUEST] = None

    def leave(self, response: Response) -> None:
        """Send what is new back with an answer."""
        for name, value in self._new.items():
            if value is None:
                response.delete_cookie(self._name(name), httponly=True, samesite="lax", secure=self._secure)
            else:
                response.set_cookie(
                    self._name(name), value, max_age=KEPT_S, httponly=True, samesite="lax", secure=self._secure
                )
