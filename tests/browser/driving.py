"""Playing through the client: what a person sees that can be done, and the ways to do it."""

from collections.abc import Callable
from typing import Literal, TypedDict

from playwright.sync_api import Locator, Page

MOST = 600  # things done in a game, far more than it needs

Deed = Literal["over", "close", "confirm", "lay", "do", "act", "market", "display"]


class Offer(TypedDict):
    """The next thing to do, and what to touch for it."""

    deed: Deed
    at: str


# What stands on the screen decides, nothing behind it. While a move is on its way nothing is offered.
NEXT = """() => {
    const seen = (selector) => document.querySelector(selector) !== null
    const action = (selector) => {
        const found = document.querySelector(selector)?.dataset.action
        return found && `[data-action="${found}"]`
    }
    const offer = (deed, at) => ({ deed, at })
    if (seen('dialog[open] .winner')) return offer('over', 'dialog[open]')
    if (seen('dialog.scoring')) return offer('close', 'dialog.scoring .skip')
    if (seen('dialog[open]')) return offer('close', 'dialog[open] .top button')
    if (seen('.tray .confirm')) return offer('confirm', '.tray .confirm')
    const act = document.querySelector('.tray .act:not(:disabled)')
    const cell = action('.target')
    const isAimed = seen('.target.aimed') || seen('.tray [data-plan][aria-pressed=true]')
    if (cell && !isAimed) return offer('lay', `.target${cell}`)
    if (act) return offer('act', `.tray .act[data-deed="${act.dataset.deed}"]`)
    const plain = action('.tray .others button[data-action]')
    if (plain) return offer('do', `.tray ${plain}`)
    for (const way of ['exact', 'payable'])
        if (seen(`.market .tile.${way}`)) return offer('market', `.market .tile.${way}`)
    if (seen('.display .card.may')) return offer('display', '.display .card.may')
    const loose = action('.tray .loose button[data-action]')
    return loose ? offer('do', `.tray ${loose}`) : null
}"""


def offered(page: Page) -> Offer:
    """Wait until there is something to do."""
    found: Offer = page.wait_for_function(NEXT, polling=25).json_value()
    return found


def is_asked(page: Page) -> bool:
    """Wait until somebody has to decide; is it the person at this page?"""
    page.locator(".players .decides").first.wait_for(state="attached")
    return page.locator(".players .decides.own").count() > 0


def play_to_the_end(page: Page, do: Callable[[Offer], None]) -> int:
    """Do whatever is offered until there is a winner; how many things were done."""
    for done in range(MOST):
        offer = offered(page)
        if offer["deed"] == "over":
            return done
        do(offer)
    raise AssertionError("the game does not end")


def decide(page: Page) -> None:
    """Click whatever is offered until something has been done that the server hears of."""
    while True:
        offer = offered(page)
        by_mouse(page)(offer)
        if offer["deed"] in {"act", "do", "confirm"}:
            return


def by_mouse(page: Page) -> Callable[[Offer], None]:
    """Click on it."""
    return lambda offer: touched(page, offer).click()


def by_touch(page: Page) -> Callable[[Offer], None]:
    """Tap on it."""
    return lambda offer: touched(page, offer).tap()


def touched(page: Page, offer: Offer) -> Locator:
    """The thing to touch."""
    return page.locator(offer["at"]).first


KEYS = {"lay": "p", "act": "h", "do": "h", "market": "m", "display": "d"}
FOCUSED = "selector => document.activeElement === document.querySelector(selector)"


def by_keyboard(page: Page) -> Callable[[Offer], None]:
    """Jump to its part of the table, go on by Tab until it has the focus, and press Enter."""

    def press(offer: Offer) -> None:
        if offer["deed"] == "close":
            page.keyboard.press("Escape")
            return
        if offer["deed"] != "confirm":  # that has the focus by itself
            page.keyboard.press(KEYS[offer["deed"]])
        for _ in range(60):
            if page.evaluate(FOCUSED, offer["at"]):
                page.keyboard.press("Enter")
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"no way to {offer['at']} by keyboard")

    return press


WORDS = """() => {
    if (document.querySelector('dialog[open] .winner')) return { over: true, actions: [] }
    const close = document.querySelector('dialog[open] .top button')
    const confirm = document.querySelector('.text [role=alert] button.primary')
    const actions = [...document.querySelectorAll('.text [data-action]')].map((one) => one.dataset.action)
    return close || confirm || actions.length ? { over: false, close: !!close, confirm: !!confirm, actions } : null
}"""
WANTED = ("place", "buy", "take", "reserve", "give")


def play_in_words(page: Page) -> int:
    """Type actions in notation until there is a winner."""
    for done in range(MOST):
        now = page.wait_for_function(WORDS, polling=25).json_value()
        if now["over"]:
            return done
        if now["close"]:
            page.keyboard.press("Escape")
        elif now["confirm"]:
            page.locator(".text [role=alert] button.primary").press("Enter")
        else:
            typed = min(
                now["actions"], key=lambda action: WANTED.index(action.split()[0]) if action.split()[0] in WANTED else 9
            )
            page.get_by_label("Type an action").fill(typed)
            page.get_by_label("Type an action").press("Enter")
    raise AssertionError("the game does not end")


# Within the page, without a way to and fro for every click.
IN_WORDS = """async (until) => {
    const wanted = ['place', 'buy', 'take', 'reserve', 'give']
    const rank = (one) => {
        const found = wanted.indexOf(one.dataset.action.split(' ')[0])
        return found < 0 ? wanted.length : found
    }
    for (let done = 0; ; ) {
        if (document.querySelector('dialog[open] .winner')) return done
        const options = [...document.querySelectorAll('.text button[data-action]')]
        if (options.length && (until === '*' || options.some((one) => one.dataset.action === until))) return done
        const close = document.querySelector('dialog[open] .top button')
        const confirm = document.querySelector('.text [role=alert] button.primary')
        const next = close ?? confirm ?? options.sort((one, other) => rank(one) - rank(other))[0]
        if (next) {
            next.click()
            done++
        }
        await new Promise((resolve) => setTimeout(resolve, 5))
    }
}"""
"""Choose what is offered in words until the game is over, or until an action is offered (`*`: any)."""


# Plays a table over a socket of its own, to its end or until there were so many scorings: always the first of what
# brings the game forward.
PLAY = """(table, scorings = Infinity) => new Promise((done, fail) => {
    const idle = ['remove', 'swap', 'pass', 'turn', 'reserve']
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`)
    const say = (message) => socket.send(JSON.stringify(message))
    let acted = -1
    socket.onerror = () => fail(new Error('the socket was closed'))
    socket.onopen = () => say({ type: 'hello', since: -1, language: 'en' })
    socket.onmessage = ({ data }) => {
        const message = JSON.parse(data)
        if (message.type === 'refused') fail(new Error(data))
        if (message.type === 'table' && message.phase === 'over') done(socket.close())
        if (message.type === 'view' && message.sheets.length >= scorings) return done(socket.close())
        if (message.type !== 'view' || !message.options.length || message.seen <= acted) return
        acted = message.seen
        const chosen = message.options.find((one) => !idle.includes(one.kind)) ?? message.options[0]
        say({ type: 'act', id: `act-${acted}`, seen: acted, seat: message.viewer, action: chosen.action })
    }
})"""
