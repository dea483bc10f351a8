"""The command `serve`: tables in the browser."""

from __future__ import annotations

import argparse
import os
from functools import partial

from undermine.cli.hosting import settings_of

EVERY_ADDRESS = "0.0.0.0"  # noqa: S104 (for whoever asks for it)


def serve(arguments: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from undermine.server.logs import configure, log
    from undermine.server.main import run
    from undermine.server.settings import misspelt

    if arguments.lan:
        arguments.host = arguments.host or EVERY_ADDRESS
    if arguments.tls:
        arguments.tls_cert, arguments.tls_key = arguments.tls
    settings = settings_of(arguments)
    configure(settings.log, settings.log_format)
    for sentence in misspelt(os.environ):
        log.warning("a setting is not known", what=sentence)
    return run(settings, say=partial(print, flush=True))
