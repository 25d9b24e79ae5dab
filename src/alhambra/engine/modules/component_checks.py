"""Do component data fit the rules? Counts, prices and edges, each refusal with the file and the tile."""

from collections import Counter
from typing import Final, cast

from alhambra.engine.errors import InvalidComponents

ALHAMBRA_COUNTS: Final = {"pavilion": 7, "seraglio": 7, "arcades": 9, "chambers": 9, "garden": 11, "tower": 11}
HUT_COUNTS: Final = {"pavilion": 3, "seraglio": 3, "arcades": 4, "chambers": 4, "garden": 5, "tower": 5}
OPEN_TILES: Final = 10  # tiles without a wall, one bonus card each (B-1)
MIRRORED: Final = {"N": "N", "E": "W", "S": "S", "W": "E"}


def check(name: str, data: dict[str, object]) -> None:
    """Raise InvalidComponents if the data file of that name cannot be played with."""
    try:
        if name == "alhambra":
            check_alhambra(cast(list[dict[str, object]], data["tiles"]))
        elif name == "granada":
            check_granada(cast(list[dict[str, dict[str, object]]], data["tiles"]))
        elif name == "huts":
            check_huts(cast(list[dict[str, object]], data["huts"]))
        elif name == "money":
            check_money(data)
        else:
            check_scoring(data)
    except (KeyError, TypeError, AttributeError, IndexError) as error:
        raise InvalidComponents("components-form", file=f"{name}.json", reason=repr(error)) from None


def require(is_so: bool, key: str, file: str, **values: str | int) -> None:
    """Raise InvalidComponents unless it is so."""
    if not is_so:
        raise InvalidComponents(key, "", file=file, **values)


def check_counts(file: str, found: Counter[str], wanted: dict[str, int]) -> None:
    """Check that there are as many tiles of each type as wanted, and of no other."""
    for kind in sorted(found.keys() | wanted.keys()):
        number = wanted.get(kind, 0)
        require(found[kind] == number, "components-count", file, kind=kind, found=found[kind], wanted=number)


def check_edges(file: str, tile: str, edges: object, least: int = 0) -> str:
    """Compass letters, each once, at most three; returns them."""
    letters = cast(str, edges)
    fits = set(letters) <= set("NESW") and len(set(letters)) == len(letters) and least <= len(letters) <= 3
    require(fits, "components-edges", file, tile=tile, edges=letters)
    return letters


def check_alhambra(tiles: list[dict[str, object]]) -> None:
    """54 tiles of six types, prices 2 to 13, ten without a wall, no two alike (A-2, B-1)."""
    file = "alhambra.json"
    check_counts(file, Counter([cast(str, tile["type"]) for tile in tiles]), ALHAMBRA_COUNTS)
    seen: set[str] = set()
    for tile in tiles:
        name = f"{tile['type']} {tile['price']} {tile['walls']}"
        check_edges(file, name, tile["walls"])
        require(2 <= cast(int, tile["price"]) <= 13, "components-price", file, tile=name)
        require(name not in seen, "components-twice", file, tile=name)
        seen.add(name)
    found = sum(not tile["walls"] for tile in tiles)
    require(found == OPEN_TILES, "components-open", file, found=found, wanted=OPEN_TILES)


def check_granada(tiles: list[dict[str, dict[str, object]]]) -> None:
    """54 tiles: an even price and the next odd one on two types, nine types with each price once,
    moats mirrored (G-2).
    """
    file = "granada.json"
    seen: set[tuple[object, object]] = set()
    for tile in tiles:
        even, odd = tile["even"], tile["odd"]
        name = f"{even['type']} {even['price']}"
        price = cast(int, even["price"])
        require(2 <= price <= 12 and price % 2 == 0 and odd["price"] == price + 1, "components-price", file, tile=name)
        require(even["type"] != odd["type"], "components-faces", file, tile=name)
        moats = check_edges(file, name, even["moats"])
        mirrored = {MIRRORED[side] for side in moats}
        require(set(check_edges(file, name, odd["moats"])) == mirrored, "components-mirror", file, tile=name)
        for face in (even, odd):
            require((face["type"], face["price"]) not in seen, "components-twice", file, tile=f"{face['type']}")
            seen.add((face["type"], face["price"]))
    counts = Counter([cast(str, face["type"]) for tile in tiles for face in (tile["even"], tile["odd"])])
    require(len(counts) == 9, "components-types", file, found=len(counts), wanted=9)
    check_counts(file, counts, dict.fromkeys(counts, 12))


def check_huts(huts: list[dict[str, object]]) -> None:
    """24 huts, each with at least one wall, no two alike (H-1)."""
    file = "huts.json"
    check_counts(file, Counter([cast(str, hut["type"]) for hut in huts]), HUT_COUNTS)
    seen: set[str] = set()
    for hut in huts:
        name = f"{hut['type']} {hut['walls']}"
        check_edges(file, name, hut["walls"], least=1)
        require(name not in seen, "components-twice", file, tile=name)
        seen.add(name)


def check_money(data: dict[str, object]) -> None:
    """Four currencies in slot order, values 1 to 9, three copies, six pairs (A-3, X-1)."""
    file = "money.json"
    slots = cast(list[str], data["slots"])
    require(slots == ["florin", "dirham", "denar", "ducat"], "components-slots", file, found=", ".join(slots))
    require(data["values"] == list(range(1, 10)) and data["copies"] == 3, "components-money", file)
    pairs = {frozenset(pair) for pair in cast(list[list[str]], data["exchange_pairs"])}
    require(len(pairs) == 6 and all(len(pair) == 2 for pair in pairs), "components-pairs", file)


def check_scoring(data: dict[str, object]) -> None:
    """Points for one, two and three places in the three scorings (A-52, G-9, G-14)."""
    file = "scoring.json"
    tables = list(cast(dict[str, list[list[int]]], data["alhambra"]).values())
    tables.append(cast(dict[str, list[list[int]]], data["granada"])["times_visible"])
    tables.append(cast(list[list[int]], data["granada_simplified"]))
    require(len(tables) == 8, "components-types", file, found=len(tables) - 2, wanted=6)
    for table in tables:
        require([len(places) for places in table] == [1, 2, 3], "components-places", file)
