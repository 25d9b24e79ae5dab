"""Everything in the component data has a name, in every form that sentences need."""

import json
from importlib import resources
from typing import Any

import pytest

from alhambra.texts import LANGUAGES, catalogue, key

TYPE_FORMS = ("", ".plural", ".count", ".tile", ".the-tile", ".most")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def component(name: str) -> Any:
    return json.loads(
        resources.files("alhambra.engine").joinpath("modules", "components", f"{name}.json").read_text("utf-8")
    )


@every_language
@pytest.mark.parametrize(("game", "forms"), [("alhambra", (*TYPE_FORMS, ".hut")), ("granada", TYPE_FORMS)])
def test_every_building_type_has_all_its_forms(language: str, game: str, forms: tuple[str, ...]) -> None:
    names = [key("type", name) for name in component(game)["colours"]]
    assert len(names) == {"alhambra": 6, "granada": 9}[game]
    assert all(catalogue(language).has(name + form) for name in names for form in forms)


@every_language
def test_every_colour_has_a_name(language: str) -> None:
    colours = {colour for name in ("alhambra", "granada", "money") for colour in component(name)["colours"].values()}
    assert all(catalogue(language).has(key("colour", colour)) for colour in colours)


@every_language
def test_currencies_are_called_as_in_the_components(language: str) -> None:
    money = component("money")
    for currency in money["slots"]:
        assert catalogue(language).text(f"currency-{currency}") == money["names"][currency][language]
        assert catalogue(language).has(f"currency-{currency}.count")


@pytest.mark.parametrize(
    ("language", "name", "counted"),
    [
        ("en", "type-library.count", ["0 libraries", "1 library", "2 libraries"]),
        ("fr", "type-hospital.count", ["0 hôpital", "1 hôpital", "2 hôpitaux"]),
        ("de", "type-bath-house.count", ["0 Badehäuser", "1 Badehaus", "2 Badehäuser"]),
        ("en", "currency-ducat.count", ["0 ducats", "1 ducat", "2 ducats"]),
        ("fr", "count-points", ["0 point", "1 point", "2 points"]),
        ("de", "currency-ducat.count", ["0 Dukaten", "1 Dukat", "2 Dukaten"]),
    ],
)
def test_things_are_counted_as_people_do(language: str, name: str, counted: list[str]) -> None:
    assert [catalogue(language).text(name, count=count) for count in range(3)] == counted


@pytest.mark.parametrize(
    ("language", "places"),
    [
        ("en", ["1st place", "2nd place", "3rd place", "4th place", "7th place"]),
        ("fr", ["1re place", "2e place", "3e place", "4e place", "7e place"]),
        ("de", ["1. Platz", "2. Platz", "3. Platz", "4. Platz", "7. Platz"]),
    ],
)
def test_places_are_numbered_as_people_do(language: str, places: list[str]) -> None:
    texts = catalogue(language)
    assert [texts.text("place", place=place) for place in (1, 2, 3, 4, 7)] == places
    assert [texts.text("place.short", place=place) for place in (1, 2, 3, 4, 7)] == [one.split()[0] for one in places]


@every_language
def test_games_modules_and_editions_have_a_name_and_a_sentence(language: str) -> None:
    names = [key("game", name) for name in ("alhambra", "granada", "combined")]
    names += [key("module", name) for name in ("two_players", "vizier", "exchange", "bonus", "huts", "sites")]
    names += [key("edition", name) for name in ("family-box", "revised")]
    assert all(catalogue(language).has(name + form) for name in names for form in ("", ".about"))


@pytest.mark.parametrize(
    ("language", "fountain", "pavilion"),
    [
        ("en", "above the fountain", "above pavilion 7"),
        ("fr", "au-dessus de la tuile de départ", "au-dessus de la tuile pavillon 7"),
        ("de", "über dem Löwenbrunnen", "über dem Plättchen Pavillon 7"),
    ],
)
def test_a_space_is_named_by_the_tile_beside_it_as_people_do(language: str, fountain: str, pavilion: str) -> None:
    texts = catalogue(language)
    assert texts.text("web-place.above", name="fountain", tile=texts.text("word-fountain")) == fountain
    assert texts.text("web-place.above", name="P7", tile=texts.text("type-pavilion.tile", price=7)) == pavilion
