"""Writes docs/learn.md, docs/rules/*.md and docs/rulings.md from the English texts of the rules.

Run it after every change of those texts; `--check` only says what is out of date. The pictures of these pages are drawn
whenever the site is built (`draw`); they are not kept.
"""

import re
import sys
from functools import cache
from pathlib import Path

from alhambra.engine.component_data import read_component
from alhambra.server.study.lessons.learn import SECTIONS, draw_step, step_text
from alhambra.server.study.lessons.rules_pictures import Picture, list_pictures
from alhambra.texts import Catalogue, catalogue, key
from alhambra.texts.rules import CHAPTERS, Chapter, Rule, chapter_of, find_rule, list_rulings

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
    written[DOCS / "learn.md"] = _learn(texts)
    return written


def draw() -> None:
    """Draw the pictures of the pages."""
    folder = DOCS / "pictures" / "rules"
    folder.mkdir(parents=True, exist_ok=True)
    for name, svg in drawings().items():
        (folder / name).write_text(svg, "utf-8")


@cache
def drawings() -> dict[str, str]:
    """Every picture by the name of its file."""
    found: dict[str, str] = {}
    for chapter in CHAPTERS:
        for rule_id in chapter.ids:
            found |= _numbered(rule_id, list_pictures(rule_id, LANGUAGE))
    for steps in SECTIONS.values():
        for step in steps:
            found |= _numbered(step.key, draw_step(step, LANGUAGE))
    return found


def _numbered(name: str, drawn: list[Picture]) -> dict[str, str]:
    return {f"{name}-{number}.svg": one["svg"] + "\n" for number, one in enumerate(drawn, 1)}


def _shown(name: str, drawn: list[Picture], folder: str) -> str:
    """Pictures side by side, those of one caption above it."""
    lines: list[str] = []
    for caption in dict.fromkeys(one["caption"] for one in drawn):
        images = [
            f"![{caption}]({folder}pictures/rules/{name}-{number}.svg)"
            for number, one in enumerate(drawn, 1)
            if one["caption"] == caption
        ]
        lines += [" ".join(images), f"*{caption}*"]
    return "\n\n".join(lines)


def _learn(texts: Catalogue) -> str:
    parts = [f"# {texts.text('learn')}", NOTE, texts.text("learn.about")]
    for section, steps in SECTIONS.items():
        parts.append(f"## {texts.text('section-' + section)}")
        for step in steps:
            title, text = step_text(step, LANGUAGE)
            parts += [f"### {title}", text, _shown(step.key, draw_step(step, LANGUAGE), "")]
            if section == "scores" and step.name == "majorities":
                parts.append(_points(texts))
    return _joined([part for part in parts if part], folder="rules/")


def _points(texts: Catalogue) -> str:
    """The table of points as text."""
    points = read_component("scoring")["alhambra"]
    assert isinstance(points, dict)
    heads = [texts.text("learn-scoring", number=number) for number in (1, 2, 3)]
    lines = ["| Building | " + " | ".join(heads) + " |", "| --- " * 4 + "|"]
    for name, scorings in points.items():
        cells = [", ".join(str(one) for one in places) for places in scorings]
        lines.append(f"| {texts.text(key('type', name) + '.plural')} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


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
        parts += [_rule(find_rule(rule_id, LANGUAGE), "###" if several else "##") for rule_id in section.ids]
    return _joined(parts, folder="")


def _rule(one: Rule, level: str) -> str:
    parts = [f"{level} {_heading(one)}", one.text, _shown(one.id, list_pictures(one.id, LANGUAGE), "../")]
    if one.ruling:
        parts.append(f"> **Ruling.** {one.ruling}")
    return "\n\n".join(part for part in parts if part)


def _rulings() -> str:
    parts = ["# Rulings", NOTE, RULINGS]
    for one in list_rulings(LANGUAGE):
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
    return "\n".join(line if line.startswith(("#", "!")) else _linked(line, folder) for line in lines) + "\n"


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
