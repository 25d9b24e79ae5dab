"""Who plays whom: all alike, on the same deals, in all seats."""

from collections import Counter

import pytest

from alhambra import InvalidSetup, Setup
from alhambra.bots.bot import Budget
from alhambra.bots.ladder import UnknownBot, budget_of
from alhambra.entrants.entrant import InvalidBudget, parse_entrant
from alhambra.lab.schedule import InvalidSchedule, Schedule

FOUR = ("random", "random@1", "random@2", "random@3")


def schedule(bots: tuple[str, ...] = FOUR, field: tuple[str, ...] = (), players: int = 3) -> Schedule:
    return Schedule(Setup(players=players), bots, field, "s")


@pytest.mark.parametrize(
    ("bots", "field", "players", "lineups"),
    [
        (FOUR[:3], (), 2, "01 02 12"),
        (FOUR, (), 3, "012 013 023 123"),
        (FOUR[:2], (), 3, "001 011"),
        (FOUR[:1], FOUR[1:2], 3, "011"),
        (FOUR[:1], FOUR[1:], 3, "012 013 023"),
        (FOUR[:2], FOUR[2:], 4, "0223 0233 1223 1233"),
    ],
)
def test_line_ups(bots: tuple[str, ...], field: tuple[str, ...], players: int, lineups: str) -> None:
    found = schedule(bots, field, players).lineups
    assert " ".join("".join(str(FOUR.index(bot)) for bot in lineup) for lineup in found) == lineups


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_deal_is_played_by_every_line_up_in_every_rotation(players: int) -> None:
    it = schedule(players=players)
    for deal in range(3):
        games = [it.make_pairing(number) for number in range(deal * it.round_size, (deal + 1) * it.round_size)]
        assert {(game.deal, game.seed) for game in games} == {(deal, f"s/{deal}")}
        assert len({game.seats for game in games}) == it.round_size
        for seat in range(players):
            times = Counter(game.seats[seat] for game in games)
            assert set(times.values()) == {it.round_size // len(FOUR)}


def test_the_order_around_the_table_changes() -> None:
    it = schedule(FOUR[:3])
    assert it.make_pairing(0).seats == FOUR[:3]
    assert it.make_pairing(3).seats == (FOUR[0], FOUR[2], FOUR[1])
    assert it.make_pairing(6).seats == FOUR[:3]


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert [schedule(FOUR[:3]).round_up(games) for games in (1, 3, 4, 2000)] == [3, 3, 6, 2001]


def test_a_schedule_travels_as_plain_data() -> None:
    setup = Setup("granada", ("vizier",), "revised", 4, ("simplified",))
    it = Schedule(setup, FOUR[:1], FOUR[1:], "x y")
    assert Schedule.parse(it.make_header()) == it


# --- what cannot be played --------------------------------------------------------------------------------


def test_what_is_refused() -> None:
    with pytest.raises(UnknownBot, match="no bot “hal”"):
        schedule(("random", "hal"))
    with pytest.raises(InvalidSetup):
        schedule(players=7)
    for bots, field in (((), ()), (FOUR[:1], ()), (FOUR[:1], FOUR[:1]), ((), FOUR)):
        with pytest.raises(InvalidSchedule, match="at least two"):
            schedule(bots, field)
    with pytest.raises(InvalidSchedule, match="random@1 is named twice"):
        schedule(("random", "random@1", "random@1"))


def test_budgets() -> None:
    assert parse_entrant("random").budget == budget_of("random")
    assert parse_entrant("random@400").budget == Budget(playouts=400)
    assert parse_entrant("random@0.2s").budget == Budget(seconds=0.2)


@pytest.mark.parametrize("text", ["", "0", "-1", "1.5", "0.0s", "s", "1e3", "٣", "1" * 10])
def test_no_budgets(text: str) -> None:
    with pytest.raises(InvalidBudget, match="is not a budget"):
        parse_entrant(f"random@{text}")
