"""A part of a ruleset: what the kernel numbers of a module, and what the module asks about those numbers."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from alhambra.engine.actions.codes import KIND_SHIFT
from alhambra.engine.rules.holdings import Holdings
from alhambra.engine.rules.leaflet import Leaflet

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A module's place in its ruleset."""

    def __init__(self) -> None:
        self.declared = Leaflet("")  # what `declare` gave when the module was made
        self.number: i64 = 0  # place among the modules of the ruleset
        self.first_kind: i64 = 0  # number of its first kind of action
        self.first_stage: i64 = 0  # number of its first kind of agenda entry
        self.first_type: i64 = 0  # number of its first building type
        self.first_card: i64 = 0  # number of its first card
        self.layer: i64 = 0  # layer of its tiles: counted up by the modules that have a bag

    @property
    def name(self) -> str:
        """Its name in set-ups, notation and texts."""
        return self.declared.name

    def kind(self, which: i64) -> i64:
        """The code of one of its kinds of action, counted as in the leaflet; fields are added to it."""
        return self.first_kind + which << KIND_SHIFT

    def which(self, code: i64) -> i64:
        """Which of its kinds an action is, counted as in the leaflet; below 0 or beyond them for those of others."""
        return (code >> KIND_SHIFT) - self.first_kind

    def stage(self, which: i64) -> i64:
        """The number of one of its kinds of agenda entry, counted as in the leaflet."""
        return self.first_stage + which

    def take_supply(self, game: "Game", which: i64) -> vec[i64]:
        """All pieces of one of its supplies, counted as in the leaflet: to be shuffled and dealt."""
        return game.rules.plans[self.number].sources[which].pieces[:]

    def held(self, game: "Game") -> Holdings:
        """What lies with it in a game."""
        return game.states[self.number]
