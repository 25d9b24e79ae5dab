"""Reports and studies: what they say is what was played."""

import json
import re
import statistics
import sys
import xml.etree.ElementTree as ET
from dataclasses import replace
from pathlib import Path
from random import Random

import pyarrow.parquet as pq  # type: ignore[import-untyped]
import pytest

from alhambra import Game, Setup, compose
from alhambra.entrants.fault import Fault
from alhambra.lab.extras import MissingExtra
from alhambra.lab.report import playing
from alhambra.lab.report.figures import figures_of, find_sole, fit_slope, list_margins
from alhambra.lab.report.order import weigh
from alhambra.lab.report.page import Page
from alhambra.lab.report.parquet import write_parquet
from alhambra.lab.report.playing import count_leads, share_of_victory, sum_points_after, tiles
from alhambra.lab.report.plots import list_ticks
from alhambra.lab.report.sample import Sample, read_sample
from alhambra.lab.report.shares import Mean, Share
from alhambra.lab.report.versus import compare_bots, measure_between, measure_luck
from alhambra.lab.results import BrokenResults, Result
from alhambra.lab.run import play_number, record_number
from alhambra.lab.schedule import Schedule
from alhambra.lab.simulate import Match
from alhambra.lab.studies import STUDIES, Study, Work
from alhambra.record import Replay
from alhambra.texts import LANGUAGES
from tests.cli.running import answer, complaint, shown
from tests.docs.pages import page

TEXT = page("docs/cli.md")


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Results of simulations and of an arena."""
    folder = tmp_path_factory.mktemp("results")
    options = {
        "mixed": ("sim", "--bots", "novice,random,random", "--games", "12"),
        "two": ("sim", "--players", "2", "--modules", "vizier", "--games", "6"),
        "arena": ("arena", "--bots", "novice,random", "--players", "2", "--games", "8", "--workers", "1"),
    }
    for name, arguments in options.items():
        answer(*arguments, "--results", str(folder / f"{name}.jsonl"))
    return {name: folder / f"{name}.jsonl" for name in options}


# --- reading ----------------------------------------------------------------------------------------------


def test_a_sample_holds_the_games_with_their_score_sheets(files: dict[str, Path]) -> None:
    sample = read_sample(files["mixed"])
    assert len(sample.results) == 12
    for result in sample.results:
        assert result == play_number(Match(Setup(), ("novice", "random", "random"), "1"), result.game)
        lines = [sample.find_entry(result.sheet, scoring, kind) for scoring in range(3) for kind in range(7)]
        assert [sum(line[seat] for line in lines) for seat in range(3)] == list(result.points)


def test_what_is_no_file_of_results_is_refused(tmp_path: Path, files: dict[str, Path]) -> None:
    for content in (b"", b"notes\n", b"[]\n", b'{"format":"other"}\n', b'{"format":"alhambra sim 1"}\n'):
        (tmp_path / "a").write_bytes(content)
        with pytest.raises(BrokenResults):
            read_sample(tmp_path / "a")
    (tmp_path / "a").write_bytes(files["two"].read_bytes().splitlines(keepends=True)[0])
    assert "holds no results" in complaint("report", str(tmp_path / "a"))
    assert "results of other games" in complaint("sim", "--games", "1", "--results", str(files["two"]))


# --- figures ----------------------------------------------------------------------------------------------


def test_figures_of_a_simulation(files: dict[str, Path]) -> None:
    sample = read_sample(files["mixed"])
    figures = figures_of(sample)
    points = [result.points for result in sample.results]
    assert figures.games == 12
    assert figures.points.mean == pytest.approx(statistics.fmean(p for one in points for p in one))
    assert sum(share.rate for share in figures.seats) == pytest.approx(1)
    assert sum(sum(three) for three in figures.sources.values()) == pytest.approx(figures.points.mean)
    assert sum(figures.distributions["random"].values()) == 24
    assert sum(figures.lengths.values()) == 12
    assert [one.type for one in figures.majorities] == list(sample.rules.tiles.types)
    assert [one.points[2] for one in figures.majorities] == [16, 17, 18, 19, 20, 21]  # alone, the first place
    assert [one.category for one in figures.borders] == ["wall"]
    assert figures.borders[0].margin.value > 0  # a longer wall wins
    assert json.loads(json.dumps(figures.as_dict()))["games"] == 12


def test_means_of_the_standings_have_intervals(files: dict[str, Path]) -> None:
    sample = read_sample(files["arena"])
    for one in figures_of(sample).standings:
        points = [result.points[result.seats.index(one.bot)] for result in sample.results]
        margins = [2 * own - sum(result.points[:2]) for own, result in zip(points, sample.results, strict=True)]
        for values, mean, bounds in (
            (points, one.mean_points, one.points_interval),
            (margins, one.mean_margin, one.margin_interval),
        ):
            wanted = Mean.of([float(value) for value in values])
            assert (mean, *bounds) == pytest.approx((wanted.value, wanted.low, wanted.high))


def test_what_was_done_is_what_the_records_say(files: dict[str, Path]) -> None:
    sample = read_sample(files["mixed"])
    match = Match(Setup(), ("novice", "random", "random"), "1")
    for result in sample.results[:3]:
        _, record = record_number(match, result.game)
        tiles = compose(record.setup).tiles
        for seat, deeds in enumerate(result.deeds):
            actions = [step.action.split() for step in record.steps[1:] if step.seat == seat]
            changes = [
                paid(words[2]) - tiles.tiles[tiles.parse(words[1])].price for words in actions if words[0] == "buy"
            ]
            redesigns = sum(words[0] in ("add", "remove", "swap") for words in actions)
            assert deeds == (len(changes), changes.count(0), sum(changes), redesigns)
        palaces = Replay(record).at(len(record.steps) - 1).seats
        assert result.palaces == tuple(" ".join(name for name, _, _ in seat.palace.items()) for seat in palaces)
    figures = figures_of(sample)
    assert [one.bot for one in figures.deeds] == ["novice", "random"]
    bought = sum(result.deeds[0][0] for result in sample.results)
    assert figures.deeds[0].bought.value == pytest.approx(bought / 12)
    assert figures.deeds[0].exact.count == bought


def paid(cards: str) -> int:
    return sum(int(card[2:]) for card in cards.split("+"))


def test_leads_and_tiles(files: dict[str, Path], monkeypatch: pytest.MonkeyPatch) -> None:
    sample = read_sample(files["mixed"])
    for result in sample.results:
        assert sum_points_after(sample, result, 3) == list(result.points)
    found = count_leads(sample)
    for scoring in (1, 2):
        of = [one for one in found if one.scoring == scoring]
        assert sum(one.wins.count for one in of) == 12 * 3
        assert sum(one.wins.rate * one.wins.count for one in of) == pytest.approx(12)
        assert all(one.low is None or one.high is None or one.low < one.high for one in of)
    assert not tiles(sample)  # of so few games nothing can be said
    monkeypatch.setattr(playing, "FEWEST_SEATS", 2)
    worth = tiles(sample)
    assert worth == tuple(sorted(worth, key=lambda one: -one.margin.value))
    for one in worth:
        held = [seat for result in sample.results for seat in result.palaces if one.tile in seat.split()]
        assert one.margin.count == len(held)


def test_bots_are_compared_deal_by_deal(files: dict[str, Path]) -> None:
    sample = read_sample(files["arena"])
    (pair,) = compare_bots(sample)
    assert (pair.one, pair.other) == ("novice", "random")
    margins = [
        result.points[result.seats.index("novice")] - result.points[result.seats.index("random")]
        for result in sample.results
    ]
    assert pair.margin.value == pytest.approx(statistics.fmean(margins))
    assert pair.margin.count == len({result.deal for result in sample.results}) == 4
    assert pair.better.rate == pytest.approx(sum(margin > 0 for margin in margins) / 8)
    assert pair.p < 0.05
    found = measure_luck(sample)
    assert found
    assert found.bots > 0.3
    assert 0 <= found.deals < 1
    assert found.bots + found.deals + found.rest == pytest.approx(1)
    assert measure_luck(read_sample(files["mixed"])) is None  # every deal was played once
    assert measure_between([[1, 1, 1], [3, 3, 3]]) == 2
    assert measure_between([[1, 3], [1, 3]]) == 0


def test_a_file_says_how_it_was_made(files: dict[str, Path], tmp_path: Path) -> None:
    for name in ("two", "arena"):
        sample = read_sample(files[name])
        again = tmp_path / f"{name}.jsonl"
        answer(*sample.made_by.split()[1:], "--workers", "1", "--results", str(again))
        assert read_sample(again).results == sample.results
        assert sample.made_by in Page("en").write([figures_of(sample)])
    assert read_sample(files["two"]).version.startswith("Alhambra ")


def test_parts_of_luck_are_found_again(files: dict[str, Path]) -> None:
    sample, random = read_sample(files["arena"]), Random(1)
    strength = {"novice": 100, "random": 60}
    results = []
    for deal in range(500):
        cards = [random.gauss(0, 30) for _ in range(2)]
        for seats in (("novice", "random"), ("random", "novice")):
            points = [round(strength[bot] + cards[seat] + random.gauss(0, 10)) for seat, bot in enumerate(seats)]
            results.append(replace(sample.results[0], deal=deal, seats=seats, points=tuple(points)))
    found = measure_luck(replace(sample, results=tuple(results)))
    assert found
    whole = 20**2 + 30**2 + 10**2
    assert (found.bots, found.deals, found.rest) == pytest.approx((400 / whole, 900 / whole, 100 / whole), abs=0.05)


def test_means_know_how_sure_they_are() -> None:
    assert Mean(3.0, 0.0, 6.0, 9).subtract(Mean(1.0, -3.0, 5.0, 9)) == Mean(2.0, -3.0, 7.0, 9)
    assert Mean.of([]) == Mean(0.0, 0.0, 0.0, 0)
    assert Mean.of([2, 2]).p == 0.0
    assert Mean.of([0, 0]).p == 1.0
    assert Mean.of([-1, 1]).p == 1.0
    assert Mean.of([1.0, 2.0, 3.0] * 20).p < 0.001


def test_dirk_is_no_player(files: dict[str, Path]) -> None:
    figures = figures_of(read_sample(files["two"]))
    assert len(figures.seats) == 2
    assert len(figures.borders[0].edges) == 3


def test_small_reckonings() -> None:
    assert find_sole((3, 3, 1)) is None
    assert find_sole((0, 0, 0)) is None
    assert find_sole((1, 4, 1)) == 1
    assert list_margins((10, 30, 20)) == [-20, 10, -10]
    assert fit_slope([(0, 1), (1, 3), (2, 5)]).value == 2
    assert fit_slope([(1, 1), (1, 3)]).value == 0
    assert Share.of(0, 0) == Share(0.0, 0.0, 1.0, 0)
    assert list_ticks(0, 10) == [0, 2, 4, 6, 8, 10]
    assert list_ticks(-0.2, 0.5) == pytest.approx([-0.2, -0.1, 0, 0.1, 0.2, 0.3, 0.4, 0.5])
    assert all(2 <= len(list_ticks(0, width / 7)) <= 9 for width in range(1, 5000, 13))


# --- the page ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_in_every_language(files: dict[str, Path], language: str) -> None:
    written = Page(language).write([figures_of(read_sample(file)) for file in files.values()])
    assert f'<html lang="{language}">' in written
    assert "http" not in re.sub(r"http-equiv", "", written)  # it loads nothing
    drawings = re.findall(r"<svg.*?</svg>", written, re.DOTALL)
    assert len(drawings) == 1 + 3 * 7 + 2  # the comparison; seven of each sample; ratings where bots differ
    for drawing in drawings:
        ET.fromstring(drawing.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" '))
        assert not re.search(r"\bnan\b", drawing)


def test_forfeited_games_count_as_lost_and_for_nothing_else(files: dict[str, Path]) -> None:
    sample = read_sample(files["arena"])
    first, *others = sample.results
    lost = replace(first, points=(0, *first.points[1:]), faults=(Fault(0, 3, "crash"),))
    found = figures_of(replace(sample, results=(lost, *others)))
    played = figures_of(replace(sample, results=tuple(others)))
    assert (found.games, found.faults, found.forfeited) == (8, 1, 1)
    own = {"name", "made_by", "version", "games", "faults", "forfeited", "standings"}
    differing = {name for name, value in found.as_dict().items() if value != played.as_dict()[name]}
    assert differing - own == set()
    (marked,) = [one for one in found.standings if one.forfeits]
    assert (marked.bot, marked.games, marked.forfeits) == (first.seats[0], 8, 1)
    written = Page("en").write([found])
    assert f"<td>{marked.bot} (forfeited a game)</td>" in written
    assert "One game was forfeited." in written


def test_a_report_of_forfeited_games_alone_tells_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("class Nothing:\n    def choose(self, view, actions):\n        pass\n")
    bots, results, html = f"{tmp_path / 'bad.py'}:Nothing,random", tmp_path / "bad.jsonl", tmp_path / "bad.html"
    options = ("--players", "2", "--games", "4", "--workers", "1", "--results", str(results))
    answer("arena", "--bots", bots, *options, code=1)
    assert "4 games were forfeited." in shown("report", str(results), "--html", str(html))
    written = html.read_text("utf-8")
    assert "Nothing (forfeited 4 games)" in written
    assert "How many points?" not in written


def test_trouble_is_told_and_names_are_escaped() -> None:
    result = Result(0, 0, ("<b>", "random"), (0, 70, 3), 300, 40, faults=(Fault(0, 3, "time"),))
    sample = Sample("x", Setup(players=2), "1", (result,))
    written = Page("en").write([figures_of(sample)])
    assert "Faults of outside programs: 1." in written
    assert "&lt;b&gt;" in written
    assert "<b>" not in written


def test_the_command(files: dict[str, Path], tmp_path: Path) -> None:
    html, parquet = tmp_path / "r.html", tmp_path / "r.parquet"
    arguments = ("report", *map(str, files.values()), "--html", str(html), "--parquet", str(parquet))
    told = answer(*arguments)
    assert [sample["games"] for sample in told["samples"]] == [12, 6, 8]
    assert told["written"] == [str(html), str(parquet)]
    text = shown(*arguments, "--language", "fr")
    assert "Échantillon" in text
    assert 'lang="fr"' in html.read_text("utf-8")


# --- Parquet ----------------------------------------------------------------------------------------------


def test_parquet_has_a_row_for_each_seat(files: dict[str, Path], tmp_path: Path) -> None:
    samples = [read_sample(files["mixed"]), read_sample(files["two"])]
    assert write_parquet(samples, tmp_path / "a") == 12 * 3 + 6 * 2
    table = pq.read_table(tmp_path / "a")
    first, second = json.loads(table.schema.metadata[b"samples"])
    assert (first["command"], first["seed"], first["games"]) == (samples[0].made_by, "1", 12)
    assert second["version"] == samples[1].version
    rows = table.to_pylist()
    assert len(rows) == 48
    for row in rows:
        sources = [value for name, value in row.items() if name.endswith("_points") and value is not None]
        assert sum(sources) == row["points"]
    assert sum(row["win"] for row in rows) == pytest.approx(18)
    assert {row["bot"] for row in rows} == {"novice", "random"}


def test_without_the_extra_it_says_what_to_install(
    files: dict[str, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(MissingExtra, match=r"alhambra\[lab\]"):
        write_parquet([read_sample(files["two"])], tmp_path / "a")


def test_turn_order_and_hands_are_counted_from_the_starting_player(files: dict[str, Path], tmp_path: Path) -> None:
    sample = read_sample(files["mixed"])
    match = Match(Setup(), ("novice", "random", "random"), "1")
    for result in sample.results:
        dealt = Game(Setup(), match.make_pairing(result.game).seed)
        assert result.start == dealt.turn
        assert result.cards == tuple(seat.hand_size() for seat in dealt.seats)
        assert result.money == tuple(seat.sum_fortune() for seat in dealt.seats)
        assert result.cards[result.start] == min(result.cards)
        assert [result.order_of((result.start + order) % 3) for order in range(3)] == [0, 1, 2]
    figures = figures_of(sample)
    assert sum(share.rate for share in figures.order) == pytest.approx(1)
    first = sum(share_of_victory(result.places, result.start) for result in sample.results) / 12
    assert figures.order[0].rate == pytest.approx(first)
    assert sum(share.rate * share.count for share in figures.hands.values()) == pytest.approx(12)
    assert figures.weighed is None  # of so few games nothing can be said
    write_parquet([sample], tmp_path / "a")
    rows = pq.read_table(tmp_path / "a").to_pylist()
    assert all(row["order"] == (row["seat"] - row["start"]) % 3 for row in rows)


def test_order_and_hand_are_told_apart_though_the_fewest_cards_begin() -> None:
    random, results = Random(1), []
    factors, card = (1.0, 0.8, 0.6), 1.3
    for number in range(6000):
        cards = tuple(random.randint(3, 7) for _ in range(3))
        start = cards.index(min(cards))
        chances = [factors[(seat - start) % 3] * card ** cards[seat] for seat in range(3)]
        (winner,) = random.choices(range(3), chances)
        points = tuple(100 + (seat == winner) for seat in range(3))
        results.append(Result(number, number, ("random",) * 3, points, 300, 40, start=start, cards=cards))
    figures = figures_of(Sample("x", Setup(), "1", tuple(results)))
    assert figures.order[0].rate < figures.order[1].rate  # what counting says: those who begin have fewer cards
    assert figures.weighed
    for share, factor in zip(figures.weighed.order, factors, strict=True):
        assert share.low < factor / sum(factors) < share.high
        assert share.high - share.low < 0.05
    assert figures.weighed.card.low < card < figures.weighed.card.high
    written = Page("en").write([figures])
    assert "if all were dealt the same number of cards?" in written
    assert "Each card more at the start multiplies the chance to win" in written


def test_what_cannot_be_weighed_is_not() -> None:
    same = [Result(n, n, ("random",) * 2, (n % 2, 1 - n % 2), 9, 2, start=0, cards=(4, 4)) for n in range(200)]
    assert weigh(2, same) is None  # nobody has more cards
    one = [replace(result, points=(1, 0), cards=(3, 4 + result.game % 2)) for result in same]
    assert weigh(2, one) is None  # nobody else ever wins
    assert weigh(2, same[:99]) is None


def test_results_of_an_older_version_have_no_order(tmp_path: Path) -> None:
    lines = [
        b'{"format":"alhambra sim 1","setup":"alhambra family-box 2","seed":"1","bots":["random"]}',
        b'{"game":0,"deal":0,"seats":["random","random"],"points":[3,4,5],"actions":9,"turns":2}',
    ]
    (tmp_path / "a").write_bytes(b"\n".join([*lines, b""]))
    sample = read_sample(tmp_path / "a")
    assert figures_of(sample).order == ()
    assert "<svg" in Page("en").write([figures_of(sample)])
    assert write_parquet([sample], tmp_path / "b") == 2


# --- studies ----------------------------------------------------------------------------------------------


def test_a_study_plays_its_samples_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    two = Setup(players=2)
    study = Study("x", 3, {"a": Match(two, ("random",), "1"), "b": Schedule(two, ("random", "novice"), (), "1")})
    work = Work(study, tmp_path / "out")
    playing = work.play()
    next(playing)
    playing.close()  # type: ignore[attr-defined]
    assert len(list(work.play())) == work.total == 3 + 4
    before = [sample.results for sample in work.read_samples()]
    assert len(list(Work(study, tmp_path / "out").play())) == 7
    assert [sample.results for sample in work.read_samples()] == before


def test_a_study_plays_what_a_sample_lacks(tmp_path: Path) -> None:
    study = Study("x", 2, {"a": Match(Setup(players=2), ("random",), "1")})
    for games, expected in ((0, 2), (5, 5), (3, 5)):
        work = Work(study, tmp_path, games)
        list(work.play())
        assert [len(sample.results) for sample in work.read_samples()] == [expected]


def test_every_study_can_be_made_and_is_asked_in_words() -> None:
    told = answer("study")
    assert list(told["studies"]) == list(STUDIES)
    assert all(STUDIES[name]().name == name for name in STUDIES)


def test_the_command_runs_a_study(tmp_path: Path) -> None:
    told = answer("study", "points", "--games", "2", "--workers", "1", "--out", str(tmp_path / "s"))
    assert [sample["name"] for sample in told["samples"]] == ["greedy", "novice", "random"]
    assert (tmp_path / "s/report.html").exists()
    assert "the studies are seats" in complaint("study", "love")


@pytest.mark.parametrize("name", ["report", "study"])
def test_every_option_is_explained(name: str) -> None:
    options = set(re.findall(r"--[a-z-]+", shown(name, "--help"))) - {"--help"}
    assert options
    assert {option for option in options if f"{option}`" not in TEXT and f"{option} " not in TEXT} == set()


def test_a_record_has_the_same_points_as_the_result() -> None:
    match = Match(Setup(players=2), ("random",), "5")
    result, record = record_number(match, 0)
    assert result.points == record.result
    assert result == play_number(match, 0)
