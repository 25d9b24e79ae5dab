"""Finished games: step through them, check that they were fair, play on from the middle; records from files."""

import json
import re
from pathlib import Path

from playwright.sync_api import Page, Response, Route, expect

from tests.browser.conftest import Arrive
from tests.browser.late import late
from tests.browser.overhearing import overheard
from tests.browser.people import PHONE, WHOLE_GAME, Visitor
from tests.browser.worlds import NAME, World

SHOWN = 8  # mistakes, the largest
PLAYOUTS = 24
GOLDEN = Path(__file__).parents[1] / "record" / "golden" / "1.0" / "base-3-family-box.alh"


def counter(page: Page) -> str:
    """The step that is shown, of how many."""
    return page.locator(".controls .numbers").inner_text()


def percent(part: float) -> str:
    """As the page writes it: halves go up."""
    return f"{int(100 * part + 0.5)}%"


def test_the_graph_shows_chances_and_leads(arrive: Arrive, world: World) -> None:
    page = arrive(storage_state=world.state).go(f"replay/{world.finished}")
    graph = page.locator(".controls").get_by_role("img")
    expect(graph).to_have_accessible_name(re.compile(r"^Win chance\. .*\d%"))
    page.get_by_role("button", name="To the end").click()
    expect(graph).to_have_accessible_name(re.compile(r": (100|50|33)%"))
    page.get_by_role("button", name="Lead", exact=True).click()
    expect(graph).to_have_accessible_name(re.compile(r"^Lead\. .*: [+-]?\d"))
    expect(page.get_by_role("button", name="Lead", exact=True)).to_have_attribute("aria-pressed", "true")


# Of tiles how wide they are, of letters and numbers on cards how high; and whether the page goes beyond its window.
READABLE = """() => [
    Math.min(...[...document.querySelectorAll('.parts .middle .tile, .parts .small .tile')]
        .map((one) => one.getBoundingClientRect().width)),
    Math.min(...[...document.querySelectorAll('.parts .card .glyph')]
        .map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)),
    document.scrollingElement.scrollWidth > innerWidth,
]"""


def test_tiles_and_cards_can_be_read_on_a_phone(arrive: Arrive) -> None:
    ana = arrive(size=PHONE)
    ana.introduce()
    page = ana.go("records")
    position = late("combined for four")
    record = position.record.encode()
    page.locator("#record-file").set_input_files({"name": "late.alh", "mimeType": "text/plain", "buffer": record})
    page.get_by_label("Step", exact=True).fill(str(position.step))
    page.locator(".parts .small .card").first.wait_for()
    tile, letter, is_wide = page.evaluate(READABLE)
    assert tile >= 44
    assert letter >= 12.99
    assert not is_wide


def test_steps_fairness_and_what_if(arrive: Arrive, world: World) -> None:
    page = arrive(storage_state=world.state).go(f"table/{world.finished}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Replay").click()
    steps = page.locator(".controls .numbers")
    expect(steps).to_have_text(re.compile(r"^0 / \d+$"))
    last = int(counter(page).split()[-1])
    page.get_by_role("button", name="One step forward").click()
    expect(steps).to_have_text(f"1 / {last}")
    page.get_by_role("button", name="To the end").click()
    expect(steps).to_have_text(f"{last} / {last}")
    expect(page.get_by_role("heading", name="Score sheet")).to_be_visible()
    page.get_by_label("Step", exact=True).fill("30")
    expect(steps).to_have_text(f"30 / {last}")
    page.locator("[data-step='12'] button").click()
    expect(steps).to_have_text(f"12 / {last}")
    page.get_by_role("button", name="One step back").click()
    expect(steps).to_have_text(f"11 / {last}")

    page.get_by_role("button", name="Check it").click()
    page.get_by_text("Yes: everything that can be checked is correct.").wait_for()

    expect(page.get_by_text("Play as"), "what is chosen says what it is").to_be_visible()
    expect(page.get_by_label("Play as").locator("option:checked"), "oneself").to_have_text(NAME)
    page.get_by_role("button", name="What if?").click()
    page.wait_for_url(re.compile("#/table/"))
    page.locator(".board .players").wait_for()
    expect(page.locator("p.sign")).to_contain_text("What if?")
    page.get_by_role("link", name="Back to the replay").click()
    expect(steps).to_have_text(f"11 / {last}")


def test_a_record_from_a_file(arrive: Arrive) -> None:
    ana = arrive()
    page = ana.go("records")
    page.locator("#record-file").set_input_files(GOLDEN)
    expect(page.locator(".controls .numbers")).to_have_text(re.compile(r"^0 / \d+$"))
    page.get_by_role("button", name="Check it").click()
    page.get_by_text("Yes: everything that can be checked is correct.").wait_for()
    page.reload()
    expect(page.locator(".controls .numbers")).to_have_text(re.compile(r"^0 / \d+$"))


def test_whose_cards_are_seen_is_asked_only_where_some_are_hidden(arrive: Arrive) -> None:
    page = arrive().go("records")
    page.locator("#record-file").set_input_files(GOLDEN)
    expect(page.locator(".controls .numbers")).to_have_count(1)
    expect(page.locator(".palaces .card").first).to_be_visible()
    expect(page.get_by_label("See the hidden cards of")).to_have_count(0)
    page.goto(page.url.partition("#")[0] + "#/records")
    page.locator("#record-file").set_input_files(GOLDEN.with_name("modules-4.alh"))
    expect(page.get_by_label("See the hidden cards of").locator("option:checked")).to_have_text("nobody")


def test_a_file_that_has_been_tampered_with(arrive: Arrive, tmp_path: Path) -> None:
    text = GOLDEN.read_text("utf-8")
    key = re.search(r'\[Key "([0-9a-f]+)"\]', text)
    assert key
    forged = tmp_path / "forged.alh"
    forged.write_text(text.replace(key[1], key[1][::-1]), "utf-8")
    page = arrive().go("records")
    page.locator("#record-file").set_input_files(forged)
    page.get_by_role("button", name="Check it").click()
    page.get_by_text("No: something is wrong.").wait_for()


def hasten(route: Route) -> None:
    """Let the bot think less about each move than it does for people."""
    route.continue_(post_data=json.dumps({**(route.request.post_data_json or {}), "playouts": PLAYOUTS}))


def test_an_analysis_by_a_bot(arrive: Arrive, world: World, pictures: Path) -> None:
    ana = arrive(storage_state=world.state)
    page = ana.go(f"replay/{world.finished}")
    panel = page.get_by_role("region", name="Analysis")
    panel.get_by_label("Who analyses").select_option("expert")
    page.route("**/analysis", hasten)
    answers: list[Response] = []
    page.on("response", lambda response: answers.append(response) if response.url.endswith("/analysis") else None)
    panel.get_by_role("button", name="Analyse").click()
    panel.locator("progress").wait_for()
    expect(panel.locator("progress")).to_have_count(0, timeout=WHOLE_GAME)

    said = answers[-1].json()
    assert said["is_complete"]
    assert said["done"] == said["of"] == len(said["moves"]) > 50
    assert all(move["loss"] is not None for move in said["moves"])
    judged = [move for move in said["moves"] if move["judgement"]]
    costly = sorted(judged, key=lambda move: -move["chance_loss"])[:SHOWN]
    assert costly, "a novice makes mistakes"
    expect(panel.locator("ol li")).to_have_count(len(costly))
    expect(panel.locator("ol li .badge").first).to_have_text("\N{MINUS SIGN}" + percent(costly[0]["chance_loss"]))
    expect(panel.locator("ol li").first).to_contain_text(costly[0]["best_text"])
    expect(page.locator(".steps [data-step] .badge")).to_have_count(len(costly))
    page.screenshot(path=pictures / "analysis-desk.png", full_page=True)
    panel.locator("ol li button").first.click()
    expect(page.locator(".controls .numbers")).to_have_text(re.compile(rf"^{costly[0]['step']} / "))

    assert not re.search(r"-?\d,-?\d", panel.locator("ol").inner_text()), "cells are said by the tile beside them"
    wire = overheard(page)
    panel.locator("ol li button").first.click()
    expect(page.locator(".controls .numbers")).to_have_text(re.compile(rf"^{costly[0]['step']} / "))
    expect(page.get_by_text("Play as"), "what is chosen says what it is").to_be_visible()
    expect(page.get_by_label("Play as"), "whoever made the mistake").to_have_value(str(costly[0]["seat"]))
    page.get_by_role("button", name="What if?").click()
    page.wait_for_url(re.compile("#/table/"))
    page.locator(".board .asks.mine").wait_for()
    first = next(message for message in wire if message["type"] == "view")
    may = [option["action"] for option in first["options"]]
    assert costly[0]["action"] in may, "the mistake has not been made yet"
    expect(page.locator("p.sign")).to_contain_text("What if?")
    page.get_by_role("link", name="Back to the replay").click()
    expect(page.locator(".controls .numbers")).to_have_text(re.compile(rf"^{costly[0]['step']} / "))


def finished_in_private(host: Visitor) -> str:
    """A private game that its host has given up, and the bots have played to its end."""
    host.introduce()
    setup = {"game": "alhambra", "modules": [], "edition": "family-box", "players": 2}
    seats = [{"kind": "person"}, {"kind": "bot", "bot": "novice"}]
    table: str = host.ask("POST", "tables", setup=setup, seats=seats, options={"private": True})["id"]
    host.ask("POST", f"tables/{table}/start")
    page = host.sit_at(table)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign").click()
    page.locator(".winner").wait_for(timeout=WHOLE_GAME)
    return table


def test_who_gave_up_cannot_win(arrive: Arrive) -> None:
    ana = arrive()
    table = ana.ask("GET", f"tables/{finished_in_private(ana)}")
    assert table["winners"] == [1]
    expect(ana.page.locator(".winner")).to_contain_text("Novice wins!")
    leads = table["result"][0] >= table["result"][1]
    expect(ana.page.get_by_text("Ana leads in points, but gave up or ran out of time")).to_have_count(int(leads))
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".winner")).to_have_count(0)
    ana.page.get_by_role("button", name="The result").click()
    for way in ("Replay", "Analysis"):
        expect(ana.page.get_by_role("dialog").get_by_role("link", name=way)).to_be_visible()


def test_a_link_to_a_private_game(arrive: Arrive) -> None:
    ana, ben, eve = arrive(), arrive(name="Ben"), arrive(name="Eve")
    table = finished_in_private(ana)
    page = ana.go(f"replay/{table}?step=7")
    expect(page.get_by_text("This link carries its invitation")).to_be_visible()
    link = page.get_by_label("Link to this step").input_value()

    ben.page.goto(link)
    expect(ben.page.locator(".controls .numbers")).to_have_text(re.compile(r"^7 / \d+$"))
    ben.page.get_by_role("button", name="One step forward").click()
    expect(ben.page.locator(".controls .numbers")).to_have_text(re.compile(r"^8 / \d+$"))
    ben.page.get_by_role("button", name="Check it").click()
    ben.page.get_by_text("Yes: everything that can be checked is correct.").wait_for()
    ben.page.get_by_role("button", name="Analyse").click()
    ben.page.get_by_role("region", name="Analysis").locator("progress").wait_for()
    ben.page.get_by_role("button", name="What if?").click()
    ben.page.wait_for_url(re.compile("#/table/"))

    eve.page.goto(re.sub(r"&?invitation=[^&]*", "", link))
    eve.page.get_by_role("alert").wait_for()
    assert eve.page.locator(".controls").count() == 0
    assert all("403" in complaint for complaint in eve.complaints)
    eve.complaints.clear()
