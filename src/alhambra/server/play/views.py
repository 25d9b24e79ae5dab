"""What a viewer gets to see of a game: the view, its options, and what a table may work out for its players."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import cast

from alhambra.engine.actions.agenda import stage_of
from alhambra.engine.chance import Fast
from alhambra.engine.events import Event
from alhambra.engine.notation.action import Action
from alhambra.engine.palace.outline import find_stretch
from alhambra.engine.palace.palace import OUTER, Palace
from alhambra.engine.pieces.cards import CODES
from alhambra.engine.pieces.cells import SIDES, cell_xy
from alhambra.engine.play.game import Game
from alhambra.engine.rules.ruleset import Rules
from alhambra.engine.show import show
from alhambra.engine.turns.preview import carry_out_alone, compute_points, find_next_scoring
from alhambra.engine.view.view import SPECTATOR, View
from alhambra.record.narrate import Narrator
from alhambra.server.play import wire, wire_parts
from alhambra.server.play.shown import GameShown
from alhambra.server.play.windows import find_asked_seats, is_window
from alhambra.texts import key


@dataclass(frozen=True)
class Sight:
    """How somebody looks at a table: which seat is shown, in which language, and with which aids."""

    viewer: int = SPECTATOR
    language: str = "en"
    aids: bool = True
    open_money: bool = False
    names: tuple[str, ...] = ()


def make_view(
    game: Game,
    sight: Sight,
    number: int,
    *,
    may_undo: bool = False,
    has_answered: bool = False,
    highlight: Sequence[wire_parts.Cell] = (),
) -> wire.View:
    """The game after a step, as somebody sees it. A seat that has answered in a window has nothing more to decide."""
    view = game.view(sight.viewer)
    asked = find_asked_seats(game)
    window = game.decision if asked else ""
    deciding = {} if has_answered else asked or ({} if game.is_over else {game.to_act: game})
    narrator = Narrator(game.rules, sight.language, sight.names, is_drawn=True)
    mine = deciding.get(sight.viewer)
    shown = cast(GameShown, show(view, sight.open_money))
    if window:
        shown["to_act"] = -1  # nobody sees who was asked
    return wire.View(
        seen=number,
        viewer=sight.viewer,
        game=shown,
        options=[describe_option(mine, action, narrator) for action in mine.legal_actions()] if mine else [],
        asks=asks_text(game, narrator, mine is not None),
        deciding=[] if window or game.is_over else [game.to_act],
        window=window,
        may_undo=may_undo,
        sheets=list_sheets(game),
        aids=compute_aids(view, sight) if sight.aids else None,
        highlight=list(highlight),
    )


# --- options ----------------------------------------------------------------------------------------------


def describe_option(game: Game, action: Action, narrator: Narrator) -> wire_parts.Option:
    """A legal action with everything that a client needs to offer it."""
    cards = list(action.cards)
    total = sum(worth_of(card) for card in cards)
    exact, change = None, 0
    if is_full_purchase(game.rules, action.kind):
        change = total - game.rules.tiles.tiles[game.rules.tiles.parse(action.tile or "")].price
        exact = change == 0
    return wire_parts.Option(
        action=str(action),
        kind=action.kind,
        text=narrator.tell_action(action),
        ends_turn=is_end_of_turn(game, action),
        tile=action.tile,
        cell=None if action.cell is None else list(action.cell),
        cards=cards,
        exact=exact,
        change=change,
        total=total,
    )


def is_full_purchase(rules: Rules, name: str) -> bool:
    """Is it a kind of action that pays the whole price of a tile?"""
    kind = rules.kinds[rules.find_kind_number(name)]
    return kind.role == "purchase" and "payment" in kind.fields and kind.price_divisor == 1


def worth_of(card: str) -> int:
    """The value of a money card by its name; other cards have none."""
    return int(card[2:]) if card[:2] in CODES else 0


def is_end_of_turn(game: Game, action: Action) -> bool:
    """Has the seat nothing more to decide afterwards, as far as it can know?"""
    done = carry_out_alone(game, action.code)
    if len(done.agenda) == 0:
        return True
    is_decision = done.rules.is_decision[stage_of(done.top())] != 0
    return not (is_decision and done.to_act == game.to_act)


def describe_consequence(game: Game, action: str) -> wire_parts.Consequence:
    """What a legal action does; IllegalAction if it is none."""
    preview = game.preview(action)
    return wire_parts.Consequence(
        counts=dict(preview.after.counts),
        gain=list(preview.gain),
        wall=preview.after.wall - preview.before.wall,
        again=preview.again,
        exact=preview.exact,
        change=preview.change,
    )


# --- words ------------------------------------------------------------------------------------------------


def asks_text(game: Game, narrator: Narrator, is_mine: bool) -> str:
    """What is being decided, and by whom."""
    if game.is_over:
        return narrator.texts.text("asks-over")
    form = "" if is_mine else ".other"
    if not narrator.texts.has(f"asks-{game.decision}"):
        return module_asks_text(game, narrator, ".window" if is_window(game) and not is_mine else form)
    if is_window(game) and not is_mine:
        return narrator.texts.text(f"asks-{game.decision}.other")
    again = ".again" if is_mine and game.decision == "act" and game.extra else form
    return narrator.texts.text(f"asks-{game.decision}{again}", player=narrator.name_party(game.to_act))


def module_asks_text(game: Game, narrator: Narrator, form: str) -> str:
    """What is asked in a decision that has no words of its own: it has the name of its module."""
    leaflets = game.rules.leaflets
    module = next(leaflet.name for leaflet in leaflets if game.decision in {step.name for step in leaflet.stages})
    name = narrator.texts.text(key("module", module))
    return narrator.texts.text(f"asks-module{form}", module=name, player=narrator.name_party(game.to_act))


# --- what may be computed ---------------------------------------------------------------------------------


def compute_aids(view: View, sight: Sight) -> wire_parts.Aids:
    """Standings, projection, longest walls and what is left, all of it from the view alone."""
    world = view.sample(Fast(0))  # counts and points are the same in every world that agrees with the view
    scoring = int(find_next_scoring(world))
    rules, parties = view.rules, int(view.rules.parties)
    points, tallies = compute_points(world, scoring)
    standings = []
    for number, category in enumerate(rules.categories):
        span = range(number * parties, number * parties + parties)
        counts = [int(tallies[at]) for at in span]
        is_type = number < len(rules.tiles.types)
        pays = rules.category_owners[number].list_place_points(scoring, number, sum(counts)) if is_type else ()
        gained = [int(points[at]) for at in span]
        standings.append(wire_parts.CategoryStanding(category, counts, gained, [int(place) for place in pays]))
    return wire_parts.Aids(
        scoring=scoring + 1,
        standings=standings,
        projection=[sum(row.points[party] for row in standings) for party in range(parties)],
        longest=[list_longest_edges(seat.palace) for seat in view.seats],
        tiles_left=count_tiles_left(world),
        known_hands=[seat.hand for seat in view.seats] if sight.open_money else None,
    )


def list_longest_edges(palace: Palace) -> list[wire_parts.Edge]:
    """The edges of the longest wall of each layer."""
    edges: list[wire_parts.Edge] = []
    for layer in sorted({int(layer) for layer in palace.tiles.layer}):
        length = palace.longest_stretch(layer, OUTER)
        found = find_stretch(palace, length, layer, OUTER) if length else []
        edges += [(*cell_xy(palace.code(edge >> 2)), SIDES[edge & 3]) for edge in found]
    return edges


def count_tiles_left(world: Game) -> dict[str, int]:
    """Tiles in the bags, by type: everybody can count them. A tile with two faces counts for the one it lies on."""
    table = world.rules.tiles
    left = dict.fromkeys(table.types, 0)
    for bag in world.bags:
        for tile in bag:
            left[table.tiles[tile].type] += 1
    return left


def list_sheets(game: Game) -> list[wire_parts.SheetInfo]:
    """The scorings so far."""
    found = []
    for sheet in game.score_sheet():
        rows = [wire_parts.Row(row.category, row.counts, row.places, row.points) for row in sheet.rows]
        found.append(wire_parts.SheetInfo(sheet.scoring, rows))
    return found


def list_changed_cells(events: Iterable[Event | wire_parts.HappenedEvent]) -> list[wire_parts.Cell]:
    """What events changed in palaces."""
    cells = []
    for event in events:
        cell = event.values.get("cell")
        if isinstance(cell, int) and event.seat >= 0:
            cells.append((event.seat, *cell_xy(cell)))
    return cells
