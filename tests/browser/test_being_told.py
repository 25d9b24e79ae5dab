"""Being told in a browser: a word that comes by Web Push is shown, and the account page says who is told."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any, Self

import http_ece
import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import Envelope
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import LIMITS, Arrive
from tests.browser.driving import NEXT, by_mouse, offered
from tests.browser.people import Visitor
from tests.browser.test_friends import with_account
from tests.server.process import PATIENCE, Server, free_port
from tests.server.test_being_told import AUTH, text_of

# What is shown, as soon as something is.
SHOWN = """async () => {
    const worker = await navigator.serviceWorker.ready
    for (;;) {
        const shown = await worker.getNotifications()
        if (shown.length) return shown.map((one) => [one.title, one.body, one.data.table])
        await new Promise((resolve) => setTimeout(resolve, 50))
    }
}"""


# The browser's own service, which no test can reach, gives an address of ours.
SUBSCRIBE = """(subscription) => {
    const made = { ...subscription, toJSON: () => subscription, unsubscribe: async () => true }
    let isMade = false
    PushManager.prototype.subscribe = async () => ((isMade = true), made)
    PushManager.prototype.getSubscription = async () => (isMade ? made : null)
}"""


class PushService(ThreadingHTTPServer):
    """The service of a browser's maker: takes words that only the browser can read."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.words: Queue[bytes] = Queue()
        super().__init__(("127.0.0.1", 0), Taken)

    def subscription(self) -> dict[str, Any]:
        """What a browser tells a site."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": text_of(point), "auth": text_of(AUTH)}
        return {"endpoint": f"http://127.0.0.1:{self.server_port}/browser/1", "keys": keys}

    def opened(self) -> str:
        """The next word, as the browser reads it."""
        return bytes(http_ece.decrypt(self.words.get(timeout=60), private_key=self.key, auth_secret=AUTH)).decode()


class Taken(BaseHTTPRequestHandler):
    """One word."""

    def do_POST(self) -> None:
        """Take it."""
        assert isinstance(self.server, PushService)
        self.server.words.put(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(201)
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Nothing."""


@contextmanager
def push_service() -> Iterator[PushService]:
    """A service that runs."""
    service = PushService()
    thread = Thread(target=service.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        service.shutdown()
        service.server_close()
        thread.join()


def deliver(visitor: Visitor, word: str) -> None:
    """Let the browser get a word from its service."""
    page = visitor.page
    page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    talk = visitor.context.new_cdp_session(page)
    known: list[Any] = []
    talk.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    talk.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(50)
    push = {"origin": visitor.site, "registrationId": known[-1]["registrationId"], "data": word}
    talk.send("ServiceWorker.deliverPushMessage", push)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server that may tell browsers by a service in its own network."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'told.sqlite'}"
    started = Server(url, tmp_path, **LIMITS, ALHAMBRA_PRIVATE_WEBHOOKS="true")
    started.start()
    yield started
    started.stop()


def play_until(mover: Page, *pages: Page) -> None:
    """Whoever can do something does it, until one of them has to decide."""
    while mover.evaluate(NEXT) is None:
        for page in pages:
            offer = page.evaluate(NEXT)
            if offer is not None:
                by_mouse(page)(offer)


def test_one_is_told_who_has_left_when_the_other_has_played(browser: Browser, server: Server) -> None:
    """Ana looks at something else, and it is her turn: her browser gets a word, Ben's gets none."""
    ana = Visitor(browser, server.url, name="Ana", permissions=["notifications"])
    ben = Visitor(browser, server.url, name="Ben", permissions=["notifications"])
    with push_service() as service:
        ana.context.add_init_script(f"({SUBSCRIBE})({json.dumps(service.subscription())})")
        for visitor in (ana, ben):
            visitor.introduce()
        seats = [{"kind": "person"}, {"kind": "open"}]
        table = ben.ask("POST", "tables", setup={"players": 2}, seats=seats)["id"]
        ana.ask("PUT", f"tables/{table}/seats/1", kind="person")
        ben.ask("POST", f"tables/{table}/start")
        for visitor in (ana, ben):
            visitor.sit_at(table)
        play_until(ben.page, ana.page)
        page = ana.go("account")  # only now, so that she is told of no turn before
        page.get_by_role("button", name="Tell this browser").click()
        expect(page.get_by_text("This browser is told from now on.")).to_be_visible()
        expect(page.get_by_role("button", name="Tell this browser")).to_have_count(0)
        expect(ben.page.locator(".players").get_by_role("img", name="not connected")).to_be_visible()
        while service.words.empty():
            if (offer := ben.page.evaluate(NEXT)) is not None:
                by_mouse(ben.page)(offer)
        word = service.opened()
        assert json.loads(word)["table"] == table
        deliver(ana, word)
        assert ana.page.evaluate(SHOWN) == [["Alhambra", json.loads(word)["text"], table]]
        offered(ana.sit_at(table))  # it is her turn indeed
        assert service.words.empty()
    for visitor in (ana, ben):
        visitor.context.close()
        assert not visitor.complaints


# What this window has let the browser show.
RECORD = """() => {
    window.told = []
    const show = ServiceWorkerRegistration.prototype.showNotification
    ServiceWorkerRegistration.prototype.showNotification = function (title, options) {
        window.told.push([options.body, options.data.table])
        return show.call(this, title, options)
    }
}"""
# Nobody looks at this window: the browser of a test has no other that could hide it.
HIDE = """(isHidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
    document.dispatchEvent(new Event('visibilitychange'))
}"""


def test_a_window_in_the_background_says_that_a_game_was_found(browser: Browser, server: Server) -> None:
    """Two wait and do not look; one of them has switched notifications off."""
    people = [
        Visitor(
            browser, server.url, name=name, permissions=["notifications"], settings={"speed": "off", "notify": wants}
        )
        for name, wants in (("Ana", True), ("Ben", False))
    ]
    for visitor in people:
        visitor.introduce()
        visitor.context.add_init_script(f"({RECORD})()")
        page = visitor.go()
        page.evaluate(HIDE, True)
        page.locator("#quick-players").select_option("2")
        page.get_by_label("Bots take the free seats after a while").uncheck()
        page.get_by_role("button", name="Find opponents").click()
    for visitor in people:
        visitor.page.wait_for_url(re.compile("#/table/"))
        expect(visitor.page).to_have_title(re.compile("^● Your game is ready. · "))
    ana, ben = (visitor.page for visitor in people)
    table = ana.url.rpartition("/")[2]
    ana.wait_for_function("() => window.told.length")
    assert ana.evaluate("window.told[0]") == ["Your game is ready. Alhambra · 2 players", table]
    assert ana.evaluate(SHOWN)[0][2] == table
    assert ben.evaluate("window.told") == []
    ana.evaluate(HIDE, False)
    expect(ana).not_to_have_title(re.compile("Your game is ready"))
    for visitor in people:
        visitor.page.locator(".board").wait_for()  # a socket that is closed before it is open is complained about
        visitor.context.close()
        assert not visitor.complaints


def test_a_window_in_the_background_says_that_it_is_ones_turn(browser: Browser, server: Server) -> None:
    ana = Visitor(browser, server.url, name="Ana", permissions=["notifications"])
    ana.context.add_init_script(f"({RECORD})()")
    page = ana.play_now()
    offered(page)
    assert page.evaluate("window.told") == []
    page.evaluate(HIDE, True)
    while not page.evaluate("window.told.length"):
        by_mouse(page)(offered(page))
    table = page.url.rpartition("/")[2]
    assert page.evaluate(SHOWN) == [["Alhambra", "It is your turn", table]]
    ana.context.close()
    assert not ana.complaints


class Mailboxes:
    """A real server for mail, which keeps what it is sent."""

    def __init__(self) -> None:
        self.letters: Queue[Any] = Queue()
        self.port = free_port()
        self._controller = Controller(self, "127.0.0.1", self.port)

    async def handle_DATA(self, _server: object, _session: object, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        self.letters.put(message_from_bytes(envelope.content, policy=policy.default))
        return "250 taken"

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._controller.stop()

    def next_link(self, what: str) -> str:
        """Where the next letter leads."""
        found = re.search(rf"http\S+/#/(mail\?{what}=\S+)", self.letters.get(timeout=PATIENCE).get_content())
        assert found is not None
        return found[1]


@contextmanager
def post_office(folder: Path) -> Iterator[tuple[Server, Mailboxes]]:
    """A server whose letters are really sent."""
    with Mailboxes() as mailboxes:
        port = free_port()
        mail = {"ALHAMBRA_SMTP": f"smtp://127.0.0.1:{mailboxes.port}", "ALHAMBRA_MAIL_FROM": "game@play.example"}
        url = f"sqlite+aiosqlite:///{folder / 'mail.sqlite'}"
        server = Server(url, folder, port=port, **LIMITS, **mail, ALHAMBRA_ADDRESS=f"http://127.0.0.1:{port}")
        server.start()
        try:
            yield server, mailboxes
        finally:
            server.stop()


def test_an_address_is_given_confirmed_switched_off_and_on_and_stopped(browser: Browser, tmp_path: Path) -> None:
    """All by clicks, and by the links of the letters that were really sent."""
    with post_office(tmp_path) as (server, mailboxes):
        ana, ben = (with_account(Visitor(browser, server.url, name=name)) for name in ("Ana", "Ben"))
        page = ana.go("account")
        page.get_by_label("E-mail about games over days and invitations").fill("ana@mail.example")
        told = page.locator("form", has=page.locator("#mail-address"))
        told.get_by_role("button", name="Save").click()
        expect(told).to_contain_text("Not confirmed yet")
        page = ana.go(mailboxes.next_link("confirm"))
        page.get_by_role("button", name="Confirm this address").click()
        expect(page.get_by_role("status")).to_contain_text("Your address is confirmed.")
        page = ana.go("account")
        expect(told).to_contain_text("Switched on.")
        told.get_by_role("button", name="Switch off").click()
        expect(told).not_to_contain_text("Switched on.")
        told.get_by_role("button", name="Save").click()
        expect(told).to_contain_text("Switched on.")

        # Ana and Ben have a game over days: when it is her turn she gets a letter, and wants no more of them.
        options = {"clock": {"kind": "days", "days": 3.0}}
        seats = [{"kind": "person"}, {"kind": "open"}]
        table = ben.ask("POST", "tables", setup={"players": 2}, seats=seats, options=options)["id"]
        ana.ask("PUT", f"tables/{table}/seats/1", kind="person")
        ben.ask("POST", f"tables/{table}/start")
        ben.sit_at(table)
        while mailboxes.letters.empty():
            if (offer := ben.page.evaluate(NEXT)) is not None:
                by_mouse(ben.page)(offer)
        page = ana.go(mailboxes.next_link("stop"))
        page.get_by_role("button", name="Stop these e-mails").click()
        expect(page.get_by_role("status")).to_contain_text("You will not get any more e-mail from us.")
        ana.go("account")
        expect(told).to_contain_text("One e-mail at most every six hours")
        expect(told).not_to_contain_text("Switched on.")
        for visitor in (ana, ben):
            visitor.context.close()
            assert not visitor.complaints


def test_a_link_in_a_letter_takes_a_click(arrive: Arrive) -> None:
    ana = arrive()
    page = ana.go("mail?stop=0.0")
    page.get_by_role("button", name="Stop these e-mails").click()
    expect(page.get_by_role("alert")).to_contain_text("no longer valid")
    ana.complaints.clear()  # the refusal itself
