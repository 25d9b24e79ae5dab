"""Checks of what was dealt: starting money, starting player, the five piles of the money deck."""

from collections.abc import Callable, Mapping, Sequence

from .cards import is_exchange, is_scoring, value

# Which pile each scoring card lies in (A-7, C-2); "combined-again" is the second division of C-2.
SCORING_PILES: dict[str, dict[str, int]] = {
    "family-box": {"score1": 2, "score2": 4},
    "revised": {"score1": 2, "score2": 5},
    "combined": {"score1": 3},
    "combined-again": {"score2": 2},
}
EXCHANGE_PILES = (2, 2, 3, 3, 4, 4)


def starting_hands(deck: Sequence[str], players: int) -> tuple[list[list[str]], list[str]]:
    """A-4: the hands dealt from the top (the beginning) of a money deck, and the rest of it."""
    rest = list(deck)
    hands: list[list[str]] = []
    for _ in range(players):
        hand: list[str] = []
        while total(hand) < 20:
            hand.append(rest.pop(0))
        hands.append(hand)
    return hands, rest


def could_be_starting_money(hand: Sequence[str]) -> bool:
    """A-4: can these cards, in some order, have been drawn until they made 20?"""
    return any(total(hand) - value(last) < 20 <= total(hand) for last in hand)


def total(hand: Sequence[str]) -> int:
    """The value of a hand, all currencies together."""
    return sum(map(value, hand))


def starting_player(hands: Sequence[Sequence[str]], youngest: int | None = None) -> int:
    """A-5: the seat that starts; `youngest` is the seat named the youngest, if any is."""
    order = [(len(hand), total(hand), seat != youngest, seat) for seat, hand in enumerate(hands)]
    return min(order)[-1]


def pile_sizes(cards: int) -> list[int]:
    """A-7: five piles, as equal as possible, the earlier ones larger."""
    sizes = [0] * 5
    for card in range(cards):
        sizes[card % 5] += 1
    return sizes


def faults_of_deck(deck: Sequence[str], division: str, exchange: bool = False) -> list[str]:
    """The rules that a freshly stacked deck (top first) breaks; `division` is a key of SCORING_PILES.

    `exchange` says whether exchange cards were added to the piles. Those that a second division finds in the
    discard pile are dealt out like money instead.
    """
    scorings = [(pile, card) for card, pile in SCORING_PILES[division].items()]
    exchanges = [*EXCHANGE_PILES] if exchange else []
    piles = cut(deck, [pile for pile, _ in scorings] + exchanges)
    faults = {
        "C-2" if division.startswith("combined") else "A-7": found(piles, is_scoring) != sorted(scorings),
        "X-1": exchange and [pile for pile, _ in found(piles, is_exchange)] != exchanges,
    }
    return [rule for rule, broken in faults.items() if broken]


def cut(deck: Sequence[str], added: Sequence[int]) -> dict[int, list[str]]:
    """Cut a deck back into its piles 1 to 5, given the pile of each card added after equalising."""
    piles: dict[int, list[str]] = {}
    rest = list(deck)
    for pile, size in enumerate(pile_sizes(len(deck) - len(added)), start=1):
        height = size + added.count(pile)
        piles[pile], rest = rest[:height], rest[height:]
    return piles


def found(piles: Mapping[int, Sequence[str]], wanted: Callable[[str], bool]) -> list[tuple[int, str]]:
    """The cards wanted, each with its pile, sorted."""
    return sorted((pile, card) for pile, cards in piles.items() for card in cards if wanted(card))
