"""`alhambra rules`."""

import pytest

from alhambra.texts import LANGUAGES
from alhambra.texts.rules import find_rule, list_rule_ids, list_rulings
from tests.cli.running import answer, complaint, shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("written", ["A-12", "a-12", "a12"])
def test_a_rule_in_every_language(language: str, written: str) -> None:
    (told,) = answer("rules", written, "--language", language)["rules"]
    expected = find_rule("A-12", language)
    assert told == {
        "id": "A-12",
        "chapter": "alhambra",
        "title": expected.title,
        "text": expected.text,
        "ruling": expected.ruling,
    }
    text = shown("rules", written, "--language", language)
    assert text.startswith(f"A-12  {expected.title}\n{expected.text}\n")
    assert str(expected.ruling) in text


def test_the_list_has_every_rule_once() -> None:
    listed = [line.split()[0] for line in shown("rules").splitlines() if line.startswith("    ")]
    assert listed == list_rule_ids()
    assert [told["id"] for told in answer("rules")["rules"]] == list_rule_ids()


def test_all_rulings_with_their_reasons() -> None:
    text = shown("rules", "--rulings")
    assert all(str(one.ruling) in text for one in list_rulings("en"))
    assert len(answer("rules", "--rulings")["rules"]) == len(list_rulings("en")) > 30


def test_searching() -> None:
    found = answer("rules", "--search", "MOAT")["rules"]
    assert {"G-11", "C-5"} <= {told["id"] for told in found}
    assert all("moat" in " ".join(map(str, told.values())).lower() for told in found)
    assert complaint("rules", "--search", "dragon").startswith("alhambra: No rule contains “dragon”")


def test_an_unknown_rule_is_refused_with_a_hint() -> None:
    line = complaint("rules", "B9")
    assert line.startswith("alhambra: There is no rule “B9”: did you mean ")
    assert line.endswith("? “alhambra rules” lists them all.")
    assert complaint("rules", "??") == "alhambra: There is no rule “??”: “alhambra rules” lists them all."
