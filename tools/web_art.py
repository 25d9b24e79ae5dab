"""The drawings of the browser client, from those of the product: writes sprite, faces and palette to web/src/art."""

import json
from pathlib import Path

from alhambra.engine.pieces.tiles import Tile
from alhambra.engine.play.compose import compose
from alhambra.engine.rules.setup import Setup
from alhambra.svg.art.sheet import drawing_of, sprite
from alhambra.svg.palette import CODES_OF_TYPES, CURRENCY_CODES, PALETTES, Palette, choose_ink, ground_of
from alhambra.texts import key
from web_types import keep

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "art"
HEAD = "made by tools/web_art.py; do not edit"
SETUPS = (Setup("combined", players=3), Setup("alhambra", ("huts",), players=3))


def faces() -> dict[str, Tile]:
    """Every face of every tile, by name."""
    return {tile.name: tile for setup in SETUPS for tile in compose(setup).tiles.tiles}


def written_faces() -> str:
    """Faces as [family, type, price, borders, name of the other face, drawing], and the letters of currencies."""
    lines = [f"  {json.dumps(tile.name)}: {json.dumps(_face(tile))}," for tile in faces().values()]
    return "\n".join(
        [
            f"// {HEAD}",
            "type Words = [family: string, type: string]",
            "type Rest = [price: number, borders: string, back: string, drawing: string]",
            "export type Face = [...Words, ...Rest]",
            "export const FACES: Record<string, Face> = {",
            *lines,
            "}",
            f"export const LETTERS: Record<string, string> = {json.dumps(dict(CODES_OF_TYPES))}",
            f"export const CURRENCIES: Record<string, string> = {json.dumps(dict(CURRENCY_CODES))}",
            "",
        ]
    )


def _face(tile: Tile) -> list[str | int]:
    drawing = drawing_of(tile.type, tile.name) if tile.family in ("palace", "city") else tile.family
    return [tile.family, tile.type, tile.price, tile.borders, tile.back, drawing]


def variables(palette: Palette) -> list[str]:
    """Colour, ink upon it and pale ground of each type and currency."""
    lines = []
    for name, colour in palette.types.items():
        one = key("type", name)
        lines += [f"--{one}: {colour};", f"--{one}-ink: {choose_ink(colour)};", f"--{one}-ground: {ground_of(colour)};"]
    for name, colour in palette.currencies.items():
        one = key("currency", name)
        lines += [f"--{one}: {colour};", f"--{one}-ink: {choose_ink(colour)};"]
    return lines


def written_palette() -> str:
    """Both palettes as style sheet variables."""
    blocks = [f"/* {HEAD} */"]
    for name, palette in PALETTES.items():
        selector = ":root" if name == "standard" else f':root[data-palette="{name}"]'
        blocks += [f"{selector} {{", *(f"  {line}" for line in variables(palette)), "}"]
    return "\n".join([*blocks, ""])


def main() -> None:
    """Write the files."""
    TARGET.mkdir(parents=True, exist_ok=True)
    keep(TARGET / "sprite.svg", sprite() + "\n")
    keep(TARGET / "faces.ts", written_faces())
    keep(TARGET / "palette.css", written_palette())


if __name__ == "__main__":
    main()
