"""`rules`: all rules of a game."""

from __future__ import annotations

import argparse

import msgspec

from undermine.cli.rulebook import entries
from undermine.games import REGISTRY
from undermine.rulebook import sections
from undermine.words import catalogue


def run(arguments: argparse.Namespace) -> int:
    """Every rule of a game."""
    if arguments.game not in REGISTRY:
        message = f"there is no game {arguments.game!r}; the games are: {', '.join(REGISTRY)}"
        raise ValueError(message)
    words = catalogue(arguments.lang)
    if arguments.json:
        print(msgspec.json.encode(list(entries(arguments.game, words))).decode())
        return 0
    for part in sections(arguments.game):
        print(f"{words.section(part.title)}\n")
        for entry in part.rules:
            print(f"  {entry['id']}  {words.title(entry['id'])}")
            print(f"           {words.rule(entry['id'])}")
        print()
    return 0
