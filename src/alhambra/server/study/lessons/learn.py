"""Learn to play: the game in two minutes, a turn in pictures, what scores, then every game and module in short.

The texts are `learn-<name>` with a `.title`; every picture is drawn from an example that the rules check.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from alhambra.server.study.lessons.rules_examples import EXAMPLES, Example
from alhambra.server.study.lessons.rules_pictures import Picture, draw_pictures
from alhambra.texts import catalogue


@dataclass(frozen=True)
class Step:
    """One thought: the text `learn-<name>` and its pictures."""

    name: str
    pictures: tuple[Example, ...] = ()

    @property
    def key(self) -> str:
        """The key of its text."""
        return f"learn-{self.name}"


def _collect_examples(*rules: str) -> tuple[Example, ...]:
    """The pictures of rules."""
    return tuple(example for rule in rules for example in EXAMPLES[rule])


FINE: Final = "T9ne@1,0 G8nw@-1,0 G6@-1,1 P3@0,1"
BEFORE: Final = "T9ne@1,0 S9@0,1"
OFFERED: Final = ("G8nw", "P7", "T11", "A4")

SECTIONS: Final[Mapping[str, tuple[Step, ...]]] = {
    "minutes": (
        Step("goal", (Example("learn-palace", FINE),)),
        Step("money", (Example("learn-display", cards=("du9", "fl2", "de3", "di6")),)),
        Step("buy", _collect_examples("A-2")),
        Step("exact", (Example("learn-paid", tiles=("G8nw",), cards=("fl5", "fl3")),)),
        Step("place", _collect_examples("A-31")),
        Step("score", _collect_examples("A-52")),
    ),
    "one-turn": (
        Step("turn-look", (Example("learn-market", market=OFFERED), Example("learn-own", BEFORE))),
        Step("turn-hand", (Example("learn-hand", cards=("fl5", "fl3", "di9", "du2")),)),
        Step("turn-exact", (Example("learn-first", tiles=("G8nw",), cards=("fl5", "fl3")),)),
        Step("turn-over", (Example("learn-second", tiles=("P7",), cards=("di9",)),)),
        Step("turn-place", _collect_examples("A-40")),
        Step("turn-end"),
    ),
    "scores": (
        Step("majorities", _collect_examples("A-52")),
        Step("ties", _collect_examples("A-54")),
        Step("walls", _collect_examples("A-51")),
        Step("end", _collect_examples("A-56")),
    ),
    "games": (
        Step("two-players", _collect_examples("A-64")),
        Step("granada", _collect_examples("G-2", "G-11")),
        Step("combined", _collect_examples("C-3", "C-5", "C-8")),
    ),
    "modules": (
        Step("vizier", _collect_examples("V-2")),
        Step("exchange", _collect_examples("X-3")),
        Step("bonus", _collect_examples("B-1")),
        Step("huts", _collect_examples("H-5")),
        Step("sites", _collect_examples("S-2", "S-3")),
    ),
}


def step_text(step: Step, language: str) -> tuple[str, str]:
    """The title of a step and what it says."""
    texts = catalogue(language)
    return texts.text(step.key + ".title"), texts.text(step.key)


def draw_step(step: Step, language: str) -> list[Picture]:
    """The pictures of a step: caption and SVG of each."""
    return [picture for example in step.pictures for picture in draw_pictures(example, language)]
