"""A whole position as text, and back: what FEN is to chess.

Every line is `key: value`; a position in one line has ` / ` between them. Everything on the table is there, what is
hidden too, in the order in which it will be drawn; only chance itself is not. `docs/notation.md` describes the lines.
"""

import re
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.actions.agenda import stage_of
from alhambra.engine.chance import Chance, Fast
from alhambra.engine.errors import AlhambraError, InvalidNotation, make_type_error
from alhambra.engine.palace.building import fill
from alhambra.engine.palace.palace import Palace
from alhambra.engine.palace.plan import Cell, make_plan
from alhambra.engine.pieces.cards import MONEY_CARDS
from alhambra.engine.pieces.cells import cell_xy, parse_cell
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.play.compose import compose
from alhambra.engine.play.game import Game
from alhambra.engine.rules.holding_lines import read_holdings, write_holdings
from alhambra.engine.rules.lines import make_unreadable, words_of
from alhambra.engine.turns.market import list_takes
from alhambra.engine.turns.seat import Seat, empty_money
from alhambra.record.agenda_text import entry_text, parse_entry
from alhambra.record.census import check_pieces
from alhambra.record.setup_text import is_number, parse_setup, setup_text
from alhambra.record.sheet_text import parse_sheets, sheet_lines

EMPTY_PLACE: Final = "-"  # an empty place
PILE: Final = "|"  # between the piles of the deck
BETWEEN: Final = " / "  # between the lines of a position in one line
BUILT: Final = re.compile(r"([^@*]+)(\*?)@(-?[0-9]{1,3},-?[0-9]{1,3})")
TURN: Final = re.compile(r"([0-9]{1,6}) seat ([1-9]) step ([0-9]{1,6})( extra)?(?: bought ([0-9]{1,6}))?")


# --- writing ------------------------------------------------------------------------------------------


def position_text(game: Game, one_line: bool = False) -> str:
    """The text of a position."""
    lines = {**table_lines(game), **seat_lines(game), **sheet_lines(game), **module_lines(game)}
    written = [f"{key}: {value}".rstrip() for key, value in lines.items()]
    return BETWEEN.join(written) if one_line else "\n".join(written) + "\n"


def table_lines(game: Game) -> dict[str, str]:
    """What lies between the players, and what comes next."""
    cards, tiles = game.rules.cards.names, game.rules.tiles.name
    turn = f"{game.turns} seat {game.turn + 1} step {game.steps}" + (" extra" if game.extra else "")
    turn += f" bought {game.last_purchase}"
    lines = {
        "setup": setup_text(game.setup),
        "turn": turn,
        "agenda": " ".join(entry_text(game.rules, entry) for entry in game.agenda),
        "display": " ".join(EMPTY_PLACE if card < 0 else cards[card] for card in game.display),
        "market": " ".join(slot_text(game, slot) for slot in range(4)),
        "deck": " ".join(deck_words(game)),
        "divisions": str(game.deck.divisions),
        "discard": " ".join(cards[card] for card in game.deck.discard),
    }
    for number, bag in enumerate(game.bags):
        lines[f"bag{number + 1}"] = " ".join(tiles(tile) for tile in reversed([*bag]))
    return lines


def slot_text(game: Game, slot: int) -> str:
    """The tiles of a market slot, one of each bag."""
    layers = len(game.bags)
    tiles = game.market_tiles[slot * layers : slot * layers + layers]
    return "+".join(EMPTY_PLACE if tile < 0 else game.rules.tiles.name(tile) for tile in tiles)


def deck_words(game: Game) -> list[str]:
    """The cards of the deck, the top one first, with a mark between the piles."""
    deck = game.deck
    cards = [game.rules.cards.names[card] for card in reversed([*deck.cards])]
    words: list[str] = []
    for at in range(0, len(deck.census), int(deck.class_count)):
        size = deck.measure_pile(at)
        words += [*([PILE] if at else []), *cards[:size]]
        cards = cards[size:]
    return words


def seat_lines(game: Game) -> dict[str, str]:
    """What lies before the players."""
    lines: dict[str, str] = {}
    for number, seat in enumerate(game.seats, 1):
        lines[f"hand{number}"] = " ".join(seat.hand)
        lines[f"palace{number}"] = palace_text(seat.palace)
        lines[f"reserve{number}"] = " ".join(seat.reserve_names)
        lines[f"bought{number}"] = " ".join(seat.bought_names)
    return lines


def palace_text(palace: Palace) -> str:
    """The tiles of a palace with their cells; a `*` marks the one with which a second layer begins."""
    second = palace.second_start()
    start = cell_xy(second) if second >= 0 else None
    return " ".join(f"{name}{'*' * ((x, y) == start)}@{x},{y}" for name, x, y in palace.items())


def module_lines(game: Game) -> dict[str, str]:
    """What the modules write of themselves."""
    return {key: line for held in game.states for key, line in write_holdings(game.rules, held).items()}


# --- reading ------------------------------------------------------------------------------------------


def parse_position(text: str, chance: Chance | None = None) -> Game:
    """The game of a position; what chance does from here on is up to `chance`.

    Raises InvalidNotation (which names the line) for what cannot be read or does not add up, InvalidSetup for a set-up
    that cannot be played and IllegalPalace for a palace that breaks a building rule.
    """
    if not isinstance(text, str):
        raise make_type_error("a position as text, as that of game.position", text)
    lines = split_lines(text)
    game = Game(compose(parse_setup(lines.get("setup", ""))))
    game.chance = chance or Fast(1)
    game.states = [plan.lay_out() for plan in game.rules.plans]
    check_keys(game, lines)
    read_table(game, lines)
    game.seats = [read_seat(game, lines, str(number + 1)) for number in range(game.rules.players)]
    read_modules(game, lines)
    parse_sheets(game, lines)
    read_agenda(game, lines)
    check_pieces(game)
    list_takes(game)
    check_agenda(game, lines)
    return game


def split_lines(text: str) -> dict[str, str]:
    """The lines by key; those that begin with # say nothing."""
    lines: dict[str, str] = {}
    for line in re.split(rf"\n|{BETWEEN}", text):
        if not line.strip() or line.startswith("#"):
            continue
        key, colon, value = line.partition(":")
        if not colon:
            raise InvalidNotation("position-no-line", text=line.strip())
        if key.strip() in lines:
            raise InvalidNotation("position-line-twice", line=key.strip())
        lines[key.strip()] = value.strip()
    return lines


def check_keys(game: Game, lines: dict[str, str]) -> None:
    """Every line is there, and no other one."""
    wanted = ["setup", "turn", "agenda", "display", "market", "deck", "divisions", "discard"]
    wanted += [f"bag{layer + 1}" for layer in range(len(game.rules.bags))]
    for seat in range(game.rules.players):
        wanted += [f"{what}{seat + 1}" for what in ("hand", "palace", "reserve", "bought")]
    wanted += ["scores", *module_lines(game)]
    for key in wanted:
        if key not in lines:
            raise InvalidNotation("position-line-missing", line=key)
    for key in lines.keys() - {*wanted, "sheet1", "sheet2", "sheet3"}:
        raise InvalidNotation("position-line-unknown", line=key)


def read_table(game: Game, lines: dict[str, str]) -> None:
    """Whose turn it is, display, market, supplies."""
    turn = TURN.fullmatch(lines["turn"])
    if not turn or int(turn[2]) > game.rules.players:
        raise make_unreadable(lines, "turn")
    game.turns, game.turn, game.steps, game.extra = int(turn[1]), int(turn[2]) - 1, int(turn[3]), bool(turn[4])
    game.last_purchase = int(turn[5] or turn[1])  # older positions do not say it
    if game.last_purchase > game.turns:
        raise make_unreadable(lines, "turn")
    game.display = read_numbers(lines, "display", game.rules.cards.parse, 4)
    for layer in range(len(game.rules.bags)):
        game.bags.append(vec[i64]([*read_numbers(lines, f"bag{layer + 1}", game.rules.tiles.parse)][::-1]))
    read_market(game, lines)
    read_deck(game, lines)


def read_numbers(lines: dict[str, str], key: str, parse: Callable[[str], int], count: int = -1) -> vec[i64]:
    """The numbers of the cards or tiles in a line; where the number of places is fixed, one may be empty."""
    try:
        words = words_of(lines, key, count)
        return vec[i64]([NONE if word == EMPTY_PLACE and count > 0 else parse(word) for word in words])
    except InvalidNotation as error:
        raise make_unreadable(lines, key) from error


def read_market(game: Game, lines: dict[str, str]) -> None:
    """Four slots, in each a place for a tile of every bag."""
    layers = len(game.bags)
    slots = [word.split("+") for word in words_of(lines, "market", 4)]
    if any(len(slot) != layers for slot in slots):
        raise make_unreadable(lines, "market")
    words = " ".join(word for slot in slots for word in slot)
    game.market_tiles = read_numbers({**lines, "market": words}, "market", game.rules.tiles.parse, 4 * layers)
    for place, tile in enumerate(game.market_tiles):
        if tile >= 0 and game.rules.tiles.layer[tile] != place % layers:
            raise make_unreadable(lines, "market")


def read_deck(game: Game, lines: dict[str, str]) -> None:
    """Deck and discard pile."""
    deck = game.deck
    if not is_number(lines["divisions"]) or int(lines["divisions"]) == 0:
        raise make_unreadable(lines, "divisions")
    parse = game.rules.cards.parse
    piles = [read_numbers({"deck": words}, "deck", parse) for words in lines["deck"].split(PILE)]
    deck.divisions = int(lines["divisions"]) - 1  # `stack` counts one more
    deck.stack([vec[i64]([*pile][::-1]) for pile in piles], Fast(1), 0)
    deck.discard = read_numbers(lines, "discard", parse)


def read_seat(game: Game, lines: dict[str, str], number: str) -> Seat:
    """What lies before a player."""
    rules = game.rules
    seat = Seat(rules.game.make_palace(rules.tiles))
    seat.money = empty_money()
    cards = [*read_numbers(lines, "hand" + number, rules.cards.parse)]
    if any(card >= MONEY_CARDS or cards.count(card) > rules.copies for card in cards):
        raise make_unreadable(lines, "hand" + number)
    for card in cards:
        seat.receive(card)
    read_palace(seat.palace, lines, "palace" + number)
    for tile in read_numbers(lines, "reserve" + number, rules.tiles.parse):
        seat.store(tile)
    for tile in read_numbers(lines, "bought" + number, rules.tiles.parse):
        seat.buy(tile)
    return seat


def read_palace(palace: Palace, lines: dict[str, str], key: str) -> None:
    """Build the tiles of a line. Raises IllegalPalace if they break a rule."""
    placed: list[tuple[str | int, int, int]] = []
    second_start: Cell | None = None
    for word in lines[key].split():
        found = BUILT.fullmatch(word)
        if not found or found[1] not in palace.tiles.by_name or (found[2] and second_start):
            raise make_unreadable(lines, key)
        x, y = cell_xy(parse_cell(found[3]))
        placed.append((found[1], x, y))
        second_start = (x, y) if found[2] else second_start
    fill(palace, make_plan(palace.make_bare_plan(), placed, second_start))


def read_modules(game: Game, lines: dict[str, str]) -> None:
    """Read what lies with each module; what is written of it must be what was read."""
    for held in game.states:
        keys = [*write_holdings(game.rules, held)]
        try:
            read_holdings(game, held, lines)
            written = write_holdings(game.rules, held)
        except AlhambraError:
            raise
        except (ValueError, IndexError, OverflowError) as error:
            raise make_unreadable(lines, keys[0]) from error
        for key in keys:
            if written[key].split() != lines[key].split():
                raise make_unreadable(lines, key)


def read_agenda(game: Game, lines: dict[str, str]) -> None:
    """What is still to be done; nothing, when the game is over."""
    game.agenda = read_numbers(lines, "agenda", lambda word: parse_entry(game.rules, word))
    game.is_over = len(game.agenda) == 0


def check_agenda(game: Game, lines: dict[str, str]) -> None:
    """Somebody has something to decide, unless the game is over."""
    if game.is_over:
        return
    if game.rules.is_decision[stage_of(game.top())] == 0 or len(game.legal_codes()) == 0:
        raise make_unreadable(lines, "agenda")
