"""Positions: an exact copy of the game, or an error that says what is wrong."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from alhambra.engine.chance import Fast
from alhambra.engine.errors import AlhambraError, IllegalPalace, InvalidNotation, InvalidSetup
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import Setup
from alhambra.engine.show import show
from alhambra.record import parse_position, parse_setup, position_text, setup_text
from alhambra.record.agenda_text import entry_text, parse_entry
from tests.record.games import ALL_MODULES, SETUPS, begun

moments = st.tuples(st.sampled_from(SETUPS), st.integers(0, 99), st.integers(0, 1200))


def at(moment: tuple[Setup, int, int]) -> Game:
    return begun(*moment).game


def state(game: Game) -> tuple[object, ...]:
    """What two games must have in common to be the same."""
    viewers = range(-1, game.setup.players)
    views = [show(game.view(viewer), money_is_open=True) for viewer in viewers]
    return (
        game.steps,
        game.extra,
        *views,
        list(game.deck.census),
        game.deck.divisions,
        [*game.legal_codes()],
        [*game._tallies],
    )


@given(moments)
def test_a_position_is_read_as_it_was_written(moment: tuple[Setup, int, int]) -> None:
    game = at(moment)
    text = position_text(game)
    copy = parse_position(text)
    assert state(copy) == state(game)
    assert position_text(copy) == text
    assert position_text(parse_position(position_text(game, one_line=True))) == text


@given(moments)
def test_a_position_is_played_on_alike_by_the_same_chance(moment: tuple[Setup, int, int]) -> None:
    game = at(moment)
    copy = parse_position(position_text(game), game.chance.clone())
    game.journal = game.draws = None
    game.play_randomly(Fast(7))
    copy.play_randomly(Fast(7))
    assert position_text(copy) == position_text(game)


def test_a_position_in_one_line_has_one_line() -> None:
    line = position_text(Game(Setup(), 1), one_line=True)
    assert "\n" not in line
    assert line.startswith("setup: alhambra family-box 3 / turn: 1 seat ")


def test_comments_and_blank_lines_say_nothing_and_the_order_does_not_matter() -> None:
    text = position_text(Game(Setup(), 1))
    turned = "\n\n".join(["# a comment: with a colon", *reversed(text.splitlines())])
    assert position_text(parse_position(turned)) == text


# --- what is wrong with it ------------------------------------------------------------------------------

BASE = position_text(begun(Setup(players=2), 5, 60).game)
MODULES = position_text(begun(Setup(modules=ALL_MODULES, players=2), 3, 150).game)
COMBINED = position_text(begun(Setup("combined", players=2), 3, 220).game)


def changed(text: str, line: str, old: str, new: str) -> str:
    """The text with something replaced, once, in one line."""
    found = re.search(rf"^{line}:.*$", text, re.MULTILINE)
    assert found, line
    value, count = re.subn(old, new, found[0], count=1)
    assert count, found[0]
    return text[: found.start()] + value + text[found.end() :]


@pytest.mark.parametrize(
    ("line", "old", "new"),
    [
        ("turn", "seat .", "seat 3"),
        ("turn", " seat", ""),
        ("agenda", "act:1|act:2|place:.", "dance:1"),
        ("agenda", "end-turn:.", "end-turn:3"),
        ("agenda", "end-turn:.", "end-turn:"),
        ("agenda", "end-turn:.", "end-turn:1:1"),
        ("agenda", r":.*", ": turn:1"),
        ("display", r"(fl|di|de|du)\d", "fl0"),
        ("display", r"(fl|di|de|du)\d", ""),
        ("market", r"[A-Z]\d+", "X1"),
        ("market", r" [A-Z]\d+[nesw]*", ""),
        ("market", r" [A-Z]\d+[nesw]*", " P8+S8"),
        ("deck", "score2", "score3"),
        ("divisions", "1", "0"),
        ("divisions", "1", "x"),
        ("discard", ":", ": x"),
        ("bag1", ":", ": x"),
        ("hand1", ":", ": score1"),
        ("hand1", ":", ": fl1 fl1 fl1 fl1"),
        ("palace1", ":", ": P8"),
        ("palace1", ":", ": P8@x,y"),
        ("palace1", ":", ": X1@1,1"),
        ("palace1", ":", ": P8*@1,1 S8*@1,2"),
        ("reserve1", ":", ": x"),
        ("scores", ":.*", ": 1 2"),
        ("scores", ": .", ": 99"),
    ],
)
def test_a_line_that_cannot_be_read_is_named(line: str, old: str, new: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        parse_position(changed(BASE, line, old, new))
    assert caught.value.refusal.key == "position-line"
    assert caught.value.refusal.values["line"] == line
    assert line in str(caught.value)


@pytest.mark.parametrize(
    ("line", "old", "new"),
    [
        ("dirk", ":", ": nobody"),
        ("viziers", "active", "asleep"),
        ("viziers", " (in)?active$", ""),
        ("offices", ": [^ ]+", ": fl1"),
        ("offices", ": [^ ]+", ": x:fl-di+x:fl-di"),
        ("offices", "$", " -"),
        ("bonus", ": [^ ]+", ": P8+P8"),
        ("bonus", ": [^ ]+", ": T9nw+A5+P4"),
        ("bonus", "$", " -"),
        ("bonus-public", "$", " T9nw"),
        ("huts", ": [^ ]+", ": -"),
        ("huts", "$", " -"),
        ("sites", ": ", ": P8:7:fl "),
        ("sites", ": ", ": P8:99999999999999999999:fl "),
        ("sites", ": ", ": P8:fl "),
        ("sites-pool", "$", " fl"),
        ("sites-pool", "$", " xx"),
        ("sites-open", "0", "7"),
        ("marker", "odd|even", "up"),
    ],
)
def test_so_is_a_line_of_a_module(line: str, old: str, new: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        parse_position(changed(COMBINED if line == "marker" else MODULES, line, old, new))
    if caught.value.refusal.key != "tile":
        assert caught.value.refusal.values["line"] == line
    assert str(caught.value)


def test_lines_must_be_there_once() -> None:
    for text, key in (
        (BASE + "turn: 1 seat 1 step 0\n", "position-line-twice"),
        (BASE.replace("discard:", "# "), "position-line-missing"),
        (BASE + "weather: fine\n", "position-line-unknown"),
        (BASE + "what is this\n", "position-no-line"),
        ("", "setup"),
        ("setup: alhambra family-box many", "setup"),
    ):
        with pytest.raises(InvalidNotation) as caught:
            parse_position(text)
        assert caught.value.refusal.key == key
        assert str(caught.value)


def test_a_set_up_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(InvalidSetup):
        parse_position("setup: alhambra family-box 7")
    with pytest.raises(InvalidSetup):
        parse_position("setup: granada+huts family-box 3")


def test_every_card_and_tile_is_there_once() -> None:
    first = re.search(r"^bag1: (\S+) ", BASE, re.MULTILINE)
    assert first
    for text, key in (
        (changed(BASE, "bag1", first[1] + " ", ""), "position-tile-missing"),
        (changed(BASE, "reserve1", ":", f": {first[1]}"), "position-tile-twice"),
        (changed(BASE, "reserve1", ":", ": fountain"), "position-tile-twice"),
        (changed(BASE, "discard", r" \S+", ""), "position-card"),
        (changed(BASE, "discard", ":", ": fl1"), "position-card"),
        (changed(BASE, "deck", " score2", ""), "position-card"),
        (changed(COMBINED, "bag2", ": ", ": score1 "), "position-line"),
    ):
        with pytest.raises(InvalidNotation) as caught:
            parse_position(text)
        assert caught.value.refusal.key == key
        assert str(caught.value)


def test_a_palace_that_breaks_a_rule_is_refused_with_the_rule() -> None:
    tile = re.search(r"^bag1: (\S+) ", BASE, re.MULTILINE)
    assert tile
    moved = changed(BASE, "bag1", tile[1] + " ", "")
    with pytest.raises(IllegalPalace) as caught:
        parse_position(changed(moved, "palace1", ":", f": {tile[1]}@40,40"))
    assert caught.value.refusal.rule == "A-32"


def test_the_city_begins_where_it_says() -> None:
    with pytest.raises(IllegalPalace):
        parse_position(changed(COMBINED, "palace1", r"\*", ""))


@given(st.sampled_from([BASE, MODULES, COMBINED]), st.data())
def test_whatever_is_changed_the_answer_is_a_position_or_an_error_of_ours(text: str, data: st.DataObject) -> None:
    words = text.split(" ")
    place = data.draw(st.integers(0, len(words) - 1))
    words[place] = data.draw(
        st.sampled_from(["", "-", "|", "fl9", "P8", "x:fl-di", "-1", "99999999999999999999", *words])
    )
    try:
        game = parse_position(" ".join(words))
        answer = position_text(game)
        assert position_text(parse_position(answer)) == answer
    except AlhambraError as error:
        answer = str(error)
    assert answer


# --- parts ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_a_set_up_is_read_as_it_was_written(setup: Setup) -> None:
    assert parse_setup(setup_text(setup)) == setup


@pytest.mark.parametrize(
    "text", ["", "alhambra", "alhambra family-box", "alhambra family-box three", "alhambra family-box 3 fast",
             "alhambra family-box 3 ages=1,x,3", "alhambra family-box 3 ages=1,2,3 ages=1,2,3",
             "alhambra family-box 3 simplified simplified"]
)  # fmt: skip
def test_what_is_no_set_up_is_refused(text: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        parse_setup(text)
    assert caught.value.refusal.key == "setup"


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_step_has_words(setup: Setup) -> None:
    rules = Game(setup, 1).rules
    for number, step in enumerate(rules.stages):
        for seat in range(2):
            entry = number << 32 | (seat << 24 if step.fields[0] != "nobody" else 0)
            assert parse_entry(rules, entry_text(rules, entry)) == entry
    assert entry_text(rules, 5 << 32 | 2 << 24) == f"point:after-turn:{rules.modules[0].name}"
