"""Actions spelled word by word: a number of choices that does not grow with the hand.

A decision can offer thousands of actions, most of them ways to pay. Spelled, `buy G8sw fl7+fl1` is `buy`, `G8sw`,
`fl7`, `fl1` and `.` for the end, each chosen from a vocabulary that depends on the set-up alone: kinds, tiles, types,
cards, currencies, columns and rows. A word may be said if a legal action goes on with it. Words that leave no choice
are skipped, so that most actions take two or three.
"""

from collections.abc import Iterable
from typing import Final

from alhambra.engine.notation.notation import JOIN, action_text
from alhambra.engine.pieces.cards import CODES
from alhambra.engine.pieces.cells import REACH_CELLS
from alhambra.engine.play.game import Game
from alhambra.engine.rules.ruleset import Rules

END: Final = "."
"""The last word of every action."""


def spell(text: str) -> list[str]:
    """The words of a written action: `place G8sw 1,-2` is `place`, `G8sw`, `x1`, `y-2` and `.`."""
    words: list[str] = []
    for field in text.split():
        x, comma, y = field.partition(",")
        words += [f"x{x}", f"y{y}"] if comma else field.split(JOIN)
    return [*words, END]


class Spelling:
    """The vocabulary of a ruleset. `words[number]` is a word, `numbers[word]` its number."""

    def __init__(self, rules: Rules) -> None:
        reach = min(REACH_CELLS, len(rules.tiles.tiles))  # a palace of one straight line
        lines = range(-reach, reach + 1)
        listed = [
            [END],
            [kind.name for kind in rules.kinds],
            [rules.tiles.name(tile) for tile in range(len(rules.tiles.tiles))],
            [name.replace(" ", "-") for name in rules.tiles.types],
            list(rules.cards.names),
            list(CODES),
            [f"x{column}" for column in lines],
            [f"y{row}" for row in lines],
        ]
        self.words: tuple[str, ...] = tuple(dict.fromkeys(word for words in listed for word in words))
        self.numbers: dict[str, int] = {word: number for number, word in enumerate(self.words)}

    def spell(self, rules: Rules, code: int) -> tuple[int, ...]:
        """An action as numbers of words."""
        return tuple(self.numbers[word] for word in spell(action_text(rules, code)))


class Speller:
    """One decision while it is spelled."""

    def __init__(self, spelling: Spelling, rules: Rules, codes: Iterable[int]) -> None:
        self.said: list[int] = []
        """The numbers of the words so far, those that were skipped included."""
        self._left = [(spelling.spell(rules, code), code) for code in codes]

    @classmethod
    def from_game(cls, spelling: Spelling, game: Game) -> "Speller":
        """The decision that a game waits for."""
        return cls(spelling, game.rules, [int(code) for code in game.legal_codes()])

    @property
    def choices(self) -> list[int]:
        """The numbers of the words that may come next, ascending."""
        place = len(self.said)
        return sorted({words[place] for words, _ in self._left})

    def say(self, word: int) -> int | None:
        """Go on with a word. The code of the action if that leaves one; ValueError if no legal action goes on so."""
        if word not in self.choices:
            raise ValueError(f"word {word} may not be said here; these may: {self.choices}")
        self._go_on(word)
        while len(self._left) > 1 and len(choices := self.choices) == 1:
            self._go_on(choices[0])
        return self._left[0][1] if len(self._left) == 1 else None

    def follow(self, words: Iterable[int]) -> None:
        """Go on with words that have been said before, without skipping any."""
        for word in words:
            self._go_on(word)

    def _go_on(self, word: int) -> None:
        place = len(self.said)
        self._left = [(words, code) for words, code in self._left if words[place] == word]
        self.said.append(word)
