"""The texts of the browser client: whatever it asks for is there, and whatever its pages have is asked for."""

import re
from pathlib import Path

from alhambra.server.study.lessons.rules_examples import EXAMPLES
from alhambra.texts import LANGUAGES, catalogue
from alhambra.texts.catalogue import read_sources
from alhambra.texts.fluent import parse

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web" / "src"
SERVER = ROOT / "src" / "alhambra" / "server"
KEY = re.compile(r"['\"`](web-[A-Za-z0-9._-]*)(\$\{)?")


def asked() -> set[str]:
    """All keys `web-…` in the client's sources; with `*` behind the beginning of one that is put together."""
    files = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts"), *WEB.rglob("*.json"), *SERVER.glob("*.py")]
    texts = [path.read_text("utf-8") for path in files if ".test." not in path.name and path.stem != "vectors"]
    return {key + ("*" if hole else "") for text in texts for key, hole in KEY.findall(text)} - {"web-picture-"}


def stands_for(key: str, name: str) -> bool:
    """May the client mean that text?"""
    return name.startswith(key[:-1]) and len(name) >= len(key) if key.endswith("*") else name == key


def test_every_text_that_the_client_asks_for_is_there() -> None:
    keys = asked()
    assert len(keys) > 200
    for language in LANGUAGES:
        known = list(catalogue(language))
        missing = [key for key in keys if not any(stands_for(key, one) for one in known)]
        assert not missing, language


def test_the_pages_have_no_text_that_nobody_asks_for() -> None:
    keys = asked() | {example.key for examples in EXAMPLES.values() for example in examples}
    own = parse(read_sources("en")["en/web_pages.ftl"])
    assert [name for name in own if not any(stands_for(key, name) for key in keys)] == []
