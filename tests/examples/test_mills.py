"""A module from outside with tiles of its own: in the bag, bought, built, scored, recorded, drawn and described."""

import json
from collections.abc import Iterator

import pytest

from alhambra import Game, InvalidSetup, Palace, Setup
from alhambra.bots.bot import Budget
from alhambra.bots.ladder import LADDER, make_bot
from alhambra.engine.chance import Fast
from alhambra.engine.learning.observation import Layout
from alhambra.engine.modules.catalogue import MODULES, register
from alhambra.record import Narrator, Recorder, parse_position, parse_record, position_text, record_text
from alhambra.record.verify import verify
from alhambra.svg import draw_table
from alhambra.svg.art.languages import find_words
from alhambra.svg.from_view import table_scene
from alhambra.texts import LANGUAGES
from examples.mills import COLOUR, WALLS
from tests.effort import effort

SETUP = Setup(modules=("mills",), players=3)
MILLS = [f"M{price}" for price in WALLS]


@pytest.fixture(autouse=True)
def with_mills() -> Iterator[None]:
    """Other tests count the modules of the package alone."""
    register("mills", "examples.mills:Mills")
    yield
    del MODULES["mills"]


def with_mills_in_market() -> Game:
    game = Game(SETUP, 1)
    for slot, name in enumerate(MILLS[:4]):
        game.market_tiles[slot] = game.rules.tiles.by_name[name]
    game._listed = False  # the position is changed behind its back
    return game


@pytest.mark.parametrize("modules", [("mills",), ("vizier", "mills"), ("bonus", "huts", "sites", "mills")])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_it_plays_with_others_to_the_end(modules: tuple[str, ...], players: int) -> None:
    for seed in range(effort(20)):
        game = Game(Setup(modules=modules, players=players), seed)
        game.play_randomly(Fast(seed))
        assert game.is_over


def test_M_1_mills_lie_in_the_one_bag() -> None:
    game = Game(SETUP, 1)
    assert len(game.bags) == 1
    tiles = [game.rules.tiles.name(tile) for tile in (*game.bags[0], *game.market_tiles)]
    assert len(tiles) == 54 + 6
    assert set(MILLS) <= set(tiles)


def test_M_1_a_game_with_another_palace_has_no_place_for_them() -> None:
    with pytest.raises(InvalidSetup, match="mills"):
        Game(Setup("granada", modules=("mills",)))


def test_M_2_the_most_mills_score() -> None:
    game = Game(SETUP, 1)
    mill = game.rules.tiles.by_name["M8"]
    game.seats[1].palace.add(int(mill), 1, 0)
    assert [game.projection(scoring)[1] for scoring in (1, 2, 3)] == [2, 5, 9]
    assert game.projection(3)[0] == 0


def test_a_game_with_mills_is_recorded_and_verified() -> None:
    recorder = Recorder(SETUP, 3)
    luck = Fast(3)
    while not recorder.game.is_over:
        codes = recorder.game.legal_codes()
        recorder.apply(int(codes[luck.draw_below(len(codes))]))
    record = recorder.record()
    assert any(mill in record_text(record) for mill in MILLS)
    assert parse_record(record_text(record)) == record
    assert verify(record).is_sound
    assert position_text(parse_position(position_text(recorder.game))) == position_text(recorder.game)
    assert any(row.category == "mill" for row in recorder.game.score_sheet()[-1].rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bought_mill_is_narrated(language: str) -> None:
    recorder = Recorder(SETUP, 1)
    recorder.game.market_tiles = with_mills_in_market().market_tiles
    recorder.apply(next(action for action in recorder.game.legal_actions() if action.kind == "buy"))
    log = " ".join(Narrator(recorder.game.rules, language, ("Ana", "Ben", "Cem")).log(recorder.events))
    assert {"en": "mill ", "fr": "moulin ", "de": "Mühle "}[language] in log


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mill_is_drawn_with_its_initial_colour_and_price(language: str) -> None:
    game = with_mills_in_market()
    words = find_words(language, tuple(game.rules.tiles.types))
    drawn = draw_table(table_scene(game.view(0), language=language), words=words)
    assert drawn.count(">M</text>") >= 4
    assert drawn.count(COLOUR) >= 4
    assert f"{words.types['mill']} 6" in drawn


def test_a_palace_with_a_mill_is_drawn_in_characters() -> None:
    tiles = Game(SETUP, 1).rules.tiles
    palace = Palace.of([("M8", 1, 0)], tiles)
    assert Palace.from_ascii(palace.ascii(), tiles) == palace


def test_mills_are_described_as_plain_data() -> None:
    mills = json.loads(json.dumps(Game(SETUP, 1).rules.describe()))["modules"][-1]
    assert mills["types"] == ["mill"]
    assert [tile["name"] for tile in mills["tiles"]] == MILLS
    face = {"family": "palace", "type": "mill", "price": 4, "borders": "SW", "colour": COLOUR}
    assert mills["tiles"][1] == {"name": "M4", **face}
    others = Game(Setup(), 1).rules.describe()["modules"]
    assert isinstance(others, list)
    assert [module["tiles"] for module in others] == [[]]  # they have pictures of their own


def test_learning_agents_see_mills() -> None:
    game = with_mills_in_market()
    layout = Layout(game)
    with_mills = list(layout.see(game, 0))
    game.market_tiles[0] = game.rules.tiles.by_name["P8"]
    assert with_mills != list(layout.see(game, 0))


@pytest.mark.parametrize("name", LADDER)
def test_every_bot_plays_with_mills(name: str) -> None:
    game = with_mills_in_market()
    options = game.legal_codes()
    assert make_bot(name).choose(game.view(game.to_act), options, Budget(playouts=8)) in options
