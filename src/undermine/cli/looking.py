"""Commands that look: `view`, `replay`, `verify`, `cards`, `perft`."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from undermine.cli.asking import read_position
from undermine.core.cards import Card
from undermine.core.face import Face
from undermine.core.ruleset import Ruleset
from undermine.core.state import SPECTATOR, Seat
from undermine.core.tile import Lay
from undermine.core.view import project
from undermine.dealer import verify as deal_again
from undermine.games import load
from undermine.notation.drawing import draw, draw_tile
from undermine.notation.errors import NotationError
from undermine.notation.positions import write_position
from undermine.notation.reading import read_actor
from undermine.notation.records import Record
from undermine.notation.replay import Moment, projected, replay
from undermine.notation.wire import encode
from undermine.session import read_record
from undermine.testing.perft import split
from undermine.words import Catalogue, catalogue


def view(arguments: argparse.Namespace) -> int:
    """What a seat sees."""
    rules, state = read_position(arguments.position)
    seen = rules.view(state, _seat(arguments.seat, state.table.seats))
    if arguments.json:
        print(encode(seen).decode())
    else:
        print(draw(rules, seen))
        print(f"\n{write_position(rules, seen)}")
    return 0


def _seat(text: str, seats: int) -> Seat:
    """A seat of this table, or a spectator."""
    seat = read_actor(text)
    if seat != SPECTATOR and not 0 <= seat < seats:
        raise NotationError(text, f"there are seats 1 to {seats}; '.' is a spectator")
    return seat


# -- records -------------------------------------------------------------------------------------


def replay_record(arguments: argparse.Namespace) -> int:
    """A record, step by step, perhaps with a seat's eyes."""
    rules, record = read_record(_file(arguments.file))
    if arguments.seat is not None:
        if record.eyes is not None:
            message = f"{arguments.file!r} was seen with a seat's eyes already; leave out --as"
            raise ValueError(message)
        list(replay(rules, record))
        record = projected(rules, record, _seat(arguments.seat, len(record.seats)))
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


def verify(arguments: argparse.Namespace) -> int:
    """Legal throughout, and dealt as promised."""
    rules, record = read_record(_file(arguments.file))
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


def _file(name: str) -> str:
    if name == "-":
        return sys.stdin.read()
    try:
        return Path(name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        message = f"cannot read {name!r}: {error}"
        raise ValueError(message) from None


# -- cards and counting --------------------------------------------------------------------------


def cards(arguments: argparse.Namespace) -> int:
    """Every card of a game, drawn, with counts."""
    rules = load(arguments.game)
    words = catalogue(arguments.lang)
    if arguments.json:
        entries = [_card_object(card, words) for card in rules.cards]
        print(json.dumps(entries, ensure_ascii=False))
        return 0
    kind = ""
    for card in rules.cards:
        if card.kind != kind:
            kind = card.kind
            print(f"{words.text('kind-' + kind)}\n")
        print("\n".join(_card_lines(rules, card, words)), "\n")
    return 0


def _card_object(card: Card, words: Catalogue) -> dict[str, Any]:
    return {
        "id": card.id,
        "kind": card.kind,
        "count": card.count,
        "name": words.card(card.id),
        "back": card.back,
        **_face_object(card.face),
        "plays": list(card.plays),
        "confidence": card.confidence,
        **{key: list(value) for key, value in card.words.items()},
        **card.numbers,
    }


def _face_object(face: Face | None) -> dict[str, Any]:
    """The code of a face; where it has none, its spaces, links and tolls, counted from 1."""
    if face is None or face.is_chains:
        return {"face": face.code if face else None}
    return {
        "face": None,
        "spaces": [space.code for space in face.spaces],
        "links": [[one + 1, other + 1] for one, other in face.links],
        "tolls": [[one + 1, other + 1] for one, other in face.tolls],
    }


def _card_lines(rules: Ruleset[Any], card: Card, words: Catalogue) -> Iterator[str]:
    label = f"{card.count} × {card.id}", words.card(card.id), ""
    picture = draw_tile(rules, rules.cards.tile(Lay(card.id))) if card.face else ("", "", "")
    for part, text in zip(picture, label, strict=True):
        yield f"  {part:5}  {text}".rstrip()


def perft(arguments: argparse.Namespace) -> int:
    """How many sequences of decisions a position has."""
    rules, state = read_position(arguments.position)
    if arguments.depth < 1:
        message = f"--depth must be at least 1, not {arguments.depth}"
        raise ValueError(message)
    counts = split(rules, state, arguments.depth)
    if arguments.json:
        first = {repr(action): count for action, count in counts.items()}
        print(json.dumps({"depth": arguments.depth, "nodes": sum(counts.values()), "split": first}))
    else:
        for action, count in counts.items():
            print(f"{action!r}: {count}")
        print(sum(counts.values()))
    return 0
