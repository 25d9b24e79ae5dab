"""Exchange offices: cards that let two currencies be mixed (X)."""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.engine.actions.agenda import seat_of
from alhambra.engine.actions.codes import AMOUNT, KIND, OPTION, TAKE, Codes, tile_of
from alhambra.engine.actions.purse import CURRENCY, SECOND, one_card, worth
from alhambra.engine.component_data import component
from alhambra.engine.notation.lines import unreadable, words_of
from alhambra.engine.notation.notation import kind_named
from alhambra.engine.pieces.cards import CODES, CURRENCIES, CardTable
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.module import Module, State
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.explain import slot_of
from alhambra.engine.turns.supply import slip_in

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game
    from alhambra.engine.rules.ruleset import Rules

PILES: Final = (1, 2, 3)  # two cards into each of the piles 2, 3 and 4


class Offices(State):
    """The exchange cards in each hand, as a bit set. They are taken openly, so everybody can know them."""

    def __init__(self, held: vec[i64]) -> None:
        self.held = held

    def clone(self) -> State:
        return Offices(self.held[:])

    def save(self, game: "Game") -> dict[str, str]:
        first = office_cards(game.rules).first
        names = game.rules.cards.names
        hands = ["+".join(names[first + k] for k in range(6) if held >> k & 1) or "-" for held in self.held]
        return {"offices": " ".join(hands)}

    def load(self, game: "Game", lines: dict[str, str]) -> None:
        first = office_cards(game.rules).first
        held = vec[i64]()
        for word in words_of(lines, "offices", int(game.rules.players)):
            bits: i64 = 0
            for name in word.split("+") if word != "-" else []:
                k = game.rules.cards.parse(name) - first
                if not 0 <= k < 6:
                    raise unreadable(lines, "offices")
                bits |= 1 << k
            held = append(held, bits)
        self.held = held

    def show(self, rules: "Rules") -> dict[str, object]:
        first = office_cards(rules).first
        names = rules.cards.names
        return {"held": [[names[first + k] for k in range(6) if held >> k & 1] for held in self.held]}


def office_cards(rules: "Rules") -> "Exchange":
    """The module, found in its ruleset."""
    return cast(Exchange, rules.module("exchange"))


class Exchange(Module):
    """Six cards, one for each pair of currencies (X-1)."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.first = 0  # number of its first card
        pairs = cast(list[list[str]], component("money")["exchange_pairs"])
        self.low = vec[i64]([min(CURRENCIES.index(name) for name in pair) for pair in pairs])
        self.high = vec[i64]([max(CURRENCIES.index(name) for name in pair) for pair in pairs])

    def name(self) -> str:
        return "exchange"

    def fills(self) -> tuple[str, ...]:
        return ("state", "stack", "take_cards", "payments", "spend")

    def in_hands(self) -> tuple[str, ...]:
        return ("held",)

    def secrets(self) -> tuple[str, ...]:
        return ()

    def add_cards(self, table: CardTable) -> None:
        names = [f"x:{CODES[low]}-{CODES[high]}" for low, high in zip(self.low, self.high, strict=True)]
        self.first = table.add(names, one_class=True)

    def new_state(self, game: "Game") -> State:
        return Offices(vec[i64]([0] * game.rules.players))

    def mine(self, game: "Game") -> Offices:
        return cast(Offices, game.states[self.number])

    def stack(self, game: "Game", division: i64, piles: list[vec[i64]]) -> None:
        """Two random ones into each of piles 2, 3, 4, at the first division only (X-1, X-4)."""
        if division != 0:
            return
        cards = game.chance.shuffle("exchange", vec[i64]([self.first + k for k in range(6)]))
        for i in range(6):
            pile = PILES[i // 2]
            place = game.chance.below("exchange", len(piles[pile]) + 1)
            piles[pile] = slip_in(piles[pile], cards[i], place)

    def take_cards(self, game: "Game", out: Codes) -> None:
        """One exchange card and nothing else (X-2)."""
        for card in game.display:
            if self.first <= card < self.first + 6:
                out.add(TAKE | card + 1)

    def receive(self, game: "Game", seat: i64, card: i64) -> None:
        self.mine(game).held[seat] |= 1 << (card - self.first)

    def held_cards(self, game: "Game") -> vec[i64]:
        out = vec[i64]()
        k: i64
        for held in self.mine(game).held:
            for k in range(6):
                if held >> k & 1 != 0:
                    out = append(out, self.first + k)
        return out

    def payments(self, game: "Game", seat: i64, currency: i64, price: i64, base: i64, out: Codes) -> None:
        """Any mix of the card's two currencies, at least one card of the other one (X-3)."""
        held: i64 = self.mine(game).held[seat]
        if held == 0:
            return
        money = game.seats[seat].money
        k: i64
        for k in range(6):
            if held >> k & 1 != 0 and (self.low[k] == currency or self.high[k] == currency):
                low: i64 = money[self.low[k]]
                high: i64 = money[self.high[k]]
                if worth(low) + worth(high) >= price:
                    start: i64 = base | (k + 1) << OPTION | self.low[k] << CURRENCY
                    start |= self.high[k] << (SECOND + CURRENCY)
                    pay_mixed(low, high, price, 9, start, self.other_amount(k, currency), out)

    def other_amount(self, k: i64, currency: i64) -> i64:
        """The bits of a payment for the currency on card k that is not this one."""
        return AMOUNT << SECOND if self.low[k] == currency else AMOUNT

    def spend(self, game: "Game", seat: i64, payment: i64) -> None:
        """The card goes on the discard pile (X-3)."""
        k: i64 = (payment >> OPTION & 63) - 1
        self.mine(game).held[seat] &= ~(1 << k)
        game.deck.discard = append(game.deck.discard, self.first + k)
        if game.journal is not None:
            game.note("pay", seat, {"card": game.rules.cards.names[self.first + k]})

    # --- refusals -------------------------------------------------------------------------------------

    def refusal(self, game: "Game", code: i64) -> Refusal | None:
        """Why exchange cards are not taken (X-2) or do not pay (X-3, X-4) like this."""
        if code >> KIND << KIND == TAKE:
            return Refusal("X-2", "office-alone")
        k: i64 = (code >> OPTION & 63) - 1
        values: dict[str, str | int] = {"card": game.rules.cards.names[self.first + k]}
        slot = slot_of(game, tile_of(code)) if "tile" in kind_named(game.rules, code).fields else NONE
        if slot < 0:
            return Refusal("X-4", "office-elsewhere", values)
        if self.mine(game).held[seat_of(game.top())] >> k & 1 == 0:
            return Refusal("X-3", "not-in-hand", values)
        if slot != self.low[k] and slot != self.high[k]:
            return Refusal("X-3", "office-currency", values | {"currency": CURRENCIES[slot]})
        if code & self.other_amount(k, slot) == 0:
            return Refusal("X-3", "office-superfluous", values)
        return None


def pay_mixed(low: i64, high: i64, due: i64, value: i64, paid: i64, must: i64, out: Codes) -> None:
    """As `purse.pay`, over two currencies: high values first, of like values the lower currency first.

    Only payments with a card in `must` (the other currency's amount) are kept.
    """
    v = value
    while v > 0:
        one = one_card(v)
        if low & 3 * one != 0:
            lay_card(low - one, high, due, v, paid + one, must, out)
        # Having laid a card of the higher currency we lay no more of the lower one at this value: each set once.
        if high & 3 * one != 0:
            lay_card(low & ~(3 * one), high - one, due, v, paid + (one << SECOND), must, out)
        v -= 1


def lay_card(low: i64, high: i64, due: i64, v: i64, paid: i64, must: i64, out: Codes) -> None:
    """One more card was laid: the price is met, or the search goes on."""
    if v >= due:
        if paid & must != 0:
            out.add(paid)
    else:
        pay_mixed(low, high, due - v, v, paid, must, out)
