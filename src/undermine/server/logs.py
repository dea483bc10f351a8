"""The log of the server: one line for each event, as text or as JSON.

A line has the fields of `Fields` and no others, so that no token, seed, card or chat text gets into
it. Of an error its type and traceback are logged, not its message, which may quote a card. Other
libraries are logged from `info` on, since at `debug` they print whole messages.

>>> text_line(1_700_000_000, "info", "table opened", {"code": "red-lamp", "seats": 5})
'2023-11-14T22:13:20Z info    table opened code=red-lamp seats=5'
"""

from __future__ import annotations

import logging
import sys
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, Literal, TextIO, TypedDict, Unpack

import msgspec

LONGEST: Final = 200
"""The largest length of a field; a longer one is cut."""


class Fields(TypedDict, total=False):
    """The fields that a line may have beside its event, which is a fixed phrase."""

    code: str
    """The code of a table."""
    game: str
    """The id of a game, or the name of a ruleset."""
    number: int
    seats: int
    seat: int
    seq: int
    entries: int
    people: int
    bots: int
    bot: str
    """The name of a bot."""
    status: str
    why: str
    """A fixed word, such as those of `protocol.Why`."""
    rule: str
    host: str
    port: int
    url: str
    node: str
    """The address of another node."""
    path: str
    """A file or folder of the server."""
    version: str
    schema: int
    pid: int
    jobs: int
    seconds: float
    count: int
    rooms: int
    sockets: int
    parked: int
    removed: int
    what: str
    """A sentence for the operator, composed by the server."""
    error: BaseException


class Log:
    """A logger with typed fields: `log.info("table opened", code=code, seats=5)`."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)

    def debug(self, event: str, **fields: Unpack[Fields]) -> None:
        """Log an event that is of interest only for debugging."""
        self._write(logging.DEBUG, event, fields)

    def info(self, event: str, **fields: Unpack[Fields]) -> None:
        """Log an ordinary event."""
        self._write(logging.INFO, event, fields)

    def warning(self, event: str, **fields: Unpack[Fields]) -> None:
        """Log a problem that the server can handle."""
        self._write(logging.WARNING, event, fields)

    def error(self, event: str, **fields: Unpack[Fields]) -> None:
        """Log a failure that the operator should look into."""
        self._write(logging.ERROR, event, fields)

    def _write(self, level: int, event: str, fields: Fields) -> None:
        if self._logger.isEnabledFor(level):
            self._logger.log(level, "%s", event, extra={"fields": _plain(fields)})


log: Final = Log("undermine.server")


def configure(level: str, style: Literal["text", "json"], stream: TextIO | None = None) -> None:
    """Log events of this level and above, to standard error by default."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_Line(style))
    least = logging.getLevelNamesMapping()[level.upper()]
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(least, logging.INFO))
    logging.getLogger("undermine").setLevel(least)


class _Line(logging.Formatter):
    """Formats a log record as one line."""

    def __init__(self, style: Literal["text", "json"]) -> None:
        super().__init__()
        self._write = text_line if style == "text" else json_line

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, Any] = dict(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[1]:
            fields["error"] = _trace(record.exc_info[1])
        return self._write(record.created, record.levelname.lower(), _event(record), fields)


def text_line(at: float, level: str, event: str, fields: Mapping[str, object]) -> str:
    """A log line as text."""
    words = [f"{name}={_quoted(value)}" for name, value in fields.items()]
    return " ".join([_time(at), f"{level:<7}", event, *words])


def json_line(at: float, level: str, event: str, fields: Mapping[str, object]) -> str:
    """A log line as JSON."""
    line = {"at": _time(at), "level": level, "event": event, **fields}
    return msgspec.json.encode(line).decode()


def _plain(fields: Fields) -> dict[str, object]:
    """The fields that are allowed, short and printable."""
    return {
        name: _trace(value) if isinstance(value, BaseException) else _cut(value)
        for name, value in fields.items()
        if name in Fields.__annotations__
    }


def _cut(value: object) -> object:
    return value if isinstance(value, int | float) else str(value)[:LONGEST]


def _trace(error: BaseException) -> str:
    """The type and the traceback of an error, without its message."""
    frames = traceback.extract_tb(error.__traceback__)[::-1]
    places = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    return " < ".join([type(error).__name__, *places])


def _event(record: logging.LogRecord) -> str:
    """The event of a record; of other libraries the first line, of asyncio without its values."""
    if record.name.startswith("undermine"):
        return record.getMessage()
    message = record.getMessage().partition("\n")[0]
    if record.name == "asyncio":
        message = message.partition("(")[0].partition("<")[0]
    return f"{record.name}: {message[:LONGEST]}".rstrip()


def _quoted(value: object) -> str:
    text = str(value)
    is_plain = text.isprintable() and text and not set(text) & set(' "=')
    return text if is_plain else msgspec.json.encode(text).decode()


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
