"""What can be played together, and what happens in which order when it is (Combining, A-45)."""

import ast
import os
import re
import shutil
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest

import alhambra
from alhambra.engine.errors import InvalidSetup
from alhambra.engine.modules.bonus import HANDS
from alhambra.engine.modules.catalogue import GAMES, MODULES, PARTS
from alhambra.engine.pieces.cards import FIRST_SCORING
from alhambra.engine.play.compose import compose
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from tests.effort import effort
from tests.rules.sets import cover, fill_bags, numbers, playing, points_for, row_of, state_of
from tests.rules.table import build, card_names, hand, lay_display, lay_market, legal, refused, stack_deck, tile_names

EVERYTHING = ("vizier", "exchange", "bonus", "huts", "sites")
SUBSETS = [some for number in range(6) for some in combinations(EVERYTHING, number)]
PACKAGE = Path(alhambra.__file__).parent


# --- what goes together -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_base_game_takes_any_set_of_modules(players: int) -> None:
    for modules in SUBSETS:
        rules = compose(Setup(modules=modules, players=players))
        names = [module.name for module in rules.modules]
        assert names == ["alhambra", *(["two_players"] if players == 2 else []), *modules]


@pytest.mark.parametrize("game", ["granada", "combined"])
def test_the_other_games_take_the_vizier_and_the_exchange_offices(game: str) -> None:
    for modules in SUBSETS:
        setup = Setup(game, modules)
        if set(modules) <= {"vizier", "exchange"}:
            assert compose(setup).game.name == game
            continue
        with pytest.raises(InvalidSetup) as caught:
            compose(setup)
        refusal = caught.value.refusal
        assert refusal.key == "other-game"
        assert refusal.values["game"] == game
        assert refusal.values["module"] in {"bonus", "huts", "sites"}
        assert str(refusal.values["module"]) in str(caught.value)


@pytest.mark.parametrize("game", GAMES)
def test_the_edition_changes_the_place_of_scoring_card_2_alone(game: str) -> None:
    decks = []
    for edition in ("family-box", "revised"):
        dealt = Game(Setup(game, edition=edition), 7)
        decks.append(
            (list(dealt.deck.cards), list(dealt.market_tiles), list(dealt.display), list(dealt.seats[0].money))
        )
    (old, *rest), (new, *others) = decks
    assert rest == others
    assert [card for card in old if card != FIRST_SCORING + 1] == [card for card in new if card != FIRST_SCORING + 1]
    assert (old == new) == (game == "combined")


def test_a_module_leaves_the_shuffles_of_the_others_as_they_are() -> None:
    plain = Game(Setup(), 5)
    for modules in SUBSETS:
        game = Game(Setup(modules=modules), 5)
        assert list(game.market_tiles) == list(plain.market_tiles)
        assert list(game.bags[0]) == list(plain.bags[0])
        assert [list(seat.money) for seat in game.seats] == [list(seat.money) for seat in plain.seats]
        money = [card for card in game.deck.cards if card < FIRST_SCORING]
        assert money == [card for card in plain.deck.cards if card < FIRST_SCORING]


def test_actions_are_listed_in_the_order_of_composition() -> None:
    game = playing("alhambra", *EVERYTHING, players=2)
    state_of(game, "bonus").piles[HANDS][0] = numbers(game, "P8")
    state_of(game, "vizier").numbers[0][0] = 0
    lay_display(game, "fl2 x:fl-di de6 du1")
    lay_market(game, "P5 S6 A9 T8")
    hand(game, 0, "fl5 de9")
    build(game, 0, "P8@1,0 S9@2,0")
    game.seats[0].store(game.rules.tiles.parse("A10"))
    cover(game, ("S9", 0, "de"))
    game.extra = True
    game._listed = False
    kinds = [action.kind for action in game.legal_actions()]
    order = list(dict.fromkeys(kinds))
    assert order == ["take", "buy", "add", "swap", "remove", "reactivate", "hut", "site", "finish", "pass", "reveal"]


# --- the order of things ------------------------------------------------------------------------------------------


def everything(players: int = 2) -> Game:
    """Seat 0 is to act in a game with all modules; seat 1 has a bonus card to reveal."""
    game = playing("alhambra", *EVERYTHING, players=players)
    lay_display(game, "fl2 di3 de6 du1")
    stack_deck(game, "score1 fl9 di9 de9 du9")
    lay_market(game, "P5 S6 A9 T8")
    fill_bags(game, "G6 C5 P2 T7 S3 A4 C6 C8")
    for seat in range(players):
        hand(game, seat, "")
        state_of(game, "bonus").piles[HANDS][seat] = numbers(game, "G10" if seat == 1 else "")
    build(game, 1, "G10@1,0")
    return game


def test_the_end_of_a_turn_goes_in_order() -> None:
    game = everything()
    lay_display(game, "- di3 de6 du1")
    hand(game, 0, "fl9")
    hand(game, 1, "du8")
    game.apply("buy P5 fl9")
    game.apply("place P5 0,-1")
    game.apply("reveal G10")
    game.apply("vizier T8 du8")
    game.apply("reserve T8")
    keys = [event.key for event in game.journal or []]
    assert list(dict.fromkeys(keys)) == [
        *("pay", "buy", "build"),
        *("scoring-card", "turn-up", "lay-out"),
        *("reveal", "scoring", "points", "dirk"),
        *("vizier", "reserve", "turn"),
    ]
    assert keys.count("dirk") == 6


def test_the_end_of_the_game_goes_in_order() -> None:
    game = everything()
    fill_bags(game, "")
    lay_market(game, "- S9 - T8")
    build(game, 0, "P8@1,0")
    cover(game, ("P8", 0, "di"))
    hand(game, 0, "di9")
    hand(game, 1, "du8 di1")
    stack_deck(game, "fl9")
    game.apply("take fl2")
    assert (game.to_act, legal(game)[0]) == (1, "reserve S9")  # seat 0 has lost its dirhams, and no vizier was asked
    game.apply("reserve S9")
    game.apply("reserve T8")
    game.apply("reveal G10")
    assert game.is_over
    keys = [event.key for event in game.journal or []]
    after = keys[keys.index("end") :]
    assert list(dict.fromkeys(after)) == [
        *("end", "site-revealed", "pay"),
        *("award", "reserve"),
        *("reveal", "scoring", "points", "over"),
    ]


def test_tiles_are_given_to_dirk_when_they_are_placed_and_not_when_they_are_awarded() -> None:
    game = everything()
    assert refused(game, "give P5") == ("A-64", "give-later")
    fill_bags(game, "")
    lay_market(game, "P8 - - -")
    stack_deck(game, "fl9")
    hand(game, 1, "fl9")
    game.apply("take du1")
    assert refused(game, "give P8") == ("A-64", "give-awarded")


def test_an_inactive_vizier_has_to_be_reactivated() -> None:
    game = everything(3)
    state_of(game, "vizier").numbers[0][0] = 0
    assert refused(game, "vizier P5 fl5") == ("V-5", "vizier-inactive")


# --- examples of the rulebooks on a whole table ---------------------------------------------------------------------


def test_two_share_the_towers_of_scoring_2() -> None:
    game = playing()
    build(game, 0, row_of("T7 T8"))
    build(game, 1, row_of("T11 T12"))
    assert points_for(game, "tower", 2) == [9, 9, 0]  # 13 and 6 together, halved


def test_a_wall_of_eight_edges() -> None:
    game = playing()
    build(game, 0, "P6@0,-1 P5@-1,-1 S4@1,-1 S7@-1,0 P4@1,0 S6@-1,1 P3@0,1")
    assert points_for(game, "wall", 1) == [8, 0, 0]


def test_dirk_takes_part_with_all_modules() -> None:
    game = everything()
    state_of(game, "two_players").piles[0][0] = numbers(game, "T7 T8")
    assert points_for(game, "tower", 1) == [0, 0, 6]
    assert card_names(game, game.display) == ["fl2", "di3", "de6", "du1"]
    assert tile_names(game, game.market_tiles) == ["P5", "S6", "A9", "T8"]


# --- the kernel knows no module ---------------------------------------------------------------------------------------

PLAY = """
from pathlib import Path

import alhambra
from alhambra.engine.chance import Fast
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup

assert Path(alhambra.__file__).is_relative_to({here!r}), alhambra.__file__
for seed in range({games}):
    game = Game(Setup(players=3 + seed % 4), seed)
    game.play_randomly(Fast(seed))
    assert game.scored == 7 and len(game.score_sheet()) == 3
try:
    Game(Setup(modules=("vizier",)), 1)
except ModuleNotFoundError as error:
    print("played without", error.name)
"""


def test_the_base_game_is_played_without_the_files_of_all_modules(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / "alhambra", ignore=shutil.ignore_patterns("__pycache__"))
    for file in (tmp_path / "alhambra" / "engine" / "modules").glob("*.py"):
        if file.stem not in ("__init__", "alhambra", "catalogue"):
            file.unlink()
    environment = {**os.environ, "ALHAMBRA_PURE": "1", "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-c", PLAY.format(here=str(tmp_path), games=effort(20))]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("played without alhambra.engine.modules.vizier\n", "")


def words_in(file: Path) -> set[str]:
    """The words of a source's names and strings; comments and docstrings may speak of anything."""
    tree = ast.parse(file.read_text("utf-8"))
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value = ast.Constant(0)  # a docstring
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.append(node.value)
        for field in ("id", "attr", "name", "arg", "module"):
            word = getattr(node, field, None)
            if isinstance(word, str):
                found.append(word)
    return {word for text in found for word in re.findall(r"[a-z_]+", text.lower())}


def test_the_kernel_names_no_module() -> None:
    named = {name for name in [*GAMES, *MODULES, *PARTS] if name != "alhambra"}  # also the name of the package
    named |= {where.partition(":")[2].lower() for where in [*MODULES.values(), *PARTS.values()]}
    files = [file for file in (PACKAGE / "engine").rglob("[!_]*.py") if file.parent.name != "modules"]
    files = [file for file in files if not file.name.startswith("component_")]
    assert len(files) > 30
    assert named & words_in(PACKAGE / "engine" / "modules" / "catalogue.py") >= {"granada", "vizier", "two_players"}
    for file in files:
        assert not words_in(file) & {*named, "dirk", "hut", "site", "interplay"}, file.name
