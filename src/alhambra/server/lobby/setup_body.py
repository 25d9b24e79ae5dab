"""A set-up as clients send it and get it."""

from dataclasses import replace
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, model_validator

from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import Setup
from alhambra.server.play.set_names import describe_setup, gather_options

Word = Annotated[str, Field(max_length=20)]
Age = Annotated[int, Field(ge=0, le=150, strict=True)]


class SetupBody(BaseModel):
    """A game, its modules, the edition, the number of players, and options."""

    model_config = ConfigDict(extra="forbid", json_schema_serialization_defaults_required=True)

    game: Word = "alhambra"
    modules: Annotated[list[Word], Field(max_length=10)] = []
    edition: Word = "family-box"
    players: Annotated[int, Field(ge=2, le=6, strict=True)] = 3
    options: Annotated[list[Word], Field(max_length=10)] = []
    ages: Annotated[list[Age], Field(max_length=6)] | None = None

    @model_validator(mode="before")
    @classmethod
    def gather_options(cls, given: object) -> object:
        """An option may also be a field of its own, true or false, as it was before there was a list of them."""
        return gather_options(given) if isinstance(given, dict) else given

    @classmethod
    def from_setup(cls, setup: Setup) -> "SetupBody":
        """The body that stands for a set-up."""
        return cls(**describe_setup(setup))

    def make_setup(self) -> Setup:
        """The set-up for the engine; InvalidSetup if it cannot be played."""
        setup = Setup(
            self.game, tuple(self.modules), self.edition, self.players, tuple(self.options), tuple(self.ages or ())
        )
        setup.check()
        compose(replace(setup, ages=()))  # rulesets are kept: not one for every age that somebody sends
        return setup
