"""The rules as texts: which there are, in which chapter, and what each says."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from alhambra.texts.catalogue import catalogue


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule in one language. `ruling` is what we decided, and why, where the printed rules left it open."""

    id: str
    title: str
    text: str
    ruling: str | None


@dataclass(frozen=True, slots=True)
class Section:
    """Rules that belong together. Where a chapter has several, `section-<name>` is the title."""

    name: str
    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """The rules of a game or module. `key` is the key of its title; `key.about` says what it is."""

    name: str
    key: str
    sections: tuple[Section, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        """All its rules in order."""
        return tuple(rule_id for section in self.sections for rule_id in section.ids)


def _section(name: str, letter: str, first: int, last: int) -> Section:
    return Section(name, tuple(f"{letter}-{number}" for number in range(first, last + 1)))


def _module(name: str, letter: str, last: int, kind: str = "module") -> Chapter:
    return Chapter(name, f"{kind}-{name}", (_section(name, letter, 1, last),))


_ALHAMBRA: Final = (
    _section("set-up", "A", 1, 8),
    _section("turn", "A", 10, 16),
    _section("redesign", "A", 20, 23),
    _section("building", "A", 30, 34),
    _section("turn-end", "A", 40, 46),
    _section("scoring", "A", 50, 54),
    _section("game-end", "A", 55, 57),
)

CHAPTERS: Final = (
    Chapter("alhambra", "game-alhambra", _ALHAMBRA),
    Chapter("two-players", "module-two-players", (_section("two-players", "A", 60, 65),)),
    _module("granada", "G", 14, kind="game"),
    _module("combined", "C", 11, kind="game"),
    _module("vizier", "V", 7),
    _module("exchange", "X", 4),
    _module("bonus", "B", 5),
    _module("huts", "H", 6),
    _module("sites", "S", 6),
    Chapter("combining", "chapter-combining", (Section("combining", ("combining",)),)),
)


def list_rule_ids() -> list[str]:
    """All rules, `A-1` to `S-6`, and `combining` at the end."""
    return [rule_id for chapter in CHAPTERS for rule_id in chapter.ids]


@cache
def find_rule(rule_id: str, language: str) -> Rule:
    """A rule in a language; `MissingText` if there is no such rule."""
    texts = catalogue(language)
    name, ruling = f"rule-{rule_id}", f"ruling-{rule_id}"
    decided = texts.text(ruling) if texts.has(ruling) else None
    return Rule(rule_id, texts.text(name + ".title"), texts.text(name), decided)


def list_rulings(language: str) -> list[Rule]:
    """The rules on which we had to decide something."""
    every = (find_rule(rule_id, language) for rule_id in list_rule_ids())
    return [one for one in every if one.ruling is not None]


def chapter_of(rule_id: str) -> Chapter:
    """The chapter in which a rule stands."""
    return next(chapter for chapter in CHAPTERS if rule_id in chapter.ids)
