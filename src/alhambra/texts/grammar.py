"""What the three languages do with numbers: plural categories and the grouping of digits, as in CLDR."""

from typing import Final

LANGUAGES: Final = ("en", "fr", "de")

_THOUSANDS: Final = {"en": ",", "fr": "\u202f", "de": "."}
_MILLION: Final = 1_000_000


def find_plural(language: str, number: int) -> str:
    """The plural category of a whole number: `one`, `many` or `other`."""
    size = abs(number)
    if language == "fr":
        if size in (0, 1):
            return "one"
        return "many" if size % _MILLION == 0 else "other"
    return "one" if size == 1 else "other"


def write_digits(language: str, number: int) -> str:
    """The number as it is written in the language: 1,234 or 1 234 or 1.234."""
    return f"{number:,}".replace(",", _THOUSANDS[language])
