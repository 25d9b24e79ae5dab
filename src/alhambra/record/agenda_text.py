"""The agenda in words: `end-turn:2 act:2`, the next thing last.

An entry is the name of its step with what the step says its fields are (`Step.fields`): seats, scorings and slots are
counted from 1, points, modules and tiles have their names.
"""

from alhambra.engine.actions.agenda import argument_of, entry_of, seat_of, stage_of
from alhambra.engine.errors import InvalidNotation
from alhambra.engine.rules.leaflet import POINT_NAMES
from alhambra.engine.rules.ruleset import Rules


def entry_text(rules: Rules, entry: int) -> str:
    """An entry of the agenda in words."""
    step = rules.stages[stage_of(entry)]
    numbers = (int(seat_of(entry)), int(argument_of(entry)))
    values = [names_of(rules, field)[number] for field, number in zip(step.fields, numbers, strict=False)]
    return ":".join([step.name, *[value for value in values if value]])


def parse_entry(rules: Rules, text: str) -> int:
    """The entry of these words."""
    name, *words = text.split(":")
    names = [step.name for step in rules.stages]
    if name not in names:
        raise InvalidNotation("agenda", text=text)
    fields = [names_of(rules, field) for field in rules.stages[names.index(name)].fields]
    numbers = [0, 0]
    for place, known in enumerate(fields):
        word = words.pop(0) if words and "" not in known else ""
        if word not in known:
            raise InvalidNotation("agenda", text=text)
        numbers[place] = known.index(word)
    if words:
        raise InvalidNotation("agenda", text=text)
    return entry_of(names.index(name), numbers[0], numbers[1])


def names_of(rules: Rules, field: str) -> list[str]:
    """What the numbers of a field are called, in order; nothing for nobody's."""
    match field:
        case "seat":
            return [str(seat + 1) for seat in range(rules.players)]
        case "point":
            return list(POINT_NAMES)
        case "module":
            return [module.name for module in rules.modules]
        case "scoring":
            return ["1", "2", "3"]
        case "slot":
            return ["1", "2", "3", "4"]
        case "tile":
            return [tile.name for tile in rules.tiles.tiles]
        case "number":
            return [str(number) for number in range(256)]
        case _:
            return [""]
