"""Verification: nothing wrong is found in what was played by the rules, and everything in what was not."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.engine.errors import AlhambraError
from alhambra.engine.rules.setup import Setup
from alhambra.record import Record, parse_record, record_text
from alhambra.record.record import commit_to
from alhambra.record.verify import verify
from alhambra.texts import LANGUAGES
from tests.record.games import ALL_MODULES, SETUPS, begun, finished
from tests.record.test_replay import first, with_step

BASE = finished(Setup(players=3))
MODULES = finished(Setup(modules=ALL_MODULES, players=2))


def found(record: Record) -> list[tuple[int | None, str, str]]:
    """The findings, spoken in every language and then in short."""
    verdict = verify(record)
    assert verdict.is_sound == (not verdict.findings)
    for language in LANGUAGES:
        assert all(verdict.list_texts(language))
    return [(finding.step, finding.refusal.rule, finding.refusal.key) for finding in verdict.findings]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_game_played_by_the_rules_is_sound(setup: Setup) -> None:
    verdict = verify(finished(setup))
    assert verdict.is_sound
    assert verdict.unchecked == []


@given(st.sampled_from(SETUPS), st.integers(0, 99), st.integers(0, 300))
def test_so_is_one_that_is_still_played(setup: Setup, seed: int, steps: int) -> None:
    recorder = begun(setup, seed, steps)
    whole, public = verify(recorder.record(full=True)), verify(recorder.record())
    assert whole.is_sound
    assert public.is_sound
    has_secrets = any("?" in draw for step in recorder.record().steps for draw in step.draws)
    assert public.unchecked == ([] if recorder.game.is_over else ["key"]) + ["hidden"] * has_secrets
    assert all(public.list_texts("de"))


def test_another_key_is_found() -> None:
    key = "00" + BASE.key
    assert found(replace(BASE, key=key)) == [(None, "", "record-commitment"), (0, "", "record-draws")]
    promised = replace(BASE, key=key, commitment=commit_to(bytes.fromhex(key)))
    assert found(promised) == [(0, "", "record-draws")]
    assert found(replace(BASE, commitment="00" * 32)) == [(None, "", "record-commitment")]


def test_what_cannot_be_checked_is_said() -> None:
    assert verify(replace(BASE, commitment="")).unchecked == ["commitment"]
    assert verify(replace(BASE, key="")).unchecked == ["key"]
    old = verify(replace(BASE, rules="0.9"))
    assert (old.is_sound, old.unchecked) == (True, ["rules"])


def test_other_points_are_found() -> None:
    last = len(BASE.steps) - 1
    for result in ((0, *BASE.result[1:]), BASE.result[1:], ()):
        assert found(replace(BASE, result=result)) == [(last, "A-57", "record-result")]


@pytest.mark.parametrize("length", [1, 2, 100])
def test_an_end_that_is_cut_off_is_found(length: int) -> None:
    assert found(replace(BASE, steps=BASE.steps[:length])) == [(length - 1, "A-55", "record-unfinished")]
    assert found(replace(BASE, steps=BASE.steps[:length], result=())) == [(length - 1, "A-55", "record-unfinished")]
    assert found(replace(BASE, steps=BASE.steps[:length], result=(), key="")) == []


def test_a_set_up_that_cannot_be_played_is_found() -> None:
    (finding,) = found(replace(BASE, setup=Setup("granada", ("huts",), players=3)))
    assert finding == (None, "", "other-game")
    assert found(replace(BASE, setup=Setup(players=4)))[0][:1] == (0,)


def test_a_forbidden_action_is_found_with_its_rule() -> None:
    number = first(BASE, "buy").number
    tile = BASE.steps[number].action.split()[1]
    assert found(with_step(BASE, number, action=f"buy {tile} fl1+fl1+fl1")) == [(number, "A-12", "not-in-hand")]


def test_another_draw_is_found_even_where_it_would_be_possible() -> None:
    number = first(BASE, "take").number
    for draw in ("fl1", "di5", "du9"):
        if draw not in BASE.steps[number].draws:
            assert found(with_step(BASE, number, draws=(draw,)))[0] == (number, "", "record-draws")


@given(st.data())
def test_a_deleted_line_is_found(data: st.DataObject) -> None:
    lines = record_text(MODULES).split("\n")
    first_line = lines.index("") + 2
    number = data.draw(st.integers(first_line, len(lines) - 3))
    with pytest.raises(AlhambraError, match=f"Step {number - first_line + 1} should come here"):
        parse_record("\n".join(lines[:number] + lines[number + 1 :]))


@given(st.sampled_from([BASE, MODULES]), st.data())
def test_a_changed_draw_is_found_at_its_step(record: Record, data: st.DataObject) -> None:
    number = data.draw(st.sampled_from([step.number for step in record.steps if step.draws]))
    draws = record.steps[number].draws
    other = data.draw(st.sampled_from(record.steps[0].draws).filter(lambda draw: draw not in draws))
    place = data.draw(st.integers(0, len(draws) - 1))
    changed = with_step(record, number, draws=(*draws[:place], other, *draws[place + 1 :]))
    assert [step for step, _, _ in found(changed)] == [number]


@given(st.sampled_from([BASE, MODULES]), st.data())
def test_another_action_is_found_unless_it_was_possible_too(record: Record, data: st.DataObject) -> None:
    number = data.draw(st.integers(1, len(record.steps) - 1))
    other = data.draw(st.sampled_from(record.steps[1:]))
    findings = found(with_step(record, number, action=other.action, seat=other.seat))
    assert all(step is not None and step >= number for step, _, _ in findings)


@given(st.data())
def test_a_changed_text_is_refused_or_found_or_still_sound_but_never_crashes(data: st.DataObject) -> None:
    text = record_text(MODULES)
    at = data.draw(st.integers(0, len(text) - 1))
    sign = data.draw(st.sampled_from('0123456789fldieu+-,.*>?:[]{}"\\ \nPSACGT'))
    try:
        answer = verify(parse_record(text[:at] + sign + text[at + data.draw(st.integers(0, 2)) :])).list_texts()
    except AlhambraError as error:
        answer = [str(error)]
    assert all(answer)
