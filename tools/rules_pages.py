"""Writes docs/rules/*.md and docs/rulings.md from the English texts of the rules.

Run it after every change of those texts; `--check` only says what is out of date.
"""

import re
import sys
from pathlib import Path

from alhambra.texts import Catalogue, catalogue
from alhambra.texts.rules import CHAPTERS, Chapter, Rule, chapter_of, rule, rulings

DOCS = Path(__file__).resolve().parent.parent / "docs"
LANGUAGE = "en"
NOTE = "<!-- Written by tools/rules_pages.py from src/alhambra/texts; change the texts, not this page. -->"
RULINGS = (
    "Where the printed rules say nothing, or two editions disagree, we had to decide. Every such"
    " decision is listed here with its reason; the link leads to the rule it belongs to."
)
RULE_ID = re.compile(r"\b[A-Z]-[0-9]+\b")


def pages() -> dict[Path, str]:
    """Every page by its path."""
    texts = catalogue(LANGUAGE)
    written = {DOCS / "rules" / f"{chapter.name}.md": _chapter(chapter, texts) for chapter in CHAPTERS}
    written[DOCS / "rulings.md"] = _rulings()
    return written


def outdated() -> list[Path]:
    """The pages that are missing or say something else than the texts, and those that should not be there."""
    wanted = pages()
    wrong = [path for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text]
    return wrong + sorted(set((DOCS / "rules").glob("*.md")) - wanted.keys())


def _chapter(chapter: Chapter, texts: Catalogue) -> str:
    parts = [f"# {texts.text(chapter.key)}", NOTE, texts.text(chapter.key + ".about")]
    several = len(chapter.sections) > 1
    for section in chapter.sections:
        if several:
            parts.append(f"## {texts.text('section-' + section.name)}")
        parts += [_rule(rule(rule_id, LANGUAGE), "###" if several else "##") for rule_id in section.ids]
    return _joined(parts, folder="")


def _rule(one: Rule, level: str) -> str:
    text = f"{level} {_heading(one)}\n\n{one.text}"
    return f"{text}\n\n> **Ruling.** {one.ruling}" if one.ruling else text


def _rulings() -> str:
    parts = ["# Rulings", NOTE, RULINGS]
    for one in rulings(LANGUAGE):
        place = f"rules/{chapter_of(one.id).name}.md#{one.id}"
        parts.append(f"## {_heading(one)}\n\n{one.ruling} ([the rule]({place}))")
    return _joined(parts, folder="rules/")


def _heading(one: Rule) -> str:
    """The title with the rule's number, which is also the name to link to."""
    number = f"{one.id} " if RULE_ID.fullmatch(one.id) else ""
    return f'<a id="{one.id}"></a>{number}{one.title}'


def _joined(parts: list[str], folder: str) -> str:
    """One page; every mention of a rule outside headings and links becomes a link."""
    lines = "\n\n".join(parts).split("\n")
    return "\n".join(line if line.startswith("#") else _linked(line, folder) for line in lines) + "\n"


def _linked(line: str, folder: str) -> str:
    def link(found: re.Match[str]) -> str:
        return f"[{found[0]}]({folder}{chapter_of(found[0]).name}.md#{found[0]})"

    return re.sub(r"(?<!#)" + RULE_ID.pattern, link, line)


def main() -> int:
    """Write the pages, or check them."""
    stale = outdated()
    for path in stale:
        print(path.relative_to(DOCS.parent))
    if "--check" in sys.argv[1:]:
        return 1 if stale else 0
    for path in stale:
        path.unlink(missing_ok=True)
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
