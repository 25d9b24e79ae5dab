"""Scorings: buildings counted, places, points, ties (A-50 … A-54)."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.pieces.tiles import NONE

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game


def share_places(counts: vec[i64], places: vec[i64], points: vec[i64]) -> None:
    """Points for the most, second most … of a type; tied parties share the places they take,
    rounded down (A-52 … A-54).
    """
    mine: i64
    p: i64
    q: i64
    for p in range(len(counts)):
        mine = counts[p]
        points[p] = 0
        if mine > 0:
            above: i64 = 0
            tied: i64 = 0
            for q in range(len(counts)):
                if counts[q] > mine:
                    above += 1
                elif counts[q] == mine:
                    tied += 1
            total: i64 = 0
            for q in range(above, above + tied):
                if q < len(places):
                    total += places[q]
            points[p] = total // tied


def count_party_buildings(game: "Game", party: i64) -> vec[i64]:
    """Buildings counted for a party, by type."""
    if party < game.rules.players:
        counts = game.seats[party].palace.count[:]
    else:
        counts = vec[i64]([0] * (len(game.rules.tiles.types) + 1))
    for module in game.rules.tallying:
        module.tally(game, party, counts)
    return counts


def count_buildings(game: "Game") -> None:
    """Count all buildings of all parties, for the awards to read."""
    game._counted = [count_party_buildings(game, party) for party in range(game.rules.parties)]


def award_all(game: "Game", scoring: i64, sheet: vec[i64], tallies: vec[i64]) -> None:
    """Points and the numbers behind them, [category][party], as that scoring would give now."""
    count_buildings(game)
    rules = game.rules
    points = vec[i64]([0] * rules.parties)
    tally = vec[i64]([0] * rules.parties)
    category: i64
    party: i64
    for category in range(len(rules.category_owners)):
        if category < len(rules.tiles.types):
            award_type(game, scoring, category, tally, points)
        else:
            award_category(game, scoring, category, tally, points)
        for party in range(rules.parties):
            sheet[category * rules.parties + party] = points[party]
            tallies[category * rules.parties + party] = tally[party]


def award_type(game: "Game", scoring: i64, kind: i64, tally: vec[i64], points: vec[i64]) -> None:
    """The majority of a building type: numbers and points, by party."""
    owner = game.rules.category_owners[kind]
    ranks = vec[i64]([0] * len(tally))
    visible: i64 = 0
    party: i64
    for party in range(len(tally)):
        count: i64 = game._counted[party][kind]
        tally[party] = count
        visible += count
        ranks[party] = owner.rank(game, party, kind, count)
    share_places(ranks, owner.list_place_points(scoring, kind, visible), points)


def award_category(game: "Game", scoring: i64, category: i64, tally: vec[i64], points: vec[i64]) -> None:
    """What each party has of something else that scores, such as wall."""
    owner = game.rules.category_owners[category]
    each: i64 = game.rules.category_points[category][scoring]
    party: i64
    for party in range(len(tally)):
        tally[party] = owner.measure(game, category, party)
        points[party] = tally[party] * each


def score(game: "Game", scoring: i64) -> None:
    """Hold a scoring (0, 1, 2) and enter it into the score sheet."""
    rules = game.rules
    size: i64 = len(rules.categories) * rules.parties
    sheet = vec[i64]([0] * size)
    tallies = vec[i64]([0] * size)
    award_all(game, scoring, sheet, tallies)
    i: i64
    for i in range(size):
        game.scores[i % rules.parties] += sheet[i]
        game._sheet[scoring * size + i] = sheet[i]
        game._tallies[scoring * size + i] = tallies[i]
    game.scored |= 1 << scoring
    if game.journal is not None:
        note_scoring(game, scoring, sheet, tallies)


def note_scoring(game: "Game", scoring: i64, sheet: vec[i64], tallies: vec[i64]) -> None:
    """Tell the journal who scored what."""
    rules = game.rules
    game.note("scoring", NONE, {"scoring": scoring + 1})
    i: i64
    for i in range(len(sheet)):
        if sheet[i] != 0:
            category = rules.categories[i // rules.parties]
            values: dict[str, str | int] = {"category": category, "points": sheet[i], "number": tallies[i]}
            game.note("points", i % rules.parties, values)
