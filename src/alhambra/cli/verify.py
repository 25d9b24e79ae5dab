"""`alhambra verify`: was a recorded game played by the rules, and fairly dealt?"""

import typer

from alhambra.cli.failures import CHECK_FAILED
from alhambra.cli.language import LanguageOption, say, texts
from alhambra.cli.options import ComponentsOption
from alhambra.cli.output import JsonOption, print_json, print_text
from alhambra.cli.reading import RecordArgument, read_record
from alhambra.record.verify import Finding, Verdict, verify


def command(
    file: RecordArgument,
    json: JsonOption = False,
    _components: ComponentsOption = None,
    _language: LanguageOption = None,
) -> None:
    """Check, and say what was found; the exit code says whether anything was."""
    record = read_record(file)
    verdict = verify(record)
    steps = len(record.steps) - 1
    if json:
        print_json(answer(verdict, steps))
    else:
        print_text("\n".join([summary(verdict, steps), *verdict.texts(texts().language)]))
    if not verdict.is_sound:
        raise typer.Exit(CHECK_FAILED)


def summary(verdict: Verdict, steps: int) -> str:
    """The whole in one line."""
    if not verdict.is_sound:
        return say("invalid")
    return say("sound" if verdict.unchecked else "valid", steps=steps)


def answer(verdict: Verdict, steps: int) -> dict[str, object]:
    """The verdict as data."""
    return {
        "valid": verdict.is_sound,
        "steps": steps,
        "findings": [described(finding) for finding in verdict.findings],
        "unchecked": verdict.unchecked,
        "own_nonces": verdict.own_nonces,
    }


def described(finding: Finding) -> dict[str, object]:
    """What is wrong, as data."""
    refusal = finding.refusal
    reason = Finding(None, refusal).text(texts().language)
    return {"step": finding.step, "rule": refusal.rule or None, "key": refusal.key, "reason": reason}
