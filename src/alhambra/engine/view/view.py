"""What one player may know: built from what that player can see, never cut out of a copy.

Money moves openly, so a player who remembers everything knows all hands. A view has them, apart from what a table
shows: bots may use them, and so does a table played with open money. What nobody can know (the order of deck and bags)
and what is another player's secret (modules say which) are not in here at all. `sample` makes a world that agrees
with the view.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.engine.actions.agenda import seat_of
from alhambra.engine.actions.purse import count_alike
from alhambra.engine.chance import Chance, Fast
from alhambra.engine.errors import Unchecked, make_type_error
from alhambra.engine.hooks import HOOKS
from alhambra.engine.pieces.cards import FIRST_SCORING, MONEY_CARDS, VALUES, card_number
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.rules.lying import find_seen_tiles, list_held_pieces
from alhambra.engine.turns.seat import Seat
from alhambra.engine.turns.table import Table

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game

SPECTATOR: Final[i64] = -1


class View(Table):
    """A game as one seat (or a spectator) knows it: hands as perfect memory knows them."""

    def __init__(self, game: "Game", viewer: int) -> None:
        super().__init__(game.rules)
        self._share(game)
        self._own()
        self.states = [state.seen_by(game, viewer) for state in game.states]
        self.viewer = viewer
        self.discard = game.deck.discard[:]
        self.census = game.deck.census[:]
        self.divisions = game.deck.divisions
        self.bag_sizes: list[int] = [len(bag) for bag in game.bags]
        self._kind_of_game: type[Game] = type(game)

    def sample(self, chance: Chance | Unchecked) -> "Game":
        """A whole game that agrees with everything in this view; what is hidden is dealt by chance."""
        if not isinstance(chance, Chance):
            raise make_type_error("a source of chance, as view.sample(Fast(1))", chance)
        game = self._kind_of_game(self.rules)
        game._share(self)
        game._own()
        game.states = [state.clone() for state in self.states]
        game.chance = chance
        for state in game.states:
            state.complete(game, chance)
        self._deal_bags(game, chance)
        self._deal_deck(game, chance)
        return game

    # --- as an object -------------------------------------------------------------------------------

    @property
    def to_act(self) -> int:
        """The seat that decides now; -1 when the game is over."""
        return NONE if self.is_over else seat_of(self.agenda[len(self.agenda) - 1])

    def shown(self) -> dict[str, object]:
        """The view as plain data that can travel as JSON, hands as perfect memory knows them."""
        return cast(dict[str, object], HOOKS["shown"](self))

    @staticmethod
    def from_shown(shown: Mapping[str, object]) -> "View":
        """The view that `shown` was made from, here or on another machine: what a program in the arena gets as `view`,
        or what a server answers to `sample`. InvalidNotation if it cannot be read.
        """
        return cast(View, HOOKS["from_shown"](shown))

    def __eq__(self, other: object) -> bool:
        """Does the same viewer know the same? The hidden parts of the games may differ."""
        if not isinstance(other, View) or other.viewer != self.viewer:
            return False
        return self._make_typical_game() == other._make_typical_game()

    def __hash__(self) -> int:
        return hash((self.viewer, self._make_typical_game().position_hash))

    def _make_typical_game(self) -> "Game":
        """A game that is the same for everything that looks the same to the viewer."""
        return self.sample(Fast(0))

    def __str__(self) -> str:
        return str(HOOKS["view_text"](self))

    def __repr__(self) -> str:
        who = "a spectator" if self.viewer == SPECTATOR else f"seat {self.viewer}"
        where = "over" if self.is_over else f"seat {self.to_act} decides"
        return f"<View of {who}: {self.rules.setup}; step {self.steps}, {where}>"

    def _repr_svg_(self) -> str:
        return str(HOOKS["view_svg"](self))

    # --- bags ---------------------------------------------------------------------------------------

    def _deal_bags(self, game: "Game", chance: Chance) -> None:
        """The tiles that lie nowhere in sight, in any order."""
        seen = find_seen_tiles(game)
        for layer in range(len(self.bag_sizes)):
            unseen = vec[i64]()
            for tile in self.rules.bags[layer]:
                if seen[tile] == 0:
                    unseen = append(unseen, tile)
            game.bags.append(chance.shuffle("tiles", unseen)[: self.bag_sizes[layer]])

    # --- deck ---------------------------------------------------------------------------------------

    def _deal_deck(self, game: "Game", chance: Chance) -> None:
        """The cards that lie nowhere in sight, in each pile as many of each class as everybody can work out."""
        deck = game.deck
        deck.discard = self.discard[:]
        deck.divisions = self.divisions - 1  # `stack` counts one more
        unseen = self._list_unseen_cards(game, chance)
        classes = self.rules.class_count
        piles: list[vec[i64]] = []
        at: i64
        k: i64
        for at in range(0, len(self.census), classes):
            pile = vec[i64]()
            for k in range(classes):
                pile = draw_from(unseen, k, self.census[at + k], pile)
            piles.append(chance.shuffle("money", pile))
        deck.stack(piles, chance, 0)

    def _list_unseen_cards(self, game: "Game", chance: Chance) -> list[vec[i64]]:
        """The unseen cards of each class, shuffled."""
        left = self._count_unseen(game)
        out: list[vec[i64]] = [vec[i64]() for _ in range(self.rules.class_count)]
        card: i64
        for card in range(len(left)):
            for _ in range(left[card]):
                k: i64 = self._class_of(card)
                out[k] = append(out[k], card)
        return [chance.shuffle("money", cards) for cards in out]

    def _class_of(self, card: i64) -> i64:
        """The class of a card in the deck (`Deck.class_of`)."""
        return self.rules.card_classes[card] if self.divisions <= 1 or card < FIRST_SCORING + 2 else 0

    def _count_unseen(self, game: "Game") -> vec[i64]:
        """How many of each card lie nowhere in sight."""
        rules = self.rules
        left = vec[i64]([rules.copies if card < MONEY_CARDS else 1 for card in range(len(rules.card_classes))])
        for seat in self.seats:
            take_hand(seat, left)
        for card in self.display:
            if card >= 0:
                left[card] -= 1
        for card in self.discard:
            left[card] -= 1
        for card in list_held_pieces(game, "cards"):
            left[card] -= 1
        return left


def deal_unseen(view: View, game: "Game", chance: Chance) -> None:
    """Fill bags and deck of a game with what a view does not show, by chance."""
    game.bags = []
    view._deal_bags(game, chance)
    view._deal_deck(game, chance)


def take_hand(seat: Seat, left: vec[i64]) -> None:
    """Take the cards of a hand off the counts."""
    currency: i64
    value: i64
    for currency in range(4):
        for value in range(1, VALUES + 1):
            left[card_number(currency, value)] -= count_alike(seat.money[currency], value)


def draw_from(unseen: list[vec[i64]], k: i64, number: i64, pile: vec[i64]) -> vec[i64]:
    """Move a number of cards of a class onto a pile."""
    cards = unseen[k]
    left: i64 = len(cards) - number
    i: i64
    for i in range(left, len(cards)):
        pile = append(pile, cards[i])
    unseen[k] = cards[:left]
    return pile
