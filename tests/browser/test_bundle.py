"""What the first view loads is small, answers of the server included, compressed, and comes from us alone."""

from bench.transfer import kind_of, loaded, sent
from tests.browser.conftest import Arrive

LARGEST = 220_000  # bytes as they are sent
LARGEST_FONTS = 120_000


def test_lobby_and_table_are_small(arrive: Arrive) -> None:
    ana = arrive()
    built = loaded(ana)
    assert {response.url for response in built if not response.url.startswith(ana.site)} == set()
    assert any("TablePage" in response.url for response in built)
    fonts = [one for one in built if kind_of(one) == "font"]
    assert len(fonts) == 2
    assert sum(sent(one) for one in fonts) <= LARGEST_FONTS
    assert sum(sent(one) for one in built if one not in fonts) <= LARGEST
    scripts = [one for one in built if one.url.endswith((".js", ".css")) and len(one.body()) >= 1024]
    assert {one.header_value("content-encoding") for one in scripts if "/assets/" in one.url} <= {"br", "gzip"}
    assert all("immutable" in (one.header_value("cache-control") or "") for one in built if "/assets/" in one.url)
