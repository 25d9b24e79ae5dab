"""Write every text, filled in, as one page to read: build/texts.html, one row per text, one column per language.

Each text is filled in four times: with the longest name and with short ones, with 0, 1, 2 and 1,234, with tiles whose
names are feminine, masculine and plural, and with a hut.
"""

import html
from collections.abc import Callable, Iterator
from pathlib import Path

from alhambra.texts import LANGUAGES, Catalogue, key
from alhambra.texts.catalogue import Argument, merge, read_sources
from alhambra.texts.fluent import Pattern, Select

PAGE = Path(__file__).resolve().parents[1] / "build" / "texts.html"
OCCASIONS = range(4)
PEOPLE = ("Maximiliane Wolkenstein-Oranienburg", "Anna", "Éric", "Ömer")
TYPES = ("bath house", "arcades", "tower", "market")  # thermes, arcades, a hut, le marché
HUT = 2
COUNTS = (0, 1, 2, 1234)
CURRENCIES = ("florin", "denar", "ducat", "dirham")
PLURALS = {"one", "many", "other"}
SPOKEN = ("event-", "do-", "reason-")  # here a tile is the object of a sentence
HUTS = ("narration-hut", "event-hut", "do-hut", "refusal-hut-not-open")  # here a tile is always a hut
PERSONS = {"player", "name", "rival", "host", "person"}
NUMBERS = {
    *("count", "price", "number", "found", "wanted", "step", "points", "expected", "last", "games", "players", "place"),
    *("longest", "shortest", "seconds", "steps", "coins", "before", "paid", "fee", "most", "seat", "rows", "depth"),
    *("exact", "slot", "scoring", "turn", "loss", "code", "ages", "total", "round", "endless", "faults", "actions"),
    *("turns", "minutes", "of", "done", "supplies", "line", "edges"),
}
WORDS = {"cell": "-1,2", "there": "0,3", "file": "game.alh", "address": "http://localhost:8000", "folder": "games"}
HEAD = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Texts</title><style>
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem; color: #222; background: #fff }
table { border-collapse: collapse; width: 100% } td, th { border: 1px solid #ccc; padding: .3rem .6rem;
vertical-align: top; text-align: left } td:first-child { font: 12px monospace; color: #666; width: 12rem }
td p { margin: 0 0 .25rem } th { position: sticky; top: 0; background: #eee }
@media (prefers-color-scheme: dark) { body { color: #ddd; background: #181818 } th { background: #333 } }
</style><table><tr><th>Text<th>English<th>Français<th>Deutsch"""


class Filler:
    """Fills in the texts of a language."""

    def __init__(self, language: str) -> None:
        self.patterns = merge(read_sources(language))
        self.texts = Catalogue(language, self.patterns)

    def renderings(self, name: str) -> list[str]:
        """A text on every occasion; only once if it is always the same."""
        found = [self.text(name, occasion) for occasion in OCCASIONS]
        return list(dict.fromkeys(found))

    def text(self, name: str, occasion: int) -> str:
        """A text on one occasion."""
        chosen = choices(self.patterns, name)
        values: dict[str, Argument] = {}
        variables = self.texts.list_variables(name)
        for variable in variables:
            keys = chosen.get(variable, ())
            words = [one for one in keys if isinstance(one, str) and one not in PLURALS]
            if words:
                values[variable] = words[occasion % len(words)]
            elif keys or variable in NUMBERS:
                of_names = variable == "count" and "names" in variables
                values[variable] = len(PEOPLE) - occasion if of_names else COUNTS[occasion]
            else:
                values[variable] = self.word(name, variable, occasion)
        return self.texts.text(name, **values)

    def word(self, name: str, variable: str, occasion: int) -> str:
        """What stands for a variable that is not a number."""
        texts = self.texts
        which = HUT if name in HUTS else occasion
        words: dict[str, Callable[[], str]] = {
            **dict.fromkeys(PERSONS, lambda: PEOPLE[occasion]),
            "names": lambda: texts.join_words(PEOPLE[occasion:]),
            **dict.fromkeys(("tile", "other"), lambda: self.tile(which, name.startswith(SPOKEN))),
            "tiles": lambda: texts.join_words(self.tile(one) for one in OCCASIONS),
            **dict.fromkeys(("card", "cards"), lambda: self.card(name, occasion)),
            **dict.fromkeys(("currency", "first"), lambda: texts.text(f"currency-{CURRENCIES[occasion]}.plural")),
            "second": lambda: texts.text(f"currency-{CURRENCIES[occasion - 1]}.plural"),
            "category": lambda: texts.text(key("type", TYPES[occasion]) + ".plural"),
            "hut": lambda: texts.text("type-tower.hut"),
            **dict.fromkeys(("game", "table"), lambda: texts.text("game-combined")),
            **dict.fromkeys(("module", "one"), lambda: texts.text("module-exchange")),
        }
        return words[variable]() if variable in words else WORDS.get(variable, "…")

    def tile(self, occasion: int, is_object: bool = False) -> str:
        """A tile or, once, a hut; as the object of a sentence or only its name."""
        thing = key("type", TYPES[occasion])
        if occasion == HUT:
            hut = self.texts.text(thing + ".hut")
            return self.texts.text("narration-hut", tile=hut) if is_object else hut
        return self.texts.text(thing + (".the-tile" if is_object else ".tile"), price=7 + occasion)

    def card(self, name: str, occasion: int) -> str:
        """Money, or an exchange office."""
        first, second = (self.texts.text(f"currency-{one}.plural") for one in CURRENCIES[:2])
        if occasion == HUT or name.startswith("refusal-office"):
            form = "narration-exchange-card" + ("" if name.startswith(SPOKEN) else ".name")
            return self.texts.text(form, first=first, second=second)
        return self.texts.text(f"currency-{CURRENCIES[occasion]}.count", count=1 + occasion)


def choices(patterns: dict[str, Pattern], name: str) -> dict[str, tuple[str | int, ...]]:
    """The keys between which a text chooses, by variable; those of the texts it refers to included."""
    found: dict[str, tuple[str | int, ...]] = {}
    for part in patterns[name]:
        if isinstance(part, Select):
            found[part.variable] = tuple(variant.key for variant in part.variants)
        elif not isinstance(part, str) and hasattr(part, "key"):
            found = choices(patterns, part.key) | found
    return found


def rows() -> Iterator[str]:
    """The rows of the table."""
    fillers = [Filler(language) for language in LANGUAGES]
    for name in fillers[0].patterns:
        cells = ["".join(f"<p>{html.escape(text)}" for text in filler.renderings(name)) for filler in fillers]
        yield f"<tr><td>{name}<td>" + "<td>".join(cells)


def main() -> None:
    """Write the page."""
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(HEAD + "\n".join(rows()) + "</table></html>\n", "utf-8")
    print(PAGE.relative_to(Path.cwd()) if PAGE.is_relative_to(Path.cwd()) else PAGE)


if __name__ == "__main__":
    main()
