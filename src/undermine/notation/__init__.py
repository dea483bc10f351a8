"""Text for everything: actions, positions and whole games, read and written."""

from undermine.notation.actions import parse_action, write_action
from undermine.notation.errors import NotationError
from undermine.notation.positions import parse_position, write_position
from undermine.notation.records import Entry, Fact, Record, parse_record, write_record

__all__ = [
    "Entry",
    "Fact",
    "NotationError",
    "Record",
    "parse_action",
    "parse_position",
    "parse_record",
    "write_action",
    "write_position",
    "write_record",
]
