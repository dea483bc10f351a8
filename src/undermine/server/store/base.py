"""What the server asks of a store, whatever database lies below.

Every time is in whole seconds since 1970. A write that returned is on the disk; one that raised
left nothing behind. Writes are carried out in the order in which they were asked for. Giving up
waiting (a cancelled task) does not undo a write.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import Final, Literal, Protocol

from msgspec import Struct

GameStatus = Literal["playing", "over", "abandoned"]
TableStatus = Literal["filling", "playing", "over", "parked"]
CommitCallback = Callable[[int, float], None]
"""Called after every commit with the number of jobs and the seconds it took."""

KEPT_TALK: Final = 200
"""How many things said at a table are kept."""
REMOVED_AT_ONCE: Final = 20
"""Tables in one transaction, so that nobody's move waits long."""
TOUCHED_EVERY: Final = 60
"""Seconds; moves in between leave the row of their table alone."""
PROVEN_FOR: Final = 1.0
"""Seconds for which a successful write proves that there is room for another."""
MOST_JOBS: Final = 256
"""The largest number of jobs in one transaction."""


class StoreError(Exception):
    """Something could not be stored or found; nothing was written."""


class StaleError(StoreError):
    """The log of the game does not end where the writer thought: another writer was faster."""

    def __init__(self, game: str, after: int, last: int) -> None:
        super().__init__(f"game {game!r} ends with entry {last}, not {after}")
        self.game, self.after, self.last = game, after, last


class FencedError(StaleError):
    """Another node has claimed the table since: what this node writes there counts no more."""

    def __init__(self, code: str, epoch: int) -> None:
        super().__init__(code, 0, 0)
        self.args = (f"table {code!r} has another owner since epoch {epoch}",)


class TakenError(StoreError):
    """There is a table with this code already."""


class MissingError(StoreError):
    """There is no such table or game (any more)."""


class StorageError(StoreError):
    """The disk is full, the database is gone, or another process uses it."""


class InUseError(StorageError):
    """A server uses the database."""


class UnreadableError(StoreError):
    """A row is there, but it makes no sense; the others are not concerned."""


class TableRow(Struct, frozen=True):
    """A table, but for its games."""

    code: str
    doc: bytes
    """The table as JSON. It says what the table was before it was parked."""
    status: TableStatus
    made: int
    touched: int
    """When the table was last used; later entries and talk move it on."""
    listed: bool = False
    timed: bool = False
    """A clock runs that will make a move: such a table is not parked."""
    due: int | None = None
    """When the game goes on by itself; 0: it is in memory; None: only when people come."""


class RestRow(Struct, frozen=True):
    """What changes in a row when its table goes to sleep or wakes up: nothing that people did."""

    code: str
    doc: bytes
    due: int | None


class GameRow(Struct, frozen=True):
    """A game at a table. The seed opens every card: it never leaves the server before the end."""

    id: str
    code: str
    """Its table."""
    number: int
    """The how-manieth at its table, from 1."""
    rules: str
    seats: tuple[str, ...]
    """Names, by seat."""
    promise: str
    seed: str
    words: tuple[str, ...]
    open_cards: bool
    made: int
    status: GameStatus = "playing"
    ended: int = 0
    scores: tuple[int, ...] = ()
    tokens: tuple[str, ...] = ()
    """Hashes of the tokens of those who played it, by seat: what they saw stays theirs."""
    since: tuple[int, ...] = ()
    """By seat, the entry with which its player sat down; 0: they were there from the beginning."""


class EntryRow(Struct, frozen=True):
    """A decision, as the record has it."""

    seq: int
    """From 1, without gaps."""
    actor: int
    action: str
    """In notation."""
    how: str = ""
    at: int = 0


class StagedRow(Struct, frozen=True):
    """What a seat has prepared on top of entry `seq`, and nobody else knows."""

    seat: int
    seq: int
    actions: tuple[str, ...]
    """None: nothing is prepared (any more)."""


class TalkRow(Struct, frozen=True):
    """Something said at a table."""

    at: int
    seat: int
    text: str = ""
    sign: str = ""
    name: str = ""
    """The name of the speaker, as it was then."""


class Forgotten(Struct, frozen=True):
    """How much was deleted with a table."""

    games: int
    entries: int
    talk: int


class Store(Protocol):
    """Tables, games and their logs."""

    async def open(self) -> None:
        """Be ready; raises `StorageError` with a sentence for the operator."""

    async def close(self) -> None:
        """Store what was asked for, then let go of the database."""

    async def ping(self) -> None:
        """Raise `StorageError` unless the database can be written to."""

    async def add_table(self, row: TableRow) -> None:
        """Open a table; raises `TakenError` if its code is in use."""

    async def put_table(
        self, row: TableRow, game: GameRow | None = None, entries: Sequence[EntryRow] = ()
    ) -> None:
        """Store a table, and a game that begins there with its first entries: all or nothing."""

    async def rest(self, rows: Sequence[RestRow]) -> None:
        """Store how tables fell asleep or woke up; they are not touched, and stay parked if parked.

        Tables that are gone are left out.
        """

    async def due(
        self, after: tuple[int, str], before: int, limit: int = 50
    ) -> list[tuple[int, str]]:
        """When games go on by themselves until a time, and at which tables, in order.

        `after` is where the list begins: the last of a part of it begins the next one.
        """

    async def table(self, code: str) -> TableRow | None:
        """Find a table."""

    async def tables(self, codes: Sequence[str]) -> list[TableRow]:
        """Find some tables, last touched first; those gone or unreadable are left out."""

    async def listed(self, limit: int = 50) -> list[TableRow]:
        """Tables that strangers may find, filling or playing, last touched first."""

    async def playing_tables(self) -> list[TableRow]:
        """Tables at which a game is being played."""

    async def game(self, game: str) -> GameRow | None:
        """Find a game."""

    async def games(self, code: str) -> list[GameRow]:
        """All games of a table, the first one first."""

    async def append(  # noqa: PLR0913  # one transaction
        self,
        game: str,
        after: int,
        entries: Sequence[EntryRow],
        *,
        staged: Sequence[StagedRow] = (),
        ended: GameRow | None = None,
        table: TableRow | None = None,
    ) -> None:
        """Store entries `after + 1` and on, and with them what else has changed.

        What is staged in this game is replaced. Raises `StaleError` if the log does not end with
        entry `after`, and `MissingError` if there is no such game.
        """

    async def entries(self, game: str, after: int = 0) -> list[EntryRow]:
        """The log of a game, or what follows an entry of it."""

    async def stage(self, game: str, row: StagedRow) -> None:
        """Replace what a seat has staged; no actions remove it."""

    async def staged(self, game: str) -> list[StagedRow]:
        """What waits in a game, by seat."""

    async def say(self, code: str, row: TalkRow) -> None:
        """Keep something that was said; raises `MissingError` if there is no such table."""

    async def talk(self, code: str, limit: int = 50) -> list[TalkRow]:
        """The last things said at a table, oldest first."""

    async def park(self, before: int, keep: Collection[str] = ()) -> list[str]:
        """Park tables that were last touched before this time; their codes.

        Parked tables are neither listed nor woken by a restart; storing anything there brings
        them back. Tables whose clock runs are not parked, nor are those to keep.
        """

    async def untouched(self, before: int) -> list[str]:
        """Tables last touched before this time, but for those where a game is being played."""

    async def remove(self, codes: Sequence[str], before: int) -> list[str]:
        """Remove tables that are still untouched, with games, logs and talk; their codes."""

    async def forget(self, code: str) -> Forgotten | None:
        """Delete a table with games, logs, staged actions and talk; None if there is none."""

    async def scrub(self) -> bool:
        """Write the database anew without traces of deleted rows; false if a reader prevents it."""

    async def backup(self, target: Path) -> None:
        """Write a copy, as of this moment, while everything goes on."""
