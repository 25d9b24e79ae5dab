"""The secret that a request brings, by which its person is known, and the cookie that it is kept in."""

import hashlib
import secrets
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE: Final = "alhambra"
SAFE_COOKIE: Final = "__Host-alhambra"  # over HTTPS: browsers take it from this very host only
DEVICE_COOKIE: Final = "alhambra-device"  # of a browser that has signed in to an account before
BROWSER_COOKIE: Final = "alhambra-browser"  # a number that a browser keeps, no matter who signs in there
YEAR_SECONDS: Final = 365 * 24 * 3600


def make_secret(size: int) -> str:
    """Random bytes that nobody can guess, as text. It begins with no dash: commands take that for an option."""
    text = secrets.token_urlsafe(size)
    return f"_{text[1:]}" if text.startswith("-") else text


def secret_of(connection: HTTPConnection) -> str:
    """A token goes before a cookie; "" if there is neither."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    # The plain name is also what a site gave out before it was behind HTTPS.
    return connection.cookies.get(SAFE_COOKIE) or connection.cookies.get(COOKIE, "")


def is_secure(connection: HTTPConnection, always: bool) -> bool:
    """Did it come over HTTPS, by its own scheme or the word of a trusted proxy, or does the site always?"""
    return always or connection.url.scheme in ("https", "wss")


def set_cookie(response: Response, secret: str, secure: bool) -> None:
    """Give the browser its secret."""
    name = SAFE_COOKIE if secure else COOKIE
    response.set_cookie(name, secret, max_age=YEAR_SECONDS, httponly=True, samesite="strict", secure=secure)
    if secure:
        response.delete_cookie(COOKIE, httponly=True, samesite="strict", secure=True)


def drop_cookie(response: Response, secure: bool) -> None:
    """Take it back."""
    for name in (SAFE_COOKIE, COOKIE) if secure else (COOKIE,):
        response.delete_cookie(name, httponly=True, samesite="strict", secure=secure)


def browser_number(connection: HTTPConnection, response: Response, secure: bool) -> str:
    """A digest of the number of a browser, which gets one if it has none yet."""
    number = connection.cookies.get(BROWSER_COOKIE, "") or secrets.token_urlsafe(18)
    response.set_cookie(
        BROWSER_COOKIE,
        number,
        max_age=YEAR_SECONDS,
        path="/api/tables",
        httponly=True,
        samesite="strict",
        secure=secure,
    )
    return hashlib.sha256(number.encode("utf-8", "replace")).hexdigest()


def set_device_cookie(response: Response, token: str, secure: bool) -> None:
    """Let the browser be known again; it is sent to where one signs in only."""
    path = "/api/session"
    response.set_cookie(
        DEVICE_COOKIE, token, max_age=YEAR_SECONDS, path=path, httponly=True, samesite="strict", secure=secure
    )
