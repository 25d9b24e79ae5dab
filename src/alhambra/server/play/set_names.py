"""What is played, in words and for clients."""

from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import Setup
from alhambra.server.play import wire_parts
from alhambra.texts import catalogue
from alhambra.texts.catalogue import key


def setup_info(setup: Setup) -> wire_parts.SetupInfo:
    """A set-up for a client."""
    return wire_parts.SetupInfo(
        game=setup.game,
        modules=list(setup.modules),
        edition=setup.edition,
        players=setup.players,
        simplified=setup.simplified,
        ages=list(setup.ages),
    )


def set_name(setup: Setup, language: str) -> str:
    """What is played, in one line: the game and its modules."""
    compose(setup)  # modules from outside bring their texts
    texts = catalogue(language)
    keys = [key("game", setup.game), *(key("module", module) for module in setup.modules)]
    keys += ["option-simplified-scoring"] if setup.simplified else []
    return " · ".join(texts.text(one) for one in keys)


def set_title(setup: Setup, language: str) -> str:
    """What is played, and by how many: the game, its modules, the players."""
    return " · ".join([set_name(setup, language), catalogue(language).text("count-players", count=setup.players)])
