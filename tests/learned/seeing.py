"""What is seen of a position."""

from librt.vecs import vec
from mypy_extensions import i16

from alhambra import Game
from alhambra.bots.learned.position_inputs import PositionInputs


def seen(game: Game, seat: int) -> dict[int, int]:
    """The inputs of a position that are not 0, freshly looked at."""
    inputs = PositionInputs(game)
    inputs.look(game, seat)
    indices, values = inputs.list_inputs(vec[i16](), vec[i16]())
    found: dict[int, int] = {}
    for index, value in zip(indices, values, strict=True):
        found[int(index)] = found.get(int(index), 0) + int(value)
    return {index: value for index, value in found.items() if value}
