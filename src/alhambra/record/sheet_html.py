"""The score sheet as an HTML table, as a notebook shows it."""

from collections.abc import Sequence
from html import escape

from alhambra.engine.turns.outcome import Row, Sheet


def sheet_html(sheets: Sequence[Sheet]) -> str:
    """A table with a row for each category, and for each scoring the number and the points of every party."""
    if not sheets:
        return "<p>No scoring has taken place yet.</p>"
    parties = len(sheets[0].points)
    heads = "".join(f'<th colspan="{parties}">scoring {sheet.scoring}</th>' for sheet in sheets)
    names = "".join(f"<th>{party + 1}</th>" for _ in sheets for party in range(parties))
    rows = "".join(
        f"<tr><th>{escape(row.category)}</th>{''.join(write_cells(sheet.rows[number]) for sheet in sheets)}</tr>"
        for number, row in enumerate(sheets[0].rows)
    )
    totals = "".join(f"<td><b>{points}</b></td>" for sheet in sheets for points in sheet.points)
    return (
        f"<table><thead><tr><th></th>{heads}</tr><tr><th>party</th>{names}</tr></thead>"
        f"<tbody>{rows}<tr><th>points</th>{totals}</tr></tbody></table>"
    )


def write_cells(row: Row) -> str:
    """The points of each party in a category, and in small print what they are for."""
    pairs = zip(row.points, row.counts, strict=True)
    return "".join(f"<td>{points or ''} <small>({count})</small></td>" for points, count in pairs)
