"""Refusals as HTTP answers."""

from __future__ import annotations

from http import HTTPStatus

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from ronron.errors import RefusedError
from ronron.server.bodies import Problem
from ronron.server.net.guard import HEADERS
from ronron.table import refused

STATUS = {
    "bad_host": 400,
    "bad_message": 400,
    "bad_option": 400,
    "no_own_seat": 400,
    "not_http": 400,
    "locked": 401,
    "wrong_password": 403,
    "other_origin": 403,
    "no_right": 403,
    "not_these_eyes": 403,
    "no_table": 404,
    "unknown_game": 404,
    "no_lesson": 404,
    "no_such_finished_game": 404,
    "no_such_moment": 404,
    "no_such_page": 404,
    "no_such_language": 404,
    "too_late": 408,
    "table_closed": 410,
    "too_large": 413,
    "not_json": 415,
    "other_host": 421,
    "too_many": 429,
    "header_too_large": 431,
    "internal": 500,
    "full": 503,
    "warming": 503,
    "broken_game": 503,
    "busy": 503,
    "house_full": 503,
    "no_memory": 503,
    "not_saved": 503,
}
"""The HTTP status of a refusal; 409 for all others."""


SOON_S = 2


async def unroutable(request: Request, error: Exception) -> Response:
    """Answer an unknown address, a wrong method or a bug with JSON; redirect people in a browser to the home page."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if status == HTTPStatus.NOT_FOUND and _is_somebody_lost(request):
        return RedirectResponse("/", HTTPStatus.SEE_OTHER)
    codes = {404: "no_such_page", 405: "wrong_method"}
    response = problem(refused(codes.get(status, "internal")))
    response.status_code = status
    if isinstance(error, HTTPException):
        response.headers.update(error.headers or {})
    else:
        response.headers.update(HEADERS)  # bugs are answered outside the middleware that adds these
    return response


def _is_somebody_lost(request: Request) -> bool:
    """Whether this is a person with a browser who followed a dead link."""
    return "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")


def problem(error: RefusedError) -> Response:
    """A refusal as an HTTP answer."""
    body = msgspec.json.encode(Problem(error.code, error.sentences, error.article))
    retry = error.retry_s or (SOON_S if error.code in ("warming", "not_saved") else 0)
    headers = {"retry-after": str(retry)} if retry else {}
    return Response(body, STATUS.get(error.code, 409), headers, media_type="application/json")
