"""`alhambra rules`: look up a rule, or our rulings."""

from difflib import get_close_matches
from typing import Annotated

import typer

from alhambra.cli.failures import BadInput
from alhambra.cli.language import LanguageOption, explain, find_texts, say
from alhambra.cli.output import JsonOption, print_json, print_text
from alhambra.texts.rules import CHAPTERS, Chapter, Rule, chapter_of, find_rule, list_rule_ids, list_rulings


def command(
    rule_id: Annotated[str | None, typer.Argument(metavar="[ID]", help=explain("rule-id"))] = None,
    only_rulings: Annotated[bool, typer.Option("--rulings", help=explain("rulings"))] = False,
    search: Annotated[str, typer.Option("--search", help=explain("search"))] = "",
    json: JsonOption = False,
    _language: LanguageOption = None,
) -> None:
    """Find rules, and show them."""
    if rule_id is not None:
        found = [find_known(rule_id)]
    else:
        found = [one for one in list_rules(only_rulings) if not search or has_word(one, search)]
    if search and not found:
        raise BadInput("nothing-found", word=search)
    if json:
        print_json({"language": find_texts().language, "rules": [describe_rule(one) for one in found]})
    elif rule_id is not None or only_rulings or search:
        print_text("\n\n".join(write_in_full(one) for one in found))
    else:
        print_text("\n\n".join(write_contents(chapter) for chapter in CHAPTERS))


def find_known(rule_id: str) -> Rule:
    """The rule with that id, however it is written: `A-12`, `a12`."""
    by_letters = {plain(one): one for one in list_rule_ids()}
    wanted = plain(rule_id)
    if wanted in by_letters:
        return find_rule(by_letters[wanted], find_texts().language)
    near = get_close_matches(wanted, by_letters, 3, 0.5)
    key = "no-rule-but" if near else "no-rule"
    raise BadInput(key, id=rule_id, near=", ".join(by_letters[one] for one in near))


def plain(rule_id: str) -> str:
    """An id as nobody can miswrite it: `A12`."""
    return rule_id.replace("-", "").upper()


def list_rules(only_rulings: bool) -> list[Rule]:
    """All rules, or those with a ruling."""
    language = find_texts().language
    return list_rulings(language) if only_rulings else [find_rule(rule_id, language) for rule_id in list_rule_ids()]


def has_word(one: Rule, word: str) -> bool:
    """Does the rule contain the word?"""
    whole = f"{one.id}\n{one.title}\n{one.text}\n{one.ruling or ''}"
    return word.casefold() in whole.casefold()


def describe_rule(one: Rule) -> dict[str, object]:
    """A rule as data."""
    chapter = chapter_of(one.id).name
    return {"id": one.id, "chapter": chapter, "title": one.title, "text": one.text, "ruling": one.ruling}


def write_in_full(one: Rule) -> str:
    """A rule as text."""
    lines = [f"{one.id}  {one.title}", one.text]
    return "\n".join(lines + ([say("ruling", ruling=one.ruling)] if one.ruling else []))


def write_contents(chapter: Chapter) -> str:
    """A chapter's title, and its rules by section."""
    lines = [find_texts().text(chapter.key)]
    for section in chapter.sections:
        if len(chapter.sections) > 1:
            lines.append(f"  {find_texts().text('section-' + section.name)}")
        lines += [f"    {one:6} {find_rule(one, find_texts().language).title}" for one in section.ids]
    return "\n".join(lines)
