"""Security headers on every answer, and where requests come from."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

FORWARDED = (
    "forwarded",
    "via",
    "x-real-ip",
    "cf-connecting-ip",
    "cf-ray",
    "true-client-ip",
    "x-client-ip",
    "fly-client-ip",
    "fastly-client-ip",
    "x-cluster-client-ip",
    "x-envoy-external-address",
    "x-amzn-trace-id",
)
"""Headers that proxies add, besides all with `forwarded` in their name."""


class SecurityHeaders:
    """Middleware that adds strict headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Call the application, and add headers to its answer."""

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_guarded if scope["type"] == "http" else send)


def same_origin(connection: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Whether a request comes from our own page, from an allowed one, or from no page at all.

    Browsers always send the origin of a socket or a form. Other programs need not, but carry nobody's cookies.
    """
    origins = connection.headers.getlist("origin")
    if not origins or (len(origins) == 1 and origins[0] in allowed):
        return True
    host = connection.headers.get("host", "")
    scheme = "https" if connection.scope["scheme"] in ("https", "wss") else "http"
    if scheme == "http" and f"https://{host}" in allowed:  # a page sent without TLS may have been changed on its way
        return False
    return origins == [f"{scheme}://{host}"]


def is_passed_on(headers: Headers) -> bool:
    """Whether the headers show that a proxy forwarded this request."""
    return any(name in FORWARDED or "forwarded" in name for name in headers)
