"""A view as plain data with names: what a client draws, and what two views are compared by."""

from alhambra.engine.actions.agenda import seat_of, stage_of
from alhambra.engine.pieces.cells import cell_xy
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.rules.holding_lines import show_holdings
from alhambra.engine.turns.endgame import count_idle_turns
from alhambra.engine.view.view import View


def show(view: View, money_is_open: bool = False) -> dict[str, object]:
    """Everything that the viewer sees at the table; other hands only where money is open."""
    rules = view.rules
    top = NONE if view.is_over else view.agenda[len(view.agenda) - 1]
    return {
        "viewer": view.viewer,
        "to_act": int(NONE) if view.is_over else int(seat_of(top)),
        "decision": "" if view.is_over else rules.stages[stage_of(top)].name,
        "turn": int(view.turn),
        "turns": int(view.turns),
        "idle_turns": count_idle_turns(view.agenda, view.turns, view.last_purchase),
        "extra_action": view.extra,
        "is_over": view.is_over,
        "scored": [scoring + 1 for scoring in range(3) if view.scored >> scoring & 1],
        "scores": [int(points) for points in view.scores],
        "display": [None if card < 0 else rules.cards.names[card] for card in view.display],
        "market": [list(slot.tiles) for slot in view.market],
        "deck": sum(int(number) for number in view.census),
        "discarded": len(view.discard),
        "bags": view.bag_sizes,
        "seats": [show_seat(view, number, money_is_open) for number in range(len(view.seats))],
        "modules": show_modules(view, money_is_open),
    }


def show_seat(view: View, number: int, money_is_open: bool) -> dict[str, object]:
    """One player's things."""
    seat = view.seats[number]
    names = view.rules.tiles.name
    shown: dict[str, object] = {
        "palace": [[names(int(seat.palace.grid[c])), *cell_xy(seat.palace.code(c))] for c in seat.palace.cells],
        "reserve": seat.reserve_names,
        "bought": seat.bought_names,
        "hand_size": seat.hand_size(),
    }
    if money_is_open or number == view.viewer:
        shown["hand"] = seat.hand
    return shown


def show_modules(view: View, money_is_open: bool = False) -> dict[str, object]:
    """What the modules show, by name; of cards in other hands only their number, unless money is open."""
    shown: dict[str, object] = {}
    for module, held in zip(view.rules.modules, view.states, strict=True):
        if module.declared.holdings:
            fields = show_holdings(view.rules, held)
            for holding in module.declared.holdings:
                if holding.seen == "hand" and holding.is_shown and not money_is_open:
                    fields[holding.name] = list_covered(fields[holding.name], view.viewer)
            shown[module.name] = fields
    return shown


def list_covered(hands: object, viewer: int) -> list[list[str]]:
    """Hands by seat, all but the viewer's covered."""
    assert isinstance(hands, list)
    return [hand if seat == viewer else ["?"] * len(hand) for seat, hand in enumerate(hands)]
