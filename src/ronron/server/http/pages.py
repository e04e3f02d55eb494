"""The page people open. It is built into `ronron/static`; without it, a plain page shows the server's status."""

from __future__ import annotations

import asyncio
import gzip
import re
from functools import partial
from html import escape
from http import HTTPStatus
from mimetypes import guess_type
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route

from ronron.games import find
from ronron.server.house import House
from ronron.server.http.caller import Caller
from ronron.server.http.introducing import OF_PAGE, Index, introduction, language_of, show_picture
from ronron.server.links.introductions import HOUSE
from ronron.words import say

STATIC = Path(__file__).parents[2] / "static"
PLACES = ("/", "/t/{table}", "/join", "/i/{link}", "/code/{code}", "/replay", "/replay/{table}/{number}", "/g/{link}")
"""Addresses the page itself routes; each is answered with the page."""
PLAIN_NAME = re.compile(r"\w[\w.-]*")
FOREVER = "public, max-age=31536000, immutable"
STYLE = """
:root { color-scheme: light dark; --paper: #fbf3e4; --ink: #2b2320; --line: #d9c7a6; --warm: #a8431f }
@media (prefers-color-scheme: dark) { :root { --paper: #231d1a; --ink: #f3e7d3; --line: #4d4038; --warm: #e79a6b } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink);
       font: 1.125rem/1.5 Georgia, serif }
main { width: min(34rem, 100vw - 2rem); padding: 2rem 0 }
h1 { font-size: 2.5rem; margin: 0 0 .25rem; color: var(--warm) }
li { display: flex; justify-content: space-between; gap: 1rem; padding: .6rem 0; border-top: 1px solid var(--line) }
ul { list-style: none; padding: 0; border-bottom: 1px solid var(--line) }
progress { accent-color: var(--warm); width: 8rem }
"""


def page_routes(house: House) -> list[BaseRoute]:
    """The page, and the files it consists of."""

    index = Index(STATIC / "index.html")

    async def page(request: Request) -> Response:
        if not index.file.exists():
            return plain(house, request)
        shown = await introduction(house, request, language_of(request))
        if shown.table != HOUSE:  # its picture is asked for next
            house.hall.start(house.album.prepare(shown.table, shown.sheet, Caller(house, request).who))
        text = index.introduced(shown, request, house.settings.origins)
        return Response(text, media_type="text/html", headers=OF_PAGE)

    async def picture(request: Request) -> Response:
        return await show_picture(house, request)

    routes: list[BaseRoute] = [Route(place, page, methods=["GET"]) for place in PLACES]
    routes.append(Route("/og/{link}.png", picture, methods=["GET"]))
    if (STATIC / "assets").is_dir():
        routes.append(Route("/assets/{name}", Assets(STATIC / "assets").__call__, methods=["GET"]))
        names = [path.name for path in STATIC.iterdir() if path.is_file() and not path.name.startswith(".")]
        routes += [_file_route(name) for name in names]
    return [*routes, Route("/boards/{game}/{name}", partial(_board_file, house), methods=["GET"])]


async def _board_file(house: House, request: Request) -> Response:
    """A file of a board that a game from outside brings along."""
    game, name = request.path_params["game"], request.path_params["name"]
    folder = find(game).board if game in house.games.slugs else None
    if folder is None or not PLAIN_NAME.fullmatch(name) or not (folder / name).is_file():
        raise HTTPException(HTTPStatus.NOT_FOUND)
    return FileResponse(folder / name, headers={"cache-control": "no-cache"})


class Assets:
    """Files named after their content, so that browsers may cache them, and we their compressed form."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory
        self._kept: dict[str, tuple[bytes, bytes]] = {}

    async def __call__(self, request: Request) -> Response:
        """A file, compressed if the browser accepts that."""
        name = request.path_params["name"]
        if name not in self._kept:
            if not PLAIN_NAME.fullmatch(name) or not (self._directory / name).is_file():
                raise HTTPException(HTTPStatus.NOT_FOUND)
            self._kept[name] = await asyncio.to_thread(_read_and_compress, self._directory / name)
        plain, packed = self._kept[name]
        headers = {"cache-control": FOREVER, "vary": "accept-encoding"}
        media = guess_type(name)[0] or "application/octet-stream"
        if len(packed) < len(plain) and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(packed, headers={**headers, "content-encoding": "gzip"}, media_type=media)
        return Response(plain, headers=headers, media_type=media)


def _read_and_compress(path: Path) -> tuple[bytes, bytes]:
    content = path.read_bytes()
    return content, gzip.compress(content)


def _file_route(name: str) -> Route:
    async def file(request: Request) -> Response:
        media = "application/manifest+json" if name.endswith(".webmanifest") else None
        return FileResponse(STATIC / name, media_type=media, headers={"cache-control": "no-cache"})

    return Route(f"/{name}", file, methods=["GET"])


def plain(house: House, request: Request) -> Response:
    """A plain status page; it reloads itself while rules are being compiled."""
    language = language_of(request)
    progress = house.games.progress()
    rows = []
    for slug, state in progress.items():
        name = escape(find(slug).title.name(language))
        bar = f'<progress value="{state.done}" max="{state.of}" aria-label="{name}"></progress>'
        rows.append(f"<li><span>{name}</span>{say(language, 'page-ready') if state.ready else bar}</li>")
    ready = all(state.ready for state in progress.values())
    refresh = "" if ready else '<meta http-equiv="refresh" content="2">'
    text = say(language, "page-ready-all" if ready else "page-warming")
    body = (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">{refresh}<title>Ronron</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{STYLE}</style></head>'
        f"<body><main><h1>Ronron</h1><p>{text}</p><ul>{''.join(rows)}</ul></main></body></html>"
    )
    return Response(body, media_type="text/html")
