"""A larger invented module, outside the package: the envoys.

    E-1  At the start every player draws one of eight seals, two of each currency, and looks at it in secret.
    E-2  Four letters, one of each currency, are shuffled into pile 3 of the money deck. A letter is taken from the
         display alone and kept in hand.
    E-3  Between two turns, beginning with the player whose turn comes next, anybody may deliver a letter from his hand:
         he lays it before himself and takes the best money card of its currency from the display.
    E-4  At the end of the game the seals are revealed. In scoring 3 a delivered letter is worth 4 points to a player
         whose seal has its currency.

It shows cards of a module's own in deck and hands, a window between turns, and a secret of each seat: all of it is
declared, and nothing in the package knows it.
"""

from librt.vecs import vec
from mypy_extensions import i64

from alhambra import Game, Refusal, Setup
from alhambra.engine.actions.agenda import argument_of, entry_of, seat_of, stage_of
from alhambra.engine.actions.codes import OPTION_SHIFT, Codes, option_of
from alhambra.engine.module import (
    AFTER_TURN,
    GAME_END,
    Card,
    Category,
    Holding,
    Kind,
    Leaflet,
    Module,
    Stage,
    Supply,
)
from alhambra.engine.pieces.cards import CODES, CURRENCIES, MONEY_CARDS, currency_of_card
from alhambra.engine.turns.market import list_takes
from alhambra.engine.turns.moves import leave_display
from alhambra.engine.turns.supply import slip_in

DELIVER, WAIT = 0, 1  # kinds of action, as in the leaflet
WINDOW = 0  # the stage
SEALS, REVEALED, LETTERS, DELIVERED = 0, 1, 2, 3  # holdings
PILE = 2  # pile 3
POINTS = 4

TEXTS = {
    "en": """
module-envoys = Envoys
    .about = Deliver letters between the turns, and hope that they bear your secret seal.
category-letter = letters
narration-envoys-card = the letter about { $first }
    .name = letter about { $first }
do-deliver = Deliver { $cards }
holding-envoys-seals = seal
holding-envoys-revealed = seal shown
holding-envoys-delivered = delivered
do-wait = Do not deliver a letter
event-deliver = { $player } delivers { $card }.
event-seal = { $player } shows the seal: { $currency }.
refusal-no-letter = You do not have this letter.
refusal-no-money-for-letter = The display has no money of that currency.
refusal-letter-later = Letters are delivered between two turns.
""",
    "fr": """
module-envoys = Émissaires
    .about = Remettre des lettres entre les tours, en espérant qu’elles portent votre sceau secret.
category-letter = lettres
narration-envoys-card = la lettre sur les { $first }
    .name = lettre sur les { $first }
do-deliver = Remettre { $cards }
holding-envoys-seals = sceau
holding-envoys-revealed = sceau montré
holding-envoys-delivered = remises
do-wait = Ne remettre aucune lettre
event-deliver = { $player } remet { $card }.
event-seal = { $player } montre le sceau : { $currency }.
refusal-no-letter = Vous n’avez pas cette lettre.
refusal-no-money-for-letter = Il n’y a pas de cartes de cette monnaie.
refusal-letter-later = Les lettres se remettent entre deux tours.
""",
    "de": """
module-envoys = Gesandte
    .about = Zwischen den Zügen Briefe überbringen, am besten mit dem eigenen geheimen Siegel.
category-letter = Briefe
narration-envoys-card = den Brief über { $first }
    .name = Brief über { $first }
do-deliver = { $cards } überbringen
holding-envoys-seals = Siegel
holding-envoys-revealed = Siegel gezeigt
holding-envoys-delivered = überbracht
do-wait = Keinen Brief überbringen
event-deliver = { $player } überbringt { $card }.
event-seal = { $player } zeigt das Siegel: { $currency }.
refusal-no-letter = Du hast diesen Brief nicht.
refusal-no-money-for-letter = In der Auslage liegt kein Geld dieser Währung.
refusal-letter-later = Briefe werden zwischen zwei Zügen überbracht.
""",
}


class Envoys(Module):
    """Four letters and eight seals."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()

    def declare(self) -> Leaflet:
        return Leaflet(
            name="envoys",
            texts=TEXTS,
            cards=tuple(Card(f"e:{code}", (number,)) for number, code in enumerate(CODES)),  # E-2
            kinds=(Kind("deliver", ("card",), role="answer"), Kind("wait", role="answer")),
            stages=(Stage("deliver", True, ("seat", "number"), point=int(AFTER_TURN), silence="wait"),),
            points=(int(AFTER_TURN), int(GAME_END)),
            supplies=(Supply("seals", "currency", is_secret=True, names=(*CODES, *CODES), each=1),),
            categories=(Category("letter", (0, 0, POINTS)),),  # E-4
            holdings=(
                Holding("seals", "currencies", seen="owner", supply="seals"),  # E-1
                Holding("revealed", "currencies", supply="seals", line="seals-revealed"),
                Holding("letters", "cards", seen="hand", worth=1.5),
                Holding("delivered", "cards", worth=1.0),
            ),
            secrets=("a seal is known to its owner alone, until the end",),
        )

    # --- set-up -----------------------------------------------------------------------------------------

    def stack(self, game: Game, division: i64, piles: list[vec[i64]]) -> None:
        """E-2: four letters in pile 3, once."""
        for number in range(len(CODES) if division == 0 else 0):
            place = game.chance.draw("letters", len(piles[PILE]) + 1)
            piles[PILE] = slip_in(piles[PILE], self.first_card + number, place)

    def prepare(self, game: Game) -> None:
        """E-1: one seal each; the others leave the game unseen."""
        seals = game.chance.arrange("seals", game.chance.shuffle("seals", self.take_supply(game, 0)), 0)
        for seat in range(int(game.rules.players)):
            seal = seals[len(seals) - 1 - seat]
            game.note_draw("seals", seal)
            self.held(game).put(SEALS, seat, seal)

    # --- the window between two turns -------------------------------------------------------------------

    def run(self, game: Game, entry: i64) -> None:
        """E-3 after every turn, E-4 at the end."""
        if seat_of(entry) == AFTER_TURN:
            self._ask(game, 0)
        else:
            self._reveal(game)

    def _ask(self, game: Game, declined: i64) -> None:
        """Ask the next one who could deliver a letter; the player whose turn comes next is first (E-3)."""
        players = int(game.rules.players)
        for k in range(int(declined), players):
            seat = (int(game.turn) + 1 + k) % players
            if any(find_best_money(game, card - self.first_card) >= 0 for card in self._letters(game, seat)):
                game.put_next(entry_of(self.stage(WINDOW), seat, k))
                return

    def _letters(self, game: Game, seat: i64) -> vec[i64]:
        """The letters in a hand."""
        return self.held(game).piles[LETTERS][seat]

    def offer(self, game: Game, entry: i64, out: Codes) -> None:
        """E-3: a letter whose currency lies in the display, or none."""
        if stage_of(entry) == self.stage(WINDOW):
            for card in self._letters(game, seat_of(entry)):
                if find_best_money(game, card - self.first_card) >= 0:
                    out.add(self.kind(DELIVER) | card << OPTION_SHIFT)
            out.add(self.kind(WAIT))

    def apply(self, game: Game, code: i64) -> None:
        """E-3: deliver, and everybody may decide again; or let the next one decide."""
        entry = game.take_next()
        if self.which(code) == WAIT:
            self._ask(game, argument_of(entry) + 1)
            return
        seat, letter = seat_of(entry), option_of(code)
        self.held(game).take(LETTERS, seat, letter)
        self.held(game).put(DELIVERED, seat, letter)
        game.note("deliver", seat, {"card": game.rules.cards.names[letter]})
        money = find_best_money(game, letter - self.first_card)
        leave_display(game, money)
        game.seats[seat].receive(money)
        game.note("take", seat, {"card": game.rules.cards.names[money]})
        list_takes(game)
        self._ask(game, 0)

    def find_refusal(self, game: Game, code: i64) -> Refusal | None:
        entry = game.top()
        if stage_of(entry) != self.stage(WINDOW):
            return Refusal("E-3", "letter-later")
        if self.which(code) == DELIVER and option_of(code) in self._letters(game, seat_of(entry)):
            return Refusal("E-3", "no-money-for-letter")
        return Refusal("E-3", "no-letter")

    # --- the end ----------------------------------------------------------------------------------------

    def _reveal(self, game: Game) -> None:
        """E-4: all seals lie open."""
        held = self.held(game)
        for seat in range(int(game.rules.players)):
            for seal in held.piles[SEALS][seat]:
                held.take(SEALS, seat, seal)
                held.put(REVEALED, seat, seal)
                game.note("seal", seat, {"currency": CURRENCIES[seal]})

    def measure(self, game: Game, category: i64, party: i64) -> i64:
        """E-4: delivered letters with the currency of a revealed seal."""
        if party >= game.rules.players:
            return 0
        held = self.held(game)
        letters = [card - self.first_card for card in held.piles[DELIVERED][party]]
        return sum(letters.count(seal) for seal in held.piles[REVEALED][party])


def find_best_money(game: Game, currency: i64) -> i64:
    """The money card of a currency with the highest value in the display; -1 if there is none."""
    found = [card for card in game.display if 0 <= card < MONEY_CARDS and currency_of_card(card) == currency]
    return max(found, default=-1)
