"""A refusal as a person reads it: the names that a language has for things instead of notation and keys.

The library and the command line keep the notation, which their users type: `str(error)` is for them.
"""

from collections.abc import Callable

from alhambra.engine.notation.action import Action
from alhambra.engine.notation.notation import parse_action
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.ruleset import Rules
from alhambra.record.narrate import Narrator
from alhambra.texts.catalogue import Argument, Catalogue, catalogue, key

NAMES = {
    "game": "game",
    "module": "module",
    "one": "module",
    "other": "module",
    "edition": "edition",
    "option": "option",
}
LISTS = {"modules": "module", "games": "game"}


def refusal_text(refusal: Refusal, language: str, rules: Rules | None = None) -> str:
    """Why something is refused, in a language. `rules` are those of the game in which it was tried, if there is one."""
    texts = catalogue(language)
    forms = {} if rules is None else _things(Narrator(rules, language))
    is_known = texts.has(key("game", str(refusal.values.get("game"))))  # else the games are listed as they are typed
    given = {name: value for name, value in refusal.values.items() if name != "games" or is_known}
    values = {**refusal.values, **{name: _named(texts, forms, name, value) for name, value in given.items()}}
    drawn = f"refusal-{refusal.key}.drawn"  # at a table the cell is seen, and need not be named
    return texts.text(drawn if forms and texts.has(drawn) else f"refusal-{refusal.key}", **values)


def _things(narrator: Narrator) -> dict[str, Callable[[str], str]]:
    """How the things of a game are named, by the variable they fill."""
    rules = narrator.rules
    return {
        "tile": narrator.tile_name,
        "other": lambda name: name if is_start(rules, name) else narrator.tile_name(name),
        "card": narrator.card_name,
        "currency": narrator.name_currency,
        "action": lambda text: narrator.tell_action(Action(rules, parse_action(rules, text))),
    }


def is_start(rules: Rules, name: str) -> bool:
    """Is it the name of a starting tile? The sentences themselves have words for those."""
    return name in rules.tiles.by_name and not rules.tiles.tiles[rules.tiles.by_name[name]].type


def _named(texts: Catalogue, forms: dict[str, Callable[[str], str]], name: str, value: str | int) -> Argument:
    """A value as it stands in a sentence. What is not known by name is what somebody typed, and stays."""
    if not isinstance(value, str):
        return value
    if name in forms:
        return forms[name](value)
    keys = [key(LISTS[name], one) for one in value.split(", ")] if name in LISTS else []
    if keys and all(texts.has(one) for one in keys):
        return texts.join_words(texts.text(one) for one in keys)
    named = key(NAMES[name], value) if name in NAMES else ""
    return texts.text(named) if texts.has(named) else value
