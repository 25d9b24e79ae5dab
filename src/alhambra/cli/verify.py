"""`alhambra verify`: was a recorded game played by the rules, and fairly dealt?"""

import typer

from alhambra.cli.failures import CHECK_FAILED
from alhambra.cli.language import LanguageOption, find_texts, say
from alhambra.cli.options import ComponentsOption
from alhambra.cli.output import JsonOption, print_json, print_text
from alhambra.cli.reading import RecordArgument, parse_any_records, read_text
from alhambra.record.verify import Finding, Verdict, verify


def command(
    file: RecordArgument,
    json: JsonOption = False,
    _components: ComponentsOption = None,
    _language: LanguageOption = None,
) -> None:
    """Check every game, and say what was found; the exit code says whether anything was."""
    checked = [(verify(record), len(record.steps) - 1) for record in parse_any_records(read_text(file))]
    is_sound = all(verdict.is_sound for verdict, _ in checked)
    if json:
        games = [answer(*one) for one in checked]
        print_json(games[0] if len(games) == 1 else {"valid": is_sound, "games": games})
    else:
        for number, (verdict, steps) in enumerate(checked, 1):
            if len(checked) > 1:
                print_text(say("game-number", number=number))
            print_text("\n".join([write_summary(verdict, steps), *verdict.list_texts(find_texts().language)]))
    if not is_sound:
        raise typer.Exit(CHECK_FAILED)


def write_summary(verdict: Verdict, steps: int) -> str:
    """The whole in one line."""
    if not verdict.is_sound:
        return say("invalid")
    return say("sound" if verdict.unchecked else "valid", steps=steps)


def answer(verdict: Verdict, steps: int) -> dict[str, object]:
    """The verdict as data."""
    return {
        "valid": verdict.is_sound,
        "steps": steps,
        "findings": [describe_finding(finding) for finding in verdict.findings],
        "unchecked": verdict.unchecked,
        "own_nonces": verdict.own_nonces,
    }


def describe_finding(finding: Finding) -> dict[str, object]:
    """What is wrong, as data; with the number of the variation, if it is in one."""
    refusal = finding.refusal
    reason = Finding(None, refusal).text(find_texts().language)
    where: dict[str, object] = {"variation": finding.variation} if finding.variation else {}
    return {**where, "step": finding.step, "rule": refusal.rule or None, "key": refusal.key, "reason": reason}
