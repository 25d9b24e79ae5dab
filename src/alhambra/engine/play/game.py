"""A game: everything that lies on the table, and the public face of the engine."""

import secrets
from typing import Any, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from alhambra.engine.actions.agenda import seat_of, stage_of
from alhambra.engine.actions.codes import CODE_LIMIT, Codes
from alhambra.engine.chance import Chance, Fast, Seeded
from alhambra.engine.errors import AlhambraError, IllegalAction, OutOfRange, Unchecked, make_type_error
from alhambra.engine.events import EVERYBODY, Event
from alhambra.engine.hooks import HOOKS
from alhambra.engine.notation.action import Action, parse_code
from alhambra.engine.pieces.tiles import NONE
from alhambra.engine.play.compose import compose
from alhambra.engine.play.fingerprint import hash_position, is_same_position
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.ruleset import Rules
from alhambra.engine.rules.setup import Setup
from alhambra.engine.turns import deal, explain, outcome, preview, turn
from alhambra.engine.turns.outcome import Outcome, Sheet
from alhambra.engine.turns.preview import Preview
from alhambra.engine.turns.supply import Deck
from alhambra.engine.turns.table import Table
from alhambra.engine.view.view import View


def key_of(seed: int | bytes | str | Unchecked) -> bytes:
    """The secret key of a seed; numbers and texts are for tests and studies."""
    if not isinstance(seed, int | bytes | str):
        raise make_type_error("a seed, which is a whole number, a text or bytes", seed)
    return seed if isinstance(seed, bytes) else str(seed).encode()


class Game(Table):  # noqa: PLW1641 - a game changes, so it has no hash
    """One game in play.

    `Game(setup, seed)` deals a game; the same set-up and seed give the same game everywhere. Without a seed the deal
    is random and secret. The name of a game will do for its set-up, and `Game()` is the base game for three.
    `to_act` is the seat that decides, `legal_actions()` what it may do, `apply(action)` does it; `view(seat)` is what a
    player may know.
    With `keeps_record` it notes events and draws, and `pop()` takes actions back.
    """

    def __init__(
        self,
        setup: Setup | Rules | str | Unchecked = "alhambra",
        seed: int | bytes | str | Chance | Unchecked | None = None,
        keeps_record: bool | Unchecked = False,
    ) -> None:
        rules = setup if isinstance(setup, Rules) else compose(setup)
        if not isinstance(keeps_record, bool):
            raise make_type_error("keeps_record=True or False", keeps_record)
        super().__init__(rules)
        self.chance: Chance = _NO_CHANCE
        if isinstance(seed, Chance):
            self.chance = seed
        elif seed is not None:
            self.chance = Seeded(key_of(seed))
        elif not isinstance(setup, Rules):
            self.chance = Seeded(secrets.token_bytes(32))
        self.deck = Deck(rules.card_classes, rules.class_count)
        self.bags: list[vec[i64]] = []
        self.journal: list[Event] | None = [] if keeps_record else None
        # What chance did, for a record: pieces drawn, by stream.
        self.draws: list[tuple[str, int]] | None = [] if keeps_record else None
        self._counted: list[vec[i64]] = []  # buildings by party and type, while awards are computed
        self._codes = Codes()
        self._listed = False  # do `_codes` hold the legal actions of this moment?
        self._past: list[Past] | None = [] if keeps_record else None  # what `pop` goes back to
        if self.chance is not _NO_CHANCE:
            deal.deal(self)
            turn.advance(self)

    def clone(self) -> "Game":
        """An independent copy, which keeps no record."""
        other = Game(self.rules)
        other._share(self)
        other._own()
        other.states = [state.clone() for state in self.states]
        other.chance = self.chance.clone()
        other.deck = self.deck.clone()
        other.bags = [bag[:] for bag in self.bags]
        return other

    # --- who decides what ---------------------------------------------------------------------------

    @property
    def setup(self) -> Setup:
        """What is played."""
        return self.rules.setup

    @property
    def to_act(self) -> int:
        """The seat that decides now; -1 when the game is over."""
        return NONE if self.is_over else seat_of(self.top())

    @property
    def decision(self) -> str:
        """The name of the open decision ("act", "place", …), "" when the game is over."""
        return "" if self.is_over else self.rules.stages[stage_of(self.top())].name

    def top(self) -> i64:
        """The entry on top of the agenda."""
        return self.agenda[len(self.agenda) - 1]

    def put_next(self, entry: i64) -> None:
        """Put an entry on top of the agenda: it comes next."""
        self.agenda = append(self.agenda, entry)

    def take_next(self) -> i64:
        """Take the top entry off the agenda."""
        self.agenda, entry = pop(self.agenda)
        return entry

    # --- actions --------------------------------------------------------------------------------------

    def list_codes(self) -> Codes:
        """The legal actions, in the engine's own list: valid until the next action."""
        if not self._listed:
            self._codes.size = 0
            if not self.is_over:
                turn.offer(self, self._codes)
            self._listed = True
        return self._codes

    def legal_codes(self) -> vec[i64]:
        """All legal actions as codes, in a fixed order. Empty when the game is over."""
        return self.list_codes().list_from(0)

    def apply_code(self, code: i64) -> None:
        """Carry out an action known to be legal."""
        self._listed = False
        self.steps += 1
        turn.apply(self, code)
        turn.advance(self)

    def play_randomly(self, luck: Fast) -> tuple[int, int]:
        """Play to the end, each legal action with the same chance; return how many were taken and how many listed."""
        taken: i64 = 0
        listed: i64 = 0
        while not self.is_over:
            codes = self.list_codes()
            taken += 1
            listed += codes.size
            self.apply_code(codes.items[luck.draw_below(codes.size)])
        return taken, listed

    def note_draw(self, stream: str, piece: i64) -> None:
        """Enter a piece drawn from a supply (REMADE: the supply was made again) into the draws, if they are kept."""
        if self.draws is not None:
            self.draws.append((stream, piece))

    def note(self, key: str, seat: i64, values: dict[str, str | int], only: i64 = EVERYBODY) -> None:
        """Enter an event into the journal, if there is one."""
        if self.journal is not None:
            self.journal.append(Event(key, seat, values, only))

    # --- the library's edge ---------------------------------------------------------------------------

    def view(self, viewer: int | Unchecked) -> View:
        """What that seat (-1: a spectator) may know."""
        if not isinstance(viewer, int):
            raise make_type_error("the number of a seat, as game.view(0), or -1 for a spectator", viewer)
        if not -1 <= viewer < len(self.seats):
            raise OutOfRange("seat", seat=viewer, last=len(self.seats) - 1)
        return View(self, viewer)

    def legal_actions(self) -> list[Action]:
        """All legal actions, in a fixed order. Empty when the game is over."""
        return [Action(self.rules, code) for code in self.legal_codes()]

    def parse(self, text: str | Unchecked) -> Action:
        """The action that a text in notation stands for, legal or not; InvalidNotation if it stands for none."""
        if not isinstance(text, str):
            raise make_type_error('an action in notation, as game.parse("take fl5")', text)
        return Action(self.rules, parse_code(self, text))

    def code_of(self, action: Action | int | str | Unchecked) -> i64:
        """The code of an action, however it is given."""
        if isinstance(action, Action | str):
            return parse_code(self, action)
        if not isinstance(action, int):
            raise make_type_error('an action, as game.legal_actions()[0], "take fl5" or its code', action)
        if not 0 <= action < CODE_LIMIT:
            raise IllegalAction("code", code=str(action))
        return action

    def apply(self, action: Action | int | str | Unchecked) -> None:
        """Carry out an action. IllegalAction names the rule that forbids it, and then nothing has changed."""
        code = self.code_of(action)
        if not self.list_codes().has_code(code):
            raise explain.make_error(self, code)
        if self._past is not None:
            self._past.append(self._note_past(code))
        self.apply_code(code)

    def _note_past(self, code: i64) -> "Past":
        """The game before an action. Its legal actions stay with it: play lists others."""
        before = self.clone()
        before._codes, self._codes = self._codes, before._codes
        before._listed = True
        return Past(code, before, len(self.journal or []), len(self.draws or []))

    def pop(self) -> Action:
        """Take the last action back, and return it.

        Chance goes back too: the same action leads to the same again. Only a game made with `keeps_record` can do
        that, as far as its actions went through `apply`; IndexError if there is none left, ValueError for other games
        and for actions that went through `apply_code`.
        """
        if self._past is None:
            raise ValueError("this game keeps no record: make it with keeps_record=True, or clone it before an action")
        if not self._past:
            raise IndexError("there is no action to take back")
        if self.steps != self._past[len(self._past) - 1].game.steps + 1:
            raise ValueError("the last action went through apply_code: only those of apply can be taken back")
        past = self._past.pop()
        before = past.game
        self._share(before)
        self.chance = before.chance
        self.deck = before.deck
        self.bags = before.bags
        self._codes = before._codes
        self._listed = before._listed
        del (self.journal or [])[past.events :]
        del (self.draws or [])[past.draws :]
        return Action(self.rules, past.code)

    def is_legal(self, action: Action | int | str | Unchecked) -> bool:
        """May the player who decides do that now? A text that is not an action is not legal either."""
        try:
            return self.list_codes().has_code(self.code_of(action))
        except AlhambraError:
            return False

    def why_not(self, action: Action | int | str | Unchecked) -> Refusal | None:
        """The rule that forbids an action now, and why; None if the action is legal."""
        return explain.why_not(self, self.code_of(action))

    def preview(self, action: Action | int | str | Unchecked) -> Preview:
        """What a legal action does to walls, buildings and points, as far as its player can know it."""
        code = self.code_of(action)
        if not self.list_codes().has_code(code):
            raise explain.make_error(self, code)
        return preview.preview(self, code)

    def projection(self, scoring: int | Unchecked | None = None) -> list[int]:
        """Points per party if the next scoring (or scoring 1, 2 or 3) were held now."""
        if scoring is not None and not isinstance(scoring, int):
            raise make_type_error("the number of a scoring, as game.projection(3)", scoring)
        if scoring is not None and not 1 <= scoring <= 3:
            raise OutOfRange("scoring", scoring=scoring)
        return preview.project(self, preview.find_next_scoring(self) if scoring is None else scoring - 1)

    # --- as an object -----------------------------------------------------------------------------------

    @property
    def position(self) -> str:
        """Everything on the table as text, including what is hidden; `alhambra.record.parse_position` reads it."""
        return str(HOOKS["position"](self))

    @property
    def position_hash(self) -> int:
        """A number below 2**62 that is equal for equal positions, in every process and on every machine."""
        return hash_position(self)

    def __eq__(self, other: object) -> bool:
        """Is it the same position? How it came about, and what chance will bring, may differ."""
        return isinstance(other, Game) and is_same_position(self, other)

    def copy(self) -> "Game":
        """An independent copy, which keeps a record if this game does."""
        other = self.clone()
        if self._past is not None:
            other.journal, other.draws = [*(self.journal or [])], [*(self.draws or [])]
            other._past = [past.clone() for past in self._past]
        return other

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Game":
        return self.copy()

    def __reduce__(self) -> Any:
        return HOOKS["reduce"](self)

    def __str__(self) -> str:
        return str(HOOKS["text"](self))

    def __repr__(self) -> str:
        where = "over" if self.is_over else f"seat {self.to_act} decides ({self.decision})"
        return f"<Game {self.setup}; step {self.steps}, {where}>"

    def _repr_svg_(self) -> str:
        return str(HOOKS["svg"](self))

    @property
    def outcome(self) -> Outcome | None:
        """Who has won, and the score sheet; None while the game is played."""
        return outcome.find_outcome(self)

    def score_sheet(self) -> list[Sheet]:
        """The scorings that have taken place, category by category."""
        return outcome.score_sheet(self)


class Past:
    """A game before an action: what taking it back needs."""

    def __init__(self, code: i64, game: Game, events: int, draws: int) -> None:
        self.code = code
        self.game = game
        self.events = events
        self.draws = draws

    def clone(self) -> "Past":
        """An independent copy."""
        return Past(self.code, self.game.clone(), self.events, self.draws)


_NO_CHANCE: Final = Chance()


def keep_record(game: Game) -> None:
    """From now on a game notes events and draws, and takes actions back."""
    game.journal, game.draws, game._past = [], [], []
