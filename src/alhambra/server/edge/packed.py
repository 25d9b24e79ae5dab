"""Answers that are the same for everybody: compressed once, kept, and not sent again while they have not changed.

Only such answers are compressed. Where a secret and what a stranger has chosen stand in one answer, its length would
tell about the secret.
"""

import gzip
import hashlib
import re
from collections.abc import Iterable, Iterator
from typing import Final

from fastapi import Request, Response

_NEVER: Final = re.compile(r"q=0(\.0*)?")


class Packed:
    """Something public to be sent, plain and compressed."""

    def __init__(self, plain: str, media_type: str, language: str) -> None:
        body = plain.encode()
        self._media_type = media_type
        self._language = language
        self._digest = hashlib.sha256(body).hexdigest()[:24]
        self._bodies = {"": body, "gzip": gzip.compress(body, 9, mtime=0)}

    def answer(self, request: Request) -> Response:
        """It, in the form that was asked for; or that the browser has it already."""
        coding = next(list_codings(request.headers.get("accept-encoding", ""), ["gzip"]), "")
        tag = f'"{self._digest}-{coding}"' if coding else f'"{self._digest}"'
        headers = {
            "ETag": tag,
            "Cache-Control": "no-cache",
            "Content-Language": self._language,
            "Vary": "Accept-Encoding",
        }
        if tag in _read_tags(request.headers.get("if-none-match", "")):
            return Response(status_code=304, headers=headers)
        if coding:
            headers["Content-Encoding"] = coding
        return Response(self._bodies[coding], headers=headers, media_type=self._media_type)


def list_codings(accepted: str, offered: Iterable[str]) -> Iterator[str]:
    """The codings offered that an Accept-Encoding allows."""
    weights = {}
    for one in accepted.lower().split(","):
        name, _, rest = one.partition(";")
        weights[name.strip()] = rest.strip().replace(" ", "")
    for coding in offered:
        weight = weights.get(coding, weights.get("*"))
        if weight is not None and not _NEVER.fullmatch(weight):
            yield coding


def _read_tags(known: str) -> list[str]:
    """The tags of an If-None-Match; a proxy may have marked them as weak."""
    return [one.strip().removeprefix("W/") for one in known.split(",")]
