"""A refusal as a page, for somebody who opened an address in a browser: what is wrong, and the way back."""

import base64
import hashlib
from html import escape
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import HTMLResponse

from alhambra.texts.catalogue import catalogue

_STYLE: Final = """
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; justify-items: center; gap: 1.2rem;
  padding: 1rem; box-sizing: border-box; text-align: center; font: 1.15rem/1.5 system-ui, sans-serif;
  color: light-dark(#2a1d10, #f8eed8); background: light-dark(#efe2c4, #0c2724); }
img { width: 5rem; }
h1 { margin: 0; max-width: 32rem; font: 600 1.6rem/1.3 Georgia, serif; }
a { padding: 0.6rem 1.4rem; border-radius: 14px; text-decoration: none; color: #fff8e8; background: #b44d25; }
a:focus-visible { outline: 3px solid light-dark(#1a5aa3, #9ccbff); outline-offset: 3px; }
"""
_PAGE: Final = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{text} · Alhambra</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>{style}</style>
</head>
<body>
<img src="/icon.svg" alt="">
<h1>{text}</h1>
<a href="/">{home}</a>
</body>
</html>
"""
_DIGEST: Final = base64.b64encode(hashlib.sha256(_STYLE.encode()).digest()).decode()
_POLICY: Final = (
    f"default-src 'none'; img-src 'self'; style-src 'sha256-{_DIGEST}'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)


def is_page_wanted(connection: HTTPConnection) -> bool:
    """Has somebody opened an address? Programs, the client among them, do not ask for HTML."""
    accepted = connection.headers.get("accept", "")[:1000].lower()
    return connection.scope.get("method") in ("GET", "HEAD") and "text/html" in accepted


def make_page(text: str, language: str, status: int) -> HTMLResponse:
    """The refusal in those words, with a way back."""
    home = catalogue(language).text("server-page-home")
    filled = _PAGE.format(language=language, style=_STYLE, text=escape(text), home=escape(home))
    return HTMLResponse(filled, status, {"content-security-policy": _POLICY, "content-language": language})
