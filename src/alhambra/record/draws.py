"""What chance drew, in words: `du3`, `G8sw`, `stream:P8` of a module, and `*money` where a supply was made again.

Cards of the money deck and tiles of the bags have names of their own; a piece of a module's supply is written behind
the supply's stream. A tile with two faces goes by the one in the bag: chance does not decide which is laid up.
What must not be known yet is a question mark.
"""

from functools import lru_cache
from typing import Final

from alhambra.engine.chance import MONEY_STREAM, REMADE, tiles_stream
from alhambra.engine.errors import InvalidNotation
from alhambra.engine.pieces.cards import CODES
from alhambra.engine.rules.leaflet import Supply
from alhambra.engine.rules.ruleset import Rules

HIDDEN: Final = "?"
REMADE_SIGN: Final = "*"
REMEMBERED_RULESETS: Final = 1000  # rulesets whose words are remembered


def draw_text(rules: Rules, stream: str, piece: int) -> str:
    """One draw in words."""
    return list_draw_texts(rules)[stream, piece]


def parse_draw(rules: Rules, text: str) -> tuple[str, int]:
    """The stream and the piece of a draw."""
    if text not in list_draws(rules):
        raise InvalidNotation("record-draw", text=text)
    return list_draws(rules)[text]


def hide(rules: Rules, text: str) -> str:
    """The draw as those may see it who must not know the supply's secrets."""
    stream, piece = parse_draw(rules, text)
    secret = [supply.stream for module in rules.modules for supply in module.declared.supplies if supply.is_secret]
    return f"{stream}:{HIDDEN}" if stream in secret and piece != REMADE else text


def is_hidden(text: str) -> bool:
    """Is it a draw that must not be known yet?"""
    return text.endswith(":" + HIDDEN)


@lru_cache(REMEMBERED_RULESETS)
def list_draw_texts(rules: Rules) -> dict[tuple[str, int], str]:
    """The words for every possible draw."""
    found = {(MONEY_STREAM, card): name for card, name in enumerate(rules.cards.names)}
    for layer, bag in enumerate(rules.bags):
        found |= {(tiles_stream(layer), int(tile)): rules.tiles.name(tile) for tile in bag}
    for module in rules.modules:
        for supply in module.declared.supplies:
            names = enumerate(piece_names(rules, supply))
            found |= {(supply.stream, piece): f"{supply.stream}:{name}" for piece, name in names}
    return found | {(stream, int(REMADE)): REMADE_SIGN + stream for stream, _ in found}


@lru_cache(REMEMBERED_RULESETS)
def list_draws(rules: Rules) -> dict[str, tuple[str, int]]:
    """Every possible draw by its words."""
    return {text: draw for draw, text in list_draw_texts(rules).items()}


def piece_names(rules: Rules, supply: Supply) -> list[str]:
    """The names of what a supply consists of, by number."""
    match supply.pieces:
        case "card":
            return rules.cards.names
        case "tile":
            return [tile.name for tile in rules.tiles.tiles]
        case _:
            return list(CODES)


def group_by_supply(steps: list[list[tuple[str, int]]]) -> dict[str, list[list[int]]]:
    """The draws of steps as `chance.Recorded` takes them: for every stream one list per time the supply was made."""
    lists: dict[str, list[list[int]]] = {}
    for stream, piece in [draw for step in steps for draw in step]:
        times = lists.setdefault(stream, [[]])
        if piece == REMADE:
            times.append([])
        else:
            times[-1].append(piece)
    return lists
