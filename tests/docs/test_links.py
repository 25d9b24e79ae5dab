"""What the pages lead to is there."""

import re
from pathlib import Path

import pytest

import rules_pages
from tests.docs.pages import ROOT, blocks, links

PAGES = [
    *("README.md", "CHANGELOG.md", "CONTRIBUTING.md"),
    *(str(file.relative_to(ROOT)) for file in sorted((ROOT / "docs").rglob("*.md"))),
]


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    assert [str(target) for target in links(page) if not target.exists() and not is_drawn(target)] == []


def is_drawn(target: Path) -> bool:
    """Is it a picture that the site draws when it is built?"""
    return target.parent.name == "rules" and target.name in rules_pages.drawings()


def test_the_tree_in_the_map_is_the_tree() -> None:
    (tree,) = [block for block in blocks("docs/architecture.md", "") if "src/alhambra/" in block]
    at: list[str] = []
    for indent, name in re.findall(r"^( *)(\S+/) ", tree.replace("src/alhambra/\n", "src/alhambra/ \n"), re.MULTILINE):
        at = [*at[: len(indent) // 2], name]
        assert (ROOT / "".join(at)).is_dir(), at
    package = {path.name for path in (ROOT / "src/alhambra").iterdir() if (path / "__init__.py").exists()}
    assert {Path(name).name for name in re.findall(r"^  (\w+)/", tree, re.MULTILINE)} == package
