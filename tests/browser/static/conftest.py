"""The folder on a host, a browser that finds nothing else, and people who come."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright

from alhambra.offline.folder import CLIENT, RUNTIME, write_folder
from tests.browser.conftest import Arrive, needed
from tests.browser.people import Visitor
from tests.browser.static.hosting import NOWHERE, PATH, Host, hosted
from tests.browser.static.playing import PATIENCE

DOCS = Path(__file__).parents[3] / "docs" / "offline.md"


@pytest.fixture(scope="package")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the host sends: the folder somewhere, and a page of the documentation beside it."""
    is_made = (CLIENT / "index.html").exists() and (RUNTIME / "pyodide.mjs").exists()
    needed("made" if is_made else None, "Python for the browser is not here: run `make static`")
    found = tmp_path_factory.mktemp("host")
    write_folder(found / PATH)
    (live,) = re.findall("^<iframe.*</iframe>$", DOCS.read_text("utf-8"), re.MULTILINE)
    style = (DOCS.parent / "static/site.css").read_text("utf-8")
    head = f'<title>The documentation</title><link rel="icon" href="play/icon-192.png"><style>{style}</style>'
    (found / PATH).with_name("docs.html").write_text(f"<!doctype html>{head}{live}")
    return found


@pytest.fixture(scope="package")
def static(root: Path) -> Iterator[str]:
    """The address of the folder, which no test changes."""
    with hosted(root) as host:
        yield host.site


@pytest.fixture
def own_root(root: Path, tmp_path: Path) -> Path:
    """Another such folder, for one test."""
    shutil.copytree(root, tmp_path / "own")
    return tmp_path / "own"


@pytest.fixture
def own_host(own_root: Path) -> Iterator[Host]:
    """A host that sends it."""
    with hosted(own_root) as host:
        yield host


@pytest.fixture(scope="package")
def alone(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    """A browser that finds no other host than this machine."""
    started = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", NOWHERE])
    yield started
    started.close()


@pytest.fixture
def visit(alone: Browser, static: str) -> Iterator[Arrive]:
    """Somebody who plays; nothing was asked of anybody but the host, and the browser had nothing to complain about."""
    here: list[Visitor] = []
    elsewhere: list[str] = []

    def come(site: str = static, **wishes: Any) -> Visitor:
        visitor = Visitor(alone, site, **wishes)
        visitor.context.on("request", lambda one: elsewhere.append(one.url))
        visitor.context.set_default_timeout(PATIENCE)
        here.append(visitor)
        return visitor

    yield come
    complaints = [complaint for visitor in here for complaint in visitor.complaints]
    for visitor in here:
        visitor.context.close()
    documentation = static.rpartition("/")[0] + "/docs.html"
    hosts = (documentation, "blob:", *(visitor.site for visitor in here))
    assert not [url for url in elsewhere if not url.startswith(hosts)]
    assert not complaints
