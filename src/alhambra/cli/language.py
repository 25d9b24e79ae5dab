"""The language in which a command speaks: the one asked for, or that of the locale, or English."""

import os
from contextvars import ContextVar
from typing import Annotated

import typer

from alhambra.texts import LANGUAGES, Catalogue, catalogue
from alhambra.texts.grammar import write_digits


def find_locale_language() -> str:
    """The first of our languages that the environment names."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(variable):
            language = value[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


_SPOKEN = ContextVar("spoken", default="en")


def find_texts() -> Catalogue:
    """The texts in the language of this command."""
    return catalogue(_SPOKEN.get())


def say(key: str, **values: str | int) -> str:
    """A text of the command line."""
    return find_texts().text(f"cli-{key}", **values)


def write_decimal(value: float, places: int = 0) -> str:
    """A number as it is written in the language: 1,234.5 or 1 234,5 or 1.234,5."""
    language = find_texts().language
    rounded = round(value, places) + 0.0  # no negative nothing
    whole, _, fraction = f"{abs(rounded):.{places}f}".partition(".")
    sign, point = "-" if rounded < 0 else "", "." if language == "en" else ","
    return sign + write_digits(language, int(whole)) + (point + fraction if fraction else "")


def explain(key: str) -> str:
    """A text about commands and options, which are set before any language can be asked for."""
    return catalogue(find_locale_language()).text(f"cli-help-{key}")


def _speak(context: typer.Context, language: str | None) -> str | None:
    """Take the language of an option; a command that has none speaks as `alhambra` was told to."""
    if context.parent is None:
        _SPOKEN.set(find_locale_language())
    if language is not None and language not in LANGUAGES:
        raise typer.BadParameter(say("no-language", language=language, languages=", ".join(LANGUAGES)))
    if language is not None:
        _SPOKEN.set(language)
    return language


LanguageOption = Annotated[
    str | None,
    typer.Option("--language", metavar="|".join(LANGUAGES), help=explain("language"), callback=_speak, is_eager=True),
]
