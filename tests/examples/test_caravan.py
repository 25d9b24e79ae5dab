"""A module from outside the package composes, plays, is recorded, narrated and drawn; the kernel does not know it."""

import json
from collections.abc import Iterator

import pytest

from alhambra import Game, IllegalAction, Setup
from alhambra.bots.evaluation import Outlook
from alhambra.bots.weights import Weights
from alhambra.engine.chance import Fast
from alhambra.engine.learning.observation import Layout
from alhambra.engine.modules.catalogue import MODULES, register
from alhambra.engine.show import show
from alhambra.record import Narrator, Recorder, Replay, parse_position, parse_record, position_text, record_text
from alhambra.record.verify import verify
from alhambra.svg import draw_table
from alhambra.svg.from_view import table_scene
from alhambra.texts import LANGUAGES
from tests.effort import effort

SETUP = Setup(modules=("caravan",), players=3)


@pytest.fixture(autouse=True)
def with_caravan() -> Iterator[None]:
    """Other tests count the modules of the package alone."""
    register("caravan", "examples.caravan:Caravan")
    yield
    del MODULES["caravan"]


def recorded_game(seed: int) -> Recorder:
    recorder = Recorder(SETUP, seed)
    luck = Fast(seed)
    while not recorder.game.is_over:
        codes = recorder.game.legal_codes()
        recorder.apply(int(codes[luck.draw_below(len(codes))]))
    return recorder


@pytest.mark.parametrize("modules", [("caravan",), ("vizier", "caravan"), ("bonus", "huts", "sites", "caravan")])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_it_plays_with_others_to_the_end(modules: tuple[str, ...], players: int) -> None:
    for seed in range(effort(20)):
        game = Game(Setup(modules=modules, players=players), seed)
        game.play_randomly(Fast(seed))
        assert game.is_over


def test_K_2_a_camel_fetches_all_money_of_a_currency() -> None:
    game = Game(SETUP, 1)
    seat = game.to_act
    before = game.seats[seat].hand_size()
    caravan = [action for action in game.legal_actions() if action.kind == "caravan"]
    currency = str(caravan[0]).split()[1]
    fetched = sum(game.rules.cards.names[card].startswith(currency) for card in game.display)
    game.apply(caravan[0])
    assert game.seats[seat].hand_size() == before + fetched
    assert show(game.view(-1))["modules"] == {"caravan": {"camels": [number != seat for number in range(3)]}}


def test_K_1_a_camel_goes_once() -> None:
    game = Game(SETUP, 1)
    action = next(action for action in game.legal_actions() if action.kind == "caravan")
    game._listed = False  # the position is changed behind its back
    game.states[-1].numbers[0][game.to_act] = 0
    with pytest.raises(IllegalAction, match=r"already away. \(K-1\)"):
        game.apply(action)


def test_K_3_a_camel_at_home_is_worth_three_points() -> None:
    sheet = recorded_game(2).game.score_sheet()[-1]
    row = next(row for row in sheet.rows if row.category == "camel")
    assert row.points == [3 * count for count in row.counts]


def test_it_is_recorded_replayed_and_verified() -> None:
    record = recorded_game(3).record()
    again = parse_record(record_text(record))
    assert again == record
    assert verify(again).is_sound
    assert list(Replay(again).at(len(again.steps) - 1).scores) == list(recorded_game(3).game.scores)


def test_its_position_has_a_text_form() -> None:
    game = Game(SETUP, 4)
    assert position_text(parse_position(position_text(game))) == position_text(game)
    assert "camels: here here here" in position_text(game)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_narrated(language: str) -> None:
    recorder = Recorder(SETUP, 1)
    recorder.apply(next(action for action in recorder.game.legal_actions() if action.kind == "caravan"))
    log = Narrator(recorder.game.rules, language, ("Ana", "Ben", "Cem")).log(recorder.events)
    assert any("kamel" in line.lower() or "camel" in line.lower() or "chameau" in line for line in log)


def test_its_camels_are_drawn() -> None:
    game = Game(SETUP, 1)
    seat = game.to_act
    game.apply(next(action for action in game.legal_actions() if action.kind == "caravan"))
    scene = table_scene(game.view(0))
    assert [token.is_on for player in scene.seats for token in player.tokens] == [n != seat for n in range(3)]
    assert draw_table(scene).count(">camel<") >= 3


def test_learning_agents_see_its_camels() -> None:
    game = Game(SETUP, 1)
    layout = Layout(game)
    first, size = layout.parts["modules"]
    assert (size, list(layout.see(game, 0)[first : first + size])) == (3, [1, 1, 1])
    seat = game.to_act
    game.apply(next(action for action in game.legal_actions() if action.kind == "caravan"))
    assert [int(layout.see(game, viewer)[first]) for viewer in range(3)] == [int(n != seat) for n in range(3)]


def test_bots_value_a_camel() -> None:
    game = Game(SETUP, 1)
    outlook = Outlook(game, 0, Weights())
    with_camel = outlook.value_things(game)
    game.states[-1].numbers[0][0] = 0
    assert with_camel - outlook.value_things(game) == pytest.approx(3.0)


def test_its_leaflet_is_described_as_plain_data() -> None:
    described = json.loads(json.dumps(Game(SETUP, 1).rules.describe()))
    caravan = described["modules"][-1]
    assert caravan["name"] == "caravan"
    assert caravan["kinds"] == [{"name": "caravan", "fields": ["currency"], "role": "action", "secret": False}]
    holding = {"name": "camels", "pieces": "flag", "per": "seat", "seen": "all", "worth": 3, "covers": False}
    assert caravan["holdings"] == [{**holding, "words": ["away", "here"]}]
