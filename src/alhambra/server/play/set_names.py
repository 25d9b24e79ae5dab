"""What is played, in words and for clients."""

from typing import Any

from typing_extensions import TypedDict

from alhambra.engine.modules.catalogue import list_options
from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import Setup
from alhambra.texts import catalogue
from alhambra.texts.catalogue import key


class SetupLine(TypedDict):
    """What is played."""

    game: str
    modules: list[str]
    edition: str
    players: int
    options: list[str]
    ages: list[int]


def describe_setup(setup: Setup) -> SetupLine:
    """A set-up as clients get it."""
    return SetupLine(
        game=setup.game,
        modules=list(setup.modules),
        edition=setup.edition,
        players=setup.players,
        options=list(setup.options),
        ages=list(setup.ages),
    )


def gather_options(given: dict[str, Any]) -> dict[str, Any]:
    """A set-up in which options are fields, `{"name": true}`, with a list of those instead: `{"options": ["name"]}`."""
    fields = [name for name in list_options() if isinstance(given.get(name), bool)]
    if not fields:
        return given
    chosen = [name for name in fields if given[name]]
    others = {name: value for name, value in given.items() if name not in fields}
    return {**others, "options": [*others.get("options", ()), *chosen]}


def setup_name(setup: Setup, language: str) -> str:
    """What is played, in one line: the game and its modules."""
    compose(setup)  # modules from outside bring their texts
    texts = catalogue(language)
    keys = [key("game", setup.game), *(key("module", module) for module in setup.modules)]
    keys += [key("option", option) for option in setup.options]
    return " · ".join(texts.text(one) for one in keys)


def setup_title_text(setup: Setup, language: str) -> str:
    """What is played, and by how many: the game, its modules, the players."""
    return " · ".join([setup_name(setup, language), catalogue(language).text("count-players", count=setup.players)])
