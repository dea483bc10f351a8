"""Commands for whoever runs a server: `backup`, `restore` and `forget`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undermine.server.settings import Settings
    from undermine.server.store.backup import Holding

_NO = 1


def backup(arguments: argparse.Namespace) -> int:
    """Copy the database into a file, also while the server runs."""
    from undermine.server.store.backup import back_up
    from undermine.server.store.base import StorageError

    target, database = Path(arguments.file), settings_of(arguments).database
    if target.exists() and not arguments.force:
        return _refuse(f"{str(target)!r} exists; --force overwrites it")
    try:
        holding = back_up(database, target)
    except StorageError as error:
        return _refuse(error)
    _report("backup", target, holding, as_json=arguments.json)
    return 0


def restore(arguments: argparse.Namespace) -> int:
    """Put a backup in the place of the database."""
    from undermine.server.store.backup import put_back
    from undermine.server.store.base import StorageError

    database = settings_of(arguments).database
    try:
        holding, kept = put_back(Path(arguments.file), database)
    except StorageError as error:
        return _refuse(error)
    _report("restored", database, holding, kept, as_json=arguments.json)
    return 0


def forget(arguments: argparse.Namespace) -> int:
    """Delete a table, by way of the server if one runs."""
    from undermine.server.store.backup import copies, forget_table
    from undermine.server.store.base import InUseError, StorageError

    code, database = _code(arguments.code), settings_of(arguments).database
    try:
        forgotten, scrubbed = forget_table(database, code)
    except InUseError as error:
        return _ask_to_forget(arguments, code, database, error)
    except StorageError as error:
        return _refuse(error)
    if forgotten is None:
        return _refuse(f"there is no table {code!r}")
    counts = {name: getattr(forgotten, name) for name in forgotten.__struct_fields__}
    _report_forgotten(code, counts, copies(database), scrubbed=scrubbed, as_json=arguments.json)
    return 0


def _ask_to_forget(
    arguments: argparse.Namespace, code: str, database: Path, in_use: Exception
) -> int:
    """Ask the server that uses the database."""
    from undermine.server.control_socket import Request, ask_server, is_supported, socket_of
    from undermine.server.store.backup import copies

    path = socket_of(database)
    if not is_supported:
        return _refuse(f"{in_use}; on this system a server that runs cannot be asked to forget")
    try:
        reply = ask_server(path, Request("forget", code))
    except OSError as error:
        return _refuse(f"no answer at {str(path)!r}: {error}; stop the server, and try again")
    if reply.error:
        return _refuse(reply.error)
    if not reply.found:
        return _refuse(f"there is no table {code!r}")
    counts = {"games": reply.games, "entries": reply.entries, "talk": reply.talk}
    left = copies(database)
    _report_forgotten(code, counts, left, scrubbed=reply.scrubbed, as_json=arguments.json)
    return 0


def _code(text: str) -> str:
    """The code of a table, also out of its link."""
    return text.strip().partition("?")[0].rstrip("/").rpartition("/")[2].lower()


def _report_forgotten(
    code: str, counts: dict[str, int], left: list[Path], *, scrubbed: bool, as_json: bool
) -> None:
    if as_json:
        answer = {"code": code, **counts, "scrubbed": scrubbed}
        print(json.dumps(answer | {"copies": [str(one) for one in left]}))
        return
    deleted = ", ".join(f"{count} {name}" for name, count in counts.items())
    print(f"forgot {code}: {deleted}")
    if not scrubbed:
        print("the file may hold traces: something else reads it, or the disk is full")
    for one in left:
        print(f"an older copy may still hold it: {one}")


def settings_of(arguments: argparse.Namespace) -> Settings:
    """The settings of the environment, but for what options such as `--data` say."""
    from undermine.server.settings import known, read_settings, variable

    given = {variable(name): getattr(arguments, name, None) for name in known()}
    chosen = {name: str(value) for name, value in given.items() if value is not None}
    return read_settings({**os.environ, **chosen})


def _refuse(why: object) -> int:
    print(f"undermine: {why}", file=sys.stderr)
    return _NO


def _report(
    done: str, file: Path, holding: Holding, kept: Path | None = None, *, as_json: bool
) -> None:
    if as_json:
        answer = {"file": str(file), **holding._asdict()}
        print(json.dumps(answer | ({"kept": str(kept)} if kept else {})))
        return
    counts = ", ".join(f"{count} {name}" for name, count in holding._asdict().items())
    print(f"{done} {file}: {counts}")
    if kept is not None:
        print(f"what was there before is kept as {kept}")
