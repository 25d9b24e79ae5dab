"""Colours stay apart and text stays legible."""

import pytest

from alhambra.svg.palette import (
    CARD_BACK,
    CURRENCIES,
    DARK,
    GOLD,
    INK,
    IVORY,
    LIGHT,
    PALACE_TYPES,
    PALETTES,
    SECOND_TYPES,
    Background,
    PaletteName,
    choose_ink,
    ground_of,
    measure_contrast,
    mix,
)
from tests.svg.vision import DEFICIENCIES, closest

LEGIBLE = 4.5
APART: dict[PaletteName, float] = {"standard": 18.5, "colour-blind": 21.0}


@pytest.mark.parametrize("palette", PALETTES)
@pytest.mark.parametrize("deficiency", DEFICIENCIES)
@pytest.mark.parametrize("names", [PALACE_TYPES, SECOND_TYPES, CURRENCIES], ids=["palace", "city", "money"])
def test_colours_of_one_game_stay_apart(palette: PaletteName, deficiency: str, names: tuple[str, ...]) -> None:
    colours = {**PALETTES[palette].types, **PALETTES[palette].currencies}
    distance, one, other = closest({name: colours[name] for name in names}, deficiency)
    assert distance >= APART[palette], f"{one} and {other}"


def test_contrast_is_that_of_wcag() -> None:
    assert measure_contrast("#000000", "#ffffff") == pytest.approx(21)
    assert measure_contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("palette", PALETTES)
def test_text_on_colours_is_legible(palette: PaletteName) -> None:
    for name, colour in {**PALETTES[palette].types, **PALETTES[palette].currencies}.items():
        assert measure_contrast(choose_ink(colour), colour) >= LEGIBLE, name


@pytest.mark.parametrize("surface", [IVORY, GOLD, "#cfc8bb"])
def test_ink_is_legible_on_materials(surface: str) -> None:
    assert measure_contrast(INK, surface) >= LEGIBLE


@pytest.mark.parametrize("page", [LIGHT, DARK], ids=["light", "dark"])
def test_text_of_the_page_is_legible_on_all_its_surfaces(page: Background) -> None:
    for surface in (page.table, page.panel, page.well):
        for text in (page.ink, page.soft, page.accent):
            assert measure_contrast(text, surface) >= LEGIBLE, (text, surface)


@pytest.mark.parametrize("palette", PALETTES)
def test_buildings_stand_out_from_their_ground(palette: PaletteName) -> None:
    for name, colour in PALETTES[palette].types.items():
        assert measure_contrast(colour, ground_of(colour)) >= 1.2, name


def test_mix_goes_from_one_colour_to_the_other() -> None:
    assert mix("#000000", "#ffffff", 0) == "#000000"
    assert mix("#000000", "#ffffff", 1) == "#ffffff"
    assert mix(CARD_BACK, CARD_BACK, 0.3) == CARD_BACK
