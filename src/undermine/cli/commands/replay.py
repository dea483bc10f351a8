"""`replay`: a record, entry by entry."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any

import msgspec

from undermine.cli.arguments import read_seat, read_text
from undermine.core.ruleset import Ruleset
from undermine.core.view import project
from undermine.notation.drawing import draw
from undermine.notation.positions import write_position
from undermine.notation.records import Record
from undermine.notation.replay import Moment, projected, replay
from undermine.session import read_record
from undermine.words import Catalogue, catalogue


def run(arguments: argparse.Namespace) -> int:
    """A record, step by step, perhaps with a seat's eyes."""
    rules, record = read_record(read_text(arguments.file))
    if arguments.seat is not None:
        if record.eyes is not None:
            message = f"{arguments.file!r} was seen with a seat's eyes already; leave out --as"
            raise ValueError(message)
        list(replay(rules, record))
        record = projected(rules, record, read_seat(arguments.seat, len(record.seats)))
    moments = replay(rules, record)
    if arguments.json:
        print(json.dumps(list(_moment_objects(rules, record, moments)), ensure_ascii=False))
    else:
        words = catalogue(arguments.lang, rules.name)
        for line in _moment_lines(rules, record, moments, words):
            print(line)
    return 0


def _moment_lines(
    rules: Ruleset[Any], record: Record, moments: Iterator[Moment], words: Catalogue
) -> Iterator[str]:
    state = next(moments).state
    for number, moment in enumerate(moments, 1):
        assert moment.line is not None
        yield f"{number:4}  {moment.line.text}"
        for event in moment.events:
            seen = event if record.eyes is None else project(rules.cards, event, record.eyes)
            yield f"        {words.event(seen, record.seats)}"
        state = moment.state
    yield f"\n{draw(rules, state)}\n\n{write_position(rules, state)}"


def _moment_objects(
    rules: Ruleset[Any], record: Record, moments: Iterator[Moment]
) -> Iterator[dict[str, Any]]:
    eyes = record.eyes
    for moment in moments:
        seen = [e if eyes is None else project(rules.cards, e, eyes) for e in moment.events]
        yield {
            "line": moment.line.text if moment.line else None,
            "position": write_position(rules, moment.state),
            "events": [msgspec.to_builtins(event) for event in seen],
        }
