"""Who is asking over HTTP."""

from __future__ import annotations

from starlette.requests import Request

from ronron.server.house import House
from ronron.server.http.cookies import Cookies
from ronron.server.identity.tokens import Guest, new_person
from ronron.server.limits.address import counted_as
from ronron.server.limits.turns import Who


class Caller:
    """A request and the guest who makes it. Looking around makes nobody a guest."""

    def __init__(self, house: House, request: Request) -> None:
        self.house = house
        self.request = request
        self.address = counted_as(request.client.host if request.client else "")
        self.cookies = Cookies(house, request)

    @property
    def person(self) -> str | None:
        """The id of the guest, if they are one."""
        return self.cookies.guest.person if self.cookies.guest else None

    @property
    def who(self) -> Who:
        """On whose behalf work for this request is done."""
        return Who(self.address, self.person)

    def become_guest(self) -> Guest:
        """The guest; a new one gets a cookie."""
        if self.cookies.guest is None:
            self.cookies.remember(Guest(new_person()))
        assert self.cookies.guest is not None  # noqa: S101  remembered just now
        return self.cookies.guest

    def settle_down(self) -> None:
        """The guest has sat down: the database now keeps how they appear, so the cookie need not."""
        guest = self.become_guest()
        if guest.persona is not None:
            self.cookies.remember(Guest(guest.person))

    @property
    def bearer(self) -> str | None:
        """The token the request carries, if any."""
        kind, _, token = self.request.headers.get("authorization", "").partition(" ")
        return token.strip() if kind.lower() == "bearer" and token.strip() else None
