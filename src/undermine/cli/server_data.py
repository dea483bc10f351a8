"""The data folder of a server: its settings, and answers of commands that work on it."""

from __future__ import annotations

import argparse
import json
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from undermine.server.settings import Settings
    from undermine.server.store.backup import RowCounts

_NO = 1


def settings_of(arguments: argparse.Namespace) -> Settings:
    """The settings of the environment, overridden by options such as `--data`."""
    from undermine.server.settings import all_settings, read_settings, variable_name

    given = {variable_name(name): getattr(arguments, name, None) for name in all_settings()}
    chosen = {name: str(value) for name, value in given.items() if value is not None}
    return read_settings({**os.environ, **chosen})


def refuse(why: object) -> int:
    """Print why a command was not carried out; returns the exit code."""
    print(f"undermine: {why}", file=sys.stderr)
    return _NO


def report(done: str, file: str, holding: RowCounts, kept: str = "", *, as_json: bool) -> None:
    """Print the contents of a database that was copied."""
    if as_json:
        answer = {"file": file, **holding._asdict()}
        print(json.dumps(answer | ({"kept": kept} if kept else {})))
        return
    counts = ", ".join(f"{count} {name}" for name, count in holding._asdict().items())
    print(f"{done} {file}: {counts}")
    if kept:
        print(f"what was there before is kept as {kept}")
