"""Trying one's own actions out in a sampled world, without letting chance in."""

from mypy_extensions import i64

from alhambra.engine.actions.agenda import END_TURN, PLACE, entry_of, seat_of, stage_of
from alhambra.engine.play.game import Game
from alhambra.engine.turns import turn


def play_own(game: Game, code: i64) -> bool:
    """Carry out an action, but stop where the turn ends: what is drawn then is nobody's doing.

    Says whether somebody has a decision to take; False means that the turn (or the game) is over.
    """
    game._listed = False
    turn.apply(game, code)
    while not game.is_over:
        entry = game.top()
        stage = stage_of(entry)
        if game.rules.is_decision[stage] != 0:
            return True
        if stage == END_TURN:
            seat = seat_of(entry)
            if len(game.seats[seat].bought) == 0:
                return False
            game.put_next(entry_of(PLACE, seat))
            return True
        game.take_next()
        turn.run(game, stage, entry)
    return False
