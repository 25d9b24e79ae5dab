"""Where somebody is signed in, and what becomes of the seat of somebody who is not there."""

import time

from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.overhearing import Message, answer_to_last, overheard
from tests.browser.people import Visitor

PASSWORD = "garden tower garden"
SECONDS = 40.0


def test_sessions_are_listed_and_ended_and_the_password_changed(arrive: Arrive) -> None:
    ana, elsewhere = arrive(name="Zaida"), arrive()
    ana.introduce()
    ana.ask("POST", "account", name="Zaida", password=PASSWORD)
    elsewhere.ask("POST", "session", name="Zaida", password=PASSWORD)
    page = ana.go("account")
    lines = page.locator(".sessions li")
    expect(lines).to_have_count(2)
    expect(lines.filter(has_text="this browser")).to_have_count(1)
    lines.get_by_role("button", name="Sign out there").click()
    expect(lines).to_have_count(1)
    assert elsewhere.ask("GET", "me") is None
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_label("New password").fill("another tower garden")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The password is changed")).to_be_visible()
    elsewhere.ask("POST", "session", name="Zaida", password="another tower garden")


def sit_together(ana: Visitor, ben: Visitor, **options: object) -> str:
    """A table for two, dealt; its number."""
    ana.introduce()
    ben.introduce()
    seats = [{"kind": "person"}, {"kind": "open"}]
    table: str = ana.ask("POST", "tables", setup={"players": 2}, seats=seats, options=options)["id"]
    ben.ask("PUT", f"tables/{table}/seats/1", kind="person")
    ana.ask("POST", f"tables/{table}/start")
    for visitor in (ana, ben):
        visitor.sit_at(table)
    return table


def say(visitor: Visitor, line: str) -> None:
    """Say something, and wait until it is heard where it was said."""
    visitor.page.get_by_label("Say something").fill(line)
    visitor.page.get_by_role("button", name="Send").click()
    expect(visitor.page.get_by_role("log", name="Chat")).to_contain_text(line)


def talk(visitor: Visitor) -> Locator:
    """What somebody hears, in the tab that is opened for it."""
    visitor.page.get_by_role("tab", name="Chat").click()
    return visitor.page.get_by_role("log", name="Chat")


def hush(visitor: Visitor, wire: list[Message], on: bool) -> None:
    """The host asks spectators not to talk, or lets them. A box is ticked before the server has heard of it."""
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_label("Ask spectators not to talk").set_checked(on)
    assert answer_to_last(visitor.page, wire, {"type": "hush", "on": on}) == "done"
    visitor.page.keyboard.press("Escape")


def mute_and_hear_again(ana: Visitor, ben: Visitor, cleo: Visitor) -> None:
    """Ana does not want to hear Cleo, who looks on; after a reload she does."""
    hers, his, crowd = (talk(visitor) for visitor in (ana, ben, cleo))
    say(cleo, "Buy the tower")
    expect(crowd.get_by_role("button")).to_have_count(0)  # nobody mutes themselves
    hers.get_by_role("button", name="Do not hear Cleo any more").click()
    expect(hers).to_contain_text("You do not hear Cleo any more.")
    expect(hers).not_to_contain_text("Buy the tower")
    say(cleo, "Buy it now")
    expect(his).to_contain_text("Buy it now")
    say(ben, "Shall we go on?")
    expect(hers).to_contain_text("Shall we go on?")
    expect(hers).not_to_contain_text("Buy it now")
    ana.page.reload()
    hers = talk(ana)
    expect(hers.get_by_role("listitem")).to_have_count(2)  # what Ben said, and whom she does not hear
    hers.get_by_role("button", name="Hear again").click()
    expect(hers.get_by_role("listitem")).to_contain_text(["Buy the tower", "Buy it now", "Shall we go on?"])


def silence_spectators(ana: Visitor, wire: list[Message], ben: Visitor, cleo: Visitor) -> None:
    """The host asks Cleo not to talk, who is told so and keeps her line; then she may."""
    hush(ana, wire, True)
    cleo.page.get_by_label("Say something").fill("May I?")
    cleo.page.get_by_role("button", name="Send").click()
    expect(cleo.page.get_by_role("alert")).to_have_text("The host has asked spectators not to talk.")
    expect(cleo.page.get_by_label("Say something")).to_have_value("May I?")
    say(ben, "I may")
    hush(ana, wire, False)
    say(cleo, "May I again?")
    expect(cleo.page.get_by_role("alert")).to_have_count(0)
    expect(talk(ana)).to_contain_text("May I again?")


def speak_in_phrases(ana: Visitor, dora: Visitor) -> None:
    """What Ana says with one click, Dora reads in German."""
    ana.page.get_by_role("button", name="Nicely done!").click()
    expect(talk(ana)).to_contain_text("Nicely done!")
    dora.page.get_by_role("tab", name="Chat").click()
    expect(dora.page.get_by_role("log", name="Chat")).to_contain_text("Gut gemacht!")


def keep_notes(ana: Visitor, ben: Visitor) -> None:
    """Ana writes something down that is there after a reload, and that Ben does not see."""
    talk(ana)
    ana.page.locator("summary", has_text="Your notes").click()
    ana.page.get_by_role("textbox", name="Your notes").fill("Ben saves blue")
    expect(ana.page.get_by_text("Saved.")).to_be_visible()
    ana.page.reload()
    talk(ana)
    ana.page.locator("summary", has_text="Your notes").click()
    expect(ana.page.get_by_role("textbox", name="Your notes")).to_have_value("Ben saves blue")
    ben.page.locator("summary", has_text="Your notes").click()
    his = ben.page.get_by_role("textbox", name="Your notes")
    expect(his).to_be_enabled()
    expect(his).to_have_value("")


def go_on_without(ana: Visitor, ben: Visitor, table: str) -> None:
    """Ben leaves, Ana goes on; he comes back and takes his seat."""
    ben.go("rules")
    go_on = ana.page.get_by_role("button", name="Go on without Ben")
    go_on.click()
    expect(go_on).to_have_count(0)
    assert ana.ask("GET", f"tables/{table}")["seats"][1]["bot"] == "greedy"
    back = ben.sit_at(table).get_by_role("button", name="Take my seat back")
    back.click()
    expect(back).to_have_count(0)
    assert ben.ask("GET", f"tables/{table}")["seats"][1]["bot"] == ""


def test_who_is_heard_and_who_is_waited_for(browser: Browser, impatient_site: str) -> None:
    ana, ben, cleo = (Visitor(browser, impatient_site, name=name) for name in ("Ana", "Ben", "Cleo"))
    wire = overheard(ana.page)
    table = sit_together(ana, ben)
    dora = Visitor(browser, impatient_site, name="Dora", language="de-DE")
    for spectator in (cleo, dora):
        spectator.introduce()
        spectator.sit_at(table)
    mute_and_hear_again(ana, ben, cleo)
    silence_spectators(ana, wire, ben, cleo)
    speak_in_phrases(ana, dora)
    keep_notes(ana, ben)
    go_on_without(ana, ben, table)
    for visitor in (ana, ben, cleo, dora):
        visitor.context.close()
        assert not visitor.complaints


def test_a_seat_lost_by_time_is_taken_back_by_a_click(arrive: Arrive) -> None:
    ana, ben = arrive(name="Ana"), arrive(name="Ben")
    table = sit_together(ana, ben, clock={"kind": "fischer", "base": SECONDS, "increment": 0.0})
    # Whoever begins does nothing, so a bot takes over; the other then has as much time, in which the seat comes back.
    backs = [visitor.page.get_by_role("button", name="Take my seat back") for visitor in (ana, ben)]
    until = time.monotonic() + 4 * SECONDS
    while not any(back.is_visible() for back in backs) and time.monotonic() < until:
        ana.page.wait_for_timeout(200)
    first = 0 if backs[0].is_visible() else 1
    backs[first].click()
    expect(backs[first]).to_have_count(0)
    seats = (ana, ben)[first].ask("GET", f"tables/{table}")["seats"]
    assert seats[first]["bot"] == ""
