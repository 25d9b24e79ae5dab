"""Scenes from what a player sees: the bridge from the engine to the drawings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import cast

from alhambra.engine.actions.agenda import seat_of
from alhambra.engine.chance import Fast
from alhambra.engine.palace.outline import EDGE_SHIFT, find_stretch
from alhambra.engine.palace.palace import OUTER, Palace
from alhambra.engine.pieces.cells import SIDE_MASK, SIDES, cell_xy
from alhambra.engine.play.game import Game
from alhambra.engine.rules.leaflet import Holding
from alhambra.engine.show import show_modules
from alhambra.engine.turns.preview import compute_points, find_next_scoring
from alhambra.engine.view.view import SPECTATOR, View
from alhambra.svg.art.module_art import DRAWN_OTHERWISE, Modules, add_art
from alhambra.svg.art.pieces import (
    Covers,
    covers_of,
    find_bag_family,
    looks_of,
    make_card_look,
    make_held_look,
    make_tile_look,
)
from alhambra.svg.palace import draw_palace
from alhambra.svg.scene import (
    CardLook,
    Cell,
    MarketScene,
    PalaceScene,
    PlacedTile,
    ScoringInfo,
    ScoringRow,
    SeatScene,
    Side,
    TableScene,
    TokenLook,
)
from alhambra.svg.table import draw_table
from alhambra.texts import catalogue, key


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
    scene = TableScene(
        market=market_scene(view),
        display=tuple(make_card_look(view.rules, view.rules.cards.names[card]) for card in view.display if card >= 0),
        seats=tuple(seats),
        deck=sum(int(number) for number in view.census),
        bags=tuple((find_bag_family(layer), size) for layer, size in zip(layers, view.bag_sizes, strict=True)),
        title=_title(view, language),
        scoring=find_scoring_info(view, language),
        tokens=tuple(_table_tokens(view, modules, language)),
    )
    return add_art(scene, view, modules, language)


def game_svg(game: Game) -> str:
    """A game as a notebook draws it: the whole table, money open."""
    return draw_table(table_scene(game.view(SPECTATOR), money_is_open=True))


def view_svg(view: View) -> str:
    """A view as a notebook draws it."""
    return draw_table(table_scene(view))


def palace_svg(palace: Palace) -> str:
    """A palace as a notebook draws it."""
    return draw_palace(palace_scene(palace))


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
    covers = covers_of(view.rules, modules)
    name_tile = view.rules.tiles.name
    return SeatScene(
        name=name,
        score=int(view.scores[number]),
        palace=palace_scene(seat.palace, covers, highlight=highlight),
        reserve=looks_of(view, [name_tile(tile) for tile in seat.reserve], covers),
        hand=_hand(view, number, modules, money_is_open),
        to_act=not view.is_over and seat_of(view.agenda[len(view.agenda) - 1]) == number,
        bought=looks_of(view, [name_tile(tile) for tile in seat.bought], covers),
        tokens=_tokens(view, modules, number, language),
    )


def palace_scene(
    palace: Palace, covers: Covers | None = None, *, highlight: tuple[Cell, ...] = (), title: str = ""
) -> PalaceScene:
    """A palace, with the longest stretch of border of each layer pointed out."""
    table = palace.tiles
    placed = [(palace.at(0, 0), 0, 0), *palace.items()]
    tiles = (PlacedTile(make_tile_look(table.tiles[table.by_name[name]], covers), x, y) for name, x, y in placed)
    layers = {int(layer) for layer in table.layer}
    longest = tuple(edge for layer in sorted(layers) for edge in _longest(palace, layer))
    return PalaceScene(tuple(tiles), highlight, longest, title)


def _longest(palace: Palace, layer: int) -> Iterable[tuple[int, int, Side]]:
    length = palace.longest_stretch(layer, OUTER)
    for edge in find_stretch(palace, length, layer, OUTER) if length else []:
        x, y = cell_xy(palace.code(edge >> EDGE_SHIFT))
        yield x, y, cast(Side, SIDES[edge & SIDE_MASK])


def market_scene(view: View) -> MarketScene:
    """The building market."""
    layers = len(view.rules.layers)
    tiles = view.rules.tiles.tiles
    slots = [view.market_tiles[slot * layers : slot * layers + layers] for slot in range(4)]
    return MarketScene(tuple(tuple(make_tile_look(tiles[tile]) for tile in slot if tile >= 0) for slot in slots))


def find_scoring_info(view: View, language: str = "en") -> ScoringInfo:
    """Who has how many of what, and what it pays in the scoring that comes next."""
    world = view.sample(Fast(0))  # counts and points are the same in every world that agrees with the view
    scoring = int(find_next_scoring(world))
    parties = int(view.rules.parties)
    _, tallies = compute_points(world, scoring)
    rows = []
    for number, category in enumerate(view.rules.categories):
        counts = tuple(int(tallies[number * parties + party]) for party in range(parties))
        rows.append(ScoringRow(category, counts, _list_points(view, number, scoring, sum(counts))))
    others = [catalogue(language).text(key("word", name))[:1] for name in view.rules.party_names]
    columns = [str(seat + 1) for seat in range(len(view.seats))] + others
    heading = catalogue(language).text("word-scoring.number", number=scoring + 1)
    return ScoringInfo(heading, tuple(rows), tuple(columns))


def _list_points(view: View, number: int, scoring: int, visible: int) -> str:
    """`16 · 8 · 1`: the points for each place; nothing for walls."""
    if number >= len(view.rules.tiles.types):
        return ""
    return " · ".join(
        str(points) for points in view.rules.category_owners[number].list_place_points(scoring, number, visible)
    )


def _hand(view: View, number: int, modules: Modules, money_is_open: bool) -> tuple[CardLook, ...] | int:
    """Money, then what modules declare to be held in hands; only their number where the money is not to be seen."""
    cards = [make_card_look(view.rules, name) for name in view.seats[number].hand]
    for leaflet in view.rules.leaflets:
        for holding in leaflet.holdings:
            if is_in_hand(holding):
                names = _of_seat(modules, leaflet.name, holding.name, number)
                cards += [make_held_look(view.rules, leaflet.name, holding, name) for name in names]
    return tuple(cards) if money_is_open or number == view.viewer else len(cards)


def is_in_hand(holding: Holding) -> bool:
    """Does a player hold it like money: cards, and pictures that only their owner sees?"""
    return holding.per == "seat" and (holding.seen == "hand" or (holding.seen, holding.pieces) == ("owner", "pictures"))


def _tokens(view: View, modules: Modules, number: int, language: str) -> tuple[TokenLook, ...]:
    """What else lies before a player, of modules without art of their own."""
    return tuple(
        _token(leaflet.name, holding, cast(list[object], modules[leaflet.name][holding.name])[number], language)
        for leaflet in view.rules.leaflets
        for holding in leaflet.holdings
        if holding.per == "seat" and not is_in_hand(holding) and leaflet.name not in DRAWN_OTHERWISE
    )


def _table_tokens(view: View, modules: Modules, language: str) -> Iterable[TokenLook]:
    """What lies on the table for all to see, in one place or one for each type, of modules without art of their own."""
    for leaflet in view.rules.leaflets:
        for holding in leaflet.holdings if leaflet.name not in DRAWN_OTHERWISE else ():
            if holding.is_shown and holding.per in ("table", "type") and holding.seen in ("all", "top"):
                value = modules[leaflet.name][holding.name]
                if holding.per == "type":
                    value = list(_by_type(view.rules.tiles.types, cast(list[object], value), language))
                yield _token(leaflet.name, holding, value, language)


def _by_type(types: list[str], values: list[object], language: str) -> Iterable[str]:
    """What lies in the places of the types, each with its name; nothing where nothing lies."""
    for name, value in zip(types, values, strict=True):
        pieces = value if isinstance(value, list) else [value]
        words = "" if value is True else " ".join(map(str, pieces))
        if any(pieces):
            yield f"{catalogue(language).text(key('type', name))} {words}".rstrip()


def _token(module: str, holding: Holding, value: object, language: str) -> TokenLook:
    """A holding in a few words: its own, or else the name of its module."""
    texts = catalogue(language)
    own = key("holding", f"{module}-{holding.name}")
    label = texts.text(own if texts.has(own) else key("module", module))
    if isinstance(value, bool):
        return TokenLook(label, is_on=value)
    shown = [str(piece) for piece in value] if isinstance(value, list) else [str(value)]
    return TokenLook(label, (", " if holding.per == "type" else " ").join(shown), is_on=bool(value))


def _of_seat(modules: Modules, module: str, field: str, number: int) -> list[str]:
    lists = cast(list[list[str]], modules.get(module, {}).get(field, []))
    return lists[number] if lists else []
