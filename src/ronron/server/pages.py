"""The page at the server's address: what is going on here, while no table is open in the browser."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from ronron.games import find
from ronron.words import LANGUAGES, say

if TYPE_CHECKING:
    from ronron.server.app import House

STYLE = """
:root { color-scheme: light dark; --paper: #fbf3e4; --ink: #2b2320; --line: #d9c7a6; --warm: #b5542c }
@media (prefers-color-scheme: dark) { :root { --paper: #231d1a; --ink: #f3e7d3; --line: #4d4038; --warm: #e79a6b } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--paper); color: var(--ink);
       font: 1.125rem/1.5 Georgia, serif }
main { width: min(34rem, 100vw - 2rem); padding: 2rem 0 }
h1 { font-size: 2.5rem; margin: 0 0 .25rem; color: var(--warm) }
li { display: flex; justify-content: space-between; gap: 1rem; padding: .6rem 0; border-top: 1px solid var(--line) }
ul { list-style: none; padding: 0; border-bottom: 1px solid var(--line) }
progress { accent-color: var(--warm); width: 8rem }
"""


async def home(house: House, request: Request) -> Response:
    """A page that says how the server is, and looks again by itself while rules are being compiled."""
    language = _language(request)
    progress = house.kitchen.progress()
    rows = []
    for slug, state in progress.items():
        name = escape(find(slug).title.names[language])
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


def _language(request: Request) -> str:
    """The first of the browser's languages that we speak."""
    for part in request.headers.get("accept-language", "").split(","):
        if (tag := part.split(";")[0].strip()[:2].lower()) in LANGUAGES:
            return tag
    return LANGUAGES[0]
