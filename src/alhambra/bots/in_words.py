"""Reasons in the words of a language."""

from alhambra.bots.advice import Advice, Reason
from alhambra.record.narrate import Narrator
from alhambra.texts.catalogue import Argument


def reason_text(reason: Reason, narrator: Narrator) -> str:
    """A reason as a sentence."""
    values: dict[str, Argument] = {name: narrator.tell_value(name, value) for name, value in reason.values.items()}
    if "rival" in reason.values:
        values["rival"] = narrator.name_party(int(reason.values["rival"]))
    return narrator.texts.text("reason-" + reason.key, **values)


def reasons_text(advice: Advice, narrator: Narrator) -> str:
    """All reasons that a bot gives."""
    return " ".join([reason_text(reason, narrator) for reason in advice.reasons])
