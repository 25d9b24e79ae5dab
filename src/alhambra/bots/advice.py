"""What a bot says when it is asked: what to do, why, what to expect, and what else could be done.

No sentences here: a reason is the key of a text and its values, as an event is. `Advice.plain` and `advice_of` turn
advice into dictionaries, lists, texts and numbers and back, for other processes and programs.
"""

from dataclasses import dataclass, field
from typing import Final, TypedDict

from mypy_extensions import mypyc_attr

from alhambra.engine.notation.notation import action_text
from alhambra.engine.rules.ruleset import Rules

SHOWN_ALTERNATIVES: Final = 4  # alternatives that are told


class PlainReason(TypedDict):
    """A reason as plain data."""

    key: str
    values: dict[str, str | int]


class PlainAlternative(TypedDict):
    """An alternative as plain data."""

    action: str
    value: float


class PlainAdvice(TypedDict):
    """Advice as plain data."""

    bot: str
    seat: int
    code: int
    action: str
    reasons: list[PlainReason]
    turn: list[str]
    expected: list[float]
    value: float
    alternatives: list[PlainAlternative]


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Reason:
    """Why: `key` names the text `reason-<key>` of the catalogue; `values` are names and numbers, as in events."""

    key: str
    values: dict[str, str | int] = field(default_factory=dict)


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Alternative:
    """Something else that could be done, and what it is worth to the bot."""

    action: str
    value: float


@mypyc_attr(native_class=False)
@dataclass(frozen=True)
class Advice:
    """What a bot would do, and why.

    Actions are written in notation. A value is a lead in points: what the seat is expected to have more than its rivals
    in the end. Bots that compute no values have 0 and no alternatives.
    """

    bot: str
    seat: int
    code: int  # of the action, among the options
    action: str
    reasons: tuple[Reason, ...]  # the strongest first, one or two
    turn: tuple[str, ...]  # what it means to do until its turn is over; the action itself comes first
    expected: tuple[float, ...]  # final points of every party, the players first
    value: float = 0.0
    alternatives: tuple[Alternative, ...] = ()  # the best first

    def loss(self, action: str) -> float | None:
        """How much less another action is worth; None if it was not looked at."""
        if action == self.action:
            return 0.0
        for other in self.alternatives:
            if other.action == action:
                return max(0.0, self.value - other.value)
        return None

    def plain(self) -> PlainAdvice:
        """The advice as plain data."""
        return {
            "bot": self.bot,
            "seat": self.seat,
            "code": self.code,
            "action": self.action,
            "reasons": [{"key": reason.key, "values": dict(reason.values)} for reason in self.reasons],
            "turn": list(self.turn),
            "expected": list(self.expected),
            "value": self.value,
            "alternatives": [{"action": other.action, "value": other.value} for other in self.alternatives],
        }


def advice_of(plain: PlainAdvice) -> Advice:
    """The advice that was made plain."""
    return Advice(
        bot=plain["bot"],
        seat=plain["seat"],
        code=plain["code"],
        action=plain["action"],
        reasons=tuple([Reason(reason["key"], reason["values"]) for reason in plain["reasons"]]),
        turn=tuple(plain["turn"]),
        expected=tuple(plain["expected"]),
        value=plain["value"],
        alternatives=tuple([Alternative(other["action"], other["value"]) for other in plain["alternatives"]]),
    )


def rank_alternatives(rules: Rules, values: dict[int, float], chosen: int, played: int) -> tuple[Alternative, ...]:
    """The best of the other actions, by their values; what somebody has played is always among them."""
    others = [code for code in values if code != chosen]
    others.sort(key=lambda code: -values[code])
    told = [code for place, code in enumerate(others) if place < SHOWN_ALTERNATIVES or code == played]
    return tuple([Alternative(action_text(rules, code), values[code]) for code in told])
