"""A game as plain data and back: its position, and how far its chance has come."""

from alhambra.engine.chance import Chance, Fast, Seeded
from alhambra.engine.play.game import Game
from alhambra.record.position import parse_position, position_text

Plain = tuple[bytes | int, dict[str, int]]
"""A key and the numbers read from each stream, or the state of a fast generator."""


def reduce_game(game: Game) -> tuple[object, tuple[str, Plain]]:
    """What pickle needs. TypeError for a game whose chance is not of ours: it cannot be written down."""
    return restore_game, (position_text(game), chance_data(game.chance))


def restore_game(position: str, chance: Plain) -> Game:
    """The game that was written down; it goes on as the other would have."""
    return parse_position(position, restore_chance(chance))


def chance_data(chance: Chance) -> Plain:
    """How far a source of chance has come."""
    if isinstance(chance, Seeded):
        return chance.key, {name: int(stream.count) for name, stream in chance.streams.items()}
    if isinstance(chance, Fast):
        return int(chance.state), {}
    raise TypeError(f"a game with {type(chance).__name__} as its chance cannot be pickled")


def restore_chance(data: Plain) -> Chance:
    """The source that goes on from there."""
    start, counts = data
    if isinstance(start, int):
        fast = Fast(0)
        fast.state = start
        return fast
    seeded = Seeded(start)
    for name, count in counts.items():
        stream = seeded.stream(name)
        stream.count = count & ~15  # blocks are made at the beginning of sixteen numbers
        for _ in range(count & 15):
            stream.next_word()
    return seeded
