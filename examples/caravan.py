"""A small invented module, outside the package: the caravan.

    K-1  Every player has a camel at the start.
    K-2  New action: send the camel away and take all money cards of one currency from the display.
    K-3  Whoever still has his camel in scoring 3 receives 3 points.

It shows how a module fills the seams of `alhambra.engine.rules.module`: nothing in the package knows it. Register
it, and play:

    from alhambra import Game, Setup
    from alhambra.engine.modules.catalogue import register

    register("caravan", "caravan:Caravan")
    game = Game(Setup(modules=("caravan",)), seed=1)
"""

from typing import cast

from mypy_extensions import i64

from alhambra.engine.actions.agenda import ACT, seat_of, step_of
from alhambra.engine.actions.codes import KIND, OPTION, Codes
from alhambra.engine.pieces.cards import MONEY
from alhambra.engine.play.game import Game
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.module import Kind, Module, State
from alhambra.engine.rules.ruleset import Rules
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns.moves import end_action, leave_display

LAST_SCORING = 2
POINTS = 3

TEXTS = {
    "en": """
module-caravan = Caravan
    .about = Once in the game, take all money cards of one currency.
category-camel = camel
event-caravan = { $player } sends the camel away.
refusal-no-camel = The camel is already away.
refusal-no-such-money = The display has no money of that currency.
""",
    "fr": """
module-caravan = Caravane
    .about = Une fois dans la partie, prendre toutes les cartes d’une devise.
category-camel = chameau
event-caravan = { $player } envoie le chameau au loin.
refusal-no-camel = Le chameau est déjà parti.
refusal-no-such-money = Il n’y a pas de cartes dans cette devise.
""",
    "de": """
module-caravan = Karawane
    .about = Einmal im Spiel alle Geldkarten einer Währung nehmen.
category-camel = Kamel
event-caravan = { $player } schickt das Kamel fort.
refusal-no-camel = Das Kamel ist schon fort.
refusal-no-such-money = In der Auslage liegt kein Geld dieser Währung.
""",
}


class Camels(State):
    """Who still has a camel, by seat."""

    def __init__(self, camels: list[bool]) -> None:
        self.camels = camels

    def clone(self) -> State:
        return Camels(self.camels[:])

    def save(self, game: Game) -> dict[str, str]:
        return {"camels": " ".join("here" if camel else "away" for camel in self.camels)}

    def load(self, game: Game, lines: dict[str, str]) -> None:
        self.camels = [word == "here" for word in lines["camels"].split()]

    def show(self, rules: Rules) -> dict[str, object]:
        return {"camels": self.camels}


class Caravan(Module):
    """Everybody's camel."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()

    def name(self) -> str:
        return "caravan"

    def fills(self) -> tuple[str, ...]:
        return ("state", "offer")

    def secrets(self) -> tuple[str, ...]:
        return ()

    def texts(self, language: str) -> str:
        return TEXTS[language]

    def kinds(self) -> list[Kind]:
        return [Kind("caravan", ("currency",))]

    def categories(self) -> list[str]:
        return ["camel"]

    def new_state(self, game: Game) -> State:
        return Camels([True] * int(game.rules.players))  # K-1

    def camels(self, game: Game) -> list[bool]:
        return cast(Camels, game.states[self.number]).camels

    def offer(self, game: Game, entry: i64, out: Codes) -> None:
        """K-2: one action for each currency in the display."""
        if step_of(entry) == ACT and self.camels(game)[seat_of(entry)]:
            for currency in sorted({card // 9 for card in game.display if 0 <= card < MONEY}):
                out.add(self.first_kind << KIND | currency << OPTION)

    def apply(self, game: Game, code: i64) -> None:
        """K-2: the camel goes, the money comes."""
        seat = seat_of(game.top())
        self.camels(game)[seat] = False
        game.note("caravan", seat, {})
        for card in list(game.display):
            if 0 <= card < MONEY and card // 9 == code >> OPTION & 63:
                leave_display(game, card)
                game.seats[seat].receive(card)
                game.note("take", seat, {"card": game.rules.cards.names[card]})
        end_action(game, False)

    def refusal(self, game: Game, code: i64) -> Refusal | None:
        if not self.camels(game)[game.to_act]:
            return Refusal("K-1", "no-camel")
        return Refusal("K-2", "no-such-money")

    def measure(self, game: Game, category: i64, party: i64) -> i64:
        camels = self.camels(game)
        return int(party < len(camels) and camels[party])

    def unit(self, scoring: i64, category: i64) -> i64:
        """K-3: points for a camel in the last scoring."""
        return POINTS if scoring == LAST_SCORING else 0
