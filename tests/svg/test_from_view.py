"""What is drawn is what the viewer sees."""

import pytest

from alhambra.engine.learning.simulation import luck_of, play_on
from alhambra.engine.module import Card, Holding, Leaflet, Module
from alhambra.engine.modules.catalogue import MODULES
from alhambra.engine.play.compose import compose
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.engine.view.view import SPECTATOR, View
from alhambra.svg import TableScene, draw_card, draw_palace, draw_table
from alhambra.svg.art.languages import find_words
from alhambra.svg.art.pieces import make_card_look, make_held_look
from alhambra.svg.art.words import ENGLISH
from alhambra.svg.from_view import find_scoring_info, palace_scene, table_scene
from alhambra.texts import LANGUAGES, catalogue

SETUPS = [
    Setup("alhambra", tuple(MODULES), players=2),
    Setup("alhambra", tuple(MODULES), players=3),
    Setup(players=6),
    Setup("granada", players=2, simplified=True),
    Setup("granada", players=3),
    Setup("combined", ("vizier", "exchange"), players=2),
]


def game_after(setup: Setup, actions: int) -> Game:
    game = Game(setup, "4")
    play_on(game, luck_of("4"), actions)
    return game


@pytest.fixture(params=SETUPS, ids=str)
def game(request: pytest.FixtureRequest) -> Game:
    setup: Setup = request.param
    return game_after(setup, 120)


def test_the_table_is_that_of_the_game(game: Game) -> None:
    scene = table_scene(View(game, 0))
    names = game.rules.tiles.name
    assert sorted(tile.name for slot in scene.market.slots for tile in slot) == sorted(
        names(tile) for tile in game.market_tiles if tile >= 0
    )
    assert [card.text for card in scene.display] == [game.rules.cards.names[card] for card in game.display if card >= 0]
    assert [count for _, count in scene.bags] == [len(bag) for bag in game.bags]
    assert scene.deck == len(game.deck.cards)
    for seat, drawn in zip(game.seats, scene.seats, strict=True):
        built = [(one.tile.name, one.x, one.y) for one in drawn.palace.tiles if (one.x, one.y) != (0, 0)]
        assert built == seat.palace.items()
        assert [tile.name for tile in drawn.reserve] == [names(tile) for tile in seat.reserve]
    assert [seat.to_act for seat in scene.seats].index(True) == game.to_act
    assert [seat.score for seat in scene.seats] == list(game.scores)[: len(game.seats)]


def test_only_the_viewer_sees_a_hand(game: Game) -> None:
    hands = [seat.hand for seat in table_scene(View(game, 1)).seats]
    assert isinstance(hands[1], tuple)
    assert all(isinstance(hand, int) for seat, hand in enumerate(hands) if seat != 1)


def test_with_open_money_everybody_does_but_secrets_stay(game: Game) -> None:
    view = View(game, SPECTATOR)
    counted = [seat.hand for seat in table_scene(view).seats]
    open_hands = [seat.hand for seat in table_scene(view, money_is_open=True).seats]
    assert [len(hand) for hand in open_hands if isinstance(hand, tuple)] == counted
    cards = [card for hand in open_hands if isinstance(hand, tuple) for card in hand]
    assert not [card for card in cards if card.kind == "bonus"]


def sites(scene: TableScene) -> set[str | None]:
    built = [one.tile for seat in scene.seats for one in seat.palace.tiles]
    return {tile.cover for tile in (*built, *(tile for seat in scene.seats for tile in seat.reserve))}


def test_the_viewer_knows_his_bonus_cards_and_building_sites() -> None:
    game = game_after(SETUPS[1], 120)
    scenes = [table_scene(View(game, viewer)) for viewer in range(3)]
    own = [hand for viewer, scene in enumerate(scenes) if isinstance(hand := scene.seats[viewer].hand, tuple)]
    assert sum(card.kind == "bonus" for hand in own for card in hand) > 0
    assert any(sites(scene) - {None, "hidden"} for scene in scenes)
    assert sites(table_scene(View(game, SPECTATOR))) == {None, "hidden"}


def test_the_longest_wall_is_pointed_out(game: Game) -> None:
    for seat in game.seats:
        lengths = [seat.palace.longest_stretch(layer, 0) for layer in range(len(game.bags))]
        scene = palace_scene(seat.palace)
        assert len(scene.longest) == sum(lengths)
        drawn = {(one.x, one.y): one.tile.borders for one in scene.tiles}
        assert all(side in drawn[x, y] for x, y, side in scene.longest)


def test_the_scoring_counts_what_will_be_scored(game: Game) -> None:
    info = find_scoring_info(View(game, 0))
    assert [row.type for row in info.rows] == game.rules.categories
    play_on(game, luck_of("end"), 10_000)
    assert game.is_over
    last = {row.type: row.counts for row in find_scoring_info(View(game, 0)).rows}
    assert last == {row.category: tuple(row.counts) for row in game.score_sheet()[-1].rows}


def test_what_a_majority_pays() -> None:
    pays = {row.type: row.points for row in find_scoring_info(View(Game(Setup(), "1"), 0)).rows}
    assert (pays["pavilion"], pays["tower"], pays["wall"]) == ("1", "6", "")
    simple = Setup("granada", simplified=True)
    assert {row.points for row in find_scoring_info(View(Game(simple, "1"), 0)).rows[:9]} == {"3"}
    rows = find_scoring_info(View(game_after(Setup("granada"), 100), 0)).rows[:9]
    assert all(row.points.split(" · ")[-1] == str(sum(row.counts)) for row in rows)


def test_names_titles_and_highlights(game: Game) -> None:
    names = [f"N{seat}" for seat in range(len(game.seats))]
    scene = table_scene(View(game, 0), names, language="de", highlight={1: ((0, 0),)})
    assert [seat.name for seat in scene.seats] == names
    assert [seat.palace.highlight for seat in scene.seats][:2] == [(), ((0, 0),)]
    assert table_scene(View(game, 0), language="de").seats[0].name == "Spieler 1"
    assert scene.title.split(" · ")[0] in ("Alhambra", "Granada", "Alhambra und Granada")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_can_be_drawn_in_every_language(game: Game, language: str) -> None:
    words = find_words(language)
    svg = draw_table(table_scene(View(game, 0), language=language), words=words)
    assert words.market in svg
    assert words.display in svg
    assert draw_palace(palace_scene(game.seats[0].palace), words=words).startswith("<svg")


def test_english_words_are_the_words_of_the_catalogue() -> None:
    ours = find_words("en")
    assert ours.types == ENGLISH.types
    assert ours.currencies == ENGLISH.currencies
    assert ours.sides == ENGLISH.sides


def test_a_card_is_drawn_as_it_is_declared() -> None:
    rules = compose(Setup(modules=("exchange",)))
    cards = {name: make_card_look(rules, name).kind for name in ("fl5", "du9", "x:fl-di", "score1", "?")}
    assert cards == {"fl5": "money", "du9": "money", "x:fl-di": "exchange", "score1": "scoring", "?": "back"}


class Fair(Module):
    """A module from outside with dashes in the names of its cards, pictures in hands, and things on the table."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()

    def declare(self) -> Leaflet:
        return Leaflet(
            "fair",
            texts={"en": "module-fair = The fair\nholding-fair-stock = stock\nholding-fair-stalls = stalls"},
            cards=(Card("f:two-step"), Card("f:swap", (2, 0))),
            holdings=(
                Holding("sights", "pictures", seen="owner"),
                Holding("stock", "number", per="table", start=7),
                Holding("stalls", "number", per="type", start=1),
                Holding("secret", "number", per="table", seen="nobody"),
            ),
        )

    def prepare(self, game: Game) -> None:
        self.held(game).numbers[2][1] = 0


@pytest.fixture
def fair(monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setitem(MODULES, "fair", f"{__name__}:Fair")
    return Game(Setup(modules=("fair",)), 3)


def test_cards_of_a_module_from_outside_are_drawn_by_their_currencies(fair: Game) -> None:
    looks = [make_card_look(fair.rules, name) for name in ("f:two-step", "f:swap")]
    assert [(look.kind, look.face) for look in looks] == [("other", "f:two-step"), ("exchange", "de-fl")]
    held = make_held_look(fair.rules, "fair", fair.rules.leaflets[-1].holdings[0], "P8")
    assert held.kind == "picture"
    assert "+1" not in draw_card(held)


def test_what_lies_on_the_table_with_a_module_from_outside_is_drawn_beside_the_market(fair: Game) -> None:
    tokens = table_scene(fair.view(0)).tokens
    assert [token.label for token in tokens] == ["stock", "stalls"]
    assert tokens[0].value == "7"
    names = [catalogue("en").text(f"type-{name}") for name in fair.rules.tiles.types]
    assert tokens[1].value == ", ".join(f"{name} 1" for number, name in enumerate(names) if number != 1)
    assert "stock: 7" in draw_table(table_scene(fair.view(0)))
