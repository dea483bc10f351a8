"""The command `serve`: tables in the browser."""

from __future__ import annotations

import argparse
import os
from functools import partial

from undermine.cli.hosting import settings_of


def serve(arguments: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from undermine.server.logs import log
    from undermine.server.main import run
    from undermine.server.settings import misspelt

    settings = settings_of(arguments)
    for sentence in misspelt(os.environ):
        log.warning("a setting is not known", what=sentence)
    return run(settings, say=partial(print, flush=True))
