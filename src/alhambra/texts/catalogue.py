"""All texts of one language, by key.

The key of a thing is its kind, a hyphen and the name the engine has for it: `type-tower`, `currency-florin`,
`module-two-players`, `rule-A-12` (`key` turns blanks and underscores into hyphens). Other forms of the same
text are attributes: `type-tower.plural`. Arguments are whole numbers, written and inflected as the language
does it, or texts, put in as they are.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from alhambra.texts.errors import DuplicateText, MissingArgument, MissingText, TextError, UnknownLanguage
from alhambra.texts.fluent import Literal, Part, Pattern, Reference, Select, Variable, parse
from alhambra.texts.grammar import LANGUAGES, find_plural, write_digits
from alhambra.texts.unread import Unread

Argument = str | int
FALLBACK = "en"


def key(kind: str, name: str) -> str:
    """The key of a thing: `key("type", "bath house")` is `type-bath-house`."""
    return f"{kind}-{name}".replace(" ", "-").replace("_", "-")


class Catalogue:
    """The texts of a language; those of the product unless others are given."""

    def __init__(self, language: str, patterns: Mapping[str, Pattern] | None = None) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(f"{language}: the languages are {', '.join(LANGUAGES)}")
        self.language = language
        self._patterns: Mapping[str, Pattern] = Unread(read_sources(language)) if patterns is None else dict(patterns)
        self._variables: dict[str, frozenset[str]] = {}
        self._included: set[str] = set()
        self._outside: set[str] = set()
        if patterns is not None:
            self._check()

    def include(self, name: str, source: str) -> None:
        """Add the texts of a Fluent source from outside, such as a module's own; each name only once."""
        if name not in self._included:
            before = set(self._patterns)
            self._patterns = merge({name: source}, self._patterns)
            self._outside |= self._patterns.keys() - before
            self._included.add(name)
            self._check()

    def keys(self) -> list[str]:
        """All keys, attributes included, in the order of the files."""
        return list(self._patterns)

    def __iter__(self) -> Iterator[str]:
        return iter(self._patterns)

    def __contains__(self, key: object) -> bool:
        return key in self._patterns

    def has(self, key: str) -> bool:
        """Is there a text with that key?"""
        return key in self._patterns

    def is_from_outside(self, key: str) -> bool:
        """Was the text added to those of the product?"""
        return key in self._outside

    def list_variables(self, key: str) -> frozenset[str]:
        """The arguments a text needs, those of the texts it refers to included."""
        if key not in self._patterns:
            raise MissingText(f"no text {key} in {self.language}")
        return self._find_variables(key, ())

    def text(self, key: str, /, **arguments: Argument) -> str:
        """The text with that key, filled in. Every variable needs a value; other arguments do not matter.

        A text from outside, such as a module's own, that is not there in this language is given in English.
        """
        if key not in self._patterns and self.language != FALLBACK and catalogue(FALLBACK).is_from_outside(key):
            return catalogue(FALLBACK).text(key, **arguments)
        missing = self.list_variables(key) - arguments.keys()
        if missing:
            raise MissingArgument(f"{key} in {self.language} needs {', '.join(sorted(missing))}")
        return self._format(self._patterns[key], arguments)

    def join_words(self, items: Iterable[str]) -> str:
        """`a, b and c`."""
        *before, last = list(items) or [""]
        if not before:
            return last
        return self.text("list-and", before=", ".join(before), last=last)

    def _format(self, pattern: Pattern, arguments: Mapping[str, Argument]) -> str:
        return "".join(self._written(part, arguments) for part in pattern)

    def _written(self, part: Part, arguments: Mapping[str, Argument]) -> str:
        match part:
            case Variable(name):
                value = arguments[name]
                return value if isinstance(value, str) else write_digits(self.language, value)
            case Reference(name):
                return self._format(self._patterns[name], arguments)
            case Select():
                return self._format(self._chosen(part, arguments[part.variable]), arguments)
            case Literal(value):
                return value
            case _:
                return part

    def _chosen(self, select: Select, value: Argument) -> Pattern:
        """The first variant with that word, number or plural category."""
        fitting = (value,) if isinstance(value, str) else (value, find_plural(self.language, value))
        for variant in select.variants:
            if variant.key in fitting:
                return variant.pattern
        return select.default

    def _check(self) -> None:
        for name in self._patterns:
            self._find_variables(name, ())

    def _find_variables(self, key: str, path: tuple[str, ...]) -> frozenset[str]:
        """Note the variables of a text; its references must lead somewhere, and not in circles."""
        if key in path:
            raise TextError(f"{key} in {self.language} refers to itself")
        if key not in self._patterns:
            raise MissingText(f"no text {key} in {self.language}, to which {path[-1]} refers")
        if key not in self._variables:
            self._variables[key] = self._variables_of(self._patterns[key], (*path, key))
        return self._variables[key]

    def _variables_of(self, pattern: Pattern, path: tuple[str, ...]) -> frozenset[str]:
        found: set[str] = set()
        for part in pattern:
            match part:
                case Variable(name):
                    found.add(name)
                case Reference(name):
                    found |= self._find_variables(name, path)
                case Select(variable, variants):
                    found.add(variable)
                    found.update(*(self._variables_of(variant.pattern, path) for variant in variants))
        return frozenset(found)


@cache
def catalogue(language: str) -> Catalogue:
    """The product's texts in a language, read once."""
    return Catalogue(language)


def read_sources(language: str) -> dict[str, str]:
    """The Fluent files of a language by name (`fr/names.ftl`); a client may format texts itself."""
    folder = Path(__file__).parent / language
    files = {file.name: file for file in folder.iterdir() if file.name.endswith(".ftl")}
    return {f"{language}/{name}": files[name].read_text("utf-8") for name in sorted(files)}


def merge(files: Mapping[str, str], known: Mapping[str, Pattern] | None = None) -> dict[str, Pattern]:
    """The patterns of several files by name, beside those already known; no key may be there twice."""
    patterns: dict[str, Pattern] = dict(known or {})
    for name, source in files.items():
        found = parse(source, name)
        if twice := found.keys() & patterns.keys():
            raise DuplicateText(f"{name} has {', '.join(sorted(twice))} again")
        patterns |= found
    return patterns
