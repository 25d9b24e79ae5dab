"""Every drawing is a sound, self-contained document."""

import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Callable

import pytest

from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import Setup
from alhambra.svg import (
    CardLook,
    MarketScene,
    PalaceScene,
    SeatScene,
    Style,
    TableScene,
    TileLook,
    Words,
    draw_card,
    draw_market,
    draw_palace,
    draw_symbols,
    draw_table,
    draw_tile,
    symbol_id,
)
from alhambra.svg.art.languages import find_words
from alhambra.svg.art.sheet import drawing_of
from alhambra.svg.palette import CURRENCIES, CURRENCY_CODES, DARK, INK, IVORY, LIGHT, PALACE_TYPES, SECOND_TYPES
from alhambra.texts import LANGUAGES
from tests.svg.scenes import BUILDINGS, CARDS, CITY, FIFTEEN, MONEY, TILES, table

SVG = "{http://www.w3.org/2000/svg}"
STYLES = [Style(palette, dark) for palette in ("standard", "colour-blind") for dark in (False, True)]
HOSTILE = "</text><script>alert(1)</script>&\"'\x00\x1b\ud800 ]]> <!-- "


def everything(style: Style) -> dict[str, str]:
    """One of each drawing there is."""
    drawings = {f"tile {k}": draw_tile(tile, style) for k, tile in enumerate(TILES)}
    drawings |= {card.text or card.kind: draw_card(card, style) for card in CARDS}
    drawings["palace"] = draw_palace(FIFTEEN, style)
    drawings["no palace"] = draw_palace(PalaceScene(()), style)
    drawings["market"] = draw_market(table().market, style)
    drawings |= {f"table of {seats}": draw_table(table(seats), style) for seats in range(1, 7)}
    return drawings


@pytest.mark.parametrize("style", STYLES, ids=str)
def test_documents_are_sound(style: Style) -> None:
    for name, svg in everything(style).items():
        root = ET.fromstring(svg)
        assert root.get("role") == "img", name
        assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"], name
        assert all(child.text for child in list(root)[:2]), name
        _, _, width, height = (float(v) for v in root.get("viewBox", "").split())
        assert float(root.get("width", 0)) / width == pytest.approx(float(root.get("height", 0)) / height, rel=0.01)
        assert not re.search(r"\d\.\d{5}|nan|inf\b", svg), name


@pytest.mark.parametrize("style", STYLES, ids=str)
def test_references_lead_inside_and_ids_are_unique(style: Style) -> None:
    for name, svg in everything(style).items():
        ids = re.findall(r' id="([^"]*)"', svg)
        assert len(ids) == len(set(ids)), name
        references = re.findall(r'href="([^"]*)"', svg) + re.findall(r"url\(([^)]*)\)", svg)
        assert {reference.removeprefix("#") for reference in references} <= set(ids), name
        assert all(reference.startswith("#") for reference in references), name
        assert "http" not in svg.replace('xmlns="http://www.w3.org/2000/svg"', ""), name
        assert not re.search("<(image|script|style|foreignObject|font)", svg), name


@pytest.mark.parametrize("style", STYLES, ids=str)
def test_text_is_painted_with_tested_inks_only(style: Style) -> None:
    page = DARK if style.dark else LIGHT
    for name, svg in everything(style).items():
        fills = {text.get("fill") for text in ET.fromstring(svg).iter(f"{SVG}text")}
        assert fills <= {INK, IVORY, page.ink, page.soft, page.accent}, name


def test_every_type_currency_and_starting_tile_has_a_drawing_of_its_own() -> None:
    names = (
        *PALACE_TYPES,
        *SECOND_TYPES,
        *CURRENCIES,
        "fountain",
        "gate",
        "hut",
        "scaffold",
        "vizier",
        "wall-north",
        "wall-south",
        "moat",
    )
    bodies = [draw_symbols()[symbol_id(name)] for name in names]
    assert len(set(bodies)) == len(names)
    for body in draw_symbols().values():
        ET.fromstring(f"<g>{body}</g>")


@pytest.mark.parametrize("tile", [*BUILDINGS, *CITY], ids=lambda t: t.type)
def test_a_tile_shows_silhouette_letters_and_price(tile: TileLook) -> None:
    root = ET.fromstring(draw_tile(tile))
    texts = [text.text for text in root.iter(f"{SVG}text")]
    assert {tile.name.rstrip("89"), str(tile.price)} <= set(texts), "letters and price"
    drawing = symbol_id(drawing_of(tile.type, tile.name))
    assert drawing.startswith(symbol_id(tile.type))
    assert f"#{drawing}" in {use.get("href") for use in root.iter(f"{SVG}use")}


@pytest.mark.parametrize("kind", [*PALACE_TYPES, *SECOND_TYPES])
def test_tiles_of_a_type_look_different_about_equally_often(kind: str) -> None:
    names = [tile.name for tile in compose(Setup("combined", players=3)).tiles.tiles if tile.type == kind]
    shown = Counter(drawing_of(kind, name) for name in names)
    assert len(shown) == (3 if kind in PALACE_TYPES else 2)
    assert max(shown.values()) - min(shown.values()) <= 1
    assert len({draw_symbols()[symbol_id(drawing)] for drawing in shown}) == len(shown)
    assert shown == Counter(drawing_of(kind, name) for name in names), "a tile keeps its look"
    priced = {(re.sub(r"[a-z]+$", "", name), drawing_of(kind, name)) for name in names}
    assert len(priced) >= len(names) - 1, "tiles of one price look different"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kinds", [PALACE_TYPES, SECOND_TYPES], ids=["palace", "city"])
def test_letters_of_a_language_tell_types_apart(language: str, kinds: tuple[str, ...]) -> None:
    letters = find_words(language).letters
    assert len({letters[kind] for kind in kinds}) == len(kinds)
    assert all(find_words(language).types[kind][:1].casefold() == letters[kind][:1].casefold() for kind in kinds)


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_money_stand_for_one_currency(language: str) -> None:
    words = find_words(language)
    for code, letters in words.money.items():
        fitting = [name for name in words.currencies.values() if name.casefold().startswith(letters.casefold())]
        own = words.currencies[CURRENCY_CODES[code]].casefold()
        assert len(letters) == 2
        assert set(fitting) <= {words.currencies[CURRENCY_CODES[code]]}, "begins no other name"
        assert own.startswith(letters[0].casefold())
        assert letters[1].casefold() in own[1:]
        assert f">{letters}<" in draw_card(CardLook("money", f"{code}7"), words=words)
    assert len(set(words.money.values())) == len(words.money)


@pytest.mark.parametrize("code", ["fl", "di", "de", "du"])
def test_a_money_card_shows_emblem_letters_and_value(code: str) -> None:
    root = ET.fromstring(draw_card(CardLook("money", f"{code}7")))
    assert [text.text for text in root.iter(f"{SVG}text")] == ["7", code]
    currency = next(name for name in CURRENCIES if name.startswith(code))
    used = {use.get("href") for use in root.iter(f"{SVG}use")}
    assert used == {f"#{symbol_id(currency)}", f"#{symbol_id(f'card-{currency}')}"}


def test_money_cards_differ_without_their_colour() -> None:
    papers = [draw_symbols()[symbol_id(f"card-{name}")] for name in CURRENCIES]
    assert len({paper.replace(name, "") for paper, name in zip(papers, CURRENCIES, strict=True)}) == 4


def test_something_unknown_is_refused() -> None:
    with pytest.raises(ValueError, match="'castle'"):
        draw_tile(TileLook("X1", "palace", "castle", 1))


def test_a_back_does_not_show_its_front() -> None:
    assert draw_card(CardLook("back")) == draw_card(CardLook("back", "fl9"))


HOSTILE_DRAWINGS: dict[str, Callable[[], str]] = {
    "table": lambda: draw_table(table(name=HOSTILE), title=HOSTILE, description=HOSTILE),
    "palace": lambda: draw_palace(PalaceScene((), title=HOSTILE)),
    "site": lambda: draw_tile(TileLook(HOSTILE, "palace", "tower", 9, cover=HOSTILE)),
    "other face": lambda: draw_tile(TileLook("ar9", "city", "arena", 9, back=HOSTILE)),
    "bonus": lambda: draw_card(CardLook("bonus", HOSTILE)),
    "words": lambda: draw_market(table().market, words=Words(market=HOSTILE, slot=HOSTILE)),
}


@pytest.mark.parametrize("draw", HOSTILE_DRAWINGS.values(), ids=HOSTILE_DRAWINGS)
def test_hostile_text_stays_text(draw: Callable[[], str]) -> None:
    svg = draw()
    root = ET.fromstring(svg)
    assert root.find(f".//{SVG}script") is None
    assert svg.count("<svg") == svg.count("</svg>")
    svg.encode()


def test_a_long_name_is_cut() -> None:
    root = ET.fromstring(draw_table(table(name="W" * 500)))
    names = [text.text or "" for text in root.iter(f"{SVG}text") if (text.text or "").startswith("WW")]
    assert len(names) == 3
    assert all(len(name) < 20 and name.endswith("…") for name in names)


def test_words_can_be_replaced() -> None:
    german = Words(reserve="Reserve-DE", market="Bauhof", to_act="am Zug", types={"pavilion": "Pavillon"})
    svg = draw_table(table(), words=german)
    for word in ("Reserve-DE", "Bauhof", "am Zug", "Pavillon 9"):
        assert word in svg
    assert "building market" not in svg


def test_the_description_tells_what_is_seen() -> None:
    description = ET.fromstring(draw_palace(FIFTEEN)).findtext(f"{SVG}desc") or ""
    assert "0,0: fountain" in description
    assert "1,0: pavilion 9; wall: north, east" in description
    assert "longest wall: 3" in description


def test_the_order_of_tiles_does_not_matter() -> None:
    backwards = PalaceScene(FIFTEEN.tiles[::-1], FIFTEEN.highlight[::-1], FIFTEEN.longest[::-1], FIFTEEN.title)
    assert draw_palace(backwards) == draw_palace(FIFTEEN)


def test_drawings_do_not_depend_on_hashing() -> None:
    program = (
        "import hashlib; from alhambra.svg import draw_table; from tests.svg.scenes import table; "
        "print(hashlib.sha256(draw_table(table()).encode()).hexdigest())"
    )
    seen = set()
    for seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        seen.add(
            subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, check=True).stdout
        )
    assert len(seen) == 1


def test_cell_sets_the_size() -> None:
    small, large = (ET.fromstring(draw_palace(FIFTEEN, Style(cell=cell))) for cell in (40, 120))
    assert float(large.get("width", 0)) == pytest.approx(3 * float(small.get("width", 0)), rel=0.01)
    assert small.get("viewBox") == large.get("viewBox")


def test_a_table_is_1440_wide_by_default() -> None:
    assert ET.fromstring(draw_table(table())).get("width") == "1440"


@pytest.mark.parametrize(
    ("svg", "limit"),
    [
        (draw_tile(BUILDINGS[0]), 9_000),
        (draw_card(CARDS[0]), 5_000),
        (draw_palace(FIFTEEN), 55_000),
        (draw_table(table(3)), 190_000),
        (draw_table(table(6)), 290_000),
    ],
    ids=["tile", "card", "palace", "table of 3", "table of 6"],
)
def test_drawings_are_small(svg: str, limit: int) -> None:
    assert len(svg.encode()) <= limit


def test_an_empty_table_can_be_drawn() -> None:
    ET.fromstring(draw_table(TableScene(MarketScene(((), (), (), ())), (), ())))


def test_a_crowded_seat_stays_inside_its_panel() -> None:
    crowded = SeatScene("Anna", 0, FIFTEEN, reserve=BUILDINGS * 3, hand=MONEY[:25], bought=BUILDINGS[:4])
    svg = draw_table(TableScene(MarketScene(((), (), (), ())), (), (crowded,) * 4))
    assert "translate(-" not in svg
