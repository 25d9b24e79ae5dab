"""The picture of a public page, as links to it are shown elsewhere: name, numbers, ratings, favourite buildings.

It is a PNG, as most programs that show such pictures take no SVG.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from alhambra.server.people.profiles import Profile
from alhambra.server.people.standings import GameRating
from alhambra.texts import catalogue
from alhambra.texts.catalogue import key

WIDTH_PIXELS: Final = 1200  # as previews want it
HEIGHT_PIXELS: Final = 630
EDGE_PIXELS: Final = 76
LINE_PIXELS: Final = WIDTH_PIXELS - 2 * EDGE_PIXELS
RATINGS_SHOWN: Final = 3
BARS_SHOWN: Final = 4
PICTURES_KEPT: Final = 128  # pictures that need not be drawn once more
GOLD: Final = "#d9a62a"
BROWN: Final = "#86430f"
SOFT: Final = "#665131"
INK: Final = "#2a1d10"
STAR: Final = "50,0 65,15 85,15 85,35 100,50 85,65 85,85 65,85 50,100 35,85 15,85 15,65 0,50 15,35 15,15 35,15"
NO_LETTER: Final = "\uffff"  # which no font has

Point = tuple[int, int]
Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


@dataclass(frozen=True)
class Card:
    """What the picture says."""

    name: str
    words: str
    ratings: tuple[tuple[str, str], ...]  # what is rated, and the rating
    bars: tuple[tuple[str, float], ...]  # favourite buildings, and how many of them a game has on average


def profile_words(profile: Profile, language: str) -> str:
    """How somebody plays, in one line."""
    text = catalogue(language).text
    facts = [text("web-count-games", count=profile.games), text("profile-won", count=profile.won)]
    if profile.bought:
        facts.append(text("profile-exact-share", share=compute_percent(profile.exact, profile.bought)))
    return " · ".join(facts)


def compute_percent(part: int, whole: int) -> int:
    """A part in percent, 0 of nothing."""
    return round(100 * part / whole) if whole else 0


def type_name(name: str, language: str) -> str:
    """A type of building in words; as it is, if a module from outside that is not there any more brought it."""
    texts, named = catalogue(language), key("type", name)
    return texts.text(named) if texts.has(named) else name


def make_card(name: str, profile: Profile, ratings: Sequence[GameRating], language: str) -> Card:
    """What the picture of a person says."""
    text = catalogue(language).text
    return Card(
        name,
        profile_words(profile, language),
        tuple((text(key("game", one["game"])), str(one["value"])) for one in ratings[:RATINGS_SHOWN]),
        tuple((type_name(one.name, language), one.mean) for one in profile.favourites[:BARS_SHOWN]),
    )


@lru_cache(maxsize=PICTURES_KEPT)
def draw_card(card: Card) -> bytes:
    """The picture, as PNG."""
    image = Image.new("RGB", (WIDTH_PIXELS, HEIGHT_PIXELS), "#f4e7cb")
    pen = ImageDraw.Draw(image)
    pen.rounded_rectangle((28, 28, WIDTH_PIXELS - 28, HEIGHT_PIXELS - 28), 26, "#fffaf0", GOLD, 6)
    pen.polygon([(EDGE_PIXELS + 0.64 * x, EDGE_PIXELS + 0.64 * y) for x, y in _list_points(STAR)], GOLD)
    _write(pen, (168, 126), 46, "Alhambra", BROWN)
    _write(pen, (EDGE_PIXELS, 250), 92, card.name, INK)
    _write(pen, (EDGE_PIXELS, 322), 40, card.words, SOFT)
    for number, (game, rating) in enumerate(card.ratings):
        _write(pen, (EDGE_PIXELS + 205 * number, 436), 30, game, SOFT, 190)
        _write(pen, (EDGE_PIXELS + 205 * number, 506), 64, rating, BROWN, 190)
    most = max((mean for _, mean in card.bars), default=1.0)
    for number, (building, mean) in enumerate(card.bars):
        y = 400 + 46 * number
        pen.rounded_rectangle((900, y, 900 + max(12, round(180 * mean / most)), y + 30), 6, GOLD)
        _write(pen, (884, y + 24), 26, building, INK, 200, "rs")
    written = BytesIO()
    image.save(written, "PNG", optimize=True)
    return written.getvalue()


def _list_points(text: str) -> list[Point]:
    return [(int(x), int(y)) for x, _, y in (one.partition(",") for one in text.split())]


def _write(
    pen: ImageDraw.ImageDraw, at: Point, size: int, words: str, colour: str, room: int = LINE_PIXELS, anchor: str = "ls"
) -> None:
    """A line of text on its base line, smaller if there is no room; nothing if the font lacks a letter of it."""
    font = _load_font(size)
    if any(_is_lacking(font, sign) for sign in set(words)):
        return
    if (length := font.getlength(words)) > room:
        font = _load_font(int(size * room / length))
    pen.text(at, words, colour, font, anchor)


def _is_lacking(font: Font, sign: str) -> bool:
    return not sign.isspace() and bytes(font.getmask(sign)) == bytes(font.getmask(NO_LETTER))


def _load_font(size: int) -> Font:
    """The letters of the client; those that Pillow brings where it is not built."""
    data = _read_letters()
    return ImageFont.truetype(BytesIO(data), size) if data else ImageFont.load_default(size)


@cache
def _read_letters() -> bytes:
    folder = Path(str(resources.files("alhambra.server"))) / "client" / "assets"
    found = sorted(folder.glob("el-messiri-latin-*.woff2"))
    return found[0].read_bytes() if found else b""
