"""Finished games: step through them, check that they were fair, play on from the middle; records from files."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.worlds import World

GOLDEN = Path(__file__).parents[1] / "record" / "golden" / "base-3-family-box.alh"


def counter(page: Page) -> str:
    """The step that is shown, of how many."""
    return page.locator(".controls .numbers").inner_text()


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
    page.get_by_text("Yes: everything that can be checked is right.").wait_for()

    page.get_by_role("button", name="What if?").click()
    page.wait_for_url(re.compile("#/table/"))
    page.locator(".board .players").wait_for()


def test_a_record_from_a_file(arrive: Arrive) -> None:
    ana = arrive()
    page = ana.go("records")
    page.locator("#record-file").set_input_files(GOLDEN)
    expect(page.locator(".controls .numbers")).to_have_text(re.compile(r"^0 / \d+$"))
    page.get_by_role("button", name="Check it").click()
    page.get_by_text("Yes: everything that can be checked is right.").wait_for()
    page.reload()
    expect(page.locator(".controls .numbers")).to_have_text(re.compile(r"^0 / \d+$"))


def test_a_file_that_has_been_tampered_with(arrive: Arrive, tmp_path: Path) -> None:
    text = GOLDEN.read_text("utf-8")
    key = re.search(r'\[Key "([0-9a-f]+)"\]', text)
    assert key
    forged = tmp_path / "forged.alh"
    forged.write_text(text.replace(key[1], key[1][::-1]), "utf-8")
    page = arrive().go("records")
    page.locator("#record-file").set_input_files(forged)
    page.get_by_role("button", name="Check it").click()
    page.get_by_text("No: something is not right.").wait_for()


def test_an_analysis_by_a_bot(arrive: Arrive, world: World) -> None:
    page = arrive(storage_state=world.state).go(f"replay/{world.finished}")
    page.get_by_label("Opponents").wait_for()
    panel = page.get_by_role("region", name="Analysis").or_(page.locator("[aria-labelledby='replay-analysis']")).first
    panel.locator("select").select_option("greedy")
    panel.get_by_role("button").first.click()
    panel.locator("progress, ol").first.wait_for()
