"""`verify`: is a record legal throughout, and dealt as promised?"""

from __future__ import annotations

import argparse
import json

from undermine.cli.arguments import read_text
from undermine.dealer import verify as deal_again
from undermine.notation.replay import replay
from undermine.session import read_record
from undermine.words import catalogue


def run(arguments: argparse.Namespace) -> int:
    """Legal throughout, and dealt as promised."""
    rules, record = read_record(read_text(arguments.file))
    words = catalogue(arguments.lang)
    steps = len(list(replay(rules, record))) - 1
    try:
        lots, why = deal_again(rules, record), ""
    except ValueError as error:
        lots, why = 0, str(error)
    if arguments.json:
        print(
            json.dumps(
                {"legal": True, "entries": steps, "dealt": not why, "lots": lots, "why": why}
            )
        )
    else:
        print(words.text("verify-legal", count=steps))
        print(
            words.text("verify-not-dealt", why=why)
            if why
            else words.text("verify-dealt", count=lots)
        )
    return 1 if why else 0
