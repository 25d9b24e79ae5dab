"""What people read when something is refused: names, never notation."""

import pytest

from alhambra import Game, Setup
from alhambra.engine.errors import InvalidSetup
from alhambra.engine.play.compose import compose
from alhambra.engine.refusal import Refusal
from alhambra.record.refusal_text import refusal_text

RULES = Game(Setup(modules=("exchange", "huts", "vizier"), players=3), 1).rules
EDGES: dict[str, str | int] = {"tile": "C8", "cell": "1,0", "side": "W", "other": "A8n", "border": "wall"}
CASES = [
    (
        Refusal("A-12", "wrong-currency", {"card": "du7", "currency": "denar"}),
        (
            "The card “7 ducats” cannot be used here: pay for this tile in denars.",
            "La carte « 7 ducats » ne convient pas : cette tuile se paie en dinars.",
            "Die Karte „7 Dukaten“ passt nicht: Für dieses Plättchen brauchst du Denare.",
        ),
    ),
    (
        Refusal("A-31", "palace-edges", EDGES),
        (
            "only one of the two tiles, chambers 8 or arcades 8, has a wall. Both must have one, or neither.",
            "une seule des deux tuiles, chambres 8 ou arcades 8, a un mur. Toutes deux doivent en avoir, ou aucune.",
            "Im Westen hat nur eines der beiden Plättchen, Gemächer 8 oder Arkaden 8, eine Mauer.",
        ),
    ),
    (
        Refusal("H-2", "hut-not-open", {"tile": "hTes"}),
        (
            "This hut is not on top of its stack: tower hut. Take one that is face up.",
            "Cet abri n’est pas au sommet de sa pile : abri de chantier (tour). Prenez un abri visible.",
            "Diese Bauhütte liegt nicht oben auf ihrem Stapel: Bauhütte (Turm). Nimm eine, die offen liegt.",
        ),
    ),
    (
        Refusal("X-3", "office-superfluous", {"card": "x:fl-di"}),
        (
            "You do not need the exchange office for florins and dirhams: you are paying only",
            "Le bureau de change pour les florins et les dirhams est de trop : vous ne payez que",
            "Die Wechselstube für Gulden und Dirham ist überflüssig: Du zahlst nur",
        ),
    ),
    (
        Refusal("A-10", "not-now", {"action": "buy T8 du8", "decision": "place"}),
        (
            "“Buy tower 8 for 8 ducats” is not possible now: first place the tiles you have bought.",
            "« Acheter la tour 8 pour 8 ducats » n’est pas possible maintenant : placez d’abord les tuiles achetées.",
            "„Kaufe den Turm 8 für 8 Dukaten“ ist jetzt nicht möglich: Platziere zuerst die gekauften Plättchen.",
        ),
    ),
]


@pytest.mark.parametrize("language", [0, 1, 2], ids=["en", "fr", "de"])
@pytest.mark.parametrize(("refusal", "said"), CASES, ids=[refusal.key for refusal, _ in CASES])
def test_things_are_called_by_their_names(refusal: Refusal, said: tuple[str, str, str], language: int) -> None:
    text = refusal_text(refusal, ("en", "fr", "de")[language], RULES)
    assert said[language] in text.replace("\u00a0", " ")


def test_games_and_modules_are_called_by_their_names() -> None:
    with pytest.raises(InvalidSetup) as error:
        compose(Setup("granada", ("bonus",), players=3))
    german = "Das Modul „Die Bonuskarten“ passt nicht zu „Granada“, nur zu Alhambra."
    assert refusal_text(error.value.refusal, "de") == german
    with pytest.raises(InvalidSetup) as error:
        compose(Setup(modules=("huts", "huts"), players=3))
    assert refusal_text(error.value.refusal, "fr").endswith("Les abris de chantier et Les abris de chantier.")


def test_what_somebody_typed_is_quoted_as_it_is() -> None:
    with pytest.raises(InvalidSetup) as error:
        compose(Setup("chess", players=3))
    english = "There is no game “chess”: the games are alhambra, granada, combined."
    assert refusal_text(error.value.refusal, "en") == english
