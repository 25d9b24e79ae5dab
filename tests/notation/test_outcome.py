"""The outcome and the score sheet."""

import json

import pytest

from alhambra.engine.rules.setup import Setup
from tests.effort import effort
from tests.notation.positions import SETUPS, random_game
from tests.rules.table import build, fill_bag, lay_display, lay_market, table


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_score_sheet_adds_up(setup: Setup) -> None:
    for seed in range(effort(10)):
        *_, game = random_game(setup, seed)
        outcome = game.outcome
        assert outcome is not None
        sums = [sum(points) for points in zip(*[sheet.points for sheet in outcome.scorings], strict=True)]
        assert sums == outcome.points == list(game.scores)
        best = max(outcome.points[: setup.players])
        assert outcome.winners == [s for s in range(setup.players) if outcome.points[s] == best]
        assert outcome.scorings[-1].scoring == 3
        assert [seat for seats in outcome.ranking for seat in seats] != []
        assert json.loads(json.dumps(outcome.as_dict()))["winners"] == outcome.winners


def test_the_rows_of_the_sheet() -> None:
    game = table(3)
    build(game, 0, "T12@1,0 T13@2,0 G10@0,1")
    build(game, 1, "T11@1,0 G11@2,0")
    lay_display(game, "fl2 di3 de6 du1")
    lay_market(game, "- - - -")
    fill_bag(game, "")
    game.apply("take fl2")
    outcome = game.outcome
    assert outcome is not None
    (sheet,) = outcome.scorings
    rows = {row.category: row for row in sheet.rows}
    assert list(rows) == ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower", "wall"]
    tower, garden, wall = rows["tower"], rows["garden"], rows["wall"]
    assert (tower.counts, tower.places, tower.points) == ([2, 1, 0], [1, 2, 0], [21, 13, 0])
    assert (garden.counts, garden.places, garden.points) == ([1, 1, 0], [1, 1, 0], [16, 16, 0])
    assert (wall.counts, wall.places, wall.points) == ([1, 0, 0], [], [1, 0, 0])
    assert sheet.points == [38, 29, 0]


def test_in_granada_the_dearer_building_breaks_a_tie() -> None:
    for seed in range(effort(40)):
        *_, game = random_game(Setup("granada", players=3), seed)
        for sheet in game.score_sheet():
            for row in sheet.rows[:-1]:
                paid = [place for place, points in zip(row.places, row.points, strict=True) if points]
                assert len(set(paid)) == len(paid)
