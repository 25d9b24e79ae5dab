"""Replays: the same game again, forward and back, and nothing that the rules forbid."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.engine.chance import Fast, Seeded
from alhambra.engine.rules.setup import Setup
from alhambra.engine.show import show
from alhambra.record import BrokenRecord, Record, Replay, Step, parse_position, position_text
from alhambra.record.replay import replay
from tests.record.games import ALL_MODULES, SETUPS, begun, finished

BASE = finished(Setup(players=3))
MODULES = finished(Setup(modules=ALL_MODULES, players=2))


def with_step(record: Record, number: int, **changes: object) -> Record:
    """The record with one step changed."""
    steps = [*record.steps]
    steps[number] = replace(steps[number], **changes)  # type: ignore[arg-type]
    return replace(record, steps=tuple(steps))


def first(record: Record, word: str) -> Step:
    """The first step with an action of that kind."""
    return next(step for step in record.steps if step.action.split()[0] == word)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_replay_ends_as_the_game_did(setup: Setup) -> None:
    record = finished(setup)
    last = [*replay(record)][-1]
    assert last.is_over
    assert tuple(last.scores) == record.result


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_position_is_the_one_of_the_game(setup: Setup) -> None:
    recorder = begun(setup, 2, 0)
    record = finished(setup, 2)
    for step, game in zip(record.steps, Replay(record), strict=True):
        if step.number > 0:
            recorder.apply(step.action)
        if step.number % 5 == 0:
            assert show(game.view(0), money_is_open=True) == show(recorder.game.view(0), money_is_open=True)


def test_one_can_go_forward_and_back() -> None:
    again = Replay(MODULES)
    forward = [position_text(game) for game in again]
    assert len(forward) == len(again) + 1 == len(MODULES.steps)
    for number in [*range(0, len(again), 7), len(again), 40, 39, 0]:
        assert position_text(again.at(number)) == forward[number]
    for number in (-1, len(again) + 1):
        with pytest.raises(IndexError):
            again.at(number)


def test_games_of_a_replay_are_independent() -> None:
    again = Replay(BASE)
    game = again.at(20)
    game.play_randomly(Fast(1))
    assert not again.at(20).is_over
    assert game.journal is None


def test_a_record_that_breaks_off_replays_as_far_as_it_goes() -> None:
    short = replace(MODULES, steps=MODULES.steps[:50], key="", result=())
    assert show(Replay(short).at(49).view(0)) == show(Replay(MODULES).at(49).view(0))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_game_can_be_resumed_with_new_chance(setup: Setup) -> None:
    record = begun(setup, 4, 60).record(full=True)
    again = Replay(record)
    for number in (None, 30):
        one, other = again.resume(Fast(1), number), again.resume(Seeded(b"other"), number)
        assert show(one.view(0)) == show(other.view(0)) == show(again.at(number or len(again)).view(0))
        assert position_text(one) != position_text(other)
        assert position_text(parse_position(position_text(one))) == position_text(one)
        one.play_randomly(Fast(5))
        assert one.is_over


# --- records that do not hold ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "changes", "rule", "key"),
    [
        ("take", {"action": "take fl9+fl9"}, "A-11", "not-on-display"),
        ("take", {"action": "dance"}, "", "action"),
        ("take", {"action": "take x1"}, "", "card"),
        ("take", {"seat": 7}, "A-8", "record-seat"),
        ("take", {"draws": ("fl9", "fl9", "fl9")}, "", "record-draws"),
        ("take", {"draws": ()}, "", "record-draws"),
        ("take", {"draws": ("hello",)}, "", "record-draw"),
        ("take", {"draws": ("*money", "fl1")}, "", "record-draws"),
        ("take", {"draws": ("sites:?",)}, "", "record-hidden"),
        ("take", {"action": "keep ?"}, "", "record-hidden"),
        ("place", {"action": "place P8 20,20"}, "A-40", "not-bought"),
        ("deal", {"draws": ()}, "", "record-draws"),
    ],
)
def test_the_step_that_does_not_hold_is_named(kind: str, changes: dict[str, object], rule: str, key: str) -> None:
    number = first(BASE, kind).number
    with pytest.raises(BrokenRecord) as caught:
        [*replay(with_step(BASE, number, **changes))]
    assert (caught.value.step, caught.value.refusal.rule, caught.value.refusal.key) == (number, rule, key)
    assert str(caught.value).startswith(f"Step {number}: ")
    if number > 0:
        assert not Replay(with_step(BASE, number, **changes)).at(number - 1).is_over


def test_nothing_comes_after_the_end() -> None:
    steps = (*BASE.steps, Step(len(BASE.steps), 0, "pass"))
    with pytest.raises(BrokenRecord) as caught:
        [*replay(replace(BASE, steps=steps))]
    assert (caught.value.step, caught.value.refusal.rule) == (len(BASE.steps), "A-57")


def test_a_scoring_card_cannot_come_from_the_first_pile() -> None:
    number = first(BASE, "take").number
    with pytest.raises(BrokenRecord) as caught:
        [*replay(with_step(BASE, number, draws=("score1", *BASE.steps[number].draws)))]
    assert (caught.value.step, caught.value.refusal.rule) == (number, "A-7")


def test_secrets_are_in_the_way_only_where_they_matter() -> None:
    sites = begun(Setup(modules=("sites",), players=3), 3, 150)
    public = sites.record()
    secret = first(public, "site").number
    assert [*Replay(public).at(secret - 1).scores] == [0, 0, 0]
    with pytest.raises(BrokenRecord, match=f"Step {secret}: "):
        Replay(public).at(secret)
    assert Replay(sites.record(full=True)).at(secret).to_act == public.steps[secret].seat


# --- trust ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_with_trust_the_game_is_the_same(setup: Setup) -> None:
    record = finished(setup)
    assert tuple(Replay(record, trust=True).at(len(record.steps) - 1).scores) == record.result


def test_with_trust_what_the_rules_forbid_is_done() -> None:
    number = first(BASE, "take").number
    before = Replay(BASE).at(number - 1)
    changed = with_step(
        BASE, number, action="take " + "+".join(before.rules.cards.names[card] for card in before.display)
    )
    with pytest.raises(BrokenRecord):
        Replay(changed).at(number)
    seat = BASE.steps[number].seat
    after = Replay(changed, trust=True).at(number)
    assert after.seats[seat].hand_size() == before.seats[seat].hand_size() + 4


@given(st.data())
def test_with_trust_what_cannot_be_done_is_an_error_of_ours(data: st.DataObject) -> None:
    number = data.draw(st.integers(1, len(MODULES.steps) - 1))
    other = data.draw(st.sampled_from(MODULES.steps[1:]))
    changed = with_step(MODULES, number, action=other.action)
    played = -1
    try:
        for _ in replay(changed, trust=True):
            played += 1
    except BrokenRecord as error:
        played = error.step
    assert played >= number
