"""Functions are verbs, predicates begin with `is_` or `has_`, as CONTRIBUTING.md says."""

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "src" / "alhambra"
ROOMS = (
    *("engine", "bots", "record", "entrants", "texts", "ratings", "lab", "cli", "svg"),
    *("server", "offline", "build.py", "cores.py", "outside.py"),
)
PRIVATE_TOO = ("server", "offline", "build.py", "cores.py", "outside.py")  # what others may not call is a verb, too
MIGRATIONS = "server/storage/migrations"  # Alembic names their functions

PREDICATES = ("is", "has", "can", "may")
REASONS = ("why",)  # `why_not`: the refusal, or None
ENDINGS = (  # accessors and converters: `seat_of`, `cell_text`
    *("of", "at", "code", "xy", "number", "stream", "key", "name", "names"),
    *("text", "html", "svg", "json", "scene", "lines", "word", "words", "row", "rows"),
)
CONSTRUCTORS = ("from",)  # `from_shown`


def read_words(file: Path) -> dict[str, set[str]]:
    """The lists in a file."""
    words: dict[str, set[str]] = {}
    part = ""
    for line in file.read_text("utf-8").splitlines():
        if line.startswith("["):
            part = line.strip("[]")
        elif not line.startswith("#"):
            words.setdefault(part, set()).update(line.split())
    return words


WORDS = read_words(Path(__file__).with_name("function_names.txt"))
VERBS = WORDS["verbs"]
NAMED = set[str]().union(*(WORDS[part] for part in WORDS if part != "verbs"))


Function = ast.FunctionDef | ast.AsyncFunctionDef


def list_functions() -> Iterator[tuple[str, Function]]:
    """Every function that others may call. Properties are nouns, and so are the pieces of a drawing."""
    for room in ROOMS:
        for file in list_files(room):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if not isinstance(node, Function) or is_property(node) or (room == "svg" and is_drawing(node)):
                    continue
                if not node.name.startswith("_" if room not in PRIVATE_TOO else "__"):
                    yield f"{file.relative_to(SOURCES)}:{node.lineno} {node.name}", node


def list_files(room: str) -> list[Path]:
    """The Python files of a room; a file is a room of its own."""
    place = SOURCES / room
    files = sorted(place.rglob("*.py")) if place.is_dir() else [place]
    return [file for file in files if SOURCES / MIGRATIONS not in file.parents]


def split_name(node: Function) -> list[str]:
    """The words of a name."""
    return node.name.removeprefix("_").split("_")


def is_property(node: Function) -> bool:
    return not {"property", "cached_property"}.isdisjoint(ast.unparse(one) for one in node.decorator_list)


def is_drawing(node: Function) -> bool:
    """Does it give SVG, or a function that does?"""
    return node.returns is not None and ast.unparse(node.returns) in ("str", "Callable[[], str]")


def test_functions_are_verbs() -> None:
    odd = []
    for where, node in list_functions():
        words = split_name(node)
        is_named = words[0] in VERBS or words[0] in PREDICATES + REASONS + CONSTRUCTORS
        is_named = is_named or words[-1] in ENDINGS or "_".join(words) in NAMED
        if not is_named:
            odd.append(where)
    assert odd == []


def test_what_answers_yes_or_no_is_a_predicate() -> None:
    """Except for what does something and says whether it went on (`play_own`) or could (`take`)."""
    odd = []
    for where, node in list_functions():
        words = split_name(node)
        if node.returns is not None and ast.unparse(node.returns) == "bool" and words[0] not in PREDICATES:
            odd.append(where)
    assert [where for where in odd if where.split()[-1].removeprefix("_") not in WORDS["done or not"]] == []


def test_the_lists_have_no_name_too_many() -> None:
    found = {"_".join(split_name(node)) for _, node in list_functions()}
    assert sorted(NAMED - found) == []
    assert sorted(VERBS - {name.split("_")[0] for name in found}) == []
