"""Refusals over HTTP: one form for all programs, a page for people, in the language of the client."""

from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import BaseModel
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, Response

from alhambra.engine.errors import AlhambraError
from alhambra.record.refusal_text import refusal_text
from alhambra.server.edge.error_pages import is_page_wanted, make_page
from alhambra.server.edge.metrics import Metrics
from alhambra.server.edge.refused import Refused
from alhambra.texts import LANGUAGES

STATUS_KEYS = {404: "not-found", 405: "method", 413: "too-large", 429: "too-many"}


class RefusalAnswer(BaseModel):
    """Why something was refused: the key of a text, the text in the reader's language, and the rule if it is one."""

    key: str
    text: str
    rule: str


REFUSALS: Final[dict[int | str, dict[str, Any]]] = {"4XX": {"model": RefusalAnswer, "description": "Refused"}}
"""How every request may be answered too, for the description of all of them."""


def language_of(headers: Headers) -> str:
    """The first of our languages that `Accept-Language` prefers."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(headers.get("accept-language", "")[:200].split(",")):
        tag, _, quality = part.strip().partition(";")
        wishes.append((-_read_quality(quality), place, tag[:2].lower()))
    return next((language for weight, _, language in sorted(wishes) if language in LANGUAGES and weight < 0), "en")


def _read_quality(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q=") or 1.0)
    except ValueError:
        return 0.0


def find_language(connection: HTTPConnection) -> str:
    """The language of the person on a connection, once it is known who that is; else what the browser prefers."""
    person = connection.scope.get("state", {}).get("person")
    return person.language if person is not None else language_of(connection.headers)


def make_response(refused: Refused, connection: HTTPConnection) -> Response:
    """The response that a refusal is."""
    return _write_response(connection, refused.key, refused.text(find_language(connection)), refused.status)


def _write_response(connection: HTTPConnection, key: str, text: str, status: int, rule: str = "") -> Response:
    if is_page_wanted(connection):
        return make_page(text, find_language(connection), status)
    return JSONResponse(RefusalAnswer(key=key, text=text, rule=rule).model_dump(), status)


def install(app: FastAPI) -> None:
    """Answer everything that goes wrong in that form."""
    app.add_exception_handler(Refused, _answer_refused)
    app.add_exception_handler(RequestValidationError, _answer_not_understood)
    app.add_exception_handler(HTTPException, _answer_status)
    app.add_exception_handler(AlhambraError, _answer_broken_rule)


async def _answer_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    metrics: Metrics = request.app.state.site.metrics
    metrics.count_refusal(error.key)
    return make_response(error, request)


async def _answer_not_understood(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    return make_response(Refused("not-understood", 400, detail=_name_place(error)), request)


def _name_place(error: RequestValidationError) -> str:
    """Which field, and what about it; never what was sent."""
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path"))
    return f"{place or first['loc'][0]}: {first['type']}"[:200]


async def _answer_status(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    key = STATUS_KEYS.get(error.status_code)
    refused = Refused(key, error.status_code) if key else Refused("not-understood", 400, detail=str(error.status_code))
    response = make_response(refused, request)
    response.headers.update(error.headers or {})
    return response


async def _answer_broken_rule(request: Request, error: Exception) -> Response:
    assert isinstance(error, AlhambraError)
    broken = error.refusal
    return _write_response(request, broken.key, refusal_text(broken, find_language(request)), 409, broken.rule or "")
