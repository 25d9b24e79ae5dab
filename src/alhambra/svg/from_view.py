"""Scenes from what a player sees: the bridge from the engine to the drawings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from alhambra.engine.actions.agenda import seat_of
from alhambra.engine.chance import Fast
from alhambra.engine.palace.outline import stretch_of_length
from alhambra.engine.palace.palace import OUTER, Palace
from alhambra.engine.pieces.cells import SIDES, cell_xy
from alhambra.engine.pieces.tiles import Tile
from alhambra.engine.rules.leaflet import Holding
from alhambra.engine.show import hand, show_modules
from alhambra.engine.turns.preview import next_scoring, reckon
from alhambra.engine.view.view import View
from alhambra.svg.scene import (
    CardLook,
    Cell,
    Family,
    Marker,
    MarketScene,
    PalaceScene,
    PlacedTile,
    ScoringInfo,
    ScoringRow,
    SeatScene,
    Side,
    TableScene,
    TileLook,
    TokenLook,
    Vizier,
)
from alhambra.texts import catalogue, key

Modules = Mapping[str, Mapping[str, object]]
"""What each module shows, by name."""
WITH_ART = ("vizier", "bonus")
"""Modules whose things before a player are drawn in their own way."""
Sites = Mapping[str, str]
"""The building site on a tile, by the tile's name."""


def table_scene(
    view: View,
    names: Sequence[str] = (),
    *,
    language: str = "en",
    money_is_open: bool = False,
    highlight: Mapping[int, tuple[Cell, ...]] | None = None,
) -> TableScene:
    """The whole table as a viewer sees it.

    Without names the seats are numbered. `money_is_open` shows the money of all; `highlight` points out cells by seat.
    """
    modules = cast(Modules, show_modules(view))
    sites = _sites(modules)
    dirk = modules.get("two_players")
    layers = view.rules.layers
    text = catalogue(language).text
    seats = (
        seat_scene(
            view,
            number,
            name=names[number] if names else text("word-player.number", number=number + 1),
            language=language,
            money_is_open=money_is_open,
            highlight=(highlight or {}).get(number, ()),
        )
        for number in range(len(view.seats))
    )
    return TableScene(
        market=market_scene(view),
        display=tuple(card_look(view.rules.cards.names[card]) for card in view.display if card >= 0),
        seats=tuple(seats),
        deck=sum(int(number) for number in view.census),
        bags=tuple((_family_of(layer.name), size) for layer, size in zip(layers, view.bag_sizes, strict=True)),
        dirk=_looks(view, cast(list[str], dirk["tiles"]), sites) if dirk else None,
        dirk_score=int(view.scores[len(view.seats)]) if dirk else None,
        huts=_looks(view, (name for name in _listed(modules, "huts", "tops") if name), {}),
        title=_title(view, language),
        scoring=scoring_info(view, language),
    )


def _title(view: View, language: str) -> str:
    """The game and its modules by name."""
    setup = view.rules.setup
    keys = [key("game", setup.game), *(key("module", name) for name in setup.modules)]
    return " · ".join(catalogue(language).text(one) for one in keys)


def seat_scene(
    view: View,
    number: int,
    *,
    name: str,
    language: str = "en",
    money_is_open: bool = False,
    highlight: tuple[Cell, ...] = (),
) -> SeatScene:
    """One player with everything in front of him."""
    seat = view.seats[number]
    modules = cast(Modules, show_modules(view, money_is_open))
    sites = _sites(modules)
    tile_name = view.rules.tiles.name
    return SeatScene(
        name=name,
        score=int(view.scores[number]),
        palace=palace_scene(seat.palace, sites, highlight=highlight),
        reserve=_looks(view, [tile_name(tile) for tile in seat.reserve], sites),
        hand=_hand(view, number, modules, money_is_open),
        vizier=_vizier(modules, number),
        to_act=not view.is_over and seat_of(view.agenda[len(view.agenda) - 1]) == number,
        bought=_looks(view, [tile_name(tile) for tile in seat.bought], sites),
        tokens=_tokens(view, modules, number, language),
    )


def palace_scene(
    palace: Palace, sites: Sites | None = None, *, highlight: tuple[Cell, ...] = (), title: str = ""
) -> PalaceScene:
    """A palace or city, with its longest stretch of wall (and of moat) pointed out."""
    table = palace.tiles
    placed = [(palace.at(0, 0), 0, 0), *palace.items()]
    tiles = (PlacedTile(tile_look(table.tiles[table.by_name[name]], sites), x, y) for name, x, y in placed)
    layers = {int(layer) for layer in table.layer}
    longest = tuple(edge for layer in sorted(layers) for edge in _longest(palace, layer))
    return PalaceScene(tuple(tiles), highlight, longest, title)


def _longest(palace: Palace, layer: int) -> Iterable[tuple[int, int, Side]]:
    length = palace.longest_stretch(layer, OUTER)
    for edge in stretch_of_length(palace, length, layer, OUTER) if length else []:
        x, y = cell_xy(palace.code(edge >> 2))
        yield x, y, cast(Side, SIDES[edge & 3])


def market_scene(view: View) -> MarketScene:
    """The building market, with the marker where there is one."""
    layers = len(view.rules.layers)
    tiles = view.rules.tiles.tiles
    slots = [view.market[slot * layers : slot * layers + layers] for slot in range(4)]
    marker = cast(Modules, show_modules(view)).get("granada", {}).get("marker")
    return MarketScene(
        tuple(tuple(tile_look(tiles[tile]) for tile in slot if tile >= 0) for slot in slots),
        marker=cast(Marker | None, marker),
    )


def tile_look(tile: Tile, sites: Sites | None = None) -> TileLook:
    """One face of a tile."""
    return TileLook(
        name=tile.name,
        family=cast(Family, tile.family),
        type=tile.type,
        price=tile.price if tile.family in ("palace", "city") else None,
        borders=tile.borders.upper(),
        back=tile.back or None,
        site=(sites or {}).get(tile.name),
    )


def card_look(name: str) -> CardLook:
    """A card of the money deck by its name: a module's has a colon in it, and a dash if two currencies are on it."""
    if name == "?":
        return CardLook("back")
    if ":" in name:
        return CardLook("exchange" if "-" in name else "other", name)
    return CardLook("scoring" if name.startswith("score") else "money", name)


def scoring_info(view: View, language: str = "en") -> ScoringInfo:
    """Who has how many of what, and what it pays in the scoring that comes next."""
    world = view.sample(Fast(0))  # counts and points are the same in every world that agrees with the view
    scoring = int(next_scoring(world))
    parties = int(view.rules.parties)
    _, tallies = reckon(world, scoring)
    rows = []
    for number, category in enumerate(view.rules.categories):
        counts = tuple(int(tallies[number * parties + party]) for party in range(parties))
        rows.append(ScoringRow(category, counts, _pays(view, number, scoring, sum(counts))))
    others = [catalogue(language).text(key("word", name))[:1] for name in view.rules.party_names]
    columns = [str(seat + 1) for seat in range(len(view.seats))] + others
    heading = catalogue(language).text("word-scoring.number", number=scoring + 1)
    return ScoringInfo(heading, tuple(rows), tuple(columns))


def _pays(view: View, number: int, scoring: int, visible: int) -> str:
    """`16 · 8 · 1`: the points for each place; nothing for walls."""
    if number >= len(view.rules.tiles.types):
        return ""
    return " · ".join(str(points) for points in view.rules.category_owners[number].pays(scoring, number, visible))


def _hand(view: View, number: int, modules: Modules, money_is_open: bool) -> tuple[CardLook, ...] | int:
    """Money, then what modules declare to be held in hands; only their number where the money is not to be seen."""
    cards = [card_look(name) for name in hand(view.seats[number])]
    for leaflet in view.rules.leaflets:
        for holding in leaflet.holdings:
            if is_in_hand(holding):
                names = _of_seat(modules, leaflet.name, holding.name, number)
                cards += [_held_look(holding, name) for name in names]
    return tuple(cards) if money_is_open or number == view.viewer else len(cards)


def is_in_hand(holding: Holding) -> bool:
    """Does a player hold it like money: cards, and pictures that only their owner sees?"""
    return holding.per == "seat" and (holding.seen == "hand" or (holding.seen, holding.pieces) == ("owner", "pictures"))


def _held_look(holding: Holding, name: str) -> CardLook:
    return CardLook("bonus", name) if holding.pieces == "pictures" and name != "?" else card_look(name)


def _tokens(view: View, modules: Modules, number: int, language: str) -> tuple[TokenLook, ...]:
    """What else lies before a player, of modules without art of their own."""
    return tuple(
        _token(leaflet.name, holding, cast(list[object], modules[leaflet.name][holding.name])[number], language)
        for leaflet in view.rules.leaflets
        for holding in leaflet.holdings
        if holding.per == "seat" and not is_in_hand(holding) and leaflet.name not in WITH_ART
    )


def _token(module: str, holding: Holding, value: object, language: str) -> TokenLook:
    """A holding in a few words: its own, or else the name of its module."""
    texts = catalogue(language)
    own = key("holding", f"{module}-{holding.name}")
    label = texts.text(own if texts.has(own) else key("module", module))
    if isinstance(value, bool):
        return TokenLook(label, is_on=value)
    shown = [str(piece) for piece in value] if isinstance(value, list) else [str(value)]
    return TokenLook(label, " ".join(shown), is_on=bool(value))


def _vizier(modules: Modules, number: int) -> Vizier | None:
    active = _listed(modules, "vizier", "active")
    if not active:
        return None
    return "active" if active[number] else "inactive"


def _sites(modules: Modules) -> Sites:
    on_tiles = cast(dict[str, str], modules.get("sites", {}).get("on_tiles", {}))
    return {name: "hidden" if currency == "?" else currency for name, currency in on_tiles.items()}


def _listed(modules: Modules, module: str, field: str) -> list[str]:
    return cast(list[str], modules.get(module, {}).get(field, []))


def _of_seat(modules: Modules, module: str, field: str, number: int) -> list[str]:
    lists = cast(list[list[str]], modules.get(module, {}).get(field, []))
    return lists[number] if lists else []


def _looks(view: View, names: Iterable[str], sites: Sites) -> tuple[TileLook, ...]:
    table = view.rules.tiles
    return tuple(tile_look(table.tiles[table.by_name[name]], sites) for name in names)


def _family_of(game: str) -> Family:
    """What lies in the bag of a game."""
    return "city" if game == "granada" else "palace"
