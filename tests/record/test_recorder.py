"""Recording a game: what is kept, and what is kept secret."""

import hashlib

import pytest

from alhambra.engine.chance import Fast, Recorded
from alhambra.engine.errors import IllegalAction, InvalidNotation
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.record import Recorder, record_text
from tests.record.games import ALL_MODULES, begun, finished, play


def test_the_deal_is_step_0() -> None:
    recorder = Recorder(Setup(players=3), 1)
    (deal,) = recorder.record().steps
    assert (deal.number, deal.seat, deal.action) == (0, -1, "deal")
    game = Game(Setup(players=3), 1)
    assert list(deal.draws[:4]) == [game.rules.tiles.name(tile) for tile in game.market_tiles]
    assert list(deal.draws[-4:]) == [game.rules.cards.names[card] for card in game.display]


def test_a_step_has_its_seat_action_and_draws() -> None:
    recorder = Recorder(Setup(players=3), 1)
    seat, action = recorder.game.to_act, str(recorder.game.legal_actions()[0])
    before = [*recorder.game.display]
    step = recorder.apply(action)
    assert (step.number, step.seat, step.action) == (1, seat, action)
    names = recorder.game.rules.cards.names
    assert list(step.draws) == [
        names[new] for old, new in zip(before, recorder.game.display, strict=True) if old != new
    ]
    assert [event.key for event in recorder.events] == ["take", *["turn-up"] * len(step.draws), "turn"]


def test_actions_are_written_in_one_way() -> None:
    recorder = Recorder(Setup(players=2, modules=("vizier",)), "notation")
    assert recorder.apply("take du4+di1").action == "take di1+du4"


@pytest.mark.parametrize(("action", "error"), [("pass", IllegalAction), ("dance", InvalidNotation)])
def test_what_is_refused_leaves_no_trace(action: str, error: type[Exception]) -> None:
    recorder = Recorder(Setup(), 1)
    before = recorder.record()
    with pytest.raises(error):
        recorder.apply(action)
    assert recorder.record() == before
    assert recorder.game.draws == []


def test_the_key_is_committed_to_at_once_and_shown_at_the_end() -> None:
    recorder = Recorder(Setup(), b"\x01\x02")
    record = recorder.record(full=True)
    assert (record.commitment, record.key, record.result) == (hashlib.sha256(b"\x01\x02").hexdigest(), "", ())
    play(recorder, Fast(1))
    assert recorder.record().key == "0102"
    assert recorder.record().result == tuple(recorder.game.scores)


def test_without_a_seed_the_key_is_a_secret_of_32_bytes() -> None:
    one, other = Recorder(Setup()), Recorder(Setup())
    assert len(one.key) == 32
    assert one.key != other.key


def test_a_game_on_a_real_table_has_no_key() -> None:
    recorder = Recorder(Setup(), Recorded({}, {}))
    record = play(recorder, Fast(1)).record()
    assert (record.commitment, record.key) == ("", "")
    assert record.is_finished


def test_while_a_game_is_played_its_record_tells_no_secret() -> None:
    setup = Setup(modules=ALL_MODULES, players=3)
    recorder = begun(setup, 3, 200)
    public, full = record_text(recorder.record()), record_text(recorder.record(full=True))
    assert public.count("bonus:?") == full.count("bonus:") == 10
    assert public.count("sites:?") == full.count("sites:") > 2
    assert public.count("keep ?") == full.count(" keep ") > 1
    assert "?" not in full
    assert public.count("*sites") == full.count("*sites") > 1
    assert "?" not in record_text(finished(setup, 3))


def test_the_last_action_can_be_taken_back() -> None:
    recorder = Recorder(Setup("alhambra", ("vizier", "bonus"), players=3), seed="1")
    states = [recorder.game.position]
    for _ in range(12):
        recorder.apply(recorder.game.legal_actions()[-1])
        states.append(recorder.game.position)
    events = list(recorder.events)
    undone = recorder.pop()
    assert (undone.number, recorder.game.position, len(recorder.steps)) == (12, states[-2], 12)
    recorder.apply(undone.action)
    assert (recorder.game.position, recorder.steps[-1], recorder.events) == (states[-1], undone, events)
    for state in reversed(states[:-1]):
        recorder.pop()
        assert recorder.game.position == state
    with pytest.raises(IndexError, match="no action to take back"):
        recorder.pop()
    table = Recorder(Setup(players=2), Fast(1))
    dealt = table.game.position
    table.apply(table.game.legal_actions()[0])
    table.pop()
    assert table.game.position == dealt
