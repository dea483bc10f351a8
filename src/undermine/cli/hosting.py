"""Commands for whoever runs a server: `backup` and `restore`."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undermine.server.settings import Settings
    from undermine.server.store.keeping import Holding

_NO = 1


def backup(arguments: argparse.Namespace) -> int:
    """Copy the database into a file, also while the server runs."""
    from undermine.server.store.base import StorageError
    from undermine.server.store.keeping import back_up

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
    from undermine.server.store.base import StorageError
    from undermine.server.store.keeping import put_back

    database = settings_of(arguments).database
    try:
        holding, kept = put_back(Path(arguments.file), database)
    except StorageError as error:
        return _refuse(error)
    _report("restored", database, holding, kept, as_json=arguments.json)
    return 0


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
