"""What each seat did in a game: purchases and how well they were paid, and redesigns."""

from typing import Final

from alhambra.engine.actions.codes import kind_of, tile_of
from alhambra.engine.play.game import Game
from alhambra.engine.turns.payment import sum_payment

REDESIGNS: Final = ("add", "remove", "swap")
BOUGHT, EXACT, OVERPAID, REDESIGNED = range(4)
"""What is counted: tiles bought for their full price, those paid exactly, money paid beyond prices, redesigns."""


class Deeds:
    """Counts what the seats of a game do."""

    def __init__(self, game: Game) -> None:
        rules = game.rules
        self.prices = rules.tiles.price
        self.pays = [
            kind.role == "purchase" and "payment" in kind.fields and kind.price_divisor == 1 for kind in rules.kinds
        ]
        self.redesigns = [kind.name in REDESIGNS for kind in rules.kinds]
        self.counts = [[0, 0, 0, 0] for _ in game.seats]

    def count(self, seat: int, code: int) -> None:
        """Enter an action of a seat."""
        kind, its = kind_of(code), self.counts[seat]
        if self.pays[kind]:
            change = int(sum_payment(code)) - int(self.prices[tile_of(code)])
            its[BOUGHT] += 1
            its[EXACT] += change == 0
            its[OVERPAID] += change
        elif self.redesigns[kind]:
            its[REDESIGNED] += 1

    def list_by_seat(self) -> tuple[tuple[int, ...], ...]:
        """The counts of each seat."""
        return tuple(tuple(its) for its in self.counts)


def palaces_of(game: Game) -> tuple[str, ...]:
    """The tiles in each palace by name, with blanks between them."""
    return tuple(" ".join(name for name, _, _ in seat.palace.items()) for seat in game.seats)
