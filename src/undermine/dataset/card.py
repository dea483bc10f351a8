"""The data card: what a data set is, as a page for people."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from undermine.dataset.plan import Plan, encoder_of

COLUMNS: Final = {
    "game": ("int32", "number of the game, from 0"),
    "ply": ("int32", "number of the decision in its game, from 0"),
    "entry": ("int32", "number of its line in the record, from 0; chance has lines, too"),
    "seat": ("int8", "seat that decides, from 0"),
    "round": ("int8", "round of the game, from 1"),
    "bot": ("string", "bot that decides"),
    "action": ("string", "the action in notation, such as `place NES 1,0`"),
    "action_number": ("uint32", "the action in the numbering of the kernel"),
    "action_index": ("int32", "its place in the engine's list of legal actions, from 0"),
    "legal_count": ("int32", "number of legal actions"),
    "observation": ("fixed-size binary", "what the seat may know"),
    "labels": ("fixed-size binary", "what the seat may not know: the true cards of all piles"),
    "gained": ("int32", "points that the seat gains until it decides again, or until the end"),
    "scores": ("fixed-size list of int32", "points of each seat at the end of the game"),
}
"""Type and meaning of every column."""
LICENCE: Final = "CC0-1.0"


def card_of(plan: Plan, decisions: int) -> str:
    """The text of the data card."""
    lines = [*_head(plan, decisions), *_columns(plan), *_players(plan), *_versions(plan), *_use()]
    return "\n".join(lines) + "\n"


def _head(plan: Plan, decisions: int) -> Iterator[str]:
    yield from ("---", f"license: {LICENCE.lower()}", "---", "")
    yield f"# Decisions of bots in {plan.game}, {plan.seats} seats"
    yield ""
    yield f"{plan.games} whole games with {decisions} decisions, played by bots on Undermine."
    yield "Each row of the Parquet files is a decision of a seat: what it could know, what it did,"
    yield "and what came of it. Decisions of chance and of the whole table have no rows."
    yield f"`decisions-*.parquet` are shards of {plan.games_per_shard} games, or fewer in the last."
    yield "`records-*/*.dig` are the records of the games: text that can be replayed, and verified"
    yield "with `undermine verify`. `dataset.json` has all parameters."
    yield ""


def _columns(plan: Plan) -> Iterator[str]:
    encoder = encoder_of(plan.game, plan.seats)
    yield from ("## Columns", "", "| Column | Type | Is |", "|---|---|---|")
    for name, (kind, meaning) in COLUMNS.items():
        yield f"| `{name}` | {kind} | {meaning} |"
    yield ""
    yield f"An observation has {encoder.size} bytes and labels have {encoder.labels_size}."
    yield "Labels are for training only: a player that reads them cheats."
    yield ""


def _players(plan: Plan) -> Iterator[str]:
    yield from ("## Players and seeds", "")
    yield "Lineups move on by one seat from game to game:"
    yield f"seat *s* of game *n* is played by lineup (*s* + *n*) mod {len(plan.bots)}."
    yield ""
    yield from (f"{number}. `{lineup}`" for number, lineup in enumerate(plan.bots))
    yield ""
    yield f"The seed is `{plan.seed}`: game *n* is dealt from `{plan.seed}-`*n*,"
    yield f"and the bot at seat *s* of it has the seed `{plan.seed}-`*n*`-`*s*."
    yield "The same command with the same versions makes the same bytes,"
    yield "unless a bot is a program that is not repeatable itself."
    yield ""


def _versions(plan: Plan) -> Iterator[str]:
    yield from ("## Versions", "", "| What | Version |", "|---|---|")
    yield f"| game | {plan.game} |"
    yield from (f"| {name} | {version} |" for name, version in plan.versions.items())
    yield ""


def _use() -> Iterator[str]:
    yield from ("## Loading", "", "```python")
    yield "import numpy"
    yield "import pyarrow.dataset"
    yield ""
    yield 'files = pyarrow.dataset.dataset(".", format="parquet", exclude_invalid_files=True)'
    yield 'rows = files.to_table(columns=["observation", "action_index", "legal_count"])'
    yield 'flat = b"".join(rows["observation"].to_pylist())'
    yield 'observations = numpy.frombuffer(flat, "u1").reshape(rows.num_rows, -1)'
    yield from ("```", "", "## Licence", "")
    yield f"{LICENCE} (https://creativecommons.org/publicdomain/zero/1.0/): moves that programs"
    yield "made from a seed have no author to be named, so they can be mixed with any other data."
