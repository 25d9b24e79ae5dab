"""A set-up as clients send it and get it."""

from dataclasses import replace
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import Setup

Word = Annotated[str, Field(max_length=20)]
Age = Annotated[int, Field(ge=0, le=150, strict=True)]


class SetupBody(BaseModel):
    """A game, its modules, the edition, the number of players, and options."""

    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)

    game: Word = "alhambra"
    modules: Annotated[list[Word], Field(max_length=10)] = []
    edition: Word = "family-box"
    players: Annotated[int, Field(ge=2, le=6, strict=True)] = 3
    simplified: Annotated[bool, Field(strict=True)] = False
    ages: Annotated[list[Age], Field(max_length=6)] | None = None

    def setup(self) -> Setup:
        """The set-up for the engine; InvalidSetup if it cannot be played."""
        setup = Setup(
            self.game, tuple(self.modules), self.edition, self.players, self.simplified, tuple(self.ages or ())
        )
        setup.check()
        compose(replace(setup, ages=()))  # rulesets are kept: not one for every age that somebody sends
        return setup


def setup_body(setup: Setup) -> SetupBody:
    """A set-up for a client."""
    return SetupBody(
        game=setup.game,
        modules=list(setup.modules),
        edition=setup.edition,
        players=setup.players,
        simplified=setup.simplified,
        ages=list(setup.ages),
    )
