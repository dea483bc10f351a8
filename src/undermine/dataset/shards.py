"""Shards: a fixed number of games each, as the bytes of a Parquet file and of records.

A Parquet file holds no time and no name of a machine. Its bytes follow from its rows and from the
version of pyarrow, which is a parameter of the data set.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from undermine.dataset.arrow import parquet, pyarrow
from undermine.dataset.decisions import Decision, decisions_of, play_record
from undermine.dataset.plan import Plan, encoder_of, refuse_other_installation
from undermine.games import load
from undermine.notation.records import Record, write_record
from undermine.observation import Encoder
from undermine.resumable import written

_ROWS: Final = 4096
"""Rows of a row group; the last one of a shard may have fewer."""
_LEVEL: Final = 3
_WORDS: Final = ["bot", "action"]
"""Columns that repeat the same few words."""
_OPAQUE: Final = ("observation", "labels", "scores")
"""Columns of which a reader needs no minimum and maximum."""


class Shard(NamedTuple):
    """The contents of a shard: a Parquet file and a record for each game."""

    number: int
    decisions: bytes
    records: dict[int, str]


def make_shard(plan: Plan, number: int) -> Shard:
    """Play the games of a shard; runs in any process on any machine."""
    refuse_other_installation(plan)
    rules, encoder = load(plan.game), encoder_of(plan.game, plan.seats)
    records: dict[int, Record] = {
        game: play_record(plan.contest, game) for game in plan.numbers(number)
    }
    rows = [
        row
        for game, record in records.items()
        for row in decisions_of(rules, encoder, plan.contest, game, record)
    ]
    texts = {game: write_record(record) for game, record in records.items()}
    return Shard(number, write_rows(plan, encoder, rows), texts)


def write_rows(plan: Plan, encoder: Encoder, rows: list[Decision]) -> bytes:
    """The bytes of a Parquet file."""
    arrow = pyarrow()
    schema = schema_of(plan, encoder)
    columns = zip(*rows, strict=True)
    arrays = [
        arrow.array(values, type=field.type) for values, field in zip(columns, schema, strict=True)
    ]
    sink = arrow.BufferOutputStream()
    parquet().write_table(
        arrow.Table.from_arrays(arrays, schema=schema),
        sink,
        version="2.6",
        data_page_version="1.0",
        compression="zstd",
        compression_level=_LEVEL,
        row_group_size=_ROWS,
        use_dictionary=_WORDS,
        write_statistics=[name for name in schema.names if name not in _OPAQUE],
    )
    written: bytes = sink.getvalue().to_pybytes()
    return written


def schema_of(plan: Plan, encoder: Encoder) -> Any:  # noqa: ANN401 (a schema of pyarrow)
    """The columns with their types; the parameters of the data set stand beside them."""
    arrow = pyarrow()
    types = {
        "seat": arrow.int8(),
        "round": arrow.int8(),
        "bot": arrow.string(),
        "action": arrow.string(),
        "action_number": arrow.uint32(),
        "observation": arrow.binary(encoder.size),
        "labels": arrow.binary(encoder.labels_size),
        "scores": arrow.list_(arrow.int32(), plan.seats),
    }
    fields = [
        arrow.field(name, types.get(name, arrow.int32()), nullable=False)
        for name in Decision._fields
    ]
    return arrow.schema(fields, metadata={"undermine": written(plan)})
