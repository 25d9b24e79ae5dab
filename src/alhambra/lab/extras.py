"""Packages that only some need: where one is missing, the error says what to install."""

from importlib import import_module
from typing import Any

from alhambra.engine.errors import AlhambraError


class MissingExtra(AlhambraError):
    """A package of an extra is not installed."""


def import_extra(package: str, name: str) -> Any:
    """A package of that extra of ours."""
    try:
        return import_module(package)
    except ImportError as error:
        raise MissingExtra("extra", package=package, extra=name) from error
