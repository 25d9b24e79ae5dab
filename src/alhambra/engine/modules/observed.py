"""What a player sees of each module, in numbers: for whoever learns to play.

Each state writes a fixed number of numbers, made from what the viewer may know (`State.seen_by`). Seats are counted
from the viewer on. Of a module from outside nothing is written.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i16, i64

from alhambra.engine.modules.bonus import BonusCards
from alhambra.engine.modules.exchange import Offices
from alhambra.engine.modules.granada import Marker
from alhambra.engine.modules.huts import Stacks
from alhambra.engine.modules.sites import Sites
from alhambra.engine.modules.two_players import DirksTiles
from alhambra.engine.modules.vizier import Viziers
from alhambra.engine.rules.module import State

if TYPE_CHECKING:
    from alhambra.engine.play.game import Game
    from alhambra.engine.rules.ruleset import Rules

OFFICES = 6
CURRENCIES = 4


def state_size(rules: "Rules", state: State) -> int:
    """How many numbers such a state writes."""
    players, tiles = int(rules.players), len(rules.tiles.tiles)
    if isinstance(state, Viziers):
        return players
    if isinstance(state, Offices):
        return players * OFFICES
    if isinstance(state, BonusCards):
        return tiles + players
    if isinstance(state, Stacks):
        return 2 * len(rules.tiles.types)
    if isinstance(state, Sites):
        return tiles + 1 + CURRENCIES
    if isinstance(state, DirksTiles):
        return tiles
    return 1 if isinstance(state, Marker) else 0


def observe_state(game: "Game", whole: State, viewer: i64, out: vec[i16], at: i64) -> None:
    """Write what that seat knows of a state from an index on; all numbers there are 0 before."""
    if type(whole) is State:
        return
    state = whole.seen_by(game, viewer)
    if isinstance(state, Viziers):
        observe_viziers(state, viewer, out, at)
    elif isinstance(state, Offices):
        observe_offices(state, viewer, out, at)
    elif isinstance(state, BonusCards):
        observe_bonus(state, viewer, out, at, len(game.rules.tiles.tiles))
    elif isinstance(state, Stacks):
        observe_stacks(state, out, at)
    elif isinstance(state, Sites):
        observe_sites(state, out, at, len(game.rules.tiles.tiles))
    elif isinstance(state, DirksTiles):
        for tile in state.tiles:
            out[at + tile] = 1
    elif isinstance(state, Marker):
        out[at] = i16(state.odd)


def observe_viziers(state: Viziers, viewer: i64, out: vec[i16], at: i64) -> None:
    """Whose vizier is active."""
    players: i64 = len(state.active)
    k: i64
    for k in range(players):
        out[at + k] = i16(state.active[(viewer + k) % players])


def observe_offices(state: Offices, viewer: i64, out: vec[i16], at: i64) -> None:
    """Who has which exchange cards."""
    players: i64 = len(state.held)
    k: i64
    office: i64
    for k in range(players):
        held: i64 = state.held[(viewer + k) % players]
        for office in range(6):
            out[at + k * 6 + office] = i16(held >> office & 1)


def observe_bonus(state: BonusCards, viewer: i64, out: vec[i16], at: i64, tiles: i64) -> None:
    """Of each tile: is its card in a hand (1 and the seat), does it lie open (1, the players and the seat)?

    Then how many cards each seat has in hand.
    """
    players: i64 = len(state.hands)
    k: i64
    for k in range(players):
        seat: i64 = (viewer + k) % players
        for tile in state.hands[seat]:
            if tile >= 0:
                out[at + tile] = i16(1 + k)
        for tile in state.shown[seat]:
            out[at + tile] = i16(1 + players + k)
        out[at + tiles + k] = i16(len(state.hands[seat]))


def observe_stacks(state: Stacks, out: vec[i16], at: i64) -> None:
    """Of each stack: the number of the top tile and one, and how many there are."""
    kind: i64
    for kind in range(len(state.stacks)):
        stack = state.stacks[kind]
        if len(stack) > 0:
            out[at + 2 * kind] = i16(stack[len(stack) - 1] + 1)
            out[at + 2 * kind + 1] = i16(len(stack))


def observe_sites(state: Sites, out: vec[i16], at: i64, tiles: i64) -> None:
    """Of each tile: a site whose currency is unknown (1), or known (2 and the currency).

    Then the pool, and the sites looked at, by currency.
    """
    i: i64
    for i in range(len(state.tiles)):
        out[at + state.tiles[i]] = i16(state.currencies[i] + 2)
    out[at + tiles] = i16(len(state.pool))
    for currency in state.looked:
        if currency >= 0:
            at_currency: i64 = at + tiles + 1 + currency
            out[at_currency] = i16(i64(out[at_currency]) + 1)
