"""What a learner sees of the base game for 3 to 6 players: numbers about the situation, and about each legal action.

Other games and modules have other kinds of actions, and need features of their own.
"""

from functools import cache
from itertools import groupby
from typing import Any

import numpy as np
import numpy.typing as npt

from alhambra import Game, Palace
from alhambra.engine.actions.codes import (
    ADD,
    BUY,
    CARD_BITS,
    CARD_MASK,
    CELL_MASK,
    KIND_SHIFT,
    PLACE,
    RESERVE,
    SWAP,
    TAKE,
    TILE_MASK,
    TILE_SHIFT,
)
from alhambra.engine.learning.observation import Layout
from alhambra.engine.pieces.cards import MONEY_CARDS, VALUES
from alhambra.engine.pieces.cells import cell_code
from alhambra.lab.envs.table import array_of

Array = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int16]
Indices = npt.NDArray[np.int64]
Known = dict[int, tuple[float, float]]

KINDS, TAKES, BUYS, ASIDE = 8, int(TAKE >> KIND_SHIFT), int(BUY >> KIND_SHIFT), int(RESERVE >> KIND_SHIFT)
LAYING = [int(kind >> KIND_SHIFT) for kind in (ADD, PLACE, SWAP)]
ANY_BORDER, REMEMBERED = 0xFFFF, 20_000
PURSES, DEAREST = 1 << 18, 13  # a purse is the cards of one currency, two bits for each value; the dearest tile


class Purses:
    """What every possible purse can do, found out once."""

    def __init__(self) -> None:
        purse = np.arange(PURSES)
        self.sums = np.ones(PURSES, np.uint64)  # bit n: its cards can make n
        self.worth, self.cards = np.zeros(PURSES, np.int64), np.zeros(PURSES, np.int64)
        for value in range(1, 10):
            number = purse >> 2 * (value - 1) & 3
            self.worth += value * number
            self.cards += number
            for copy in range(3):
                self.sums |= self.sums << (value * (number > copy)).astype(np.uint64)
        prices = [self.sums >> np.uint64(price) & np.uint64(1) for price in range(2, DEAREST + 1)]
        self.ready: Array = np.mean(prices, axis=0).astype(np.float32)  # of all prices, those it can pay exactly
        self.solvent: Array = np.minimum(self.worth / DEAREST, 1).astype(np.float32)

    def pay(self, purses: Indices, prices: Indices) -> npt.NDArray[np.bool_]:
        """[hand][currency]: can the purse pay the price in that slot exactly? 0 stands for an empty slot."""
        exact: npt.NDArray[np.bool_] = (self.sums[purses] >> prices.astype(np.uint64) & np.uint64(1)) > 0
        return exact & (prices > 0)


@cache
def all_purses() -> Purses:
    """Made once in a process: a bot has other features for every decision."""
    return Purses()


class Features:
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
        self.purses = all_purses()
        self.known: dict[tuple[bytes, bytes], Known] = {}

    def majorities(self, counts: Numbers) -> npt.NDArray[np.int64]:
        """[game][seat][type][scoring]: points for those numbers of buildings, [game][seat][type]."""
        above = (counts[:, None] > counts[:, :, None]).sum(2)
        tied = (counts[:, None] == counts[:, :, None]).sum(2)
        kind = np.arange(self.types)
        shared = self.places[kind, :, above + tied] - self.places[kind, :, above]
        points: npt.NDArray[np.int64] = shared // tied[..., None] * (counts > 0)[..., None]
        return points

    def gains(self, counts: Numbers, now: npt.NDArray[np.int64], to_come: Numbers) -> Array:
        """[game][seat][type][scoring]: what one more building gains a seat over the others, in scorings to come."""
        found = np.zeros(now.shape, np.float32)
        for seat in range(self.players):
            more = counts.copy()
            more[:, seat] += 1
            change = self.majorities(more) - now
            own = change[:, seat]
            found[:, seat] = own - (change.sum(1) - own) / (self.players - 1)
        return (found * to_come[:, None, None] / 10).astype(np.float32)

    def look(self, games: list[Game], seen: Numbers, counts: Indices) -> tuple[Array, Array]:
        """A row for each game about its situation, and a row for each of its legal actions."""
        rows, moment = len(seen), seen[:, self.parts["moment"]]
        to_come = 1 - moment[:, 4:7]
        buildings = seen[:, self.parts["buildings"]].reshape(rows, -1, self.types)[:, : self.players]
        now = self.majorities(buildings)
        gains = self.gains(buildings, now, to_come)
        walls = seen[:, self.parts["borders"]].reshape(rows, self.players, -1)[:, :, 0]
        hands = seen[:, self.parts["hands"]].reshape(rows, self.players, 4, 9).astype(np.int64)
        hands = (hands << 2 * np.arange(9)).sum(3)  # [game][seat][currency]: a purse
        money = self.purses.worth[hands]
        scores = seen[:, self.parts["scores"]][:, : self.players]
        points = now.sum(2) + walls[:, :, None]  # [game][seat][scoring]: if it were held now
        points = (points[:, 0] - points[:, 1:].mean(1)) * to_come / 20
        about = [
            buildings[:, 0] / 3,
            (buildings[:, 0] - buildings[:, 1:].max(1)) / 3,
            gains[:, 0].reshape(rows, -1),
            points,
            walls[:, :1] / 8,
            (walls[:, :1] - walls[:, 1:].max(1, keepdims=True)) / 8,
            np.sort(money[:, 0], axis=1) / 10,
            self.purses.ready[hands[:, 0]].sum(1, keepdims=True),
            self.purses.cards[hands[:, 0]].sum(1, keepdims=True) / 5,
            (money[:, 0].sum(1) - money[:, 1:].sum(2).mean(1))[:, None] / 20,
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
        kind, tile = codes >> KIND_SHIFT, codes >> TILE_SHIFT & TILE_MASK
        pays, lays = kind == BUYS, np.isin(kind, LAYING)
        has_tile = (pays | lays | (kind == ASIDE))[:, None]
        of = self.type[tile]
        lead = (buildings[game, 0, of] - buildings[:, 1:].max(1)[game, of])[:, None] / 3
        gain = gains[game, 0, of]
        about = [lead, gain, gain.sum(1, keepdims=True), self.price[tile][:, None] / 10, self.walls[tile][:, None] / 2]
        about = [np.eye(self.types, dtype=np.float32)[of], *about]
        wall = self.laid(games, game, codes, np.flatnonzero(lays | pays))
        to_come = 3 - seen[game, self.parts["moment"]][:, 4:7].sum(1, keepdims=True)
        return np.concatenate(
            [
                np.eye(KINDS, dtype=np.float32)[kind],
                np.concatenate(about, axis=1) * has_tile,
                wall,
                wall[:, ::2] * to_come,
                self.money(seen, game, codes, pays, gains, hands),
            ],
            axis=1,
        ).astype(np.float32)

    def laid(self, games: list[Game], game: Indices, codes: Indices, rows: Indices) -> Array:
        """How the longest wall grows by a tile, and the cells to build on then; at its best for tiles to be bought."""
        found = np.zeros((len(codes), 4), np.float32)
        for number, those in groupby(rows.tolist(), game.tolist().__getitem__):
            palace = games[number].seats[games[number].to_act].palace
            known = self.remembered(palace)
            for row in those:
                code = int(codes[row])
                if code >> KIND_SHIFT == BUYS:
                    found[row, 2:] = best_cell(palace, code >> TILE_SHIFT & TILE_MASK, known)
                else:
                    found[row, :2] = after(palace, code & CELL_MASK, code >> TILE_SHIFT & TILE_MASK, known)
        return found

    def remembered(self, palace: Palace) -> Known:
        """What is known of a palace: the same questions are asked often."""
        key = bytes(palace.cells), bytes(palace.list_tiles())
        if key not in self.known:
            if len(self.known) > REMEMBERED:
                self.known.clear()
            self.known[key] = {}
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
            left[takes[is_money], card[is_money] // VALUES] += 1 << 2 * (card[is_money] % VALUES)
        left[pays, currency[pays]] -= codes[pays] & PURSES - 1
        lies = seen[:, self.parts["tiles"]].reshape(len(seen), -1, 3)[:, :, 0][:, :, None] == np.arange(1, 5)
        tile = lies.argmax(1)
        price = np.where(lies.any(1), self.price[tile], 0)  # of the tile in each slot; 0 for none
        worth = gains[np.arange(len(seen))[:, None], 0, self.type[tile]]  # [game][slot][scoring]
        rivals = np.stack([self.purses.pay(hands[:, seat], price) for seat in range(1, self.players)])
        of = np.stack([gains[np.arange(len(seen))[:, None], seat, self.type[tile]] for seat in range(1, self.players)])
        threat = (rivals[..., None] * of).max(0)  # [game][slot][scoring]: by exact payments of a rival
        slots = price[game]
        slots[pays, currency[pays]] = 0  # it is gone then
        exact, wealth = self.purses.pay(left, slots), self.purses.worth[left]
        can = (slots > 0) & (wealth >= slots)
        change = np.where(pays, self.purses.worth[codes & PURSES - 1] - self.price[codes >> TILE_SHIFT & TILE_MASK], 0)
        total = worth.sum(2)[game]
        columns: list[npt.NDArray[Any]] = [
            exact.sum(1) / 2,
            (exact * slots).max(1) / 10,
            *(exact[..., None] * worth[game]).max(1).T,
            *(can[..., None] * worth[game]).max(1).T,
            (exact * total).sum(1),
            (can * total).sum(1),
            can.sum(1) / 2,
            wealth.sum(1) / 20,
            wealth.max(1) / 10,
            self.purses.cards[left].sum(1) / 5,
            self.purses.ready[left].sum(1),
            self.purses.solvent[left].sum(1),
            *((slots > 0)[..., None] * threat[game]).sum(1).T,
            change / 5,
            pays & (change == 0),
        ]
        return np.stack(columns, axis=1).astype(np.float32)


def after(palace: Palace, cell: int, tile: int, known: Known) -> tuple[float, float]:
    """What laying a tile on a cell does to the wall, and how much room there is then."""
    key = tile << 16 | cell
    if key not in known:
        other = palace.clone()
        before = other.longest_wall()
        if other.tile_at(cell) >= 0:
            other.take(cell)
        other.lay(cell, tile)
        known[key] = (other.longest_wall() - before) / 2, int(other.find_spots(0, ANY_BORDER)) / 8
    return known[key]


def best_cell(palace: Palace, tile: int, known: Known) -> tuple[float, float]:
    """The best that laying a tile could do to the wall; and whether it fits anywhere."""
    key = tile << 16
    if key not in known:
        walls = [after(palace, int(cell_code(x, y)), tile, known)[0] for x, y in palace.legal_cells(tile)]
        known[key] = (max(walls), 1.0) if walls else (-1.0, 0.0)
    return known[key]


def legal(game: Game, number: int) -> Indices:
    """The first legal actions of a game as codes (`alhambra.engine.actions.codes`)."""
    codes: Indices = array_of(game.list_codes().items, np.int64)[:number]
    return codes
