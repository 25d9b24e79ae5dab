"""The larger example: cards in deck and hands, a window between turns, a secret of each seat, all by declaration."""

from collections.abc import Iterator
from typing import cast

import pytest

from alhambra import Game, IllegalAction, Setup
from alhambra.bots.evaluation import Outlook
from alhambra.bots.weights import Weights
from alhambra.engine.chance import Fast
from alhambra.engine.learning.observation import Layout
from alhambra.engine.modules.catalogue import MODULES, register
from alhambra.engine.rules.holdings import Holdings
from alhambra.engine.show import show
from alhambra.record import Narrator, Recorder, Replay, parse_position, parse_record, position_text, record_text
from alhambra.record.verify import verify
from alhambra.svg import draw_table
from alhambra.svg.from_view import table_scene
from alhambra.texts import LANGUAGES
from tests.effort import effort
from tests.rules.table import lay_display

SETUP = Setup(modules=("envoys",), players=3)
SEALS, REVEALED, LETTERS, DELIVERED = range(4)


@pytest.fixture(autouse=True)
def with_envoys() -> Iterator[None]:
    """Other tests count the modules of the package alone."""
    register("envoys", "examples.envoys:Envoys")
    yield
    del MODULES["envoys"]


def held(game: Game) -> Holdings:
    return game.states[-1]


def with_letter(seat: int, letter: str = "e:de") -> Game:
    """A game in which a seat has a letter, and the display a card of its currency."""
    game = Game(SETUP, 1)
    lay_display(game, "fl2 de6 de3 du1")
    held(game).put(LETTERS, seat, game.rules.cards.parse(letter))
    return game


@pytest.mark.parametrize("modules", [("envoys",), ("vizier", "exchange", "envoys"), ("bonus", "sites", "envoys")])
@pytest.mark.parametrize("players", [2, 3, 6])
def test_it_plays_with_others_to_the_end(modules: tuple[str, ...], players: int) -> None:
    for seed in range(effort(10)):
        game = Game(Setup(modules=modules, players=players), seed)
        game.play_randomly(Fast(seed))
        assert game.is_over


def test_E_1_a_seal_is_seen_by_its_owner_alone() -> None:
    game = Game(SETUP, 1)
    for viewer in (-1, 0, 1, 2):
        modules = cast(dict[str, dict[str, list[list[str]]]], show(game.view(viewer))["modules"])
        seals = modules["envoys"]["seals"]
        assert [seal == ["?"] for seal in seals] == [seat != viewer for seat in range(3)]


def test_E_1_a_sampled_world_deals_the_other_seals_from_what_is_left() -> None:
    game = Game(SETUP, 1)
    own = list(held(game).piles[SEALS][0])
    seen = set()
    for seed in range(effort(40)):
        world = held(game.view(0).sample(Fast(seed)))
        assert list(world.piles[SEALS][0]) == own
        seen.add(tuple(int(pile[0]) for pile in world.piles[SEALS][1:]))
    assert len(seen) > 1


def test_E_2_the_letters_lie_in_pile_three_and_are_taken_alone() -> None:
    game = Game(SETUP, 1)
    cards = [game.rules.cards.names[card] for card in game.deck.cards]
    assert sorted(card for card in cards if card.startswith("e:")) == ["e:de", "e:di", "e:du", "e:fl"]
    lay_display(game, "fl2 e:de de3 du1")
    takes = [str(action) for action in game.legal_actions() if action.kind == "take" and "e:de" in str(action)]
    assert takes == ["take e:de"]
    seat = game.to_act
    game.apply("take e:de")
    assert [game.rules.cards.names[card] for card in held(game).piles[LETTERS][seat]] == ["e:de"]


def test_E_3_a_letter_is_delivered_between_two_turns_for_the_best_card() -> None:
    seat = (Game(SETUP, 1).to_act + 2) % 3
    game = with_letter(seat)
    with pytest.raises(IllegalAction, match=r"between two turns. \(E-3\)"):
        game.apply("deliver e:de")
    game.apply("take fl2")
    before = game.seats[seat].sum_fortune()
    assert game.decision == "deliver"
    assert game.to_act == seat
    assert [str(action) for action in game.legal_actions()] == ["deliver e:de", "wait"]
    best = max(int(game.rules.cards.names[card][2:]) for card in game.display if 18 <= card < 27)
    game.apply("deliver e:de")
    assert game.seats[seat].sum_fortune() == before + best
    assert [game.rules.cards.names[card] for card in held(game).piles[DELIVERED][seat]] == ["e:de"]


def test_E_3_it_is_a_window_whose_silence_is_declared() -> None:
    rules = Game(SETUP, 1).rules
    assert rules.silences == {"deliver": "wait"}


def test_E_4_a_delivered_letter_scores_with_the_right_seal() -> None:
    game = Game(SETUP, 1)
    held(game).piles[SEALS][0] = game.market_tiles[:0]
    held(game).put(REVEALED, 0, 2)
    held(game).put(DELIVERED, 0, game.rules.cards.parse("e:de"))
    held(game).put(DELIVERED, 0, game.rules.cards.parse("e:fl"))
    before = Game(SETUP, 1).projection(3)
    assert [now - was for now, was in zip(game.projection(3), before, strict=True)] == [4, 0, 0]


def recorded_game(seed: int) -> Recorder:
    recorder = Recorder(SETUP, seed)
    luck = Fast(seed)
    while not recorder.game.is_over:
        codes = recorder.game.legal_codes()
        recorder.apply(int(codes[luck.draw_below(len(codes))]))
    return recorder


def test_it_is_recorded_replayed_and_verified() -> None:
    record = recorded_game(3).record()
    again = parse_record(record_text(record))
    assert again == record
    assert verify(again).is_sound
    assert list(Replay(again).at(len(again.steps) - 1).scores) == list(recorded_game(3).game.scores)


def test_its_position_has_a_text_form() -> None:
    text = position_text(Game(SETUP, 4))
    assert position_text(parse_position(text)) == text
    assert "letters: - - -" in text


def test_an_observation_tells_nothing_that_the_view_does_not() -> None:
    for seed in range(effort(10)):
        game = Game(SETUP, seed)
        while game.turns < 20:
            codes = game.legal_codes()
            game.apply_code(codes[seed % len(codes)])
        layout = Layout(game)
        for viewer in range(3):
            world = game.view(viewer).sample(Fast(seed))
            assert list(layout.see(world, viewer)) == list(layout.see(game, viewer))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_narrated(language: str) -> None:
    recorder = Recorder(SETUP, 3)
    narrator = Narrator(recorder.game.rules, language, ("Ana", "Ben", "Cem"))
    log: list[str] = []
    luck = Fast(3)
    while not recorder.game.is_over:
        codes = recorder.game.legal_codes()
        recorder.apply(int(codes[luck.draw_below(len(codes))]))
        log += narrator.log(recorder.events)
    assert any("seal" in line or "sceau" in line or "Siegel" in line for line in log)


def test_it_is_drawn_and_others_seals_are_not() -> None:
    game = with_letter(0)
    codes = ("fl", "di", "de", "du")
    seals = [codes[int(pile[0])] for pile in held(game).piles[SEALS]]
    scene = table_scene(game.view(0))
    drawing = draw_table(scene)
    assert drawing.startswith("<svg")
    assert f"seal: {seals[0]}" in drawing
    assert [token.value for seat in scene.seats for token in seat.tokens if token.label == "seal"] == [
        seals[0],
        "?",
        "?",
    ]
    hand = scene.seats[0].hand
    assert not isinstance(hand, int)
    assert hand[-1].text == "e:de"


def test_bots_value_a_letter() -> None:
    game, other = with_letter(0), Game(SETUP, 1)
    outlook = Outlook(other, 0, Weights())
    assert outlook.value_things(game) - outlook.value_things(other) == pytest.approx(1.5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_actions_have_words(language: str) -> None:
    seat = (Game(SETUP, 1).to_act + 2) % 3
    game = with_letter(seat)
    game.apply("take fl2")
    narrator = Narrator(game.rules, language)
    assert all(len(narrator.tell_action(action)) > 8 for action in game.legal_actions())
