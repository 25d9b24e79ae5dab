"""How each kind of action is done with a mouse: what is clicked first, and what then."""

from playwright.sync_api import Locator, Page

FIRST = {
    "buy": ".market [data-tile='{thing}']",
    "vizier": ".market [data-tile='{thing}']",
    "site": ".market [data-tile='{thing}']",
    "add": ".shelf [data-tile='{thing}']",
    "swap": ".shelf [data-tile='{thing}']",
    "hut": ".shelf [data-tile='{thing}']",
    "remove": "[data-palace] .usable[data-cell='{last}']",
    "turn": ".tray .face",
    "turn-reserve": ".tray .face",
}
"""The thing that is picked; other kinds are offered without that."""
LAID = ("place", "turn", "add", "swap")


def perform(page: Page, action: str) -> None:
    """Do it by clicks."""
    kind, *words = action.split()
    if kind == "take":
        page.locator(f".display [data-card='{words[0].split('+')[0]}']").first.click()
    elif kind in FIRST:
        page.locator(FIRST[kind].format(thing=words[0], last=words[-1])).first.click()
    elif kind == "finish":
        unfinished(page, words[0]).click()
    if kind == "reveal":
        page.locator(".hand button.card").first.click()
    elif kind in LAID:
        page.locator(f".target[data-action='{action}']").click()
    else:
        page.locator(f".tray [data-action='{action}']").click()


def unfinished(page: Page, tile: str) -> Locator:
    """A building site, in the palace or beside it."""
    shelf = page.locator(f".shelf [data-tile='{tile}']")
    return shelf.first if shelf.count() else page.locator("[data-palace] .usable").first
