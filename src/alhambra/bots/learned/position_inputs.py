"""What one seat sees of a position, as inputs of the network.

Nothing is read that the seat cannot know: of the deck what everybody can count, of the bags their sizes, of modules
what they show.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots.learned import input_places as at
from alhambra.bots.learned.possession_inputs import (
    CONTEXT,
    COUNTS,
    DISPLAY,
    MARKET,
    MODULES,
    MOMENT,
    PALACES,
    STANDING,
    PossessionInputs,
    limit,
    mix,
)
from alhambra.bots.unseen import count_cards_until
from alhambra.bots.walls import count_bits
from alhambra.engine.actions.agenda import seat_of, stage_of
from alhambra.engine.pieces.cards import MONEY_CARDS
from alhambra.engine.play.game import Game
from alhambra.engine.turns.scoring import share_places

_SEAT_BITS: Final[i64] = 8  # in the key of a moment
_SCORING_BITS: Final[i64] = 3


def halve(points: i64) -> i64:
    """Points in pairs, rounded: an input is small."""
    if points < 0:
        return -((1 - points) // 2)
    return (points + 1) // 2


class PositionInputs(PossessionInputs):
    """The inputs of one position after the other, for games of one ruleset."""

    # --- looking ----------------------------------------------------------------------------------------

    def look(self, game: Game, viewer: i64) -> None:
        """See a position as a seat does."""
        k: i64
        if viewer != self.viewer:
            self.viewer = viewer
            self.forget()
        market: i64 = 0
        for tile in game.market_tiles:
            market = mix(market, tile + 1)
        for k in range(self.players):
            self.see_money(game, k)
            self.see_offers(game, k, market)
            self.see_aside(game, k)
            self.see_palace(game, k)
        for k in range(self.parties):
            self.see_counts(game, k)
        self.see_standing(game)
        self.see_market(game, market)
        self.see_display(game)
        self.see_moment(game)
        self.see_modules(game)
        self.see_context(game)

    # --- majorities -------------------------------------------------------------------------------------

    def see_standing(self, game: Game) -> None:
        """Majorities, what the scorings to come would give now, and who would be ahead."""
        k: i64
        key: i64 = game.scored
        for k in range(self.parties):
            key = mix(mix(key, self.keys[COUNTS + k]), game.scores[k])
        for k in range(self.players):
            key = mix(key, self.keys[PALACES + k])
        if self.is_same(STANDING, key):
            return
        kind: i64
        points = vec[i64]([0] * (3 * self.parties))  # [scoring][party, from the viewer on]
        for kind in range(self.types):
            self.see_majority(game, kind, points)
        self.see_borders(game, points)
        self.see_lead(game, points)

    def see_majority(self, game: Game, kind: i64, points: vec[i64]) -> None:
        """Who is where in one type, and what the places pay."""
        owner = game.rules.category_owners[kind]
        ranks = vec[i64]([0] * self.parties)
        shares = vec[i64]([0] * self.parties)
        visible: i64 = 0
        k: i64
        r: i64
        for k in range(self.parties):
            count: i64 = self.counted[k * self.types + kind]
            visible += count
            if count != 0:
                ranks[k] = owner.rank(game, self.party_at(k), kind, count)
        for k in range(self.players):
            drawer: i64 = self.bank_of(k) * at.DRAWERS + self.type_drawers[kind]
            self.put(at.PLACE + drawer * at.PLACES + place_of(ranks, k), 1)
            self.put(at.LEAD + drawer * at.LEADS + self.measure_lead(k, kind), 1)
        if visible == 0:
            return
        for r in range(3):
            if game.scored >> r & 1 == 0:
                share_places(ranks, owner.list_place_points(r, kind, visible), shares)
                for k in range(self.parties):
                    points[r * self.parties + k] += shares[k]

    def measure_lead(self, k: i64, kind: i64) -> i64:
        """How many buildings a player is ahead of the best of the others."""
        best: i64 = 0
        other: i64
        for other in range(self.parties):
            if other != k and self.counted[other * self.types + kind] > best:
                best = self.counted[other * self.types + kind]
        lead: i64 = self.counted[k * self.types + kind] - best + at.LEADS // 2
        if lead < 0:
            return 0
        return limit(lead, at.LEADS - 1)

    def see_borders(self, game: Game, points: vec[i64]) -> None:
        """What the longest stretches would give."""
        k: i64
        r: i64
        category: i64
        for category in range(len(self.border_drawers)):
            units = game.rules.category_points[self.types + category]
            for r in range(3):
                if game.scored >> r & 1 == 0:
                    unit: i64 = units[r]
                    for k in range(self.players):
                        points[r * self.parties + k] += unit * self.edges[k * 4 + category]

    def see_lead(self, game: Game, points: vec[i64]) -> None:
        """The points of all, and how far the viewer is ahead of the best of the others."""
        best: i64 = -10000
        own: i64 = 0
        k: i64
        r: i64
        for k in range(self.players):
            total: i64 = game.scores[self.seat_at(k)]
            self.put(at.SCORE + self.bank_of(k), halve(total))
            for r in range(3):
                total += points[r * self.parties + k]
                self.put(at.POINTS + self.bank_of(k) * 3 + r, halve(points[r * self.parties + k]))
            if k == 0:
                own = total
            elif total > best:
                best = total
        held: i64 = count_held_scorings(game.scored)
        step: i64 = (own - best + 5 * (at.LEAD_STEPS // 2) + 2) // 5
        if step < 0:
            step = 0
        self.put(at.AHEAD + held * at.LEAD_STEPS + limit(step, at.LEAD_STEPS - 1), 1)
        self.put(at.AHEAD_POINTS + held, halve(own - best))

    # --- the table --------------------------------------------------------------------------------------

    def see_market(self, game: Game, key: i64) -> None:
        """Types and prices in the market."""
        if self.is_same(MARKET, key):
            return
        table = game.rules.tiles
        place: i64
        for place in range(len(game.market_tiles)):
            tile: i64 = game.market_tiles[place]
            if tile >= 0:
                slot: i64 = place // self.layers
                if table.type[tile] < self.types:
                    self.put(at.MARKET + slot * at.DRAWERS + self.type_drawers[table.type[tile]], 1)
                self.put(at.PRICE + slot * at.SUMS + limit(table.price[tile], at.SUMS - 1), 1)

    def see_display(self, game: Game) -> None:
        """Cards to be taken."""
        key: i64 = 1
        for card in game.display:
            key = mix(key, card + 1)
        if self.is_same(DISPLAY, key):
            return
        for card in game.display:
            if card >= MONEY_CARDS:
                self.put(at.OTHER_CARD, 1)
            elif card >= 0:
                self.put(at.DISPLAY + card, 1)

    def see_moment(self, game: Game) -> None:
        """What is asked of whom, and how far the game has come."""
        entry: i64 = 0 if game.is_over else game.top()
        key: i64 = mix(
            mix(stage_of(entry) << _SEAT_BITS | seat_of(entry), len(game.deck.cards)),
            game.scored << _SCORING_BITS | game.due,
        )
        key = mix(mix(key, game.turn), 1 if game.extra else 0)
        layer: i64
        for layer in range(self.layers):
            key = mix(key, len(game.bags[layer]))
        if self.is_same(MOMENT, key):
            return
        self.put(at.HELD + count_held_scorings(game.scored), 1)
        r: i64
        for r in range(2):
            if game.scored >> r & 1 == 0:
                self.put(at.UNTIL + r * at.DRAWS + limit(i64(count_cards_until(game, r)) // 4, at.DRAWS - 1), 1)
            if game.due >> r & 1 != 0:
                self.put(at.DUE + r, 1)
        for layer in range(self.layers):
            self.put(at.BAGS + limit(layer, 1) * at.BAG + limit((len(game.bags[layer]) + 3) // 4, at.BAG - 1), 1)
        is_other: i64 = 1 if seat_of(entry) != self.viewer else 0
        self.put(at.STAGE + is_other * at.STAGES + self.stage_drawers[stage_of(entry)], 1)
        turn: i64 = game.turn - self.viewer
        if turn < 0:
            turn += self.players
        self.put(at.TURN + self.bank_of(turn), 1)
        if game.extra:
            self.put(at.EXTRA, 1)

    def see_modules(self, game: Game) -> None:
        """What the modules show to the viewer."""
        if len(self.shown) == 1:
            return
        self.looks += 1
        self.is_same(MODULES, self.looks)
        n: i64
        i: i64
        for n in range(len(self.observed)):
            observed = self.observed[n]
            length: i64 = observed.size
            if length > 0:
                for i in range(length):
                    self.shown[i] = 0
                observed.observe(game, self.viewer, self.shown, 0)
                first: i64 = self.state_drawers[n]
                for i in range(length):
                    number: i64 = i64(self.shown[i])
                    if number != 0:
                        self.put(at.MODULE + (first + i * 11 + number * 101) % at.MODULES, 1)

    def see_context(self, game: Game) -> None:
        """What is played."""
        if self.is_same(CONTEXT, 1):
            return
        setup = game.rules.setup
        self.put(at.PLAYERS + self.players, 1)
        for module in game.rules.modules:
            self.put(at.WORD + at.drawer_of(module.name, at.WORDS), 1)
        self.put(at.WORD + at.drawer_of(setup.edition, at.WORDS), 1)
        for option in setup.options:
            self.put(at.WORD + at.drawer_of(option, at.WORDS), 1)


def count_held_scorings(scored: i64) -> i64:
    """How many scorings have been held."""
    return count_bits(scored)


def place_of(ranks: vec[i64], k: i64) -> i64:
    """A party's place in a majority: 0 none, 1 first, 2 first with others, 3 second …, 7 none of the first three."""
    if ranks[k] == 0:
        return 0
    above: i64 = 0
    tied: i64 = 0
    other: i64
    for other in range(len(ranks)):
        if ranks[other] > ranks[k]:
            above += 1
        elif ranks[other] == ranks[k] and other != k:
            tied = 1
    if above >= 3:
        return 7
    return 2 * above + 1 + tied
