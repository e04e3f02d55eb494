"""Who is asking over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from ronron.server.identity import COOKIE, COOKIE_DAYS, DOOR_COOKIE, new_person

if TYPE_CHECKING:
    from ronron.server.app import House


class Caller:
    """A request, and the guest who makes it. Nobody becomes a guest by only looking."""

    def __init__(self, house: House, request: Request) -> None:
        self.house = house
        self.request = request
        self.address = request.client.host if request.client else ""
        self.person = house.keys.read_guest(request.cookies.get(COOKIE))
        self._cookies: dict[str, str | None] = {}

    def become_guest(self) -> str:
        """The guest, known from now on."""
        if self.person is None:
            self.person = new_person()
            self._cookies[COOKIE] = self.house.keys.guest_cookie(self.person)
        return self.person

    def open_door(self, password: str) -> None:
        """The right password was given."""
        self._cookies[DOOR_COOKIE] = self.house.keys.door_cookie(password)

    def be_forgotten(self) -> None:
        """Nobody any more."""
        self._cookies[COOKIE] = None

    @property
    def bearer(self) -> str | None:
        """The token the request carries, if any."""
        kind, _, token = self.request.headers.get("authorization", "").partition(" ")
        return token.strip() if kind.lower() == "bearer" and token.strip() else None

    def leave_cookies(self, response: Response) -> None:
        """Cookies no script can read, sent to us alone."""
        public = any(origin.startswith("https://") for origin in self.house.settings.origins)
        secure = self.request.url.scheme == "https" or public
        for name, value in self._cookies.items():
            if value is None:
                response.delete_cookie(name, httponly=True, samesite="lax", secure=secure)
            else:
                age = COOKIE_DAYS * 86_400
                response.set_cookie(name, value, max_age=age, httponly=True, samesite="lax", secure=secure)
