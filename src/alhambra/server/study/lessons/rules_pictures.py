"""Pictures beside the rules, drawn from the examples; every number in them is computed by the rules."""

from dataclasses import replace
from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.component_data import component
from alhambra.engine.palace.building import fill
from alhambra.engine.palace.palace import CONTACT, OUTER, Palace
from alhambra.engine.palace.plan import plan_from
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
from alhambra.svg.art.languages import words_in
from alhambra.svg.art.pieces import card_look, tile_look
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


def pictures(rule_id: str, language: str) -> list[dict[str, str]]:
    """The pictures of a rule: caption and SVG of each."""
    return [picture for one in EXAMPLES.get(rule_id, ()) for picture in shown(one, language)]


def shown(example: Example, language: str) -> list[dict[str, str]]:
    """The drawings of an example, each with the caption."""
    text = caption(example, language)
    return [{"caption": text, "svg": drawing} for drawing in drawn(example, language)]


def caption(example: Example, language: str) -> str:
    """What a picture shows. Numbers are computed by the rules themselves."""
    return catalogue(language).text(example.key, count=counted(example))


def counted(example: Example) -> int:
    """The edges of the stretch that an allowed palace shows: of wall, of moat, or of both together."""
    if not example.palace or example.forbidden:
        return 0
    return int(built(example).longest_stretch(0, CONTACT if example.game == "combined" else OUTER))


@cache
def rules_of(game: str) -> Rules:
    """The rules whose pieces an example shows."""
    return compose(_SETUPS[game])


def placed(example: Example) -> list[tuple[str, int, int]]:
    """The tiles of the palace with their cells."""
    words = [word.split("@") for word in example.palace.replace("*", "").split()]
    cells = [cell.split(",") for _, cell in words]
    return [(name, int(x), int(y)) for (name, _), (x, y) in zip(words, cells, strict=True)]


def built(example: Example) -> Palace:
    """The palace, checked by the building rules; IllegalPalace where it breaks one."""
    rules = rules_of(example.game)
    founded = [number for number, word in enumerate(example.palace.split()) if "*" in word]
    tiles = placed(example)
    start = (tiles[founded[0]][1], tiles[founded[0]][2]) if founded else None
    palace = rules.game.make_palace(rules.tiles)
    fill(palace, plan_from(palace.bare_plan(), tiles, start))
    return palace


def drawn(example: Example, language: str) -> list[str]:
    """The drawings of an example: one, or one for each of its tiles or cards."""
    words = words_in(language)
    text = caption(example, language)
    if example.market:
        slots = tuple(tuple(look(example, name) for name in names.split("+")) for names in example.market)
        return [draw_market(MarketScene(slots), STYLE, words, title=text)]
    if example.players:
        return [draw_ranking(ranked(example, language), STYLE, words, title=text)]
    if example.points:
        return [points_table(language, text)]
    pieces = [draw_tile(look(example, name), STYLE, words) for name in example.tiles]
    pieces += [draw_card(_card(name), STYLE, words) for name in example.cards]
    return (
        pieces if pieces and not example.palace else [draw_palace(scene_of(example), STYLE, words, title=text), *pieces]
    )


def points_table(language: str, title: str) -> str:
    """What the places of the base game are worth, as the components have it."""
    points = component("scoring")["alhambra"]
    assert isinstance(points, dict)
    heads = [catalogue(language).text("learn-scoring", number=number) for number in (1, 2, 3)]
    return draw_points_table(points, heads, STYLE, words_in(language), title=title)


def ranked(example: Example, language: str) -> list[RankingRow]:
    """The players with what they have, and what that is worth."""
    texts = catalogue(language)
    names = [one.partition(":")[0] for one in example.players]
    pieces = [one.partition(":")[2].split() for one in example.players]
    looks: list[tuple[TileLook | CardLook, ...]]
    if example.scoring:
        worth, unit = scored(example, pieces), "learn-points-row"
        looks = [tuple(look(example, one) for one in having) for having in pieces]
    else:
        worth, unit = [sum(int(card[2:]) for card in cards) for cards in pieces], "currency-florin.count"
        looks = [tuple(card_look(one) for one in having) for having in pieces]
    rows = zip(names, looks, worth, strict=True)
    return [RankingRow(name, having, texts.text(unit, count=one), one == max(worth)) for name, having, one in rows]


def scored(example: Example, having: list[list[str]]) -> list[int]:
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
        return palace_scene(built(example), example.sites, highlight=example.highlight)
    start = "gate" if example.game == "granada" else "fountain"
    tiles = [PlacedTile(look(example, name), x, y) for name, x, y in [(start, 0, 0), *placed(example)]]
    return PalaceScene(tuple(tiles), example.highlight)


def look(example: Example, name: str) -> TileLook:
    """How a tile looks."""
    table = rules_of(example.game).tiles
    return tile_look(table.tiles[table.by_name[name]], example.sites)


def _card(name: str) -> CardLook:
    return CardLook("bonus", name.removeprefix("bonus ")) if name.startswith("bonus ") else card_look(name)
