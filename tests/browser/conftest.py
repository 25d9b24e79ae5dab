"""One server and one browser for all tests of the client; every test has windows of its own."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from alhambra.server.app import find_client_folder
from tests.browser.people import PATIENCE, Visitor
from tests.browser.worlds import World, make_world
from tests.server.process import Server

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
LIMITS: dict[str, Any] = {
    "ALHAMBRA_REQUESTS_PER_SECOND": "10000",
    "ALHAMBRA_REQUEST_BURST": "10000",
    "ALHAMBRA_ATTEMPT_BURST": "10000",
}
IMPATIENT = {"ALHAMBRA_CLAIM_SECONDS": "1"}  # until others may go on without somebody

Arrive = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)  # machines of tests are busy


def needed(found: str | None, missing: str) -> str:
    """What was found; without it the test is skipped, in CI it fails."""
    if not found:
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    return found


@pytest.fixture(scope="package")
def chromium() -> str:
    """The path of the system's Chromium."""
    found = next((path for name in PROGRAMS if (path := shutil.which(name))), None)
    return needed(found, "Chromium is not installed (package chromium)")


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has the built client."""
    built = find_client_folder()
    needed(built.name if built.exists() else None, "the client is not built: run `make client`")
    folder = tmp_path_factory.mktemp("site")
    server = Server(f"sqlite+aiosqlite:///{folder / 'alhambra.sqlite'}", folder, **LIMITS)
    server.start()
    yield server.url
    server.stop()


@pytest.fixture
def impatient_site(tmp_path: Path, site: str) -> Iterator[str]:
    """A site like the one of all tests, on which nobody is waited for long."""
    server = Server(f"sqlite+aiosqlite:///{tmp_path / 'impatient.sqlite'}", tmp_path, **LIMITS | IMPATIENT)
    server.start()
    yield server.url
    server.stop()


# Not for the whole session: while Playwright runs, no test with an event loop of its own can.
@pytest.fixture(scope="package")
def playwright(chromium: str) -> Iterator[Playwright]:
    """Playwright, on this thread; without a browser its driver is not even started."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright, chromium: str) -> Iterator[Browser]:
    """The browser."""
    started = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
    yield started
    started.close()


@pytest.fixture
def arrive(browser: Browser, site: str) -> Iterator[Arrive]:
    """Somebody new with a browser of their own; whatever it complains about fails the test in the end."""
    here: list[Visitor] = []

    def come(**wishes: Any) -> Visitor:
        here.append(Visitor(browser, site, **wishes))
        return here[-1]

    yield come
    complaints = [complaint for visitor in here for complaint in visitor.complaints]
    for visitor in here:
        visitor.context.close()
    assert not complaints


@pytest.fixture(scope="package")
def world(browser: Browser, site: str) -> World:
    """Somebody for whom every page has something to show."""
    return make_world(browser, site)


@pytest.fixture(scope="package")
def pictures() -> Path:
    """Where pictures of the pages are kept to be looked at."""
    folder = Path(__file__).parents[2] / "build" / "screenshots"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
