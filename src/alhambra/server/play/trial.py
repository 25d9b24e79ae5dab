"""The game of a table: tried actions, adopted ones, and those that can still be taken back."""

from collections.abc import Sequence
from dataclasses import dataclass

from alhambra.engine.chance import Seeded
from alhambra.engine.events import Event
from alhambra.engine.play.game import Game
from alhambra.engine.rules.ruleset import Rules
from alhambra.engine.rules.setup import Setup
from alhambra.record.draws import draw_text
from alhambra.record.position import parse_position
from alhambra.server.play.windows import Answer, is_window, window_text


@dataclass(frozen=True)
class Trial:
    """A game in which an action has been carried out, not adopted yet."""

    game: Game
    action: str
    draws: tuple[str, ...]
    events: tuple[Event, ...]
    is_final: bool  # can it not be taken back?


class Play:
    """A game, and how it came about. Nothing in here is on the disk: the log is."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: dict[int, tuple[Event, ...]] = {}  # by step
        self.past: list[tuple[int, int, Game]] = []  # step, seat and the game before: what may be taken back

    def try_out(self, action: str) -> Trial:
        """The game after an action; IllegalAction or InvalidNotation if there is no such thing now."""
        game = self._copy()
        chosen = game.parse(action)
        game.apply(chosen)
        return make_trial(game, str(chosen), is_revealing(game.rules, chosen.kind))

    def try_answers(self, answers: Sequence[Answer]) -> Trial:
        """The game after answers in a window, in order. They are several people's: nobody takes them back."""
        game = self._copy()
        for _, action in answers:
            game.apply(action)
        return make_trial(game, window_text(answers), True)

    def _copy(self) -> Game:
        game = self.game.clone()
        game.journal, game.draws = [], []
        return game

    def adopt(self, number: int, trial: Trial) -> None:
        """Make a trial the game."""
        seat, before = self.game.to_act, self.game
        if trial.is_final or (self.past and self.past[-1][1] != seat):
            self.past.clear()
        if not trial.is_final:
            self.past.append((number, seat, before))
        self.game = trial.game
        self.events[number] = trial.events

    def find_undoable_step(self, seat: int) -> int | None:
        """The number of the step that the seat may take back."""
        return self.past[-1][0] if self.past and self.past[-1][1] == seat else None

    def undo(self) -> None:
        """Take the last step back."""
        _, _, self.game = self.past.pop()


def is_revealing(rules: Rules, name: str) -> bool:
    """Does an action of that kind show something secret, although nothing is drawn?"""
    return any(kind.name == name and kind.reveals for kind in rules.kinds)


def make_trial(game: Game, action: str, is_revealing: bool) -> Trial:
    """What came of an action."""
    draws = tuple(draw_text(game.rules, stream, piece) for stream, piece in game.draws or [])
    is_final = bool(draws) or is_revealing or game.is_over
    return Trial(game, action, draws, tuple(game.journal or []), is_final)


def has_turn_ended(before: Game, after: Game) -> bool:
    """Is the turn over that was going on before? A window that opens comes after it."""
    is_opened = is_window(after) and not is_window(before)
    return bool(after.turns != before.turns or is_opened or after.is_over)


def deal_game(setup: Setup, key: str, origin: str) -> tuple[Play, tuple[str, ...]]:
    """A game before its first action, and what was drawn for it. `origin` is a position to begin with instead."""
    chance = Seeded(bytes.fromhex(key))
    if origin:
        return Play(parse_position(origin, chance)), ()
    game = Game(setup, chance, keeps_record=True)
    draws = tuple(draw_text(game.rules, stream, piece) for stream, piece in game.draws or [])
    play = Play(game)
    play.events[0] = tuple(game.journal or [])
    game.journal, game.draws = None, None
    return play, draws
