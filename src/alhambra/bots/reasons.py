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
    change,
    common,
    majority_points,
    parts_of,
)
from alhambra.bots.evaluation import Outlook
from alhambra.bots.terms import reachable
from alhambra.engine.actions.codes import ADD, BUY, KIND_SHIFT, PLACE, REMOVE, RESERVE, tile_of
from alhambra.engine.actions.purse import sum_values
from alhambra.engine.notation.notation import kind_named
from alhambra.engine.pieces.cards import CURRENCIES
from alhambra.engine.play.game import Game
from alhambra.engine.turns.payment import sum_payment
from alhambra.texts.catalogue import catalogue

TOLD: Final = 2  # reasons at most
LEAST: Final = 0.2  # a reason worth less, in points, is none
WAITING: Final = ("pass", "hold", "conceal", "decline")  # kinds of doing nothing


class Found:
    """A reason, and what it weighs in points."""

    def __init__(self, weight: float, reason: Reason) -> None:
        self.weight = weight
        self.reason = reason


def reasons_for(outlook: Outlook, base: vec[float], before: Game, code: i64, after: Game) -> list[Reason]:
    """The strongest reasons to go from a position to another, beginning with an action.

    What counts is what has grown, and is more than in `base`: the parts of what is compared with.
    """
    if after.is_over:
        return [Reason("final", {"points": int(after.scores[outlook.seat])})]
    parts = parts_of(outlook, after)
    more = common(change(parts, base), change(parts, parts_of(outlook, before)))
    kept: float = parts[MONEY] - base[MONEY]
    found = [
        exact(outlook, before, code, more),
        majority(outlook, before, after, more),
        rivals(more),
        walls(outlook, before, after, more),
        money(outlook, before, after, kept),
        saving(outlook, before, after, more),
        denial(outlook, before, after, more),
        things(outlook, before, after, more),
        aside(before, code, more),
        room(more),
    ]
    strong = [one for one in found if one is not None and one.weight >= LEAST]
    strong.sort(key=lambda one: -one.weight)
    return [one.reason for one in strong[:TOLD]] or [no_reason(before, code)]


def no_reason(before: Game, code: i64) -> Reason:
    """Nothing stands out."""
    kind: i64 = code >> KIND_SHIFT << KIND_SHIFT
    if kind in (PLACE, ADD):
        return Reason("fits", {"tile": tile_named(before, tile_of(code))})
    return Reason("waits" if kind_named(before.rules, code).name in WAITING else "best")


def exact(outlook: Outlook, before: Game, code: i64, more: vec[float]) -> Found | None:
    """An exact payment gives another action."""
    tile = tile_of(code)
    if code >> KIND_SHIFT << KIND_SHIFT != BUY or sum_payment(code) != before.rules.tiles.price[tile]:
        return None
    return Found(max(more[ACTION], outlook.action_worth()), Reason("exact", {"tile": tile_named(before, tile)}))


def majority(outlook: Outlook, before: Game, after: Game, more: vec[float]) -> Found | None:
    """The type in which most is won."""
    was, now = majority_points(outlook, before), majority_points(outlook, after)
    best: i64 = 0
    k: i64
    for k in range(outlook.types):
        if now[k] - was[k] > now[best] - was[best]:
            best = k
    gained = now[best] - was[best]
    if gained < LEAST:
        return None
    values: dict[str, str | int] = {"category": before.rules.categories[best], "points": round(gained)}
    return Found(more[MAJORITIES], Reason(place_in(outlook, best), values))


def place_in(outlook: Outlook, k: i64) -> str:
    """Is the seat ahead, level or behind in a type, by the buildings counted last?"""
    mine: float = outlook.counts[outlook.seat * outlook.types + k]
    most: float = 0.0
    p: i64
    for p in range(outlook.parties):
        if p != outlook.seat and outlook.counts[p * outlook.types + k] > most:
            most = outlook.counts[p * outlook.types + k]
    return "lead" if mine > most + 0.5 else "level" if mine > most - 0.5 else "closer"


def rivals(more: vec[float]) -> Found:
    """It costs the rivals something."""
    return Found(more[RIVALS], Reason("rivals", {"points": round(more[RIVALS])}))


def walls(outlook: Outlook, before: Game, after: Game, more: vec[float]) -> Found:
    """The longest wall grows, or what its game calls so; or there is at least more of it."""
    best: i64 = -1
    longer: i64 = 0
    category: i64
    for category in range(outlook.types, len(before.rules.category_owners)):
        grown = measured(outlook, after, category) - measured(outlook, before, category)
        if grown > longer:
            best, longer = category, grown
    if best < 0:
        return Found(more[WALLS], Reason("masonry"))
    values: dict[str, str | int] = {
        "category": before.rules.categories[best],
        "edges": measured(outlook, after, best),
        "before": measured(outlook, before, best),
    }
    return Found(more[WALLS], Reason("wall", values))


def measured(outlook: Outlook, game: Game, category: i64) -> i64:
    """How much of it the seat has."""
    return game.rules.category_owners[category].measure(game, category, outlook.seat)


def money(outlook: Outlook, before: Game, after: Game, kept: float) -> Found:
    """More money comes into the hand, or stays there."""
    coins: i64 = 0
    currency: i64
    for currency in range(4):
        coins += sum_values(after.seats[outlook.seat].money[currency])
        coins -= sum_values(before.seats[outlook.seat].money[currency])
    return Found(kept, Reason("money", {"coins": int(coins)}) if coins > 0 else Reason("thrift"))


def saving(outlook: Outlook, before: Game, after: Game, more: vec[float]) -> Found | None:
    """A tile of the market could now be paid exactly."""
    best: i64 = -1
    place: i64
    for place in range(len(after.market)):
        is_new = is_payable(outlook, after, place) and not is_payable(outlook, before, place)
        if is_new and (best < 0 or gain(outlook, after, place) > gain(outlook, after, best)):
            best = place
    if best < 0:
        return None
    tile = tile_named(after, after.market[best])
    values: dict[str, str | int] = {"tile": tile, "currency": CURRENCIES[best // len(after.bags)]}
    return Found(more[CHANCES] + more[MONEY] / 2.0, Reason("saves", values))


def is_payable(outlook: Outlook, game: Game, place: i64) -> bool:
    """Can the seat pay the tile in a place of the market exactly?"""
    tile: i64 = game.market[place]
    money: i64 = game.seats[outlook.seat].money[place // len(game.bags)]
    return tile >= 0 and reachable(money) >> game.rules.tiles.price[tile] & 1 != 0


def gain(outlook: Outlook, game: Game, place: i64) -> float:
    """What the tile in a place of the market would gain the seat."""
    return outlook.gain_for(game, outlook.seat, game.rules.tiles.counted[game.market[place]])


def denial(outlook: Outlook, before: Game, after: Game, more: vec[float]) -> Found | None:
    """A tile is gone that a rival could have paid exactly."""
    table = before.rules.tiles
    layers: i64 = len(before.bags)
    best: float = 0.0
    values: dict[str, str | int] = {}
    place: i64
    p: i64
    for place in range(len(before.market)):
        tile: i64 = before.market[place]
        if tile >= 0 and after.market[place] != tile:
            for p in range(before.rules.players):
                lost: float = outlook.gain_for(before, p, table.counted[tile])
                could_pay = outlook.sums_of(before, p, place // layers) >> table.price[tile] & 1 != 0
                if p != outlook.seat and could_pay and lost > best:
                    best = lost
                    values = {"tile": tile_named(before, tile), "rival": int(p) + 1}
    return Found(more[THREATS], Reason("denies", values)) if values else None


def things(outlook: Outlook, before: Game, after: Game, more: vec[float]) -> Found:
    """Something of a module: more of what its leaflet says is worth something, or else a building that waits."""
    for valued in after.rules.valued:
        if valued.amount(after.states, outlook.seat) > valued.amount(before.states, outlook.seat):
            key = f"has-{after.rules.modules[valued.module].name}"
            return Found(more[THINGS], Reason(key if catalogue("en").has(f"reason-{key}") else "special"))
    return Found(more[THINGS], Reason("unfinished"))


def aside(before: Game, code: i64, more: vec[float]) -> Found | None:
    """A tile goes into the reserve, for later."""
    if code >> KIND_SHIFT << KIND_SHIFT not in (RESERVE, REMOVE):
        return None
    return Found(more[ASIDE], Reason("reserve", {"tile": tile_named(before, tile_of(code))}))


def room(more: vec[float]) -> Found:
    """More tiles fit."""
    return Found(more[ROOM], Reason("room"))


def tile_named(game: Game, tile: i64) -> str:
    """Its name."""
    return game.rules.tiles.name(tile)
