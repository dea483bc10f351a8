"""`forget`: delete a table with its games and talk."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from undermine.cli.server_data import refuse, settings_of


def run(arguments: argparse.Namespace) -> int:
    """Delete a table, by way of the server if one runs."""
    from undermine.server.store.backup import copies, forget_table
    from undermine.server.store.base import InUseError, StorageError

    code, database = _code(arguments.code), settings_of(arguments).database_file
    try:
        forgotten, scrubbed = forget_table(database, code)
    except InUseError as error:
        return _ask_server(arguments, code, database, error)
    except StorageError as error:
        return refuse(error)
    if forgotten is None:
        return refuse(f"there is no table {code!r}")
    counts = {name: getattr(forgotten, name) for name in forgotten.__struct_fields__}
    _report_forgotten(code, counts, copies(database), scrubbed=scrubbed, as_json=arguments.json)
    return 0


def _ask_server(arguments: argparse.Namespace, code: str, database: Path, in_use: Exception) -> int:
    """Ask the server that uses the database."""
    from undermine.server.control_socket import Request, ask_server, is_supported, socket_of
    from undermine.server.store.backup import copies

    path = socket_of(database)
    if not is_supported:
        return refuse(f"{in_use}; on this system a server that runs cannot be asked to forget")
    try:
        reply = ask_server(path, Request("forget", code))
    except OSError as error:
        return refuse(f"no answer at {str(path)!r}: {error}; stop the server, and try again")
    if reply.error:
        return refuse(reply.error)
    if not reply.found:
        return refuse(f"there is no table {code!r}")
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
