"""Pictures beside the rules, drawn from the examples; every number in them is computed by the rules."""

from dataclasses import replace
from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import TypedDict

from alhambra.engine.component_data import read_component
from alhambra.engine.palace.building import fill
from alhambra.engine.palace.palace import CONTACT, OUTER, Palace
from alhambra.engine.palace.plan import make_plan
from alhambra.engine.play.compose import compose
from alhambra.engine.play.game import Game
from alhambra.engine.rules.ruleset import Rules
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.scoring import award_type, count_buildings
from alhambra.server.study.lessons.rules_examples import EXAMPLES, Example
from alhambra.svg import (
    CardLook,
    MarketScene,
    PalaceScene,
    PlacedTile,
    Style,
    TileLook,
    draw_card,
    draw_market,
    draw_palace,
    draw_tile,
)
from alhambra.svg.art.languages import find_words
from alhambra.svg.art.pieces import make_card_look, make_tile_look
from alhambra.svg.from_view import palace_scene
from alhambra.svg.points_table import draw_points_table
from alhambra.svg.ranking import RankingRow, draw_ranking
from alhambra.texts import catalogue

_SETUPS: Final = {
    "alhambra": Setup(modules=("huts", "exchange", "bonus", "sites")),
    "granada": Setup("granada"),
    "combined": Setup("combined"),
    "simplified": Setup("granada", simplified=True),
}
STYLE: Final = Style(cell=72.0)


class Picture(TypedDict):
    """A drawing and what it shows."""

    caption: str
    svg: str


def list_pictures(rule_id: str, language: str) -> list[Picture]:
    """The pictures of a rule: caption and SVG of each."""
    return [picture for one in EXAMPLES.get(rule_id, ()) for picture in draw_pictures(one, language)]


def draw_pictures(example: Example, language: str) -> list[Picture]:
    """The drawings of an example, each with the caption."""
    text = caption_text(example, language)
    return [Picture(caption=text, svg=drawing) for drawing in draw_example(example, language)]


def caption_text(example: Example, language: str) -> str:
    """What a picture shows. Numbers are computed by the rules themselves."""
    return catalogue(language).text(example.key, count=count_edges(example))


def count_edges(example: Example) -> int:
    """The edges of the stretch that an allowed palace shows: of wall, of moat, or of both together."""
    if not example.palace or example.forbidden:
        return 0
    return int(build_palace(example).longest_stretch(0, CONTACT if example.game == "combined" else OUTER))


@cache
def rules_of(game: str) -> Rules:
    """The rules whose pieces an example shows."""
    return compose(_SETUPS[game])


def list_placed_tiles(example: Example) -> list[tuple[str, int, int]]:
    """The tiles of the palace with their cells."""
    words = [word.split("@") for word in example.palace.replace("*", "").split()]
    cells = [cell.split(",") for _, cell in words]
    return [(name, int(x), int(y)) for (name, _), (x, y) in zip(words, cells, strict=True)]


def build_palace(example: Example) -> Palace:
    """The palace, checked by the building rules; IllegalPalace where it breaks one."""
    rules = rules_of(example.game)
    founded = [number for number, word in enumerate(example.palace.split()) if "*" in word]
    tiles = list_placed_tiles(example)
    start = (tiles[founded[0]][1], tiles[founded[0]][2]) if founded else None
    palace = rules.game.make_palace(rules.tiles)
    fill(palace, make_plan(palace.make_bare_plan(), tiles, start))
    return palace


def draw_example(example: Example, language: str) -> list[str]:
    """The drawings of an example: one, or one for each of its tiles or cards."""
    words = find_words(language)
    text = caption_text(example, language)
    if example.market:
        slots = tuple(tuple(find_tile_look(example, name) for name in names.split("+")) for names in example.market)
        return [draw_market(MarketScene(slots), STYLE, words, title=text)]
    if example.players:
        return [draw_ranking(rank_players(example, language), STYLE, words, title=text)]
    if example.points:
        return [draw_places(language, text)]
    pieces = [draw_tile(find_tile_look(example, name), STYLE, words) for name in example.tiles]
    pieces += [draw_card(_find_card_look(name), STYLE, words) for name in example.cards]
    return (
        pieces if pieces and not example.palace else [draw_palace(scene_of(example), STYLE, words, title=text), *pieces]
    )


def draw_places(language: str, title: str) -> str:
    """What the places of the base game are worth, as the components have it."""
    points = read_component("scoring")["alhambra"]
    assert isinstance(points, dict)
    heads = [catalogue(language).text("learn-scoring", number=number) for number in (1, 2, 3)]
    return draw_points_table(points, heads, STYLE, find_words(language), title=title)


def rank_players(example: Example, language: str) -> list[RankingRow]:
    """The players with what they have, and what that is worth."""
    texts = catalogue(language)
    names = [one.partition(":")[0] for one in example.players]
    pieces = [one.partition(":")[2].split() for one in example.players]
    looks: list[tuple[TileLook | CardLook, ...]]
    if example.scoring:
        worth, unit = score_players(example, pieces), "learn-points-row"
        looks = [tuple(find_tile_look(example, one) for one in having) for having in pieces]
    else:
        worth, unit = [sum(int(card[2:]) for card in cards) for cards in pieces], "currency-florin.count"
        looks = [tuple(_find_card_look(one) for one in having) for having in pieces]
    rows = zip(names, looks, worth, strict=True)
    return [RankingRow(name, having, texts.text(unit, count=one), one == max(worth)) for name, having, one in rows]


def score_players(example: Example, having: list[list[str]]) -> list[int]:
    """The points of the players for the one type they have, in a game in which they have built these tiles."""
    game = Game(replace(_SETUPS[example.game], players=max(3, len(having))), seed=1)
    for seat, names in zip(game.seats, having, strict=False):
        for name in names:
            seat.palace.add(name, *seat.palace.legal_cells(name)[0])
    table = game.rules.tiles
    kind = table.types.index(next(table.tiles[table.by_name[name]].type for names in having for name in names))
    tally, points = (vec[i64]([0] * game.rules.parties) for _ in range(2))
    count_buildings(game)
    award_type(game, example.scoring - 1, kind, tally, points)
    return [int(one) for one in points][: len(having)]


def scene_of(example: Example) -> PalaceScene:
    """The palace as it is to be seen; what is forbidden is drawn as well."""
    if not example.forbidden:
        return palace_scene(build_palace(example), example.sites, highlight=example.highlight)
    start = "gate" if example.game == "granada" else "fountain"
    tiles = [
        PlacedTile(find_tile_look(example, name), x, y) for name, x, y in [(start, 0, 0), *list_placed_tiles(example)]
    ]
    return PalaceScene(tuple(tiles), example.highlight)


def find_tile_look(example: Example, name: str) -> TileLook:
    """How a tile looks."""
    table = rules_of(example.game).tiles
    return make_tile_look(table.tiles[table.by_name[name]], example.sites)


def _find_card_look(name: str) -> CardLook:
    if name.startswith("bonus "):
        return CardLook("bonus", name.removeprefix("bonus "))
    return make_card_look(rules_of("alhambra"), name)
