"""Somebody for whom every page has something to show: a finished game, one that is played, an open table."""

from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Browser

from tests.browser.people import WHOLE_GAME, Visitor

NAME = "Zoe the builder"


@dataclass(frozen=True)
class World:
    """The numbers of the tables, and what the browser must keep to be that person."""

    state: Any
    finished: str
    playing: str
    gathering: str
    middle: str
    match: str
    tournament: str
    puzzle: str

    def pages(self) -> dict[str, tuple[str, str]]:
        """Every page of the client, by the name of its picture: its place, and what it shows when it is ready."""
        return {
            "lobby": ("", ".list a"),
            "new": ("new", "#new-players"),
            "join": (f"join/{self.gathering}", ".qr svg"),
            "records": ("records", ".list a"),
            "replay": (f"replay/{self.finished}?step=40", ".parts .market"),
            "ratings": ("ratings", "main h1"),
            "rules": ("rules", "article"),
            "tutorial": ("tutorial", ".lessons a"),
            "lesson": ("tutorial/granada", ".board .players"),
            "settings": ("settings", "main select"),
            "account": ("account", "main input"),
            "friends": ("friends", "#friends-presence"),
            "person": (f"person/{quote(NAME)}", "main a"),
            "daily": ("daily", ".today"),
            "contests": ("contests", ".kinds .entries a"),
            "match": (f"duplicate/{self.match}", "#match-players"),
            "match-new": ("duplicate/new", "main form, main select"),
            "tournament": (f"tournament/{self.tournament}", "#tournament-round-1"),
            "tournament-new": ("tournament/new", "#tournament-name"),
            "puzzles": ("puzzles", ".themes button"),
            "puzzle": (f"puzzles/{self.puzzle}", ".board .asks.mine"),
            "mail": ("mail?confirm=none", "main button"),
            "no-page": ("nowhere", "main a"),
            "table-early": (f"table/{self.playing}", ".board .asks.mine"),
            "table-middle": (f"table/{self.middle}", ".board .asks.mine"),
            "table-end": (f"table/{self.finished}", ".board .players"),
        }


def make_world(browser: Browser, site: str) -> World:
    """Sit down at tables, through the client where it is about the client."""
    zoe = Visitor(browser, site, name=NAME)
    page = zoe.play_now(players=3)
    finished = page.url.rpartition("/")[2]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("button", name="Really resign").click()
    page.locator(".winner").wait_for(timeout=WHOLE_GAME)
    zoe.ask("POST", "account", name=zoe.name, password="a long enough password")
    setup = {"game": "alhambra", "modules": [], "edition": "family-box", "players": 3}
    playing = zoe.ask("POST", "play", setup=setup, bot="novice")["id"]
    seats = [{"kind": "person"}, {"kind": "open"}, {"kind": "bot", "bot": "novice"}]
    gathering = zoe.ask("POST", "tables", setup=setup, seats=seats, options={})["id"]
    replay = zoe.ask("POST", "replays", table=finished)
    turn = next(step for step in replay["steps"][len(replay["steps"]) * 2 // 3 :] if step["seat"] == 2)
    wish = {"step": turn["number"], "seat": 0, "bot": "novice"}
    middle = zoe.ask("POST", f"replays/{replay['id']}/whatif", **wish)["id"]
    match = zoe.ask("POST", "duplicates", setup=setup, bots=["novice", "novice"], deals=2)["id"]
    tournament = make_tournament(zoe)
    puzzle = zoe.ask("GET", "puzzles")["today"]["number"]
    state = zoe.context.storage_state()
    zoe.context.close()
    return World(state, finished, playing, gathering, middle, match, tournament, puzzle)


def make_tournament(arbiter: Visitor) -> str:
    """A tournament with bots, after its first round; the arbiter plays too."""
    wish = {"name": "Cup of Granada", "setup": {"players": 3}, "rounds": 2, "bots": True}
    number: str = arbiter.ask("POST", "tournaments", **wish)["id"]
    path = f"tournaments/{number}"
    arbiter.ask("POST", f"{path}/join")
    for bot in ("novice", "greedy"):
        arbiter.ask("POST", f"{path}/bots", bot=bot)
    arbiter.ask("POST", f"{path}/rounds")
    arbiter.ask("PUT", f"{path}/rounds/1/tables/1", points=[97, None, 81])
    return number
