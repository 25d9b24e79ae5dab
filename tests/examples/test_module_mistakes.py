"""A module with a mistake in its class is told so when a game is made with it; nothing is silently ignored."""

import re

import pytest
from mypy_extensions import i64

from alhambra import Game, Refusal, Setup
from alhambra.engine.actions.codes import Codes
from alhambra.engine.module import AFTER_TURN, Category, Kind, Leaflet, Module, Stage
from alhambra.engine.modules.catalogue import MODULES


class Bare(Module):
    """Declares nothing, so it needs nothing."""

    def __init__(self, setup: Setup) -> None:
        super().__init__()

    def declare(self) -> Leaflet:
        return Leaflet("tried")

    def _help(self) -> None:
        """A method of its own."""


class Misspelt(Bare):
    def refusal(self, game: Game, code: i64) -> Refusal | None:
        return None


class Strange(Bare):
    def xyz(self) -> None:
        """Like nothing that the kernel asks."""


class WithoutOffer(Bare):
    def declare(self) -> Leaflet:
        return Leaflet("tried", kinds=(Kind("try"),))


class WithoutApply(WithoutOffer):
    def offer(self, game: Game, entry: i64, out: Codes) -> None:
        """Nothing, ever."""


class WithoutRefusal(WithoutApply):
    def apply(self, game: Game, code: i64) -> None:
        """Nothing."""


class WithoutMeasure(Bare):
    def declare(self) -> Leaflet:
        return Leaflet("tried", categories=(Category("tries"),))


class WithoutPlaces(Bare):
    def declare(self) -> Leaflet:
        return Leaflet("tried", types=("mill",))


class WithoutRun(Bare):
    def declare(self) -> Leaflet:
        return Leaflet("tried", points=(AFTER_TURN,))


class WithoutAnswers(Bare):
    def declare(self) -> Leaflet:
        return Leaflet("tried", stages=(Stage("trying", True),))


MISTAKES = {
    "Misspelt": "Misspelt.refusal is not a seam; did you mean find_refusal?",
    "Strange": "Strange.xyz is not a seam. Names of other methods begin with an underscore",
    "WithoutOffer": "WithoutOffer declares kinds and does not define offer or offer_free",
    "WithoutApply": "WithoutApply declares kinds and does not define apply",
    "WithoutRefusal": "WithoutRefusal declares kinds and does not define find_refusal",
    "WithoutMeasure": "WithoutMeasure declares categories and does not define measure",
    "WithoutPlaces": "WithoutPlaces declares types and does not define list_place_points",
    "WithoutRun": "WithoutRun declares stages or points at which it acts and does not define run",
    "WithoutAnswers": "WithoutAnswers declares decisions and does not define offer",
}


def play(monkeypatch: pytest.MonkeyPatch, name: str) -> Game:
    """A game with a module of this file; its ages are the name's letters, since rulesets are kept by set-up."""
    monkeypatch.setitem(MODULES, "tried", f"{__name__}:{name}")
    ages = tuple(ord(letter) for letter in name[-3:])
    return Game(Setup(modules=("tried",), players=3, ages=ages), seed=1)


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_told_when_the_game_is_made(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(TypeError, match=re.escape(MISTAKES[name])):
        play(monkeypatch, name)


def test_a_module_that_declares_nothing_needs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play(monkeypatch, "Bare")
    assert game.legal_actions()
