"""Ownership of tables by a session with PostgreSQL, for several nodes over one database.

A node holds one lock, on its address, in a session of its own. The row of a table names the address
of its owner, and whoever takes it over raises its epoch. An owner whose lock is free is gone, and
its tables belong to nobody: when a node is killed, its cable cut or its machine frozen, PostgreSQL
ends the session, and with it the lock. No clock is compared.

One lock for each table would say the same, but PostgreSQL holds a few thousand locks only.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any, Final

from undermine.server.logs import log
from undermine.server.nodes.ownership import Ownership
from undermine.server.setting_readers import without_password
from undermine.server.store.base import StorageError
from undermine.server.store.postgres import PostgresStore
from undermine.server.store.postgres_connection import (
    PAUSE,
    TROUBLE,
    Connection,
    connect,
    hang_up,
    is_lost,
    reason,
)
from undermine.server.store.postgres_rows import storable

BEAT: Final = 1.0
"""Seconds between two signs of life of a session."""
GONE: Final = 5.0
"""Seconds without one after which PostgreSQL ends the session, or the node gives it up."""
NAME_SECONDS: Final = 15.0
"""How long to wait for the locks of a session that is about to end."""
BLOCKED: Final = 3.0
"""Seconds that a statement waits for somebody else's lock, less than `GONE`: a database that makes
others wait is not gone, and costs no table."""
LONGEST: Final = 4.0
"""Seconds that a statement takes, whatever it waits for."""

_KEY: Final = "hashtextextended('undermine node ' || current_schema() || ' ' || {}, 0)"
_IS_GONE: Final = f"pg_try_advisory_xact_lock_shared({_KEY.format('owner')})"
_CLAIM: Final = (
    "update game_table set owner = $2, epoch = epoch + 1, rests = false "  # noqa: S608
    f"where code = $1 and (owner is null or owner = $2 or {_IS_GONE}) returning epoch"
)
_RELEASE: Final = (
    "update game_table set owner = null, rests = $3 where code = $1 and owner = $2 and epoch = $4"
)
_RELEASE_ALL: Final = "update game_table set owner = null where owner = $1"
_OWNERS: Final = (
    "with found as materialized (select code, owner from game_table "  # noqa: S608
    "where code = any($1::text[]) and owner is not null), "
    "gone as materialized (select owner from (select distinct owner from found) as owners "
    f"where {_IS_GONE}) "
    "select code, owner from found where owner not in (select owner from gone)"
)
_ORPHANS: Final = (
    "with gone as materialized (select owner from (select distinct owner from game_table "  # noqa: S608
    "where status = 'playing' and not rests and owner is not null) as owners "
    f"where owner <> $2 and {_IS_GONE}) "
    "select code from game_table where status = 'playing' and not rests "
    "and (due is null or due <= extract(epoch from now())) "
    "and (owner is null or owner in (select owner from gone)) "
    "order by random() limit $1 for update skip locked"
)


def _milliseconds(seconds: float) -> str:
    return str(int(seconds * 1000))


class TableOwners(Ownership):
    """The tables that this node owns, by its session with the database of a store."""

    def __init__(self, store: PostgresStore, address: str, name: str = "") -> None:
        self._store = store
        self._database = store.address
        self._epochs = store.epochs
        self._address = address
        self._name = name or address
        self._held: dict[str, int] = {}
        """The tables that this node owns, with their epochs."""
        self._unreleased: dict[str, tuple[int, bool]] = {}
        """Tables that could not be released yet: their epochs, and whether they rest."""
        self._session: Connection | None = None
        self._turn = asyncio.Lock()
        """A session does one thing at a time."""
        self._callbacks: list[Callable[[], None]] = []
        self._beating: asyncio.Task[None] | None = None
        self._is_closing = False

    # -- the session -----------------------------------------------------------------------------

    async def open(self) -> None:
        """Begin the session; raises `StorageError` if another node has this name or address."""
        self._is_closing = False
        await self._begin_session()
        self._beating = asyncio.ensure_future(self._keep_session())

    async def close(self) -> None:
        """Let go of all tables, and end the session."""
        self._is_closing = True
        if self._beating is not None:
            self._beating.cancel()
            with suppress(asyncio.CancelledError):
                await self._beating
        self._held.clear()
        session, self._session = self._session, None
        if session is not None:
            with suppress(*TROUBLE):
                async with asyncio.timeout(GONE), self._turn:
                    await session.execute(_RELEASE_ALL, self._address)
            await hang_up(session)

    def on_lost(self, callback: Callable[[], None]) -> None:
        """Have a function called when the session is gone, and all tables with it."""
        self._callbacks.append(callback)

    async def _begin_session(self) -> None:
        """Connect and take the locks of this node; what it owned before, it owns no more."""
        session = await connect(
            self._database,
            f"undermine node {self._name}",
            idle_session_timeout=_milliseconds(GONE),
            lock_timeout=_milliseconds(BLOCKED),
            statement_timeout=_milliseconds(LONGEST),
        )
        try:
            async with asyncio.timeout(NAME_SECONDS + GONE):
                await self._take_name(session)
                await session.execute(_RELEASE_ALL, self._address)
        except BaseException as error:
            session.terminate()
            if isinstance(error, TROUBLE):
                raise self._trouble(error) from error
            raise
        session.add_termination_listener(self._lose)
        self._session = session

    async def _take_name(self, session: Connection) -> None:
        """Lock name and address, which a session that is about to end may hold a little longer."""
        until = asyncio.get_running_loop().time() + NAME_SECONDS
        for what in dict.fromkeys((f"name {self._name}", self._address)):
            sql = f"select pg_try_advisory_lock({_KEY.format('$1::text')})"
            while not await session.fetchval(sql, what):
                if asyncio.get_running_loop().time() > until:
                    raise StorageError(
                        f"another node of this database is {what.removeprefix('name ')!r}; every "
                        "node needs its own UNDERMINE_NODE_NAME and UNDERMINE_NODE_ADDRESS"
                    )
                await asyncio.sleep(PAUSE)

    async def _keep_session(self) -> None:
        """Give signs of life, and begin anew whenever the session is gone."""
        while True:
            await asyncio.sleep(BEAT if self._session is not None else PAUSE)
            try:
                if self._session is None:
                    await self._begin_session()
                    log.warning("the session of the node is back")
                else:
                    await self._ask("select 1")
                    for code in list(self._unreleased):
                        await self._release(code)
            except StorageError:
                continue
            except Exception as error:  # noqa: BLE001 (one mistake must not end the signs of life)
                log.error("the session of the node went on after a mistake", error=error)

    def _lose(self, session: Any) -> None:  # noqa: ANN401 (whatever the connection passes on)
        """The session has ended: every table is lost."""
        if self._is_closing or self._session is None or session is not self._session:
            return
        self._session = None
        self._held.clear()
        self._unreleased.clear()
        log.error("the session of the node is gone")
        for callback in self._callbacks:
            callback()

    async def _ask(self, sql: str, *values: object) -> list[Any]:
        """Do one thing in the session; a session that does not answer is given up."""
        async with self._turn:
            session = self._session
            if session is None:
                shown = without_password(self._database)
                raise StorageError(f"there is no session with the database {shown!r}")
            try:
                async with asyncio.timeout(GONE):
                    return list(await session.fetch(sql, *values))
            except TROUBLE as error:
                if is_lost(error):
                    session.terminate()
                    self._lose(session)
                raise self._trouble(error) from error

    def _trouble(self, error: Exception) -> StorageError:
        shown = without_password(self._database)
        return StorageError(f"the database {shown!r} cannot be used: {reason(error)}")

    # -- tables ----------------------------------------------------------------------------------

    async def claim(self, code: str) -> bool:
        """Whether this node owns the table from now on, or did so already."""
        return await self.claim_epoch(code) is not None

    async def claim_epoch(self, code: str) -> int | None:
        """The epoch in which this node owns the table; None if another one does, or there is none.

        Writes that another node has begun are waited for: after a claim there are none.
        """
        if code in self._held:
            return self._held[code]
        session = self._session
        found = await self._ask(_CLAIM, code, self._address)
        if not found or self._session is not session:
            return None
        epoch = int(found[0][0])
        if self._held.get(code) != epoch:
            self._held[code] = epoch
            self._epochs.add(code, epoch)
        return epoch

    async def release(self, code: str, *, rests: bool = False) -> None:
        """Let go of a table."""
        epoch = self._held.pop(code, None)
        if epoch is not None:
            self._unreleased[code] = epoch, rests
            await self._release(code)

    async def _release(self, code: str) -> None:
        """Release a table that is not held any more; a later claim of it has a later epoch."""
        epoch, rests = released = self._unreleased[code]
        await self._ask(_RELEASE, code, self._address, rests, epoch)
        if self._unreleased.get(code) == released:
            del self._unreleased[code]

    async def owner(self, code: str) -> str | None:
        """The address of the node that owns a table."""
        return (await self.owners_of([code])).get(code)

    async def owners_of(self, codes: Collection[str]) -> dict[str, str]:
        """The addresses of the nodes that own some tables.

        Anybody may ask this, so it does not hold up the session: the store reads it.
        """
        held = dict.fromkeys((code for code in codes if code in self._held), self._address)
        others = [storable(code) for code in codes if code not in held]
        if not others:
            return held
        found = await self._store.run_read(lambda reader: reader.fetch(_OWNERS, others))
        return held | {code: owner for code, owner in found if owner != self._address}

    async def orphans(self, limit: int) -> list[str]:
        """Some tables at which a game is being played, and that nobody owns."""
        return [code for (code,) in await self._ask(_ORPHANS, limit, self._address)]
