"""How the page introduces itself to programs that show links: by tags in its head, and by a picture.

They run no JavaScript. An address that is unknown, or that was taken back, introduces itself as the house does. So
nobody learns from it whether it ever led anywhere.
"""

from __future__ import annotations

from html import escape
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from ronron.errors import RefusedError, StoreError
from ronron.server.house import House
from ronron.server.http.caller import Caller
from ronron.server.links.cats import are_there
from ronron.server.links.introductions import HOUSE, Introduction
from ronron.server.links.painting import HEIGHT, WIDTH
from ronron.server.net.hosts import own_origin
from ronron.server.net.problems import problem
from ronron.words import languages, preferred

OF_PAGE = {"vary": "accept-language"}
OF_PICTURE = {
    "cache-control": "public, max-age=600",
    "cross-origin-resource-policy": "cross-origin",  # for whoever shows the link
    "vary": "accept-language",
}
TITLE = "<title>Ronron</title>"
HOME = "home"
"""The name of the picture of the house."""
LONGEST_TITLE, LONGEST_LINE = 120, 300


class Index:
    """The page as it was built, with room for how it introduces itself."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._read_at: int | None = None
        self._before = self._after = ""

    def introduced(self, shown: Introduction, request: Request, origins: tuple[str, ...]) -> str:
        """The page for an address, in a language."""
        changed = self.file.stat().st_mtime_ns
        if self._read_at != changed:
            before, _, self._after = self.file.read_text(encoding="utf-8").partition(TITLE)
            self._before, self._read_at = _without_description(before), changed
        return f"{self._before}{_tags(shown, request, origins)}{self._after}"


def _without_description(head: str) -> str:
    """The beginning of the page without its description, which is said anew for each address."""
    before, found, rest = head.partition('<meta name="description"')
    return before + rest.partition(">")[2] if found else head


def _tags(shown: Introduction, request: Request, origins: tuple[str, ...]) -> str:
    language, origin = language_of(request), own_origin(request.url.scheme, request.headers["host"], origins)
    title, line = _cut(shown.title, LONGEST_TITLE), _cut(shown.line, LONGEST_LINE)
    name = HOME if shown.table == HOUSE else request.path_params["link"]
    named = {
        "og:type": "website",
        "og:site_name": "Ronron",
        "og:title": title,
        "og:description": line,
        "og:locale": language,
        "og:url": origin + ("/" if name == HOME else request.url.path),
        **({"og:image": f"{origin}/og/{name}.png?lang={language}"} if are_there() else {}),
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": title,
    }
    tags = [f"<title>{escape(title)}</title>", f'<meta name="description" content="{escape(line)}" />']
    tags += [f'<meta property="{name}" content="{escape(content)}" />' for name, content in named.items()]
    return "\n    ".join([*tags, '<meta name="twitter:card" content="summary_large_image" />'])


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else f"{text[: most - 1]}…"


async def introduction(house: House, request: Request, language: str) -> Introduction:
    """How an address introduces itself: as the house does, unless it leads to an invitation or a finished game."""
    link, caller = request.path_params.get("link", HOME), Caller(house, request)
    home = house.introductions.home(language)
    if link == HOME or house.settings.password is not None:  # strangers learn nothing behind a locked door
        return home
    if house.public_guesses.wait(caller.address) > 0 or house.requests.take(caller.address) > 0:
        return home
    try:
        found = await house.introductions.of(link, language)
    except StoreError:  # the page is shown all the same
        return home
    if found is None:
        house.public_guesses.take(caller.address)
        return home
    return found


async def show_picture(house: House, request: Request) -> Response:
    """The picture of an address, in the language that is asked for."""
    if not are_there():
        raise HTTPException(404)
    asked = request.query_params.get("lang", "")
    language = asked if asked in languages() else language_of(request)
    shown = await introduction(house, request, language)
    try:
        picture = await house.album.picture(shown.table, shown.sheet, Caller(house, request).who)
    except RefusedError as error:
        return problem(error)
    headers = {**OF_PICTURE, "etag": f'"{picture.tag}"'}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(picture.png, headers=headers, media_type="image/png")


def language_of(request: Request) -> str:
    """The first of the browser's languages that we have."""
    return preferred(part.partition(";")[0].strip() for part in request.headers.get("accept-language", "").split(","))
