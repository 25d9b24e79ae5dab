"""The files of the browser client: compressed where the browser takes it, kept for ever where the name has a digest."""

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from alhambra.server.edge.client_files import ClientFiles

PAGE = b"<!doctype html>" + b"x" * 2000
SCRIPT = b"let x = 1;" * 400
PACKED = gzip.compress(SCRIPT)

Ask = Callable[..., httpx.Response]


@pytest.fixture
def ask(tmp_path: Path) -> Ask:
    """Ask a server for a file of a small client."""
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_bytes(PAGE)
    (tmp_path / "index.html.gz").write_bytes(gzip.compress(PAGE))
    (assets / "index-a1b2.js").write_bytes(SCRIPT)
    (assets / "index-a1b2.js.br").write_bytes(b"brotli")
    (assets / "index-a1b2.js.gz").write_bytes(PACKED)
    (assets / "font-c3d4.woff2").write_bytes(b"wOF2")
    app = Starlette(routes=[Mount("/", ClientFiles(directory=tmp_path, html=True))])

    async def answer(path: str, **headers: str) -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            asked = client.build_request("GET", path, headers={k.replace("_", "-"): v for k, v in headers.items()})
            found = await client.send(asked, stream=True)
            found._content = b"".join([part async for part in found.aiter_raw()])
            return found

    return lambda path, **headers: asyncio.run(answer(path, **headers))


def raw(ask: Ask, path: str, accepted: str) -> tuple[str | None, bytes]:
    """The coding and the bytes as they were sent."""
    answer = ask(path, accept_encoding=accepted)
    assert answer.status_code == 200
    return answer.headers.get("content-encoding"), answer.content


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("*", "br"),
        ("br; q=0.0, *;q=0", None),
        ("identity", None),
        ("", None),
    ],
)
def test_the_smallest_that_is_taken_is_sent(ask: Ask, accepted: str, coding: str | None) -> None:
    found, sent = raw(ask, "/assets/index-a1b2.js", accepted)
    assert found == coding
    assert sent == {"br": b"brotli", "gzip": PACKED, None: SCRIPT}[coding]


def test_what_has_no_compressed_form_is_sent_as_it_is(ask: Ask) -> None:
    assert raw(ask, "/assets/font-c3d4.woff2", "br, gzip") == (None, b"wOF2")
    assert raw(ask, "/", "br") == (None, PAGE)


def test_the_type_is_that_of_the_file_within(ask: Ask) -> None:
    assert "javascript" in ask("/assets/index-a1b2.js").headers["content-type"]
    answer = ask("/", accept_encoding="gzip")
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["vary"] == "accept-encoding"
    assert gzip.decompress(answer.content) == PAGE


def test_names_with_a_digest_are_kept_for_ever_and_pages_are_asked_for_again(ask: Ask) -> None:
    assert "immutable" in ask("/assets/index-a1b2.js").headers["cache-control"]
    assert ask("/").headers["cache-control"] == "no-cache"


def test_a_page_that_has_not_changed_is_not_sent_again(ask: Ask) -> None:
    tag = ask("/", accept_encoding="gzip").headers["etag"]
    again = ask("/", accept_encoding="gzip", if_none_match=tag)
    assert again.status_code == 304
    assert not again.content
