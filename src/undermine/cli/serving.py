"""The command `serve`: tables in the browser."""

from __future__ import annotations

import argparse
import os
from functools import partial

from msgspec.structs import replace

from undermine.server.settings import read_settings


def serve(arguments: argparse.Namespace) -> int:
    """Serve until interrupted."""
    settings = read_settings(os.environ)
    if arguments.host is not None:
        settings = replace(settings, host=arguments.host)
    if arguments.port is not None:
        settings = replace(settings, port=arguments.port)
    from undermine.server.main import run

    return run(settings, say=partial(print, flush=True))
