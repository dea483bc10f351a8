"""`restore`: replace the database of a server by a backup."""

from __future__ import annotations

import argparse
from pathlib import Path

from undermine.cli.server_data import refuse, report, settings_of


def run(arguments: argparse.Namespace) -> int:
    """Put a backup in the place of the database."""
    from undermine.server.store.backup import restore_backup
    from undermine.server.store.base import StorageError

    database = settings_of(arguments).database_file
    try:
        holding, kept = restore_backup(Path(arguments.file), database)
    except StorageError as error:
        return refuse(error)
    report("restored", database, holding, kept, as_json=arguments.json)
    return 0
