"""`rule`: one rule with its text, its code and its tests."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import msgspec

from undermine.cli.rulebook import RuleEntry, entries, game_of
from undermine.words import Catalogue, catalogue


def run(arguments: argparse.Namespace) -> int:
    """Print one rule; exit code 1 for an id that no game has."""
    words = catalogue(arguments.lang)
    wanted = arguments.id.upper()
    game = game_of(wanted)
    if game is None:
        print("null" if arguments.json else words.text("rule-unknown", rule=arguments.id))
        return 1
    entry = next(entry for entry in entries(game, words) if entry.id == wanted)
    if arguments.json:
        print(msgspec.json.encode(entry).decode())
    else:
        print("\n".join(_lines(entry, words)))
    return 0


def _lines(entry: RuleEntry, words: Catalogue) -> Iterator[str]:
    yield f"{entry.id}  {entry.title}"
    yield f"  {entry.text}"
    yield from _labelled(words.text("rule-source"), [entry.source])
    none = entry.why_none or words.text("rule-no-code")
    yield from _labelled(words.text("rule-code"), entry.code or [none])
    yield from _labelled(words.text("rule-tests"), entry.tests or [words.text("rule-no-tests")])
    if entry.option:
        yield from _labelled(words.text("rule-option"), [entry.option])


def _labelled(label: str, values: list[str]) -> Iterator[str]:
    for index, value in enumerate(values):
        yield f"  {label if index == 0 else '':<8} {value}"
