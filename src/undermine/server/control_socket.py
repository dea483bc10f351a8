"""A Unix socket for the operator: a file in the data folder that only its owner can use.

One connection carries one request and one answer, each a line of JSON. Systems without such
sockets (Windows) have no control socket; there the server is stopped first.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct

from undermine.server.logs import log
from undermine.server.nodes.claims import ElsewhereError
from undermine.server.store.base import StorageError, StoreError
from undermine.server.store.files import give_to_folder_owner
from undermine.server.tables import Tables

_LONGEST: Final = 4_096
"""Bytes of a request."""
_SECONDS: Final = 10.0
"""A request must come within this time."""
_ANSWER_SECONDS: Final = 120.0
"""An answer must; a large database takes a while to be compacted."""
_NAME: Final = 100
"""Bytes of the path of a socket that every system takes."""
is_supported: Final = hasattr(socket, "AF_UNIX")


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """What the operator wants."""

    do: Literal["forget"]
    code: str


class Reply(Struct, frozen=True):
    """What came of it."""

    found: bool = False
    games: int = 0
    entries: int = 0
    talk: int = 0
    scrubbed: bool = False
    error: str = ""


def socket_of(database: Path) -> Path:
    """Where the socket of the server lies that uses this database."""
    return database.with_suffix(".sock")


class ControlSocket:
    """The server's end."""

    def __init__(self, tables: Tables, path: Path) -> None:
        self._tables = tables
        self._path = path
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Listen; without a socket the server runs all the same, and says so."""
        if not is_supported:
            return
        try:
            listening = _listen(self._path)
            self._server = await asyncio.start_unix_server(
                self._serve, sock=listening, limit=_LONGEST
            )
        except OSError as error:
            log.warning("no control socket", path=str(self._path), what=str(error.strerror))

    async def close(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()
            self._path.unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(_SECONDS):
                line = await reader.readline()
            writer.write(msgspec.json.encode(await self._answer(line)) + b"\n")
            await writer.drain()
        except (OSError, TimeoutError, ValueError):  # it hung up, or asks too slowly or too much
            pass
        finally:
            writer.close()

    async def _answer(self, line: bytes) -> Reply:
        try:
            request = msgspec.json.decode(line, type=Request)
            return await forget(self._tables, request.code)
        except msgspec.DecodeError as error:
            return Reply(error=f"the request makes no sense: {error}")
        except (StoreError, ElsewhereError) as error:
            return Reply(error=str(error))


async def forget(tables: Tables, code: str) -> Reply:
    """Delete a table, and then every trace of it in the database."""
    forgotten = await tables.forget(code)
    if forgotten is None:
        return Reply()
    log.info("table forgotten", code=code)
    scrubbed = False
    with suppress(StorageError):
        scrubbed = await tables.services.store.scrub()
    counts = msgspec.structs.asdict(forgotten)
    return Reply(found=True, scrubbed=scrubbed, **counts)


# -- the operator's end --------------------------------------------------------------------------


def ask_server(path: Path, request: Request) -> Reply:
    """Ask the server that listens there; raises `OSError` if none does."""
    if not is_supported:
        raise OSError("this system has no such sockets")
    with socket.socket(socket.AF_UNIX) as line, _short(path) as name:
        line.settimeout(_ANSWER_SECONDS)
        line.connect(name)
        line.sendall(msgspec.json.encode(request) + b"\n")
        with line.makefile("rb") as told:
            answer = told.readline()
    try:
        return msgspec.json.decode(answer, type=Reply)
    except msgspec.DecodeError as error:
        raise OSError("it hung up without an answer") from error


# -- the file ------------------------------------------------------------------------------------


def _listen(path: Path) -> socket.socket:
    """A socket that only the owner of the data folder can open, from its first moment."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # where the database is elsewhere
    path.unlink(missing_ok=True)  # of a server that was killed: the lock says that it is gone
    listening = socket.socket(socket.AF_UNIX)
    before = os.umask(0o177)
    try:
        with _short(path) as name:
            listening.bind(name)
    except BaseException:
        listening.close()
        raise
    finally:
        os.umask(before)
    give_to_folder_owner(path)
    return listening


@contextmanager
def _short(path: Path) -> Iterator[str]:
    """A name of a file that is short enough for a socket, by way of its open folder."""
    if len(os.fsencode(path)) < _NAME or not Path("/proc/self/fd").is_dir():
        yield str(path)
        return
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)
