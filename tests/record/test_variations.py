"""Records with variations, and records that begin at a position."""

import json
from dataclasses import replace

import pytest

from alhambra import Game, InvalidNotation, Setup
from alhambra.engine.chance import Fast
from alhambra.engine.show import show
from alhambra.record import (
    BrokenRecord,
    Record,
    Recorder,
    Replay,
    from_json,
    parse_record,
    position_text,
    read_records,
    record_text,
    records_text,
    to_json,
)
from alhambra.record.verify import verify
from tests.record.games import SETUPS, begun, finished, play


def seen(game: Game) -> object:
    """What can be seen: what a record has not drawn lies in another order when it is replayed."""
    return show(game.view(-1), money_is_open=True)


def branched(setup: Setup, seed: int = 4, at: int = 12, further: int = 9) -> Record:
    """A game with a variation at a step, and one in that."""
    recorder = begun(setup, seed, at + 6)
    game = recorder.record(full=True)
    for luck in (11, 12):
        while len(recorder.steps) > at:
            recorder.pop()
        play(recorder, Fast(luck), further)
        other = recorder.record(full=True)
        if [step.action for step in other.steps[at:]] != [step.action for step in game.steps[at : len(other.steps)]]:
            game = game.with_variation(other)
    return game


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_variations_are_written_and_read(setup: Setup) -> None:
    record = branched(setup)
    assert any(step.variations for step in record.steps)
    assert parse_record(record_text(record)) == record
    assert from_json(to_json(record)) == record
    assert list(read_records(records_text([record, record]).splitlines())) == [record, record]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_variation_is_replayed_like_a_game(setup: Setup) -> None:
    record = branched(setup)
    for step in record.steps:
        for which, line in enumerate(step.variations):
            told = record.variation(step.number, which)
            assert told.steps[: step.number] == record.steps[: step.number]
            assert told.steps[step.number :] == line
            replay = Replay(told)
            before = [
                one.at(step.number - 1).view(-1) for one in (replay, Replay(record))
            ]  # what is drawn later differs
            assert show(before[0], money_is_open=True) == show(before[1], money_is_open=True)
            assert replay.at(len(replay)).steps == len(told.steps) - 1


def test_variations_may_have_variations() -> None:
    record = parse_record(record_text(finished(Setup(players=2))))
    inner = replace(record.steps[3], comments=("inner",))
    outer = (replace(record.steps[2], comments=("outer",)), replace(record.steps[3], variations=((inner,),)))
    steps = (*record.steps[:2], replace(record.steps[2], variations=(outer, outer)), *record.steps[3:])
    record = replace(record, steps=steps)
    assert parse_record(record_text(record)) == record
    assert from_json(to_json(record)) == record
    assert verify(record).findings == verify(finished(Setup(players=2))).findings


def test_what_does_not_begin_alike_is_not_a_variation() -> None:
    one, other = (begun(Setup(), seed, 5).record() for seed in (1, 2))
    for wrong in (one, other, begun(Setup(players=2), 1, 5).record()):
        with pytest.raises(ValueError, match="begins as the game does"):
            one.with_variation(wrong)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("\n0. deal", "\n(\n0. deal"),
        ("\n1. ", "\n(\n1. "),
        ("\n1. ", "\n)\n1. "),
        ("\n2. ", "\n(\n)\n2. "),
        ("\n2. ", "\n(\n2. "),
        ("\n3. ", "\n(\n(\n3. "),
    ],
)
def test_brackets_must_fit(old: str, new: str) -> None:
    with pytest.raises(InvalidNotation):
        parse_record(record_text(begun(Setup(), 1, 5).record()).replace(old, new))


def test_variations_are_not_endlessly_deep() -> None:
    text = record_text(begun(Setup(), 1, 1).record())
    last = text.splitlines()[-1]
    with pytest.raises(InvalidNotation):
        parse_record(text + f"(\n{last}\n" * 30 + ")\n" * 30)
    deep = parse_record(text + f"(\n{last}\n" * 5 + ")\n" * 5)
    assert len(deep.steps[1].variations) == 1


def test_json_is_checked_too() -> None:
    whole = json.loads(to_json(branched(Setup())))
    step = next(step for step in whole["steps"] if "variations" in step)
    wrong: list[object] = [[[]], [3], "x", [[{"seat": 0, "action": "pass", "draws": [], "comments": []}]]]
    for variations in wrong:
        step["variations"] = variations
        with pytest.raises(InvalidNotation):
            from_json(json.dumps(whole))
    nested: list[object] = []
    for _ in range(30):
        nested = [[{"seat": 1, "action": "pass", "draws": [], "comments": [], "variations": nested}]]
    step["variations"] = nested
    with pytest.raises(InvalidNotation):
        from_json(json.dumps(whole))


# --- from a position --------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_record_begins_at_a_position(setup: Setup) -> None:
    game = Game(setup, 3)
    luck = Fast(3)
    for _ in range(40):
        codes = game.legal_codes()
        game.apply_code(codes[luck.draw_below(len(codes))])
    recorder = play(Recorder.from_position(position_text(game), Fast(9)), Fast(5))
    record = parse_record(record_text(recorder.record()))
    assert record == recorder.record()
    assert record.steps[0].draws == ()
    replay = Replay(record)
    assert replay.at(0) == game
    assert seen(replay.at(len(replay))) == seen(recorder.game)
    assert replay.at(len(replay)).is_over
    assert not verify(record).findings
    recorder.pop()
    assert seen(recorder.game) == seen(replay.at(len(replay) - 1))


def test_a_position_of_another_game_is_refused() -> None:
    record = Recorder.from_position(position_text(Game(Setup(players=2), 3))).record()
    for position in (position_text(Game(Setup(), 3), one_line=True), "nonsense"):
        with pytest.raises(BrokenRecord):
            Replay(replace(record, position=position)).at(0)
