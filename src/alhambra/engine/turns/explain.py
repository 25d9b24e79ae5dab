"""Why an action is refused: the rule that forbids it, and words for it.

Every kind of action of the kernel is looked at from the rules' side, not from the list of what is legal,
so that the two can be compared. A module explains its own kinds and decisions (`Module.refusal`).
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.actions.agenda import ACT, AWARD, PLACE, seat_of, stage_of
from alhambra.engine.actions.codes import (
    ADD,
    BUY,
    KERNEL_KINDS,
    PASS,
    REMOVE,
    RESERVE,
    SWAP,
    TAKE,
    TILE_SHIFT,
    bare_kind_of,
    cell_of,
    kind_of,
    option_of,
    tile_of,
)
from alhambra.engine.actions.codes import PLACE as PLACE_TILE
from alhambra.engine.actions.purse import card_of, one_card
from alhambra.engine.errors import IllegalAction
from alhambra.engine.notation.notation import FORMS, PAYMENT, action_text, is_action
from alhambra.engine.palace.building import why_not_build, why_not_remove, why_not_swap
from alhambra.engine.pieces.cards import CURRENCIES, MONEY_CARDS, currency_of_card, value_of_card
from alhambra.engine.pieces.cells import cell_text, cell_xy
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.refusal import Refusal
from alhambra.engine.turns.payment import sum_payment

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game


def why_not(game: "Game", code: i64) -> Refusal | None:
    """The rule that forbids an action now; None if it is legal."""
    if game.list_codes().has_code(code):
        return None
    if game.is_over:
        return Refusal("A-57", "over")
    if not is_action(game.rules, code):
        return Refusal("", "code", {"code": str(code)})
    return find_reason(game, code) or refuse_now(game, code)


def make_error(game: "Game", code: i64) -> IllegalAction:
    """The error for an action that is not legal."""
    refusal = why_not(game, code)
    assert refusal is not None
    return IllegalAction(refusal.key, refusal.rule, **refusal.values)


def find_reason(game: "Game", code: i64) -> Refusal | None:
    """What is wrong with a well-formed action; None if nothing is found."""
    if kind_of(code) >= KERNEL_KINDS:
        return game.rules.kind_owners[kind_of(code)].find_refusal(game, code)
    entry = game.top()
    stage = stage_of(entry)
    if stage == ACT:
        return why_not_act(game, seat_of(entry), code)
    if stage in (PLACE, AWARD):
        return why_not_place(game, seat_of(entry), code, stage)
    return game.rules.stage_owners[stage].find_refusal(game, code)


def refuse_now(game: "Game", code: i64) -> Refusal:
    """The rest: the open decision asks for something else."""
    return Refusal("A-10", "not-now", {"action": action_text(game.rules, code), "decision": game.decision})


# --- choosing an action (A-10) --------------------------------------------------------------------------


def why_not_act(game: "Game", seat: i64, code: i64) -> Refusal | None:
    """What is wrong with an action while one is to be chosen."""
    kind: i64 = bare_kind_of(code)
    if kind == TAKE:
        return why_not_take(game, code)
    if kind == BUY:
        return why_not_buy(game, seat, code)
    if kind == PASS:
        return why_not_pass(game)
    if kind in (PLACE_TILE, RESERVE):
        return Refusal("A-40", "place-later")
    return why_not_redesign(game, seat, code)


def why_not_pass(game: "Game") -> Refusal | None:
    """A player who can do something must (A-15), unless he has acted already (A-13)."""
    if game.extra or game.list_codes().items[0] == PASS:
        return None
    return Refusal("A-15", "must-act")


def why_not_take(game: "Game", code: i64) -> Refusal | None:
    """One card of the display, or several up to 5 together (A-11)."""
    cards = FORMS["cards"].cards(code)
    on_display = [int(card) for card in game.display]
    total = 0
    for card in cards:
        if card not in on_display:
            return Refusal("A-11", "not-on-display", {"card": game.rules.cards.names[card]})
        on_display.remove(card)
        total += value_of_card(card)
    if len(cards) == 1:
        return None
    for card in cards:
        if card >= MONEY_CARDS:
            refusal = game.rules.card_owners[card].find_refusal(game, code)
            return refusal or Refusal("A-11", "take-alone", {"card": game.rules.cards.names[card]})
    return Refusal("A-11", "more-than-five", {"total": total}) if total > 5 else None


# --- buying (A-12) --------------------------------------------------------------------------------------


def why_not_buy(game: "Game", seat: i64, code: i64) -> Refusal | None:
    """The tile lies in the market, and the payment is one."""
    tile = tile_of(code)
    slot = slot_of(game, tile)
    if slot == NONE:
        return Refusal("A-12", "not-in-market", {"tile": game.rules.tiles.name(tile)})
    return why_not_pay(game, seat, slot, game.rules.tiles.price[tile], code)


def slot_of(game: "Game", tile: i64) -> i64:
    """The market slot of a tile, which is also the number of its currency; NONE if it does not lie there."""
    layers: i64 = len(game.bags)
    place: i64
    for place in range(len(game.market_tiles)):
        if game.market_tiles[place] == tile:
            return place // layers
    return NONE


def why_not_pay(game: "Game", seat: i64, currency: i64, price: i64, code: i64) -> Refusal | None:
    """Cards in hand, of the right currency, enough, and none too many."""
    cards = PAYMENT.money(code)
    missing = find_missing_card(game, seat, cards)
    if missing != NONE:
        return Refusal("A-12", "not-in-hand", {"card": game.rules.cards.names[missing]})
    foreign = why_not_currency(game, currency, cards, code)
    if foreign is not None:
        return foreign
    total = sum_payment(code)
    if total < price:
        return Refusal("A-12", "too-little", {"paid": total, "price": price})
    lowest = min(cards, key=value_of_card)
    if total - value_of_card(lowest) >= price:
        return Refusal("A-12", "superfluous", {"card": game.rules.cards.names[lowest], "price": price})
    return None


def why_not_currency(game: "Game", currency: i64, cards: list[int], code: i64) -> Refusal | None:
    """Money of the slot's currency only, unless a module knows of another way to pay."""
    if option_of(code) != 0:
        return game.rules.card_owners[card_of(code)].find_refusal(game, code)
    for card in cards:
        if currency_of_card(card) != currency:
            values: dict[str, str | int] = {"card": game.rules.cards.names[card]}
            return Refusal("A-12", "wrong-currency", values | {"currency": CURRENCIES[currency]})
    return None


def find_missing_card(game: "Game", seat: i64, cards: list[int]) -> int:
    """The first of the cards that is not in the seat's hand; NONE if all are."""
    left = [int(amount) for amount in game.seats[seat].money]
    for card in cards:
        one = int(one_card(value_of_card(card)))
        currency = currency_of_card(card)
        if left[currency] // one % 4 == 0:
            return card
        left[currency] -= one
    return int(NONE)


# --- redesigning (A-20 … A-23) --------------------------------------------------------------------------


def why_not_redesign(game: "Game", seat: i64, code: i64) -> Refusal | None:
    """The tile lies where it should, and the palace obeys the building rules afterwards."""
    kind: i64 = bare_kind_of(code)
    tile = tile_of(code)
    cell = cell_of(code)
    owner = game.seats[seat]
    if kind == REMOVE:
        return why_not_remove(owner.palace, cell_xy(cell)) or why_other_tile(game, seat, tile, cell)
    if not is_in(owner.reserve, tile):
        rule = "A-20" if kind == ADD else "A-22"
        return Refusal(rule, "not-in-reserve", {"tile": game.rules.tiles.name(tile)})
    if kind == SWAP:
        return why_not_swap(owner.palace, tile, cell_xy(cell))
    return why_not_build(owner.palace, tile, cell_xy(cell))


def why_other_tile(game: "Game", seat: i64, tile: i64, cell: i64) -> Refusal | None:
    """Does another tile lie on the cell than the one named?"""
    there = game.seats[seat].palace.tile_at(cell)
    if there == tile:
        return None
    names = game.rules.tiles
    values: dict[str, str | int] = {"tile": names.name(tile), "other": names.name(there)}
    return Refusal("A-21", "other-tile", values | {"cell": cell_text(cell)})


# --- placing (A-40, A-56) -------------------------------------------------------------------------------


def why_not_place(game: "Game", seat: i64, code: i64, stage: i64) -> Refusal | None:
    """What is wrong with an action while bought or awarded tiles are to be placed."""
    kind: i64 = bare_kind_of(code)
    rule = "A-40" if stage == PLACE else "A-56"
    if kind not in (PLACE_TILE, RESERVE):
        return Refusal(rule, "place-now" if stage == PLACE else "award-now")
    refusal = why_not_bought(game, seat, tile_of(code), rule)
    if refusal is not None:
        return refusal
    if kind == PLACE_TILE:
        return why_not_build(game.seats[seat].palace, tile_of(code), cell_xy(cell_of(code)))
    layer: i64 = game.rules.tiles.layer[tile_of(code)]
    if stage == AWARD and game.rules.asides[layer] | tile_of(code) << TILE_SHIFT != code:
        refusal = game.rules.layers[layer].find_refusal(game, code)
        return refusal or Refusal("A-56", "no-reserve", {"tile": game.rules.tiles.name(tile_of(code))})
    return None


def why_not_bought(game: "Game", seat: i64, tile: i64, rule: str) -> Refusal | None:
    """Is the tile none of those waiting to be placed?"""
    if is_in(game.seats[seat].bought, tile):
        return None
    return Refusal(rule, "not-bought", {"tile": game.rules.tiles.name(tile)})


def is_in(tiles: vec[i64], tile: i64) -> bool:
    """Is the tile one of them?"""
    for one in tiles:
        if one == tile:
            return True
    return False
