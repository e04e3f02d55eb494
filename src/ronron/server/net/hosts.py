"""Which host names this server answers to.

A stranger can point a name of their own at this machine (DNS rebinding); browsers would then treat the stranger's page
as ours. So the Host header must be an address, a name that no stranger can own, or one of our `origins`.
"""

from __future__ import annotations

import re
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from ronron.errors import OptionError
from ronron.server.limits.address import is_here
from ronron.server.limits.cuts import Cuts
from ronron.server.net.problems import problem
from ronron.table import refused

HOST = re.compile(r"(\[(?P<address>[0-9a-z:.%]+)\]|(?P<name>[a-z0-9._-]+))(:[0-9]{0,5})?")
PRIVATE = (".localhost", ".local", ".lan", ".home.arpa", ".internal", ".localdomain")
"""Names under these come from the machine or its local network, and cannot be registered."""


class KnownHosts:
    """Middleware that refuses requests and WebSockets whose Host header is not ours."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], cuts: Cuts) -> None:
        self.app = app
        self._ours = frozenset(name_of(urlsplit(origin).netloc) for origin in origins)
        self._cuts = cuts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the application if the host is ours."""
        wrong = None if scope["type"] == "lifespan" else self._find_wrong(Headers(scope=scope).getlist("host"))
        if wrong is None:
            await self.app(scope, receive, send)
            return
        self._cuts.note("other_host")
        await problem(refused(wrong))(scope, receive, send)

    def _find_wrong(self, hosts: list[str]) -> str | None:
        if len(hosts) != 1 or not name_of(hosts[0]):
            return "bad_host"
        name = name_of(hosts[0])
        return None if name in self._ours or is_private(name) else "other_host"


def name_of(host: str) -> str:
    """The name or address in a Host header, without its port; empty if there is none.

    >>> name_of("Ronron.Example:8787"), name_of("[::1]:8787"), name_of("evil@127.0.0.1")
    ('ronron.example', '::1', '')
    """
    found = HOST.fullmatch(host.lower())
    return (found["address"] or found["name"].removesuffix(".")) if found else ""


def is_private(name: str) -> bool:
    """Whether this is an address, or a name no stranger can own. A single word is no public name."""
    return _is_address(name) or "." not in name or name.endswith(PRIVATE)


def is_loopback(host: str) -> bool:
    """Whether a Host header names this machine itself."""
    name = name_of(host)
    return name == "localhost" or name.endswith(".localhost") or is_here(name)


def own_origin(scheme: str, host: str, origins: tuple[str, ...]) -> str:
    """The origin by which somebody came here, for absolute addresses; `host` has been checked.

    >>> own_origin("http", "ronron.example", ("https://ronron.example",))
    'https://ronron.example'
    """
    ours = next((origin for origin in origins if urlsplit(origin).netloc == host.lower()), None)
    return ours or f"{scheme}://{host.lower()}"


def check_origin(origin: str) -> str:
    """Check that an origin is written as browsers write it; anything else would never match."""
    parts = urlsplit(origin.lower().removesuffix("/"))
    if parts.scheme not in ("http", "https") or not name_of(parts.netloc) or parts.path or parts.query:
        raise OptionError("error-origin", given=origin)
    return f"{parts.scheme}://{parts.netloc}"


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
