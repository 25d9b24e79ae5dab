"""Why an action is good: what it changes in the parts of the evaluation, as keys of texts."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots.advice import Reason
from alhambra.bots.components import (
    ACTION,
    ASIDE,
    CHANCES,
    MAJORITIES,
    MONEY,
    RIVALS,
    ROOM,
    THINGS,
    THREATS,
    WALLS,
    expect_points,
    find_common,
    subtract_parts,
    value_parts,
)
from alhambra.bots.evaluation import Outlook
from alhambra.bots.terms import find_sums
from alhambra.engine.actions.codes import ADD, BUY, PASS, PLACE, REMOVE, RESERVE, bare_kind_of, tile_of
from alhambra.engine.actions.purse import sum_values
from alhambra.engine.notation.notation import find_kind
from alhambra.engine.pieces.cards import CURRENCIES
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.play.game import Game
from alhambra.engine.turns.payment import sum_payment
from alhambra.texts.catalogue import catalogue

MOST_REASONS: Final = 2  # reasons at most
LEAST_POINTS: Final = 0.2  # a reason worth less, in points, is none


class Found:
    """A reason, and what it weighs in points."""

    def __init__(self, weight: float, reason: Reason) -> None:
        self.weight = weight
        self.reason = reason


def find_reasons(outlook: Outlook, base: vec[float], before: Game, code: i64, after: Game) -> list[Reason]:
    """The strongest reasons to go from a position to another, beginning with an action.

    What counts is what has grown, and is more than in `base`: the parts of what is compared with.
    """
    if after.is_over:
        return [Reason("final", {"points": int(after.scores[outlook.seat])})]
    parts = value_parts(outlook, after)
    more = find_common(subtract_parts(parts, base), subtract_parts(parts, value_parts(outlook, before)))
    kept: float = parts[MONEY] - base[MONEY]
    found = [
        find_exact(outlook, before, code, more),
        find_majority(outlook, before, after, more),
        find_rivals(more),
        find_walls(outlook, before, after, more),
        find_money(outlook, before, after, kept),
        find_saving(outlook, before, after, more),
        find_denial(outlook, before, after, more),
        find_things(outlook, before, after, more),
        find_aside(before, code, more),
        find_room(more),
    ]
    strong = [one for one in found if one is not None and one.weight >= LEAST_POINTS]
    strong.sort(key=lambda one: -one.weight)
    return [one.reason for one in strong[:MOST_REASONS]] or [make_default_reason(before, code)]


def make_default_reason(before: Game, code: i64) -> Reason:
    """Nothing stands out."""
    kind: i64 = bare_kind_of(code)
    if kind in (PLACE, ADD):
        return Reason("fits", {"tile": name_tile(before, tile_of(code))})
    return Reason("waits" if is_waiting(before, code) else "best")


def is_waiting(game: Game, code: i64) -> bool:
    """Does an action do nothing: a pass, what silence means in a window, or to let a tile go?"""
    kind, rules = bare_kind_of(code), game.rules
    if kind == RESERVE:
        return False
    return kind == PASS or kind in rules.asides or find_kind(rules, code).name in rules.silences.values()


def find_exact(outlook: Outlook, before: Game, code: i64, more: vec[float]) -> Found | None:
    """An exact payment gives another action."""
    tile = tile_of(code)
    if bare_kind_of(code) != BUY or sum_payment(code) != before.rules.tiles.price[tile]:
        return None
    return Found(max(more[ACTION], outlook.value_action()), Reason("exact", {"tile": name_tile(before, tile)}))


def find_majority(outlook: Outlook, before: Game, after: Game, more: vec[float]) -> Found | None:
    """The type in which most is won."""
    was, now = expect_points(outlook, before), expect_points(outlook, after)
    best: i64 = 0
    k: i64
    for k in range(outlook.types):
        if now[k] - was[k] > now[best] - was[best]:
            best = k
    gained = now[best] - was[best]
    if gained < LEAST_POINTS:
        return None
    values: dict[str, str | int] = {"category": before.rules.categories[best], "points": round(gained)}
    return Found(more[MAJORITIES], Reason(compare_place(outlook, best), values))


def compare_place(outlook: Outlook, k: i64) -> str:
    """Is the seat ahead, level or behind in a type, by the buildings counted last?"""
    mine: float = outlook.counts[outlook.seat * outlook.types + k]
    most: float = 0.0
    p: i64
    for p in range(outlook.parties):
        if p != outlook.seat and outlook.counts[p * outlook.types + k] > most:
            most = outlook.counts[p * outlook.types + k]
    return "lead" if mine > most + 0.5 else "level" if mine > most - 0.5 else "closer"


def find_rivals(more: vec[float]) -> Found:
    """It costs the rivals something."""
    return Found(more[RIVALS], Reason("rivals", {"points": round(more[RIVALS])}))


def find_walls(outlook: Outlook, before: Game, after: Game, more: vec[float]) -> Found:
    """The longest wall grows, or what its game calls so; or there is at least more of it."""
    best: i64 = NONE
    longer: i64 = 0
    category: i64
    for category in range(outlook.types, len(before.rules.category_owners)):
        grown = measure(outlook, after, category) - measure(outlook, before, category)
        if grown > longer:
            best, longer = category, grown
    if best < 0:
        return Found(more[WALLS], Reason("masonry"))
    values: dict[str, str | int] = {
        "category": before.rules.categories[best],
        "edges": measure(outlook, after, best),
        "before": measure(outlook, before, best),
    }
    return Found(more[WALLS], Reason("wall", values))


def measure(outlook: Outlook, game: Game, category: i64) -> i64:
    """How much of it the seat has."""
    return game.rules.category_owners[category].measure(game, category, outlook.seat)


def find_money(outlook: Outlook, before: Game, after: Game, kept: float) -> Found:
    """More money comes into the hand, or stays there."""
    coins: i64 = 0
    currency: i64
    for currency in range(4):
        coins += sum_values(after.seats[outlook.seat].money[currency])
        coins -= sum_values(before.seats[outlook.seat].money[currency])
    return Found(kept, Reason("money", {"coins": int(coins)}) if coins > 0 else Reason("thrift"))


def find_saving(outlook: Outlook, before: Game, after: Game, more: vec[float]) -> Found | None:
    """A tile of the market could now be paid exactly."""
    best: i64 = NONE
    place: i64
    for place in range(len(after.market_tiles)):
        is_new = is_payable(outlook, after, place) and not is_payable(outlook, before, place)
        if is_new and (best < 0 or compute_gain(outlook, after, place) > compute_gain(outlook, after, best)):
            best = place
    if best < 0:
        return None
    tile = name_tile(after, after.market_tiles[best])
    values: dict[str, str | int] = {"tile": tile, "currency": CURRENCIES[best // len(after.bags)]}
    return Found(more[CHANCES] + more[MONEY] / 2.0, Reason("saves", values))


def is_payable(outlook: Outlook, game: Game, place: i64) -> bool:
    """Can the seat pay the tile in a place of the market exactly?"""
    tile: i64 = game.market_tiles[place]
    money: i64 = game.seats[outlook.seat].money[place // len(game.bags)]
    return tile >= 0 and find_sums(money) >> game.rules.tiles.price[tile] & 1 != 0


def compute_gain(outlook: Outlook, game: Game, place: i64) -> float:
    """What the tile in a place of the market would gain the seat."""
    return outlook.find_gain(game, outlook.seat, game.rules.tiles.counted[game.market_tiles[place]])


def find_denial(outlook: Outlook, before: Game, after: Game, more: vec[float]) -> Found | None:
    """A tile is gone that a rival could have paid exactly."""
    table = before.rules.tiles
    layers: i64 = len(before.bags)
    best: float = 0.0
    values: dict[str, str | int] = {}
    place: i64
    p: i64
    for place in range(len(before.market_tiles)):
        tile: i64 = before.market_tiles[place]
        if tile >= 0 and after.market_tiles[place] != tile:
            for p in range(before.rules.players):
                lost: float = outlook.find_gain(before, p, table.counted[tile])
                could_pay = outlook.find_sums(before, p, place // layers) >> table.price[tile] & 1 != 0
                if p != outlook.seat and could_pay and lost > best:
                    best = lost
                    values = {"tile": name_tile(before, tile), "rival": int(p)}
    return Found(more[THREATS], Reason("denies", values)) if values else None


def find_things(outlook: Outlook, before: Game, after: Game, more: vec[float]) -> Found:
    """Something of a module: more of what its leaflet says is worth something, or else a building that waits."""
    for valued in after.rules.valued:
        if valued.count_held(after.states, outlook.seat) > valued.count_held(before.states, outlook.seat):
            key = f"has-{after.rules.modules[valued.module].name}"
            return Found(more[THINGS], Reason(key if catalogue("en").has(f"reason-{key}") else "special"))
    return Found(more[THINGS], Reason("unfinished"))


def find_aside(before: Game, code: i64, more: vec[float]) -> Found | None:
    """A tile goes into the reserve, for later."""
    if bare_kind_of(code) not in (RESERVE, REMOVE):
        return None
    return Found(more[ASIDE], Reason("reserve", {"tile": name_tile(before, tile_of(code))}))


def find_room(more: vec[float]) -> Found:
    """More tiles fit."""
    return Found(more[ROOM], Reason("room"))


def name_tile(game: Game, tile: i64) -> str:
    """Its name."""
    return game.rules.tiles.name(tile)
