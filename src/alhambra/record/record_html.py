"""A record as a notebook shows it: who played what, the table at the end, and the score sheet."""

from collections.abc import Sequence
from html import escape

from alhambra.engine.errors import AlhambraError
from alhambra.engine.hooks import HOOKS
from alhambra.record.fields import list_headers
from alhambra.record.record import Record, Step
from alhambra.record.replay import Replay
from alhambra.record.sheet_html import sheet_html


def record_html(record: Record) -> str:
    """Headers, steps, table and score sheet; a record that cannot be replayed says why."""
    fields = "".join(
        f"<tr><th>{escape(name)}</th><td>{escape(value)}</td></tr>" for name, value in list_headers(record).items()
    )
    comments = "".join(f"<p><em>{escape(comment)}</em></p>" for comment in record.comments)
    steps = f"<details><summary>{len(record.steps) - 1} actions</summary>{steps_html(record, record.steps)}</details>"
    return f"<table>{fields}</table>{comments}{steps}{end_html(record)}"


def steps_html(record: Record, steps: Sequence[Step]) -> str:
    """Steps as a list, with comments and variations."""
    return f'<ol start="{steps[0].number}">{"".join(step_html(record, step) for step in steps)}</ol>'


def step_html(record: Record, step: Step) -> str:
    """Who played what, and what is remarked on it."""
    who = (record.names[step.seat] if record.names else f"Player {step.seat + 1}") + ": " if step.seat >= 0 else ""
    comments = "".join(f" <em>{escape(comment)}</em>" for comment in step.comments)
    return f"<li>{escape(who + step.action)}{comments}{''.join(steps_html(record, v) for v in step.variations)}</li>"


def end_html(record: Record) -> str:
    """The table after the last step."""
    try:
        replay = Replay(record)
        game = replay.at(len(replay))
    except AlhambraError as error:
        return f"<p>{escape(str(error))}</p>"
    return f"<div>{HOOKS['svg'](game)}</div>{sheet_html(game.score_sheet())}"
