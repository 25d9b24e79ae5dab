"""Answers to one viewer: why something is against the rules, and what a bot advises."""

from typing import Any

from alhambra.engine.errors import AlhambraError
from alhambra.engine.rules.ruleset import Rules
from alhambra.record.refusal_text import refusal_text
from alhambra.server.play import wire
from alhambra.texts.catalogue import catalogue


def against_a_rule(identifier: str, error: AlhambraError, language: str, rules: Rules) -> wire.Refused:
    """What the rules forbid, in words, with the rule."""
    texts, refusal = catalogue(language), error.refusal
    rule_text = texts.text("rule-" + refusal.rule) if refusal.rule and texts.has("rule-" + refusal.rule) else ""
    text = refusal_text(refusal, language, rules)
    return wire.Refused(identifier, refusal.key, text, refusal.rule, rule_text)


def hinted(message: wire.Hint, advice: dict[str, Any]) -> wire.Hinted:
    """The advice of a bot as it is sent."""
    return wire.Hinted(
        id=message.id,
        bot=message.bot,
        action=advice["action"],
        text=advice["text"],
        reason=advice["reason"],
        expected=[round(float(points), 1) for points in advice["expected"]],
        line=list(advice["line"]),
    )
