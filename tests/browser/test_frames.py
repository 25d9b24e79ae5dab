"""The benchmark of frames finds what it looks for in the client as it is now."""

from argparse import Namespace

from playwright.sync_api import Browser

from bench.frames import rounds


def test_frames_are_measured(browser: Browser, site: str) -> None:
    (found,) = rounds(browser, site, Namespace(rounds=1, moves=20))
    assert len(found) > 1
    assert all(work >= 0 for work in found)
