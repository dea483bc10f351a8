"""`backup`: copy the database of a server into a file."""

from __future__ import annotations

import argparse
from pathlib import Path

from undermine.cli.server_data import refuse, report, settings_of


def run(arguments: argparse.Namespace) -> int:
    """Copy the database into a file, also while the server runs."""
    from undermine.server.store.backup import back_up
    from undermine.server.store.base import StorageError

    target, database = Path(arguments.file), settings_of(arguments).database_file
    if target.exists() and not arguments.force:
        return refuse(f"{str(target)!r} exists; --force overwrites it")
    try:
        holding = back_up(database, target)
    except StorageError as error:
        return refuse(error)
    report("backup", target, holding, as_json=arguments.json)
    return 0
