"""`serve`: tables in the browser."""

from __future__ import annotations

import argparse
import os
from functools import partial

from undermine.cli.server_data import settings_of

EVERY_ADDRESS = "0.0.0.0"  # noqa: S104 (only with --lan)


def run(arguments: argparse.Namespace) -> int:
    """Serve until interrupted."""
    from undermine.server.logs import configure, log
    from undermine.server.main import run as run_server
    from undermine.server.settings import unknown_variables

    if arguments.lan:
        arguments.host = arguments.host or EVERY_ADDRESS
    if arguments.tls:
        arguments.tls_cert, arguments.tls_key = arguments.tls
    settings = settings_of(arguments)
    configure(settings.log, settings.log_format)
    for sentence in unknown_variables(os.environ):
        log.warning("a setting is not known", what=sentence)
    return run_server(settings, say=partial(print, flush=True))
