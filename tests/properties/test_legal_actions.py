"""The listed actions are the legal ones: a game against an oracle that tries everything,
written from the rules alone.
"""

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from alhambra import Game, IllegalAction, Setup
from alhambra.engine.actions.purse import cards_of
from alhambra.engine.chance import Fast
from tests.effort import effort
from tests.oracle.building import legal_cells, removable, swappable
from tests.oracle.payment import payments, takes
from tests.oracle.pieces import FOUNTAIN, Palace, Piece, all_pieces
from tests.sets.invariants import check

CODES = ("fl", "di", "de", "du")
PIECES: dict[str, Piece] = all_pieces()
HOME = [(0, 0)]


def palace_of(game: Game, seat: int) -> Palace:
    palace = {(0, 0): FOUNTAIN}
    palace.update({(x, y): PIECES[name] for name, x, y in game.seats[seat].palace.items()})
    return palace


def values(game: Game, seat: int, currency: int) -> list[int]:
    return [card % 9 + 1 for card in cards_of(currency, game.seats[seat].money[currency])]


def expected_takes(game: Game) -> set[str]:
    """A-11."""
    names = game.rules.cards.names
    order = {name: number for number, name in enumerate(names)}
    sets = takes([names[card] for card in game.display if card >= 0])
    return {"take " + "+".join(sorted(cards, key=order.__getitem__)) for cards in sets}


def expected_purchases(game: Game, seat: int) -> set[str]:
    """A-12."""
    texts = set()
    for slot, tile in enumerate(game.market_tiles):
        if tile >= 0:
            name = game.rules.tiles.name(tile)
            for paid in payments(values(game, seat, slot), PIECES[name].price):
                cards = "+".join(f"{CODES[slot]}{value}" for value in sorted(paid, reverse=True))
                texts.add(f"buy {name} {cards}")
    return texts


def expected_redesigns(game: Game, seat: int) -> set[str]:
    """A-20 … A-23."""
    palace = palace_of(game, seat)
    texts = {f"remove {palace[cell].name} {cell[0]},{cell[1]}" for cell in removable(palace, HOME)}
    for tile in game.seats[seat].reserve:
        piece = PIECES[game.rules.tiles.name(tile)]
        texts |= {f"add {piece.name} {x},{y}" for x, y in legal_cells(palace, piece, HOME)}
        texts |= {f"swap {piece.name} {x},{y}" for x, y in swappable(palace, piece, HOME)}
    return texts


def expected_places(game: Game, seat: int) -> set[str]:
    """A-40, A-56, A-64."""
    palace = palace_of(game, seat)
    texts = set()
    for tile in game.seats[seat].bought:
        piece = PIECES[game.rules.tiles.name(tile)]
        texts.add(f"reserve {piece.name}")
        texts |= {f"place {piece.name} {x},{y}" for x, y in legal_cells(palace, piece, HOME)}
        if game.setup.players == 2 and game.decision == "place":
            texts.add(f"give {piece.name}")
    return texts


def expected(game: Game) -> set[str]:
    """Every legal action of the base game, by trying."""
    seat = game.to_act
    if game.decision != "act":
        return expected_places(game, seat)
    texts = expected_takes(game) | expected_purchases(game, seat) | expected_redesigns(game, seat)
    return texts | ({"pass"} if game.extra or not texts else set())


def hands_are_small(game: Game) -> bool:
    """Subsets of very large hands take too long to try."""
    return all(len(values(game, game.to_act, currency)) <= 9 for currency in range(4))


def test_random_games_against_the_oracle() -> None:
    compared = 0
    for seed in range(effort(40)):
        game = Game(Setup(players=2 + seed % 5), seed)
        luck = Fast(seed)
        while not game.is_over:
            if luck.draw_below(12) == 0 and hands_are_small(game):
                assert {str(action) for action in game.legal_actions()} == expected(game)
                compared += 1
            codes = game.legal_codes()
            game.apply_code(codes[luck.draw_below(len(codes))])
    assert compared > 10


class AnyGame(RuleBasedStateMachine):
    """Any game of the base set, any legal actions, now and then an illegal one."""

    @initialize(players=st.integers(2, 6), seed=st.integers(0, 10**6), revised=st.booleans(), ahead=st.integers(0, 250))
    def begin(self, players: int, seed: int, revised: bool, ahead: int) -> None:
        self.game = Game(Setup(players=players, edition="revised" if revised else "family-box"), seed)
        luck = Fast(seed)
        for _ in range(ahead):
            codes = self.game.legal_codes()
            if len(codes) > 0:
                self.game.apply_code(codes[luck.draw_below(len(codes))])

    @precondition(lambda self: not self.game.is_over)
    @rule(choice=st.integers(0, 10**6))
    def act(self, choice: int) -> None:
        codes = self.game.legal_codes()
        self.game.apply(int(codes[choice % len(codes)]))

    @rule(code=st.integers(0, 2**62))
    def try_anything(self, code: int) -> None:
        before = list(self.game.legal_codes())
        if code not in before:
            try:
                self.game.apply(code)
            except IllegalAction:
                pass
            else:
                raise AssertionError(code)
        assert list(self.game.legal_codes()) == before

    @precondition(lambda self: not self.game.is_over)
    @rule(choice=st.integers(0, 10**6))
    def look_ahead(self, choice: int) -> None:
        before = list(self.game.legal_codes())
        copy = self.game.clone()
        copy.apply(int(before[choice % len(before)]))
        assert list(self.game.legal_codes()) == before

    @invariant()
    def everything_is_in_its_place(self) -> None:
        if hasattr(self, "game"):
            check(self.game)


AnyGame.TestCase.settings = settings(max_examples=effort(40), stateful_step_count=25, deadline=None)
TestAnyGame = AnyGame.TestCase
