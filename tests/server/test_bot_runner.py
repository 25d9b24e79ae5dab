"""Bots in processes of their own: fair, guarded, and with nothing but what the seat may know."""

import asyncio
import os
import signal
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from alhambra import Game, Setup
from alhambra.bots.bot import Budget
from alhambra.bots.ladder import LADDER
from alhambra.engine.chance import Fast
from alhambra.engine.show import show
from alhambra.record import record_text
from alhambra.record.position import parse_position
from alhambra.server.bots.allowance import LEAST_SECONDS, PRESENT_SECONDS, SHORT_SECONDS, Allowance, limit_budget
from alhambra.server.bots.analysis import ANALYSES_AN_HOUR, ANALYSES_AT_ONCE, Analyses
from alhambra.server.bots.hints import HINTS_AT_ONCE, Hints
from alhambra.server.bots.questions import Advised, ask_to_choose, parse_server_bot, sample_position
from alhambra.server.bots.queue import MOVE, NO_BUDGET, STUDY, Asker, FairQueue, Job
from alhambra.server.bots.runner import BotFailed, BotRunner, Worker
from alhambra.server.edge.refused import Refused
from alhambra.server.study.replay_store import from_file
from tests.bots.decisions import decisions
from tests.effort import effort
from tests.record.games import SETUPS, finished
from tests.server.process import PATIENCE

Answer = TypeVar("Answer")

ANA = Asker("ana", "t")
EVERYTHING = Setup(modules=("vizier", "exchange", "bonus", "huts", "sites"), players=3)


def run(work: Callable[[BotRunner], Awaitable[Answer]], workers: int = 1, grace: float = PATIENCE) -> Answer:
    """Do something with a runner."""

    async def whole() -> Answer:
        bots = BotRunner(workers, grace)
        await bots.start()
        try:
            return await work(bots)
        finally:
            await bots.stop()

    return asyncio.run(whole())


def position(game: Game, seat: int) -> str:
    return sample_position(game.view(seat), 7)


def job(person: str, table: str = "t", urgency: int = MOVE, budget: Budget = NO_BUDGET, most: float = 5.0) -> Job:
    return Job(Asker(person, table), ask_to_choose("novice", "", 0, 0), urgency, budget, most)


def order(queue: FairQueue) -> list[str]:
    return [f"{one.asker.person}{one.asker.table}" for one in queue.take_all()]


# --- what a bot gets ----------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_sampled_world_shows_the_seat_what_it_saw(setup: Setup) -> None:
    luck = Fast(3)
    for number, game in enumerate(decisions(setup, 30)):
        if number == effort(20):
            break
        seat = game.to_act
        world = parse_position(sample_position(game.view(seat), int(luck.draw_below(1 << 20))))
        for money_is_open in (False, True):
            assert show(world.view(seat), money_is_open) == show(game.view(seat), money_is_open)
        assert [str(action) for action in world.legal_actions()] == [str(action) for action in game.legal_actions()]


def test_every_rung_answers_with_a_legal_action() -> None:
    game = Game(EVERYTHING, 5)

    async def ask(bots: BotRunner) -> list[str]:
        text = position(game, game.to_act)
        return [await bots.choose(ANA, text, game.to_act, bot, 1, 0.1) for bot in LADDER]

    legal = [str(action) for action in game.legal_actions()]
    assert all(action in legal for action in run(ask))


def test_the_same_seed_gives_the_same_choice() -> None:
    game = Game(EVERYTHING, 6)

    async def ask(bots: BotRunner) -> set[str]:
        text = position(game, game.to_act)
        return {await bots.choose(Asker("ana", table), text, game.to_act, "expert", 11, 0.0) for table in "ab"}

    assert len(run(ask, workers=2)) == 1


def test_a_whole_game_is_played() -> None:
    async def play(bots: BotRunner) -> Game:
        game = Game(Setup(players=2), 9)
        while not game.is_over:
            seat = game.to_act
            game.apply(await bots.choose(ANA, position(game, seat), seat, "novice", int(game.steps), 0.0))
        return game

    assert run(play).outcome is not None


def test_advice_has_reasons_in_the_language_asked_for() -> None:
    game = Game(Setup(players=3), 5)
    seat = game.to_act

    async def ask(bots: BotRunner) -> list[Advised]:
        text = position(game, seat)
        played = str(game.legal_actions()[0])
        return [await bots.advise(ANA, text, seat, "expert", language, (), played) for language in ("en", "de")]

    english, german = run(ask)
    assert english.advice.action == german.advice.action
    assert english.advice.turn[0] == english.advice.action
    assert english.reason
    assert english.reason != german.reason
    assert isinstance(english.loss, float)


# --- what goes wrong ----------------------------------------------------------------------------------


@pytest.mark.parametrize("label", ["", "nobody", "outside:/bin/cat", "master@31s", "master@9999999", "master@x"])
def test_only_the_ladder_within_limits(label: str) -> None:
    with pytest.raises(Refused):
        parse_server_bot(label)


def workers_of(parent: int) -> list[int]:
    """The processes that this one has started and that think for bots."""
    return [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text("ascii").split()]


@pytest.mark.parametrize("blow", [signal.SIGKILL, signal.SIGSTOP])
def test_a_worker_that_crashes_or_hangs_is_replaced_and_the_novice_answers(blow: signal.Signals) -> None:
    game = Game(Setup(players=3), 5)
    seat = game.to_act
    text = position(game, seat)
    before = set(workers_of(os.getpid()))

    async def ask(bots: BotRunner) -> tuple[str, str]:
        await bots.choose(ANA, text, seat, "novice", 1, 0.0)
        (worker,) = set(workers_of(os.getpid())) - before
        os.kill(worker, blow)
        first = await bots.choose(ANA, text, seat, "master@0.2s", 1, 0.2)
        assert bots.counts["replaced"] == bots.counts["substituted"] == 1
        assert worker not in workers_of(os.getpid())
        return first, await bots.choose(ANA, text, seat, "novice", 1, 0.0)

    first, second = run(ask, grace=1.0)
    assert first == second


def test_a_question_that_makes_no_sense_is_answered_with_an_error_and_harms_nobody() -> None:
    game = Game(Setup(players=3), 5)
    seat = game.to_act
    text = position(game, seat)

    async def ask(bots: BotRunner) -> str:
        for nonsense, whose in [("nonsense", 0), (text, (seat + 1) % 3)]:
            with pytest.raises(BotFailed):
                await bots.choose(ANA, nonsense, whose, "expert", 1, 0.0)
        assert bots.counts["replaced"] == 0
        return await bots.choose(ANA, text, seat, "expert", 1, 0.0)

    assert run(ask) in [str(action) for action in game.legal_actions()]


def test_stopping_leaves_nobody_waiting_and_no_process() -> None:
    game = Game(Setup(players=3), 5)
    text = position(game, game.to_act)

    async def whole() -> None:
        before = workers_of(os.getpid())
        bots = BotRunner(1)
        await bots.start()
        waiting = [
            asyncio.create_task(bots.choose(Asker("ana", str(number)), text, game.to_act, "master@20s", 1, 20.0))
            for number in range(3)
        ]
        await asyncio.wait(waiting, timeout=0.5)  # one is being answered, two wait
        await bots.stop()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(answer, asyncio.CancelledError) for answer in answers)
        assert bots.count_waiting() == 0
        assert workers_of(os.getpid()) == before

    asyncio.run(whole())


# --- the queue ----------------------------------------------------------------------------------------


def test_the_tables_of_a_person_take_turns() -> None:
    queue = FairQueue()
    for table in "111223":
        queue.put(job("a", table))
    assert order(queue) == ["a1", "a2", "a3", "a1", "a2", "a1"]


def test_people_take_turns_however_many_tables_they_have() -> None:
    queue = FairQueue()
    for table in "1234":
        queue.put(job("a", table))
    queue.put(job("b", "1"))
    queue.put(job("b", "1"))
    assert order(queue) == ["a1", "b1", "a2", "b1", "a3", "a4"]


def test_whoever_has_cost_less_comes_first() -> None:
    queue = FairQueue()
    for table in "1234":
        queue.put(job("a", table))
    first = queue.take_next()
    assert first is not None
    for _ in range(3):
        queue.put(job("b", "1"))
    queue.charge(first, 0.2)
    assert order(queue) == ["b1", "b1", "b1", "a2", "a3", "a4"]


def served(queue: FairQueue) -> str:
    """Who is served next, for a second."""
    one = queue.take_next()
    assert one is not None
    queue.charge(one, 1.0)
    return one.asker.person


def test_time_in_which_nothing_was_asked_is_not_saved_up() -> None:
    queue = FairQueue()
    queue.put(job("b"))
    for _ in range(105):
        queue.put(job("a"))
    assert sorted(served(queue) for _ in range(2)) == ["a", "b"]
    assert {served(queue) for _ in range(100)} == {"a"}  # b is away meanwhile
    for _ in range(4):
        queue.put(job("b"))
    assert "".join(served(queue) for _ in range(8)) in ("babababa", "babababb")


def test_nobody_is_remembered_for_ever() -> None:
    queue = FairQueue()
    for number in range(1000):
        queue.put(job(f"guest {number}"))
        done = queue.take_next()
        assert done is not None
        queue.charge(done, 0.1)
    assert len(queue._lines[MOVE]._spent) <= 102


def test_moves_come_before_studies() -> None:
    queue = FairQueue()
    queue.put(job("a", urgency=STUDY))
    queue.put(job("b"))
    assert order(queue) == ["bt", "at"]


def test_where_there_is_no_room_for_studies_they_wait() -> None:
    queue = FairQueue()
    queue.put(job("a", urgency=STUDY))
    assert queue.take_next(with_studies=False) is None
    assert len(queue) == 1


def test_what_is_put_back_comes_before_the_person_s_others() -> None:
    queue = FairQueue()
    for table in "112":
        queue.put(job("a", table))
    again = job("a", "2")
    queue.put_back(again)
    assert queue.take_next() is again


# --- how much is thought ------------------------------------------------------------------------------


def test_somebody_alone_gets_what_was_asked_for() -> None:
    allowance = Allowance(1)
    allowance.note_question("a")
    assert allowance.cut_budget(job("a", budget=Budget(seconds=3.0)), 0, is_last=True) == Budget(seconds=3.0)
    assert allowance.cut_budget(job("a", budget=Budget(seconds=9.0)), 0, is_last=True) == Budget(seconds=5.0)


def test_where_many_wait_each_thinks_less() -> None:
    allowance = Allowance(2)
    allowance.note_question("a")
    long = job("a", budget=Budget(seconds=9.0))
    assert [allowance.cut_budget(long, waiting, is_last=False).seconds for waiting in (2, 8, 10_000)] == [
        2.5,
        1.0,
        LEAST_SECONDS,
    ]


def test_the_last_free_worker_is_not_taken_for_long_while_others_play() -> None:
    now = [0.0]
    allowance = Allowance(2, lambda: now[0])
    allowance.note_question("b")
    allowance.note_question("a")
    long = job("a", budget=Budget(seconds=3.0))
    assert allowance.cut_budget(long, 0, is_last=True).seconds == SHORT_SECONDS
    assert allowance.cut_budget(long, 0, is_last=False).seconds == 3.0
    now[0] = PRESENT_SECONDS + 1
    allowance.note_question("a")
    assert allowance.cut_budget(long, 0, is_last=True).seconds == 3.0


def test_playouts_are_cut_too_and_bots_without_a_budget_are_left_alone() -> None:
    assert limit_budget(Budget(playouts=5000), 0.1) == Budget(playouts=150)
    assert limit_budget(Budget(playouts=20), 0.1) == Budget(playouts=20)
    assert limit_budget(Budget(), 0.1) == Budget()


def test_hints_are_given_one_at_a_time_and_not_without_end() -> None:
    game = Game(Setup(players=3), 5)
    text = position(game, game.to_act)

    async def ask(bots: BotRunner) -> list[str]:
        hints = Hints(bots, a_second=0.0)
        both = [hints.ask(ANA, text, game.to_act, "novice", "en") for _ in range(2)]
        answers = await asyncio.gather(*both, return_exceptions=True)
        refusals = [answer.key for answer in answers if isinstance(answer, Refused)]
        for _ in range(HINTS_AT_ONCE - 1):
            await hints.ask(ANA, text, game.to_act, "novice", "en")
        try:
            await hints.ask(ANA, text, game.to_act, "novice", "en")
        except Refused as refused:
            refusals.append(refused.key)
        await hints.ask(Asker("ben", "t"), text, game.to_act, "novice", "en")
        return refusals

    assert run(ask) == ["hint-waits", "too-many-hints"]


def test_analyses_are_made_one_at_a_time_and_not_without_end() -> None:
    replay = from_file(record_text(finished(Setup(players=2))))

    async def ask(bots: BotRunner) -> None:
        analyses = Analyses(bots)
        for _ in range(ANALYSES_AN_HOUR // 2):
            begun = analyses.ask(replay, "novice", "ana")
            assert analyses.ask(replay, "novice", "ben") is begun, "one that is there costs nobody anything"
            with pytest.raises(Refused, match="analysis-waits"):
                analyses.ask(replay, "greedy", "ana")
            await analyses.stop()
        with pytest.raises(Refused, match="too-many-analyses"):
            analyses.ask(replay, "novice", "ana")
        for number in range(1, ANALYSES_AT_ONCE + 1):
            analyses.ask(replay, f"expert@0.{number}s", f"person {number}")
        with pytest.raises(Refused, match="replay-busy"):
            analyses.ask(replay, "novice", "ben")
        await analyses.stop()

    run(ask)


# --- the workers --------------------------------------------------------------------------------------


@pytest.mark.parametrize("turns", range(6))
def test_a_worker_that_is_stopped_while_it_answers_is_stopped(turns: int) -> None:
    async def stopped() -> bool:
        process = await asyncio.create_subprocess_exec("cat", stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        worker = Worker(process)
        hearing = asyncio.create_task(worker.hear_line(60.0))
        await asyncio.sleep(0.01)
        assert process.stdout is not None
        process.stdout.feed_data(b"1\n")  # as if it came from there, but at a known moment
        for _ in range(turns):
            await asyncio.sleep(0)
        is_answered = hearing.done()
        hearing.cancel()
        await asyncio.wait([hearing])
        await worker.dismiss()
        return is_answered or hearing.cancelled()

    assert asyncio.run(stopped())
