"""Writes docstrings into the C that mypyc makes: mypyc keeps signatures, but leaves out every sentence.

A compiled module, class, method, property or function then says the same to `help` as its source, at no cost when it is
imported. What mypyc writes is recognised by its form; where that changes, a test of the compiled library fails.
"""

import ast
import re
from collections.abc import Mapping
from pathlib import Path

END = r"\\n--\\n\\n"  # of a signature, as C writes it
FUNCTION = re.compile(rf'(\(PyCFunction\)CPyPy_(\w+),[^"]*PyDoc_STR\("[^"]*{END})(?="\))')
CLASS = re.compile(rf'(CPyType_(\w+)_template_ = \{{[^}}]*?\.tp_doc = PyDoc_STR\("[^"]*{END})(?="\))')
PROPERTY = re.compile(r"(\(getter\)(\w+),\s+(?:NULL|\(setter\)\w+),\s*)NULL(?=, NULL\},)")
MODULE = re.compile(r'("([\w.]+)",\s+)NULL(?=, /\* docstring \*/)')
FILLER = re.compile(
    r"(cpy_r_r\d+ = )CPyStatics\[\d+\]; /\* 'mypyc filler docstring' \*/"
    r'(?=[^"]*CPy_AddTraceback\("([^"]+)", "<module>", (\d+),)'
)


def with_docstrings(code: str, sources: Mapping[str, Path], root: Path) -> str:
    """The C code with what the sources say; `sources` are files by the names of their modules."""
    said: dict[str, str] = {}
    for module, file in sources.items():
        said |= _docstrings(module, file, root)
    for pattern in (FUNCTION, CLASS):
        code = pattern.sub(lambda found: found[1] + _escaped(said.get(found[2], "")), code)
    for pattern in (PROPERTY, MODULE):
        code = pattern.sub(lambda found: found[1] + _literal(said.get(found[2], "")), code)
    return FILLER.sub(lambda found: f"{found[1]}{_text(said.get(f'{found[2]}:{found[3]}', ''))};", code)


def _docstrings(module: str, file: Path, root: Path) -> dict[str, str]:
    """What a source says, by the names of its parts in C: `game___Game___apply`, with more or less of the path."""
    tree = ast.parse(file.read_text("utf-8"))
    parts = module.split(".")
    prefixes = ["___".join(parts[at:]) for at in range(len(parts))]
    said = {module: ast.get_docstring(tree) or ""}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            text = ast.get_docstring(node) or ""
            said[f"{file.relative_to(root).as_posix()}:{node.lineno}"] = text
            said |= {f"{prefix}___{node.name}": text for prefix in prefixes}
            for method in (part for part in node.body if isinstance(part, ast.FunctionDef)):
                text = ast.get_docstring(method) or ""
                said |= {f"{prefix}___{node.name}___{method.name}": text for prefix in prefixes}
                said |= {f"{prefix}___{node.name}_get_{method.name}": text for prefix in prefixes}
                said |= {f"{prefix}___{method.name}_{node.name}_obj": text for prefix in prefixes}  # of a dataclass
        elif isinstance(node, ast.FunctionDef):
            said |= {f"{prefix}___{node.name}": ast.get_docstring(node) or "" for prefix in prefixes}
    return said


def _escaped(text: str) -> str:
    """A text inside a literal of C."""
    plain = {ord("\n"): "\\n", ord('"'): '\\"', ord("\\"): "\\\\"}
    return "".join(
        plain[byte] if byte in plain else chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}" for byte in text.encode()
    )


def _literal(text: str) -> str:
    return f'PyDoc_STR("{_escaped(text)}")' if text else "NULL"


def _text(text: str) -> str:
    return f'PyUnicode_FromString("{_escaped(text)}")'
