"""What a learner sees of the base game for 3 to 6 players: numbers about the situation, and about each legal action.

Other games and modules have other kinds of actions, and need features of their own.
"""

import numpy as np
import numpy.typing as npt

from alhambra import Game, Palace
from alhambra.engine.actions.codes import (
    ADD,
    BUY,
    CARD_BITS,
    CARD_MASK,
    KIND_SHIFT,
    PLACE,
    RESERVE,
    SWAP,
    TAKE,
    TILE_SHIFT,
)
from alhambra.engine.learning.observation import Layout
from alhambra.engine.pieces.cards import MONEY_CARDS
from alhambra.engine.pieces.cells import cell_code
from alhambra.lab.envs.table import array_of

Array = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int16]
Indices = npt.NDArray[np.int64]

KINDS, TAKES, BUYS, ASIDE = 8, int(TAKE >> KIND_SHIFT), int(BUY >> KIND_SHIFT), int(RESERVE >> KIND_SHIFT)
LAYING = [int(kind >> KIND_SHIFT) for kind in (ADD, PLACE, SWAP)]
ANY_BORDER, LOW_SUMS, REMEMBERED = 0xFFFF, (1 << 40) - 1, 200_000


class Sight:
    """Turns what a player sees, and may do, into rows of numbers of about the same size.

    A row of an action says what it leads to: points of majorities, the longest wall and the cells to build on after a
    tile is laid, and what the money in hand will then pay in the market. Only what the player can know is looked at.
    """

    def __init__(self, layout: Layout) -> None:
        rules = layout.rules
        self.parts = {name: slice(first, first + size) for name, (first, size) in layout.parts.items()}
        self.players, self.types = int(rules.players), len(rules.tiles.types)
        self.price, self.type = np.array([*rules.tiles.price]), np.array([*rules.tiles.type])
        self.walls = np.array([int(border).bit_count() for border in rules.tiles.border])
        self.places = np.zeros((self.types, 3, 2 * self.players + 1), np.int64)  # points of the first places, summed
        for kind in range(self.types):
            for scoring in range(3):
                points = rules.category_owners[kind].list_place_points(scoring, kind, 0)
                paid = [*points, *[0] * 2 * self.players]
                self.places[kind, scoring, 1:] = np.cumsum(paid[: 2 * self.players])
        self.known: dict[tuple[int, bytes, bytes], tuple[float, float]] = {}

    def majorities(self, counts: Numbers) -> npt.NDArray[np.int64]:
        """[game][seat][type][scoring]: points for those numbers of buildings, [game][seat][type]."""
        above = (counts[:, None] > counts[:, :, None]).sum(2)
        tied = (counts[:, None] == counts[:, :, None]).sum(2)
        kind = np.arange(self.types)
        shared = self.places[kind, :, above + tied] - self.places[kind, :, above]
        points: npt.NDArray[np.int64] = shared // tied[..., None] * (counts > 0)[..., None]
        return points

    def gains(self, counts: Numbers, held: Numbers) -> Array:
        """[game][seat][type][scoring]: what one more building gains a seat over the others, in scorings to come."""
        now = self.majorities(counts)
        found = np.zeros(now.shape, np.float32)
        for seat in range(self.players):
            more = counts.copy()
            more[:, seat] += 1
            change = self.majorities(more) - now
            own = change[:, seat]
            found[:, seat] = own - (change.sum(1) - own) / (self.players - 1)
        return (found * (1 - held[:, None, None, :]) / 10).astype(np.float32)

    def look(self, games: list[Game], seen: Numbers, counts: Indices) -> tuple[Array, Array]:
        """A row for each game about its situation, and a row for each of its legal actions."""
        rows, moment = len(seen), seen[:, self.parts["moment"]]
        buildings = seen[:, self.parts["buildings"]].reshape(rows, -1, self.types)[:, : self.players]
        gains = self.gains(buildings, moment[:, 4:7])
        walls = seen[:, self.parts["borders"]].reshape(rows, self.players, -1)[:, :, 0]
        hands = seen[:, self.parts["hands"]].reshape(rows, self.players, 4, 9).astype(np.int64)
        money = hands @ np.arange(1, 10)
        scores = seen[:, self.parts["scores"]][:, : self.players]
        about = [
            buildings[:, 0] / 3,
            (buildings[:, 0] - buildings[:, 1:].max(1)) / 3,
            gains[:, 0].reshape(rows, -1),
            walls[:, :1] / 8,
            (walls[:, :1] - walls[:, 1:].max(1, keepdims=True)) / 8,
            np.sort(money[:, 0], axis=1) / 10,
            hands[:, 0].sum((1, 2))[:, None] / 5,
            money[:, 1:].sum(2).max(1, keepdims=True) / 30,
            (scores[:, :1] - scores[:, 1:].max(1, keepdims=True)) / 30,
            moment[:, 3:7],
            moment[:, 8:11] / 50,
            np.ones((rows, 1)),
        ]
        game = np.repeat(np.arange(rows), counts)
        codes = np.concatenate([legal(one, n) for one, n in zip(games, counts, strict=True)])
        situations = np.concatenate(about, axis=1).astype(np.float32)
        return situations, self.actions(games, seen, game, codes, buildings, gains, hands)

    def actions(
        self,
        games: list[Game],
        seen: Numbers,
        game: Indices,
        codes: Indices,
        buildings: Numbers,
        gains: Array,
        hands: Indices,
    ) -> Array:
        """One row for each action."""
        kind, tile = codes >> KIND_SHIFT, codes >> TILE_SHIFT & 1023
        pays, lays = kind == BUYS, np.isin(kind, LAYING)
        has_tile = (pays | lays | (kind == ASIDE))[:, None]
        of = self.type[tile]
        lead = (buildings[game, 0, of] - buildings[:, 1:].max(1)[game, of])[:, None] / 3
        about = [lead, gains[game, 0, of], self.price[tile][:, None] / 10, self.walls[tile][:, None] / 2]
        about = [np.eye(self.types, dtype=np.float32)[of], *about]
        return np.concatenate(
            [
                np.eye(KINDS, dtype=np.float32)[kind],
                np.concatenate(about, axis=1) * has_tile,
                self.laid(games, game, codes, np.flatnonzero(lays | pays)),
                self.money(seen, game, codes, pays, gains, hands),
            ],
            axis=1,
        ).astype(np.float32)

    def laid(self, games: list[Game], game: Indices, codes: Indices, rows: Indices) -> Array:
        """How the longest wall grows by a tile, and the cells to build on then; at its best for tiles to be bought."""
        found = np.zeros((len(codes), 4), np.float32)
        for row in rows.tolist():
            one, code = games[game[row]], int(codes[row])
            palace, tile = one.seats[one.to_act].palace, code >> TILE_SHIFT & 1023
            if code >> KIND_SHIFT == BUYS:
                found[row, 2:] = self.remembered(palace, 0, tile)
            else:
                found[row, :2] = self.remembered(palace, code & 0xFFFF, tile)
        return found

    def remembered(self, palace: Palace, cell: int, tile: int) -> tuple[float, float]:
        """`after`, or `best_cell` for cell 0: the same question is asked often."""
        key = (tile << 16 | cell, bytes(palace.cells), bytes(palace.tiles_laid()))
        if key not in self.known:
            if len(self.known) > REMEMBERED:
                self.known.clear()
            self.known[key] = after(palace, cell, tile) if cell else best_cell(palace, tile)
        return self.known[key]

    def money(
        self,
        seen: Numbers,
        game: Indices,
        codes: Indices,
        pays: npt.NDArray[np.bool_],
        gains: Array,
        hands: Indices,
    ) -> Array:
        """What the hand will pay in the market after each action, exactly or at all, and what rivals can pay there."""
        left, takes, currency = hands[game, 0], np.flatnonzero(codes >> KIND_SHIFT == TAKES), codes >> 18 & 3
        for place in range(4):
            card = (codes[takes] >> CARD_BITS * place & CARD_MASK) - 1
            is_money = (card >= 0) & (card < MONEY_CARDS)
            left[takes[is_money], card[is_money] // 9, card[is_money] % 9] += 1
        paid = np.zeros(len(codes), np.int64)
        for value in range(9):
            cards = codes >> 2 * value & 3
            left[pays, currency[pays], value] -= cards[pays]
            paid += (value + 1) * cards
        lies = seen[:, self.parts["tiles"]].reshape(len(seen), -1, 3)[:, :, 0][:, :, None] == np.arange(1, 5)
        tile = lies.argmax(1)
        price = np.where(lies.any(1), self.price[tile], 0)  # of the tile in each slot; 0 for none
        worth = gains[np.arange(len(seen))[:, None], 0, self.type[tile]]  # [game][slot][scoring]
        rivals = np.stack([can_pay(hands[:, seat], price) for seat in range(1, self.players)])
        of = np.stack([gains[np.arange(len(seen))[:, None], seat, self.type[tile]] for seat in range(1, self.players)])
        threat = (rivals[..., None] * of).max(0)  # [game][slot][scoring]: by exact payments of a rival
        slots = price[game]
        slots[pays, currency[pays]] = 0  # it is gone then
        exact, wealth = can_pay(left, slots), left @ np.arange(1, 10)
        can = (slots > 0) & (wealth >= slots)
        change = np.where(pays, paid - self.price[codes >> TILE_SHIFT & 1023], 0)[:, None]
        return np.concatenate(
            [
                exact.sum(1, keepdims=True) / 2,
                (exact * slots).max(1, keepdims=True) / 10,
                (exact[..., None] * worth[game]).max(1),
                (can[..., None] * worth[game]).max(1),
                can.sum(1, keepdims=True) / 2,
                np.stack([wealth.sum(1) / 20, wealth.max(1) / 10, left.sum((1, 2)) / 5], axis=1),
                ((slots > 0)[..., None] * threat[game]).sum(1),
                change / 5,
                pays[:, None] & (change == 0),
            ],
            axis=1,
        )


def can_pay(hands: Indices, prices: Indices) -> npt.NDArray[np.bool_]:
    """[hand][currency]: can the hand, [hand][currency][value], pay the price in that slot exactly?"""
    sums = np.ones(prices.shape, np.int64)  # bit n: the cards of that currency can make n
    for value in range(9):
        for copy in range(3):
            sums |= np.where(hands[:, :, value] > copy, sums << (value + 1), 0) & LOW_SUMS
    return (prices > 0) & (sums >> prices & 1 > 0)


def after(palace: Palace, cell: int, tile: int) -> tuple[float, float]:
    """What laying a tile on a cell does to the wall, and how much room there is then."""
    other = palace.clone()
    before = other.longest_wall()
    if other.tile_at(cell) >= 0:
        other.take(cell)
    other.lay(cell, tile)
    return (other.longest_wall() - before) / 2, int(other.find_spots(0, ANY_BORDER)) / 8


def best_cell(palace: Palace, tile: int) -> tuple[float, float]:
    """The best that laying a tile could do to the wall; and whether it fits anywhere."""
    cells = [int(cell_code(x, y)) for x, y in palace.legal_cells(tile)]
    return (max(after(palace, cell, tile)[0] for cell in cells), 1.0) if cells else (-1.0, 0.0)


def legal(game: Game, number: int) -> Indices:
    """The first legal actions of a game as codes (`alhambra.engine.actions.codes`)."""
    codes: Indices = array_of(game.list_codes().items, np.int64)[:number]
    return codes
