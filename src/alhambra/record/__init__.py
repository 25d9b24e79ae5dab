"""Games on paper: positions, records, replays, their verification, and the log in words.

`alhambra.record.verify` and `alhambra.record.narrate` each have a function of that name.

Each name is imported when it is first asked for: most programs use few of them, and should start fast.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from alhambra.record.setup_text import parse_setup, setup_text  # at once: the module has the name of its function

if TYPE_CHECKING:
    from alhambra.record.json_form import from_json, to_json
    from alhambra.record.narrate import Narrator
    from alhambra.record.position import parse_position, position_text
    from alhambra.record.record import Record, Step
    from alhambra.record.recorder import Recorder
    from alhambra.record.replay import BrokenRecord, Replay
    from alhambra.record.stream import read_records, records_text
    from alhambra.record.text_form import parse_record, record_text
    from alhambra.record.verify import Finding, Verdict

__all__ = [
    "BrokenRecord",
    "Finding",
    "Narrator",
    "Record",
    "Recorder",
    "Replay",
    "Step",
    "Verdict",
    "from_json",
    "parse_position",
    "parse_record",
    "parse_setup",
    "position_text",
    "read_records",
    "record_text",
    "records_text",
    "setup_text",
    "to_json",
]

_MODULES = {
    "from_json": "json_form",
    "to_json": "json_form",
    "Narrator": "narrate",
    "parse_position": "position",
    "position_text": "position",
    "Record": "record",
    "Step": "record",
    "Recorder": "recorder",
    "BrokenRecord": "replay",
    "Replay": "replay",
    "read_records": "stream",
    "records_text": "stream",
    "parse_record": "text_form",
    "record_text": "text_form",
    "Finding": "verify",
    "Verdict": "verify",
}


def __dir__() -> list[str]:
    """All names, also those that nobody has asked for yet."""
    return sorted({*globals(), *__all__})


def __getattr__(name: str) -> Any:
    """A name of ours, from its module."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)
