"""A record as a notebook shows it: who played what, the table at the end, and the score sheet."""

from html import escape

from alhambra.engine.errors import AlhambraError
from alhambra.engine.hooks import HOOKS
from alhambra.record.fields import header_fields
from alhambra.record.record import Record
from alhambra.record.replay import Replay
from alhambra.record.sheet_html import sheet_html


def record_html(record: Record) -> str:
    """Headers, table and score sheet; a record that cannot be replayed says why."""
    fields = "".join(
        f"<tr><th>{escape(name)}</th><td>{escape(value)}</td></tr>" for name, value in header_fields(record).items()
    )
    return f"<table>{fields}</table>{end_html(record)}"


def end_html(record: Record) -> str:
    """The table after the last step."""
    try:
        replay = Replay(record)
        game = replay.at(len(replay))
    except AlhambraError as error:
        return f"<p>{escape(str(error))}</p>"
    return f"<div>{HOOKS['svg'](game)}</div>{sheet_html(game.score_sheet())}"
