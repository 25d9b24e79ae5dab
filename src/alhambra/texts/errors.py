"""What can be wrong with a text."""


class TextError(Exception):
    """Base class of everything below."""


class FluentSyntaxError(TextError):
    """A file is not what `fluent.py` reads."""


class DuplicateText(TextError):
    """Two files of a language have the same key."""


class UnknownLanguage(TextError):
    """There are no texts in that language."""


class MissingText(TextError):
    """No message has that key."""


class MissingArgument(TextError):
    """A message was asked for without a value for one of its variables."""
