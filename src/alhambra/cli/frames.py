"""A recorded game, one frame a step: what happened, and how the table lies then."""

from collections.abc import Iterator
from dataclasses import dataclass

from alhambra.cli.language import find_texts, say
from alhambra.engine.events import Event
from alhambra.engine.palace.plan import Cell
from alhambra.engine.pieces.cells import cell_xy
from alhambra.engine.play.game import Game
from alhambra.engine.rules.setup import CHECKED_RULES
from alhambra.engine.view.view import SPECTATOR, View
from alhambra.record.narrate import Narrator
from alhambra.record.record import Record, Step
from alhambra.record.replay import Replay
from alhambra.record.text_form import line_text


@dataclass(frozen=True)
class Frame:
    """A step, its log in words, what the record remarks on it, and the cells built upon by seat."""

    step: Step
    log: tuple[str, ...]
    remarks: tuple[str, ...]
    built: dict[int, tuple[Cell, ...]]
    scores: tuple[int, ...]

    @property
    def lines(self) -> tuple[str, ...]:
        """All there is to read."""
        return self.log + self.remarks


class Film:
    """A record to look at: `frames` in order, and the game at any of them. Raises BrokenRecord if it does not hold."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.replay = Replay(record, trust=record.rules not in CHECKED_RULES)
        self.narrator = Narrator(self.replay.rules, find_texts().language, record.names)
        self.frames = list(self._frames())

    def _frames(self) -> Iterator[Frame]:
        for step, (game, events) in zip(self.record.steps, self.replay.walk(), strict=True):
            scores = tuple(int(score) for score in game.scores)
            yield Frame(step, tuple(self.narrator.log(events)), self.list_remarks(step), find_built(events), scores)

    def list_comments(self, step: Step) -> tuple[str, ...]:
        """The comments on a step; those before the first one belong to the deal."""
        return (*(self.record.comments if step.number == 0 else ()), *step.comments)

    def list_remarks(self, step: Step) -> tuple[str, ...]:
        """The comments on a step, and the other ways the game could have gone on."""
        comments = [say("comment", text=comment) for comment in self.list_comments(step)]
        others = [say("variation", steps=line_text(line)) for line in step.variations]
        return (*comments, *others)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.frames) - 1

    def game_at(self, number: int) -> Game:
        """The game after a step."""
        return self.replay.at(number)

    def names(self) -> list[str]:
        """The players by name."""
        return [self.narrator.name_party(seat) for seat in range(self.record.setup.players)]

    def write_heading(self, number: int) -> str:
        """`Step 3 of 412: 2 take fl3`."""
        step = self.frames[number].step
        who = f"{self.narrator.name_party(step.seat)}: " if step.seat >= 0 else ""
        return say("heading", step=number, last=self.last, text=who + step.action)

    def draw_pictures(self) -> Iterator[str]:
        """The table after each step as SVG; money is open, for the game is over or everybody may look."""
        from alhambra.svg.art.languages import find_words  # noqa: PLC0415 - drawings take long to import
        from alhambra.svg.from_view import table_scene  # noqa: PLC0415
        from alhambra.svg.table import draw_table  # noqa: PLC0415

        language = find_texts().language
        for frame, (game, _) in zip(self.frames, self.replay.walk(), strict=True):
            view = View(game, SPECTATOR)
            scene = table_scene(view, self.names(), language=language, money_is_open=True, highlight=frame.built)
            words = find_words(language, tuple(game.rules.tiles.types))
            yield draw_table(scene, words=words, title=self.write_heading(frame.step.number))


def find_built(events: list[Event]) -> dict[int, tuple[Cell, ...]]:
    """The cells that somebody has just built upon, by seat."""
    cells: dict[int, tuple[Cell, ...]] = {}
    for event in events:
        cell = event.values.get("cell")
        if isinstance(cell, int) and event.key != "remove":
            cells[event.seat] = (*cells.get(event.seat, ()), cell_xy(cell))
    return cells
