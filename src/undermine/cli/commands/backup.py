"""`backup`: copy the database of a server into a file."""

from __future__ import annotations

import argparse
from pathlib import Path

from undermine.cli.server_data import refuse, report, settings_of


def run(arguments: argparse.Namespace) -> int:
    """Copy the database into a file, also while the server runs."""
    from undermine.server.store.base import StorageError
    from undermine.server.store.opening import back_up

    target = Path(arguments.file)
    if target.exists() and not arguments.force:
        return refuse(f"{str(target)!r} exists; --force overwrites it")
    try:
        holding = back_up(settings_of(arguments), target)
    except StorageError as error:
        return refuse(error)
    report("backup", str(target), holding, as_json=arguments.json)
    return 0
