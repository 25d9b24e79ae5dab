r"""Reads the part of Fluent (projectfluent.org) that our texts use.

    # comment
    message = text, also with { $variable } and { other-message } and { other-message.attribute }
        .attribute = another text
    counted = { $count ->
        [0] no tile
        [one] one tile
       *[other] { $count } tiles
    }
    lines =
        Indented lines belong together; their common indent is dropped,
        their line breaks are kept.
    literal = { "{" } by a string, with the escapes \" \\ \uXXXX \UXXXXXX

A selector is a variable; its keys are whole numbers, plural categories or words; exactly one variant is the
default. Terms, functions and nested braces are not part of the subset. What is not understood is an error,
never skipped.
"""

import re
from dataclasses import dataclass
from typing import Final, NoReturn, TypeAlias

from alhambra.texts.errors import FluentSyntaxError

_NAME: Final = r"[A-Za-z][A-Za-z0-9_-]*"

COMMENT: Final = re.compile(r"#{1,3}(?: [^\n]*)?(?=\n|\Z)")
BLANK: Final = re.compile(r"[ \n]*")
SPACES: Final = re.compile(r" *")
IDENTIFIER: Final = re.compile(_NAME)
ATTRIBUTE: Final = re.compile(rf"[ \n]*\.({_NAME}) *=")
REFERENCE: Final = re.compile(rf"{_NAME}(?:\.{_NAME})?")
VARIANT: Final = re.compile(rf"[ \n]*(\*?)\[ *(?:(-?[0-9]+)|({_NAME})) *\]")
TEXT: Final = re.compile(r"[^{}\n]+")
STRING: Final = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4}|\\U[0-9a-fA-F]{6})*)"')
ESCAPE: Final = re.compile(r'\\(?:(["\\])|u(.{4})|U(.{6}))')
# A line that goes on with the pattern: indented, or beginning with a brace, unless it begins something else.
CONTINUATION: Final = re.compile(r"((?: *\n)+)( *)(?:(?=\{)|(?<= )(?=[^ \n{}.\[*]))")


@dataclass(frozen=True, slots=True)
class Literal:
    """Text in quotes, kept exactly as it is."""

    value: str


@dataclass(frozen=True, slots=True)
class Variable:
    """`{ $name }`."""

    name: str


@dataclass(frozen=True, slots=True)
class Reference:
    """`{ key }` or `{ key.attribute }`."""

    key: str


@dataclass(frozen=True, slots=True)
class Variant:
    """`[key] pattern`."""

    key: str | int
    pattern: "Pattern"


@dataclass(frozen=True, slots=True)
class Select:
    """`{ $variable -> … }`."""

    variable: str
    variants: tuple[Variant, ...]
    default: "Pattern"


Part: TypeAlias = str | Literal | Variable | Reference | Select
Pattern: TypeAlias = tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class _Indent:
    """The line breaks before a line of a pattern, and its indent."""

    breaks: int
    width: int

    def text(self, common: int) -> str:
        """What is left of it without the indent that all lines have in common."""
        return "\n" * self.breaks + " " * (self.width - common)


def parse(source: str, name: str = "source", line: int = 1) -> dict[str, Pattern]:
    """All patterns of a file, or of a part of it that begins in that line, by key: `message` or `message.attribute`."""
    return _Reader(source, name, line).read_entries()


class _Reader:
    """One pass over one source."""

    def __init__(self, source: str, name: str, line: int) -> None:
        self.source = source.replace("\r\n", "\n")
        self.name = name
        self.line = line
        self.at = 0
        self.patterns: dict[str, Pattern] = {}

    def read_entries(self) -> dict[str, Pattern]:
        self.take(BLANK)
        while self.at < len(self.source):
            if not self.take(COMMENT):
                self.read_message()
            self.take(BLANK)
        return self.patterns

    def read_message(self) -> None:
        if self.at and self.source[self.at - 1] != "\n":
            self.fail("a message begins at the start of a line")
        name = self.require(IDENTIFIER, "a message").group()
        self.take(SPACES)
        self.expect("=")
        if value := self.read_pattern():
            self.store(name, value)
        attributes = self.read_attributes(name)
        if not value and not attributes:
            self.fail(f"{name} has neither text nor attributes")

    def read_attributes(self, name: str) -> int:
        count = 0
        while found := self.take(ATTRIBUTE):
            count += 1
            self.store(f"{name}.{found[1]}", self.read_pattern() or self.fail("an attribute needs a text"))
        return count

    def store(self, key: str, pattern: Pattern) -> None:
        if key in self.patterns:
            self.fail(f"{key} is there twice")
        self.patterns[key] = pattern

    def read_pattern(self) -> Pattern:
        """The pattern that begins here, in this line or the next; empty if there is none."""
        self.take(SPACES)
        pieces: list[Part | _Indent] = []
        if first := self.take(CONTINUATION):
            pieces.append(_Indent(0, len(first[2])))
        while (piece := self.read_piece()) is not None:
            pieces.append(piece)
        return _dedented(pieces)

    def read_piece(self) -> Part | _Indent | None:
        if self.source.startswith("{", self.at):
            return self.read_placeable()
        if text := self.take(TEXT):
            return text.group()
        if line := self.take(CONTINUATION):
            return _Indent(line[1].count("\n"), len(line[2]))
        if self.source.startswith("}", self.at):
            self.fail("a closing brace without an opening one")
        return None

    def read_placeable(self) -> Part:
        self.expect("{")
        self.take(BLANK)
        part = self.read_expression()
        self.take(BLANK)
        self.expect("}")
        return part

    def read_expression(self) -> Part:
        if string := self.take(STRING):
            return Literal(ESCAPE.sub(_unescaped, string[1]))
        if not self.source.startswith("$", self.at):
            return Reference(self.require(REFERENCE, "a variable, a message or a string").group())
        self.at += 1
        variable = self.require(IDENTIFIER, "the name of a variable").group()
        self.take(BLANK)
        if not self.source.startswith("->", self.at):
            return Variable(variable)
        self.at += 2
        return self.read_select(variable)

    def read_select(self, variable: str) -> Select:
        variants: list[Variant] = []
        defaults: list[Pattern] = []
        while found := self.take(VARIANT):
            pattern = self.read_pattern() or self.fail("a variant needs a text")
            variants.append(Variant(int(found[2]) if found[2] else found[3], pattern))
            if found[1]:
                defaults.append(pattern)
        if len(defaults) != 1:
            self.fail(f"the choice by ${variable} needs exactly one default, marked *")
        return Select(variable, tuple(variants), defaults[0])

    def take(self, what: re.Pattern[str]) -> re.Match[str] | None:
        """What matches here, if anything; the reader then stands behind it."""
        found = what.match(self.source, self.at)
        if found:
            self.at = found.end()
        return found

    def require(self, what: re.Pattern[str], wanted: str) -> re.Match[str]:
        return self.take(what) or self.fail(f"expected {wanted}")

    def expect(self, sign: str) -> None:
        if not self.source.startswith(sign, self.at):
            self.fail(f"expected {sign}")
        self.at += len(sign)

    def fail(self, reason: str) -> NoReturn:
        line = self.source.count("\n", 0, self.at) + self.line
        raise FluentSyntaxError(f"{self.name}, line {line}: {reason}")


def _unescaped(escape: re.Match[str]) -> str:
    sign, short, long = escape.groups()
    return str(sign) if sign else chr(int(short or long, 16))


def _dedented(pieces: list[Part | _Indent]) -> Pattern:
    """The parts without the indent common to all lines and without blanks at the end."""
    common = min((piece.width for piece in pieces if isinstance(piece, _Indent)), default=0)
    parts: list[Part] = []
    for piece in pieces:
        part = piece.text(common) if isinstance(piece, _Indent) else piece
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        elif part != "":
            parts.append(part)
    if parts and isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip(" \n")
    return tuple(part for part in parts if part != "")
