"""Nobody is told what they must not know: two worlds that a viewer cannot tell apart give equal messages.

Every kind of message to every viewer: players, their second windows, spectators, several people on one device; while
playing, undoing, asking, being refused, coming back; and what is written down beside it: records and logs.
"""

import asyncio
import json
import sqlite3
from collections.abc import Coroutine
from contextlib import closing
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from alhambra.engine.chance import Fast
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import RULES_VERSION, Setup
from alhambra.record.position import position_text
from alhambra.server.bots.questions import sample_position
from alhambra.server.people.people import Person
from alhambra.server.play import wire
from alhambra.server.play.log import make_record
from alhambra.server.play.match import Match
from alhambra.server.play.messages import replay_until
from alhambra.server.play.rows import OVER, PLAYING, ClockOptions, LogStep, SeatRow, TableOptions, TableRow
from alhambra.server.play.trial import Play, deal_game
from alhambra.server.play.windows import find_asked_seats
from alhambra.server.play.wire_from_client import Question
from alhambra.server.settings import Settings
from alhambra.server.site import Site
from alhambra.server.table.conversation import carry_out
from alhambra.server.table.live import LiveTable
from alhambra.server.table.log_quota import LogQuota
from alhambra.server.table.viewer import Viewer
from tests.effort import effort
from tests.server.process import PATIENCE, Server
from tests.server.two_worlds import (
    KEY,
    Worlds,
    dealt_table,
    differences,
    heard,
    listed,
    match_of,
    people_of,
    site_in,
)
from tests.sets.all_sets import compositions

# Every set; each with another number of players, unless there is much time.
SETS = [setup for players in (2, 3, 5) for setup in compositions(players)]
SETS = SETS if effort(1) > 1 else [setup for number, setup in enumerate(SETS) if number % 48 % 3 == number // 48]
WITH_SECRETS = [
    Setup(modules=("bonus",), players=3),
    Setup(modules=("sites",), players=3),
    Setup(modules=("huts",), players=2),
    Setup(modules=("vizier", "exchange", "bonus", "huts", "sites"), players=3),
    Setup(modules=("vizier", "bonus", "sites"), players=5),
    Setup("combined", ("vizier", "exchange"), players=2),
]
LONGEST = 700  # steps of a game
BETWEEN = 41  # steps from one visit to the next
WATCHED = 5  # steps of a visit
LOOKED_AT = 6  # steps that are looked back at, unless the worlds part before


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


# --- every set: whatever is sent about a moment --------------------------------------------------------------


@cache
def nowhere() -> Site:
    """A site whose database nobody asks."""
    return Site(Settings.read({"database": "sqlite://", "workers": 1}, {}))


def table_of(setup: Setup, people: list[Person], local: dict[int, int], game: Game, told: Play) -> LiveTable:
    """A table in memory alone, with that game on it."""
    table = LiveTable(nowhere().services, "table")
    table.services.log_quota = LogQuota(1e9, 1e9)  # scripted people look often
    row = TableRow("table", setup, "1.0", people[0].id, phase=PLAYING, secret=KEY, key=KEY)
    seats = [
        SeatRow(seat, "local" if seat in local else "person", people[local.get(seat, seat)].id, f"Name {seat}")
        for seat in range(setup.players)
    ]
    steps = [LogStep(number, "action" if number else "deal", 0, "pass") for number in range(len(told.events))]
    play = Play(game)
    play.events = told.events
    table.state = Match(row, seats, play, steps)
    return table


def moments(setup: Setup, seed: int, number: int) -> list[tuple[Game, Play]]:
    """Some moments of a random game, with all that has happened until then."""
    play, _ = deal_game(setup, KEY, "")
    luck = Fast(seed)
    found = []
    while not play.game.is_over:
        codes = play.game.legal_actions()
        if luck.draw_below(400) < number:
            told = Play(play.game)
            told.events = dict(play.events)
            found.append((play.game, told))
        play.adopt(len(play.events), play.try_out(str(codes[luck.draw_below(len(codes))])))
    return found


async def sent(table: LiveTable, person: Person | None, unveiled: int | None, language: str) -> list[dict[str, Any]]:
    """Everything that somebody is sent who comes to a table now, and when they ask about anything."""
    viewer = Viewer(person, language, unveiled)
    viewer.seen = table.state.last - 3
    for other in list(table.room.viewers):
        table.room.leave(other, table.services.now())
    table.room.enter(viewer)
    table.room.send_table(table.state, viewer, table.make_moment())
    table.room.send_game(table.state, viewer)
    for seat in range(len(table.state.seats)):
        for action in ("pass", "take fl1", "conceal", "keep fl", "hut hPn", "reveal G10"):
            await carry_out(table, viewer, wire.Ask("question", seat, [Question(action)]))
        await carry_out(table, viewer, wire.Act("act", 0, seat, "pass"))
        await carry_out(table, viewer, wire.Sample("sample", seat))
    await carry_out(table, viewer, wire.Unveil(None))
    return [*heard(viewer), listed(table, viewer.person_id)]


@pytest.mark.parametrize("setup", SETS, ids=str)
def test_two_worlds_of_every_set(setup: Setup) -> None:
    people = [Person(f"{number}" * 32, f"Name {number}") for number in range(setup.players)]
    compared = 0
    for game, told in moments(setup, 11, effort(2)):
        for seat in range(-1, setup.players):
            world = game.view(seat).sample(Fast(compared))
            person, local, unveiled = None, {}, None
            if seat >= 0:
                person = people[seat]
            if seat >= 0 and compared % 2:  # the next seat is on the same device, and covered
                local, unveiled = {(seat + 1) % setup.players: seat}, seat
            tables = [table_of(setup, people, local, one, told) for one in (game, world)]
            first, second = [asyncio.run(sent(table, person, unveiled, "fr")) for table in tables]
            assert not [*differences(first, second)]
            compared += 1


@pytest.mark.parametrize("setup", WITH_SECRETS[:4], ids=str)
def test_the_end_of_a_sealed_game_is_the_same_in_both_worlds(setup: Setup) -> None:
    """Others still play the deal: whoever has finished it knows what they saw, and nothing of what they did not."""
    people = [Person(f"{number}" * 32, f"Name {number}") for number in range(setup.players)]
    game, told = moments(setup, 13, 400)[-1]
    for action in game.legal_actions():
        told.adopt(len(told.events), told.try_out(str(action)))
        break
    for seat in range(setup.players):
        worlds = [told.game, told.game.view(seat).sample(Fast(seat))]
        tables = [table_of(setup, people, {}, world, told) for world in worlds]
        for table in tables:
            table.state.row = replace(table.state.row, phase=OVER, sealed_until=1e12, result=(1,) * setup.players)
        first, second = [asyncio.run(sent(table, people[seat], None, "en")) for table in tables]
        assert not [*differences(first, second)]
        assert KEY not in json.dumps(first)


@pytest.mark.parametrize("setup", WITH_SECRETS, ids=str)
def test_a_bot_gets_the_same_in_both_worlds(setup: Setup) -> None:
    for game, told in moments(setup, 12, effort(8)):
        people = [Person(f"{number}" * 32, f"Name {number}") for number in range(setup.players)]
        for seat in find_asked_seats(game) or {game.to_act: game}:
            world = game.view(seat).sample(Fast(5))
            tables = [table_of(setup, people, {}, one, told) for one in (game, world)]
            texts = [sample_position(match_of(table).find_deciding_game(seat).view(seat), 9) for table in tables]
            assert texts[0] == texts[1]


async def foreseen(table: LiveTable, person: Person, seat: int) -> list[dict[str, Any]]:
    """What somebody is told who looks at their next turn, with nothing done and after each card that could be taken."""
    viewer = Viewer(person, "de")
    table.room.enter(viewer)
    game = match_of(table).game
    cards = [game.rules.cards.names[card] for card in game.display if card >= 0]
    for actions in ([], *([f"take {card}"] for card in cards)):
        await carry_out(table, viewer, wire.Foresee(str(actions), seat, actions))
    return heard(viewer)


@pytest.mark.parametrize("setup", WITH_SECRETS, ids=str)
def test_the_next_turn_looks_the_same_in_both_worlds(setup: Setup) -> None:
    """Orders are chosen as if one's turn had come: nothing of that depends on what one cannot know."""
    people = [Person(f"{number}" * 32, f"Name {number}") for number in range(setup.players)]
    days = TableOptions(clock=ClockOptions("days"))
    looks = 0
    for game, told in moments(setup, 16, effort(8)):
        for seat in range(setup.players):
            tables = [table_of(setup, people, {}, one, told) for one in (game, game.view(seat).sample(Fast(seat)))]
            for table in tables:
                table.state.row = replace(table.state.row, options=days)
            first, second = [asyncio.run(foreseen(table, people[seat], seat)) for table in tables]
            assert not [*differences(first, second)]
            looks += sum(message["type"] == "foreseen" and message["view"] is not None for message in first)
    assert looks


def test_a_secret_that_is_told_is_found() -> None:
    """The comparison itself: whoever sees another hand sees another table."""
    setup = Setup(modules=("bonus",), players=3)
    people = [Person(f"{number}" * 32, f"Name {number}") for number in range(3)]
    game, told = moments(setup, 11, 100)[5]
    world = game.view(0).sample(Fast(1))
    tables = [table_of(setup, people, {}, one, told) for one in (game, world)]
    first, second = [asyncio.run(sent(table, people[1], None, "en")) for table in tables]
    assert first != second


# --- played in step: the log, undo, windows, coming back ------------------------------------------------------


async def played_in_step(folder: Path, setup: Setup, seed: int, device: bool) -> int:
    """Play two tables in step as long as chance does the same, and compare all that anybody hears."""
    luck = Fast(seed)
    seat = int(luck.draw_below(setup.players))
    local = {(seat + 1) % setup.players: seat} if device else {}
    async with site_in(folder) as site:
        people = await people_of(site, setup.players)
        tables = [await dealt_table(site, people, setup, local) for _ in range(2)]
        worlds = Worlds((tables[0], tables[1]), seat, luck)
        worlds.join(seed)
        for number in range(LONGEST):
            if number % BETWEEN == 0:
                await come(worlds, people[seat], device)
            if number % BETWEEN == WATCHED:
                worlds.leave()
            if not await worlds.step():
                worlds.join(seed + number)
            if worlds.games[0].is_over:
                break
            worlds.compare()
            if worlds.pairs:
                await meddle(worlds, seat, number)
    return worlds.compared


async def come(worlds: Worlds, person: Person, device: bool) -> None:
    """The player, a second window, a spectator and another person without a seat come to both tables."""
    player, window = worlds.look(person, "de"), worlds.look(person, "en")
    spectator = worlds.look(None, "fr")
    last = worlds.tables[0].state.last
    for pair, since in ((player, last - 20), (window, last), (spectator, -1)):
        await worlds.say(pair, wire.Hello(max(-1, since)))
    if device:
        for wanted in (worlds.seat, None, worlds.seat):
            await worlds.say(player, wire.Unveil(wanted))


async def meddle(worlds: Worlds, seat: int, number: int) -> None:
    """Everything else that the player may send, and a good deal that is refused."""
    player, _, spectator = worlds.pairs
    one = worlds.games[0]
    last = worlds.tables[0].state.last
    players = one.rules.players
    messages: tuple[wire.ClientMessage, ...] = (
        wire.Ask(f"a{number}", seat, [Question(str(action)) for action in one.legal_actions()[:3]]),
        wire.Ask(f"b{number}", seat, [Question("take fl1"), Question("pass")]),
        wire.Act(f"c{number}", last, (seat + 2) % players, "pass"),
        wire.Act(f"d{number}", last, seat, "buy P8 fl9+fl9"),
        wire.Act(f"e{number}", max(0, last - 1), seat, "pass"),
        wire.Undo(f"f{number}", last, (seat + 2) % players),
        wire.Order(f"g{number}", seat, "bonus", "conceal"),
        wire.Chat(f"h{number}", "hello"),
        wire.Look(f"m{number}", last + 1),
        wire.Ping(),
    )
    for message in messages:
        await worlds.say(player, message)
    for wrong in (
        wire.Ask(f"i{number}", seat, [Question("pass")]),
        wire.Act(f"j{number}", last, seat, "pass"),
        wire.Unveil(seat),
    ):
        (answer, *_) = await worlds.say(spectator, wrong)
        assert answer["type"] == "refused"
    if one.to_act == seat and match_of(worlds.tables[0]).play.find_undoable_step(seat) is not None:
        await worlds.say(player, wire.Undo(f"k{number}", last, seat))


@pytest.mark.parametrize("device", [False, True], ids=["alone", "device"])
@pytest.mark.parametrize("setup", WITH_SECRETS[:-1], ids=str)
def test_two_worlds_played_in_step(tmp_path: Path, setup: Setup, device: bool) -> None:
    async def whole() -> None:
        steps = 0
        for seed in range(effort(1)):
            folder = tmp_path / str(seed)
            folder.mkdir()
            steps += await played_in_step(folder, setup, seed, device)
        assert steps > 20

    run(whole())


# --- looking back: the log is played again ----------------------------------------------------------------------


def table_from(setup: Setup, people: list[Person], origin: str) -> LiveTable:
    """A table in memory alone whose game begins at a position: all that happens there is in its log."""
    table = LiveTable(nowhere().services, "table")
    table.services.log_quota = LogQuota(1e9, 1e9)
    row = TableRow("table", setup, RULES_VERSION, people[0].id, phase=PLAYING, secret=KEY, key=KEY, origin=origin)
    seats = [SeatRow(seat, "person", people[seat].id, f"Name {seat}") for seat in range(setup.players)]
    play, _ = deal_game(setup, KEY, origin)
    table.state = Match(row, seats, play, [LogStep(0, "deal", -1, "")])
    return table


async def looked_back(worlds: Worlds, person: Person) -> int:
    """Play on while chance does the same in both worlds; then somebody looks at every step of both logs."""
    while worlds.tables[0].state.last < LOOKED_AT:
        last = worlds.tables[0].state.last
        if not await worlds.step():
            for table in worlds.tables:  # as they stood before they could be told apart
                table.state = replay_until(match_of(table), last)
            break
    pairs = worlds.look(person, "de"), worlds.look(None, "fr")
    steps = range(worlds.tables[0].state.last + 1)
    for pair in pairs:
        for step in steps:
            (answer,) = await worlds.say(pair, wire.Look(f"look {step}", step))
            assert (answer["type"], answer["view"]["seen"], answer["view"]["options"]) == ("looked", step, [])
    return len(steps)


@pytest.mark.parametrize("setup", WITH_SECRETS, ids=str)
def test_looking_back_is_the_same_in_both_worlds(setup: Setup) -> None:
    people = [Person(f"{number}" * 32, f"Name {number}") for number in range(setup.players)]
    looks, different = 0, 0
    for number, (game, _) in enumerate(moments(setup, 15, effort(4))):
        for seat in range(setup.players):
            origins = [position_text(game.view(seat).sample(Fast(world))) for world in (number, 1000 + number)]
            different += origins[0] != origins[1]
            one, other = [table_from(setup, people, origin) for origin in origins]
            looks += asyncio.run(looked_back(Worlds((one, other), seat, Fast(number)), people[seat]))
    assert looks > different > 0


# --- what is written down ----------------------------------------------------------------------------------


def test_a_record_of_a_game_in_play_is_the_same_in_both_worlds(tmp_path: Path) -> None:
    async def whole() -> None:
        setup = WITH_SECRETS[3]
        async with site_in(tmp_path) as site:
            people = await people_of(site, setup.players)
            tables = [await dealt_table(site, people, setup, {}) for _ in range(2)]
            worlds = Worlds((tables[0], tables[1]), 0, Fast(3))
            worlds.join(3)
            for _ in range(60):
                if not await worlds.step():
                    break
            records = [make_record(table.state.row, table.state.seats, table.steps[:-1]) for table in tables]
            assert records[0].steps == records[1].steps
            assert records[0].key == records[1].key == ""
            assert "Secret" not in records[0].headers

    run(whole())


def test_the_log_of_a_server_has_no_secret(tmp_path: Path) -> None:
    """Whatever somebody is known by, and whatever chance comes from, is not written anywhere but in the database."""
    file = tmp_path / "alhambra.sqlite"
    server = Server(f"sqlite+aiosqlite:///{file}", tmp_path, port=0, ALHAMBRA_LOG_LEVEL="debug")
    server.start()
    try:
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
            known = secrets_of_somebody(client, server)
    finally:
        server.stop()
    with closing(sqlite3.connect(file)) as connection:
        (row,) = connection.execute("SELECT secret, key, invitation FROM game").fetchall()
        nonces = connection.execute("SELECT nonce FROM seat").fetchall()
        digests = connection.execute("SELECT digest FROM secret").fetchall()
    kept = [*row, *[nonce for (nonce,) in nonces], *[digest for (digest,) in digests]]
    log = server.log.read_text()
    assert "socket" in log
    for secret in [*known, *kept]:
        assert len(secret) >= 10
        assert secret not in log


def secrets_of_somebody(client: httpx.Client, server: Server) -> list[str]:
    """Do all sorts of things with secrets, well and badly; the secrets are returned."""
    client.post("/api/me", json={"name": "Ana", "language": "en"}).raise_for_status()
    token = client.post("/api/me/tokens", json={"label": "x"}).json()["token"]
    password = "correct horse battery staple"
    recovery = client.post("/api/account", json={"name": "Ana", "password": password}).json()["recovery"]
    client.post("/api/session", json={"name": "Ana", "password": password + "!"})
    line = client.post("/api/play", json={"setup": {"players": 2}, "bot": "novice"}).json()
    cookie = client.cookies["alhambra"]
    bad = {"Authorization": f"Bearer {token}x", "Cookie": f"alhambra={cookie}"}
    client.post("/api/tables", content=f'{{"{password}": "{token}"', headers=bad)
    client.get(f"/api/tables/{line['id']}", params={"invitation": line["invitation"]})
    address = f"{server.url}/api/tables/{line['id']}/socket?invitation={line['invitation']}".replace("http", "ws", 1)
    known_by = {"Authorization": f"Bearer {token}"}
    with connect(address, additional_headers=known_by, open_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"type": "hello", "since": -1}))
        while json.loads(socket.recv(timeout=PATIENCE))["type"] != "view":
            pass
        socket.send(json.dumps({"type": token}))
        while json.loads(socket.recv(timeout=PATIENCE))["type"] != "refused":
            pass
    return [token, password, recovery, cookie, line["invitation"]]
