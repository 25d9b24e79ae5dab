"""How each kind of action is done with a mouse: what is clicked first, and what then."""

from playwright.sync_api import Locator, Page, Position

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
EDGE: Position = {"x": 8, "y": 24}
"""What can be seen of a card in a fan."""
LAID = ("place", "turn", "add", "swap")
PAID = ("buy", "vizier", "site", "finish")


def perform(page: Page, action: str) -> None:
    """Do it by clicks."""
    kind, *words = action.split()
    if kind == "take":
        for card in words[0].split("+"):
            page.locator(f".display [data-card='{card}']:not(.picked)").first.click()
    elif kind == "finish":
        unfinished(page, words[0]).click()
    elif kind == "reveal":
        page.locator(f".hand [data-card='{words[0]}']").first.click(position=EDGE)
    elif kind in FIRST:
        page.locator(FIRST[kind].format(thing=words[0], last=words[-1])).first.click()
    if kind in PAID:
        pay(page, action)
    elif kind in LAID:
        page.locator(f".target[data-action='{action}']").click()
    button = page.locator(f".tray .act[data-deed='{action}'], .tray [data-action='{action}']")
    button.click()


def pay(page: Page, action: str) -> None:
    """Raise the cards that are to be paid, and lay the others back."""
    kind, _, cards = action.split()
    ways = page.locator(".tray .ways button")
    for way in range(ways.count()):
        ways.nth(way).click()
        if page.locator(f".tray .act[data-deed^='{kind} ']").count():
            break
    raised = page.locator(".hand .card.raised")
    while raised.count():
        raised.first.click(position=EDGE)
    for card in cards.split("+"):
        page.locator(f".hand .card:not(.raised)[data-at='money-{card}']").last.click(position=EDGE)


def unfinished(page: Page, tile: str) -> Locator:
    """A building site, in the palace or beside it."""
    shelf = page.locator(f".shelf [data-tile='{tile}']")
    return shelf.first if shelf.count() else page.locator("[data-palace] .usable").first
