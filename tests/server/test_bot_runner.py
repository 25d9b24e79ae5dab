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
from alhambra.bots.ladder import LADDER
from alhambra.engine.chance import Fast
from alhambra.engine.show import show
from alhambra.record.position import parse_position
from alhambra.server.bots.queue import MOVE, STUDY, FairQueue, Job
from alhambra.server.bots.runner import BotFailed, BotRunner, Worker, sampled_position, server_bot
from alhambra.server.edge.refused import Refused
from tests.bots.asking import decisions
from tests.effort import effort
from tests.record.games import SETUPS

Answer = TypeVar("Answer")

EVERYTHING = Setup(modules=("vizier", "exchange", "bonus", "huts", "sites"), players=3)


def run(work: Callable[[BotRunner], Awaitable[Answer]], workers: int = 1, grace: float = 5.0) -> Answer:
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
    return sampled_position(game.view(seat), 7)


def job(table: str, urgency: int = MOVE) -> Job:
    return Job(table, {"bot": "novice"}, urgency, 1.0)


# --- what a bot gets ----------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_sampled_world_shows_the_seat_what_it_saw(setup: Setup) -> None:
    luck = Fast(3)
    for number, game in enumerate(decisions(setup, 30)):
        if number == effort(20):
            break
        seat = game.to_act
        world = parse_position(sampled_position(game.view(seat), int(luck.next_below(1 << 20))))
        for money_is_open in (False, True):
            assert show(world.view(seat), money_is_open) == show(game.view(seat), money_is_open)
        assert [str(action) for action in world.legal_actions()] == [str(action) for action in game.legal_actions()]


def test_every_rung_answers_with_a_legal_action() -> None:
    game = Game(EVERYTHING, 5)

    async def ask(bots: BotRunner) -> list[str]:
        text = position(game, game.to_act)
        return [await bots.choose("t", text, game.to_act, bot, 1, 0.1) for bot in LADDER]

    legal = [str(action) for action in game.legal_actions()]
    assert all(action in legal for action in run(ask))


def test_the_same_seed_gives_the_same_choice() -> None:
    game = Game(EVERYTHING, 6)

    async def ask(bots: BotRunner) -> set[str]:
        text = position(game, game.to_act)
        return {await bots.choose(table, text, game.to_act, "expert", 11, 0.0) for table in "ab"}

    assert len(run(ask, workers=2)) == 1


def test_a_whole_game_is_played() -> None:
    async def play(bots: BotRunner) -> Game:
        game = Game(Setup(players=2), 9)
        while not game.is_over:
            seat = game.to_act
            game.apply(await bots.choose("t", position(game, seat), seat, "novice", int(game.steps), 0.0))
        return game

    assert run(play).outcome is not None


def test_advice_has_reasons_in_the_language_asked_for() -> None:
    game = Game(Setup(players=3), 5)
    seat = game.to_act

    async def ask(bots: BotRunner) -> list[dict[str, object]]:
        text = position(game, seat)
        played = str(game.legal_actions()[0])
        return [await bots.advise("t", text, seat, "expert", language, (), played) for language in ("en", "de")]

    english, german = run(ask)
    assert english["action"] == german["action"]
    assert english["reason"]
    assert english["reason"] != german["reason"]
    assert isinstance(english["loss"], float)
    assert "code" not in english


# --- what goes wrong ----------------------------------------------------------------------------------


@pytest.mark.parametrize("label", ["", "nobody", "outside:/bin/cat", "master@31s", "master@9999999", "master@x"])
def test_only_the_ladder_within_limits(label: str) -> None:
    with pytest.raises(Refused):
        server_bot(label)


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
        await bots.choose("a", text, seat, "novice", 1, 0.0)
        (worker,) = set(workers_of(os.getpid())) - before
        os.kill(worker, blow)
        first = await bots.choose("a", text, seat, "master@0.2s", 1, 0.2)
        assert bots.counts["replaced"] == bots.counts["substituted"] == 1
        assert worker not in workers_of(os.getpid())
        return first, await bots.choose("a", text, seat, "novice", 1, 0.0)

    first, second = run(ask, grace=1.0)
    assert first == second


def test_a_question_that_makes_no_sense_is_answered_with_an_error_and_harms_nobody() -> None:
    game = Game(Setup(players=3), 5)
    seat = game.to_act
    text = position(game, seat)

    async def ask(bots: BotRunner) -> str:
        for nonsense, whose in [("nonsense", 0), (text, (seat + 1) % 3)]:
            with pytest.raises(BotFailed):
                await bots.choose("a", nonsense, whose, "expert", 1, 0.0)
        assert bots.counts["replaced"] == 0
        return await bots.choose("a", text, seat, "expert", 1, 0.0)

    assert run(ask) in [str(action) for action in game.legal_actions()]


def test_stopping_leaves_nobody_waiting_and_no_process() -> None:
    game = Game(Setup(players=3), 5)
    text = position(game, game.to_act)

    async def whole() -> None:
        before = workers_of(os.getpid())
        bots = BotRunner(1)
        await bots.start()
        waiting = [
            asyncio.create_task(bots.choose(str(number), text, game.to_act, "master@20s", 1, 20.0))
            for number in range(3)
        ]
        await asyncio.wait(waiting, timeout=0.5)  # one is being answered, two wait
        await bots.stop()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        assert all(isinstance(answer, asyncio.CancelledError) for answer in answers)
        assert bots.queue_length() == 0
        assert workers_of(os.getpid()) == before

    asyncio.run(whole())


# --- the queue ----------------------------------------------------------------------------------------


def test_tables_take_turns() -> None:
    queue = FairQueue()
    for table in "aaabbc":
        queue.put(job(table))
    assert [one.table for one in queue.drained()] == ["a", "b", "c", "a", "b", "a"]


def test_moves_come_before_studies() -> None:
    queue = FairQueue()
    queue.put(job("a", STUDY))
    queue.put(job("b"))
    assert [one.table for one in queue.drained()] == ["b", "a"]


def test_where_there_is_no_room_for_studies_they_wait() -> None:
    queue = FairQueue()
    queue.put(job("a", STUDY))
    assert queue.next(with_studies=False) is None
    assert len(queue) == 1


def test_what_is_put_back_comes_first() -> None:
    queue = FairQueue()
    for table in "aab":
        queue.put(job(table))
    again = job("b")
    queue.put_back(again)
    assert queue.next() is again


@pytest.mark.parametrize("turns", range(6))
def test_a_worker_that_is_stopped_while_it_answers_is_stopped(turns: int) -> None:
    async def stopped() -> bool:
        process = await asyncio.create_subprocess_exec("cat", stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        worker = Worker(process)
        hearing = asyncio.create_task(worker.heard(60.0))
        await asyncio.sleep(0.01)
        assert process.stdout is not None
        process.stdout.feed_data(b"1\n")  # as if it came from there, but at a known moment
        for _ in range(turns):
            await asyncio.sleep(0)
        is_answered = hearing.done()
        hearing.cancel()
        await asyncio.wait([hearing])
        await worker.dismissed()
        return is_answered or hearing.cancelled()

    assert asyncio.run(stopped())
