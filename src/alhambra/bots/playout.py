"""Playouts: a line played on by a quick policy, much like the greedy one, that copies no positions."""

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.bots.evaluation import Outlook
from alhambra.bots.glance import UNKNOWN, Glance
from alhambra.bots.policy import choose_greedily
from alhambra.bots.weights import Weights
from alhambra.engine.actions.agenda import ACT, AWARD, seat_of, stage_of
from alhambra.engine.actions.codes import (
    ADD,
    BUY,
    CARD_BITS,
    CARD_MASK,
    DISPLAY_MASK,
    KERNEL_KINDS,
    KIND_SHIFT,
    PASS,
    REMOVE,
    RESERVE,
    SWAP,
    TAKE,
    Codes,
    bare_kind_of,
    cell_of,
    option_of,
    tile_of,
)
from alhambra.engine.actions.purse import card_of, currency_of, first_amount, one_card, second_amount, second_currency
from alhambra.engine.chance import Fast
from alhambra.engine.pieces.cards import MONEY_CARDS, currency_of_card, value_of_card
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.play.game import Game
from alhambra.engine.play.own_turn import play_own
from alhambra.engine.turns import turn
from alhambra.engine.turns.payment import sum_payment
from alhambra.engine.turns.redesign import list_spots, patterns_of, select_layer
from alhambra.engine.view.view import View


class Playout:
    """Plays games on, for every seat as well as a glance can tell."""

    def __init__(self, game: Game, weights: Weights) -> None:
        self.weights = weights
        self.glance = Glance(game, weights)
        self.codes = Codes()
        self.palace: float = UNKNOWN  # the worth of the seat's palace, computed when it is asked for
        self.outlook: Outlook | None = None  # the same
        self.base: float = 0.0  # the value of the position before the action

    def value(self, known: View, seat: i64, turns: i64, luck: Fast) -> float:
        """The value for a seat after a number of turns more of a world that agrees with what is known."""
        game = known.sample(luck)
        self.glance.begin(game)
        stop: i64 = game.turns + turns
        turn.advance(game)
        while not game.is_over and game.turns <= stop:
            game.apply_code(self.choose(game))
        return self.value_end(game, seat)

    def value_end(self, game: Game, seat: i64) -> float:
        """The value of the position where it ends."""
        return Outlook(game, seat, self.weights).value(game)

    def choose(self, game: Game) -> i64:
        """A good action for the seat that acts. Rebuilding is left out unless there is nothing else to do."""
        entry = game.top()
        stage = stage_of(entry)
        if stage > AWARD:
            return choose_greedily(game, self.weights)
        self.list_options(game, stage, seat_of(entry))
        codes = self.codes
        if codes.size == 0:
            return choose_greedily(game, self.weights)
        if codes.size == 1:
            return codes.items[0]
        return self.choose_best(game, seat_of(entry), stage == ACT)

    # --- options ----------------------------------------------------------------------------------------

    def list_options(self, game: Game, stage: i64, seat: i64) -> None:
        """What may be done, without removing and swapping."""
        codes = self.codes
        codes.size = 0
        if stage != ACT:
            turn.offer(game, codes)
            return
        turn.offer_money(game, codes)
        turn.offer_purchases(game, seat, codes)
        self.list_additions(game, seat)
        for module in game.rules.offering:
            module.offer(game, game.top(), codes)
        if game.extra:
            codes.add(PASS)
        for module in game.rules.freeing:
            module.offer_free(game, game.top(), codes)

    def list_additions(self, game: Game, seat: i64) -> None:
        """Tiles of the reserve that may be built (A-20)."""
        reserve = game.seats[seat].reserve
        if len(reserve) == 0:
            return
        palace = game.seats[seat].palace
        layer: i64
        for layer in range(palace.layers):
            tiles = reserve if palace.layers == 1 else select_layer(reserve, palace, layer)
            list_spots(palace, palace.find_spots(layer, patterns_of(tiles, palace)), tiles, ADD, self.codes)

    # --- choosing ---------------------------------------------------------------------------------------

    def choose_best(self, game: Game, seat: i64, acts: bool) -> i64:
        """The option that changes most for the better."""
        self.glance.look(game, seat, acts)
        self.outlook = None
        self.palace = UNKNOWN
        best: i64 = self.codes.items[0]
        best_value: float = -10000.0
        i: i64
        for i in range(self.codes.size):
            code: i64 = self.codes.items[i]
            value: float = self.value_change(game, seat, code) if is_plain(code) else self.try_out(game, seat, code)
            if value > best_value:
                best, best_value = code, value
        return best

    def value_change(self, game: Game, seat: i64, code: i64) -> float:
        """What a plain action changes."""
        kind: i64 = bare_kind_of(code)
        if kind == TAKE:
            return self.value_taking(game, seat, code)
        if kind == BUY:
            return self.value_purchase(game, seat, code)
        if kind == RESERVE:
            return self.value_storing(game, code)
        return 0.0 if kind == PASS else self.value_building(game, seat, code)

    def try_out(self, game: Game, seat: i64, code: i64) -> float:
        """What any other action changes: it is tried out on a copy."""
        outlook = self.outlook
        if outlook is None:
            outlook = Outlook(game, seat, self.weights)
            self.outlook = outlook
            self.base = outlook.value(game) - outlook.value_extra_action(game)
        trial = game.clone()
        play_own(trial, code)
        return outlook.value_after(trial, code) - self.base

    def value_taking(self, game: Game, seat: i64, code: i64) -> float:
        """What taking money changes."""
        glance = self.glance
        total: float = 0.0
        currency: i64
        card: i64
        for currency in range(4):
            more: i64 = 0
            left: i64 = code & DISPLAY_MASK
            while left != 0:
                card = (left & CARD_MASK) - 1
                if currency_of_card(card) == currency:
                    more += one_card(value_of_card(card))
                left >>= CARD_BITS
            if more != 0:
                total += glance.value_purse(game, currency, game.seats[seat].money[currency] + more, NONE)
                total -= glance.purses[currency]
        card = (code & CARD_MASK) - 1
        return total if card < MONEY_CARDS else glance.value_thing(game.rules.card_worths[card])  # taken alone

    def value_purchase(self, game: Game, seat: i64, code: i64) -> float:
        """What a purchase changes."""
        glance = self.glance
        table = game.rules.tiles
        tile = tile_of(code)
        place: i64 = 0
        while game.market_tiles[place] != tile:
            place += 1
        value: float = self.value_payment(game, seat, first_amount(code), currency_of(code), place)
        if option_of(code) != 0:
            value += self.value_payment(game, seat, second_amount(code), second_currency(code), place)
            value -= glance.value_thing(game.rules.card_worths[card_of(code)])
        value += glance.threat[place] + glance.value_majority(
            game, table.counted[tile], glance.share_of_bought(game, tile)
        )
        return value + glance.value_action() if sum_payment(code) == table.price[tile] else value

    def value_payment(self, game: Game, seat: i64, amount: i64, currency: i64, place: i64) -> float:
        """What paying an amount changes, when the tile on a place of the market goes with it."""
        left: i64 = game.seats[seat].money[currency] - amount
        return self.glance.value_purse(game, currency, left, place) - self.glance.purses[currency]

    def value_building(self, game: Game, seat: i64, code: i64) -> float:
        """What building a tile changes."""
        glance = self.glance
        palace = game.seats[seat].palace
        tile = tile_of(code)
        if self.palace == UNKNOWN:
            self.palace = glance.value_palace(game)
            glance.remember(game)
        value: float = -self.palace
        share: float = 0.0
        if bare_kind_of(code) == ADD:
            value -= glance.value_stored(game, tile)
        else:
            value -= glance.value_unbuilt(game, tile)
            share = glance.share_of_bought(game, tile)
        owner = game.seats[seat]
        reserve, bought = owner.reserve, owner.bought
        if not glance.is_plain:  # modules may look where a tile lies
            owner.reserve = without(reserve, tile)
            owner.bought = without(bought, tile)
        palace.lay(cell_of(code), tile)
        value += glance.value_palace(game) + glance.value_growth(game, tile, share)
        palace.take(cell_of(code))
        owner.reserve, owner.bought = reserve, bought
        return value

    def value_storing(self, game: Game, code: i64) -> float:
        """What putting a tile into the reserve changes."""
        glance = self.glance
        tile = tile_of(code)
        value: float = glance.value_majority(game, game.rules.tiles.counted[tile], -glance.share_of_bought(game, tile))
        return value - glance.value_unbuilt(game, tile) + glance.value_stored(game, tile)


def without(tiles: vec[i64], tile: i64) -> vec[i64]:
    """A copy of the tiles without one of them."""
    left = vec[i64](capacity=len(tiles))
    for other in tiles:
        if other != tile:
            left = append(left, other)
    return left


def is_plain(code: i64) -> bool:
    """Is it an action of the kernel?"""
    kind: i64 = bare_kind_of(code)
    return kind != REMOVE and kind != SWAP and code >> KIND_SHIFT < KERNEL_KINDS
