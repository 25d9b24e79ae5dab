"""Games on paper: positions, records, replays, their verification, and the log in words.

`alhambra.record.verify` and `alhambra.record.narrate` each have a function of that name.
"""

from alhambra.record.json_form import from_json, to_json
from alhambra.record.narrate import Narrator
from alhambra.record.position import parse_position, position_text
from alhambra.record.record import Record, Step
from alhambra.record.recorder import Recorder
from alhambra.record.replay import BrokenRecord, Replay
from alhambra.record.setup_text import parse_setup, setup_text
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
