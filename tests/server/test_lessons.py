"""The prepared deals of the tutorial, and that what each lesson asks for can be done."""

import json
from pathlib import Path

import pytest

from alhambra.record import parse_position
from alhambra.server.edge.refused import Refused
from alhambra.server.study.lessons import LEARNER, LESSONS, load_lesson
from alhambra.texts import LANGUAGES, catalogue

WEB = Path(__file__).resolve().parent.parent.parent / "web/src/tutorial"

# One way through each lesson: what the learner does, to the end of the turn.
WAYS = {
    "money": ["take de9"],
    "buying": ["buy P8 fl5+fl3", "buy S4 du4", "take fl1+di2+du2", "place P8 0,1", "place S4 1,0"],
    "building": ["place P2 0,-1", "place S4 1,0", "place C8 -1,0"],
    "redesign": ["add S4 1,0"],
    "scoring": ["take de9"],
    "end": ["buy A5 du5"],
    "two-players": ["buy P8 fl8", "take de9", "give P8"],
    "vizier": ["take de9"],
    "exchange": ["buy P8 fl5+di3+x:fl-di", "take de9", "place P8 0,1"],
    "bonus": ["reveal P8", "take fl5"],
    "huts": ["hut hGn", "place hGn 2,0"],
    "sites": ["site T13 du6"],
    "granada": ["buy ar4 fl4", "take de9", "turn re5 1,0"],
    "combined": ["buy P6 fl6", "buy ba8 fl8", "take de9", "place P6 1,0", "place ba8 1,-1"],
}


@pytest.mark.parametrize("name", LESSONS)
def test_the_learner_begins_and_can_do_what_is_asked(name: str) -> None:
    game = parse_position(load_lesson(name))
    kinds = []
    for action in WAYS[name]:
        assert game.to_act == LEARNER
        game.apply(action)
        kinds.append(action.split()[0])
    wanted = [step["expect"]["kinds"] for step in steps_of(name) if "expect" in step]
    assert [kind for kind, options in zip(kinds, wanted, strict=False) if kind not in options] == []


def test_a_lesson_is_the_same_every_time() -> None:
    first = load_lesson("money")
    load_lesson.cache_clear()
    assert load_lesson("money") == first


def test_the_scoring_comes_with_the_next_card() -> None:
    game = parse_position(load_lesson("scoring"))
    game.apply("take de9")
    assert sum(game.scores) > 0


def test_the_last_purchase_ends_the_game() -> None:
    game = parse_position(load_lesson("end"))
    game.apply("buy A5 du5")
    while not game.is_over:
        game.apply(game.legal_actions()[0])
        assert game.decision in {"act", "place", "award", ""} or game.is_over


def test_the_palace_of_the_building_lesson_has_a_wall_of_seven() -> None:
    game = parse_position(load_lesson("building"))
    for action in WAYS["building"]:
        game.apply(action)
    assert game.seats[LEARNER].palace.longest_wall() == 7


def test_there_is_no_other_lesson() -> None:
    with pytest.raises(Refused):
        load_lesson("../money")


def steps_of(name: str) -> list[dict[str, dict[str, list[str]]]]:
    lessons = json.loads((WEB / "lessons.json").read_text("utf-8"))
    found = next(one for one in lessons if one["name"] == name)
    return list(found["steps"])


def test_the_client_teaches_all_lessons_in_all_languages() -> None:
    lessons = json.loads((WEB / "lessons.json").read_text("utf-8"))
    assert [one["name"] for one in lessons] == list(LESSONS)
    keys = [step["text"] for one in lessons for step in one["steps"]] + [f"web-lesson-{name}" for name in LESSONS]
    for language in LANGUAGES:
        assert [key for key in keys if not catalogue(language).has(key)] == []
