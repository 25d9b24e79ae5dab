"""A record played again, forward and back, by what chance did then."""

from collections.abc import Iterator
from typing import Final, cast

from alhambra.engine.chance import Chance, Recorded
from alhambra.engine.errors import AlhambraError, InvalidNotation, make_type_error
from alhambra.engine.events import Event
from alhambra.engine.notation.notation import PAYMENT, find_kind, parse_action
from alhambra.engine.play.compose import compose
from alhambra.engine.play.game import Game, keep_record
from alhambra.engine.refusal import Refusal
from alhambra.engine.rules.ruleset import Rules
from alhambra.engine.turns.explain import find_missing_card
from alhambra.engine.view.view import SPECTATOR, deal_unseen
from alhambra.record.draws import HIDDEN, draw_text, group_by_supply, is_hidden, parse_draw
from alhambra.record.position import parse_position
from alhambra.record.record import Record, Step
from alhambra.texts.catalogue import catalogue

COPY_STEPS: Final = 16  # steps after which the game is kept again, to go back to


class BrokenRecord(AlhambraError):
    """A record that does not hold: `step` says where, `refusal` why."""

    def __init__(self, step: int, refusal: Refusal) -> None:
        super().__init__(refusal.key, refusal.rule, **refusal.values)
        self.step = step

    def __str__(self) -> str:
        return catalogue("en").text("finding", step=self.step, reason=super().__str__())


class Replay:
    """The games of a record, step by step.

    Every action is checked, and so is that chance draws what the record says. With `trust` neither is: for records of
    an older version of the rules. `chance` takes the place of what the record says was drawn.
    """

    def __init__(self, record: Record, trust: bool = False, chance: Chance | None = None) -> None:
        if not isinstance(record, Record):
            raise make_type_error("a record, as Replay(parse_record(text))", record)
        self.record = record
        self.rules = compose(record.setup)
        self.rules.ends_idle = record.rules != "1.0"
        self.trust = trust
        self.read, self.unread = parse_draws(self.rules, record)
        self.chance = chance or Recorded(group_by_supply(self.read), {})
        self._kept: list[Game] = []

    def __len__(self) -> int:
        """The number of steps, the deal not counted."""
        return len(self.record.steps) - 1

    def __iter__(self) -> Iterator[Game]:
        """The game after the deal and after each further step. Raises BrokenRecord at the first that does not hold."""
        for game, _ in self.walk():
            yield game.clone()

    def walk(self) -> Iterator[tuple[Game, list[Event]]]:
        """One and the same game after each step, with the events of that step."""
        game = self._dealt()
        yield game, list(game.journal or [])
        for step in self.record.steps[1:]:
            self._carry_out(game, step)
            yield game, list(game.journal or [])

    def at(self, number: int) -> Game:
        """The game after that step; 0 is the deal."""
        if not 0 <= number <= len(self):
            raise IndexError(number)
        if not self._kept:
            self._kept.append(self._dealt())
        while len(self._kept) <= number // COPY_STEPS:
            self._kept.append(self._further((len(self._kept) - 1) * COPY_STEPS, len(self._kept) * COPY_STEPS))
        return self._further(number - number % COPY_STEPS, number)

    def resume(self, chance: Chance, number: int | None = None) -> Game:
        """The game after the last step (or that one), to be played on: what nobody can know is dealt by chance."""
        last = len(self) if number is None else number
        source = Recorded(group_by_supply(self.read[: last + 1]), {}, chance)
        game = Replay(self.record, self.trust, source).at(last)
        game.chance = cast(Recorded, game.chance).rest or chance
        deal_unseen(game.view(SPECTATOR), game, game.chance)
        return game

    # --- one step -------------------------------------------------------------------------------------

    def _dealt(self) -> Game:
        if self.record.position:
            return self._laid_out()
        game = Game(self.rules, self.chance.clone(), keeps_record=True)
        self._compare(game, self.record.steps[0])
        return game

    def _laid_out(self) -> Game:
        """The game at the position with which the record begins; BrokenRecord if it is none of this set-up."""
        chance = self.chance.clone()
        if isinstance(chance, Recorded):
            chance.times = dict.fromkeys(chance.supplies, 1)  # what lies in the position has been shuffled once
        try:
            game = parse_position(self.record.position, chance)
            if game.setup != self.record.setup:
                raise InvalidNotation("record-header", header="Position", text=str(game.setup))
        except AlhambraError as error:
            raise BrokenRecord(0, error.refusal) from error
        keep_record(game)
        return game

    def _further(self, start: int, end: int) -> Game:
        """The game after step `end`, from the one that was kept after step `start`."""
        game = self._kept[start // COPY_STEPS].clone()
        for step in self.record.steps[start + 1 : end + 1]:
            self._carry_out(game, step)
        return game.clone()

    def _carry_out(self, game: Game, step: Step) -> None:
        """One step; BrokenRecord if it does not hold."""
        game.draws, game.journal = [], []
        try:
            if step.seat != game.to_act and not game.is_over:
                raise InvalidNotation("record-seat", "A-8", expected=game.to_act + 1, found=step.seat + 1)
            if HIDDEN in step.action.split():
                raise InvalidNotation("record-hidden")
            if self.trust:
                play_unchecked(game, step)
            else:
                game.apply(step.action)
        except AlhambraError as error:
            raise BrokenRecord(step.number, error.refusal) from error
        self._compare(game, step)

    def _compare(self, game: Game, step: Step) -> None:
        """Has chance done what the record says?"""
        if step.number >= len(self.read):
            raise BrokenRecord(step.number, self.unread)
        if self.trust:
            return
        found = [draw_text(self.rules, stream, piece) for stream, piece in game.draws or []]
        if found != list(step.draws):
            values: dict[str, str | int] = {"expected": " ".join(found), "found": " ".join(step.draws)}
            raise BrokenRecord(step.number, Refusal("", "record-draws", values))
        if min(game.deck.census) < 0:
            raise BrokenRecord(step.number, Refusal("A-7", "record-pile"))


def parse_draws(rules: Rules, record: Record) -> tuple[list[list[tuple[str, int]]], Refusal]:
    """The draws step by step, up to the first that cannot be read, and why that one cannot."""
    read: list[list[tuple[str, int]]] = []
    for step in record.steps:
        if any(is_hidden(draw) for draw in step.draws):
            break
        try:
            read.append([parse_draw(rules, draw) for draw in step.draws])
        except AlhambraError as error:
            return read, error.refusal
    return read, Refusal("", "record-hidden")


def play_unchecked(game: Game, step: Step) -> None:
    """Carry out an action whether it is legal or not; InvalidNotation if it cannot be done at all."""
    code = parse_action(game.rules, step.action)
    is_payment = "payment" in find_kind(game.rules, code).fields
    if is_payment and find_missing_card(game, step.seat, PAYMENT.money(code)) >= 0:
        raise InvalidNotation("record-impossible", text=step.action)
    try:
        game.apply_code(code)
    except (ValueError, LookupError) as error:  # what a list or palace says when something is not there
        raise InvalidNotation("record-impossible", text=step.action) from error


def replay(record: Record, trust: bool = False) -> Iterator[Game]:
    """The game after the deal and after each further step of a record."""
    return iter(Replay(record, trust))
