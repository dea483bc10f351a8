"""`migrate-store`: move what a server keeps from SQLite into PostgreSQL."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from undermine.cli.server_data import refuse


def run(arguments: argparse.Namespace) -> int:
    """Move all rows or none, and compare every one of them; play every game again."""
    from undermine.server.setting_readers import without_password
    from undermine.server.settings import DATABASE
    from undermine.server.store.backup import verify_games
    from undermine.server.store.base import StorageError
    from undermine.server.store.opening import move_in
    from undermine.server.table.replays import verify_stored

    source = Path(arguments.sqlite).expanduser()
    source = source / DATABASE if source.is_dir() else source
    wrong: list[str] = []

    def look(file: Path) -> None:
        wrong.extend(verify_games(file, verify_stored))

    try:
        holding = move_in(
            source, arguments.postgres, lambda file: wrong.extend(verify_games(file, verify_stored))
        )
    except StorageError as error:
        return refuse(error)
    target = without_password(arguments.postgres)
    for sentence in wrong:
        print(f"undermine: {sentence}", file=sys.stderr)
    if arguments.json:
        counts = {"database": target, **holding._asdict(), "verified": holding.games - len(wrong)}
        print(json.dumps(counts | {"wrong": wrong}))
        return 0
    counts_text = ", ".join(f"{count} {name}" for name, count in holding._asdict().items())
    print(f"moved {source} to {target}: {counts_text}")
    print(f"every row was compared; {holding.games - len(wrong)} games replay as they were dealt")
    print(f"{source} is unchanged; set UNDERMINE_DATABASE to the new address")
    return 0
