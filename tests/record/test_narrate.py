"""The log in words: every event, in every language, for those who may know of it."""

import pytest

from alhambra.engine.events import Event
from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import Setup
from alhambra.record import Narrator, Replay
from alhambra.record.narrate import narrate
from tests.record.games import ALL_MODULES, finished

BASE = compose(Setup(players=2, modules=ALL_MODULES))


def told(language: str, *events: Event, names: tuple[str, ...] = ("Ana", "Béla")) -> list[str]:
    return Narrator(BASE, language, names).log(events)


def test_a_turn_is_told() -> None:
    events = (
        Event("turn", 0),
        Event("pay", 0, {"card": "fl1"}),
        Event("pay", 0, {"card": "fl8"}),
        Event("buy", 0, {"tile": "C9w", "exact": 1}),
        Event("take", 0, {"card": "x:fl-di"}),
        Event("build", 0, {"tile": "C9w", "cell": 128 << 8 | 127}),
        Event("turn-up", -1, {"card": "du3", "place": 2}),
        Event("turn-up", -1, {"card": "du3", "place": 3}),
        Event("scoring-card", -1, {"card": "score1"}),
    )
    assert told("en", *events) == [
        "It is Ana’s turn.",
        "Ana pays 1 florin and 8 florins.",
        "Ana buys chambers 9 and pays the exact price.",
        "Ana takes the exchange office for florins and dirhams.",
        "Ana builds chambers 9 at -1,0.",
        "Place 2 of the money display now shows 3 ducats.",
        "Place 3 of the money display now shows 3 ducats.",
        "The money deck turns up scoring card 1.",
    ]
    assert told("fr", *events)[1:4] == [
        "Ana paie 1 florin et 8 florins.",
        "Ana achète les chambres 9 et fait l’appoint.",
        "Ana prend le bureau de change pour les florins et les dirhams.",
    ]
    assert told("de", *events)[1:4] == [
        "Ana zahlt 1 Gulden und 8 Gulden.",
        "Ana kauft die Gemächer 9 und zahlt passend.",
        "Ana nimmt die Wechselstube für Gulden und Dirham.",
    ]


def test_points_are_told_of_players_and_dirk() -> None:
    points: dict[str, str | int] = {"category": "garden", "points": 4, "number": 2}
    assert told("en", Event("points", 1, points)) == ["Béla scores 4 points (gardens: 2)."]
    assert told("de", Event("points", 2, points)) == ["Dirk bekommt 4 Punkte (Gärten: 2)."]
    assert told("en", Event("points", 0, points | {"category": "wall"})) == ["Ana scores 4 points (longest wall: 2)."]


def test_huts_and_bonus_cards_are_told() -> None:
    assert told("de", Event("hut", 0, {"tile": "hPn"})) == ["Ana nimmt die Bauhütte (Pavillon) vom Stapel."]
    assert told("de", Event("bonus-dealt", 0, {"tiles": "P8+G11"})) == [
        "Ana erhält diese Bonuskarten: Pavillon 8 und Garten 11."
    ]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("{ $tile }", "{ $tile }"),
        ("Ana\nBéla passes.", "Ana Béla passes."),
        ("\u202eanA", "anA"),
        ("<b>", "<b>"),
        ("", "Player 1"),
        (" \t", "Player 1"),
    ],
)
def test_names_are_put_in_as_they_are_in_one_line(name: str, shown: str) -> None:
    assert told("en", Event("pass", 0), names=(name, "Béla")) == [f"{shown} passes."]


def test_players_without_names_are_numbered() -> None:
    assert told("fr", Event("pass", 1), names=()) == ["Joueur 2 passe."]


def test_nobody_is_told_what_he_must_not_know() -> None:
    record = finished(Setup(modules=ALL_MODULES, players=2))
    events = [event for _, step in Replay(record).walk() for event in step]
    secret = {event.only for event in events}
    assert secret == {-1, 0, 1}
    logs = {viewer: narrate(record, "en", viewer) for viewer in (-1, 0, 1)}
    for viewer, log in logs.items():
        dealt = [sentence for sentence in log if "bonus cards: " in sentence]
        assert [sentence[:8] for sentence in dealt] == ([] if viewer < 0 else [f"Player {viewer + 1}"])
    assert len(logs[-1]) < min(len(logs[0]), len(logs[1]))
