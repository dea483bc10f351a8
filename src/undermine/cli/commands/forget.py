"""`forget`: delete a table with its games and talk."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from undermine.cli.server_data import refuse, settings_of

if TYPE_CHECKING:
    from undermine.server.settings import Settings


def run(arguments: argparse.Namespace) -> int:
    """Delete a table, by way of the server if one runs."""
    from undermine.server.store.base import InUseError, StorageError
    from undermine.server.store.opening import forget_table

    code, settings = _code(arguments.code), settings_of(arguments)
    try:
        forgotten, scrubbed = forget_table(settings, code)
    except InUseError as error:
        return _ask_server(arguments, code, settings, error)
    except StorageError as error:
        return refuse(error)
    if forgotten is None:
        return refuse(f"there is no table {code!r}")
    counts = {name: getattr(forgotten, name) for name in forgotten.__struct_fields__}
    _report_forgotten(code, counts, settings, scrubbed=scrubbed, as_json=arguments.json)
    return 0


def _ask_server(
    arguments: argparse.Namespace, code: str, settings: Settings, in_use: Exception
) -> int:
    """Ask the server that uses the database."""
    from undermine.server.control_socket import Request, ask_server, is_supported, socket_of

    path = socket_of(settings.database_file)
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
    _report_forgotten(code, counts, settings, scrubbed=reply.scrubbed, as_json=arguments.json)
    return 0


def _code(text: str) -> str:
    """The code of a table, also out of its link."""
    return text.strip().partition("?")[0].rstrip("/").rpartition("/")[2].lower()


def _report_forgotten(
    code: str, counts: dict[str, int], settings: Settings, *, scrubbed: bool, as_json: bool
) -> None:
    from undermine.server.setting_readers import is_postgres
    from undermine.server.store.backup import copies

    in_postgres = is_postgres(settings.database)
    left = [] if in_postgres else copies(settings.database_file)
    if as_json:
        answer = {"code": code, **counts, "scrubbed": scrubbed}
        print(json.dumps(answer | {"copies": [str(one) for one in left]}))
        return
    deleted = ", ".join(f"{count} {name}" for name, count in counts.items())
    print(f"forgot {code}: {deleted}")
    if in_postgres:
        print("logs, replicas and backups of PostgreSQL may still hold it")
    elif not scrubbed:
        print("the file may hold traces: something else reads it, or the disk is full")
    for one in left:
        print(f"an older copy may still hold it: {one}")
