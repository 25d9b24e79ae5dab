"""What requests of the page bring."""

from dataclasses import replace
from typing import Annotated, Literal

from msgspec import Meta, Struct

from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import Setup
from alhambra.server.play.rows import NO_OPTIONS, TableOptions

Name = Annotated[str, Meta(max_length=200)]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """What a request brings; an unknown field is an error."""


class SetupBody(Body, frozen=True):
    """A game, its modules, the edition, the number of players, and options."""

    game: str = "alhambra"
    modules: tuple[str, ...] = ()
    edition: str = "family-box"
    players: int = 3
    options: tuple[str, ...] = ()
    ages: tuple[int, ...] | None = None

    def build_setup(self) -> Setup:
        """The set-up for the engine; InvalidSetup if it cannot be played."""
        setup = Setup(self.game, self.modules, self.edition, self.players, self.options, self.ages or ())
        setup.check()
        compose(replace(setup, ages=()))
        return setup


class SeatBody(Body, frozen=True):
    """Who is to sit somewhere."""

    kind: Literal["open", "person", "local", "bot"] = "open"
    name: Name = ""
    bot: str = ""
    nonce_commitment: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")] = ""
    invitation: str = ""


class NewTable(Body, frozen=True):
    """A table to be opened."""

    setup: SetupBody = SetupBody()
    seats: tuple[SeatBody, ...] = ()
    options: TableOptions = NO_OPTIONS


class PlayNow(Body, frozen=True):
    """A game against bots, at once."""

    setup: SetupBody = SetupBody()
    bot: str = "greedy"


class Rematch(Body, frozen=True):
    """The next game of the same people."""

    same_deal: bool = False


class Somebody(Body, frozen=True):
    """The name of the person who plays here."""

    name: Name
    language: str = "en"


class NewReplay(Body, frozen=True):
    """A record, or the number of a table."""

    record: str = ""
    table: str = ""
    invitation: str = ""


class Moved(Body, frozen=True):
    """The record of a game that is to go on here."""

    record: str


class WhatIf(Body, frozen=True):
    """Play on after a step, in a seat, against bots."""

    step: int
    seat: int
    bot: str = "expert"


class AnalysisBody(Body, frozen=True):
    """Who is to analyse; playouts instead of what the bot usually thinks."""

    bot: str = "expert"
    playouts: int = 0


class PuzzleAnswerBody(Body, frozen=True):
    """At which table a turn was played; or that it is given up."""

    table: Name
    gives_up: bool = False
