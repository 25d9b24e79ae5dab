"""One composed set of rules: the tables, kinds and seam lists that a game reads. Shared by all games of a set-up."""

from dataclasses import replace
from zlib import crc32

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.engine.actions.codes import KIND_SHIFT
from alhambra.engine.errors import InvalidSetup
from alhambra.engine.pieces.cards import CardTable
from alhambra.engine.pieces.tiles import NONE, Tile, TileTable
from alhambra.engine.rules.holdings import HoldingPlan, Holdings, plan_holdings
from alhambra.engine.rules.leaflet import (
    POINT_NAMES,
    Kind,
    Leaflet,
    Stage,
    describe_decision,
    describe_kind,
    describe_leaflet,
)
from alhambra.engine.rules.lying import Lying
from alhambra.engine.rules.module import Module
from alhambra.engine.rules.module_checks import check_module, is_overriding
from alhambra.engine.rules.setup import Setup

KERNEL_ACTIONS = [
    Kind("take", ("cards",)),
    Kind("buy", ("tile", "payment"), role="purchase"),
    Kind("add", ("tile", "cell")),
    Kind("remove", ("tile", "cell")),
    Kind("swap", ("tile", "cell")),
    Kind("place", ("tile", "cell"), role="laying"),
    Kind("reserve", ("tile",), role="laying"),
    Kind("pass", ()),
]

KERNEL_STAGES = [
    Stage("act", True),
    Stage("place", True),
    Stage("award", True),
    Stage("turn"),
    Stage("end-turn"),
    Stage("point", fields=("point", "module")),
    Stage("score", fields=("nobody", "scoring")),
    Stage("end-check"),
    Stage("left-over", fields=("nobody", "slot")),
    Stage("finish", fields=("nobody",)),
]


def name_setup(setup: Setup) -> str:
    """What is played, as one text; in which order modules were named makes no difference."""
    chosen = [" ".join(names) for names in (sorted(setup.modules), setup.options, [str(age) for age in setup.ages])]
    return "|".join([setup.game, setup.edition, str(setup.players), *chosen])


class Valued:
    """A holding before each player that is worth points to its owner, as its leaflet hints."""

    def __init__(self, module: int, holding: int, worth: float, is_counted: bool) -> None:
        self.module: i64 = module
        self.holding: i64 = holding
        self.worth = worth
        self.is_counted = is_counted

    def count_held(self, states: list[Holdings], seat: i64) -> i64:
        """How many of it a seat has."""
        held = states[self.module]
        return held.numbers[self.holding][seat] if self.is_counted else len(held.piles[self.holding][seat])


class Rules:
    """The modules of a set-up, what their leaflets declare, and who fills which seam."""

    ends_idle: bool = True  # A-46; a record of older rules turns it off

    def __init__(self, setup: Setup, game: Module, modules: list[Module]) -> None:
        self.setup = setup
        for module in modules:
            check_module(module)
        self.checksum: i64 = crc32(name_setup(setup).encode())
        self.players: i64 = setup.players
        self.game = game
        self.modules = modules
        self.by_name: dict[str, Module] = {module.name: module for module in modules}
        self.leaflets: list[Leaflet] = [module.declared for module in modules]
        self.kinds: list[Kind] = []
        self.kind_owners: list[Module] = []
        self.stages: list[Stage] = []
        self.stage_owners: list[Module] = []
        self.is_decision = vec[i64]()
        self.layers: list[Module] = []  # owner of each bag
        self._number(game)
        self.tiles = TileTable(self._list_types(), self._list_tiles())
        self.bags: list[vec[i64]] = [self._fill_bag(layer) for layer in range(len(self.layers))]
        self.cards = CardTable()
        self.card_owners: list[Module] = [game] * len(self.cards.names)
        self._add_cards()
        self.card_classes = vec[i64](self.cards.classes)
        self.class_count: i64 = max(self.cards.classes) + 1
        self.asides = vec[i64]([self.find_kind_number(owner.declared.aside) << KIND_SHIFT for owner in self.layers])
        self.categories: list[str] = []
        self.category_owners: list[Module] = []
        self.category_points: list[vec[i64]] = []  # for each in the scorings; none for building types
        self._add_categories()
        self.party_names = [name for leaflet in self.leaflets for name in leaflet.parties]
        self.parties: i64 = setup.players + len(self.party_names)
        self.copies: i64 = 3 - sum([leaflet.fewer_copies for leaflet in self.leaflets])
        self.divisions = {division for leaflet in self.leaflets for division in leaflet.divisions}
        self.silences = {stage.name: stage.silence for stage in self.stages if stage.silence}  # windows, by decision
        self.covering: list[Lying] = []  # what stands on tiles for buildings not there yet
        self.valued: list[Valued] = []
        self.lying_cards: list[Lying] = []
        self.lying_tiles: list[Lying] = []
        self.card_worths = vec[float]([0.0] * len(self.cards.names))
        self.plans: list[HoldingPlan] = [plan_holdings(self, leaflet) for leaflet in self.leaflets]
        self._read_holdings()
        self._find_fillers(game)

    def __repr__(self) -> str:
        return f"<Rules {self.setup}>"

    def list_fillers(self, seam: str) -> list[Module]:
        """The modules that fill a seam, in order: those whose class overrides the method."""
        return [module for module in self.modules if is_overriding(module, seam)]

    def _find_fillers(self, game: Module) -> None:
        """Which modules fill the seams that several may fill."""
        self.offering = self.list_fillers("offer")
        self.freeing = self.list_fillers("offer_free")
        self.paying = self.list_fillers("offer_payments")
        self.tallying = self.list_fillers("tally")
        self.refilling = self.list_fillers("react_to_refill")
        self.stacking = [game, *[module for module in self.list_fillers("stack") if module is not game]]
        self.preparing = self.list_fillers("prepare")
        self.first_layout = self.list_fillers("is_first_layout")
        self.leaving = self.list_fillers("react_to_leaving")
        self.points: list[list[Module]] = [self._list_acting(point) for point in range(len(POINT_NAMES))]

    def _list_acting(self, point: int) -> list[Module]:
        return [module for module in self.modules if point in module.declared.points]

    def _number(self, game: Module) -> None:
        """Number the kinds and stages, the kernel's first, then each module's; types and layers too."""
        for kind in KERNEL_ACTIONS:
            self._add_kind(kind, game)
        for stage in KERNEL_STAGES:
            self._add_stage(stage, game)
        first_type: i64 = 0
        for number, module in enumerate(self.modules):
            module.number = number
            module.first_type = first_type
            first_type += len(module.declared.types)
            if has_bag(module):
                module.layer = len(self.layers)
                self.layers.append(module)
            module.first_kind = len(self.kinds)
            module.first_stage = len(self.stages)
            for kind in module.declared.kinds:
                self._add_kind(kind, module)
            for stage in module.declared.stages:
                self._add_stage(stage, module)

    def _add_kind(self, kind: Kind, owner: Module) -> None:
        for other, its_owner in zip(self.kinds, self.kind_owners, strict=True):
            if other.name == kind.name:
                raise InvalidSetup("clash", name=kind.name, one=its_owner.name, other=owner.name)
        self.kinds.append(kind)
        self.kind_owners.append(owner)

    def _add_stage(self, stage: Stage, owner: Module) -> None:
        for other, its_owner in zip(self.stages, self.stage_owners, strict=True):
            if other.name == stage.name:
                raise InvalidSetup("clash", name=stage.name, one=its_owner.name, other=owner.name)
        self.stages.append(stage)
        self.stage_owners.append(owner)
        self.is_decision = append(self.is_decision, 1 if stage.is_decision else 0)

    def _list_types(self) -> list[str]:
        return [name for leaflet in self.leaflets for name in leaflet.types]

    def _list_tiles(self) -> list[Tile]:
        """The tiles of all modules, each in the layer of its owner."""
        tiles: list[Tile] = []
        for module in self.modules:
            tiles += [replace(tile, layer=int(module.layer)) for tile in module.declared.tiles]
        return tiles

    def _fill_bag(self, layer: int) -> vec[i64]:
        tiles = self.tiles.tiles
        return vec[i64]([n for n, tile in enumerate(tiles) if tile.in_bag and tile.layer == layer])

    def _add_cards(self) -> None:
        for module in self.modules:
            cards = module.declared.cards
            module.first_card = self.cards.add([card.name for card in cards], one_class=True)
            for number, card in enumerate(cards):
                self.cards.currencies[module.first_card + number] = card.currencies
            self.card_owners += [module] * len(cards)

    def _add_categories(self) -> None:
        for module in self.modules:
            for name in module.declared.types:
                self.categories.append(name)
                self.category_owners.append(module)
                self.category_points.append(vec[i64]())
        for module in self.modules:
            for category in module.declared.categories:
                self.categories.append(category.name)
                self.category_owners.append(module)
                self.category_points.append(vec[i64](category.points))

    def _read_holdings(self) -> None:
        """Find where cards and tiles lie, what covers buildings, and what is worth something to its owner."""
        for number, leaflet in enumerate(self.leaflets):
            for h, holding in enumerate(leaflet.holdings):
                lying = Lying(number, h, self.plans[number].places[h])
                if holding.pieces == "cards":
                    self.lying_cards.append(lying)
                elif holding.pieces == "tiles":
                    self.lying_tiles.append(lying)
                if holding.covers:
                    self.covering.append(lying)
                if holding.worth != 0 and holding.per == "seat":
                    self.valued.append(Valued(number, h, holding.worth, holding.is_counted))
                    for k in range(len(leaflet.cards) if holding.pieces == "cards" else 0):
                        self.card_worths[self.modules[number].first_card + k] = holding.worth

    def find_kind_number(self, name: str) -> int:
        """The number of a kind of action, or -1."""
        for number, kind in enumerate(self.kinds):
            if kind.name == name:
                return number
        return int(NONE)

    def find_module(self, name: str) -> Module | None:
        """The module of that name, if it takes part."""
        return self.by_name.get(name)

    def describe(self) -> dict[str, object]:
        """What is played as plain data (JSON), for readers that present modules without knowing them.

            {"kinds": [{"name": "take", "fields": ["cards"], "role": "action", "secret": false}, …],
             "decisions": [{"name": "act", "point": null, "silence": null}, …],
             "modules": [{"name": …, "kinds": […], "decisions": […], "holdings": […], "categories": […],
                          "cards": […], "types": […], "families": […], "tiles": […], "parties": […],
                          "supplies": […], "draws": true, "aside": "reserve"}, …]}

        The first two lists are the kernel's. A role is purchase, laying, action, free or answer. `silence` is the
        action of those who do nothing in a decision that several people may take at a time; `point` is where it is
        asked (before-scoring, after-scoring, after-turn, game-end), null within a turn. A holding is
        `{"name", "pieces", "per", "seen", "worth", "covers", "words"}` as in `leaflet.Holding`; its value is in a view
        under `modules.<module>.<name>`: one value for the table, a list by seat or type, or an object by tile. `tiles`
        are those that have no picture of their own: `{"name", "family", "type", "price", "borders", "colour"}`. `draws`
        says whether chance draws from more or other pieces because of it; `aside` is the kind of action for an awarded
        tile of its bag that is not built.
        """
        modules = [describe_leaflet(leaflet) for leaflet in self.leaflets]
        return {
            "kinds": [describe_kind(kind) for kind in KERNEL_ACTIONS],
            "decisions": [describe_decision(stage) for stage in KERNEL_STAGES if stage.is_decision],
            "modules": modules,
        }


def has_bag(module: Module) -> bool:
    """Does it bring a bag, which is a layer of the market? Tiles of modules without a palace go into the first bag."""
    if not is_overriding(module, "make_palace"):
        return False
    return any([tile.in_bag for tile in module.declared.tiles])
