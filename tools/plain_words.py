"""Plain English in comments, docstrings and documentation: words that cost the reader a second look are refused.

`make check` runs this. tools/plain_words.json says how many of them each part of the tree may still have. A part with
fewer can be written down with `--lower`; nothing raises a number. Names, strings and the texts people read are not
looked at: docs/rules is made from those.
"""

import ast
import io
import json
import re
import sys
import tokenize
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ALLOWANCES = ROOT / "tools" / "plain_words.json"
PLACES = ("src/alhambra", "tools", "bench", "examples", "web/src", "docs", "setup.py", "README.md", "CONTRIBUTING.md")
NOT_OURS = ("src/alhambra/server/client/", "docs/rules/", "docs/rulings.md")

WORDS = {
    r"\bso many\b": "say the number, or “the given number of”, “a number of”",
    r"\bwho(so)?ever\b": "say who: the player, the caller, the one who decides",
    r"\breckon\w*": "count, compute, estimate",
    r"\banew\b": "again",
    r"^the same(?=[,.:]| (?:for|with|as|but|in|of|to|from|on|without|by|after|before)\b)": "say what it is, in full",
    r"(?<!there )\b(?:is|are|was|were) no (?!longer|more|one\b|way\b|need\b|such\b)\w+": "“is not a …”",
    r"\b(?:measured|shown|timed|libraries|figures?) beside\b|\bbeside (?:ours|whom)\b": "compared with",
    r"\bsomebody['’]s\b": "a player's, another's",
    r"\bon an average\b": "on average",
}  # fmt: skip
PATTERNS = {re.compile(pattern, re.IGNORECASE): advice for pattern, advice in WORDS.items()}

Text = tuple[int, str]
"""The number of the first line, and what is written there."""


def python_texts(source: str) -> Iterator[Text]:
    """Comments and docstrings."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("# ")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value


def browser_texts(source: str) -> Iterator[Text]:
    """Comments of TypeScript, Svelte and CSS."""
    for found in re.finditer(r"(?<![:\w'\"`])//(.*)|/\*(.*?)\*/|<!--(.*?)-->", source, re.DOTALL | re.MULTILINE):
        text = (found[1] or "").partition("\n")[0] or found[2] or found[3] or ""
        yield source.count("\n", 0, found.start()) + 1, text.strip("* ")


def page_texts(source: str) -> Iterator[Text]:
    """Lines of a page, without its code."""
    in_code = False
    for number, line in enumerate(source.splitlines(), 1):
        if line.lstrip().startswith("```"):
            in_code = not in_code
        elif not in_code:
            yield number, line


READERS = {
    ".py": python_texts,
    ".ts": browser_texts,
    ".svelte": browser_texts,
    ".css": browser_texts,
    ".js": browser_texts,
    ".md": page_texts,
}


def files() -> Iterator[Path]:
    """Every file that is looked at."""
    for place in PLACES:
        path = ROOT / place
        for file in sorted(path.rglob("*")) if path.is_dir() else [path]:
            name = file.relative_to(ROOT).as_posix()
            if file.suffix in READERS and file.is_file() and not name.startswith(NOT_OURS):
                yield file


def part_of(file: Path) -> str:
    """The part of the tree that a file counts for: a package of ours, else a folder at the top."""
    parts = file.relative_to(ROOT).parts
    return "/".join(parts[:3]) if parts[:2] == ("src", "alhambra") and len(parts) > 3 else parts[0]


def findings(source: str, suffix: str) -> Iterator[tuple[int, str, str]]:
    """Line, words and advice of everything that is found in a text of that kind."""
    for first, text in READERS[suffix](source):
        for offset, line in enumerate(text.splitlines()):
            for pattern, advice in PATTERNS.items():
                for found in pattern.finditer(line.strip() if offset == 0 else line):
                    yield first + offset, found[0], advice


def main(arguments: list[str]) -> int:
    """Complain about every part that has more than it may; with --lower write down what is left."""
    allowed: dict[str, int] = json.loads(ALLOWANCES.read_text("utf-8"))
    said: dict[str, list[str]] = {}
    for file in files():
        for line, words, advice in findings(file.read_text("utf-8"), file.suffix):
            where = file.relative_to(ROOT).as_posix()
            said.setdefault(part_of(file), []).append(f"{where}:{line}: “{words}”: {advice}")
    counts = Counter({part: len(lines) for part, lines in said.items()})
    if "--lower" in arguments:
        lower = {part: min(counts[part], most) for part, most in allowed.items() if counts[part]}
        ALLOWANCES.write_text(json.dumps(lower, indent=2, sort_keys=True) + "\n", "utf-8")
    wrong = [part for part, count in counts.items() if count > allowed.get(part, 0)]
    for part in [*wrong, *[one for one in arguments if one in said and one not in wrong]]:
        print("\n".join(said[part]))
    for part in wrong:
        print(f"{part} has {counts[part]} of these words, and may have {allowed.get(part, 0)}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
