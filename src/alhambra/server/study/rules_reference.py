"""The rules as a client shows them: how to play, then every chapter with our rulings and pictures, as plain data."""

from functools import cache

from typing_extensions import TypedDict

from alhambra.server.study.lessons.learn import SECTIONS, Step, draw_step, step_text
from alhambra.server.study.lessons.rules_pictures import Picture, list_pictures
from alhambra.texts import catalogue
from alhambra.texts.rules import CHAPTERS, Chapter, Section, find_rule


class RuleEntry(TypedDict):
    """One rule; `rulings` are our decisions on it."""

    id: str
    title: str
    text: str
    rulings: list[str]
    pictures: list[Picture]


class SectionEntry(TypedDict):
    """Rules that belong together; the title is empty where a page has only one section."""

    name: str
    title: str
    rules: list[RuleEntry]


class Page(TypedDict):
    """The rules of a game or module."""

    name: str
    title: str
    about: str
    sections: list[SectionEntry]


@cache
def describe_rules(language: str) -> list[Page]:
    """All pages in a language; `UnknownLanguage` if we do not speak it. Not to be changed."""
    return [_describe_learning(language), *(_describe_page(chapter, language) for chapter in CHAPTERS)]


def _describe_learning(language: str) -> Page:
    """The game in short, for people who do not know it yet."""
    text = catalogue(language).text
    sections = [
        SectionEntry(name=name, title=text("section-" + name), rules=[_describe_step(step, language) for step in steps])
        for name, steps in SECTIONS.items()
    ]
    return Page(name="learn", title=text("learn"), about=text("learn.about"), sections=sections)


def _describe_step(step: Step, language: str) -> RuleEntry:
    title, text = step_text(step, language)
    return RuleEntry(id=step.key, title=title, text=text, rulings=[], pictures=draw_step(step, language))


def _describe_page(chapter: Chapter, language: str) -> Page:
    text = catalogue(language).text
    several = len(chapter.sections) > 1
    sections = [_describe_section(section, language, several) for section in chapter.sections]
    return Page(name=chapter.name, title=text(chapter.key), about=text(chapter.key + ".about"), sections=sections)


def _describe_section(section: Section, language: str, several: bool) -> SectionEntry:
    title = catalogue(language).text("section-" + section.name) if several else ""
    return SectionEntry(
        name=section.name, title=title, rules=[_describe_rule(rule_id, language) for rule_id in section.ids]
    )


def _describe_rule(rule_id: str, language: str) -> RuleEntry:
    one = find_rule(rule_id, language)
    rulings = [one.ruling] if one.ruling else []
    drawn = list_pictures(rule_id, language)
    return RuleEntry(id=one.id, title=one.title, text=one.text, rulings=rulings, pictures=drawn)
