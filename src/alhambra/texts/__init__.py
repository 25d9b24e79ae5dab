"""The product's texts in English, French and German: one catalogue for every part that speaks to people."""

from alhambra.texts.catalogue import Catalogue, catalogue, key
from alhambra.texts.errors import MissingArgument, MissingText, TextError, UnknownLanguage
from alhambra.texts.grammar import LANGUAGES

__all__ = [
    "LANGUAGES",
    "Catalogue",
    "MissingArgument",
    "MissingText",
    "TextError",
    "UnknownLanguage",
    "catalogue",
    "key",
]
