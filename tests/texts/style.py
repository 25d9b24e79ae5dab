"""The house style (docs/style.md), as far as a machine can see a break of it."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from alhambra.texts.fluent import Literal, Part, Pattern, Reference, Select, Variable

PEOPLE = "player|name|names|rival"
THINGS = "tile|tiles|other|card|cards|currency|category|table"


@dataclass(frozen=True)
class Break:
    """One way to break the style: where it can happen, how it looks, and an example."""

    why: str
    languages: str
    keys: str
    looks: str
    example: tuple[str, str]

    def is_in(self, language: str, key: str, text: str) -> bool:
        """Does the text with that key break it?"""
        applies = language in self.languages.split() and re.match(self.keys, key)
        return bool(applies and re.search(self.looks, text))


def word(why: str, language: str, *words: str) -> Break:
    """Words that another one has taken the place of."""
    looks = rf"(?i)(?<!\w)(?:{'|'.join(words)})(?!\w)"
    return Break(why, language, "", looks, ("web-example", f"… {words[0]} …"))


BREAKS = (
    word("carte de prime", "fr", "carte bonus", "cartes bonus"),
    word("bot", "fr", "robot", "robots"),
    word("Granada stays Granada", "fr", "Grenade"),
    word("supplément", "fr", "taxe", "taxes"),
    word("côté", "fr", "arête", "arêtes"),
    word("abri de chantier", "fr", "abri de jardin"),
    word("pion de marquage", "fr", "marqueur", "marqueurs"),
    word("devise", "fr", "autre monnaie", "deux monnaies", "cette monnaie"),
    word("vous", "fr", "tu", "ton", "tes", "toi"),
    word("Simulation", "de", "Durchspiel", "Durchspiele", "Durchspielen"),
    word("umdrehen", "de", "wenden", "wendet", "gewendet"),
    word("wieder aktivieren", "de", "wecken", "weckt"),
    word("Bauhütte", "de", "Gartenhütte"),
    word("Geldkartenstapel", "de", "Geldstapel", "Geldstapels"),
    word("Zugs", "de", "Zuges"),
    word("you, not one", "en", "one’s own"),
    Break("is not a", "en", "", r"(?i)(?<!there )\bis no (?!longer)", ("x", "This is no tile.")),
    word("say what to do", "en", "is to be", "are to be"),
    word("count, work out", "en", "reckon", "reckons", "reckoned"),
    word("the same number of", "en", "equally many"),
    word("on your turn", "en", "in your turn"),
    word("on average", "en", "on an average"),
    word("neither", "en", "none of the two"),
    word("extra action", "en", "your further action"),
    word("characters", "en", "signs"),
    word("reveal", "en", "show a bonus card"),
    Break("a button begins with a capital", "de", r"do-[a-z-]+$", r"^\{", ("do-buy", "{ $tile } kaufen")),
    Break("the-tile is accusative", "de", r"(event|reason)-", r"^\{ \$tile", ("event-x", "{ $tile } liegt da.")),
    Break("capital first", "en fr de", r"refusal-(?!comp)", r"^\{ \$(tile|card)", ("refusal-x", "{ $tile } is there.")),
    Break(
        "elision",
        "fr",
        "",
        rf"(?i)\b(?:de|que) \{{ \$(?:{PEOPLE}|{THINGS}) \}}|\bà \{{ \$(?:{THINGS}) \}}",
        ("x", "Le temps de { $player }"),
    ),
    Break("no full stop on a button", "en fr de", r"do-[a-z-]+$", r"\.$", ("do-buy", "Buy { $tile }.")),
    Break("closed-up dots", "en fr", "", r"\w …", ("x", "Un instant …")),
    Break("dots stand off", "de", "", r"\w…", ("x", "Einen Moment…")),
    Break("closed-up percent sign", "en", "", r"[0-9}] %", ("x", "95 %")),
    Break("quotation marks", "en fr de", "", r'(?<!install )"(?=\w)(?!alhambra\[)', ("x", 'the "tile"')),
    Break("“ and ”", "en", "", r"[„«»]", ("x", "„tile“")),
    Break("a narrow space", "fr", "", r"\u00a0[;!?]", ("x", "Attention\u00a0!")),
    Break("« and »", "fr", "", r"[„“”]", ("x", "“tuile”")),
    Break("„ and “", "de", "", r"[«»”]", ("x", "»Plättchen«")),
    Break("none is no one", "fr", "", r"^«none»", ("x", "{ $count ->\n    [one] Une tuile\n   *[other] { $count }\n}")),
)


def breaks(language: str, key: str, pattern: Pattern) -> list[str]:
    """What is wrong with a text."""
    marked = "«none» " if language == "fr" and any(_forgets_none(part) for part in pattern) else ""
    found = [one for text in written(pattern) for one in BREAKS if one.is_in(language, key, marked + text)]
    return [f"{language} {key}: {one.why}" for one in dict.fromkeys(found)]


def _forgets_none(part: Part) -> bool:
    """In French nothing is counted as one: is there a variant that says “one” and none for nothing?"""
    if not isinstance(part, Select):
        return False
    by_key = {variant.key: variant.pattern for variant in part.variants}
    one = by_key.get("one", ())
    return bool(one and str(one[0]).lstrip(", ").startswith(("Un ", "Une ", "un ", "une "))) and 0 not in by_key


def written(pattern: Pattern) -> Iterator[str]:
    """The text as it stands in the file, once for each variant of a choice."""
    depth = max((len(part.variants) for part in pattern if isinstance(part, Select)), default=1)
    for number in range(depth):
        yield "".join(_written(part, number) for part in pattern)


def _written(part: Part, number: int) -> str:
    match part:
        case Variable(name):
            return f"{{ ${name} }}"
        case Reference(key):
            return f"{{ {key} }}"
        case Literal(value):
            return value
        case Select(_, variants):
            chosen = variants[min(number, len(variants) - 1)].pattern
            return "".join(_written(one, number) for one in chosen)
        case _:
            return part
