"""A recorder plays a game and keeps its record."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace

from alhambra.engine.chance import Chance, Fast, Seeded
from alhambra.engine.component_data import components_digest
from alhambra.engine.errors import make_type_error
from alhambra.engine.events import Event
from alhambra.engine.notation.action import Action
from alhambra.engine.play.game import Game, keep_record, key_of
from alhambra.engine.rules.ruleset import Rules
from alhambra.engine.rules.setup import Setup
from alhambra.record.draws import HIDDEN, draw_text, hide
from alhambra.record.position import parse_position, position_text
from alhambra.record.record import DEAL, NOBODY, Record, Step, commit_to


def check_names(names: Sequence[str], players: int) -> tuple[str, ...]:
    """The names of all players, or of none."""
    if names and (isinstance(names, str) or len(names) != players or not all(isinstance(name, str) for name in names)):
        expected = f'names, one for each of the {players} players, as names=("Ana", "Boabdil", …)'
        raise make_type_error(expected, names)
    return tuple(names)


class Recorder:
    """A game in play, with everything that has happened in it.

    `recorder.game` may be looked at; actions go through `apply`. Without a seed the game is dealt from a secret key of
    its own; a game whose chance is not seeded (one on a real table), or that begins at a position, has no key.
    """

    def __init__(
        self,
        setup: Setup | str,
        seed: int | bytes | str | Chance | None = None,
        names: Sequence[str] = (),
        headers: Mapping[str, str] | None = None,
    ) -> None:
        self.key = b"" if isinstance(seed, Chance) else secrets.token_bytes(32) if seed is None else key_of(seed)
        self.game = Game(setup, seed if isinstance(seed, Chance) else Seeded(self.key), keeps_record=True)
        self.names = check_names(names, self.game.setup.players)
        self.headers = dict(headers or {})
        if components_digest():
            self.headers["Components"] = components_digest()
        self.position = ""  # where the game began, if not with the deal
        self.steps: list[Step] = []
        self._events: list[list[Event]] = []  # by step
        self._enter(NOBODY, DEAL)

    @classmethod
    def from_position(
        cls,
        position: str,
        chance: Chance | None = None,
        names: Sequence[str] = (),
        headers: Mapping[str, str] | None = None,
    ) -> "Recorder":
        """A recorder of a game that begins at a position; what is shuffled again later is up to `chance`."""
        game = parse_position(position, chance)
        recorder = cls(game.setup, Fast(0), names, headers)
        keep_record(game)
        recorder.game, recorder.position = game, position_text(game, one_line=True)
        recorder.steps, recorder._events = [], []
        recorder._enter(NOBODY, DEAL)
        return recorder

    def apply(self, action: Action | int | str) -> Step:
        """Carry out an action and return its step; IllegalAction (and nothing changed) if the rules forbid it."""
        game = self.game
        chosen = Action(game.rules, action) if isinstance(action, int) else game.parse(str(action))
        seat = game.to_act
        game.apply(chosen)
        return self._enter(seat, str(chosen))

    def pop(self) -> Step:
        """Take the last action back and return its step; IndexError if there is none.

        `Game.pop` says what that means for chance.
        """
        self.game.pop()
        self._events.pop()
        return self.steps.pop()

    @property
    def events(self) -> list[Event]:
        """What happened in the last step."""
        return self._events[-1]

    def _enter(self, seat: int, action: str) -> Step:
        """Enter what has just happened."""
        game = self.game
        draws = [draw_text(game.rules, stream, piece) for stream, piece in game.draws or []]
        self._events.append(list(game.journal or []))
        game.draws, game.journal = [], []
        self.steps.append(Step(len(self.steps), seat, action, tuple(draws)))
        return self.steps[-1]

    def record(self, full: bool = False) -> Record:
        """The record so far. While the game is played it has no key, and no secret of anybody's unless it is `full`."""
        game = self.game
        is_open = full or game.is_over
        steps = self.steps if is_open else [hidden(game.rules, step) for step in self.steps]
        return Record(
            setup=game.setup,
            steps=tuple(steps),
            names=self.names,
            headers=dict(self.headers),
            commitment=commit_to(self.key) if self.key else "",
            key=self.key.hex() if game.is_over else "",
            result=tuple(int(score) for score in game.scores) if game.is_over else (),
            position=self.position,
        )


def hidden(rules: Rules, step: Step) -> Step:
    """The step as everybody may see it while the game is played."""
    kinds = {kind.name: kind for kind in rules.kinds if kind.is_secret}
    word = step.action.split()[0]
    action = " ".join([word, *[HIDDEN] * len(kinds[word].fields)]) if word in kinds else step.action
    return replace(step, action=action, draws=tuple(hide(rules, draw) for draw in step.draws))
