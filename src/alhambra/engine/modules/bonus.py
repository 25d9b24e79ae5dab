"""Bonus cards: secret buildings (B)."""

from typing import TYPE_CHECKING, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.engine.actions.agenda import argument_of, entry_of, is_in_turn, seat_of, step_of
from alhambra.engine.actions.codes import TILE_SHIFT, Codes, tile_of
from alhambra.engine.modules.interplay import is_finished
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.leaflet import BEFORE_SCORING, Holding, Kind, Leaflet, Step, Supply
from alhambra.engine.rules.lines import unreadable, words_of
from alhambra.engine.rules.module import Module
from alhambra.engine.rules.setup import Setup
from alhambra.engine.rules.state import HIDDEN, State

if TYPE_CHECKING:
    from alhambra.engine.chance import Chance
    from alhambra.engine.play.game import Game
    from alhambra.engine.rules.ruleset import Rules

# Kinds of action, as in the leaflet.
REVEAL: Final[i64] = 0
CONCEAL: Final[i64] = 1

WINDOW: Final[i64] = 0  # the step
HANDS: Final[i64] = 0  # the holding of cards face down


class BonusCards(State):
    """Cards in each hand, named by the tile they show; HIDDEN stands for one whose picture the viewer cannot know.

    `shown` are those lying open; `public` those in a hand that everybody has seen before (B-4).
    """

    def __init__(self) -> None:
        self.hands: list[vec[i64]] = []
        self.shown: list[vec[i64]] = []
        self.public = vec[i64]()

    def clone(self) -> State:
        other = BonusCards()
        other.hands = [hand[:] for hand in self.hands]
        other.shown = [shown[:] for shown in self.shown]
        other.public = self.public[:]
        return other

    def seen_by(self, game: "Game", viewer: i64) -> State:
        """One's own cards, all that lie open, and of the other hands only what was open before."""
        other = BonusCards()
        other.shown = [shown[:] for shown in self.shown]
        other.public = self.public[:]
        for seat, hand in enumerate(self.hands):
            seen = vec[i64]()
            for tile in hand:
                seen = append(seen, tile if seat == viewer or tile in self.public else HIDDEN)
            other.hands.append(put_hidden_last(seen))
        return other

    def complete(self, game: "Game", chance: "Chance") -> None:
        """Deal the unseen cards to those whose cards are hidden."""
        unseen = vec[i64]()
        for tile in pictured(game):
            if not self.is_seen(tile):
                unseen = append(unseen, tile)
        unseen = chance.shuffle("bonus", unseen)
        at: i64 = 0
        for seat in range(len(self.hands)):
            hand = self.hands[seat]
            for i in range(len(hand)):
                if hand[i] == HIDDEN:
                    hand[i] = unseen[at]
                    at += 1
            self.hands[seat] = sort_tiles(hand)

    def is_seen(self, tile: i64) -> bool:
        """Does the card with that tile lie open or in a hand we know?"""
        return any(tile in cards for cards in self.hands + self.shown)

    def save(self, game: "Game") -> dict[str, str]:
        name = game.rules.tiles.name
        lines = {"bonus": " ".join("+".join(name(tile) for tile in hand) or "-" for hand in self.hands)}
        lines["bonus-shown"] = " ".join("+".join(name(tile) for tile in shown) or "-" for shown in self.shown)
        lines["bonus-public"] = " ".join(name(tile) for tile in self.public)
        return lines

    def load(self, game: "Game", lines: dict[str, str]) -> None:
        players = int(game.rules.players)
        self.hands = [read_tiles(game, word) for word in words_of(lines, "bonus", players)]
        self.shown = [read_tiles(game, word) for word in words_of(lines, "bonus-shown", players)]
        self.public = vec[i64]([game.rules.tiles.parse(name) for name in lines["bonus-public"].split()])
        owned = [[*hand, *shown] for hand, shown in zip(self.hands, self.shown, strict=True)]
        cards = [tile for hand in owned for tile in hand]
        is_dealt = {len(hand) for hand in owned} == {cards_each(players)} and len(set(cards)) == len(cards)
        if not is_dealt or not set(cards) <= set(pictured(game)):
            raise unreadable(lines, "bonus")
        if not set(self.public) <= set(cards):
            raise unreadable(lines, "bonus-public")

    def items(self, holding: i64, place: i64) -> vec[i64]:
        return self.hands[place] if holding == HANDS else self.shown[place]

    def show(self, rules: "Rules") -> dict[str, object]:
        name = rules.tiles.name
        hands = [["?" if tile == HIDDEN else name(tile) for tile in hand] for hand in self.hands]
        return {"hands": hands, "shown": [[name(tile) for tile in shown] for shown in self.shown]}


def read_tiles(game: "Game", word: str) -> vec[i64]:
    """Tiles written `P8+G10`, or `-` for none."""
    names = [] if word == "-" else word.split("+")
    return vec[i64]([game.rules.tiles.parse(name) for name in names])


def cards_each(players: int) -> int:
    """How many cards are dealt to each player (B-1)."""
    return 3 if players <= 3 else 2 if players <= 5 else 1


def sort_tiles(cards: vec[i64]) -> vec[i64]:
    """Sorted, so that nothing depends on the order of dealing."""
    return vec[i64](sorted(cards))


def put_hidden_last(cards: vec[i64]) -> vec[i64]:
    """The known ones in order, then the hidden ones: their places tell nothing."""
    return vec[i64](sorted(cards, key=lambda card: (card == HIDDEN, card)))


def pictured(game: "Game") -> list[int]:
    """The ten tiles without a wall (B-1)."""
    table = game.rules.tiles
    return [n for n, tile in enumerate(table.tiles) if tile.family == "palace" and not tile.borders]


class Bonus(Module):
    """Ten cards, dealt face down."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()

    def leaflet(self) -> Leaflet:
        return Leaflet(
            name="bonus",
            games=("alhambra",),
            kinds=(Kind("reveal", ("tile",), role="free", reveals=True), Kind("conceal", role="answer")),
            steps=(Step("bonus", True, ("seat", "number"), point=BEFORE_SCORING, silence="conceal"),),
            points=(BEFORE_SCORING,),
            supplies=(Supply("bonus", "tile", is_secret=True),),
            holdings=(
                Holding("hands", "pictures", seen="owner", line="bonus"),
                Holding("shown", "pictures", line="bonus-shown"),
            ),
            secrets=("a bonus card in hand is known to its owner alone, until it has been revealed once",),
        )

    def new_state(self, game: "Game") -> State:
        return BonusCards()

    def mine(self, game: "Game") -> BonusCards:
        return cast(BonusCards, game.states[self.number])

    def prepare(self, game: "Game") -> None:
        """Three each, two each or one each; the rest leave the game unseen (B-1)."""
        mine = self.mine(game)
        players = int(game.rules.players)
        each = cards_each(players)
        cards = game.chance.shuffle("bonus", vec[i64](pictured(game)))
        cards = game.chance.arrange("bonus", cards, 0)
        for i in range(len(cards)):
            game.drew("bonus", cards[len(cards) - 1 - i])
        for seat in range(players):
            last = len(cards) - seat * each
            mine.hands.append(sort_tiles(cards[last - each : last]))
            mine.shown.append(vec[i64]())
            if game.journal is not None:
                names = "+".join(game.rules.tiles.name(tile) for tile in mine.hands[seat])
                game.note("bonus-dealt", seat, {"tiles": names}, seat)

    # --- revealing ------------------------------------------------------------------------------------

    def offer_reveals(self, game: "Game", seat: i64, out: Codes) -> None:
        """The cards whose tile stands in the palace (B-2, B-5)."""
        for tile in self.mine(game).hands[seat]:
            if self.is_built(game, seat, tile) and is_finished(game, tile):
                out.add(self.kind(REVEAL) | tile << TILE_SHIFT)

    def is_built(self, game: "Game", seat: i64, tile: i64) -> bool:
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
        self.offer_reveals(game, seat_of(entry), out)

    def offer(self, game: "Game", entry: i64, out: Codes) -> None:
        if step_of(entry) == self.step(WINDOW):
            self.offer_reveals(game, seat_of(entry), out)
            out.add(self.kind(CONCEAL))

    def run(self, game: "Game", entry: i64) -> None:
        """Before a scoring everybody with a hidden card is asked (B-2)."""
        self.ask(game, 0)

    def ask(self, game: "Game", declined: i64) -> None:
        """In the order of play, whether or not there is anything to reveal: being asked tells nothing."""
        players = game.rules.players
        hands = self.mine(game).hands
        k: i64
        for k in range(declined, players):
            seat: i64 = (game.turn + 1 + k) % players
            if len(hands[seat]) > 0:
                game.put_next(entry_of(self.step(WINDOW), seat, k))
                return

    def apply(self, game: "Game", code: i64) -> None:
        entry = game.top()
        in_window = step_of(entry) == self.step(WINDOW)
        if in_window:
            game.take_next()
        if self.which(code) == CONCEAL:
            self.ask(game, argument_of(entry) + 1)
            return
        self.reveal(game, seat_of(entry), tile_of(code))
        if in_window:
            self.ask(game, 0)

    def reveal(self, game: "Game", seat: i64, tile: i64) -> None:
        mine = self.mine(game)
        mine.hands[seat] = vec[i64]([card for card in mine.hands[seat] if card != tile])
        mine.shown[seat] = append(mine.shown[seat], tile)
        if tile not in mine.public:
            mine.public = append(mine.public, tile)
        if game.journal is not None:
            game.note("reveal", seat, {"tile": game.rules.tiles.name(tile)})

    def leaves(self, game: "Game", seat: i64, tile: i64) -> None:
        """The tile has left the palace: its card goes back to the hand (B-4)."""
        mine = self.mine(game)
        if tile in mine.shown[seat]:
            mine.shown[seat] = vec[i64]([card for card in mine.shown[seat] if card != tile])
            mine.hands[seat] = sort_tiles(append(mine.hands[seat], tile))

    def tally(self, game: "Game", party: i64, counts: vec[i64]) -> None:
        """A revealed card is one more building (B-3)."""
        if party < game.rules.players:
            for tile in self.mine(game).shown[party]:
                counts[game.rules.tiles.type[tile]] += 1

    # --- refusals -------------------------------------------------------------------------------------

    def refusal(self, game: "Game", code: i64) -> Refusal | None:
        entry = game.top()
        which = self.which(code)
        is_asked = step_of(entry) == self.step(WINDOW)
        if which == REVEAL:
            if not is_asked and not is_in_turn(game.agenda):
                return Refusal("B-2", "reveal-later")
            return self.why_not_reveal(game, seat_of(entry), tile_of(code))
        if which == CONCEAL:
            return None if is_asked else Refusal("B-2", "conceal-nothing")
        return Refusal("B-2", "reveal-now")

    def why_not_reveal(self, game: "Game", seat: i64, tile: i64) -> Refusal | None:
        """A card of one's own whose building stands in the palace (B-2, B-5)."""
        mine = self.mine(game)
        values: dict[str, str | int] = {"tile": game.rules.tiles.name(tile)}
        if tile in mine.shown[seat]:
            return Refusal("B-2", "bonus-revealed", values)
        if tile not in mine.hands[seat]:
            return Refusal("B-2", "bonus-not-held", values)
        if not self.is_built(game, seat, tile):
            return Refusal("B-2", "bonus-not-built", values)
        return None if is_finished(game, tile) else Refusal("B-5", "bonus-unfinished", values)
