"""`restore`: replace the database of a server by a backup."""

from __future__ import annotations

import argparse
from pathlib import Path

from undermine.cli.server_data import refuse, report, settings_of


def run(arguments: argparse.Namespace) -> int:
    """Put a backup in the place of the database."""
    from undermine.server.store.base import StorageError
    from undermine.server.store.opening import restore_backup, shown_database

    settings = settings_of(arguments)
    try:
        holding, kept = restore_backup(settings, Path(arguments.file))
    except StorageError as error:
        return refuse(error)
    report("restored", shown_database(settings), holding, kept, as_json=arguments.json)
    return 0
