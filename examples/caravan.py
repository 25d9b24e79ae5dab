"""A small invented module, outside the package: the caravan.

    K-1  Every player has a camel at the start.
    K-2  New action: send the camel away and take all money cards of one currency from the display.
    K-3  A player who still has the camel in scoring 3 receives 3 points.

It shows how a module fills the seams of `alhambra.engine.rules.module`: nothing in the package knows it. Register
it, and play:

    from alhambra import Game, Setup
    from alhambra.engine.modules.catalogue import register

    register("caravan", "caravan:Caravan")
    game = Game(Setup(modules=("caravan",)), seed=1)
"""

from librt.vecs import vec
from mypy_extensions import i64

from alhambra import Game, Refusal, Setup
from alhambra.engine.actions.agenda import ACT, seat_of, stage_of
from alhambra.engine.actions.codes import OPTION_SHIFT, Codes, option_of
from alhambra.engine.module import Category, Holding, Kind, Leaflet, Module
from alhambra.engine.pieces.cards import MONEY_CARDS, currency_of_card
from alhambra.engine.turns.moves import end_action, leave_display

POINTS = 3
SEND = 0  # the kind of action, as in the leaflet
CAMELS = 0  # the holding

TEXTS = {
    "en": """
module-caravan = Caravan
    .about = Once in the game, take all money cards of one currency.
category-camel = camel
holding-caravan-camels = camel
do-caravan = Send the camel away for { $currency }
event-caravan = { $player } sends the camel away.
refusal-no-camel = The camel is already away.
refusal-no-such-money = The display has no money of that currency.
""",
    "fr": """
module-caravan = Caravane
    .about = Une fois dans la partie, prendre toutes les cartes d’une devise.
category-camel = chameau
holding-caravan-camels = chameau
do-caravan = Envoyer le chameau chercher des { $currency }
event-caravan = { $player } envoie le chameau au loin.
refusal-no-camel = Le chameau est déjà parti.
refusal-no-such-money = Il n’y a pas de cartes dans cette devise.
""",
    "de": """
module-caravan = Karawane
    .about = Einmal im Spiel alle Geldkarten einer Währung nehmen.
category-camel = Kamel
holding-caravan-camels = Kamel
do-caravan = Schicke das Kamel los und hole { $currency }
event-caravan = { $player } schickt das Kamel fort.
refusal-no-camel = Das Kamel ist schon fort.
refusal-no-such-money = In der Auslage liegt kein Geld dieser Währung.
""",
}


class Caravan(Module):
    """Everybody's camel."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()

    def declare(self) -> Leaflet:
        return Leaflet(
            name="caravan",
            texts=TEXTS,
            kinds=(Kind("caravan", ("currency",)),),
            categories=(Category("camel", (0, 0, POINTS)),),  # K-3
            holdings=(Holding("camels", "flag", words=("away", "here"), start=1, worth=POINTS),),  # K-1
        )

    def _camels(self, game: Game) -> vec[i64]:
        """Who still has a camel, by seat."""
        return self.held(game).numbers[CAMELS]

    def offer(self, game: Game, entry: i64, out: Codes) -> None:
        """K-2: one action for each currency in the display."""
        if stage_of(entry) == ACT and self._camels(game)[seat_of(entry)] != 0:
            for currency in sorted({currency_of_card(card) for card in game.display if 0 <= card < MONEY_CARDS}):
                out.add(self.kind(SEND) | currency << OPTION_SHIFT)

    def apply(self, game: Game, code: i64) -> None:
        """K-2: the camel goes, the money comes."""
        seat = seat_of(game.top())
        self._camels(game)[seat] = 0
        game.note("caravan", seat, {})
        for card in list(game.display):
            if 0 <= card < MONEY_CARDS and currency_of_card(card) == option_of(code):
                leave_display(game, card)
                game.seats[seat].receive(card)
                game.note("take", seat, {"card": game.rules.cards.names[card]})
        end_action(game, False)

    def find_refusal(self, game: Game, code: i64) -> Refusal | None:
        if self._camels(game)[game.to_act] == 0:
            return Refusal("K-1", "no-camel")
        return Refusal("K-2", "no-such-money")

    def measure(self, game: Game, category: i64, party: i64) -> i64:
        """K-3: one for a camel that is still there."""
        camels = self._camels(game)
        return camels[party] if party < len(camels) else 0
