"""The money deck: stacked in piles, drawn from the top, made again from the discard pile (A-7, A-41)."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from alhambra.engine.chance import MONEY_STREAM, Chance
from alhambra.engine.pieces.cards import FIRST_SCORING


class Deck:
    """Cards drawn from the end of a vector, and what everybody can know of their order.

    A player who watched knows how many cards of each class (`cards.py`) are left in each pile: `census` counts
    them, pile by pile from the top one. Once the deck has been made again from the discard pile, only scoring cards can
    be told apart.
    """

    def __init__(self, classes: vec[i64], class_count: i64) -> None:
        self.classes = classes  # class of each card
        self.class_count = class_count
        self.cards = vec[i64]()
        self.discard = vec[i64]()
        self.census = vec[i64]()
        self.divisions: i64 = 0  # how often the deck was made

    def clone(self) -> "Deck":
        """An independent copy."""
        other = Deck(self.classes, self.class_count)
        other.cards = self.cards[:]
        other.discard = self.discard[:]
        other.census = self.census[:]
        other.divisions = self.divisions
        return other

    def draw(self) -> i64:
        """The top card; the deck must have one."""
        self.cards, card = pop(self.cards)
        at: i64 = 0
        while self.measure_pile(at) == 0:
            at += self.class_count
        self.census[at + self.class_of(card)] -= 1
        return card

    def class_of(self, card: i64) -> i64:
        """The class of a card in the deck as it was last made."""
        if self.divisions <= 1 or card < FIRST_SCORING + 2:
            return self.classes[card]
        return 0

    def measure_pile(self, at: i64) -> i64:
        """Cards left in the pile whose counts begin at an index of the census."""
        total: i64 = 0
        k: i64
        for k in range(self.class_count):
            total += self.census[at + k]
        return total

    def stack(self, piles: list[vec[i64]], chance: Chance, drawn: i64) -> None:
        """Put the piles on each other, the first on top."""
        cards = vec[i64]()
        census = vec[i64]([0] * (len(piles) * self.class_count))
        self.divisions += 1
        i: i64 = len(piles)
        while i > 0:
            i -= 1
            for card in piles[i]:
                cards = append(cards, card)
                census[i * self.class_count + self.class_of(card)] += 1
        self.cards = chance.arrange(MONEY_STREAM, cards, drawn)
        self.census = census


def divide(cards: vec[i64], parts: i64) -> list[vec[i64]]:
    """Piles as equal as possible, the earlier ones getting the extra cards; the first is the end of `cards`,
    drawn first (A-7).
    """
    piles: list[vec[i64]] = []
    total: i64 = len(cards)
    end = total
    i: i64
    for i in range(parts):
        size: i64 = total // parts + (1 if i < total % parts else 0)
        piles.append(cards[end - size : end])
        end -= size
    return piles


def slip_in(pile: vec[i64], card: i64, place: i64) -> vec[i64]:
    """The pile with a card put in so that `place` cards lie under it."""
    out = append(pile, card)
    i: i64 = len(out) - 1
    while i > place:
        out[i] = out[i - 1]
        i -= 1
    out[place] = card
    return out
