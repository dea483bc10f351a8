"""Between structs and the columns of a table, in whatever database: lists are JSON there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

import msgspec

from undermine.server.logs import log
from undermine.server.store.base import (
    EntryRow,
    GameRow,
    StagedRow,
    TableRow,
    TalkRow,
    UnreadableError,
)

Row = EntryRow | GameRow | StagedRow | TableRow | TalkRow
EntryColumns = tuple[str, int, int, str, str, int]
"""The columns of an entry: its game, then its own fields."""
R = TypeVar("R", EntryRow, GameRow, StagedRow, TableRow, TalkRow)

_LISTS: Final = frozenset({"seats", "words", "scores", "tokens", "since", "actions"})
"""Columns that hold JSON."""


def columns(row: Row) -> list[object]:
    """What is stored of a row, in the order of its fields."""
    found = msgspec.structs.astuple(row)
    return [as_json(value) if isinstance(value, tuple) else value for value in found]


def entry_columns(name: str, after: int, rows: Sequence[EntryRow]) -> list[EntryColumns]:
    """The columns of some entries of a game, which must be the next ones."""
    found = [(name, row.seq, row.actor, row.action, row.how, row.at) for row in rows]
    if [line[1] for line in found] != list(range(after + 1, after + 1 + len(found))):
        raise ValueError(f"entries after {after} are numbered {[row.seq for row in rows]}")
    return found


def as_json(value: object) -> str:
    """A list as text."""
    return msgspec.json.encode(value).decode()


def read_rows(kind: type[R], rows: Sequence[Sequence[object]]) -> list[R]:
    """Structs from columns, which stand in the order of the fields."""
    return [as_struct(kind, row) for row in rows]


def readable(kind: type[R], rows: Sequence[Sequence[object]]) -> Iterator[R]:
    """Those rows that can be read: in a list one must not hide the others."""
    for row in rows:
        try:
            yield as_struct(kind, row)
        except UnreadableError as error:
            what = f"{kind.__name__} {row[0]!r} cannot be read"
            log.error("a row was left out", what=what, error=error.__cause__ or error)


def as_struct(kind: type[R], row: Sequence[object]) -> R:
    """A struct from its columns; raises `UnreadableError` if they make no sense."""
    names = kind.__struct_fields__
    try:
        found = dict(zip(names, map(_value, names, row), strict=True))
        return msgspec.convert(found, kind, strict=False)
    except ValueError as error:
        raise UnreadableError(f"{kind.__name__} {row[0]!r} cannot be read: {error}") from error


def _value(name: str, value: object) -> object:
    return msgspec.json.decode(str(value)) if name in _LISTS else value
