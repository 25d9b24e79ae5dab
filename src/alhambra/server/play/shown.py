"""The plain data of the engine that clients read, with names: what a view shows, and what is played.

`alhambra.engine.show` and `Rules.describe` make them; here is only their form, for the schema and the client's types.
"""

from typing import Any, NotRequired

from typing_extensions import TypedDict

PlacedName = tuple[str, int, int]


class SeatShown(TypedDict):
    """One player's things. `hand` is there only for those who may see it."""

    palace: list[PlacedName]
    reserve: list[str]
    bought: list[str]
    hand_size: int
    hand: NotRequired[list[str]]


class GameShown(TypedDict):
    """The game as a viewer sees it; what is in `modules` is said by the holdings of each module."""

    viewer: int
    to_act: int
    decision: str
    turn: int
    turns: int
    idle_turns: int
    extra_action: bool
    is_over: bool
    scored: list[int]
    scores: list[int]
    display: list[str | None]
    market: list[list[str]]
    deck: int
    discarded: int
    bags: list[int]
    seats: list[SeatShown]
    modules: dict[str, dict[str, Any]]


class KindInfo(TypedDict):
    """A kind of action; its role is purchase, laying, action, free or answer."""

    name: str
    fields: list[str]
    role: str
    secret: bool


class DecisionInfo(TypedDict):
    """A decision. `silence` is the action of those who do nothing, where several people may be asked at a time."""

    name: str
    point: str | None
    silence: str | None


class HoldingInfo(TypedDict):
    """Something that lies with a module; its value is in a view under `modules.<module>.<name>`."""

    name: str
    pieces: str
    per: str
    seen: str
    worth: float
    covers: bool
    words: list[str]


class TileInfo(TypedDict):
    """A tile that has no picture of its own, and how it can be drawn."""

    name: str
    family: str
    type: str
    price: int
    borders: str
    colour: str


class ModuleInfo(TypedDict):
    """A game or module as its leaflet declares it.

    `draws` says whether chance draws from more or other pieces because of it; `aside` is the kind of action for an
    awarded tile of its bag that is not built.
    """

    name: str
    kinds: list[KindInfo]
    decisions: list[DecisionInfo]
    holdings: list[HoldingInfo]
    categories: list[str]
    cards: list[str]
    types: list[str]
    families: list[str]
    tiles: list[TileInfo]
    parties: list[str]
    supplies: list[str]
    draws: bool
    aside: str


class RulesInfo(TypedDict):
    """What is played: kinds and decisions of the kernel, and every module with its own."""

    kinds: list[KindInfo]
    decisions: list[DecisionInfo]
    modules: list[ModuleInfo]
