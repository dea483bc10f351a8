"""Golden logs: one whole game of each kind as the first seat reads it, in every language.

They are written by `./run docs` and reviewed as a diff, so that a changed sentence is read where
it is said: between its neighbours.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from undermine.core.actions import RoundBegan
from undermine.core.dealing import Dealt
from undermine.core.state import Event, pile
from undermine.core.view import project
from undermine.session import read_record
from undermine.testing.traces import Trace, replayed
from undermine.words import LANGUAGES, catalogue

TOLD: Final = {
    "saboteur": "6-seats",
    "saboteur-2": "7-seats",
    "the-dark-cave": "4-seats",
    "the-lost-mines": "6-seats",
}
"""The golden game of each kind that is told."""
NAMES: Final = ("Ember", "Cobalt", "Flint", "Moss", "Birch", "Slate", "Hazel", "Rust")
READER: Final = 0
"""The seat that reads, and is told as “you”."""


def golden_logs(record: str) -> dict[str, str]:
    """The log of a recorded game by the name of its file: one for each language."""
    trace = replayed(*read_record(record))
    return {
        f"{trace.rules.name}.{language}.txt": "\n".join([*_lines(trace, language), ""]).lstrip()
        for language in LANGUAGES
    }


def _lines(trace: Trace, language: str) -> Iterator[str]:
    words = catalogue(language, trace.rules.name, READER)
    for ply in trace.plies:
        for event in ply.events:
            if isinstance(event, RoundBegan):
                yield ""
            if _is_told(event):
                seen = project(trace.rules.cards, event, READER)
                yield words.event(seen, NAMES[: trace.seats])


def _is_told(event: Event) -> bool:
    """What others draw is told nobody, like in the browser."""
    return not isinstance(event, Dealt) or event.target == pile("hand", READER)
