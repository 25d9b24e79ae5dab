"""No file of the browser client outside the modules names a module, or something that only one module has.

Counted are whole words, and words that are parts of identifiers (`cityOf`, `vizier-mark`), comments included. Not
counted are the folders of modules, the art of pieces, the tutorial's lessons, and tests with what they read.
"""

from pathlib import Path

from tests.frame.checkout import ROOT
from tests.frame.test_modules_unnamed import named_in, quoted_in

CLIENT = ROOT / "web/src"
MAY_NAME = ("modules", "art", "tutorial")
FOLDERS = ("fonts",)  # no sources


def is_counted(path: Path) -> bool:
    """Is it a source of the client that must not name modules?"""
    return path.is_file() and ".test." not in path.name and path.relative_to(CLIENT).parts[0] not in MAY_NAME + FOLDERS


def test_no_file_of_the_client_names_a_module() -> None:
    files = [path for path in sorted(CLIENT.rglob("*")) if is_counted(path)]
    texts = {str(path.relative_to(CLIENT)): path.read_text("utf-8") for path in files}
    named = {name: [*named_in(text, False), *quoted_in(text)] for name, text in texts.items()}
    assert len(files) > 100
    assert {name: words for name, words in named.items() if words} == {}


def test_what_may_name_modules_is_there() -> None:
    assert all((CLIENT / name).is_dir() for name in MAY_NAME + FOLDERS)
