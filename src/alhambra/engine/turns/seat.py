"""What lies before one player: palace, money, reserve, and the tiles bought this turn."""

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from alhambra.engine.actions.purse import cards_of, count_cards, one_card, sum_values
from alhambra.engine.palace.palace import Palace, insert
from alhambra.engine.pieces.cards import currency_of_card, money_text, value_of_card


class Seat:
    """A player's things. Lists are ascending, so that nothing depends on the order in which they came."""

    def __init__(self, palace: Palace) -> None:
        self.palace = palace
        self.money = vec[i64]()  # an amount (`purse.py`) per currency
        self.reserve = vec[i64]()
        self.bought = vec[i64]()  # tiles waiting to be placed
        self.redesigns = vec[i64]()  # the redesign actions, while `fresh`
        self.fresh = False

    def clone(self) -> "Seat":
        """An independent copy."""
        other = Seat(self.palace.clone())
        other.money = self.money[:]
        other.reserve = self.reserve[:]
        other.bought = self.bought[:]
        other.redesigns = self.redesigns  # never changed in place
        other.fresh = self.fresh
        return other

    def receive(self, card: i64) -> None:
        """Take a money card into the hand."""
        self.money[currency_of_card(card)] += one_card(value_of_card(card))

    @property
    def hand(self) -> list[str]:
        """The money cards in hand by name, by currency, highest first."""
        currency: i64
        cards: list[str] = []
        for currency in range(4):
            cards += [money_text(card) for card in cards_of(currency, self.money[currency])]
        return cards

    @property
    def reserve_names(self) -> list[str]:
        """The tiles in the reserve by name."""
        return [self.palace.tiles.name(tile) for tile in self.reserve]

    @property
    def bought_names(self) -> list[str]:
        """The tiles that wait to be placed, by name (A-14)."""
        return [self.palace.tiles.name(tile) for tile in self.bought]

    def __repr__(self) -> str:
        return f"<Seat {' '.join(self.hand) or 'without money'}; {self.palace!r}>"

    def hand_size(self) -> int:
        """The number of money cards in hand (public, A-4)."""
        total: i64 = 0
        for amount in self.money:
            total += count_cards(amount)
        return total

    def sum_fortune(self) -> int:
        """The sum of all money in hand."""
        total: i64 = 0
        for amount in self.money:
            total += sum_values(amount)
        return total

    def build(self, cell: i64, tile: i64) -> None:
        """Lay a tile into the palace."""
        self.palace.lay(cell, tile)
        self.fresh = False

    def tear_down(self, cell: i64) -> i64:
        """Take a tile out of the palace."""
        self.fresh = False
        return self.palace.take(cell)

    def store(self, tile: i64) -> None:
        """Put a tile into the reserve."""
        self.reserve = insert(self.reserve, tile)
        self.fresh = False

    def unstore(self, tile: i64) -> None:
        """Take a tile out of the reserve."""
        self.reserve = remove(self.reserve, tile)
        self.fresh = False

    def buy(self, tile: i64) -> None:
        """A tile to be placed at the end of the turn."""
        self.bought = insert(self.bought, tile)

    def settle(self, tile: i64) -> None:
        """That tile has found its place."""
        self.bought = remove(self.bought, tile)


def empty_money() -> vec[i64]:
    """No money in four currencies."""
    money = vec[i64]()
    for _ in range(4):
        money = append(money, 0)
    return money
