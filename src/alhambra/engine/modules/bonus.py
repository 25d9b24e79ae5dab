"""Bonus cards: secret buildings (B)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.actions.agenda import argument_of, entry_of, is_in_turn, seat_of, stage_of
from alhambra.engine.actions.codes import TILE_SHIFT, Codes, tile_of
from alhambra.engine.modules.alhambra import make_tiles
from alhambra.engine.modules.interplay import is_finished
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.leaflet import BEFORE_SCORING, Holding, Kind, Leaflet, Stage, Supply
from alhambra.engine.rules.module import Module
from alhambra.engine.rules.setup import Setup

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game

# Kinds of action, as in the leaflet.
REVEAL: Final[i64] = 0
CONCEAL: Final[i64] = 1

WINDOW: Final[i64] = 0  # the stage

# Holdings. A card is named by the tile it shows.
HANDS: Final[i64] = 0
SHOWN: Final[i64] = 1
PUBLIC: Final[i64] = 2  # cards that have been shown, which all know from then on (B-4)


def count_cards_each(players: int) -> int:
    """How many cards are dealt to each player (B-1)."""
    return 3 if players <= 3 else 2 if players <= 5 else 1


def list_pictured() -> list[str]:
    """The names of the ten tiles without a wall (B-1)."""
    return [tile.name for tile in make_tiles() if tile.in_bag and not tile.borders]


class Bonus(Module):
    """Ten cards, dealt face down."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()
        self.each = count_cards_each(setup.players)

    def declare(self) -> Leaflet:
        return Leaflet(
            name="bonus",
            games=("alhambra",),
            kinds=(Kind("reveal", ("tile",), role="free", reveals=True), Kind("conceal", role="answer")),
            stages=(Stage("bonus", True, ("seat", "number"), point=BEFORE_SCORING, silence="conceal"),),
            points=(BEFORE_SCORING,),
            supplies=(Supply("bonus", "tile", is_secret=True, names=tuple(list_pictured()), each=self.each),),
            holdings=(
                Holding("hands", "pictures", seen="owner", line="bonus", supply="bonus", opened_by="public"),
                Holding("shown", "pictures", line="bonus-shown", supply="bonus"),
                Holding("public", "pictures", per="table", line="bonus-public", is_shown=False),
            ),
            secrets=("a bonus card in hand is known to its owner alone, until it has been revealed once",),
        )

    def _hand(self, game: "Game", seat: i64) -> vec[i64]:
        """The cards that a player holds."""
        return self.held(game).piles[HANDS][seat]

    def _shown(self, game: "Game", seat: i64) -> vec[i64]:
        """The cards that lie open before a player."""
        return self.held(game).piles[SHOWN][seat]

    def prepare(self, game: "Game") -> None:
        """Three each, two each or one each; the rest leave the game unseen (B-1)."""
        cards = game.chance.shuffle("bonus", self.take_supply(game, 0))
        cards = game.chance.arrange("bonus", cards, 0)
        for i in range(len(cards)):
            game.note_draw("bonus", cards[len(cards) - 1 - i])
        for seat in range(int(game.rules.players)):
            last = len(cards) - seat * self.each
            hand = vec[i64](sorted(cards[last - self.each : last]))
            self.held(game).piles[HANDS][seat] = hand
            if game.journal is not None:
                names = "+".join(game.rules.tiles.name(tile) for tile in hand)
                game.note("bonus-dealt", seat, {"tiles": names}, seat)

    # --- revealing ------------------------------------------------------------------------------------

    def _offer_reveals(self, game: "Game", seat: i64, out: Codes) -> None:
        """The cards whose tile stands in the palace (B-2, B-5)."""
        for tile in self._hand(game, seat):
            if self._is_built(game, seat, tile) and is_finished(game, tile):
                out.add(self.kind(REVEAL) | tile << TILE_SHIFT)

    def _is_built(self, game: "Game", seat: i64, tile: i64) -> bool:
        """Does the tile stand in the palace?"""
        palace = game.seats[seat].palace
        if palace.count[game.rules.tiles.type[tile]] == 0:  # asked at every decision: the quick answer first
            return False
        for c in palace.cells:
            if i64(palace.grid[c]) == tile:
                return True
        return False

    def offer_free(self, game: "Game", entry: i64, out: Codes) -> None:
        """At every decision of his own turn a player may reveal at no cost (B-2)."""
        self._offer_reveals(game, seat_of(entry), out)

    def offer(self, game: "Game", entry: i64, out: Codes) -> None:
        if stage_of(entry) == self.stage(WINDOW):
            self._offer_reveals(game, seat_of(entry), out)
            out.add(self.kind(CONCEAL))

    def run(self, game: "Game", entry: i64) -> None:
        """Before a scoring everybody with a hidden card is asked (B-2)."""
        self._ask(game, 0)

    def _ask(self, game: "Game", declined: i64) -> None:
        """In the order of play, whether or not there is anything to reveal: being asked tells nothing."""
        players = game.rules.players
        k: i64
        for k in range(declined, players):
            seat: i64 = (game.turn + 1 + k) % players
            if len(self._hand(game, seat)) > 0:
                game.put_next(entry_of(self.stage(WINDOW), seat, k))
                return

    def apply(self, game: "Game", code: i64) -> None:
        entry = game.top()
        in_window = stage_of(entry) == self.stage(WINDOW)
        if in_window:
            game.take_next()
        if self.which(code) == CONCEAL:
            self._ask(game, argument_of(entry) + 1)
            return
        self._reveal(game, seat_of(entry), tile_of(code))
        if in_window:
            self._ask(game, 0)

    def _reveal(self, game: "Game", seat: i64, tile: i64) -> None:
        held = self.held(game)
        held.take(HANDS, seat, tile)
        held.put_last(SHOWN, seat, tile)
        if tile not in held.piles[PUBLIC][0]:
            held.put_last(PUBLIC, 0, tile)
        if game.journal is not None:
            game.note("reveal", seat, {"tile": game.rules.tiles.name(tile)})

    def react_to_leaving(self, game: "Game", seat: i64, tile: i64) -> None:
        """The tile has left the palace: its card goes back to the hand (B-4)."""
        if tile in self._shown(game, seat):
            self.held(game).take(SHOWN, seat, tile)
            self.held(game).put(HANDS, seat, tile)

    def tally(self, game: "Game", party: i64, counts: vec[i64]) -> None:
        """A revealed card is one more building (B-3)."""
        if party < game.rules.players:
            for tile in self._shown(game, party):
                counts[game.rules.tiles.type[tile]] += 1

    # --- refusals -------------------------------------------------------------------------------------

    def find_refusal(self, game: "Game", code: i64) -> Refusal | None:
        entry = game.top()
        which = self.which(code)
        is_asked = stage_of(entry) == self.stage(WINDOW)
        if which == REVEAL:
            if not is_asked and not is_in_turn(game.agenda):
                return Refusal("B-2", "reveal-later")
            return self._why_not_reveal(game, seat_of(entry), tile_of(code))
        if which == CONCEAL:
            return None if is_asked else Refusal("B-2", "conceal-nothing")
        return Refusal("B-2", "reveal-now")

    def _why_not_reveal(self, game: "Game", seat: i64, tile: i64) -> Refusal | None:
        """A card of one's own whose building stands in the palace (B-2, B-5)."""
        values: dict[str, str | int] = {"tile": game.rules.tiles.name(tile)}
        if tile in self._shown(game, seat):
            return Refusal("B-2", "bonus-revealed", values)
        if tile not in self._hand(game, seat):
            return Refusal("B-2", "bonus-not-held", values)
        if not self._is_built(game, seat, tile):
            return Refusal("B-2", "bonus-not-built", values)
        return None if is_finished(game, tile) else Refusal("B-5", "bonus-unfinished", values)
