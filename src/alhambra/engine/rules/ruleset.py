"""One composed set of rules: the tables, kinds and seam lists that a game reads. Shared by all games of a set-up."""

from librt.vecs import append, vec
from mypy_extensions import i64

from alhambra.engine.errors import InvalidSetup
from alhambra.engine.pieces.cards import CardTable
from alhambra.engine.pieces.tiles import TileTable
from alhambra.engine.rules.module import POINTS, Kind, Module, Step
from alhambra.engine.rules.setup import Setup

KERNEL_ACTIONS = [
    Kind("take", ("cards",)),
    Kind("buy", ("tile", "payment")),
    Kind("add", ("tile", "cell")),
    Kind("remove", ("tile", "cell")),
    Kind("swap", ("tile", "cell")),
    Kind("place", ("tile", "cell")),
    Kind("reserve", ("tile",)),
    Kind("pass", ()),
]

KERNEL_STEPS = [
    Step("act", True),
    Step("place", True),
    Step("award", True),
    Step("turn"),
    Step("end-turn"),
    Step("point", fields=("point", "module")),
    Step("score", fields=("nobody", "scoring")),
    Step("end-check"),
    Step("left-over", fields=("nobody", "slot")),
    Step("finish", fields=("nobody",)),
]


class Rules:
    """The modules of a set-up, and who fills which seam."""

    def __init__(self, setup: Setup, game: Module, modules: list[Module]) -> None:
        self.setup = setup
        self.players: i64 = setup.players
        self.game = game
        self.modules = modules
        self.kinds: list[Kind] = []
        self.kind_owners: list[Module] = []
        self.steps: list[Step] = []
        self.step_owners: list[Module] = []
        self.is_decision = vec[i64]()
        self._number(game)
        self.tiles = TileTable(self._types(), [tile for module in modules for tile in module.tiles()])
        self.cards = CardTable()
        self.card_owners: list[Module] = [game] * len(self.cards.names)
        self._add_cards()
        self.card_classes = vec[i64](self.cards.classes)
        self.class_count: i64 = max(self.cards.classes) + 1
        self.layers: list[Module] = []  # owner of each bag
        self.bags: list[vec[i64]] = []
        self._add_bags()
        self.categories: list[str] = []
        self.category_owners: list[Module] = []
        self._add_categories()
        self.extra_parties = [module for module in modules for _ in range(module.parties())]
        self.parties: i64 = setup.players + len(self.extra_parties)
        self.copies: i64 = 3
        for module in modules:
            self.copies = module.copies(self.copies)
        # Seams that several modules may fill, each a list of those that do.
        self.offering = self.filling("offer")
        self.freeing = self.filling("offer_free")
        self.taking = self.filling("take_cards")
        self.paying = self.filling("payments")
        self.spending = self.filling("spend")
        self.tallying = self.filling("tally")
        self.refilling = self.filling("refilled")
        self.stacking = [game, *[module for module in self.filling("stack") if module is not game]]
        self.preparing = self.filling("prepare")
        self.first_layout = self.filling("is_first_layout")
        self.leaving = self.filling("leaves")
        self.unfinished = self.filling("is_unfinished")
        self.barring = self.filling("is_gift_barred")
        self.points: list[list[Module]] = [self.filling(f"at {point}") for point in range(POINTS)]

    def filling(self, seam: str) -> list[Module]:
        """The modules that fill a seam, in order."""
        return [module for module in self.modules if seam in module.fills()]

    def _number(self, game: Module) -> None:
        """Number the kinds and steps: the kernel's first, then each module's."""
        for kind in KERNEL_ACTIONS:
            self._add_kind(kind, game)
        for step in KERNEL_STEPS:
            self._add_step(step, game)
        layer: i64 = 0
        first_type: i64 = 0
        for number, module in enumerate(self.modules):
            module.number = number
            module.first_type = first_type
            first_type += len(module.types())
            if "bag" in module.fills():
                module.layer = layer
                layer += 1
            module.first_kind = len(self.kinds)
            module.first_step = len(self.steps)
            for kind in module.kinds():
                self._add_kind(kind, module)
            for step in module.steps():
                self._add_step(step, module)

    def _add_kind(self, kind: Kind, owner: Module) -> None:
        for other, its_owner in zip(self.kinds, self.kind_owners, strict=True):
            if other.name == kind.name:
                raise InvalidSetup("clash", name=kind.name, one=its_owner.name(), other=owner.name())
        self.kinds.append(kind)
        self.kind_owners.append(owner)

    def _add_step(self, step: Step, owner: Module) -> None:
        for other, its_owner in zip(self.steps, self.step_owners, strict=True):
            if other.name == step.name:
                raise InvalidSetup("clash", name=step.name, one=its_owner.name(), other=owner.name())
        self.steps.append(step)
        self.step_owners.append(owner)
        self.is_decision = append(self.is_decision, 1 if step.is_decision else 0)

    def _types(self) -> list[str]:
        return [name for module in self.modules for name in module.types()]

    def _add_cards(self) -> None:
        for module in self.modules:
            module.add_cards(self.cards)
            self.card_owners += [module] * (len(self.cards.names) - len(self.card_owners))

    def _add_bags(self) -> None:
        for module in self.modules:
            if "bag" in module.fills():
                self.layers.append(module)
                self.bags.append(vec[i64](module.bag(self.tiles)))

    def _add_categories(self) -> None:
        for module in self.modules:
            for name in module.types():
                self.categories.append(name)
                self.category_owners.append(module)
        for module in self.modules:
            for name in module.categories():
                self.categories.append(name)
                self.category_owners.append(module)

    def kind_number(self, name: str) -> int:
        """The number of a kind of action, or -1."""
        for number, kind in enumerate(self.kinds):
            if kind.name == name:
                return number
        return -1

    def module(self, name: str) -> Module | None:
        """The module of that name, if it takes part."""
        for module in self.modules:
            if module.name() == name:
                return module
        return None
