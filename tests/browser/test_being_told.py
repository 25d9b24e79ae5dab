"""Being told in a browser: a word that comes by Web Push is shown, and the account page says who is told."""

import json
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Arrive

# What is shown, as soon as something is.
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready
    for (;;) {
        const shown = await worker.getNotifications()
        if (shown.length) return shown.map((one) => [one.title, one.body, one.data.table])
        await new Promise((resolve) => setTimeout(resolve, 50))
    }
}"""


def test_a_word_that_is_pushed_is_shown(arrive: Arrive) -> None:
    ana = arrive(permissions=["notifications"])
    ana.introduce()
    page = ana.go("account")
    expect(page.get_by_role("heading", name="When it is your turn")).to_be_visible()
    expect(page.get_by_role("button", name="Tell this browser")).to_be_visible()
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    talk = ana.context.new_cdp_session(page)
    known: list[Any] = []
    talk.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    talk.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(50)
    word = {"type": "turn", "table": "abc", "title": "Alhambra", "text": "It is your turn at “Alhambra”."}
    push = {"origin": ana.site, "registrationId": known[-1]["registrationId"], "data": json.dumps(word)}
    talk.send("ServiceWorker.deliverPushMessage", push)
    assert page.evaluate(SHOWN) == [["Alhambra", word["text"], "abc"]]


def test_a_link_in_a_letter_takes_a_click(arrive: Arrive) -> None:
    ana = arrive()
    page = ana.go("mail?stop=0.0")
    page.get_by_role("button", name="Stop these e-mails").click()
    expect(page.get_by_role("alert")).to_contain_text("no longer valid")
    ana.complaints.clear()  # the refusal itself
