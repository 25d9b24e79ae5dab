"""Answers to one viewer: why something is against the rules, and what a bot advises."""

from alhambra.bots.advice import Advice
from alhambra.engine.errors import AlhambraError
from alhambra.engine.rules.ruleset import Rules
from alhambra.record.refusal_text import refusal_text
from alhambra.server.play import wire
from alhambra.texts.catalogue import catalogue


def explain_refusal(identifier: str, error: AlhambraError, language: str, rules: Rules) -> wire.Refused:
    """What the rules forbid, in words, with the rule."""
    texts, refusal = catalogue(language), error.refusal
    rule_text = texts.text("rule-" + refusal.rule) if refusal.rule and texts.has("rule-" + refusal.rule) else ""
    text = refusal_text(refusal, language, rules)
    return wire.Refused(identifier, refusal.key, text, refusal.rule, rule_text)


def describe_advice(message: wire.Hint, advice: Advice, text: str, reason: str) -> wire.Hinted:
    """The advice of a bot as it is sent, with the action and the reason in words."""
    return wire.Hinted(
        id=message.id,
        bot=message.bot,
        action=advice.action,
        text=text,
        reason=reason,
        expected=[round(points, 1) for points in advice.expected],
        line=list(advice.turn),
    )
