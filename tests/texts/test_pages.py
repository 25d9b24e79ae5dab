"""The pages made from the texts are up to date, and their links lead somewhere."""

import re
from pathlib import Path

import pytest

import rules_pages
from alhambra.texts import LANGUAGES, catalogue
from alhambra.texts.rules import list_rule_ids

GLOSSARY = rules_pages.DOCS / "glossary.md"


def test_the_pages_of_the_rules_are_up_to_date() -> None:
    assert rules_pages.outdated() == [], "run tools/rules_pages.py"


def test_a_page_that_says_something_else_is_outdated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_pages, "DOCS", tmp_path)
    monkeypatch.setattr("sys.argv", ["rules_pages.py"])
    assert rules_pages.main() == 0
    assert rules_pages.outdated() == []
    (tmp_path / "rulings.md").write_text("something else", "utf-8")
    (tmp_path / "rules" / "bazaars.md").write_text("no chapter of ours", "utf-8")
    assert [path.name for path in rules_pages.outdated()] == ["rulings.md", "bazaars.md"]
    monkeypatch.setattr("sys.argv", ["rules_pages.py", "--check"])
    assert rules_pages.main() == 1


def test_every_rule_has_one_anchor() -> None:
    text = "".join(page for path, page in rules_pages.pages().items() if path.parent.name == "rules")
    assert sorted(re.findall(r'<a id="([^"]+)"></a>', text)) == sorted(list_rule_ids())


def test_every_link_leads_to_an_anchor() -> None:
    pages = rules_pages.pages()
    for path, page in pages.items():
        for target, anchor in re.findall(r"\]\(([^)#]+)#([^)]+)\)", page):
            assert f'<a id="{anchor}"></a>' in pages[(path.parent / target).resolve()], (path, target, anchor)


def test_the_glossary_has_the_words_of_the_catalogue() -> None:
    rows = re.findall(
        r"^\| `word-([a-z-]+)` \| (.+) \| (.+) \| (.+) \| .+ \|$", GLOSSARY.read_text("utf-8"), re.MULTILINE
    )
    words = {name.removeprefix("word-") for name in catalogue("en") if re.fullmatch("word-[a-z-]+", name)}
    assert {row[0] for row in rows} == words
    for name, *texts in rows:
        assert texts == [catalogue(language).text(f"word-{name}") for language in LANGUAGES]
