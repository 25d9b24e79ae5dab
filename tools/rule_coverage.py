"""Has every rule its place in the code and its test? Prints those that have not, and fails.

A rule's place is where its id stands in the engine (`A-12`, or inside a span such as `A-52 … A-54`); its test is named
after it (`test_A_12_…`). The rules are those of the catalogue, from which docs/rules/ is made.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from alhambra.texts.rules import list_rule_ids

ROOT = Path(__file__).resolve().parents[1]
ID = r"([AGCVXBHS])-(\d+)"
SPAN = re.compile(rf"{ID} … \1-(\d+)")


def numbered_rules() -> list[str]:
    """All rules that have a number."""
    return [rule for rule in list_rule_ids() if re.fullmatch(ID, rule)]


def ids_in(text: str) -> Iterator[str]:
    """The rules that a text names, spans included."""
    for letter, number in re.findall(rf"\b{ID}\b", text):
        yield f"{letter}-{number}"
    for letter, first, last in SPAN.findall(text):
        yield from (f"{letter}-{number}" for number in range(int(first), int(last) + 1))


def placed_rules() -> set[str]:
    """The rules named in the engine."""
    files = (ROOT / "src" / "alhambra" / "engine").rglob("*.py")
    return {rule for file in files for rule in ids_in(file.read_text("utf-8"))}


def tested_rules() -> set[str]:
    """The rules that a test is named after."""
    tests = "\n".join(file.read_text("utf-8") for file in (ROOT / "tests" / "rules").glob("test_*.py"))
    return {f"{letter}-{number}" for letter, number in re.findall(r"def test_([AGCVXBHS])_(\d+)_", tests)}


def gaps() -> list[str]:
    """A line for every rule that lacks a place or a test."""
    placed, tested = placed_rules(), tested_rules()
    rules = numbered_rules()
    return [f"{rule}: no place in src/alhambra/engine" for rule in rules if rule not in placed] + [
        f"{rule}: no test in tests/rules" for rule in rules if rule not in tested
    ]


def main() -> int:
    """Print the gaps."""
    found = gaps()
    print("\n".join(found) or f"{len(numbered_rules())} rules, each with its place and its test")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
