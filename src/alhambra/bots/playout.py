"""Playouts: a line played on by a quick policy, much like the greedy one, that copies no positions."""

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.bots.evaluation import Outlook
from alhambra.bots.glance import UNKNOWN, Glance
from alhambra.bots.own_turn import play_own
from alhambra.bots.policy import greedy_code
from alhambra.bots.weights import Weights
from alhambra.engine.actions.agenda import ACT, AWARD, seat_of, step_of
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
    cell_of,
    option_of,
    tile_of,
)
from alhambra.engine.actions.purse import card_of, currency_of, first_amount, one_card, second_amount, second_currency
from alhambra.engine.chance import Fast
from alhambra.engine.pieces.cards import MONEY_CARDS, currency_of_card, value_of_card
from alhambra.engine.play.game import Game
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
            game.play(self.choice(game))
        return self.worth(game, seat)

    def worth(self, game: Game, seat: i64) -> float:
        """The value of the position where it ends."""
        return Outlook(game, seat, self.weights).value(game)

    def choice(self, game: Game) -> i64:
        """A good action for the seat that acts. Rebuilding is left out unless there is nothing else to do."""
        entry = game.top()
        step = step_of(entry)
        if step > AWARD:
            return greedy_code(game, self.weights)
        self.list_options(game, step, seat_of(entry))
        codes = self.codes
        if codes.size == 0:
            return greedy_code(game, self.weights)
        if codes.size == 1:
            return codes.items[0]
        return self.best(game, seat_of(entry), step == ACT)

    # --- options ----------------------------------------------------------------------------------------

    def list_options(self, game: Game, step: i64, seat: i64) -> None:
        """What may be done, without removing and swapping."""
        codes = self.codes
        codes.size = 0
        if step != ACT:
            turn.offer(game, codes)
            return
        codes.extend(game._takes)
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

    def best(self, game: Game, seat: i64, acts: bool) -> i64:
        """The option that changes most for the better."""
        self.glance.look(game, seat, acts)
        self.outlook = None
        self.palace = UNKNOWN
        best: i64 = self.codes.items[0]
        best_value: float = -10000.0
        i: i64
        for i in range(self.codes.size):
            code: i64 = self.codes.items[i]
            value: float = self.change(game, seat, code) if is_plain(code) else self.tried(game, seat, code)
            if value > best_value:
                best, best_value = code, value
        return best

    def change(self, game: Game, seat: i64, code: i64) -> float:
        """What a plain action changes."""
        kind: i64 = code >> KIND_SHIFT << KIND_SHIFT
        if kind == TAKE:
            return self.taken(game, seat, code)
        if kind == BUY:
            return self.bought(game, seat, code)
        if kind == RESERVE:
            return self.stored(game, code)
        return 0.0 if kind == PASS else self.built(game, seat, code)

    def tried(self, game: Game, seat: i64, code: i64) -> float:
        """What any other action changes: it is tried out on a copy."""
        outlook = self.outlook
        if outlook is None:
            outlook = Outlook(game, seat, self.weights)
            self.outlook = outlook
            self.base = outlook.value(game) - outlook.again(game)
        trial = game.clone()
        play_own(trial, code)
        return outlook.after(trial, code) - self.base

    def taken(self, game: Game, seat: i64, code: i64) -> float:
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
                total += glance.purse(game, currency, game.seats[seat].money[currency] + more, -1)
                total -= glance.purses[currency]
        card = (code & CARD_MASK) - 1
        return total if card < MONEY_CARDS else glance.thing_worth(game.rules.card_worths[card])  # taken alone

    def bought(self, game: Game, seat: i64, code: i64) -> float:
        """What a purchase changes."""
        glance = self.glance
        table = game.rules.tiles
        tile = tile_of(code)
        place: i64 = 0
        while game.market[place] != tile:
            place += 1
        value: float = self.paid_from(game, seat, first_amount(code), currency_of(code), place)
        if option_of(code) != 0:
            value += self.paid_from(game, seat, second_amount(code), second_currency(code), place)
            value -= glance.thing_worth(game.rules.card_worths[card_of(code)])
        value += glance.threat[place] + glance.majority(game, table.counted[tile], glance.bought_share(game, tile))
        return value + glance.action_worth() if sum_payment(code) == table.price[tile] else value

    def paid_from(self, game: Game, seat: i64, amount: i64, currency: i64, place: i64) -> float:
        """What paying an amount changes, when the tile on a place of the market goes with it."""
        left: i64 = game.seats[seat].money[currency] - amount
        return self.glance.purse(game, currency, left, place) - self.glance.purses[currency]

    def built(self, game: Game, seat: i64, code: i64) -> float:
        """What building a tile changes."""
        glance = self.glance
        palace = game.seats[seat].palace
        tile = tile_of(code)
        if self.palace == UNKNOWN:
            self.palace = glance.palace(game)
            glance.remember(game)
        value: float = -self.palace
        share: float = 0.0
        if code >> KIND_SHIFT << KIND_SHIFT == ADD:
            value -= glance.stored_worth(game, tile)
        else:
            value -= glance.unbuilt_worth(game, tile)
            share = glance.bought_share(game, tile)
        owner = game.seats[seat]
        reserve, bought = owner.reserve, owner.bought
        if not glance.is_plain:  # modules may look where a tile lies
            owner.reserve = without(reserve, tile)
            owner.bought = without(bought, tile)
        palace.lay(cell_of(code), tile)
        value += glance.palace(game) + glance.grown(game, tile, share)
        palace.take(cell_of(code))
        owner.reserve, owner.bought = reserve, bought
        return value

    def stored(self, game: Game, code: i64) -> float:
        """What putting a tile into the reserve changes."""
        glance = self.glance
        tile = tile_of(code)
        value: float = glance.majority(game, game.rules.tiles.counted[tile], -glance.bought_share(game, tile))
        return value - glance.unbuilt_worth(game, tile) + glance.stored_worth(game, tile)


def without(tiles: vec[i64], tile: i64) -> vec[i64]:
    """A copy of the tiles without one of them."""
    left = vec[i64](capacity=len(tiles))
    for other in tiles:
        if other != tile:
            left = append(left, other)
    return left


def is_plain(code: i64) -> bool:
    """Is it an action of the kernel?"""
    kind: i64 = code >> KIND_SHIFT << KIND_SHIFT
    return kind != REMOVE and kind != SWAP and code >> KIND_SHIFT < KERNEL_KINDS
