"""The word list that `make check` applies."""

import json
from pathlib import Path

import pytest

import plain_words


@pytest.mark.parametrize(
    ("suffix", "source", "words"),
    [
        (".py", "# played by whoever sits there\n", ["whoever"]),
        (".py", 'def f():\n    """The same for a seat."""\n', ["The same"]),
        (".py", 'def f():\n    """The same seed gives\n    so many games."""\n', ["so many"]),
        (".py", 'text = "whoever"\n', []),
        (".ts", "const a = 1 // reckoned anew\n", ["reckoned", "anew"]),
        (".ts", "const address = 'http://whoever'\n", []),
        (".svelte", "<p>anew</p>\n<!-- this is no move -->\n", ["is no move"]),
        (".css", "/* there is no room */", []),
        (".md", "`clone` was measured beside it.\n```\nwhoever\n```\n", ["measured beside"]),
    ],
)
def test_what_is_found(suffix: str, source: str, words: list[str]) -> None:
    assert [found for _, found, _ in plain_words.findings(source, suffix)] == words


def test_the_line_is_named() -> None:
    source = 'x = 1\n\n\ndef f():\n    """Fine.\n\n    Counted anew.\n    """\n'
    assert [line for line, _, _ in plain_words.findings(source, ".py")] == [7]


def test_numbers_only_fall(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    allowed = json.loads(plain_words.ALLOWANCES.read_text("utf-8"))
    file = tmp_path / "allowed.json"
    monkeypatch.setattr(plain_words, "ALLOWANCES", file)
    file.write_text(json.dumps(dict.fromkeys(allowed, 10_000)))
    assert plain_words.main(["--lower"]) == 0
    lowered = json.loads(file.read_text())
    assert all(lowered[part] <= allowed[part] for part in lowered)
    file.write_text(json.dumps(dict.fromkeys(lowered, 0)))
    assert plain_words.main(["--lower"]) == 1
    assert set(json.loads(file.read_text()).values()) <= {0}
