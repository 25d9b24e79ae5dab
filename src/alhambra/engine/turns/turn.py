"""A turn: actions, placing, refilling, and what follows (A-10 … A-16, A-40 … A-45)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alhambra.engine.actions.agenda import (
    ACT,
    AWARD,
    END_CHECK,
    END_TURN,
    FINISH,
    LEFT_OVER,
    PLACE,
    POINT,
    SCORE,
    TURN,
    argument_of,
    entry_of,
    is_in_turn,
    seat_of,
    stage_of,
)
from alhambra.engine.actions.codes import (
    ADD,
    BUY,
    CARD_BITS,
    CARD_MASK,
    DISPLAY_MASK,
    KIND_SHIFT,
    PASS,
    RESERVE,
    SWAP,
    TAKE,
    TILE_SHIFT,
    Codes,
    bare_kind_of,
    cell_of,
    has_kind,
    tile_of,
)
from alhambra.engine.actions.codes import PLACE as PLACE_TILE
from alhambra.engine.actions.codes import REMOVE as REMOVE_TILE
from alhambra.engine.pieces.cards import MONEY_CARDS
from alhambra.engine.rules.leaflet import AFTER_SCORING, AFTER_TURN, BEFORE_SCORING
from alhambra.engine.turns.endgame import finish, is_idle, offer_awards, open_end, settle_slot
from alhambra.engine.turns.market import is_short, refill_display, refill_market
from alhambra.engine.turns.moves import (
    build,
    end_action,
    leave_display,
    leave_market,
    offer_cells,
    push_point,
    receive_card,
    settle_tile,
)
from alhambra.engine.turns.payment import discard_payment, offer_payments, sum_payment
from alhambra.engine.turns.redesign import offer_redesigns, redesign
from alhambra.engine.turns.scoring import score

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game


# --- what may be done -------------------------------------------------------------------------------


def offer(game: "Game", out: Codes) -> None:
    """List the actions of the open decision."""
    entry = game.top()
    stage = stage_of(entry)
    if stage == ACT:
        offer_actions(game, entry, out)
    elif stage == PLACE:
        offer_places(game, entry, out)
    elif stage == AWARD:
        offer_awards(game, entry, out)
    else:
        game.rules.stage_owners[stage].offer(game, entry, out)
    offer_free_actions(game, entry, out)


def offer_actions(game: "Game", entry: i64, out: Codes) -> None:
    """Take money, buy, redesign, or what a module adds (A-10)."""
    rules = game.rules
    seat = seat_of(entry)
    offer_money(game, out)
    offer_purchases(game, seat, out)
    offer_redesigns(game.seats[seat], out)
    for module in rules.offering:
        module.offer(game, entry, out)
    if game.extra or out.size == 0:
        out.add(PASS)


def offer_money(game: "Game", out: Codes) -> None:
    """The ways to take money from the display (A-11)."""
    out.extend(game._takes)


def offer_free_actions(game: "Game", entry: i64, out: Codes) -> None:
    """What modules let a player do at every decision of his own turn, at no cost (B-2)."""
    modules = game.rules.freeing
    if len(modules) != 0 and is_in_turn(game.agenda):
        for module in modules:
            module.offer_free(game, entry, out)


def offer_purchases(game: "Game", seat: i64, out: Codes) -> None:
    """Every tile of the market with every payment (A-12)."""
    prices = game.rules.tiles.price
    layers: i64 = len(game.bags)
    slot: i64
    place: i64
    for slot in range(4):
        for place in range(slot * layers, slot * layers + layers):
            tile: i64 = game.market_tiles[place]
            if tile >= 0:
                offer_payments(game, seat, slot, prices[tile], BUY | tile << TILE_SHIFT, out)


def offer_places(game: "Game", entry: i64, out: Codes) -> None:
    """Where the tiles bought this turn may go (A-40)."""
    seat = game.seats[seat_of(entry)]
    for tile in seat.bought:
        out.add(RESERVE | tile << TILE_SHIFT)
        offer_cells(game, seat_of(entry), tile, PLACE_TILE | tile << TILE_SHIFT, out)
    for module in game.rules.offering:
        module.offer(game, entry, out)


# --- doing it ---------------------------------------------------------------------------------------


def apply(game: "Game", code: i64) -> None:
    """Carry out a legal action."""
    kind: i64 = bare_kind_of(code)
    seat = seat_of(game.top())
    if kind == TAKE:
        take_money(game, seat, code)
    elif kind == BUY:
        buy(game, seat, code)
    elif kind == PLACE_TILE or kind == RESERVE:
        place(game, seat, code)
    elif kind == ADD or kind == REMOVE_TILE or kind == SWAP:
        redesign(game, seat, code)
        game.take_next()
    elif kind == PASS:
        if game.journal is not None:
            game.note("pass", seat, {})
        game.take_next()
    else:
        game.rules.kind_owners[code >> KIND_SHIFT].apply(game, code)


def take_money(game: "Game", seat: i64, code: i64) -> None:
    """Take cards from the display (A-11)."""
    cards: i64 = code & DISPLAY_MASK
    while cards != 0:
        card: i64 = (cards & CARD_MASK) - 1
        leave_display(game, card)
        if card < MONEY_CARDS:
            game.seats[seat].receive(card)
        else:
            receive_card(game, seat, card)
        if game.journal is not None:
            game.note("take", seat, {"card": game.rules.cards.names[card]})
        cards >>= CARD_BITS
    game.take_next()


def buy(game: "Game", seat: i64, code: i64) -> None:
    """Pay, take the tile aside, and act once more if the payment was exact (A-12, A-13)."""
    tile = tile_of(code)
    discard_payment(game, seat, code)
    leave_market(game, tile)
    game.seats[seat].buy(tile)
    exact = sum_payment(code) == game.rules.tiles.price[tile]
    if game.journal is not None:
        game.note("buy", seat, {"tile": game.rules.tiles.name(tile), "exact": 1 if exact else 0})
    end_action(game, exact)


def place(game: "Game", seat: i64, code: i64) -> None:
    """Put a bought tile where it belongs (A-40)."""
    tile = tile_of(code)
    owner = game.seats[seat]
    if has_kind(code, RESERVE):
        owner.store(tile)
        if game.journal is not None:
            game.note("reserve", seat, {"tile": game.rules.tiles.name(tile)})
    else:
        build(game, seat, cell_of(code), tile)
    settle_tile(game, seat, tile)


# --- from turn to turn --------------------------------------------------------------------------------


def advance(game: "Game") -> None:
    """Carry out what runs by itself, up to the next decision or the end."""
    while not game.is_over:
        entry = game.top()
        stage = stage_of(entry)
        if game.rules.is_decision[stage] != 0:
            return
        game.take_next()
        run(game, stage, entry)


def run(game: "Game", stage: i64, entry: i64) -> None:
    """Carry out one entry of the agenda."""
    if stage == END_TURN:
        end_turn(game, seat_of(entry))
    elif stage == TURN:
        begin_turn(game, seat_of(entry))
    elif stage == POINT:
        game.rules.modules[argument_of(entry)].run(game, entry)
    elif stage == SCORE:
        score(game, argument_of(entry))
    elif stage == END_CHECK:
        end_check(game, seat_of(entry))
    elif stage == LEFT_OVER:
        settle_slot(game, argument_of(entry))
    elif stage == FINISH:
        finish(game)
    else:
        game.rules.stage_owners[stage].run(game, entry)


def begin_turn(game: "Game", seat: i64) -> None:
    """A player's turn begins (A-8, A-10)."""
    game.turn = seat
    game.turns += 1
    game.extra = False
    if game.journal is not None:
        game.note("turn", seat, {})
    game.put_next(entry_of(END_TURN, seat))
    game.put_next(entry_of(ACT, seat))


def end_turn(game: "Game", seat: i64) -> None:
    """Place, refill money, refill market, score, end check (A-40 … A-45)."""
    if len(game.seats[seat].bought) != 0:
        game.put_next(entry_of(END_TURN, seat))
        game.put_next(entry_of(PLACE, seat))
        return
    refill_display(game)
    refill_market(game)
    following = seat + 1
    if following == game.rules.players:
        following = 0
    if game.due == 0:
        end_check(game, following)
        return
    game.put_next(entry_of(END_CHECK, following))
    scoring: i64 = 2
    while scoring > 0:
        scoring -= 1
        if game.due >> scoring & 1 != 0:
            push_point(game, AFTER_SCORING)
            game.put_next(entry_of(SCORE, 0, scoring))
            push_point(game, BEFORE_SCORING)
    game.due = 0


def end_check(game: "Game", following: i64) -> None:
    """The end of the game (A-46, A-55, C-9), or the next turn."""
    if is_short(game):
        open_end(game)
    elif is_idle(game):
        open_end(game, "idle")
    elif len(game.rules.points[AFTER_TURN]) == 0:
        begin_turn(game, following)
    else:
        game.put_next(entry_of(TURN, following))
        push_point(game, AFTER_TURN)
