"""An option that a module from outside declares is chosen in the library, by commands, in records and by requests."""

from collections.abc import Iterator

import pytest

from alhambra import Game, InvalidSetup, Setup
from alhambra.engine.modules.catalogue import MODULES, register
from alhambra.record import Recorder, parse_position, parse_record, position_text, record_text
from alhambra.record.refusal_text import refusal_text
from alhambra.record.setup_text import parse_setup, setup_text
from alhambra.record.verify import verify
from alhambra.server.lobby.setup_body import SetupBody
from alhambra.server.play.set_names import setup_name
from alhambra.server.study.sets import describe_sets
from tests.cli.running import answer

GRAND = Setup(modules=("mills",), players=3, grand=True)


@pytest.fixture(autouse=True)
def with_mills() -> Iterator[None]:
    """Other tests count the modules of the package alone."""
    register("mills", "examples.mills:Mills")
    yield
    del MODULES["mills"]


def test_it_is_a_keyword_an_entry_of_the_list_and_an_attribute() -> None:
    assert Setup(modules=("mills",), options=("grand",)) == GRAND
    assert GRAND.options == ("grand",)
    assert GRAND.has_option("grand")
    assert not Setup().has_option("grand")
    assert GRAND.grand  # type: ignore[attr-defined] # known at run time only
    assert not Setup().grand  # type: ignore[attr-defined]
    assert str(GRAND) == "alhambra + mills, family-box, 3 players, grand"


def test_M_3_the_module_reads_it() -> None:
    mills = [Game(setup, 1).rules.find_module("mills") for setup in (Setup(modules=("mills",)), GRAND)]
    points = [list(one.list_place_points(1, one.first_type, 3)) for one in mills if one is not None]
    assert points == [[5, 1], [10, 2]]


@pytest.mark.parametrize("setup", [Setup(grand=True), Setup("granada", options=("grand",)), Setup(unheard=True)])
def test_a_set_up_in_which_nobody_knows_it_is_refused(setup: Setup) -> None:
    with pytest.raises(InvalidSetup) as caught:
        Game(setup, 1)
    assert caught.value.refusal.key == "option"
    assert setup.options[0] in str(caught.value)


def test_its_name_is_told_in_a_refusal() -> None:
    Game(GRAND, 1)  # modules from outside bring their texts
    with pytest.raises(InvalidSetup) as caught:
        Game(Setup(grand=True), 1)
    assert "Große Mühlen" in refusal_text(caught.value.refusal, "de")


def test_a_misspelt_field_or_option_is_not_silently_taken() -> None:
    with pytest.raises(TypeError):
        Setup(playrs=4)  # type: ignore[arg-type] # is an option's name
    with pytest.raises(AttributeError, match="playrs"):
        assert Setup().playrs  # type: ignore[attr-defined] # which a type checker notices, too
    with pytest.raises(InvalidSetup, match="playrs"):
        Setup().has_option("playrs")
    with pytest.raises(InvalidSetup):
        Setup("granada", (), "revised", 3, True)  # type: ignore[arg-type] # which was an option's place


def test_it_is_written_and_read_in_set_ups_positions_and_records() -> None:
    assert setup_text(GRAND) == "alhambra+mills family-box 3 grand"
    assert parse_setup(setup_text(GRAND)) == GRAND
    game = Game(GRAND, 4)
    assert parse_position(position_text(game)).setup == GRAND
    recorder = Recorder(GRAND, 4)
    recorder.apply(recorder.game.legal_actions()[0])
    text = record_text(recorder.record())
    assert '[Grand "yes"]' in text
    assert parse_record(text).setup == GRAND
    assert verify(parse_record(text)).is_sound


@pytest.mark.parametrize("words", [("--grand",), ("--option", "grand"), ("--option=grand",)])
def test_it_is_chosen_on_the_command_line(words: tuple[str, ...]) -> None:
    told = answer("sim", "--modules", "mills", "--games", "1", *words)
    assert told["grand"] is True
    assert told["simplified"] is False


@pytest.mark.parametrize("chosen", [{"options": ["grand"]}, {"grand": True}, {"grand": True, "simplified": False}])
def test_requests_choose_it(chosen: dict[str, object]) -> None:
    body = SetupBody.model_validate({"modules": ["mills"], **chosen})
    assert body.make_setup() == GRAND
    assert SetupBody.from_setup(GRAND).make_setup() == GRAND


def test_clients_are_told_of_it() -> None:
    sets = describe_sets.__wrapped__("fr", 1, 1)
    assert [one["name"] for one in sets["options"]] == ["grand", "simplified"]
    assert sets["options"][0]["title"] == "Grands moulins"
    assert {one["name"]: one["options"] for one in sets["games"]} == {
        "alhambra": [],
        "granada": ["simplified"],
        "combined": ["simplified"],
    }
    assert [one["options"] for one in sets["modules"] if one["name"] == "mills"] == [["grand"]]
    assert "Grands moulins" in setup_name(GRAND, "fr")
