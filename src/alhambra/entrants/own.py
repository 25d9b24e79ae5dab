"""Bots of one's own: a class in a Python file, named `mine.py:MyBot`.

The class is made without arguments, once for each seat and game. Its method `choose(view, actions)` gets what a player
may know and the legal actions as objects, and returns one of them or its notation. A subclass of `bots.bot.Bot` is
made with a seed and works with codes, as the bots of the ladder do.
"""

import importlib.util
import re
import sys
from functools import cache
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.bots.bot import Bot, Budget
from alhambra.bots.ladder import UnknownBot
from alhambra.engine.notation.action import Action
from alhambra.engine.view.view import View
from alhambra.entrants.guest import Forfeit, GuestBot

LABEL: Final = re.compile(r"(.+\.py):(\w+)")


@cache
def load_class(label: str, method: str = "choose") -> type:
    """The class of a label, which has a method of that name; UnknownBot if there is none, with the reason."""
    found = LABEL.fullmatch(label)
    assert found
    file, name = Path(found[1]), found[2]
    if not file.is_file():
        raise UnknownBot("no-bot-file", file=str(file))
    spec = importlib.util.spec_from_file_location(f"alhambra_own_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.path.insert(0, str(file.resolve().parent))  # so that it can import what lies next to it
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise UnknownBot("broken-bot-file", file=str(file), error=f"{type(error).__name__}: {error}") from error
    finally:
        sys.path.pop(0)
    kind = getattr(module, name, None)
    if not isinstance(kind, type) or not callable(getattr(kind, method, None)):
        raise UnknownBot("no-bot-class", file=str(file), name=name, method=method)
    return kind


class OwnBot(GuestBot):
    """A bot of one's own in a seat, for one game."""

    def __init__(self, label: str, seed: int) -> None:
        super().__init__(seed)
        self.label = label
        self._bot: object = None

    def name(self) -> str:
        return self.label

    def ask(self, view: View, options: vec[i64], budget: Budget) -> i64:
        """The action that it returns; an error in it is a crash."""
        try:
            self._bot = self._bot or self._made()
        except Exception as error:
            raise Forfeit("start", f"{type(error).__name__}: {error}") from error
        try:
            return self._chosen(view, options, budget)
        except Forfeit:
            raise
        except Exception as error:
            raise Forfeit("crash", f"{type(error).__name__}: {error}") from error

    def _made(self) -> object:
        kind = load_class(self.label)
        return kind(self.seed) if issubclass(kind, Bot) else kind()

    def _chosen(self, view: View, options: vec[i64], budget: Budget) -> i64:
        if isinstance(self._bot, Bot):
            code = self._bot.choose(view, options, budget)
            if code not in list(options):
                raise Forfeit("illegal", str(code))
            return code
        actions = [Action(view.rules, code) for code in options]
        answer = str(self._bot.choose(view, actions))  # type: ignore[attr-defined]
        texts = [str(action) for action in actions]
        if answer not in texts:
            raise Forfeit("illegal", answer)
        return options[texts.index(answer)]
