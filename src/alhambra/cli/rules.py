"""`alhambra rules`: look up a rule, or our rulings."""

from difflib import get_close_matches
from typing import Annotated

import typer

from alhambra.cli.failures import BadInput
from alhambra.cli.language import LanguageOption, explained, say, texts
from alhambra.cli.output import JsonOption, print_json, print_text
from alhambra.texts.rules import CHAPTERS, Chapter, Rule, chapter_of, rule, rule_ids, rulings


def command(
    rule_id: Annotated[str | None, typer.Argument(metavar="[ID]", help=explained("rule-id"))] = None,
    only_rulings: Annotated[bool, typer.Option("--rulings", help=explained("rulings"))] = False,
    search: Annotated[str, typer.Option("--search", help=explained("search"))] = "",
    json: JsonOption = False,
    _language: LanguageOption = None,
) -> None:
    """Find rules, and show them."""
    if rule_id is not None:
        found = [known(rule_id)]
    else:
        found = [one for one in listed(only_rulings) if not search or speaks_of(one, search)]
    if search and not found:
        raise BadInput("nothing-found", word=search)
    if json:
        print_json({"language": texts().language, "rules": [described(one) for one in found]})
    elif rule_id is not None or only_rulings or search:
        print_text("\n\n".join(in_full(one) for one in found))
    else:
        print_text("\n\n".join(contents(chapter) for chapter in CHAPTERS))


def known(rule_id: str) -> Rule:
    """The rule with that id, however it is written: `A-12`, `a12`."""
    by_letters = {plain(one): one for one in rule_ids()}
    wanted = plain(rule_id)
    if wanted in by_letters:
        return rule(by_letters[wanted], texts().language)
    near = get_close_matches(wanted, by_letters, 3, 0.5)
    key = "no-rule-but" if near else "no-rule"
    raise BadInput(key, id=rule_id, near=", ".join(by_letters[one] for one in near))


def plain(rule_id: str) -> str:
    """An id as nobody can miswrite it: `A12`."""
    return rule_id.replace("-", "").upper()


def listed(only_rulings: bool) -> list[Rule]:
    """All rules, or those with a ruling."""
    language = texts().language
    return rulings(language) if only_rulings else [rule(rule_id, language) for rule_id in rule_ids()]


def speaks_of(one: Rule, word: str) -> bool:
    """Does the rule contain the word?"""
    whole = f"{one.id}\n{one.title}\n{one.text}\n{one.ruling or ''}"
    return word.casefold() in whole.casefold()


def described(one: Rule) -> dict[str, object]:
    """A rule as data."""
    chapter = chapter_of(one.id).name
    return {"id": one.id, "chapter": chapter, "title": one.title, "text": one.text, "ruling": one.ruling}


def in_full(one: Rule) -> str:
    """A rule as text."""
    lines = [f"{one.id}  {one.title}", one.text]
    return "\n".join(lines + ([say("ruling", ruling=one.ruling)] if one.ruling else []))


def contents(chapter: Chapter) -> str:
    """A chapter's title, and its rules by section."""
    lines = [texts().text(chapter.key)]
    for section in chapter.sections:
        if len(chapter.sections) > 1:
            lines.append(f"  {texts().text('section-' + section.name)}")
        lines += [f"    {one:6} {rule(one, texts().language).title}" for one in section.ids]
    return "\n".join(lines)
