"""The secret that a request brings, by which its person is known."""

from typing import Final

from starlette.requests import HTTPConnection

COOKIE: Final = "alhambra"


def secret_of(connection: HTTPConnection) -> str:
    """A token goes before a cookie; "" if there is neither."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip()
    return connection.cookies.get(COOKIE, "")
